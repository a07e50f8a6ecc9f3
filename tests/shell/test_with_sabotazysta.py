"""The shell with a real game: rounds are played to the end by typing, on screens of two sizes."""

from __future__ import annotations

import io
import itertools
from functools import partial
from typing import Any

import pytest

from brzdek.core.ask import Ask
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.shell.commands import SHELL_COMMANDS, Commands
from brzdek.shell.complete import Completer
from brzdek.shell.deeds import Pick
from brzdek.shell.moves import Moves
from brzdek.shell.parse import read
from brzdek.shell.screen import PlainScreen
from brzdek.shell.session import Session
from tests.effort import effort
from tests.shell.menagerie import Watched
from tests.support import catalog, rulebook


def mine(*seats: str, seed: int = 7, rounds: int = 1) -> Table:
    sitting = tuple(Seat(*seat.split("=")) for seat in seats)
    setup = Setup("sabotazysta", sitting, seed, {"rounds": rounds})
    return Table(rulebook("sabotazysta"), setup, catalog("sabotazysta"), keep_turns=True)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_move_can_be_typed_in_full_in_both_languages(lang: Any) -> None:
    at = mine("Ola", "Jan", "Ewa", "Tola", "Adam")
    commands = Commands(SHELL_COMMANDS)
    style = Watched().style
    for step in range(40):
        ask = at.ask
        if ask is None:
            break
        moves = Moves(at.rulebook.face, at.view(ask.seat), ask)
        for index, option in enumerate(ask.options):
            assert read(moves.typed(index, lang), moves, commands, lang, style) == Pick(option)
            assert read(" ".join(map(str, option)), moves, commands, lang, style) == Pick(option)
        at.answer(ask.options[step % len(ask.options)])


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_newcomer_can_finish_a_round_with_numbers(size: tuple[int, int]) -> None:
    at = mine("Ola", "Jan=steady", "Ewa=steady", "Tola=steady", "Adam=steady")
    screen = Watched(*["1"] * 60, size=size)
    assert Session(at, None, screen, "pl").run() == 0
    assert at.ask is None
    assert "Koniec gry" in screen.seen


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_turn_fits_on_the_screen(size: tuple[int, int]) -> None:
    at = mine("Ola", "Jan=steady", "Ewa=steady", "Tola=steady", "Adam=steady")
    screen = Watched(*["hint!"] * 60, size=size)
    Session(at, None, screen, "pl").run()
    turns = [seen for owner, seen in screen.shots if owner]
    for before, after in itertools.pairwise(turns):
        shown = after[len(before) :].splitlines()[1:]
        assert all(len(line) < size[0] for line in shown)
        table = next(place for place, line in enumerate(shown) if line.startswith("Runda 1 z 1"))
        # One more line is the toolbar; nothing of the table may be scrolled away.
        assert len(shown) - table + 1 <= size[1]


def test_a_script_of_hints_plays_a_round() -> None:
    at = mine("Ola", "Jan=steady", "Ewa=steady")
    out = io.StringIO()
    assert Session(at, None, PlainScreen(out, ["?", "hint", "1"] * 40, live=False), "en").run() == 0
    assert "The game is over" in out.getvalue()
    assert "\x1b" not in out.getvalue()


def test_completion_stays_quick() -> None:
    at = mine("Ola", "Jan", "Ewa")
    ask = at.ask
    assert ask is not None
    cards = list(at.view(0).corridors)
    options = [("play", card, f"{x},{y}") for card in cards for x in range(5) for y in range(3)][:150]
    made: list[Moves] = []
    effort(lambda: made.append(Moves(at.rulebook.face, at.view(0), Ask(0, "turn", options))), 200 * len(options))
    (moves,) = made
    complete = Completer(moves, Commands(SHELL_COMMANDS), "pl", lambda command: ())
    for text in ("", "zagraj ", "zagraj skrzyżowanie ", "play rozwidlenie p"):
        effort(partial(complete.offers, text), 100 * len(options))
