"""Why not, in words."""

from __future__ import annotations

from brzdek.core.text import Book

WHY_WORDS: Book = {}
