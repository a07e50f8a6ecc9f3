"""Laying out the cards, as both sister games do it."""

from __future__ import annotations

from functools import lru_cache
from typing import Self, cast

from brzdek.core.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.effects.context import Context
from brzdek.core.rulebook import BadSetup, Setup
from brzdek.games.brzdek.cards import Piece
from brzdek.games.brzdek.state import Kit, Offer, R, T
from brzdek.games.brzdek.turns import Turns
from brzdek.games.brzdek.words import WORDS

DUNGEON_KINDS = ("blue", "device", "monster")


class Laying(Turns[R, T]):
    """Hands and the dungeon row at the start. A sister game builds on this."""

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def deal_hands(self, game: R) -> None:
        for thief in game.thieves:
            game.chance.shuffle(thief.deck)
            self.draw(game, thief, game.kit.hand)

    def deal_row(self, game: R) -> None:
        """A row without dragon symbols; cards put aside for theirs are shuffled back in."""
        game.chance.shuffle(game.deck)
        aside: list[str] = []
        while len(game.row) < game.kit.row and game.deck:
            card = game.deck.pop()
            (aside if game.kit.cards[card].dragon else game.row).append(card)
        game.deck += aside
        game.chance.shuffle(game.deck)
        self.row_arrives(game)

    def row_arrives(self, game: R) -> None:
        """The Arrive texts of the first row, which never ask."""
        for card in game.row:
            effect = game.kit.cards[card].effects.get("arrive")
            if effect is not None:
                game.log.tell("arrived", card)
                effect.do(Context(game, game.turn, card))


def first_seat(setup: Setup, chance: Chance) -> int:
    """Who begins: as the option says, or drawn."""
    first = setup.options["first"]
    if first == "auto":
        return chance.below(len(setup.seats))
    if not isinstance(first, int) or first >= len(setup.seats):
        raise BadSetup(WORDS["setup.first"])
    return first


def copies(catalog: Catalog, *kinds: str) -> list[str]:
    """The ids of all copies of the cards of these kinds."""
    return [card.id for card in catalog.cards.values() if card.kind in kinds for _ in range(card.copies)]


@lru_cache(maxsize=8)
def make_kit(catalog: Catalog, rage: tuple[int, ...]) -> Kit:
    """``rage``: the cubes of each space of the track."""
    tables = catalog.tables
    faces = {card: cast(Piece, face) for card, face in catalog.cards.items()}
    goods: dict[str, list[str]] = {}
    for face in faces.values():
        if face.kind == "good":
            goods.setdefault(face.sort, []).append(face.id)
    offers = {
        piece.id: Offer((piece.verb, piece.id), piece.cost, piece.kind == "monster", piece.type == "gem", piece.choosy)
        for piece in faces.values()
        if piece.kind in ("reserve", *DUNGEON_KINDS)
    }
    return Kit(
        cards=faces,
        health=tables["health"],
        rage=rage,
        countdown=tuple(tables.get("countdown") or ()),
        price=tables["market_price"],
        hand=tables["hand"],
        row=tables["row"],
        plays={card: ("play", card) for card in faces},
        offers=offers,
        cheapest=min((offer.cost for offer in offers.values()), default=0),
        goods={sort: tuple(sorted(cards, key=lambda card: -faces[card].points)) for sort, cards in goods.items()},
    )
