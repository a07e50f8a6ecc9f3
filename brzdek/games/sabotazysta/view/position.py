"""Set-up situations of Sabotażysta: what a position file may say, and the game made from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.schema import BAD, Field, ListOf, MapOf, OneOf, Record, Whole, Word
from brzdek.core.catalog.source import Document, Path, finish
from brzdek.core.patterns import pattern
from brzdek.core.rulebook import Setup
from brzdek.core.text import Lang
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors, cell_word
from brzdek.games.sabotazysta.cards.pieces import DECK_KINDS, PATH_KINDS, cards_of, path_card
from brzdek.games.sabotazysta.cards.words import WORDS
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.maze import Laid
from brzdek.games.sabotazysta.rules.setup import empty_maze, goal_cells, hand_size, new_game
from brzdek.games.sabotazysta.rules.state import Mine

_PLACE = pattern(r"(-?\d{1,3}),\s*(-?\d{1,3})(/180)?")
GOAL_PREFIX = "goal_"


class GivenPlace(Field):
    """A cell, as ``(x, y), turned``: ``3,-1`` or ``3,-1/180``."""

    def __init__(self, turnable: bool = False) -> None:
        self.turnable = turnable

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        found = _PLACE.fullmatch(value) if isinstance(value, str) else None
        if not found or (found[3] and not self.turnable):
            return self.refuse(value, path, doc)
        return (int(found[1]), int(found[2])), bool(found[3])

    def describe(self, lang: Lang) -> str:
        return WORDS["position.turned_cell" if self.turnable else "position.cell"].to(lang)


class GivenCard(Field):
    """A path card on the board, as ``card, cell, turned``: ``curve_sw@2,-1/180``."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.card = Word(list(cards))

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        name, at, rest = value.partition("@") if isinstance(value, str) else ("", "", "")
        if not at:
            return self.refuse(value, path, doc)
        card, place = self.card.read(name, path, doc), GivenPlace(turnable=True).read(rest, path, doc)
        return BAD if card is BAD or place is BAD else (card, *place)

    def describe(self, lang: Lang) -> str:
        return WORDS["position.board"].to(lang)


def fields(game: Mine) -> Record:
    """What a position of this game may say."""
    cards = Word(sorted(set(cards_of(game.catalog, *DECK_KINDS))))
    seat = Whole(0, game.players - 1)
    goals = sorted(set(cards_of(game.catalog, "goal")))
    goal = Word([*goals, *(card.removeprefix(GOAL_PREFIX) for card in goals)])
    optional: Mapping[str, Field] = {
        "turn": seat,
        "board": ListOf(GivenCard(sorted(set(cards_of(game.catalog, *PATH_KINDS))))),
        "hands": MapOf(seat, ListOf(cards)),
        "tools": MapOf(seat, ListOf(Word(list(game.catalog.tables["tools"])))),
        "goals": MapOf(GivenPlace(), goal),
        "revealed": ListOf(GivenPlace(turnable=True)),
        "roles": MapOf(seat, Word(sorted(set(game.pool)))),
        "deck": OneOf(Whole(0), ListOf(cards)),
        "seen": MapOf(seat, ListOf(GivenPlace())),
        "gold": MapOf(seat, ListOf(Whole(1))),
        "round": Whole(1),
        "starter": seat,
        "layer": seat,
    }
    return Record({}, optional)


def begin(setup: Setup, catalog: Catalog) -> Mine:
    """The game in the situation that the setup carries; BadData if there can be no such situation."""
    assert setup.position is not None
    doc = Document("position", dict(setup.position))
    game = set_up(doc, setup, catalog)
    finish(doc)
    assert game is not None
    return game


def set_up(doc: Document, setup: Setup, catalog: Catalog) -> Mine | None:
    """The game in this situation; what is left out is filled in lawfully. Problems are noted in the document."""
    game = new_game(setup, catalog)
    wanted = fields(game).read(doc.data, (), doc)
    if wanted is BAD or doc.problems:
        return None
    return _SetUp(game, wanted, doc).run()


class _SetUp:
    """Builds the game piece by piece, taking each card from where it would have come from."""

    def __init__(self, game: Mine, wanted: Mapping[str, Any], doc: Document) -> None:
        self.game = game
        self.wanted = wanted
        self.doc = doc
        self.stock = cards_of(game.catalog, *DECK_KINDS)
        game.chance.shuffle(self.stock)

    def run(self) -> Mine | None:
        for step in (self._rounds, self._maze, self._goals, self._tools, self._roles, self._cards, self._gold):
            step()
            if self.doc.problems:
                return None
        return self.game

    def _take(self, card: str, path: Path) -> None:
        """Take one copy from the stock."""
        if card in self.stock:
            self.stock.remove(card)
        else:
            copies = self.game.catalog.cards[card].copies
            self.doc.problem(path, WORDS["position.too_many"], card=card, n=copies)

    def _rounds(self) -> None:
        game = self.game
        game.round = self.wanted.get("round", 1)
        if game.round > int(game.options["rounds"]):
            self.doc.problem(("round",), WORDS["position.round"], rounds=game.options["rounds"])
        game.turn = self.wanted.get("turn", 0)
        game.starter = self.wanted.get("starter", game.turn)
        game.layer = self.wanted.get("layer")
        game.seen = [{} for _ in range(game.players)]
        game.broken = [{} for _ in range(game.players)]

    def _maze(self) -> None:
        game = self.game
        game.maze = empty_maze(game)
        for index, (card, cell, turned) in enumerate(self.wanted.get("board", ())):
            path = ("board", index)
            upright = path_card(game.catalog, card).corridors
            corridors = upright.turned() if turned else upright
            turned = turned and corridors != upright
            self._take(card, path)
            if cell in game.maze.laid or cell in game.maze.fixed:
                self.doc.problem(path, WORDS["position.occupied"], cell=cell_word(cell))
            elif mismatch := next(game.maze.mismatches(cell, corridors.open), None):
                other = cell_word(mismatch[1])
                self.doc.problem(path, WORDS["position.misfit"], card=card, cell=cell_word(cell), other=other)
            else:
                game.maze.lay(cell, Laid(card, turned, corridors))
                game.last_laid = cell

    def _goals(self) -> None:
        game = self.game
        cells = goal_cells(game)
        faces = cards_of(game.catalog, "goal")
        game.chance.shuffle(faces)
        for (cell, _), name in self.wanted.get("goals", {}).items():
            face = name if name in game.catalog.cards else GOAL_PREFIX + name
            path = ("goals", cell_word(cell))
            if cell not in cells:
                self._not_a_goal(cell, path)
            elif face not in faces:
                self.doc.problem(path, WORDS["position.goals"], allowed=", ".join(cards_of(game.catalog, "goal")))
            else:
                faces.remove(face)
                game.maze.hidden[cell] = face
        for cell in cells:
            game.maze.hidden[cell] = game.maze.hidden[cell] or faces.pop()
        for index, (cell, turned) in enumerate(self.wanted.get("revealed", ())):
            self._reveal(cell, turned, ("revealed", index))
        for seat, seen in self.wanted.get("seen", {}).items():
            for index, (cell, _) in enumerate(seen):
                if cell in game.maze.hidden:
                    game.seen[seat][cell] = game.maze.hidden[cell]
                else:
                    self._not_a_goal(cell, ("seen", seat, index))

    def _not_a_goal(self, cell: Cell, path: Path) -> None:
        allowed = ", ".join(map(cell_word, sorted(self.game.maze.hidden)))
        self.doc.problem(path, WORDS["position.not_a_goal"], cell=cell_word(cell), allowed=allowed)

    def _reveal(self, cell: Cell, turned: bool, path: Path) -> None:
        maze = self.game.maze
        if cell not in maze.hidden:
            self._not_a_goal(cell, path)
        elif maze.hidden[cell] in self.game.kit.treasures:
            self.doc.problem(path, WORDS["position.treasure"])
        else:
            corridors: Corridors = self.game.kit.goals[maze.hidden[cell]]
            if turned:
                maze.lay(cell, Laid(maze.hidden.pop(cell), True, corridors.turned()))
            else:
                maze.uncover(cell, corridors, self.game.last_laid)

    def _tools(self) -> None:
        game = self.game
        for seat, tools in self.wanted.get("tools", {}).items():
            for index, tool in enumerate(tools):
                path = ("tools", seat, index)
                breaking = [card for card in game.kit.breaking[tool] if card in self.stock]
                if tool in game.broken[seat]:
                    self.doc.problem(path, WORDS["position.tool"], seat=seat)
                else:
                    card = breaking[0] if breaking else game.kit.breaking[tool][0]
                    self._take(card, path)
                    game.broken[seat][tool] = card

    def _roles(self) -> None:
        game = self.game
        left = game.pool.copy()
        game.chance.shuffle(left)
        wanted: Mapping[int, str] = self.wanted.get("roles", {})
        for seat, role in wanted.items():
            if role in left:
                left.remove(role)
            else:
                self.doc.problem(
                    ("roles", seat), WORDS["position.roles"], role=role, players=game.players, n=game.pool.count(role)
                )
                return
        game.roles = [wanted[seat] if seat in wanted else left.pop() for seat in range(game.players)]
        (game.spare,) = left
        for seat, role in enumerate(game.roles):
            game.log.tell(events.Role, seat, role)

    def _cards(self) -> None:
        """Hands first, then the deck; what is left over has been discarded face down."""
        game = self.game
        hands: Mapping[int, tuple[str, ...]] = self.wanted.get("hands", {})
        deck: int | tuple[str, ...] | None = self.wanted.get("deck")
        for seat, hand in hands.items():
            for index, card in enumerate(hand):
                self._take(card, ("hands", seat, index))
        if isinstance(deck, tuple):
            for index, card in enumerate(deck):
                self._take(card, ("deck", index))
        if self.doc.problems:
            return
        size = hand_size(game)
        missing = size * (game.players - len(hands)) + (deck if isinstance(deck, int) else 0)
        if missing > len(self.stock):
            path = ("deck",) if isinstance(deck, int) else ("hands",)
            self.doc.problem(path, WORDS["position.too_few"], wanted=missing, n=len(self.stock))
            return
        game.hands = [
            list(hands[seat]) if seat in hands else [self.stock.pop() for _ in range(size)]
            for seat in range(game.players)
        ]
        if isinstance(deck, tuple):
            game.deck = list(deck[::-1])
        else:
            count = len(self.stock) if deck is None else deck
            game.deck = [self.stock.pop() for _ in range(count)]
        game.discard = [(card, False) for card in self.stock if deck is not None]
        if game.deck and not any(game.hands):
            # Nobody could use a card, and so nobody would ever draw one.
            self.doc.problem(("hands",), WORDS["position.no_hands"], n=len(game.deck))

    def _gold(self) -> None:
        game = self.game
        left = Counter(game.gold_deck)
        for seat, values in self.wanted.get("gold", {}).items():
            for index, value in enumerate(values):
                left[value] -= 1
                if left[value] < 0:
                    self.doc.problem(("gold", seat, index), WORDS["position.gold"], value=value)
                    return
                game.gold[seat].append(value)
        game.gold_deck = sorted(left.elements())
        game.chance.shuffle(game.gold_deck)
