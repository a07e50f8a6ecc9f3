"""The shell with the tiny game, which uses everything the core has: reactions, hidden bids, dice, counting."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.shell.commands import SHELL_COMMANDS, Commands
from brzdek.shell.moves import Moves
from brzdek.shell.parse import Choose, Unclear, read
from brzdek.shell.screen import Ended, Prompt
from brzdek.shell.session import Session
from tests.shell.menagerie import Watched
from tests.tiny.tables import sit_down

COMMANDS = Commands(SHELL_COMMANDS)


class Player(Watched):
    """Types a move of each question, chosen at random, in either language or as its number."""

    def __init__(self, table: Any, seed: int, questions: int) -> None:
        super().__init__()
        self.table = table
        self.random = random.Random(seed)
        self.questions = questions

    def read(self, prompt: Prompt) -> str:
        ask = self.table.ask
        if prompt.owner and ask is not None:
            self.questions -= 1
            moves = Moves(self.table.rulebook.face, self.table.view(ask.seat), ask)
            index = self.random.randrange(len(ask.options))
            lines = [" ".join(map(str, ask.options[index])), moves.typed(index, self.random.choice(("pl", "en")))]
            self._lines = [self.random.choice(lines)]
            reading = read(self._lines[0], moves, COMMANDS, "pl", self.style)
            if isinstance(reading, Unclear):
                assert index in reading.moves
                self._lines = ["1"] if moves.numbered else lines[:1]
            else:
                assert reading == Choose(ask.options[index])
        elif not self._lines:
            self._lines = [""]
        if self.questions < 0:
            raise Ended
        return super().read(prompt)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_game_asks_can_be_typed(seed: int) -> None:
    table = sit_down(3, seed, keep_turns=True)
    screen = Player(table, seed, 150)
    assert Session(table, None, screen, "pl").run() == 0
    assert len(table.journal) >= 100 or table.ask is None


def test_bids_made_at_one_screen_stay_hidden() -> None:
    """Hidden choices are typed one after another; nobody sees an earlier one."""
    table = sit_down(3, 1, keep_turns=True)
    screen = Player(table, 1, 60)
    Session(table, None, screen, "pl").run()
    owners = [owner for owner, _ in screen.shots]
    for (owner, seen), before in zip(screen.shots[1:], owners, strict=False):
        if owner and before != owner:
            assert seen.count("> ") == 1, "the screen begins anew for each person"
