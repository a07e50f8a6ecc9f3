"""What cards do with scales and sleepers beside the rules of the tokens."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.games.magia_i_miecz.rules.board import in_region
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.rules import events, scales
from brzdek.games.smoki.rules.state import dragons

KEEP: Option = ("claim", "yes")
LEAVE: Option = ("claim", "no")


def kept_on(game: World, copy: Copy) -> list[str]:
    """The Lords whose scales lie on a card; those of cards that have left the board are discarded."""
    kept = dragons(game).on_cards
    for keeper in [one for one in kept if one not in game.zones or game.zones.of(one).kind.name != "space"]:
        for lord in kept.pop(keeper):
            scales.discard(game, lord)
    return kept.get(copy, [])


def keep_on(game: World, space: str, copy: Copy) -> None:
    """The scale of a space comes onto a card."""
    kept_on(game, copy)
    lord = dragons(game).on_spaces.pop(space)
    dragons(game).on_cards.setdefault(copy, []).append(lord)
    game.log.tell(events.ScaleKept, lord, copy)


def release(game: World, seat: int, lord: str, copy: Copy, space: str) -> None:
    """A scale of a card comes onto a space."""
    kept_on(game, copy).remove(lord)
    scales.lay(game, seat, lord, space)


def shift(game: World, seat: int, space: str, to: str) -> None:
    """The scale of a space is moved to another one."""
    scales.lay(game, seat, dragons(game).on_spaces.pop(space), to)


# -- scales out of the pool that do not go onto their Lord's card


def lay_in_region(game: World, seat: int, lord: str) -> Steps[bool]:
    """Onto a space of his region that holds none, as he chooses."""
    taken = dragons(game).on_spaces
    ring = in_region(game, game.region_of(seat))
    options: list[Option] = [("space", one) for one in ring if one not in taken and scales.accepts(game, one)]
    if not options:
        return False
    answer = options[0] if len(options) == 1 else (yield Ask(seat, "scale_to", options, (lord,)))
    scales.lay(game, seat, lord, str(answer[1]))
    return True


def offer_of_king(game: World, seat: int, lord: str) -> Steps[bool]:
    """One of the Dragon King's may be kept."""
    if lord != dragons(game).king or (yield Ask(seat, "claim", [KEEP, LEAVE], (lord,))) == LEAVE:
        return False
    scales.gain(game, seat, lord)
    return True


# -- sleepers


def rouse(game: World, copy: Copy) -> None:
    """An enemy wakes."""
    asleep = dragons(game).asleep
    if copy in asleep:
        asleep.remove(copy)
        game.log.tell(events.Woke, copy)
