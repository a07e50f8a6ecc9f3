"""What stands in a printed document beside its pages."""

from __future__ import annotations

from typing import Any, NamedTuple

from pypdf import PdfReader


class Bookmarks(NamedTuple):
    title: str
    pages: dict[str, int]
    """What is marked below the title, with the pages it leads to, from 0."""


def bookmarks(reader: PdfReader) -> Bookmarks:
    outline: Any = reader.outline
    top, below = outline
    pages = {entry.title: reader.get_destination_page_number(entry) for entry in below}
    assert len(pages) == len(below) and None not in pages.values()
    return Bookmarks(top.title, {str(title): int(page or 0) for title, page in pages.items()})
