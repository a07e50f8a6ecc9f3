"""Set-up situations: what a position file of either sister game may say, and the game made from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.schema import BAD, Field, Flag, ListOf, MapOf, OneOf, Record, Whole, Word
from brzdek.core.catalog.source import Document, Path, finish
from brzdek.core.rulebook import Setup
from brzdek.core.values import replace
from brzdek.games.raid.cards.pieces import DUNGEON_KINDS
from brzdek.games.raid.cards.words import WORDS
from brzdek.games.raid.rules.state import LEFT, LOST, MASTERY, RESCUED, AnyRaid, R, Thief
from brzdek.games.raid.rules.tokens import artifact_limit

NOW = ("skill", "swords", "boots", "quiet", "cubes_made", "gold_gains", "gold_bonus", "gem_discount", "teleports")
NOW_FLAGS = ("exhausted", "caves_lifted", "monsters_ignored")
PILES = ("hand", "draw", "discard", "played")


def common_fields(game: AnyRaid) -> dict[str, Field]:
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


def token_field(game: AnyRaid) -> Word:
    pieces = game.kit.cards
    return Word([card for card in pieces if pieces[card].kind not in ("starter", "reserve", *DUNGEON_KINDS)])


def begin(kind: type[SetUp[R]], setup: Setup, catalog: Catalog) -> R:
    """The game in the situation that the setup carries; BadData if there can be no such situation."""
    assert setup.position is not None
    doc = Document("position", dict(setup.position))
    game = set_up(kind, doc, setup, catalog)
    finish(doc)
    assert game is not None
    return game


def set_up(kind: type[SetUp[R]], doc: Document, setup: Setup, catalog: Catalog) -> R | None:
    """The game in this situation; what is left out is filled in lawfully. Problems are noted in the document."""
    option, table = kind.side
    side = doc.data.get(option) if isinstance(doc.data, Mapping) else None
    if isinstance(side, str) and side in catalog.tables[table]:
        setup = replace(setup, options={**setup.options, option: side})
    game = kind.new_game(setup, catalog)
    wanted = Record({}, {**common_fields(game), **kind.fields(game)}).read(doc.data, (), doc)
    if wanted is BAD or doc.problems:
        return None
    return kind(game, wanted, doc).run()


class SetUp(ABC, Generic[R]):
    """Builds the game piece by piece, taking each card and token from where it would have come from."""

    side: ClassVar[tuple[str, str]]
    """The house option that a position may choose itself, and the table with the choices."""

    @staticmethod
    @abstractmethod
    def new_game(setup: Setup, catalog: Catalog) -> R:
        """Everything there, nothing shuffled or dealt yet."""

    @staticmethod
    @abstractmethod
    def fields(game: R) -> dict[str, Field]:
        """What a position of this game may say beside what those of both sister games may."""

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

    def give_tokens(self, left: Mapping[str, list[str]]) -> None:
        """Goods for sale and tokens of players as given; ``left``: the others by their kinds."""
        given = [token for tokens in self.wanted.get("tokens", {}).values() for token in tokens]
        for good, count in self.wanted.get("market", {}).items():
            if count + given.count(good) > self.game.market[good]:
                self.doc.problem(("market", good), WORDS["position.too_many"], card=good, n=self.game.market[good])
            self.game.market[good] = count
        for thief in self.game.thieves:
            for index, token in enumerate(self.of("tokens", thief.seat, ())):
                self.give_token(thief, token, left, ("tokens", thief.seat, index))
            if thief.artifacts > artifact_limit(self.game, thief):
                limit = artifact_limit(self.game, thief)
                self.doc.problem(("tokens", thief.seat), WORDS["position.artifacts"], seat=thief.seat, n=limit)
            self.check_out(thief)

    def check_out(self, thief: Thief) -> None:
        """Has somebody who is out of play what it takes to be out like that?"""
        path = ("out", thief.seat)
        if thief.out in (LEFT, RESCUED) and not thief.artifacts:
            self.doc.problem(path, WORDS["position.out_empty"], seat=thief.seat)
        elif thief.out == RESCUED and self.game.room(thief).in_depths:
            self.doc.problem(path, WORDS["position.out_deep"], seat=thief.seat)

    def give_token(self, thief: Thief, token: str, left: Mapping[str, list[str]], path: Path) -> None:
        game = self.game
        kind = game.kit.cards[token].kind
        if token == MASTERY:
            game.mastery -= 1
            if thief.out != LEFT or game.mastery < 0:
                self.doc.problem(path, WORDS["position.mastery"])
        elif kind in ("minor_secret", "major_secret") and not game.kit.cards[token].kept:
            self.doc.problem(path, WORDS["position.instant"], token=token)
            return
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
