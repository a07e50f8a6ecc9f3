"""What has been printed already: while somebody watches, what is the same is not made again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

_SEEN: ContextVar[dict[str, str] | None] = ContextVar("seen", default=None)
"""The marks of what lies in each file, if anybody wants to know."""


@contextmanager
def remembering() -> Iterator[None]:
    """Files made in between are made again only if what is drawn in them is another."""
    token = _SEEN.set({})
    try:
        yield
    finally:
        _SEEN.reset(token)


def watched() -> bool:
    return _SEEN.get() is not None


def is_new(file: Path, mark: str, sort: str = "drawn") -> bool:
    """Has the file to be made? ``mark``: of what is drawn in it, or of another sort."""
    seen = _SEEN.get()
    if seen is None:
        return True
    key = f"{sort} {file}"
    known, seen[key] = seen.get(key), mark
    return known != mark or not file.exists()
