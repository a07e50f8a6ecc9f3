"""Tables at which a certain card is about to be met, by adventurers without abilities of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from brzdek.core.ask import Option, written
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import card_of
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules.state import World, is_item
from tests.rules.dialect import told
from tests.rules.magia_i_miecz.delving import catalog, delve

START, GOAL = "wioska", "pola_1"
QUIET = ("pass", "done", "end", "go_on", "roll", "none", "no", "nothing", "leave", "keep")
"""How the answer ends that is given where a test has nothing to say."""

Folk = Mapping[int, Mapping[str, Any]]
DISCARDED = ["discard adventure"]
HERE = ["space pola_1"]


def staged(
    *top: str,
    people: Folk | None = None,
    lying: Mapping[str, Sequence[str]] | None = None,
    dice: Sequence[int] = (),
    counters: Mapping[str, int] | None = None,
    players: int = 2,
    **position: Any,
) -> Table:
    """The first adventurer begins a turn; ``top`` are the next Adventure cards, ``counters`` lie on cards of spaces."""
    said = people or {}
    who = {seat: adventurer_of(dict(said.get(seat, {}))) for seat in range(players)}
    spaces = {space: list(cards) for space, cards in (lying or {}).items()}
    table = delve(players, dice=dice, who=who, spaces=spaces, deck=list(top), **position)
    game = world(table)
    for seat, one in said.items():
        game.adventurers[seat].attacks = one.get("attacks", 0)
    for space in spaces:
        game.counters.update(
            {one: count for one in game.on(space) for card, count in (counters or {}).items() if card_of(one) == card}
        )
    return table


def adventurer_of(said: dict[str, Any], known: Catalog | None = None) -> dict[str, Any]:
    """As a position has it: what one ``owns`` are things and friends, by the cards that are known."""
    owned = said.pop("owns", [])
    said.pop("attacks", None)
    cards = (catalog() if known is None else known).cards
    things = [card for card in owned if is_item(cards[card])]
    friends = [card for card in owned if card not in things]
    return {"space": START, "alignment": "neutral", "things": things, "friends": friends, **said}


def world(table: Table) -> World:
    return cast(World, table.game)


def play(table: Table, *answers: str, until: str = "") -> None:
    """Play the turn of whoever's turn it is (``until`` a topic) with these answers, quietly where none of them fits."""
    left = list(answers)
    turn = world(table).now
    while table.ask is not None and world(table).now is turn and table.ask.topic != until:
        legal = {written(option): option for option in table.ask.options}
        fitting = [option for line, option in legal.items() if left and _says(line, left[0])]
        if fitting:
            left.pop(0)
            table.answer(fitting[0])
        else:
            table.answer(_quiet(table, legal))
    assert not left, f"nobody asked for {left}"


def _says(line: str, answer: str) -> bool:
    """Is this the answer? Numbers of copies need not be said, and ``*`` is whatever comes first."""
    said = " ".join(card_of(word) for word in line.split())
    return answer in (line, said) or (answer.endswith(" *") and said.startswith(answer[:-1]))


def _quiet(table: Table, legal: Mapping[str, Option]) -> Option:
    for line, option in legal.items():
        if line.split()[-1] in QUIET:
            return option
    assert len(legal) == 1, (table.ask and (table.ask.seat, table.ask.topic), list(legal))
    return next(iter(legal.values()))


def meet(
    *top: str,
    answers: Sequence[str] = (),
    dice: Sequence[int] = (),
    people: Folk | None = None,
    start: str = START,
    goal: str = GOAL,
    first: Sequence[str] = (),
    **more: Any,
) -> Table:
    """Walk one space, to where a card is drawn, and play the turn to its end. ``first``: answers before the move."""
    said = dict(people or {})
    table = staged(*top, people={**said, 0: {"space": start, **said.get(0, {})}}, dice=(1, *dice), **more)
    play(table, *first, f"go {goal}", *answers)
    return table


def seen(table: Table, seat: int = 0) -> dict[str, Any]:
    """What has become of an adventurer; ``lost`` are the turns to come that it has lost."""
    game = world(table)
    adventurer = game.adventurers[seat]
    plain = ("strength", "craft", "endurance", "gold", "alignment", "toad", "space", "alive", "captive")
    return {
        **{name: getattr(adventurer, name) for name in plain},
        "lost": sum(count for one, count in told(table, "loses_turn") if one == seat),
        "spells": len(game.zone("spells", seat)),
        "owns": sorted(card_of(one) for one in (*game.things(seat), *game.zone("friends", seat))),
        "trophies": [card_of(one) for one in game.zone("trophies", seat)],
    }


def places(table: Table, card: str) -> list[str]:
    """Where copies of a card lie, other than in piles to draw from."""
    game = world(table)
    found = [
        zone
        for zone in game.zones
        for one in zone
        if card_of(one) == card and zone.kind.name not in ("deck", "equipment")
    ]
    return sorted(f"{zone.kind.name} {zone.owner}" for zone in found)


def case(card: str, then: Any, lies: list[str] | None = None, **how: Any) -> Any:
    """Who draws this card, comes to that; afterwards the card lies there."""
    return pytest.param(card, then, lies, how, id=f"{card}-{'-'.join(map(str, how.get('dice', ()))) or len(str(how))}")


def check(card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]) -> None:
    also = how.pop("also", ())
    others = how.pop("others", {})
    table = meet(card, *also, **how)
    found = seen(table)
    assert {key: found[key] for key in then} == then
    for seat, state in others.items():
        assert {key: seen(table, seat)[key] for key in state} == state, seat
    if lies is not None:
        assert places(table, card) == lies
