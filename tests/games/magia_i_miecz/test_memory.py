"""What is remembered is what would be found out anew."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.memory import Memory
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import acts, spells, things, trophies
from tests.games.magia_i_miecz.staged import world
from tests.support import seat_down

GAME = "magia_i_miecz"
SENTINEL = "straznik_mostu"
EVERY = 5
"""So many answers lie between two looks: what was kept at one is asked for again at another."""


def looked_round(table: Table) -> list[Any]:
    """All that is remembered of the situation on the table, as it would be told now."""
    game, seats = world(table), range(len(table.game.names))
    found: list[Any] = []
    for seat in seats:
        view = table.view(seat)
        found += [view.adventurer(one) for one in seats]
        if game.adventurers[seat].alive:
            found += [view.odds(foe) for foe in (SENTINEL, *seats) if foe != seat]
        found += [acts.handling(game, seat), tuple(game.things(seat)), tuple(spells.at_hand(game, seat))]
        found += [things.weight(game, seat), tuple(things.carriers(game, seat))]
        found += [trophies.worth_of(game, seat, name) for name in ("strength", "craft")]
    return found


@pytest.mark.parametrize(("game", "seed"), [(GAME, 102), (GAME, 103), (GAME, 108), ("smoki", 1), ("smoki", 2)])
def test_nothing_is_remembered_that_has_changed(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seat_down(game, 4, seed=seed)
    bots = [table.rulebook.bots["random"](seat, seed) for seat in range(4)]
    while table.ask is not None:
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
        if world(table).phase != "draft" and len(table.journal) % EVERY == 0:
            remembered = looked_round(table)
            with monkeypatch.context() as forgetful:
                forgetful.setattr(Memory, "recall", lambda *_: None)
                forgetful.setattr(Memory, "keep", lambda memory, asked, mark, answer: answer)
                anew = looked_round(table)
            assert remembered == anew


def test_a_copy_of_the_game_begins_without_memories() -> None:
    table = seat_down(GAME, 2, seed=1)
    while world(table).phase == "draft":
        assert table.ask is not None
        table.answer(table.ask.options[0])
    game = world(table)
    game.things(0)
    asked, mark = ("things", 0), game.zones.handled.get(0)
    assert game.memory.recall(asked, mark) is not None
    assert game.duplicate().memory.recall(asked, mark) is None
