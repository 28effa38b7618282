"""The data model: plain values that every layer shares.  Vocabulary: docs/architecture.md."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import NamedTuple

ID_SIZE = 32
"""Bytes of a chunk or object id (BLAKE3-256 of the decoded content)."""

CHUNK_MAX = 1 << 20
"""The largest chunk in bytes; also the grid on which arrays are cut."""

Buffer = bytes | bytearray | memoryview


class Kind(enum.IntEnum):
    """What a frame of a pack holds."""

    DATA = 0
    OBJECT = 1


class Codec(enum.IntEnum):
    """How the payload of a frame is encoded (docs/format.md)."""

    RAW = 0
    ZSTD = 1
    DELTA = 2
    PLANES = 3


class ContentKind(enum.IntEnum):
    """How a file's bytes are found."""

    EMPTY = 0
    CHUNK = 1
    RECIPE = 2


class Content(NamedTuple):
    """The bytes of one file: nothing, one chunk, or a recipe object."""

    kind: ContentKind
    size: int
    id: bytes

    def pack(self) -> list[object]:
        """The msgpack form used in trees and log records: ``[kind, size, id]``."""
        return [int(self.kind), self.size, self.id]

    @classmethod
    def unpack(cls, value: list[object] | tuple[object, ...]) -> Content:
        """Inverse of :meth:`pack`; raises ``ValueError`` for anything else."""
        kind, size, ident = value
        if not isinstance(kind, int) or not isinstance(size, int) or not isinstance(ident, bytes) or size < 0:
            raise ValueError(f"not a content: {value!r}")
        return cls(ContentKind(kind), size, ident)


EMPTY = Content(ContentKind.EMPTY, 0, b"")


@dataclass(slots=True)
class Entry:
    """One name in a directory of a version.  ``mode`` includes the file type; exactly one of content (regular file),
    target (symlink) and subtree (directory) is set, none for FIFOs, sockets and devices.  Hard links share ``ino``."""

    ino: int
    mode: int
    uid: int
    gid: int
    mtime_ns: int
    ctime_ns: int
    nlink: int = 1
    rdev: int = 0
    content: Content | None = None
    target: bytes | None = None
    subtree: bytes | None = None
    xattrs: dict[bytes, bytes] = field(default_factory=dict)


class State(enum.StrEnum):
    """Whether a file's or a group's content is whole."""

    COMPLETE = "complete"
    TORN = "torn"
    ABORTED = "aborted"
    UNKNOWN = "unknown"


class Verdict(NamedTuple):
    """The result of a structure check of one file."""

    state: State
    format: str
    reason: str = ""


@dataclass(slots=True, frozen=True)
class Origin:
    """Who wrote: the host, user, process and job of the writer."""

    host: str = ""
    user: str = ""
    pid: int = 0
    command: str = ""
    job: str = ""
    rank: str = ""
    step: str = ""


class Cause(enum.StrEnum):
    """Why a content became a revision (promise V1)."""

    RELEASE = "release"
    RENAME = "rename"
    TRUNCATE = "truncate"
    REPLACED = "replaced"
    REMOVED = "removed"
    BARRIER = "barrier"
    RECOVERED = "recovered"
    ADOPTED = "adopted"
    RESTORED = "restored"


@dataclass(slots=True)
class Revision:
    """One finished content of one path; numbered from 1 per (branch, path)."""

    branch: str
    path: bytes
    n: int
    time_ns: int
    content: Content
    mode: int
    mtime_ns: int
    cause: Cause
    state: State = State.UNKNOWN
    format: str = ""
    reason: str = ""
    origin: Origin = field(default_factory=Origin)


@dataclass(slots=True)
class Version:
    """One immutable state of a whole mounted directory; ``number`` is store-wide and never reused."""

    number: int
    id: bytes
    tree: bytes
    parents: tuple[int, ...]
    branch: str
    time_ns: int
    kind: str
    message: str = ""
    origin: Origin = field(default_factory=Origin)
    complete: bool = True
    torn: tuple[tuple[str, str], ...] = ()
    files: int = 0
    size: int = 0
    tags: tuple[str, ...] = ()
    kept: bool = False
    dropped: bool = False


class Place(NamedTuple):
    """Where a frame lies: pack number in the chunk index, offset of the payload, stored and raw length in bytes."""

    pack: int
    offset: int
    stored: int
    raw: int
    codec: Codec
    kind: Kind
