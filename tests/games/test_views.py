"""A view cannot be used to change the game: what it hands out is read-only, or a copy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import pytest

from brzdek import games
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.effects.effect import Effect
from brzdek.core.log import Log
from brzdek.core.table import Table
from brzdek.core.text import Text
from brzdek.games.katakumby.rules.plans import Plans
from brzdek.games.sabotazysta.view.view import MineView
from tests.fingerprints import GAMES, random_answer
from tests.support import rulebook, seat_down

PRINTED = (Card, Catalog, Effect, Plans, Text, type)
"""What is printed is no part of one game: all games share it, and nobody is handed it to write on."""
PLAIN = (str, int, float, bool, type(None), frozenset, range, Log, Chance)


def inside(value: Any) -> Iterator[tuple[str, Any]]:
    """What a value holds: items, fields, slots, attributes."""
    if isinstance(value, (Mapping, MappingProxyType)):
        for key, item in value.items():
            yield "", key
            yield f"[{key!r}]", item
    elif isinstance(value, (list, tuple, set)):
        for item in value:
            yield "[…]", item
    else:
        slots = [slot for kind in type(value).__mro__ for slot in getattr(kind, "__slots__", ())]
        for name in (*slots, *getattr(value, "__dict__", ())):
            if isinstance(name, str) and hasattr(value, name):
                yield f".{name}", getattr(value, name)


def parts(value: Any, seen: dict[int, Any]) -> dict[int, Any]:
    """Everything that a game is made of and that could be changed."""
    if id(value) not in seen and not isinstance(value, (*PRINTED, *PLAIN)) and not callable(value):
        seen[id(value)] = value
        for _, item in inside(value):
            parts(item, seen)
    return seen


def is_frozen(value: Any) -> bool:
    """A tuple, or a record that says that it cannot be changed."""
    params = getattr(type(value), "__dataclass_params__", None)
    return isinstance(value, tuple) or (params is not None and params.frozen)


def lent(value: Any, path: str, owned: Mapping[int, Any], seen: set[int]) -> Iterator[str]:
    """The places, reached from a view by public names, where a part of the game itself lies open."""
    if id(value) in seen or isinstance(value, (*PRINTED, *PLAIN)) or callable(value):
        return
    seen.add(id(value))
    if id(value) in owned and not is_frozen(value) and not isinstance(value, MappingProxyType):
        yield path
        return
    for name, item in [*inside(value), *properties(value)]:
        if not name.startswith("._"):
            yield from lent(item, path + name, owned, seen)


def properties(value: Any) -> Iterator[tuple[str, Any]]:
    for name in dir(type(value)):
        if not name.startswith("_") and isinstance(getattr(type(value), name), property):
            yield f".{name}", getattr(value, name)


def found(table: Table) -> set[str]:
    """The first names on the way to whatever is lent out, at this moment."""
    owned = parts(table.game, {})
    leaks = set()
    for seat in (None, *range(len(table.setup.seats))):
        view = table.view(seat)
        for name, value in properties(view):
            leaks |= set(lent(value, name, owned, set()))
        for name, value in inside(view):
            if not name.startswith("._"):
                leaks |= set(lent(value, name, owned, set()))
    return leaks


def moments(game: str) -> Iterator[Table]:
    """A table again and again in the course of some games."""
    import random

    for seed, (players, options) in enumerate(GAMES[game][:3]):
        table = seat_down(game, players, seed=seed, options=options)
        choice = random.Random(seed)
        for step in range(240):
            if table.ask is None:
                break
            if step % 40 == 0:
                yield table
            table.answer(random_answer(table, choice))
        yield table


@pytest.mark.parametrize("game", games.NAMES)
def test_views_lend_out_nothing_of_the_game(game: str) -> None:
    leaks = set().union(*(found(table) for table in moments(game)))
    assert not leaks


# --- the test itself must be able to fail


class Lending(MineView):
    """A view that hands out what it should not."""

    __slots__ = ()

    @property
    def hand(self) -> Any:
        return self._game.hands[self.seat or 0]

    @property
    def wrapped(self) -> Any:
        return MappingProxyType({"maze": (self._game.maze,)})


def test_what_is_lent_out_is_noticed() -> None:
    table = seat_down("sabotazysta", 3)
    view = Lending(table.game, 0)  # type: ignore[arg-type]
    owned = parts(table.game, {})
    assert list(lent(view.hand, ".hand", owned, set())) == [".hand"]
    assert list(lent(view.wrapped, ".wrapped", owned, set())) == [".wrapped['maze'][…]"]
    assert list(lent(list(view.hand), ".hand", owned, set())) == []


def test_what_views_hand_out_cannot_be_written_on() -> None:
    view = seat_down("sabotazysta", 3).view(0)
    with pytest.raises(TypeError):
        view.laid[1, 1] = view.laid[0, 0]
    with pytest.raises(AttributeError):
        view.hand.append("map")
    with pytest.raises(AttributeError):
        view.round = 3
    assert rulebook("sabotazysta").events
