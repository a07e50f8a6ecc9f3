"""Scales: on the cards of the Lords, on spaces, before players; crowning the Dragon King."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.legality import Reason
from brzdek.games.magia_i_miecz.rules import crown
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.rules import events, rage
from brzdek.games.smoki.rules.reasons import NoScaleHere, ScaleAfterMove, ScaleIsWon
from brzdek.games.smoki.rules.state import dragons

CROWNING = 3
"""So many scales crown a Lord."""


def token_of(lord: str) -> str:
    """The sort of tokens that are his scales."""
    return {"varthrax": "luska_varthraxa", "cadorus": "luska_cadorusa", "grilipus": "luska_grilipusa"}[lord]


def discard(game: World, lord: str) -> None:
    """A scale goes into the box."""
    part = dragons(game)
    part.removed[token_of(lord)] = part.removed.get(token_of(lord), 0) + 1


def on_lords(game: World) -> int:
    """Scales on the cards of all Lords together."""
    return sum(dragons(game).on_lords.values())


def not_taken(game: World, seat: int) -> Reason:
    """Why nobody takes the scale of one's space without more ado."""
    if game.adventurers[seat].space not in dragons(game).on_spaces:
        return NoScaleHere()
    return ScaleAfterMove() if game.turn == seat and not game.now.moved else ScaleIsWon()


def owned(game: World, seat: int, lord: str = "") -> int:
    """Scales that a player owns, of one Lord or of all."""
    own = dragons(game).owned[seat]
    return own[lord] if lord else sum(own.values())


def of_king(game: World, space: str) -> bool:
    """Does a scale of the Dragon King lie there?"""
    part = dragons(game)
    return part.on_spaces.get(space, "") == part.king != ""


# -- on the Lords


def add_to_lord(game: World, seat: int, lord: str) -> Steps[None]:
    """A scale comes onto the card of its Lord; the third one crowns him."""
    part = dragons(game)
    part.on_lords[lord] += 1
    game.log.tell(events.ScaleOnLord, seat, lord, part.on_lords[lord])
    if part.on_lords[lord] >= CROWNING:
        yield from crown_lord(game, seat, lord)


def crown_lord(game: World, seat: int, lord: str) -> Steps[None]:
    """The Crown token moves, unless somebody stands on the Crown; one scale comes onto the board, two go."""
    from brzdek.games.smoki.rules import variants

    part = dragons(game)
    drawer = game.adventurers[seat]
    again = part.king == lord
    if not frozen(game):
        part.king = lord
        game.log.tell(events.CrownedAgain if again else events.Crowned, seat, lord)
        if again and game.options["wrath"]:
            yield from variants.wrath(game, lord)
    part.on_lords[lord] -= CROWNING
    for _ in range(CROWNING - 1):
        discard(game, lord)
    if game.adventurers[seat] is drawer and drawer.alive:
        yield from place(game, seat, lord)
    else:
        discard(game, lord)


def frozen(game: World) -> bool:
    """The Dragon King does not change while somebody stands before him."""
    from brzdek.games.smoki.rules import king

    return king.guards_crown(game) and bool(crown.present(game))


def take_from_lord(game: World, lord: str) -> bool:
    """A scale is taken off the card of a Lord, if there is one."""
    part = dragons(game)
    if not part.on_lords[lord]:
        return False
    part.on_lords[lord] -= 1
    return True


# -- on the board


def place(game: World, seat: int, lord: str) -> Steps[None]:
    """A scale comes onto the space where somebody stands, or the nearest free one anticlockwise in his region."""
    space = game.adventurers[seat].space
    if not accepts(game, space):
        discard(game, lord)
        game.log.tell(events.ScaleGone, seat, lord)
        return
    free = free_from(game, space)
    if free:
        lay(game, seat, lord, free)
        return
    discard(game, lord)
    game.log.tell(events.ScaleGone, seat, lord)
    yield from rage.suffer(game, seat, lord)


def accepts(game: World, space: str) -> bool:
    """Do scales lie in the region of this space? Not in the Inner Region, nor where a layer or a board says so."""
    if space not in board(game).places:
        return False
    return space_region(game, space) not in game.catalog.tables["no_scales"]


def space_region(game: World, space: str) -> str:
    return board(game).spaces[space].region


def free_from(game: World, space: str) -> str:
    """The nearest space without a scale, counted anticlockwise once round the region; none: empty."""
    plan = board(game)
    ring = plan.rings[space_region(game, space)]
    start = plan.places[space]
    taken = dragons(game).on_spaces
    order = [ring[(start - step) % len(ring)] for step in range(len(ring))]
    return next((one for one in order if one not in taken), "")


def lay(game: World, seat: int, lord: str, space: str) -> None:
    dragons(game).on_spaces[space] = lord
    game.log.tell(events.ScalePlaced, seat, lord, space)


# -- before players


def take(game: World, seat: int, space: str) -> None:
    """A player takes the scale that lies on a space."""
    lord = dragons(game).on_spaces.pop(space)
    gain(game, seat, lord)


def gain(game: World, seat: int, lord: str) -> None:
    """A scale comes to a player; where it came from is the caller's to say."""
    dragons(game).owned[seat][lord] += 1
    game.log.tell(events.ScaleTaken, seat, lord)


def spend(game: World, seat: int, lord: str) -> None:
    """A player gives up one of his scales."""
    dragons(game).owned[seat][lord] -= 1
    discard(game, lord)
    game.log.tell(events.ScaleSpent, seat, lord)


def inherit(game: World, seat: int, space: str) -> Steps[None]:
    """Scales stay with the player, unless he is out of the game."""
    forfeit(game)
    yield from ()


def forfeit(game: World) -> None:
    """Whoever is out of the game gives up his scales."""
    for seat, adventurer in enumerate(game.adventurers):
        if adventurer.out:
            for lord in LORDS:
                while owned(game, seat, lord):
                    spend(game, seat, lord)
