"""What one player of Brzdęk! may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.ask import Option
from brzdek.core.legality import Reason
from brzdek.games.brzdek.cards.board import Board
from brzdek.games.brzdek.rules import legality
from brzdek.games.brzdek.rules.rooms import IDOL, secrets
from brzdek.games.brzdek.rules.state import Heist, RoomTokens
from brzdek.games.raid.rules.dragon import cubes_to_draw
from brzdek.games.raid.rules.tokens import MAJOR, MINOR
from brzdek.games.raid.view.imagining import Place, mix, places
from brzdek.games.raid.view.view import RaidView


class HeistView(RaidView[Heist]):
    """What one player of Brzdęk! may know: board and countdown too."""

    __slots__ = ()

    @property
    def board(self) -> Board:
        return self._game.board

    @property
    def purse(self) -> legality.Purse:
        """What one can pay a walk with at this moment; resources only in one's own turn."""
        return legality.purse_of(self._game, self._own, self._means)

    def why_not(self, option: Option) -> Reason | None:
        return None if self.seat is None or self.over else legality.why_not(self._game, self.seat, option)

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
        game, me = self._game, self.me._thief
        deck = len(me.deck)
        cards = deck + len(me.hand) + len(me.discard) + len(me.played)
        table = (game.countdown, len(game.deck), me.artifacts, [thief.out for thief in game.thieves])
        own = (cards, deck, me.damage, len(me.tokens), len(game.row), self.cubes)
        return cards, table, own

    @property
    def artifacts(self) -> list[tuple[int, int]]:
        """Where artifacts lie, and what they are worth."""
        cards = self._game.kit.cards
        return [(room, cards[lying.artifact].points) for room, lying in self._game.tokens.items() if lying.artifact]

    def find(self, room: int) -> str:
        """The best kind of token that one may find in a room, artifacts apart; "": there is none."""
        lying = self._game.tokens.get(room)
        if lying is None:
            return ""
        return IDOL if lying.idols else MAJOR if lying.major else MINOR if lying.minor else ""

    @property
    def countdown_track(self) -> Sequence[int]:
        """The extra cubes of each space."""
        track: Sequence[int] = self._game.catalog.tables["countdown"]
        return track

    @property
    def attackers(self) -> Sequence[int]:
        return () if self.counting is None else (self.counting,)

    @property
    def sure_attacks(self) -> Sequence[int]:
        """Those of the countdown; on its last space the game ends instead."""
        if self.seat is None or self.over or self.me.out or self.counting is None:
            return ()
        return [cubes_to_draw(self._game, more) for more in self.countdown_track[self.countdown : self.countdown + 1]]

    def imagine(self, seed: int) -> Heist:
        """Secrets that nobody has seen are mixed up too, with those that were put into the box."""
        game = super().imagine(seed)
        for size in (MINOR, MAJOR):
            mix(game.chance, _face_down(game, size))
        return game

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "rooms": {str(room): self.lying(room) for room in self.board.rooms},
            "countdown": self.countdown,
            "counting": self.counting,
        }


def _face_down(game: Heist, size: str) -> list[Place]:
    """Where secrets of a size lie that nobody has seen; those in the box were put there before all others."""
    kind = f"{size}_secret"
    rooms = game.board.rooms.values()
    spaces = sum([room.minor_secrets if size == MINOR else room.major_secrets for room in rooms])
    copies = sum([piece.copies for piece in game.kit.cards.values() if piece.kind == kind])
    boxed = [index for index, token in enumerate(game.box) if game.kit.cards[token].kind == kind]
    lying = places(*[secrets(tokens, size) for tokens in game.tokens.values()])
    return [*lying, *[(game.box, index) for index in boxed[: max(0, copies - spaces)]]]
