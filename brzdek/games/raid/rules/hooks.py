"""Where the sister games differ: one object of hooks for each, reached as ``game.hooks``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Generic, Self

from brzdek.games.raid.rules.state import R, T, Turn

if TYPE_CHECKING:
    from brzdek.core.ask import Option, Steps
    from brzdek.games.raid.cards.pieces import Piece


class Hooks(ABC, Generic[R, T]):
    """What the rules of a raid leave to its game, with the usual way where there is one."""

    token_rows: ClassVar[Mapping[str, str]]
    """The rows of the score pad for kinds of tokens."""
    hushed_noise_counts: ClassVar[bool] = False
    """Has noise been made that was cancelled at once?"""

    def __deepcopy__(self, memo: object) -> Self:
        return self

    # -- the turn

    def new_turn(self) -> Turn:
        """Nothing gained and nothing done yet."""
        return Turn()

    @abstractmethod
    def pawn_actions(self, game: R, thief: T) -> list[Option]:
        """What the pawn may do where it stands: move, teleport, trade, take."""

    @abstractmethod
    def pawn_act(self, game: R, thief: T, answer: Option) -> Steps[None]:
        """Carry out one of these."""

    @abstractmethod
    def owes_move(self, game: R, thief: T) -> bool:
        """Is there a teleport that must not lapse?"""

    def cleaned_up(self, game: R, thief: T) -> None:
        """After the clean-up, before the row is refilled."""

    @abstractmethod
    def out_turn(self, game: R, thief: T) -> Steps[None]:
        """What a player out of play does instead of a turn."""

    # -- the dragon

    @abstractmethod
    def roused(self, game: R) -> Steps[None]:
        """The attack after a dragon symbol was revealed."""

    def went_out(self, game: R, thief: T) -> None:
        """A player has just left or was knocked out."""

    # -- what is noted of a turn

    def spent_skill(self, game: R, skill: int) -> None:
        """So much skill was spent."""

    def gained_gold(self, game: R, thief: T, gold: int) -> None:
        """Somebody has got so much gold."""

    def defeated_in_row(self, game: R) -> None:
        """A monster of the row was defeated."""

    def reshuffles(self, game: R, thief: T) -> None:
        """The discard pile of a player is about to become the deck."""

    # -- cubes, cards and tokens

    def mend(self, game: R, thief: T, count: int) -> int:
        """Take so much damage from a player, as far as there is any; how much was it?"""
        healed = min(count, thief.damage)
        thief.damage -= healed
        thief.supply += healed
        return healed

    def on_terms(self, game: R, thief: T, face: Piece) -> bool:
        """Does a player who can pay the skill or swords for a card of the row meet what else it asks for?"""
        return True

    def pay_extras(self, game: R, thief: T, face: Piece) -> None:
        """Pay what a device costs beside skill."""

    def pay_for_good(self, game: R, thief: T, answer: Option) -> None:
        """Pay for a good on the terms that the option names."""
        thief.gold -= game.kit.price

    def artifact_rank(self, game: R, artifact: str) -> int:
        """Of artifacts the one with the higher number decides a tie."""
        return game.kit.cards[artifact].points
