"""After everything that happens: what was set off, what is too much to carry, who has died."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter

from brzdek.core.ask import Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import card_of
from brzdek.core.effects import runtime
from brzdek.games.magia_i_miecz.cards.pieces import ThingCard
from brzdek.games.magia_i_miecz.rules import death, things
from brzdek.games.magia_i_miecz.rules.state import World


def settle(game: World) -> Steps[None]:
    if game.ongoing.unsettled:
        yield from runtime.settle(game)
    stamp = _stamp(game)
    if stamp != game.tidied:
        _gathered(game)
        yield from things.tidy_all(game)
        game.tidied = _stamp(game)
    if game.fallen:
        yield from death.settle(game)


def _gathered(game: World) -> None:
    """Whoever owns enough of what wins by number has won."""
    for card, needed in winning(game.catalog).items():
        for seat in game.living():
            if not game.over and sum(card_of(one) == card for one in game.things(seat)) >= needed:
                death.win(game, seat)


@lru_cache(maxsize=16)
def winning(catalog: Catalog) -> Mapping[str, int]:
    """The cards of which so many win the game."""
    cards = [card for card in catalog.cards.values() if isinstance(card, ThingCard) and card.wins_with]
    return {card.id: card.wins_with for card in cards}


WATCHED = ("own", "hold_spells", "item_bonus", "use_magic")
COUNTED = ("craft", "item_limit", "least_spells", "spell_limit", "alignment")
STANDING = attrgetter("space", "craft", "toad", "alignment", "alive")
NONE: tuple[tuple[()], ...] = ((),) * max(len(WATCHED), len(COUNTED))


def _stamp(game: World) -> tuple[object, ...]:
    """All on which it depends whether somebody has too much: as long as it is the same nobody need look."""
    ongoing = game.ongoing
    return (
        game.zones.moves,
        *map(STANDING, game.adventurers),
        *map(len, map(ongoing.acts.get, WATCHED, NONE)),
        *map(len, map(ongoing.values.get, COUNTED, NONE)),
    )
