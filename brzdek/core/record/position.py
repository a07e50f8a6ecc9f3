"""Positions: YAML files that set up any situation of a game.

The keys ``game``, ``players`` (a number or a list of names), ``seed``, ``options`` and ``dice`` (how the next dice
fall) mean the same in every game; ``turn`` and all others belong to the game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.schema import BAD, ListOf, MapOf, OneOf, Record, Str, Whole, Word
from brzdek.core.catalog.source import Document, finish, read_yaml
from brzdek.core.problems import BadSetup
from brzdek.core.record.words import RECORDS
from brzdek.core.rulebook import DICE, Rulebook, Seat, Setup, complete
from brzdek.core.seats import MAX_NAME, MAX_SEED, fresh_names, seats_fit, tidy_name
from brzdek.core.text import fold
from brzdek.core.values import replace

_COMMON = Record(
    {},
    {
        "players": OneOf(Whole(1, 20), ListOf(Str(MAX_NAME), 1, 20)),
        "seed": Whole(0, MAX_SEED),
        "options": MapOf(Word(), OneOf(Whole(), Str(40))),
    },
)


_DICE = ListOf(Whole(1, 6), 0, 200)


def read_position(path: Path, games: Collection[str]) -> Document:
    """A position file whose ``game`` is one of these; BadData if it is not."""
    doc = read_yaml(path)
    finish(doc)
    if not isinstance(doc.data, dict):
        doc.problem((), RECORDS["not_a_position"])
        finish(doc)
    Record({"game": Word(games)}).read({key: doc.data[key] for key in ("game",) if key in doc.data}, (), doc)
    finish(doc)
    return doc


def options_in(doc: Document) -> list[str]:
    """The house options that a position names; whether they may be so is not checked yet."""
    options = doc.data.get("options")
    return [str(name) for name in options] if isinstance(options, dict) else []


def position_setup(
    doc: Document,
    rulebook: Rulebook[Any, Any],
    catalog: Catalog,
    *,
    unsaid: Mapping[str, Any] = MappingProxyType({}),
    instead: Mapping[str, Any] = MappingProxyType({}),
) -> Setup:
    """How a game begins from this position, with the options that hold where it says nothing and those that hold
    whatever it says.

    BadData: something in it is wrong or impossible. BadSetup: the game cannot be played with the options given instead.
    """
    common = _COMMON.read({key: doc.data[key] for key in _COMMON.fields if key in doc.data}, (), doc)
    finish(doc)
    assert common is not BAD
    own = {key: value for key, value in doc.data.items() if key != "game" and key not in _COMMON.fields}
    setup = Setup(
        game=rulebook.name,
        seats=tuple(Seat(name) for name in _names(doc, common.get("players", catalog.players[0]))),
        seed=common.get("seed", 0),
        options={**unsaid, **common.get("options", {}), **instead},
        position=own,
    )
    finish(doc)
    doc.data = own
    try:
        check_situation(doc, complete(setup, catalog), rulebook, catalog)
    except BadSetup as error:
        if instead:
            raise
        path = ("options",) if seats_fit(setup, catalog) else ("players",)
        doc.problem(path, RECORDS["setup"], reason=error.reason)
    finish(doc)
    return setup


def check_situation(doc: Document, setup: Setup, rulebook: Rulebook[Any, Any], catalog: Catalog) -> None:
    """Check the situation that a complete setup begins from; what is wrong is noted in the document."""
    assert setup.position is not None
    if DICE in setup.position:
        _DICE.read(setup.position[DICE], (DICE,), doc)
        own = {key: value for key, value in setup.position.items() if key != DICE}
        doc.data, setup = own, replace(setup, position=own)
    rulebook.check_position(doc, setup, catalog)


def _names(doc: Document, players: int | tuple[str, ...]) -> list[str]:
    if isinstance(players, int):
        return fresh_names(players)
    names = [tidy_name(name) for name in players]
    for index, name in enumerate(names):
        if not name or fold(name) in {fold(other) for other in names[:index]}:
            doc.problem(("players", index), RECORDS["same_name"], name=name)
    return names
