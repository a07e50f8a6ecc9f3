"""How a game of Katakumby is set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.rulebook import Setup
from brzdek.games.katakumby.cards.pieces import BASE, GUESTS, PARTY_SET, PHANTASM, PRISON_KINDS, PROMO, Relic
from brzdek.games.katakumby.cards.tiles import HAVEN
from brzdek.games.katakumby.rules.catacombs import starting_tile
from brzdek.games.katakumby.rules.hooks import DelveHooks
from brzdek.games.katakumby.rules.loot import PRISON
from brzdek.games.katakumby.rules.plans import plans
from brzdek.games.katakumby.rules.state import PARTY, Delve, Delver
from brzdek.games.raid.cards.pieces import DUNGEON_KINDS
from brzdek.games.raid.rules.setup import common_parts, deal, first_noise, first_seat, make_kit
from brzdek.games.raid.rules.tokens import MAJOR, MINOR

HOOKS = DelveHooks()
POOLS: Mapping[str, tuple[str, ...]] = {MINOR: ("minor_secret",), MAJOR: ("major_secret",), PRISON: PRISON_KINDS}
"""The kinds of tokens that lie face down together."""


def begin(setup: Setup, catalog: Catalog) -> Delve:
    """Everything laid out, before the first turn."""
    game = new_game(setup, catalog)
    stack_tiles(game)
    for pool in game.secrets.values():
        game.chance.shuffle(pool)
    deal(game)
    game.opening = [card for card in game.row if "arrive" in game.kit.cards[card].effects]
    first_noise(game)
    for place, thief in enumerate(game.thieves[game.first :] + game.thieves[: game.first]):
        thief.gold = catalog.tables["starting_gold"][place]
    return game


def new_game(setup: Setup, catalog: Catalog) -> Delve:
    """The starting tile, piles and supplies, nothing shuffled or dealt yet."""
    catalog = catalog.in_play(setup.options)
    players = len(setup.seats)
    tables = catalog.tables
    chance = Chance(setup.seed)
    first = first_seat(setup, chance)
    side = cast(str, setup.options["side"])
    if side == "random":
        side = "ab"[chance.below(2)]
    party = players >= PARTY
    stock = Stock(catalog, setup, party=party)
    kit = make_kit(catalog, tuple(tables["rage"]["party" if party else "usual"]))
    board = starting_tile(plans(catalog), side)
    starters = stock.copies("starter")
    return Delve(
        **common_parts(setup, catalog, chance, first),
        kit=kit,
        hooks=HOOKS,
        board=board,
        thieves=[
            Delver(seat, board.start, list(starters), tables["cubes"], lockpicks=tables["lockpicks"])
            for seat in range(players)
        ],
        deck=[card for card in stock.copies(*DUNGEON_KINDS) if card not in tables["reserve"]],
        reserve=stock.reserve(),
        market={card: face.copies for card, face in stock.faces.items() if face.kind == "good"},
        secrets={pool: stock.copies(*kinds) for pool, kinds in POOLS.items()},
        artifacts=stock.artifacts(),
        idols=tables["idols"],
        ghosts_banked=tables["ghost_cubes"],
    )


def stack_tiles(game: Delve) -> None:
    """Haven tiles on top of the depths; some of them stay out of the game, unseen."""
    known = game.board.plans.tiles
    haven = [tile for tile in known if known[tile].back == HAVEN]
    depths = [tile for tile in known if known[tile].back != HAVEN]
    game.chance.shuffle(haven)
    game.chance.shuffle(depths)
    used = game.catalog.tables["haven_tiles"]
    game.tiles = depths + haven[:used]
    game.tiles_aside = haven[used:]


class Stock:
    """The cards and tokens of a catalog that are in the game, with its options and number of players."""

    def __init__(self, catalog: Catalog, setup: Setup, *, party: bool) -> None:
        self.tables = catalog.tables
        self.party = party
        chosen = {
            BASE: True,
            PROMO: setup.options["promo"],
            PHANTASM: setup.options["phantasm"],
            PARTY_SET: party,
        }
        self.faces: dict[str, Relic] = {
            card: face
            for card, face in catalog.cards.items()
            if isinstance(face, Relic) and chosen[face.set] and (face.sort != "cloak" or setup.options["cloaks"])
        }

    def copies(self, *kinds: str) -> list[str]:
        faces = [face for face in self.faces.values() if face.kind in kinds]
        return [face.id for face in faces for _ in range(self.number(face))]

    def number(self, face: Relic) -> int:
        """How many copies are in the game; a party adds one of every card of ours that the deck holds several times."""
        ours = face.set == BASE and face.layer != GUESTS and face.kind in DUNGEON_KINDS
        return face.copies + (self.party and ours and face.copies in self.tables["party_copies"])

    def reserve(self) -> dict[str, int]:
        more = self.tables["party_reserve"] if self.party else 0
        return {
            card: self.faces[card].copies + (more if self.faces[card].kind == "reserve" else 0)
            for card in self.tables["reserve"]
        }

    def artifacts(self) -> list[str]:
        """By value, the least on top; of equal ones the one of the party lies below."""
        artifacts = [face for face in self.faces.values() if face.kind == "artifact"]
        return [face.id for face in sorted(artifacts, key=lambda face: (face.points, face.set == PARTY_SET))]
