"""The turn in progress as everybody may see it: to be read, not to be changed."""

from __future__ import annotations

from typing import Generic, TypeVar

from brzdek.games.raid.rules.state import Turn

N = TypeVar("N", bound=Turn)


class TurnView(Generic[N]):
    """What counts for the turn in progress."""

    __slots__ = ("_turn",)

    def __init__(self, turn: N) -> None:
        self._turn = turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TurnView) and self._turn == other._turn

    def same_turn(self, other: TurnView[N] | None) -> bool:
        """Is it the turn that was looked at before?"""
        return other is not None and self._turn is other._turn

    @property
    def tired(self) -> bool:
        """May no boots be used any more?"""
        return self._turn.tired

    @property
    def skill(self) -> int:
        return self._turn.skill

    @property
    def swords(self) -> int:
        return self._turn.swords

    @property
    def boots(self) -> int:
        return self._turn.boots

    @property
    def afoot(self) -> tuple[int, int, int, bool, bool, bool]:
        """All that counts for going on: boots, swords, teleports; tired, caves lifted, monsters ignored."""
        turn = self._turn
        return turn.boots, turn.swords, turn.teleports, turn.tired, turn.caves_lifted, turn.monsters_ignored

    @property
    def quiet(self) -> int:
        """Negative Clank! that has found no cube yet."""
        return self._turn.quiet

    @property
    def cubes_made(self) -> int:
        """Own cubes really put into the Clank! area."""
        return self._turn.cubes_made

    @property
    def gold_gains(self) -> int:
        return self._turn.gold_gains

    @property
    def gold_bonus(self) -> int:
        """Added to every gain of gold."""
        return self._turn.gold_bonus

    @property
    def gems_bought(self) -> tuple[int, ...]:
        """What was paid for each gem."""
        return tuple(self._turn.gems_bought)

    @property
    def gem_discount(self) -> int:
        return self._turn.gem_discount

    @property
    def teleports(self) -> int:
        return self._turn.teleports

    @property
    def trashes(self) -> tuple[str, ...]:
        """Cards to trash at the end of the turn: a card's id, or "" for any card; with "?" after it, if wanted."""
        return tuple(self._turn.trashes)

    @property
    def exhausted(self) -> bool:
        """Has entered a crystal cave."""
        return self._turn.exhausted

    @property
    def caves_lifted(self) -> bool:
        return self._turn.caves_lifted

    @property
    def monsters_ignored(self) -> bool:
        return self._turn.monsters_ignored
