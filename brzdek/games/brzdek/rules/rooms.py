"""What lies in rooms, and what is sold there."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.legality import Reason
from brzdek.games.brzdek.rules import reasons
from brzdek.games.brzdek.rules.state import Heist, RoomTokens
from brzdek.games.raid.rules import events as raid_events
from brzdek.games.raid.rules import reasons as raid_reasons
from brzdek.games.raid.rules.state import Thief
from brzdek.games.raid.rules.tokens import (
    LEAVE,
    MAJOR,
    MINOR,
    MONKEY_IDOL,
    carry_off,
    goods_left,
    may_carry,
    take_secret,
    why_not_sold,
)

IDOL = "idol"


def goods_for_sale(game: Heist, thief: Thief) -> list[Option]:
    """In a market room every sort of good is sold, the best of its sort first."""
    if thief.out or thief.gold < game.kit.price or not game.room(thief).market:
        return []
    return [("buy", good) for good in goods_left(game)]


def why_not_good(game: Heist, thief: Thief, good: str) -> Reason | None:
    """Which clause of the sale is not met."""
    if thief.out:
        return reasons.LeftAlready()
    if not game.room(thief).market:
        return raid_reasons.NoMarket(good)
    unsold = why_not_sold(game, good)
    if unsold is None and thief.gold < game.kit.price:
        return raid_reasons.LittleGold(good, game.kit.price, thief.gold)
    return unsold


def find(game: Heist, thief: Thief) -> Steps[None]:
    """One token of the room may be taken."""
    lying = game.tokens.get(thief.room)
    options = tokens_to_take(game, thief, lying) if lying else []
    if lying and options:
        answer = yield Ask(thief.seat, "find", [*options, LEAVE])
        if answer != LEAVE:
            yield from take(game, thief, lying, cast(str, answer[1]))


def tokens_to_take(game: Heist, thief: Thief, lying: RoomTokens) -> list[Option]:
    """An artifact if one can carry it, a secret, an idol."""
    options = artifacts_to_take(game, thief, lying)
    if lying.major:
        options.append(("take", MAJOR))
    if lying.minor:
        options.append(("take", MINOR))
    if lying.idols:
        options.append(("take", IDOL))
    return options


def artifacts_to_take(game: Heist, thief: Thief, lying: RoomTokens | None) -> list[Option]:
    """The artifact of a room, if the player can carry it."""
    return [("take", lying.artifact)] if lying and lying.artifact and may_carry(game, thief) else []


def why_not_take(game: Heist, thief: Thief, token: str) -> Reason | None:
    """Why a token cannot be taken in the course of a turn."""
    lying = game.tokens.get(thief.room) or RoomTokens()
    if token in (MINOR, MAJOR, IDOL):
        there = bool(lying.idols if token == IDOL else secrets(lying, token))
        return reasons.OnEntering() if there else reasons.NotLying()
    if lying.artifact != token:
        return raid_reasons.NoArtifact()
    return reasons.OnEntering() if may_carry(game, thief) else raid_reasons.ArtifactLimit()


def take(game: Heist, thief: Thief, lying: RoomTokens, what: str) -> Steps[None]:
    """One token of the room."""
    if what in (MINOR, MAJOR):
        yield from take_secret(game, thief, secrets(lying, what))
    elif what == IDOL:
        lying.idols -= 1
        thief.tokens.append(MONKEY_IDOL)
        game.log.tell(raid_events.Took, thief.seat, MONKEY_IDOL)
    else:
        lying.artifact = ""
        carry_off(game, thief, what)


def secrets(lying: RoomTokens, size: str) -> list[str]:
    """The secrets of one size in a room."""
    return lying.minor if size == MINOR else lying.major


def adjacent_secrets(game: Heist, thief: Thief) -> list[Option]:
    """Secrets in adjacent rooms: ("secret", room, size)."""
    if thief.out:
        return []
    options: list[Option] = []
    for room in dict.fromkeys(tunnel.to for tunnel in game.board.tunnels[thief.room]):
        lying = game.tokens.get(room)
        if lying:
            options += [("secret", room, size) for size in (MAJOR, MINOR) if secrets(lying, size)]
    return options
