"""Advice and its plan tell nothing that whoever asks cannot know."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from brzdek.core.ask import Option
from brzdek.core.chance import Chance
from brzdek.core.problems import Stuck
from brzdek.core.table import NotAnOption, Table
from brzdek.shell.answering.advice import advise
from brzdek.shell.reading.moves import Moves
from brzdek.shell.sitting.session import Session
from tests.games.brzdek.twins import HeistTwins
from tests.games.katakumby.twins import DelveTwins
from tests.games.magia_i_miecz.twins import WorldTwins
from tests.games.sabotazysta.twins import MineTwins
from tests.games.smoki.twins import DragonTwins
from tests.shell.menagerie import Watched
from tests.support import rulebook, seat_down
from tests.twins import Mix, Prepared, Twins, Viewer, seen

TWINS: Mapping[str, type[Twins]] = {
    "brzdek": HeistTwins,
    "katakumby": DelveTwins,
    "magia_i_miecz": WorldTwins,
    "sabotazysta": MineTwins,
    "smoki": DragonTwins,
}
PLACES, TRIES, EVERY = 24, 6, 7
"""So many places of a game; so often is mixed anew what may not have come to light yet; places lie so far apart."""


def other_luck(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """The next dice and shuffles."""
    game.chance = Chance(choice.randrange(1000))
    return True


def places(game: str) -> Iterator[Table]:
    """Questions of games that steady bots play, in the middle of turns too."""
    found = 0
    for seed in range(20):
        table = seat_down(game, 3, seed=seed, keep_turns=True)
        bots = [rulebook(game).bots["steady"](seat, seed) for seat in range(3)]
        step = 0
        while table.ask is not None:
            if step % EVERY == seed % EVERY and len(table.ask.options) > 1:
                yield table
                found += 1
                if found % 8 == 0:
                    break
            table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
            step += 1
        if found >= PLACES:
            return


def twin_of(table: Table, mix: Mix, seed: int) -> Table | None:
    """The same place in a game in which what the seat cannot see lies otherwise."""
    assert table.ask is not None and table._saved is not None
    viewer, (start, length) = table.ask.seat, table._saved
    choice = random.Random(seed)
    for _ in range(TRIES):
        game = copy.deepcopy(start)
        if not mix(game, viewer, choice):
            continue
        twin = begun(table, game)
        try:
            twin.replay(table.answers[length:])
        except (NotAnOption, Stuck):
            continue
        if twin.ask is not None and seen(twin, viewer, 0) == seen(table, viewer, 0):
            return twin
    return None


def begun(table: Table, game: Any) -> Table:
    return Table(Prepared(table.rulebook, game), table.setup, table.catalog, keep_turns=True)


def advised(table: Table) -> str:
    """What is said to whoever is asked."""
    assert table.ask is not None
    screen = Watched()
    session = Session(table, None, screen, "en")
    session.people, session.at, session.hot_seat = [table.ask.seat], table.ask.seat, False
    advise(session, table.ask, Moves(session.face, session.view(table.ask.seat), table.ask), do=False)
    return screen.seen


@pytest.mark.parametrize("game", TWINS)
def test_what_a_seat_cannot_see_changes_no_advice(game: str) -> None:
    compared = 0
    for seed, table in enumerate(places(game)):
        told = advised(table)
        for kind, mix in {**TWINS[game].mixes, "luck": other_luck}.items():
            twin = twin_of(table, mix, seed)
            if twin is not None:
                compared += 1
                assert advised(twin) == told, kind
    assert compared > PLACES


def test_a_bot_that_peeps_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeping:
        def choose(self, view: Any, ask: Any) -> Option:
            options: list[Option] = list(ask.options)
            return options[sum(map(ord, "".join(view._game.deck[-1:]))) % len(options)]

    tables = [copy.copy(table) for table in [next(places("brzdek"))]]
    monkeypatch.setattr(rulebook("brzdek"), "bots", {"steady": lambda seat, seed: Peeping()})
    with pytest.raises(AssertionError):
        for table in tables:
            twins = [twin_of(table, HeistTwins.mixes["dungeon"], seed) for seed in range(8)]
            assert all(advised(twin) == advised(table) for twin in twins if twin is not None)
