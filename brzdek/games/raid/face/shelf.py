"""The dungeon row in a narrow column beside the map."""

from __future__ import annotations

import textwrap
from typing import Any

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say, shortened
from brzdek.games.raid.face.naming import text_of
from brzdek.games.raid.face.panels import card_entry, whole_parts
from brzdek.games.raid.view.view import RaidView

INDENT = "   "


def shelf(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """Every card with its text below it; where that is too high, the longest texts are cut."""
    room = style.width - len(INDENT)
    heads, texts = [], []
    for card in dict.fromkeys(view.row):
        head, more = _head(view, card, say, style)
        text = f"{more} {text_of(view.pieces[card], say)}".strip()
        heads.append(head)
        texts.append(textwrap.wrap(text, room, break_long_words=False, break_on_hyphens=False))
    while any(texts) and 1 + len(heads) + sum(map(len, texts)) > style.height:
        longest = max(texts, key=len)
        *_, last, cut = ["", *longest]
        longest[-2:] = [_cut(f"{last} {cut}", room)] if last else []
    lines: list[Line] = [[("title", say("row.title", deck=view.dungeon_deck_count))]]
    for head, wrapped in zip(heads, texts, strict=True):
        lines += [head, *[[("dim", INDENT + part)] for part in wrapped]]
    return lines


def _cut(text: str, room: int) -> str:
    """The beginning of a text, to the end of a part of it if there is any."""
    return whole_parts(text, room) or shortened(text, room)


def _head(view: RaidView[Any], card: str, say: Say, style: Style) -> tuple[Line, str]:
    """A card as far as it fits, and what is special about it if that does not."""
    *before, (name_ink, name), (ink, signs) = card_entry(view, card, say, style)
    room = style.width - sum(len(part) for _, part in before)
    if points := view.pieces[card].points:
        told = say("note.points", n=points)
        signs = f"{signs[:-1]}, {told})" if signs else f" ({told})"
    fits = len(name) + len(signs) <= room
    return [*before, (name_ink, shortened(name, room)), (ink, signs if fits else "")], "" if fits else signs.strip()
