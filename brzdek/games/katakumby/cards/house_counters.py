"""What no printed card of Katakumby counts: for house decks."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.effects.entries import Counter
from brzdek.core.text import Text
from brzdek.games.katakumby.cards.counters import Ctx, delver_of


class Lockpicks(Counter):
    """Lockpicks of the player."""

    __slots__ = ()
    word: ClassVar[str] = "lockpicks"
    doc: ClassVar[Text] = Text("Wytrychy gracza.", "The player's lockpicks.")
    example: ClassVar[str] = "lockpicks"
    each: ClassVar[Text] = Text("za każdy wytrych", "for each lockpick")
    noun: ClassVar[Text] = Text("{n|wytrych|wytrychy|wytrychów}", "{n|lockpick|lockpicks}")
    thing: ClassVar[Text | None] = Text("wytrych", "a lockpick")
    lacking: ClassVar[Text | None] = Text("wytrycha", "lockpick")

    def count(self, ctx: Ctx) -> int:
        return delver_of(ctx).lockpicks


HOUSE_COUNTERS: tuple[type[Counter], ...] = (Lockpicks,)
