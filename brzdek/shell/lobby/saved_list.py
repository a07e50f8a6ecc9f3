"""The list of saved games, and choosing from it: the same in the menu and on the command line."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from brzdek.core.drawing import Line
from brzdek.core.text import Lang, Say, Text
from brzdek.shell.display.screen import Ended, Interrupted, Prompt, Screen
from brzdek.shell.lobby.lobby_words import SAVED

if TYPE_CHECKING:
    from brzdek.core.record.saves import SavedGame

SHOWN = 20
"""How many of the games played last are listed."""


class SavedList:
    """Saved games as people read them: game, date, turn and players."""

    def __init__(self, games: Sequence[SavedGame], lang: Lang, title: Callable[[str], Text]) -> None:
        self.games = games[:SHOWN]
        self._more = len(games) - len(self.games)
        self._say = Say(lang, SAVED)
        self._title = title

    def lines(self, screen: Screen) -> list[Line]:
        rows = [self._row(game) for game in self.games]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        digits = len(str(len(rows)))
        lines: list[Line] = []
        for number, row in enumerate(rows, 1):
            when, title, turn, _ = (part.ljust(width) for part, width in zip(row, widths, strict=True))
            label = f"  {number:>{digits}}"
            before = f"{label} {when}  {title}  {turn}  "
            first, *rest = screen.paragraph(row[-1], indent=" " * len(before), first=before)
            lines += [[("key", label), ("", first[0][1][len(label) :])], *rest]
        if self._more:
            lines.append([("dim", self._say("saved_more", n=self._more))])
        return lines

    def _row(self, game: SavedGame) -> tuple[str, str, str, str]:
        setup = game.transcript.setup
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.when))
        names = ", ".join(seat.name for seat in setup.seats)
        return when, self._title(setup.game).to(self._say.lang), self._turn(game), names

    def _turn(self, game: SavedGame) -> str:
        if game.transcript.finished:
            return self._say("saved_over")
        return self._say("saved_turn", turn=game.transcript.turn)

    def choose(self, screen: Screen, refuse: Callable[[str], None], typed: str = "") -> SavedGame | None:
        """One of the games: by its number, the only one, or as somebody at the screen says; None: rather none.

        A script that gives no number takes the one played last.
        """
        if not typed and (len(self.games) == 1 or not screen.live):
            return self.games[0]
        if typed:
            chosen = self._numbered(typed)
            if chosen is None:
                refuse(self._say("saved_no", found=typed, n=len(self.games)))
            return chosen
        screen.show(self.lines(screen))
        return self._ask(screen)

    def _ask(self, screen: Screen) -> SavedGame | None:
        while True:
            try:
                line = screen.read(Prompt([("title", self._say("saved_which"))]))
            except (Ended, Interrupted, KeyboardInterrupt):
                return None
            if line in ("", "0"):
                return None if line else self.games[0]
            chosen = self._numbered(line)
            if chosen is not None:
                return chosen
            screen.say(self._say("saved_no", found=line, n=len(self.games)), "bad")

    def _numbered(self, typed: str) -> SavedGame | None:
        number = int(typed.lstrip("0")[:6] or 0) if typed.isascii() and typed.isdigit() else 0
        return self.games[number - 1] if 1 <= number <= len(self.games) else None
