"""The one exception tree of VLCC-States: every error a user can meet has a stable kind, an exit code and a remedy."""

from __future__ import annotations

from typing import ClassVar


class VlccError(Exception):
    """Base of all errors meant for a user.

    ``str(error)`` is one clear line naming what and where; ``remedy`` says what to do about it.  ``kind`` (for scripts
    and the control protocol) and ``exit_code`` (for the shell) never change between releases.
    """

    kind: ClassVar[str] = "error"
    exit_code: ClassVar[int] = 1

    def __init__(self, message: str, *, remedy: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy


class UsageError(VlccError):
    """The request itself makes no sense (bad option, malformed version name)."""

    kind = "usage"
    exit_code = 2


class NotFound(VlccError):
    """A version, revision, path, tag or branch that does not exist; the message suggests the nearest names."""

    kind = "not-found"
    exit_code = 3


class StoreError(VlccError):
    """Something about the store as a whole."""

    kind = "store"
    exit_code = 4


class NotAStore(StoreError):
    """The directory holds no store."""

    kind = "not-a-store"


class StoreNewer(StoreError):
    """The store's format is newer than this release (promise G10)."""

    kind = "store-newer"


class StoreBusy(StoreError):
    """Another process holds what this one needs; the message names it."""

    kind = "store-busy"


class StoreUnsupported(StoreError):
    """The file system under the store lacks what the store needs (locks, mmap for the index)."""

    kind = "store-unsupported"


class Damage(VlccError):
    """Stored bytes are not what they were (promises G5, G6)."""

    kind = "damage"
    exit_code = 5


class ChunkMissing(Damage):
    """A chunk that something refers to is in no pack."""

    kind = "chunk-missing"


class ChunkDamaged(Damage):
    """A stored chunk fails its checksum or cannot be decoded."""

    kind = "chunk-damaged"


class LogDamaged(Damage):
    """A record inside a log (not at its torn tail) fails its checksum."""

    kind = "log-damaged"


class ObjectDamaged(Damage):
    """A metadata object (recipe, tree, commit, layout) cannot be parsed."""

    kind = "object-damaged"


class NoSpace(VlccError):
    """The disk under the store, or the space budget, is exhausted."""

    kind = "no-space"
    exit_code = 6


class MountError(VlccError):
    """Mounting, unmounting or the machine's FUSE set-up."""

    kind = "mount"
    exit_code = 7


class Refused(VlccError):
    """The request would lose or overwrite something, so it was not done."""

    kind = "refused"
    exit_code = 8


class DaemonError(VlccError):
    """The daemon of a mount or store cannot be reached or answered nonsense."""

    kind = "daemon"
    exit_code = 9


class NotAllowed(VlccError):
    """The operating system refuses access to a file or device this needs."""

    kind = "not-allowed"
    exit_code = 10


class Interrupted(VlccError):
    """The user interrupted the command; nothing is left half-done."""

    kind = "interrupted"
    exit_code = 130


def by_kind(kind: str) -> type[VlccError]:
    """Return the class of the error with this stable kind (``VlccError`` itself for an unknown one)."""
    pending: list[type[VlccError]] = [VlccError]
    while pending:
        cls = pending.pop()
        if cls.kind == kind:
            return cls
        pending.extend(cls.__subclasses__())
    return VlccError
