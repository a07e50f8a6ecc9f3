"""Tables of Sabotażysta: at the usual start, in any situation, and in some that many rules need."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from brzdek.core.ask import Ask, Option
from brzdek.core.table import Table
from tests.rules.sabotazysta.digging import LEVEL, TREASURE_IN_THE_MIDDLE
from tests.support import answer, events, legal, seat_down

MINER, SABOTEUR = "miner", "saboteur"
GOAL_CELLS = ("8,-2", "8,0", "8,2")
FAR_TOO_LONG = 1000
"""More answers than any game has: a round uses up 67 cards, and there are three."""
LAST_STEP = "play straight_horizontal 7,0"


def game(players: int = 3, *, seed: int = 1, **options: Any) -> Table:
    """A table at the usual start."""
    return seat_down("sabotazysta", players, seed=seed, options=options)


def delve(players: int = 3, *, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in this situation."""
    return seat_down("sabotazysta", players, seed=seed, options=options, position=position)


def saboteurs(players: int, *seats: int) -> dict[int, str]:
    """Roles in which these seats, and no others, are saboteurs."""
    return {seat: SABOTEUR if seat in seats else MINER for seat in range(players)}


def one_step_short(players: int, finder: int, roles: Mapping[int, str], **more: Any) -> Table:
    """The finder is on turn and can lay the card that reaches the treasure."""
    wanted: dict[str, Any] = {
        "board": LEVEL,
        "goals": TREASURE_IN_THE_MIDDLE,
        "turn": finder,
        "hands": {finder: ["straight_horizontal", "dead_straight_horizontal"]},
        "roles": roles,
    }
    return delve(players, **{**wanted, **more})


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
    return delve(players, **{"hands": hands, "deck": [], **given, **more})


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


def paths_offered(table: Table) -> list[Option]:
    """The options to lay a path card."""
    assert table.ask is not None
    kinds = {card.id: card.kind for card in table.catalog.cards.values()}
    return [
        option
        for option in table.ask.options
        if option[0] == "play" and kinds[str(option[1])] in ("passage", "dead_end")
    ]


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


def pass_on(ask: Ask) -> Option:
    """The answer of somebody who plays nothing: discard a card, or take the best gold card."""
    return next(option for option in ask.options if option[0] != "play")


def wander(table: Table, seed: int) -> Iterator[Ask]:
    """Answer at random to the end of the game, with a liking for rockfalls; yields each question first."""
    choice = random.Random(seed)
    answers = 0
    while (ask := table.ask) is not None:
        assert (answers := answers + 1) < FAR_TOO_LONG, "the game does not end"
        yield ask
        options: list[Option] = [option for option in ask.options if option[:2] == ("play", "rockfall")]
        if not options or choice.random() < 0.4:
            options = [option for option in ask.options if option[0] != "discard"] or list(ask.options)
            options += [option for option in ask.options if option[0] == "discard"][:1]
        table.answer(choice.choice(options))


def each_round(table: Table) -> Iterator[int]:
    """Yields the number of each round when it begins; all players then pass it through."""
    begun = answers = 0
    while table.ask is not None:
        assert (answers := answers + 1) < FAR_TOO_LONG, "the game does not end"
        now = table.view(None).round
        if now != begun:
            begun = now
            yield now
        table.answer(pass_on(table.ask))


def discard_all(table: Table, until_round: int) -> None:
    """Everybody passes until that round begins."""
    while table.view(None).round < until_round:
        assert table.ask is not None
        line = next(line for line in legal(table) if line.startswith(("discard", "take")))
        answer(table, line)
