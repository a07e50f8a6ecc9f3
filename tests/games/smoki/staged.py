"""Tables at which a certain Dragon Card is about to be met, by adventurers without abilities of their own.

They have Strength 3, Craft 3, Endurance 4 and one bag of gold. The token of the turn is a scale of Grilipus, and so is
that of the next turn, which has begun when a test looks: one lies on his card when the card is met, two afterwards. The
numbers of the tests are worked out by hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.copies import card_of
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.smoki.cards.pieces import LORDS, deck_of
from brzdek.games.smoki.rules.state import Dragons, dragons
from tests.games.magia_i_miecz.staged import Folk, adventurer_of, places, play, seen, world
from tests.rules.magia_i_miecz.delving import PAIRS, PLAIN
from tests.support import NAMES, rulebook

GAME = "smoki"
START, GOAL = "wioska", "pola_1"
HERE = ["space pola_1"]
LATER = ("luska_cadorusa",) * 2
"""The tokens of the turns after the next one."""
NO_OVERLAY = {"overlay": "none"}


@cache
def catalog() -> Catalog:
    """All cards of the stack with plain ones on top."""
    return load_catalog(rulebook(GAME).layers, [PLAIN])


def staged(
    *,
    people: Folk | None = None,
    lying: Mapping[str, Sequence[str]] | None = None,
    dice: Sequence[int] = (),
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    counters: Mapping[str, int] | None = None,
    **position: Any,
) -> Table:
    """The first adventurer begins a turn; ``counters`` lie on cards of spaces."""
    said = people or {}
    who = {
        seat: {"pair": list(PAIRS[seat]), **adventurer_of(dict(said.get(seat, {})), catalog())}
        for seat in range(players)
    }
    spaces = {space: list(cards) for space, cards in (lying or {}).items()}
    wanted = {"adventurers": who, "spaces": spaces, "dice": list(dice), **position}
    seats = tuple(Seat(NAMES[index]) for index in range(players))
    table = Table(rulebook(GAME), Setup(GAME, seats, 1, options or NO_OVERLAY, wanted), catalog())
    for space in spaces:
        world(table).counters.update(
            {one: (counters or {})[card_of(one)] for one in world(table).on(space) if card_of(one) in (counters or {})}
        )
    return table


def lord_of(card: str) -> str:
    return deck_of(catalog().cards[card])


def other_lord(lord: str) -> str:
    """A Lord who is not this one."""
    return next(one for one in LORDS if one != lord)


def meet(
    card: str = "",
    *,
    answers: Sequence[str] = (),
    dice: Sequence[int] = (),
    people: Folk | None = None,
    king: str = "",
    also: Sequence[str] = (),
    token: str = "luska_grilipusa",
    start: str = START,
    goal: str = GOAL,
    first: Sequence[str] = (),
    dragon: Mapping[str, Any] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    **more: Any,
) -> Table:
    """Walk one space onto a scale and draw the card there; without a card onto a space without a scale.

    ``also`` are the next cards of that deck, ``decks`` those of others; ``dragon``: what else is said of dragons.
    """
    lord = lord_of(card) if card else ""
    said = dict(people or {})
    part: dict[str, Any] = {"king": king or other_lord(lord), "tokens": [token, token, *LATER], **(dragon or {})}
    more.update({f"{one}_deck": list(cards) for one, cards in (decks or {}).items()})
    if card:
        part["on_spaces"] = {**part.get("on_spaces", {}), goal: lord}
        more[f"{lord}_deck"] = [card, *also, *more.get(f"{lord}_deck", [])]
    table = staged(people={**said, 0: {"space": start, **said.get(0, {})}}, dice=(1, *dice), dragons=part, **more)
    chosen = ["mode scale"] if card and king != lord else []
    play(table, *first, f"go {goal}", *chosen, *answers)
    return table


def part(table: Table) -> Dragons:
    return dragons(world(table))


def scales(table: Table, seat: int = 0) -> dict[str, int]:
    """The scales that a player owns."""
    return {lord: count for lord, count in part(table).owned[seat].items() if count}


def on_lords(table: Table) -> dict[str, int]:
    return {lord: count for lord, count in part(table).on_lords.items() if count}


def asleep(table: Table) -> list[str]:
    return sorted(card_of(one) for one in part(table).asleep)


def discarded(card: str) -> list[str]:
    return [f"discard {lord_of(card)}"]


def case(card: str, then: Any, lies: list[str] | None = None, **how: Any) -> Any:
    """Who draws this card, comes to that; afterwards the card lies there."""
    return pytest.param(card, then, lies, how, id=f"{card}-{'-'.join(map(str, how.get('dice', ()))) or len(str(how))}")


def check(card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]) -> None:
    others = how.pop("others", {})
    table = meet(card, **how)
    found = {**seen(table), "scales": scales(table), "on_lords": on_lords(table), "asleep": asleep(table)}
    assert {key: found[key] for key in then} == then
    for seat, state in others.items():
        assert {key: seen(table, seat)[key] for key in state} == state, seat
    if lies is not None:
        assert places(table, card) == lies
