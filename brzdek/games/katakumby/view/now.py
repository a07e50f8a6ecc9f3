"""The turn in progress as everybody may see it: what Katakumby counts beside every raid."""

from __future__ import annotations

from brzdek.games.katakumby.rules.state import DelveTurn
from brzdek.games.raid.view.now import TurnView


class DelveTurnView(TurnView[DelveTurn]):
    """What counts for the turn in progress."""

    __slots__ = ()

    @property
    def skill_spent(self) -> int:
        return self._turn.skill_spent

    @property
    def gold_gained(self) -> int:
        return self._turn.gold_gained

    @property
    def visited(self) -> tuple[int, ...]:
        """Rooms in which the pawn has stood, the first one included."""
        return tuple(self._turn.visited)

    @property
    def rewards(self) -> tuple[tuple[int, str, int], ...]:
        """Rewards received: room, kind and value."""
        return tuple(self._turn.rewards)

    @property
    def leaps(self) -> tuple[str, ...]:
        """Teleports that are tied to a place or lead farther than to the next room."""
        return tuple(self._turn.leaps)

    @property
    def waystones(self) -> tuple[str, ...]:
        """Cards that may be trashed for a teleport between altars."""
        return tuple(self._turn.waystones)

    @property
    def offers(self) -> tuple[int, ...]:
        """Prices at which one good may be bought in any room."""
        return tuple(self._turn.offers)

    @property
    def portals_used(self) -> int:
        return self._turn.portals_used

    @property
    def row_monsters(self) -> int:
        """Monsters of the row that were defeated."""
        return self._turn.row_monsters

    @property
    def prisoners_freed(self) -> int:
        return self._turn.prisoners_freed

    @property
    def cubes_placed(self) -> int:
        """Own cubes put on altars."""
        return self._turn.cubes_placed

    @property
    def new_tile(self) -> int:
        """The tile that an effect has placed last, by its place among the placed ones."""
        return self._turn.new_tile
