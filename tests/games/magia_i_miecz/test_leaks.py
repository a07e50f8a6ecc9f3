"""Nobody can tell apart two games of Magia i Miecz that differ only in what they cannot see."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from brzdek.core.ask import Ask, Option, written
from brzdek.core.copies import card_of
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.state import ENDINGS, World
from brzdek.games.magia_i_miecz.rules.windows import Moments
from brzdek.games.magia_i_miecz.view.view import WorldView
from tests.games.magia_i_miecz.twins import WorldTwins, game_of
from tests.support import answer, legal, rulebook, seat_down
from tests.twins import BOT, pairs, seen, shown

PAIRS, STEPS = 6, 50
ALL = tuple(WorldTwins.mixes)


@pytest.mark.rule("MIM-029", "MIM-121")
@pytest.mark.parametrize("onlooker", [False, True], ids=["player", "onlooker"])
@pytest.mark.parametrize("hidden", [*((kind,) for kind in ALL), ALL], ids="-".join)
def test_what_a_seat_cannot_see_changes_nothing_for_it(hidden: tuple[str, ...], onlooker: bool) -> None:
    steps = 0
    for twins in pairs(WorldTwins, hidden, onlooker=onlooker, count=PAIRS):
        twins.run(STEPS)
        steps += twins.steps
    assert steps > PAIRS * STEPS * 0.8, "only the end of the game stops a pair"


# --- the ending that nobody knows


def before_the_crown(players: int, seed: int, *, turned: int) -> Table:
    """Seat 0 stands in the Valley of Fire with a Talisman; so many endings are put from the top to the bottom."""
    who = {0: {"space": "dolina_ognia", "things": ["talizman"]}, 1: {"space": "rownina_grozy", "things": ["talizman"]}}
    table = seat_down("magia_i_miecz", players, seed=seed, position={"adventurers": who})
    deck = game_of(table).zone("deck", ENDINGS)
    deck.copies[:] = [*deck.copies[turned:], *deck.copies[:turned]]
    return table


def drawn_next(game: World) -> str:
    """The ending that the next visitor of the Crown draws."""
    other = copy.deepcopy(game)
    slot.draw_one(other)
    lying = slot.in_force(other)
    assert lying is not None
    return card_of(lying)


def wait_for(table: Table, answers: Sequence[str]) -> Iterator[tuple[dict[str, Any], ...]]:
    """What every seat and an onlooker sees before each of these answers; the whole screen after the last one."""
    everybody = (*range(len(table.setup.seats)), None)
    for line in answers:
        yield tuple(seen(table, viewer, 0) for viewer in everybody)
        answer(table, line)
    yield tuple({**seen(table, viewer, 0), **shown(table, viewer)} for viewer in everybody)


def calm_answers(table: Table, most: int) -> list[str]:
    """Random answers of a game in which nobody comes to the Crown."""
    choice, found = random.Random(1), list[str]()
    while table.ask is not None and len(found) < most:
        options = [one for one in legal(table) if "korona_wladzy" not in one]
        found.append(choice.choice(options))
        answer(table, found[-1])
    return found


@pytest.mark.rule("MIM-324")
@pytest.mark.parametrize("players", [2, 3])
def test_two_games_with_another_secret_ending_are_the_same_until_it_is_drawn(players: int) -> None:
    """Nobody sees or is asked anything else, whatever waits; only who comes to the Crown finds it out."""
    waiting = [drawn_next(game_of(before_the_crown(players, 5, turned=turned))) for turned in (0, 2)]
    assert waiting[0] != waiting[1], "another ending would be drawn"
    answers = calm_answers(before_the_crown(players, 5, turned=0), 25)
    games = [wait_for(before_the_crown(players, 5, turned=turned), answers) for turned in (0, 2)]
    assert sum(one == two for one, two in zip(*games, strict=True)) == len(answers) + 1
    arrived = [before_the_crown(players, 5, turned=turned) for turned in (0, 2)]
    for table in arrived:
        answer(table, "step korona_wladzy")
    assert [table.view(1).ending for table in arrived] == waiting


def test_bots_do_not_know_the_secret_ending() -> None:
    games: list[list[str]] = []
    for turned in range(3):
        table = before_the_crown(3, 8, turned=turned)
        bots = [rulebook("magia_i_miecz").bots[BOT](seat, 1) for seat in range(3)]
        moves: list[str] = []
        while table.ask is not None and not game_of(table).crowned:
            chosen = bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask)
            moves.append(written(chosen))
            table.answer(chosen)
        games.append(moves)
    assert games[0] == games[1] == games[2]
    assert games[0][-1] == "step korona_wladzy"


# --- the test itself must be able to fail


def show_spells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody looks into everybody's hand."""

    def hands(view: WorldView) -> list[str]:
        return [one for seat in range(view._game.players) for one in view._game.zone("spells", seat)]

    monkeypatch.setattr(WorldView, "hand", property(hands))


def show_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorldView, "landings", lambda view, steps: view._game.zone("deck", "adventure").copies[-1:])


def show_next_talisman(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorldView, "landings", lambda view, steps: view._game.zone("deck", "talismans").copies[-1:])


def show_next_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorldView, "landings", lambda view, steps: view._game.zone("deck", ENDINGS).copies[-1:])


def ask_only_who_can_cast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows pass over whoever holds no fitting spell."""
    monkeypatch.setattr(Moments, "may_play", lambda windows, game, actor, now: bool(windows.plays(game, actor, now)))


def peep(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that knows which card comes next."""

    class Peeping:
        def choose(self, view: WorldView, ask: Ask) -> Option:
            return ask.options[sum(map(ord, view._game.zone("deck", "adventure")[-1])) % len(ask.options)]

    monkeypatch.setattr(rulebook("magia_i_miecz"), "bots", {BOT: lambda seat, seed: Peeping()})


@pytest.mark.parametrize(
    ("leak", "kind", "onlooker"),
    [
        (show_spells, "spells", True),
        (show_next_card, "adventure", True),
        (show_next_talisman, "talismans", True),
        (show_next_ending, "endings", True),
        (ask_only_who_can_cast, "spells", True),
        (peep, "adventure", False),
    ],
)
def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], kind: str, onlooker: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        for twins in pairs(WorldTwins, (kind,), onlooker=onlooker, count=PAIRS):
            twins.run(STEPS)
