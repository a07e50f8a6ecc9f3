"""The rules of Brzdęk! as a whole, and how a game is set up."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from brzdek.core.ask import Word
from brzdek.core.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.effects.context import Context
from brzdek.core.rulebook import BadSetup, Setup
from brzdek.games.brzdek.board import Board
from brzdek.games.brzdek.cards import Piece
from brzdek.games.brzdek.state import Heist, Kit, Offer, RoomTokens, Thief, Turn
from brzdek.games.brzdek.turns import Turns
from brzdek.games.brzdek.words import WORDS

DUNGEON_KINDS = ("blue", "device", "monster")


class Rules(Turns):
    """Brzdęk! from the set-up to the count. A sister game changes what differs in a subclass."""

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    # -- the set-up

    def begin(self, setup: Setup, catalog: Catalog) -> Heist:
        """Everything laid out, before the first turn."""
        game = self.new_game(setup, catalog)
        self.place_tokens(game)
        self.deal_hands(game)
        self.deal_row(game)
        for place, thief in enumerate(game.thieves[game.first :] + game.thieves[: game.first]):
            self.clank(game, thief, catalog.tables["starting_clank"][place])
        game.now = Turn()  # the noise of the set-up is not made in a turn
        return game

    def new_game(self, setup: Setup, catalog: Catalog) -> Heist:
        """Boards, piles and supplies, nothing shuffled or dealt yet."""
        players = len(setup.seats)
        tables = catalog.tables
        chance = Chance(setup.seed)
        board = self.board(catalog, setup.options["board"])
        cubes = cast(int, tables["cubes"])
        starters = copies(catalog, "starter")
        first = setup.options["first"]
        if first == "auto":
            first = chance.below(players)
        if not isinstance(first, int) or first >= players:
            raise BadSetup(WORDS["setup.first"])
        return Heist(
            catalog=catalog,
            options=setup.options,
            names=tuple(seat.name for seat in setup.seats),
            chance=chance,
            kit=make_kit(catalog),
            rules=self,
            board=board,
            thieves=[Thief(seat, board.start, list(starters), cubes) for seat in range(players)],
            first=first,
            turn=first,
            deck=[card for card in copies(catalog, *DUNGEON_KINDS) if card not in tables["reserve"]],
            reserve={card: catalog.cards[card].copies for card in tables["reserve"]},
            market={card: face.copies for card, face in make_kit(catalog).cards.items() if face.kind == "good"},
            mastery=players,
            bag=[0] * players + [tables["dragon_cubes"]],
            rage=tables["rage_start"][players] - 1,
        )

    def board(self, catalog: Catalog, side: Word) -> Board:
        boards = catalog.tables["boards"]
        if side not in boards:
            raise BadSetup(WORDS["setup.board"])
        return cast(Board, boards[side])

    def place_tokens(self, game: Heist) -> None:
        """Artifacts face up where their value is printed, secrets face down, idols in their shrine."""
        artifacts = copies(game.catalog, "artifact")
        game.chance.shuffle(artifacts)
        removed = game.catalog.tables["artifacts_removed"][game.players]
        game.box += artifacts[:removed]
        by_value = {game.kit.cards[artifact].points: artifact for artifact in artifacts[removed:]}
        minor, major = copies(game.catalog, "minor_secret"), copies(game.catalog, "major_secret")
        game.chance.shuffle(minor)
        game.chance.shuffle(major)
        for room in game.board.rooms.values():
            lying = RoomTokens(
                minor=[minor.pop() for _ in range(room.minor_secrets)],
                major=[major.pop() for _ in range(room.major_secrets)],
                idols=room.monkey_idols,
                artifact=by_value.get(room.artifact, ""),
            )
            if lying != RoomTokens():
                game.tokens[room.id] = lying
        game.box += [*minor, *major]

    def deal_hands(self, game: Heist) -> None:
        for thief in game.thieves:
            game.chance.shuffle(thief.deck)
            self.draw(game, thief, game.kit.hand)

    def deal_row(self, game: Heist) -> None:
        """A row without dragon symbols; cards put aside for theirs are shuffled back in. Arrive texts work."""
        game.chance.shuffle(game.deck)
        aside: list[str] = []
        while len(game.row) < game.kit.row and game.deck:
            card = game.deck.pop()
            (aside if game.kit.cards[card].dragon else game.row).append(card)
        game.deck += aside
        game.chance.shuffle(game.deck)
        for card in game.row:
            effect = game.kit.cards[card].effects.get("arrive")
            if effect is not None:
                game.log.tell("arrived", card)
                effect.do(Context(game, game.turn, card))


def copies(catalog: Catalog, *kinds: str) -> list[str]:
    """The ids of all copies of the cards of these kinds."""
    return [card.id for card in catalog.cards.values() if card.kind in kinds for _ in range(card.copies)]


@lru_cache(maxsize=8)
def make_kit(catalog: Catalog) -> Kit:
    tables = catalog.tables
    faces = {card: cast(Piece, face) for card, face in catalog.cards.items()}
    goods: dict[str, list[str]] = {}
    for face in sorted(faces.values(), key=lambda face: -face.points):
        if face.kind == "good":
            goods.setdefault(face.sort, []).append(face.id)
    offers = {
        piece.id: Offer((piece.verb, piece.id), piece.cost, piece.kind == "monster", piece.type == "gem", piece.only_in)
        for piece in faces.values()
        if piece.kind in ("reserve", *DUNGEON_KINDS)
    }
    return Kit(
        cards=faces,
        health=tables["health"],
        rage=tuple(tables["rage"]),
        countdown=tuple(tables["countdown"]),
        price=tables["market_price"],
        hand=tables["hand"],
        row=tables["row"],
        plays={card: ("play", card) for card in faces},
        offers=offers,
        cheapest=min((offer.cost for offer in offers.values()), default=0),
        goods={sort: tuple(goods.get(sort, ())) for sort in ("key", "backpack", "crown")},
    )
