"""Chests, libraries and prisons, opened with lockpicks."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option, Steps, choose
from brzdek.core.legality import Reason
from brzdek.games.katakumby.rules import events, reasons
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.rules.dealing import carry_out
from brzdek.games.raid.rules.gains import take_reserve
from brzdek.games.raid.rules.tokens import MAJOR, take_secret

PRISON = "prison"
TOME = "secret_tome"
PRISONERS_PER_PRISON = 2


def loot_to_open(game: Delve, thief: Delver) -> list[Option]:
    if not thief.lockpicks:
        return []
    return [("open", kind) for kind in game.cave(thief).loot if why_not_open(game, thief, kind) is None]


def why_not_open(game: Delve, thief: Delver, kind: str) -> Reason | None:
    """What stands against opening that here."""
    if kind not in game.cave(thief).loot:
        return reasons.NoLoot()
    if kind in game.loot.get(thief.room, ()):
        return reasons.LootOpen()
    if not thief.lockpicks:
        return reasons.NoLockpick()
    return None if loot_left(game, kind) else _empty(kind)


def _empty(kind: str) -> Reason:
    match kind:
        case "chest":
            return reasons.LootEmpty()
        case "library":
            return reasons.LibraryEmpty()
    return reasons.PrisonEmpty()


def loot_left(game: Delve, kind: str) -> bool:
    if kind == "library":
        return game.reserve[TOME] > 0
    return bool(game.secrets[MAJOR if kind == "chest" else PRISON])


def open_loot(game: Delve, thief: Delver, kind: str) -> Steps[None]:
    """A lockpick on the symbol, for good."""
    thief.lockpicks -= 1
    game.loot.setdefault(thief.room, []).append(kind)
    game.log.tell(events.Opened, thief.seat, kind, thief.room)
    match kind:
        case "chest":
            yield from take_secret(game, thief, game.secrets[MAJOR])
        case "library":
            take_reserve(game, thief, TOME)
        case _:
            yield from free_prisoners(game, thief, PRISONERS_PER_PRISON)


def free_prisoners(game: Delve, thief: Delver, count: int) -> Steps[None]:
    """Random prison tokens face up to the player; their effects in the order that the player likes."""
    bank = game.secrets[PRISON]
    freed = [bank.pop() for _ in range(min(count, len(bank)))]
    thief.tokens += freed
    if freed:
        game.reveals += 1
        game.log.tell(events.Freed, thief.seat, tuple(freed))
    game.now.prisoners_freed += sum(game.kit.cards[token].kind == "prisoner" for token in freed)
    waiting = [token for token in freed if "take" in game.kit.cards[token].effects]
    while waiting:
        options: list[Option] = [("first", token) for token in dict.fromkeys(waiting)]
        answer = yield from choose(thief.seat, "freed", options)
        waiting.remove(cast(str, answer[1]))
        yield from carry_out(game, thief, cast(str, answer[1]), "take")


def take_lockpicks(game: Delve, thief: Delver, count: int) -> None:
    thief.lockpicks += count
    game.log.tell(events.Lockpicks, thief.seat, count)
