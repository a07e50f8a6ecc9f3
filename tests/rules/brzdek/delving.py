"""Situations in the dungeon, for the rules about set-up, board, own deck, turns, paying, moving and entering rooms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from brzdek.core.plain import fingerprint
from brzdek.core.rulebook import Result
from brzdek.core.table import NotAnOption, Table
from tests.support import answer, events, legal, seat_down

PLAYERS = (2, 3, 4)
SIDES = ("front", "back")
GEMS = ["diamond", "emerald", "emerald", "ruby", "ruby", "dragons_eye"]
"""A row that does nothing by itself: no danger, no Arrive text, all of it dear."""
TAME = ["tunnel_guide", "the_duke", "wizard", "elven_dagger", "dwarven_peddler", "gem_collector", "tunnel_guide"]
"""Cards to reveal that have neither a dragon symbol nor an Arrive text."""
STARTING_DECK = {"burgle": 6, "stumble": 2, "scramble": 1, "sidestep": 1}


def game(players: int = 4, *, seed: int = 1, **options: Any) -> Table:
    """A table at the usual start."""
    return seat_down("brzdek", players, seed=seed, options=options)


def delve(players: int = 2, *, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in this situation: seat 0 is on turn with no cards in hand and a quiet row, unless told otherwise."""
    wanted: dict[str, Any] = {"turn": 0, "hand": {}, "row": GEMS, "deck": TAME, **position}
    turn = wanted["turn"]
    wanted["hand"] = {turn: [], **wanted["hand"]}
    return seat_down("brzdek", players, seed=seed, options=options, position=wanted)


# --- what may be done


def offers(table: Table, verb: str) -> list[str]:
    """What may be done now with this verb: the words after it, in order."""
    return [line.partition(" ")[2] for line in legal(table) if line.partition(" ")[0] == verb]


def verbs(table: Table) -> set[str]:
    return {line.partition(" ")[0] for line in legal(table)}


def topic(table: Table) -> str:
    assert table.ask is not None
    return table.ask.topic


def seat_to_move(table: Table) -> int:
    assert table.ask is not None
    return table.ask.seat


def check_refused(table: Table, line: str) -> None:
    """The answer is not legal, and trying it changes nothing."""
    before = fingerprint(table.game), table.ask, len(table.journal)
    with pytest.raises(NotAnOption):
        answer(table, line)
    assert (fingerprint(table.game), table.ask, len(table.journal)) == before


def pass_turn(table: Table) -> None:
    """The player on turn plays the whole hand, does nothing else and ends the turn."""
    seat, turn = seat_to_move(table), len(events(table, "turn"))
    while table.ask is not None and (table.ask.seat, len(events(table, "turn"))) == (seat, turn):
        plays = offers(table, "play")
        answer(table, f"play {plays[0]}" if plays else "end" if "end" in legal(table) else legal(table)[-1])


# --- what can be seen


def thief(table: Table, seat: int = 0) -> Any:
    """What everybody sees of a player."""
    return table.view(None).thieves[seat]


def now(table: Table) -> Any:
    """Resources and conditions of the turn in progress."""
    return table.view(None).now


def purse(table: Table) -> tuple[int, int, int]:
    """Skill, swords and boots at hand."""
    return now(table).skill, now(table).swords, now(table).boots


def each(table: Table, what: str) -> list[Any]:
    """One thing about every player, such as ``damage``, in the order of the seats."""
    return [getattr(one, what) for one in table.view(None).thieves]


def told(table: Table, kind: str) -> list[tuple[Any, ...]]:
    """The events of a kind that everybody may read, without their name."""
    return [event.args for event in events(table, kind)]


def story(table: Table) -> list[str]:
    """The kinds of everything that happened openly, in order."""
    return [event.kind for event in table.view(None).events()]


def result(table: Table) -> Result:
    assert table.ask is None
    found: Result = table.rulebook.result(table.game)
    return found


# --- the dragon


def attack(players: int = 2, **position: Any) -> Table:
    """The dragon attacks at once: seat 0 plays Mister Whiskers, who calls it."""
    table = delve(players, **{**position, "hand": {0: ["mister_whiskers"], **position.get("hand", {})}})
    answer(table, "play mister_whiskers", "choose dragon_attack")
    return table
