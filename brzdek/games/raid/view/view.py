"""What one player of a raid may know."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from brzdek.core.ask import Word
from brzdek.core.effects.effect import Effect
from brzdek.core.rulebook import View
from brzdek.games.raid.cards.ground import Ground
from brzdek.games.raid.cards.pieces import Piece
from brzdek.games.raid.rules.dealing import at_the_right_place, deals, price
from brzdek.games.raid.rules.dragon import cubes_to_draw
from brzdek.games.raid.rules.noise import bearable
from brzdek.games.raid.rules.scoring import scores, tally, worth
from brzdek.games.raid.rules.state import R, Thief, Turn
from brzdek.games.raid.rules.tokens import artifact_limit, has_good
from brzdek.games.raid.view.imagining import imagined
from brzdek.games.raid.view.now import TurnView


class Rival:
    """What everybody may know of one player: all but hand and deck."""

    __slots__ = ("_thief",)

    def __init__(self, thief: Thief) -> None:
        self._thief = thief

    @property
    def seat(self) -> int:
        return self._thief.seat

    @property
    def room(self) -> int:
        return self._thief.room

    @property
    def out(self) -> str:
        return self._thief.out

    @property
    def gold(self) -> int:
        return self._thief.gold

    @property
    def damage(self) -> int:
        return self._thief.damage

    @property
    def supply(self) -> int:
        return self._thief.supply

    @property
    def clank(self) -> int:
        return self._thief.clank

    @property
    def artifacts(self) -> int:
        return self._thief.artifacts

    @property
    def tokens(self) -> Sequence[str]:
        return self._thief.tokens.copy()

    @property
    def played(self) -> Sequence[str]:
        return self._thief.played.copy()

    @property
    def discard(self) -> Sequence[str]:
        return self._thief.discard.copy()

    @property
    def hand_count(self) -> int:
        return len(self._thief.hand)

    @property
    def deck_count(self) -> int:
        return len(self._thief.deck)

    @property
    def belongings(self) -> dict[str, int]:
        """What is counted, from the most to the least useful."""
        return {"gold": self.gold, "clank": self.clank}

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "room": self.room,
            "out": self.out,
            "gold": self.gold,
            "damage": self.damage,
            "supply": self.supply,
            "clank": self.clank,
            "artifacts": self.artifacts,
            "tokens": list(self.tokens),
            "played": list(self.played),
            "discard": list(self.discard),
            "hand_count": self.hand_count,
            "deck_count": self.deck_count,
        }


class RaidView(View[R]):
    """A window onto a raid: everything open, one's own hand, and how many cards lie hidden."""

    __slots__ = ("_now", "thieves")

    def __init__(self, game: R, seat: int | None) -> None:
        super().__init__(game, seat)
        self.thieves = self.rivals(game)
        self._now = self.turn_view(game.now)

    def turn_view(self, turn: Any) -> TurnView[Any]:
        return TurnView(turn)

    def rivals(self, game: R) -> tuple[Rival, ...]:
        return tuple(Rival(thief) for thief in game.thieves)

    # -- one's own

    @property
    def me(self) -> Rival:
        """The seat's own player; for an onlooker the one whose turn it is."""
        return self.thieves[self._game.turn if self.seat is None else self.seat]

    @property
    def hand(self) -> Sequence[str]:
        return () if self.seat is None else self._game.thieves[self.seat].hand.copy()

    @property
    def deck(self) -> list[str]:
        """The cards of one's own deck, in an order that tells nothing."""
        return [] if self.seat is None else sorted(self._game.thieves[self.seat].deck)

    @property
    def _own(self) -> Thief:
        own: Thief = self._game.thieves[self.me.seat]
        return own

    # -- what lies open

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def first(self) -> int:
        return self._game.first

    @property
    def now(self) -> TurnView[Any]:
        """Resources and conditions of the turn in progress."""
        turn = self._game.now
        if self._now._turn is not turn:
            self._now = self.turn_view(turn)
        return self._now

    @property
    def means(self) -> TurnView[Any]:
        """What one has at this moment; nothing in the turn of somebody else."""
        return self.turn_view(self._means)

    @property
    def _means(self) -> Turn:
        game = self._game
        return game.now if game.turn == self.me.seat and not game.over else game.hooks.new_turn()

    @property
    def board(self) -> Ground:
        return self._game.board

    @property
    def row(self) -> Sequence[str]:
        return self._game.row.copy()

    @property
    def reserve(self) -> Mapping[str, int]:
        return MappingProxyType(self._game.reserve)

    @property
    def market(self) -> Mapping[str, int]:
        return MappingProxyType(self._game.market)

    @property
    def dungeon_discard(self) -> Sequence[str]:
        return self._game.dungeon_discard.copy()

    @property
    def rage(self) -> int:
        return self._game.rage

    @property
    def pieces(self) -> Mapping[str, Piece]:
        """All cards and tokens by id."""
        return MappingProxyType(self._game.kit.cards)

    @property
    def health(self) -> int:
        return self._game.kit.health

    @property
    def hand_size(self) -> int:
        """How many cards one draws for a turn."""
        return self._game.kit.hand

    @property
    def price(self) -> int:
        """What a good costs."""
        return self._game.kit.price

    @property
    def rage_track(self) -> Sequence[int]:
        return self._game.kit.rage

    @property
    def cubes(self) -> tuple[int, int]:
        """Cubes in the bag or on their way there: one's own, and all."""
        game, me = self._game, self.me._thief
        return game.bag[me.seat] + me.clank, sum([thief.clank for thief in game.thieves], sum(game.bag))

    # -- how many

    @property
    def dungeon_deck_count(self) -> int:
        return len(self._game.deck)

    @property
    def bag(self) -> Sequence[int]:
        """Cubes in the dragon bag by seat, the black ones last: everybody could have counted along."""
        return self._game.bag.copy()

    @property
    def further(self) -> Mapping[str, int]:
        """Further cubes, which hurt everybody, by where they are: "bag", "area". Nothing: the game has none."""
        return {}

    @property
    def cubes_next_attack(self) -> int:
        return cubes_to_draw(self._game)

    def still_to_strike(self, seat: int) -> int:
        """How many cubes that an attack in progress has drawn will yet strike somebody: own ones, and those that hurt
        everybody. They were told as they were drawn.
        """
        return sum(cube == seat or cube > len(self.names) for cube in self._game.drawn)

    @property
    def attackers(self) -> Sequence[int]:
        """The seats instead of whose turns the dragon attacks the rest for certain."""
        return ()

    @property
    def sure_attacks(self) -> Sequence[int]:
        """How many cubes each attack draws that comes for certain before one's own next turn."""
        return ()

    @property
    def question(self) -> Effect | None:
        """The effect of a card that asks this seat now; it words its own question."""
        return self._game.ongoing.question_to(self.seat)

    def has_good(self, sort: str, seat: int | None = None) -> bool:
        """Does one, or whoever sits there, own such a good: a key, a backpack, a crown?"""
        return has_good(self._game, self._own if seat is None else self._game.thieves[seat], sort)

    @property
    def artifact_limit(self) -> int:
        """How many artifacts one can carry."""
        return artifact_limit(self._game, self._own)

    @property
    def bearable(self) -> int:
        """The damage that one may choose on one's way."""
        return max(0, bearable(self._game, self._own))

    def fits_here(self, card: str) -> bool:
        """May one deal with this card of the row where one stands?"""
        return at_the_right_place(self._game, self._own, self.pieces[card])

    def price_of(self, card: str) -> int:
        return price(self._game, self._game.kit.cards[card])

    def affords(self, card: str) -> bool:
        """Could one deal with this card of the table now?"""
        game = self._game
        return game.turn == self.me.seat and game.kit.offers[card].option in deals(game, self._own)

    @property
    @abstractmethod
    def situation(self) -> tuple[int, tuple[Any, ...], tuple[Any, ...]]:
        """In short how many cards one has, how the game stands and how one stands oneself, ``cubes`` last.

        Within one turn, equal values mean that nothing of note has changed, one's room, hand and gold apart.
        """

    @abstractmethod
    def artifacts_in(self, room: int) -> Sequence[str]:
        """The artifacts that lie in a room."""

    @property
    def artifact_stack(self) -> Sequence[str]:
        """Those that are yet to be laid."""
        return ()

    def cards_of(self, seat: int) -> Counter[str]:
        """All cards of a player's deck, wherever they are: every purchase was open. Their order tells nothing."""
        return Counter(sorted(self._game.thieves[seat].cards()))

    def add_up(self, seat: int, *amounts: Mapping[Word, int]) -> list[int]:
        """Sums over all cards of a player's deck, given what each card counts for."""
        cards = self._game.thieves[seat].cards()
        return [sum(map(amount.__getitem__, cards)) for amount in amounts]

    def tally(self, seat: int) -> dict[str, int]:
        """A player's points by source, as if the game ended now."""
        return tally(self._game, self._game.thieves[seat])

    def worth(self, seat: int, card: str) -> int:
        """The points that a card or token of a player counts, as if the game ended now."""
        return worth(self._game, self._game.thieves[seat], card)

    def imagine(self, seed: int) -> R:
        return imagined(self._game, self.me.seat, seed)

    @property
    def scores(self) -> Sequence[int] | None:
        return scores(self._game) if self._game.over else None

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "names": list(self.names),
            "turn": self.turn,
            "over": self.over,
            "hand": list(self.hand),
            "deck": self.deck,
            "players": [thief.data() for thief in self.thieves],
            "skill": self.now.skill,
            "swords": self.now.swords,
            "boots": self.now.boots,
            "row": list(self.row),
            "reserve": dict(self.reserve),
            "market": dict(self.market),
            "dungeon_discard": list(self.dungeon_discard),
            "dungeon_deck_count": self.dungeon_deck_count,
            "rage": self.rage,
            "bag": list(self.bag),
            "scores": None if self.scores is None else list(self.scores),
        }
