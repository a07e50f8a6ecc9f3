"""What Smoki lays out – Lords, tokens, an ending's prizes – and what its turns begin and end with."""

from __future__ import annotations

from functools import lru_cache

from brzdek.core.ask import Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.effects.runtime import value
from brzdek.games.magia_i_miecz.rules import settling
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.rules import king, retreat, scales, sleep, tokens, tower
from brzdek.games.smoki.rules.state import Dragons, DragonTurn, dragons, none_of_any


def lay_out(game: World) -> Dragons | None:
    """Lords, tokens and scales, where the options or an ending need them."""
    if not (game.options["dragons"] or game.options["ending"] != "off"):
        return None
    lords = list(LORDS)
    game.chance.shuffle(lords)
    pool = {card.id: card.copies for card in game.catalog.outlines.values() if card.kind == "dragon_token"}
    return Dragons(
        king=lords[0], pool=pool, removed=dict.fromkeys(pool, 0), owned=[none_of_any() for _ in range(game.players)]
    )


def ending_slot(game: World) -> str | None:
    """An ending of this box lies face up from the start; over the overlay there is none."""
    if game.options["overlay"] != "none":
        return slot.NONE
    return slot.OPEN if game.options["ending"] != "off" else None


@lru_cache(maxsize=8)
def covers(catalog: Catalog) -> dict[str, str]:
    """The cards of the Dragon Realm by the spaces on which they lie."""
    spaces = [card for card in catalog.outlines.values() if card.kind == "space"]
    return {card.more["covers"]: card.id for card in spaces if card.more["covers"]}


def covered(game: World, space: str) -> str | None:
    return covers(game.catalog).get(space)


def start_of_turn(game: World, seat: int) -> Steps[None]:
    """The record of the turn is new; with dragons about, a token is drawn before everything else."""
    dragons(game).turn = DragonTurn()
    if game.options["dragons"]:
        yield from tokens.draw(game, seat, max(0, value(game, seat, "dragon_tokens", 1)))


def end_of_turn(game: World, seat: int) -> Steps[None]:
    """Sleepers wake, the Tower is swept, texts speak again."""
    sleep.wake(game)
    scales.forfeit(game)
    if game.options["overlay"] == "tower":
        tower.clear(game)
    retreat.forget(game)
    # The text of the space speaks again; whoever stands there may have too much now.
    dragons(game).turn = DragonTurn(text=game.adventurers[seat].space)
    settling.look_again(game)
    yield from ()


def setup_hook(game: World) -> Steps[None]:
    """Prizes of an ending, and the variant in which scales lie on the board from the start."""
    from brzdek.games.smoki.rules import variants

    if king.ending_card(game) == king.SLAYERS:
        king.lay_prizes(game)
    if game.options["spawn"]:
        yield from variants.spawn(game)
