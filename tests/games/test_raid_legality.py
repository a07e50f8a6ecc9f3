"""What may be done in a raid and why anything else may not: one answer for every card, way, token and rotation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from brzdek.core.ask import Ask, Option
from brzdek.core.legality import Reason
from brzdek.core.table import Table
from brzdek.core.text import LANGS
from tests.fingerprints import GAMES, random_answer
from tests.support import rulebook, seat_down

RAIDS = ("brzdek", "katakumby")
OPEN = ("turn", "place")
"""Questions in which one may think of doing anything."""
STEPS = 260


def moments(game: str, seed: int) -> Iterator[tuple[Table, Ask]]:
    """Questions of a turn in the course of a game in which somebody has much to spend."""
    players, options = GAMES[game][seed % len(GAMES[game])]
    table = seat_down(game, players, seed=seed, options=options)
    choice = random.Random(seed)
    for _ in range(STEPS):
        ask = table.ask
        if ask is None:
            return
        if ask.topic in OPEN and table.view(ask.seat).question is None:
            yield table, ask
        table.answer(random_answer(table, choice))


def would_be(view: Any, ask: Ask) -> Iterator[Option]:
    """Everything that one could think of doing."""
    rooms = " ".join(map(str, (*view.board.rooms, 999)))
    ends = " ".join(way.end for room in view.board.rooms for way in view.ways(room)) if hasattr(view, "ways") else ""
    yield from view_face(view).candidates(view, ask, f"{rooms} {ends} 0 90 180 270")
    for card in dict.fromkeys((*view.row, *view.reserve, *view.market, "burgle")):
        yield from ((verb, card) for verb in ("play", "buy", "use", "fight"))


def view_face(view: Any) -> Any:
    return rulebook(view.catalog.game).face


def is_open(option: Option, ask: Ask) -> bool:
    return any(one[: len(option)] == option for one in ask.options)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", RAIDS)
def test_exactly_what_is_not_an_option_has_a_reason(game: str, seed: int) -> None:
    for step, (table, ask) in enumerate(moments(game, seed)):
        view = table.view(ask.seat)
        assert all(view.why_not(option) is None for option in ask.options)
        if step % 5 == 0:
            for option in would_be(view, ask):
                assert (view.why_not(option) is None) == is_open(option, ask), option


@pytest.mark.parametrize("game", RAIDS)
def test_reasons_are_worded_with_their_rule(game: str) -> None:
    face, found = rulebook(game).face, set()
    for seed in range(2):
        for table, ask in moments(game, seed):
            view = table.view(ask.seat)
            for option in would_be(view, ask):
                reason: Reason | None = view.why_not(option)
                if reason is not None and type(reason) not in found:
                    found.add(type(reason))
                    assert type(reason) in rulebook(game).reasons()
                    for lang in LANGS:
                        sentence = face.reason(view, reason, face.say(lang))
                        assert f". [{reason.rule}]" in sentence
    assert len(found) > 12


@pytest.mark.parametrize("game", RAIDS)
def test_who_is_not_on_turn_may_do_nothing(game: str) -> None:
    table = seat_down(game, 3)
    assert table.ask is not None
    on_turn = table.ask.seat
    reason = table.view((on_turn + 1) % 3).why_not(("end",))
    assert reason is not None and (reason.kind, reason.args) == ("not_your_turn", (on_turn,))
    assert table.view(None).why_not(("end",)) is None


@pytest.mark.parametrize("game", RAIDS)
def test_what_one_affords_is_what_one_may_deal_with(game: str) -> None:
    for table, ask in moments(game, 1):
        view = table.view(ask.seat)
        cards = dict.fromkeys((*view.row, *view.reserve))
        assert {card for card in cards if view.affords(card)} == {
            option[1] for option in ask.options if option[0] in ("buy", "use", "fight") and option[1] in cards
        }


@pytest.mark.parametrize("game", RAIDS)
def test_the_first_steps_that_are_in_reach_are_the_moves(game: str) -> None:
    """People and bots look for ways with the same prices as the rules."""
    for table, ask in moments(game, 2):
        if ask.topic == "turn":
            view = table.view(ask.seat)
            moves = {option[1] for option in ask.options if option[0] in ("move", "explore")}
            first, reached = steps(view)
            assert first <= moves
            assert {target for target in moves if isinstance(target, int)} - {view.me.room} <= reached


def steps(view: Any) -> tuple[set[Any], set[int]]:
    """Where the ways begin that are found on foot, and which rooms they reach."""
    purse = view.purse._replace(teleports=0)
    if view.me.out or (view.me.room == view.board.start and purse.artifact):
        return set(), set()
    if view.catalog.game == "brzdek":
        from brzdek.games.brzdek.view.ways import walks

        reached = walks(view.board, view.me.room, purse)
        return {walk.rooms[0] for walk in reached.values()}, set(reached)
    from brzdek.games.katakumby.view.trips import trips

    found = [trip for trip in trips(view.board, view.me.room, purse) if trip.first]
    return {trip.first.target for trip in found if trip.first}, {trip.room for trip in found if not trip.exit}
