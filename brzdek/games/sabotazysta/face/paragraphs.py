"""Answers as paragraphs."""

from __future__ import annotations

import textwrap

from brzdek.core.drawing import Line, Style


def told(style: Style, *texts: str) -> list[Line]:
    """Texts, each on as many lines as it needs."""
    return [
        [("", part)] for text in texts for part in textwrap.wrap(text, max(20, style.width - 1), subsequent_indent="  ")
    ]
