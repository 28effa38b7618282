"""Log records: what a writer's append-only log says.  With the packs, the logs are the truth of a store.

A record is ``(type, fields)``; the fields travel as one msgpack map with short string keys (docs/format.md has the
table of every type).  Paths are bytes relative to the mounted directory, without a leading slash.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any

import msgpack

from vlcc_engine.base.errors import LogDamaged

FIELDS_MAX = 16 << 20
"""Upper bound in bytes of one record's fields; a commit of many removed names stays far below."""


class RecordType(enum.IntEnum):
    """The type byte of a record.  Numbers are never reused."""

    SESSION = 1
    """A workspace was opened: branch, base (version number or None), slot."""
    REVISION = 2
    """A content became a revision: branch, path, n, t, content, mode, mtime, cause, state, format, reason, origin."""
    LIVE = 3
    """A change of the live tree since the last commit: branch, op, … (services/live.py defines the operations)."""
    COMMIT = 4
    """A version: number, id, tree, parents, branch, t, kind, message, origin, complete, torn, files, size."""
    HEAD = 5
    """A branch's head: branch, number (None: the branch was removed)."""
    TAG = 6
    """A tag: name, number (None: removed)."""
    KEEP = 7
    """Retention may not (on: true) or may again (on: false) drop the version: number, on."""
    DROP_VERSION = 8
    """Retention removed versions: numbers, why."""
    DROP_REVISION = 9
    """Retention removed revisions: branch, path, ns, why."""
    MARK = 10
    """A hint about a path: branch, path, event, data (aborted saves, steps, groups)."""
    PACK = 11
    """A pack changed its state: slot, stream, seq, state (open, closed, removed)."""
    INODES = 12
    """No inode number below ``next`` will be handed out again: next."""


@dataclass(slots=True, frozen=True)
class Record:
    """One log record."""

    type: RecordType
    fields: dict[str, Any]

    def encode(self) -> bytes:
        """The msgpack form of the fields."""
        data: bytes = msgpack.packb(self.fields, use_bin_type=True)
        return data

    @classmethod
    def decode(cls, type_number: int, data: bytes, where: str) -> Record:
        """Parse the fields of a record read at ``where``; raises :class:`LogDamaged` naming that place."""
        try:
            kind = RecordType(type_number)
            fields = msgpack.unpackb(data, raw=False, strict_map_key=True, max_bin_len=FIELDS_MAX, max_str_len=FIELDS_MAX)
        except (ValueError, msgpack.UnpackException) as error:
            raise LogDamaged(f"{where}: a log record cannot be read ({error})",
                             remedy="run `vlcc check` on the store, then `vlcc rebuild`") from error
        if not isinstance(fields, dict):
            raise LogDamaged(f"{where}: a log record is not a map", remedy="run `vlcc check` on the store, then `vlcc rebuild`")
        return cls(kind, fields)
