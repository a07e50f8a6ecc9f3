"""What one player of Brzdęk! may know."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.effects.effect import Effect
from brzdek.core.rulebook import View
from brzdek.games.brzdek.board import Board, Ground
from brzdek.games.brzdek.cards import Piece
from brzdek.games.brzdek.state import Heist, R, RoomTokens, Thief, Turn


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
        return self._thief.tokens

    @property
    def played(self) -> Sequence[str]:
        return self._thief.played

    @property
    def discard(self) -> Sequence[str]:
        return self._thief.discard

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

    __slots__ = ("thieves",)

    def __init__(self, game: R, seat: int | None) -> None:
        super().__init__(game, seat)
        self.thieves = self.rivals(game)

    def rivals(self, game: R) -> tuple[Rival, ...]:
        return tuple(Rival(thief) for thief in game.thieves)

    # -- one's own

    @property
    def me(self) -> Rival:
        """The seat's own player; for an onlooker the one whose turn it is."""
        return self.thieves[self._game.turn if self.seat is None else self.seat]

    @property
    def hand(self) -> Sequence[str]:
        return () if self.seat is None else self._game.thieves[self.seat].hand

    @property
    def deck(self) -> list[str]:
        """The cards of one's own deck, in an order that tells nothing."""
        return [] if self.seat is None else sorted(self._game.thieves[self.seat].deck)

    # -- what lies open

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def first(self) -> int:
        return self._game.first

    @property
    def now(self) -> Turn:
        """Resources and conditions of the turn in progress."""
        return self._game.now

    @property
    def means(self) -> Turn:
        """What one has at this moment; nothing in the turn of somebody else."""
        game = self._game
        return game.now if game.turn == self.me.seat and not game.over else game.rules.new_turn()

    @property
    def board(self) -> Ground:
        return self._game.board

    @property
    def row(self) -> Sequence[str]:
        return self._game.row

    @property
    def reserve(self) -> Mapping[str, int]:
        return self._game.reserve

    @property
    def market(self) -> Mapping[str, int]:
        return self._game.market

    @property
    def dungeon_discard(self) -> Sequence[str]:
        return self._game.dungeon_discard

    @property
    def rage(self) -> int:
        return self._game.rage

    @property
    def pieces(self) -> Mapping[str, Piece]:
        """All cards and tokens by id."""
        return self._game.kit.cards

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
        return self._game.bag

    @property
    def ghosts(self) -> Mapping[str, int]:
        """Cubes that hurt everybody, by where they are: "bag", "area"."""
        return {}

    @property
    def cubes_next_attack(self) -> int:
        return self._game.rules.cubes_to_draw(self._game)

    @property
    def question(self) -> Effect | None:
        """The effect of a card that asks this seat now; it words its own question."""
        return self._game.ongoing.question_to(self.seat)

    def has_good(self, sort: str) -> bool:
        """Does one own such a good: a key, a backpack, a crown?"""
        return any(self.pieces[token].sort == sort for token in self.me.tokens)

    def fits_here(self, card: str) -> bool:
        """May one deal with this card of the row where one stands?"""
        rules = self._game.rules
        return rules.at_the_right_place(self._game, self._game.thieves[self.me.seat], self.pieces[card])

    def price_of(self, card: str) -> int:
        return self._game.rules.price(self._game, self.pieces[card])

    def affords(self, card: str) -> bool:
        """Could one deal with this card of the table now?"""
        means = self.means
        have = means.swords if self.pieces[card].kind == "monster" else means.skill
        on_turn = self.turn == self.me.seat
        return on_turn and bool(self.reserve.get(card, 1)) and self.price_of(card) <= have and self.fits_here(card)

    @abstractmethod
    def artifacts_in(self, room: int) -> Sequence[str]:
        """The artifacts that lie in a room."""

    def cards_of(self, seat: int) -> Counter[str]:
        """All cards of a player's deck, wherever they are: every purchase was open. Their order tells nothing."""
        return Counter(sorted(self._game.thieves[seat].cards()))

    def add_up(self, seat: int, amounts: Mapping[str, tuple[int, ...]]) -> list[int]:
        """Sums over all cards of a player's deck, given what each card counts for."""
        return [
            sum(column) for column in zip(*[amounts[card] for card in self._game.thieves[seat].cards()], strict=True)
        ]

    def tally(self, seat: int) -> dict[str, int]:
        """A player's points by source, as if the game ended now."""
        return self._game.rules.tally(self._game, self._game.thieves[seat])

    @property
    def scores(self) -> Sequence[int] | None:
        return self._game.rules.scores(self._game) if self._game.over else None

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


class HeistView(RaidView[Heist]):
    """What one player of Brzdęk! may know: board and countdown too."""

    __slots__ = ()

    @property
    def board(self) -> Board:
        return self._game.board

    @property
    def countdown(self) -> int:
        return self._game.countdown

    @property
    def counting(self) -> int | None:
        return self._game.counting

    def lying(self, room: int) -> dict[str, Any]:
        """What lies in a room: counts of hidden secrets and idols, the artifact."""
        tokens = self._game.tokens.get(room) or RoomTokens()
        return {
            "minor": len(tokens.minor),
            "major": len(tokens.major),
            "idols": tokens.idols,
            "artifact": tokens.artifact,
        }

    def artifacts_in(self, room: int) -> Sequence[str]:
        artifact = self.lying(room)["artifact"]
        return (artifact,) if artifact else ()

    @property
    def situation(self) -> tuple[int, tuple[Any, ...], tuple[Any, ...]]:
        """In short how many cards one has, how the game stands and how one stands oneself.

        Within one turn, equal values mean that nothing of note has changed, one's room, hand and gold apart.
        """
        game, me = self._game, self.me._thief
        cards = len(me.hand) + len(me.deck) + len(me.discard) + len(me.played)
        table = (game.countdown, len(game.deck), me.artifacts, [thief.out for thief in game.thieves])
        own = (cards, len(me.deck), me.damage, len(me.tokens), len(game.row), self.cubes)
        return cards, table, own

    @property
    def artifacts(self) -> list[tuple[int, int]]:
        """Where artifacts lie, and what they are worth."""
        cards = self._game.kit.cards
        return [(room, cards[lying.artifact].points) for room, lying in self._game.tokens.items() if lying.artifact]

    def finds(self, room: int) -> Sequence[str]:
        """The kinds of tokens that one may find in a room, artifacts apart, the best first."""
        lying = self._game.tokens.get(room)
        if lying is None:
            return ()
        return [
            kind for kind, there in (("idol", lying.idols), ("major", lying.major), ("minor", lying.minor)) if there
        ]

    @property
    def countdown_track(self) -> Sequence[int]:
        """The extra cubes of each space."""
        return self._game.kit.countdown

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "rooms": {str(room): self.lying(room) for room in self.board.rooms},
            "countdown": self.countdown,
            "counting": self.counting,
        }
