"""Situations from which the rules about actions, round ends and gold are shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from brzdek.core.ask import Option
from brzdek.core.plain import fingerprint
from brzdek.core.table import NotAnOption, Table
from tests.support import answer, events, legal, seat_down

MINER, SABOTEUR = "miner", "saboteur"
GOAL_CELLS = ("8,-2", "8,0", "8,2")
TREASURE_AHEAD = {"8,-2": "stone_nw", "8,0": "treasure", "8,2": "stone_sw"}
STONE_AHEAD = {"8,-2": "treasure", "8,0": "stone_nw", "8,2": "stone_sw"}
CORRIDOR = [*(f"cross@{x},0" for x in range(1, 6)), "t_horizontal@6,0"]
"""A corridor from the start that lacks one card, at 7,0, to the goal in the middle."""
LAST_STEP = "play straight_horizontal 7,0"


def sit(players: int = 3, *, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in this position."""
    return seat_down("sabotazysta", players, seed=seed, options=options, position=position)


def saboteurs(players: int, *seats: int) -> dict[int, str]:
    """Roles in which these seats, and no others, are saboteurs."""
    return {seat: SABOTEUR if seat in seats else MINER for seat in range(players)}


def one_step_short(players: int, finder: int, roles: Mapping[int, str], **more: Any) -> Table:
    """The finder is on turn and can lay the card that reaches the treasure."""
    wanted: dict[str, Any] = {
        "board": CORRIDOR,
        "goals": TREASURE_AHEAD,
        "turn": finder,
        "hands": {finder: ["straight_horizontal", "dead_straight_horizontal"]},
        "roles": roles,
    }
    return sit(players, **{**wanted, **more})


def treasure_found(players: int, finder: int, roles: Mapping[int, str], **more: Any) -> Table:
    """The finder has just reached the treasure; the first miner looks at the gold."""
    table = one_step_short(players, finder, roles, **more)
    answer(table, LAST_STEP)
    return table


def last_card(players: int, roles: Mapping[int, str] | None = None, **more: Any) -> Table:
    """The player on turn holds the last card of the round, and the treasure has not been found."""
    turn = more.get("turn", 0)
    hands = {seat: ["cross"] if seat == turn else [] for seat in range(players)}
    given = {} if roles is None else {"roles": roles}
    return sit(players, **{"hands": hands, "deck": [], **given, **more})


def ran_out(players: int, roles: Mapping[int, str] | None = None, **more: Any) -> Table:
    """A round that has just ended without the treasure: the last card was thrown away."""
    table = last_card(players, roles, **more)
    answer(table, "discard cross")
    return table


def share_gold(table: Table, value: str = "max") -> list[int]:
    """Let the miners choose, each the highest (or lowest) value; the seats that were asked, in order."""
    asked = []
    while table.ask is not None and table.ask.topic == "gold":
        asked.append(table.ask.seat)
        table.answer((max if value == "max" else min)(table.ask.options))
    return asked


def plays(table: Table, card: str) -> list[str]:
    """What may be done with this card now, apart from passing: the words after the card."""
    start = f"play {card} "
    return [line.removeprefix(start) for line in legal(table) if line.startswith(start)]


def paths_offered(table: Table) -> list[Option]:
    """The options to lay a path card."""
    assert table.ask is not None
    kinds = {card.id: card.kind for card in table.catalog.cards.values()}
    return [
        option
        for option in table.ask.options
        if option[0] == "play" and kinds[str(option[1])] in ("passage", "dead_end")
    ]


def check_refused(table: Table, line: str) -> None:
    """The answer is not legal, and trying it changes nothing."""
    before = fingerprint(table.game), table.ask, len(table.journal)
    with pytest.raises(NotAnOption):
        answer(table, line)
    assert (fingerprint(table.game), table.ask, len(table.journal)) == before


def seats_of(table: Table, kind: str, viewer: int | None = None) -> list[int]:
    """Whom the events of a kind are about, in order."""
    return [event.args[0] for event in events(table, kind, viewer)]


def winners_of_round(table: Table) -> list[str]:
    """Which side won each round that is over."""
    return [event.args[1] for event in events(table, "round_over")]


def broken(table: Table) -> list[list[str]]:
    """The broken tools in front of each player, as an onlooker sees them."""
    return [sorted(tools) for tools in table.view(None).broken]


def own_gold(table: Table, seats: Iterable[int]) -> list[list[int]]:
    """The values of these players' gold cards, each from the owner's own view."""
    return [list(table.view(seat).gold) for seat in seats]


def discard_all(table: Table, until_round: int) -> None:
    """Everybody passes until that round begins."""
    while table.view(None).round < until_round:
        assert table.ask is not None
        line = next(line for line in legal(table) if line.startswith(("discard", "take")))
        answer(table, line)
