"""What is told once one is out of a raid: the turns of the others in full, then who has what for what."""

from __future__ import annotations

import pytest

from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.support import catalog, rulebook


def _after_the_escape(game: str, seed: int, lang: Lang) -> Watched:
    """A person does what a bot would until it is out, and ends that turn."""
    seats = (Seat("Ola"), Seat("Ala", "steady"), Seat("Bolek", "steady"))
    table = Table(rulebook(game), Setup(game, seats, seed, {}, None), catalog(game))
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(3)]
    while table.ask is not None:
        view = table.view(table.ask.seat)
        answer = bots[table.ask.seat].choose(view, table.ask)
        if table.ask.seat == 0 and view.me.out and answer == ("end",):
            break
        table.answer(answer)
    screen = Watched("end", "", "no")
    Session(table, None, screen, lang).run()
    return screen


@pytest.mark.parametrize(
    ("lang", "out", "what_for"), [("en", "The game is over", "What for – Ala: "), ("pl", "Koniec gry", "Za co – Ala: ")]
)
def test_the_rest_of_a_raid_is_told_in_full_and_then_what_everybody_has(lang: Lang, out: str, what_for: str) -> None:
    screen = _after_the_escape("brzdek", 6, lang)
    pause = next(seen for _, seen in screen.shots if out in seen.splitlines()[-1])
    told = pause.rpartition("> end\n")[2]
    assert "log" not in told
    assert "Ala: 8→3" in told
    assert not any("  • " in line for line in told.splitlines()), "turns stand side by side"
    told_after = screen.seen[len(pause) :]
    assert what_for in told_after
    assert told_after.count("\n") <= 24
