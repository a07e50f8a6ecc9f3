"""What the rules of both raids need: a quiet table to set out from, turns without any aim, thieves and their cubes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.table import Table
from tests.rules.dialect import offers, seat_to_move, told
from tests.support import Position, answer, events, legal

ROW = 6
CUBES = 30
METER = 10
BLACK = 24
ARTIFACTS = (5, 7, 10, 15, 20, 25, 30)
"""What the artifacts are worth."""
STARTING_DECK = {"burgle": 6, "stumble": 2, "scramble": 1, "sidestep": 1}


def quiet(position: Mapping[str, Any], calm: Sequence[str], spare: Sequence[str]) -> Position:
    """The same situation, with all that it does not say: seat 0 is on turn with an empty hand; row and deck are of
    these cards, as far as they are not used elsewhere; whoever got out has an artifact."""
    wanted: Position = {"turn": 0, **position}
    wanted["hand"] = {wanted["turn"]: [], **wanted.get("hand", {})}
    wanted.setdefault("row", _unused(calm, wanted)[:ROW])
    wanted.setdefault("deck", _unused(spare, wanted))
    return _with_artifacts(wanted)


def _unused(cards: Sequence[str], position: Mapping[str, Any]) -> list[str]:
    """Those of the cards that a position does not name."""
    piles = [held for pile in ("hand", "draw", "discard", "played") for held in position.get(pile, {}).values()]
    piles += [position[key] for key in ("row", "deck") if isinstance(position.get(key), list)]
    return [card for card in cards if not any(card in pile for pile in piles)]


def carried_out(position: Mapping[str, Any]) -> dict[int, str]:
    """For everybody who got out although the situation gives no artifact: the least one that is left."""
    tokens: Mapping[int, list[str]] = position.get("tokens", {})
    named = {token for held in tokens.values() for token in held}
    lying = position.get("artifacts", {})
    named |= set(lying.values()) if isinstance(lying, Mapping) else set(lying)
    free = [f"artifact_{points}" for points in ARTIFACTS if f"artifact_{points}" not in named]
    out = [seat for seat, how in position.get("out", {}).items() if how in ("left", "rescued")]
    empty = [seat for seat in out if not any(token.startswith("artifact_") for token in tokens.get(seat, ()))]
    return dict(zip(empty, free, strict=False))


def _with_artifacts(position: Position) -> Position:
    """The same situation, where everybody who got out has an artifact."""
    tokens = {seat: list(held) for seat, held in position.get("tokens", {}).items()}
    for seat, artifact in carried_out(position).items():
        tokens[seat] = [*tokens.get(seat, ()), artifact]
    return {**position, "tokens": tokens}


def without_artifacts(scores: Sequence[int], position: Mapping[str, Any]) -> list[int]:
    """The scores without the artifacts that those who got out have only because everybody has to have one."""
    unnamed = {seat: int(artifact.removeprefix("artifact_")) for seat, artifact in carried_out(position).items()}
    return [score - unnamed.get(seat, 0) for seat, score in enumerate(scores)]


# --- turns


def pass_turn(table: Table, turns: int = 1) -> None:
    """The player on turn plays the whole hand, does nothing else and ends the turn; then the next one."""
    for _ in range(turns):
        seat, turn = seat_to_move(table), len(events(table, "turn"))
        while table.ask is not None and (table.ask.seat, len(events(table, "turn"))) == (seat, turn):
            plays = offers(table, "play")
            answer(table, f"play {plays[0]}" if plays else "end" if "end" in legal(table) else legal(table)[-1])


# --- what can be seen


def thief(table: Table, seat: int = 0) -> Any:
    """What everybody sees of a player."""
    return table.view(None).thieves[seat]


def each(table: Table, what: str) -> list[Any]:
    """One thing about every player, such as ``damage``, in the order of the seats."""
    return [getattr(one, what) for one in table.view(None).thieves]


def hand(table: Table, seat: int = 0) -> list[str]:
    return sorted(table.view(seat).hand)


def now(table: Table) -> Any:
    """Resources and conditions of the turn in progress."""
    return table.view(None).now


def purse(table: Table) -> tuple[int, int, int]:
    """Skill, swords and boots at hand."""
    return now(table).skill, now(table).swords, now(table).boots


def bag(table: Table) -> list[int]:
    """Cubes in the dragon bag by seat, the black ones last."""
    return list(table.view(None).bag)


def cubes(table: Table, seat: int = 0) -> dict[str, int]:
    """Where the cubes of a player are, as far as they are in play."""
    one = thief(table, seat)
    return {"supply": one.supply, "clank": one.clank, "bag": bag(table)[seat], "damage": one.damage}


def drawn(table: Table) -> list[int]:
    """How many cubes each attack so far has drawn."""
    return [len(cubes_out) for (cubes_out,) in told(table, "attack")]
