"""Set-up situations of Brzdęk!: what a position file may say, and the game made from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic

from brzdek.core.catalog import Catalog
from brzdek.core.rulebook import Setup
from brzdek.core.schema import BAD, Field, Flag, ListOf, MapOf, OneOf, Record, Whole, Word
from brzdek.core.source import Document, Path, finish
from brzdek.games.brzdek.laying import DUNGEON_KINDS, copies
from brzdek.games.brzdek.rules import Rules
from brzdek.games.brzdek.state import LEFT, LOST, MASTERY, RESCUED, Heist, R, Raid, RoomTokens, Thief
from brzdek.games.brzdek.words import WORDS

SECRETS = {"minor": "minor_secret", "major": "major_secret"}
NOW = ("skill", "swords", "boots", "quiet", "cubes_made", "gold_gains", "gold_bonus", "gem_discount", "teleports")
NOW_FLAGS = ("exhausted", "caves_lifted", "monsters_ignored")
PILES = ("hand", "draw", "discard", "played")


def common_fields(game: Raid[Any]) -> dict[str, Field]:
    """What a position of either sister game may say."""
    seat = Whole(0, game.players - 1)
    pieces = game.kit.cards
    deck_card = Word([card for card in pieces if pieces[card].kind in ("starter", "reserve", "blue")])
    dungeon_card = Word([card for card in pieces if pieces[card].kind in DUNGEON_KINDS and card not in game.reserve])
    count = Whole(0, 999)
    return {
        "turn": seat,
        "damage": MapOf(seat, Whole(0, game.kit.health)),
        "gold": MapOf(seat, count),
        "clank": MapOf(seat, count),
        "bag": MapOf(seat, count),
        "out": MapOf(seat, Word((LEFT, RESCUED, LOST))),
        "tokens": MapOf(seat, ListOf(token_field(game))),
        **{pile: MapOf(seat, ListOf(deck_card)) for pile in PILES},
        "row": ListOf(dungeon_card, 0, game.kit.row),
        "deck": OneOf(Whole(0), ListOf(dungeon_card)),
        "idols": Whole(0, 99),
        "reserve": MapOf(Word(list(game.reserve)), count),
        "market": MapOf(Word(list(game.market)), count),
        "black": count,
        "rage": Whole(1, len(game.kit.rage)),
        "trashes": ListOf(Word(("any", "burgle"))),
        **dict.fromkeys(NOW, count),
        **dict.fromkeys(NOW_FLAGS, Flag()),
    }


def token_field(game: Raid[Any]) -> Word:
    pieces = game.kit.cards
    return Word([card for card in pieces if pieces[card].kind not in ("starter", "reserve", *DUNGEON_KINDS)])


def fields(game: Heist) -> Record:
    """What a position of Brzdęk! may say."""
    seat = Whole(0, game.players - 1)
    room = Whole(1, max(game.board.rooms))
    token = token_field(game)
    own: dict[str, Field] = {
        "board": Word(list(game.catalog.tables["boards"])),
        "room": MapOf(seat, room),
        "secrets": MapOf(room, ListOf(token)),
        "artifacts": MapOf(room, token),
        "countdown": Whole(1, len(game.kit.countdown)),
        "counting": seat,
    }
    return Record({}, {**common_fields(game), **own})


def begin(rules: Rules, setup: Setup, catalog: Catalog) -> Heist:
    """The game in the situation that the setup carries; BadData if there can be no such situation."""
    assert setup.position is not None
    doc = Document("position", dict(setup.position))
    game = set_up(doc, rules, setup, catalog)
    finish(doc)
    assert game is not None
    return game


def set_up(doc: Document, rules: Rules, setup: Setup, catalog: Catalog) -> Heist | None:
    """The game in this situation; what is left out is filled in lawfully. Problems are noted in the document."""
    side = doc.data.get("board") if isinstance(doc.data, Mapping) else None
    if isinstance(side, str) and side in catalog.tables["boards"]:
        setup = replace(setup, options={**setup.options, "board": side})
    game = rules.new_game(setup, catalog)
    wanted = fields(game).read(doc.data, (), doc)
    if wanted is BAD or doc.problems:
        return None
    return HeistSetUp(game, wanted, doc).run()


class SetUp(ABC, Generic[R]):
    """Builds the game piece by piece, taking each card and token from where it would have come from."""

    def __init__(self, game: R, wanted: Mapping[str, Any], doc: Document) -> None:
        self.game = game
        self.wanted = wanted
        self.doc = doc
        self.stock = list(game.deck)
        game.chance.shuffle(self.stock)

    def run(self) -> R | None:
        steps: Sequence[Callable[[], None]] = (
            self.places, self.players, self.cards, self.dungeon, self.tokens, self.cubes, self.moment,
        )  # fmt: skip
        for step in steps:
            step()
            if self.doc.problems:
                return None
        return self.game

    @abstractmethod
    def places(self) -> None:
        """Where the pawns stand."""

    @abstractmethod
    def tokens(self) -> None:
        """Tokens of players and rooms as given, the others where the set-up would put them."""

    def take(self, pile: list[str], card: str, path: Path) -> None:
        """Take one copy from where it would be."""
        if card in pile:
            pile.remove(card)
        else:
            copies_there = self.game.kit.cards[card].copies
            self.doc.problem(path, WORDS["position.too_many"], card=card, n=copies_there)

    def of(self, key: str, seat: int, default: Any) -> Any:
        return self.wanted.get(key, {}).get(seat, default)

    # -- players

    def players(self) -> None:
        game = self.game
        game.turn = self.wanted.get("turn", game.first)
        for thief in game.thieves:
            thief.gold = self.of("gold", thief.seat, 0)
            thief.out = self.of("out", thief.seat, "")

    def cards(self) -> None:
        """Piles as given; starting cards that are named nowhere fill the hand, then the deck."""
        game = self.game
        for kind, left in self.wanted.get("reserve", {}).items():
            if left > game.reserve[kind]:
                self.doc.problem(("reserve", kind), WORDS["position.too_many"], card=kind, n=game.reserve[kind])
            game.reserve[kind] = left
        for thief in game.thieves:
            starters = list(thief.deck)
            given = {pile: list(self.of(pile, thief.seat, ())) for pile in PILES}
            for pile, cards in given.items():
                for index, card in enumerate(cards):
                    self.take_player_card(starters, card, (pile, thief.seat, index))
            game.chance.shuffle(starters)
            thief.hand, thief.discard, thief.played = given["hand"], given["discard"], given["played"]
            if thief.seat not in self.wanted.get("hand", {}):
                thief.hand = [starters.pop() for _ in range(min(game.kit.hand, len(starters)))]
            if thief.seat in self.wanted.get("draw", {}):
                thief.deck = given["draw"][::-1]
                game.box += starters
            else:
                thief.deck = starters

    def take_player_card(self, starters: list[str], card: str, path: Path) -> None:
        game = self.game
        kind = game.kit.cards[card].kind
        if kind == "reserve":
            if card not in self.wanted.get("reserve", {}):
                game.reserve[card] -= 1
            if game.reserve[card] < 0:
                self.doc.problem(path, WORDS["position.too_many"], card=card, n=game.kit.cards[card].copies)
        else:
            self.take(starters if kind == "starter" else self.stock, card, path)

    # -- the table

    def dungeon(self) -> None:
        game = self.game
        row: list[str] | None = self.wanted.get("row")
        deck: int | Sequence[str] | None = self.wanted.get("deck")
        for index, card in enumerate(row or ()):
            self.take(self.stock, card, ("row", index))
        if deck is not None and not isinstance(deck, int):
            for index, card in enumerate(deck):
                self.take(self.stock, card, ("deck", index))
        if self.doc.problems:
            return
        quiet = [card for card in self.stock if not game.kit.cards[card].dragon]
        game.row = list(row) if row is not None else quiet[: game.kit.row]
        if row is None:
            for card in game.row:
                self.stock.remove(card)
        if deck is None:
            game.deck = self.stock
        elif isinstance(deck, int):
            if deck > len(self.stock):
                self.doc.problem(("deck",), WORDS["position.too_few"], wanted=deck, n=len(self.stock))
                return
            game.deck, game.dungeon_discard = self.stock[:deck], self.stock[deck:]
        else:
            game.deck, game.dungeon_discard = list(deck)[::-1], self.stock

    def give_token(self, thief: Thief, token: str, left: Mapping[str, list[str]], path: Path) -> None:
        game = self.game
        kind = game.kit.cards[token].kind
        if token == MASTERY:
            game.mastery -= 1
        elif kind == "good":
            if token not in self.wanted.get("market", {}):
                game.market[token] -= 1
            if game.market[token] < 0:
                self.doc.problem(path, WORDS["position.too_many"], card=token, n=game.kit.cards[token].copies)
        else:
            self.take(left[kind], token, path)
        thief.tokens.append(token)
        thief.artifacts += kind == "artifact"

    def cubes(self) -> None:
        game = self.game
        for thief in game.thieves:
            thief.damage = self.of("damage", thief.seat, 0)
            thief.clank = self.of("clank", thief.seat, 0)
            game.bag[thief.seat] = self.of("bag", thief.seat, 0)
            thief.supply -= thief.damage + thief.clank + game.bag[thief.seat]
            if thief.supply < 0:
                cubes = game.catalog.tables["cubes"]
                self.doc.problem(("clank", thief.seat), WORDS["position.cubes"], seat=thief.seat, cubes=cubes)
            if not thief.out and thief.damage >= game.kit.health:
                self.doc.problem(("damage", thief.seat), WORDS["position.knocked_out"], seat=thief.seat)
        black = self.wanted.get("black", game.bag[-1])
        if black > game.bag[-1]:
            self.doc.problem(("black",), WORDS["position.black"], n=game.bag[-1])
        game.black_aside = game.bag[-1] - black
        game.bag[-1] = black

    def moment(self) -> None:
        """Where the turn and the dragon stand."""
        game, wanted = self.game, self.wanted
        game.rage = wanted["rage"] - 1 if "rage" in wanted else game.rage
        if all(thief.out for thief in game.thieves):
            self.doc.problem(("out",), WORDS["position.nobody"])
        for name in (*NOW, *NOW_FLAGS):
            if name in wanted:
                setattr(game.now, name, wanted[name])
        game.now.trashes = ["" if card == "any" else card for card in wanted.get("trashes", ())]


class HeistSetUp(SetUp[Heist]):
    """A situation of Brzdęk!."""

    def places(self) -> None:
        game = self.game
        for thief in game.thieves:
            thief.room = self.of("room", thief.seat, thief.room)
            if thief.room not in game.board.rooms:
                self.doc.problem(("room", thief.seat), WORDS["position.no_room"], room=thief.room)

    def tokens(self) -> None:
        """Tokens of players and rooms as given, the others where the set-up would put them."""
        game = self.game
        left = {kind: copies(game.catalog, kind) for kind in ("artifact", "minor_secret", "major_secret", "idol")}
        for pile in left.values():
            game.chance.shuffle(pile)
        for good, count in self.wanted.get("market", {}).items():
            game.market[good] = count
        for thief in game.thieves:
            for index, token in enumerate(self.of("tokens", thief.seat, ())):
                self.give_token(thief, token, left, ("tokens", thief.seat, index))
        for room, tokens in self.wanted.get("secrets", {}).items():
            for index, token in enumerate(tokens):
                self.lay_secret(room, token, left, ("secrets", room, index))
        for room, token in self.wanted.get("artifacts", {}).items():
            self.take(left["artifact"], token, ("artifacts", room))
            game.tokens.setdefault(room, RoomTokens()).artifact = token
        if not self.doc.problems:
            self.fill_rooms(left)

    def lay_secret(self, room: int, token: str, left: Mapping[str, list[str]], path: Path) -> None:
        lying = self.game.tokens.setdefault(room, RoomTokens())
        for size, kind in SECRETS.items():
            if self.game.kit.cards[token].kind == kind:
                self.take(left[kind], token, path)
                (lying.minor if size == "minor" else lying.major).append(token)
                return
        self.doc.problem(path, WORDS["position.not_a_secret"], token=token)

    def fill_rooms(self, left: Mapping[str, list[str]]) -> None:
        game = self.game
        by_value = {game.kit.cards[artifact].points: artifact for artifact in left["artifact"]}
        given_secrets, given_artifacts = self.wanted.get("secrets", {}), self.wanted.get("artifacts", {})
        idols = self.wanted.get("idols", len(left["idol"]))
        for room in game.board.rooms.values():
            lying = game.tokens.get(room.id) or RoomTokens()
            if room.id not in given_secrets:
                lying.minor += [left["minor_secret"].pop() for _ in range(room.minor_secrets) if left["minor_secret"]]
                lying.major += [left["major_secret"].pop() for _ in range(room.major_secrets) if left["major_secret"]]
            if room.id not in given_artifacts and "artifacts" not in self.wanted:
                lying.artifact = by_value.get(room.artifact, "")
            if room.monkey_idols:
                lying.idols = min(idols, len(left["idol"]))
            if lying != RoomTokens():
                game.tokens[room.id] = lying
        lying_artifacts = [lying.artifact for lying in game.tokens.values()]
        game.box += [token for token in left["artifact"] if token not in lying_artifacts]
        game.box += [*left["minor_secret"], *left["major_secret"]]
        game.box += left["idol"][: len(left["idol"]) - idols]

    def moment(self) -> None:
        """The countdown too."""
        super().moment()
        game, wanted = self.game, self.wanted
        out = [thief.seat for thief in game.thieves if thief.out]
        game.counting = wanted.get("counting", out[0] if out else None)
        game.countdown = wanted.get("countdown", 1 if out else 0)
        if (game.counting is None) != (game.countdown == 0) or (game.counting is not None and game.counting not in out):
            self.doc.problem(("countdown",), WORDS["position.countdown"])
