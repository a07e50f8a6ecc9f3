"""Which ending is in force: chosen or dealt face up before the game, or drawn by whoever first comes to the Crown."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.copies import Copy, card_of
from brzdek.core.layers import decide
from brzdek.core.zones import move, shuffle
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.state import ENDINGS, World

OPEN, DRAWN, NONE = "random", "secret", "arrival"
"""A random one lies face up from the start; the first visitor draws one; there is none, the first visitor has won."""
CHOSEN: Mapping[str, str] = {
    "command": "zakonczenie_korona_wladzy",
    "demon_lord": "zakonczenie_wladca_demonow",
    "pandora": "zakonczenie_puszka_pandory",
    "hercules": "zakonczenie_sila_herkulesa",
    "black_hole": "zakonczenie_czarna_dziura",
    "dragon_king": "zakonczenie_krol_smokow",
}
"""The ending that an option names."""


def lay_out(game: World) -> None:
    """Before the game. A layer above may say one of the three words, or which card lies there."""
    above: str | None = decide(game, "alternative_ending_slot")
    wanted = str(game.options["crown"]) if above is None else above
    if wanted == OPEN:
        draw_one(game)
    elif wanted not in (DRAWN, NONE):
        lay_open(game, CHOSEN.get(wanted, wanted), tell=above is not None)


def lay_open(game: World, card: str, *, tell: bool = False) -> None:
    """This ending lies there; one that lay there before goes back into the deck."""
    deck = game.zone("deck", ENDINGS)
    for lying in game.zone("ending").copies[:]:
        move(game, lying, deck, tell=False)
    reveal(game, next(one for one in deck if card_of(one) == card), tell=tell)


def draw_one(game: World, *, tell: bool = True) -> None:
    """Chance decides which ending it is, when it is drawn and not before."""
    deck = game.zone("deck", ENDINGS)
    if deck:
        shuffle(game, deck)
        reveal(game, deck[-1], tell=tell)


def reveal(game: World, copy: Copy, *, tell: bool = True) -> None:
    """An ending comes into force. One that was agreed upon need not be told."""
    move(game, copy, game.zone("ending"), tell=False)
    if tell:
        game.log.tell(events.EndingRevealed, copy)


def in_force(game: World) -> Copy | None:
    """The ending that lies face up on the Crown."""
    lying = game.zone("ending").copies
    return lying[0] if lying else None
