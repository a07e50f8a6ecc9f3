"""How Katakumby shows itself to a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.ask import Ask, Option
from brzdek.core.face import Face, Line, Style
from brzdek.core.log import Event
from brzdek.core.text import LANGS, Lang, Say
from brzdek.games.katakumby.view import DelveView
from brzdek.games.katakumby.words import WORDS


class DelveFace(Face[DelveView]):
    """Words and drawings, from the view of one player."""

    def say(self, lang: Lang) -> Say:
        return Say(lang, WORDS)

    def status(self, view: DelveView, say: Say) -> str:
        return ""

    def board(self, view: DelveView, say: Say, style: Style) -> list[Line]:
        return []

    def hand(self, view: DelveView, say: Say, style: Style) -> list[Line]:
        return []

    def score(self, view: DelveView, say: Say, style: Style) -> list[Line]:
        return []

    def question(self, view: DelveView, ask: Ask, say: Say) -> str:
        return ask.topic

    def option(self, view: DelveView, option: Option, say: Say) -> str:
        return " ".join(map(str, option))

    def forms(self, view: DelveView, option: Option) -> Sequence[Mapping[str, Sequence[str]]]:
        return [dict.fromkeys(LANGS, (str(word),)) for word in option]

    def event(self, view: DelveView, event: Event, say: Say) -> str | None:
        return None
