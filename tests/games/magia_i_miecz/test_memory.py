"""What is remembered is what would be found out anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from brzdek.core.effects import runtime
from brzdek.core.effects.ongoing import moment_of
from brzdek.core.effects.runtime import allowed
from brzdek.core.effects.timing import timings
from brzdek.core.effects.windows import Windows
from brzdek.core.memory import Memory
from brzdek.core.table import Table
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.cards.card_selectors import belongings
from brzdek.games.magia_i_miecz.rules import acts, passages, settling, spells, things, trophies, ways
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.regions import BEFORE_MOVE
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.turn import AFTER_MOVE, AT_END
from brzdek.games.magia_i_miecz.rules.weapons import armoury
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS
from tests.games.magia_i_miecz.staged import world
from tests.support import seat_down

GAME = "magia_i_miecz"
BEINGS = ("straznik_mostu", "cadorus")
"""Those whom one may have to fight wherever they are: the Sentinel, a Draconic Lord."""
SOME = 4
"""So many of the enemies that lie on the boards are looked at."""
EVERY = 5
"""So many answers lie between two looks: what was kept at one is asked for again at another."""


def looked_round(table: Table) -> list[Any]:
    """All that is remembered of the situation on the table, as it would be told now."""
    game, seats = world(table), range(len(table.game.names))
    lying = [one for space in board(game).spaces for one in game.on(space) if game.card(one).kind == "enemy"]
    foes = (*[one for one in BEINGS if one in game.catalog.cards], *lying[:SOME])
    found: list[Any] = []
    for seat in seats:
        view = table.view(seat)
        found += [view.adventurer(one) for one in seats]
        if game.adventurers[seat].alive:
            found += [view.odds(foe) for foe in (*foes, *seats) if foe != seat]
            found += [view.best_odds(foe) for foe in seats if foe != seat]
        found += [acts.handling(game, seat), tuple(game.things(seat)), tuple(spells.at_hand(game, seat))]
        found += [things.weight(game, seat), tuple(game.carriers(seat)), tuple(armoury(game, seat))]
        found += [
            belongings(game, seat),
            [things.may_own(game, seat, one) for other in seats for one in game.things(other)],
        ]
        found += [game.printed(seat, name) for name in ("strength", "craft", "endurance")]
        found += [spells.own_castable(game, seat, windows) for windows in (BEFORE_MOVE, AFTER_MOVE, AT_END)]
        found += [trophies.worth_of(game, seat, name) for name in ("strength", "craft")]
    return found


@pytest.mark.parametrize(
    ("game", "bot", "seed", "options"),
    [
        (GAME, "random", 102, {}),
        (GAME, "random", 103, {}),
        (GAME, "random", 108, {}),
        (GAME, "steady", 5, {}),
        ("smoki", "random", 1, {}),
        ("smoki", "random", 2, {"overlay": "tower", "spawn": 1}),
        ("smoki", "steady", 301, {}),
    ],
)
def test_nothing_is_remembered_that_has_changed(
    game: str, bot: str, seed: int, options: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seat_down(game, 4, seed=seed, options=options)
    bots = [table.rulebook.bots[bot](seat, seed) for seat in range(4)]
    while table.ask is not None:
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
        if world(table).phase != "draft" and len(table.journal) % EVERY == 0:
            remembered = looked_round(table)
            with monkeypatch.context() as forgetful:
                forgetful.setattr(Memory, "recall", lambda *_: None)
                forgetful.setattr(Memory, "keep", lambda memory, asked, mark, answer: answer)
                world(table).zones.notes.clear()
                world(table).ongoing.memo.clear()
                world(table).ongoing.concerned.clear()
                anew = looked_round(table)
            assert remembered == anew


def test_a_trophy_is_seen_although_nothing_else_has_changed() -> None:
    table = seat_down(GAME, 2, seed=1)
    while world(table).phase == "draft":
        assert table.ask is not None
        table.answer(table.ask.options[0])
    game, view = world(table), table.view(1)
    trophy = next(one for one in game.zone("deck", "adventure") if game.card(one).kind == "enemy")
    assert view.adventurer(0).trophies == ()
    move(game, trophy, game.zone("trophies", 0))
    assert view.adventurer(0).trophies == (trophy,)
    move(game, trophy, game.discard_of(trophy))
    assert view.adventurer(0).trophies == ()


@pytest.mark.parametrize(("game", "seed"), [(GAME, 104), (GAME, 109), ("smoki", 3)])
def test_what_is_found_at_a_glance_is_what_a_long_look_finds(game: str, seed: int) -> None:
    table = seat_down(game, 4, seed=seed)
    bots = [table.rulebook.bots["random"](seat, seed) for seat in range(4)]
    while table.ask is not None:
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
        if world(table).phase != "draft" and len(table.journal) % EVERY == 0:
            check_sources(world(table))
            check_ways(table)
            check_idle_windows(world(table))
            check_what_lasts(world(table))


def check_what_lasts(game: World) -> None:
    """What is known of all that lasts until the lists of it are others is what a look through them finds."""
    timed = [one for one in game.ongoing.lasting() if one.tick or one.used]
    assert [one for one in runtime._passing(game.ongoing) if one.tick or one.used] == timed
    assert settling._reach(game) == settling._look_for_reach(game)
    for seat in game.living():
        if game._unhindered(seat):
            assert game.magic_works(seat)
            assert allowed(game, seat, "use_magic")
            assert allowed(game, seat, "item_bonus")


def check_sources(game: World) -> None:
    """Whatever lasts while its source is there is found by that source."""
    for index in ("values", "acts", "triggers", "before", "uses"):
        for name, records in getattr(game.ongoing, index).items():
            for record in records:
                assert record.tick or (index, name) in game.ongoing.sources[record.source]


def check_ways(table: Table) -> None:
    game = world(table)
    doors = [space for space in board(game).spaces if any(passages.leads(game, copy) for copy in game.on(space))]
    assert list(table.view(0).doorways) == doors
    rings = board(game).rings
    for seat, one in enumerate(game.adventurers):
        if one.alive and one.space in (*rings["outer"], *rings["middle"]):
            for steps in range(1, 7):
                anew = ways._walk_options(game, seat, one.space, [steps], True)
                assert ways.walk_options(game, seat, one.space, [steps]) == anew


def check_idle_windows(game: World) -> None:
    """Where it is plain that nobody is asked, nobody would be."""
    thrown = [throw.seat for throw in game.ongoing.throws[-1:]]
    for window in {*timings(game.catalog), *game.ongoing.uses}:
        for seat in thrown or range(game.players):
            if WINDOWS.idle(game, window, seat):
                assert WINDOWS.offers(game, moment_of(seat, window)) == []
        seat = game.turn if not thrown else thrown[0]
        assert WINDOWS.offers(game, moment_of(seat, window)) == Windows.offers(WINDOWS, game, moment_of(seat, window))


def test_a_copy_of_the_game_begins_without_memories() -> None:
    table = seat_down(GAME, 2, seed=1)
    while world(table).phase == "draft":
        assert table.ask is not None
        table.answer(table.ask.options[0])
    game = world(table)
    game.things(0)
    assert "things" in game.zones.notes[0]
    assert not game.duplicate().zones.notes
