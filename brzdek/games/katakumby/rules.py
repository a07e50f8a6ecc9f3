"""The rules of Katakumby as a whole: the course of a turn, and how a game is set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from brzdek.core.ask import Steps
from brzdek.core.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.rulebook import Setup
from brzdek.games.brzdek.laying import DUNGEON_KINDS, first_seat, make_kit
from brzdek.games.katakumby.cards import BASE, GUESTS, PARTY_SET, PHANTASM, PRISON_KINDS, PROMO, Relic
from brzdek.games.katakumby.catacombs import begin
from brzdek.games.katakumby.chambers import MAJOR, MINOR, PRISON
from brzdek.games.katakumby.guests import with_guests
from brzdek.games.katakumby.plans import plans
from brzdek.games.katakumby.state import PARTY, Delve, Delver, DelveTurn
from brzdek.games.katakumby.tiles import HAVEN
from brzdek.games.katakumby.walking import Walking

POOLS: Mapping[str, tuple[str, ...]] = {MINOR: ("minor_secret",), MAJOR: ("major_secret",), PRISON: PRISON_KINDS}
"""The kinds of tokens that lie face down together."""


class Rules(Walking):
    """Katakumby from the set-up to the count."""

    token_rows: ClassVar[Mapping[str, str]] = {
        "artifact": "artifact",
        "mastery": "mastery",
        "good": "good",
        "idol": "idol",
        "major_secret": "secret",
        "minor_secret": "secret",
        "prisoner": "prisoner",
        "coupon": "prisoner",
    }

    # -- the turn

    def turn(self, game: Delve) -> Steps[None]:
        if game.opening:
            cards, game.opening = game.opening, []
            yield from self.arrive(game, cards)
            game.now = self.new_turn()
        yield from super().turn(game)

    def new_turn(self) -> DelveTurn:
        return DelveTurn()

    def play_turn(self, game: Delve, thief: Delver) -> Steps[None]:
        game.now.visited.append(thief.room)
        yield from super().play_turn(game, thief)

    def end_turn(self, game: Delve, thief: Delver) -> Steps[None]:
        """Clean up; who came home leaves; refill the row. Nothing of the turn counts for that any more."""
        yield from self.clean_up(game, thief)
        game.now = self.new_turn()
        if not thief.out and game.homecoming(thief):
            self.leave(game, thief)
        if game.in_play():
            yield from self.refill(game)
        game.now = self.new_turn()

    # -- the set-up

    def begin(self, setup: Setup, catalog: Catalog) -> Delve:
        """Everything laid out, before the first turn."""
        game = self.new_game(setup, catalog)
        self.stack_tiles(game)
        for pool in game.secrets.values():
            game.chance.shuffle(pool)
        self.deal_hands(game)
        self.deal_row(game)
        for place, thief in enumerate(game.thieves[game.first :] + game.thieves[: game.first]):
            self.clank(game, thief, catalog.tables["starting_clank"][place])
            thief.gold = catalog.tables["starting_gold"][place]
        game.now = self.new_turn()  # the noise of the set-up is not made in a turn
        return game

    def new_game(self, setup: Setup, catalog: Catalog) -> Delve:
        """The starting tile, piles and supplies, nothing shuffled or dealt yet."""
        if setup.options["brzdek_cards"]:
            catalog = with_guests(catalog)
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
        board = begin(plans(catalog), side)
        starters = stock.copies("starter")
        return Delve(
            catalog=catalog,
            options=setup.options,
            names=tuple(seat.name for seat in setup.seats),
            chance=chance,
            kit=kit,
            rules=self,
            board=board,
            thieves=[
                Delver(seat, board.start, list(starters), tables["cubes"], lockpicks=tables["lockpicks"])
                for seat in range(players)
            ],
            first=first,
            turn=first,
            deck=[card for card in stock.copies(*DUNGEON_KINDS) if card not in tables["reserve"]],
            reserve=stock.reserve(),
            market={card: face.copies for card, face in stock.faces.items() if face.kind == "good"},
            mastery=players,
            bag=[0] * players + [tables["dragon_cubes"]],
            rage=tables["rage_start"][players] - 1,
            secrets={pool: stock.copies(*kinds) for pool, kinds in POOLS.items()},
            artifacts=stock.artifacts(),
            idols=tables["idols"],
            ghosts_banked=tables["ghost_cubes"],
        )

    def stack_tiles(self, game: Delve) -> None:
        """Haven tiles on top of the depths; some of them stay out of the game, unseen."""
        known = game.board.plans.tiles
        haven = [tile for tile in known if known[tile].back == HAVEN]
        depths = [tile for tile in known if known[tile].back != HAVEN]
        game.chance.shuffle(haven)
        game.chance.shuffle(depths)
        used = game.catalog.tables["haven_tiles"]
        game.tiles = depths + haven[:used]
        game.tiles_aside = haven[used:]

    def row_arrives(self, game: Delve) -> None:
        """They wait until everything else is ready, and may ask."""
        game.opening = [card for card in game.row if "arrive" in game.kit.cards[card].effects]


class Stock:
    """The cards and tokens of a catalog that are in the game, with its options and number of players."""

    def __init__(self, catalog: Catalog, setup: Setup, *, party: bool) -> None:
        self.tables = catalog.tables
        self.party = party
        chosen = {
            BASE: True,
            GUESTS: True,
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
        ours = face.set == BASE and face.kind in DUNGEON_KINDS
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
