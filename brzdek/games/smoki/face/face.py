"""How Smoki shows itself to a person: as Magia i Miecz does, with dragons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.face import Line, Shown, Style
from brzdek.core.text import Book, Lang, Say, Text
from brzdek.games.magia_i_miecz.face.boards import Draw
from brzdek.games.magia_i_miecz.face.face import WorldFace
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.face.event_words import EVENT_WORDS
from brzdek.games.smoki.face.looks import LOOKS, beside, dragon_line
from brzdek.games.smoki.face.why_words import WHY_WORDS
from brzdek.games.smoki.face.words import ALSO, CHOSEN, FILLERS, TYPED, WORDS
from brzdek.games.smoki.rules import tower
from brzdek.games.smoki.view.view import DragonView

SHOWN: Mapping[str, Shown[WorldView]] = {**WorldFace.shown, "lord": name, "token": name}


class DragonFace(WorldFace):
    """Words and drawings of the stack."""

    looks = LOOKS
    fillers = Text(*("|".join(both) for both in zip(WorldFace.fillers, FILLERS, strict=True)))
    shown = SHOWN
    drawings: ClassVar[Mapping[str, Draw]] = {**WorldFace.drawings, tower.BOARD: beside}
    typed: ClassVar[Book] = {**WorldFace.typed, **TYPED}
    also: ClassVar[Mapping[str, str]] = {**WorldFace.also, **ALSO}
    chosen: ClassVar[Mapping[str, str]] = {**WorldFace.chosen, **CHOSEN}

    def say(self, lang: Lang) -> Say:
        return Say(lang, *super().say(lang).books, WORDS, EVENT_WORDS, WHY_WORDS, TYPED)

    def board(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        lines = super().board(view, say, style)
        return [*lines, *dragon_line(view, say, style)] if isinstance(view, DragonView) and lines else lines
