"""Can a set of cards be dealt? What a house deck may spoil."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.shelf import card_place, removal_place
from brzdek.core.catalog.source import Document
from brzdek.games.sabotazysta.cards.pieces import (
    ACTION_KINDS,
    DECK_KINDS,
    PATH_KINDS,
    GoalCard,
    PathCard,
    cards_of,
)
from brzdek.games.sabotazysta.cards.verbs import Break, Collapse, Deed, LookAtGoal, Repair
from brzdek.games.sabotazysta.cards.words import WORDS

DEEDS: Mapping[str, type[Deed]] = {"broken_tool": Break, "repair": Repair, "rockfall": Collapse, "map": LookAtGoal}
"""What the action cards of each kind do."""


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Every card does what its kind says, and there is exactly what is laid out and enough to be dealt."""
    for card in catalog.cards.values():
        if card.kind in ACTION_KINDS:
            deed = card.effects.get("play")
            if not isinstance(deed, Deed):
                _note(documents, card.id, "one_deed", card=card.id)
            elif not isinstance(deed, DEEDS[card.kind]):
                _note(documents, card.id, "other_deed", card=card.id, kind=card.kind, deed=DEEDS[card.kind].word)
        elif card.kind in PATH_KINDS and isinstance(card, PathCard) and not _linked(card):
            _note(documents, card.id, "links", card=card.id)
    _check_layout(catalog, documents)
    _check_stocks(catalog, documents)


def _linked(card: PathCard) -> bool:
    """Do the links hold every open edge once, and no other?"""
    seen = 0
    for group in card.links or (card.open,):
        if group & seen:
            return False
        seen |= group
    return seen == card.open


def _check_layout(catalog: Catalog, documents: Sequence[Document]) -> None:
    starts, goals = cards_of(catalog, "start"), cards_of(catalog, "goal")
    if len(starts) != 1:
        _note(documents, _last(documents, "start"), "starts", n=len(starts))
    wanted = len(catalog.tables["goal_rows"])
    if len(goals) != wanted:
        _note(documents, _last(documents, "goal"), "goals", n=len(goals), wanted=wanted)
    found = [catalog.cards[goal] for goal in goals]
    if not any(isinstance(goal, GoalCard) and goal.treasure for goal in found):
        _note(documents, _last(documents, "goal"), "treasure")


def _check_stocks(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Dwarf cards as the pools say, and cards enough for the hands of the fewest players."""
    dwarfs = cards_of(catalog, "dwarf")
    needed: dict[str, int] = {}
    for pool in catalog.tables["pools"].values():
        for dwarf, count in pool.items():
            needed[dwarf] = max(count, needed.get(dwarf, 0))
    for dwarf, count in needed.items():
        if dwarfs.count(dwarf) < count:
            _note(documents, dwarf, "dwarfs", card=dwarf, n=dwarfs.count(dwarf), wanted=count)
    players = catalog.players[0]
    hands, cards = players * catalog.tables["hands"][players], len(cards_of(catalog, *DECK_KINDS))
    if cards < hands:
        _note(documents, "", "hands", n=cards, wanted=hands, players=players)


def _last(documents: Sequence[Document], kind: str) -> str:
    """The card of a kind that is written last: in the house deck, if it has one."""
    entries = [entry for doc in documents for entry in doc.data.get("cards", ()) if entry["kind"] == kind]
    return str(entries[-1]["id"]) if entries else ""


def _note(documents: Sequence[Document], at: str, key: str, **values: Any) -> None:
    removal = removal_place(documents, at)
    try:
        doc, path = removal or card_place(documents, at)
    except KeyError:
        doc, path = documents[-1], ()
    doc.problem(path, WORDS[f"schema.{key}"], **values)
