"""Altars: cubes on them, and tokens turned in there."""

from __future__ import annotations

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.legality import Reason
from brzdek.games.katakumby.rules import events, reasons
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.rules.dealing import carry_out
from brzdek.games.raid.rules.gains import gain_gold


def may_mark(game: Delve, thief: Delver, room: int) -> bool:
    """Is there a free space on the altar of this room, and no cube of the player's yet?"""
    return why_not_mark(game, thief, room) is None


def why_not_mark(game: Delve, thief: Delver, room: int) -> Reason | None:
    """What stands against a cube on the altar of this room."""
    if not game.board.rooms[room].suits("altar"):
        return reasons.NoAltar()
    cubes = game.altars.get(room, ())
    if thief.seat in cubes:
        return reasons.AltarTwice()
    if len(cubes) >= game.catalog.tables["altar_spaces"]:
        return reasons.AltarFull()
    return None if thief.supply > 0 else reasons.NoCubes()


def mark_altar(game: Delve, thief: Delver, room: int) -> None:
    """A cube on the altar, and gold for every altar that bears one."""
    thief.supply -= 1
    game.altars.setdefault(room, []).append(thief.seat)
    game.now.cubes_placed += 1
    game.log.tell(events.Marked, thief.seat, room)
    gain_gold(game, thief, altars_marked(game, thief))


def altars_marked(game: Delve, thief: Delver) -> int:
    return sum(thief.seat in cubes for cubes in game.altars.values())


def redeemable(game: Delve, thief: Delver) -> list[Option]:
    """Tokens to turn in at an altar."""
    if not game.cave(thief).altar:
        return []
    return [
        ("redeem", token)
        for token in dict.fromkeys(thief.tokens)
        if "redeem" in (effects := game.kit.cards[token].effects)
        and effects["redeem"].possible(Context(game, thief.seat, token))
    ]


def redeem(game: Delve, thief: Delver, token: str) -> Steps[None]:
    thief.tokens.remove(token)
    game.box.append(token)
    game.log.tell(events.Redeemed, thief.seat, token)
    yield from carry_out(game, thief, token, "redeem")
