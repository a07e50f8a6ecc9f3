"""What happened with dragons, in words."""

from __future__ import annotations

from brzdek.core.text import Book

EVENT_WORDS: Book = {}
