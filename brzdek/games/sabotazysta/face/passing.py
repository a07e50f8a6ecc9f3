"""Why others pass: what stands before them says as much as anybody can know."""

from __future__ import annotations

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import best_named
from brzdek.core.text import Say, fold
from brzdek.games.sabotazysta.face.paragraphs import told
from brzdek.games.sabotazysta.view.view import MineView

PASSING = ("pas", "spas", "pass")
"""What words for passing begin with; a card that fits is said so in Polish, too."""
EVERYBODY = frozenset(fold("oni one wszyscy inni reszta they everyone everybody others all them").split())


def why_they_pass(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Of whoever is named, or of all others, which tools are broken; nothing if nobody's passing is asked about."""
    words = [fold(word.strip("?!.,")) for word in about.split()]
    if view.over or not any(word.startswith(PASSING) for word in words):
        return []
    others = {seat: (name,) for seat, name in enumerate(view.names) if seat != view.seat}
    named = best_named(about, others) or ([] if EVERYBODY.isdisjoint(words) else list(others))
    if not named:
        return []
    lines = []
    for seat in named:
        tools = [view.catalog.tables["tools"][tool].to(say.lang) for tool in view.broken[seat]]
        key = "told.passes_broken" if tools else "told.passes_whole"
        lines.append(say(key, who=view.names[seat], tools=", ".join(tools)))
    return told(style, *lines, say("told.passes"))
