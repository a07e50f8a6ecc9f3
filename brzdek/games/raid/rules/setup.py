"""Laying out the cards, as both sister games do it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.problems import BadSetup
from brzdek.core.rulebook import Setup
from brzdek.games.raid.cards.pieces import DUNGEON_KINDS, Piece
from brzdek.games.raid.cards.words import WORDS
from brzdek.games.raid.rules.gains import draw
from brzdek.games.raid.rules.noise import clank
from brzdek.games.raid.rules.state import AnyRaid, Kit, Offer


def common_parts(setup: Setup, catalog: Catalog, chance: Chance, first: int) -> dict[str, Any]:
    """The fields of a game that both sisters fill in the same way, before anything is dealt."""
    players, tables = len(setup.seats), catalog.tables
    return {
        "catalog": catalog,
        "options": setup.options,
        "names": tuple(seat.name for seat in setup.seats),
        "chance": chance,
        "first": first,
        "turn": first,
        "mastery": players,
        "bag": [0] * players + [tables["dragon_cubes"]],
        "rage": tables["rage_start"][players] - 1,
    }


def deal(game: AnyRaid) -> None:
    """Hands, and the row."""
    for thief in game.thieves:
        game.chance.shuffle(thief.deck)
        draw(game, thief, game.kit.hand)
    deal_row(game)


def deal_row(game: AnyRaid) -> None:
    """A row without dragon symbols; cards put aside for theirs are shuffled back in."""
    game.chance.shuffle(game.deck)
    aside: list[str] = []
    while len(game.row) < game.kit.row and game.deck:
        card = game.deck.pop()
        (aside if game.kit.cards[card].dragon else game.row).append(card)
    game.deck += aside
    game.chance.shuffle(game.deck)


def first_noise(game: AnyRaid) -> None:
    """Noise before the first turn, less for those who begin; it is not made in a turn."""
    for place, thief in enumerate(game.thieves[game.first :] + game.thieves[: game.first]):
        clank(game, thief, game.catalog.tables["starting_clank"][place])
    game.now = game.hooks.new_turn()


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
    return list(_copies(catalog, kinds))


@lru_cache(maxsize=32)
def _copies(catalog: Catalog, kinds: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([card.id for card in catalog.cards.values() if card.kind in kinds for _ in range(card.copies)])


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
        price=tables["market_price"],
        hand=tables["hand"],
        row=tables["row"],
        plays={card: ("play", card) for card in faces},
        drinks={card: ("drink", card) for card, face in faces.items() if "drink" in face.effects},
        offers=offers,
        cheapest=min((offer.cost for offer in offers.values()), default=0),
        goods={sort: tuple(sorted(cards, key=lambda card: -faces[card].points)) for sort, cards in goods.items()},
        tables={},
    )
