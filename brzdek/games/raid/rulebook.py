"""A raid as the table, the shell and the simulator see it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

from brzdek.core.ask import Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.source import Document
from brzdek.core.rulebook import Result, Rulebook, Setup
from brzdek.games.raid.rules.scoring import result
from brzdek.games.raid.rules.state import R
from brzdek.games.raid.rules.turn import ACTION, go_on
from brzdek.games.raid.view.view import RaidView

if TYPE_CHECKING:
    from brzdek.core.gauge import Gauge
    from brzdek.games.raid.view.position import SetUp

V = TypeVar("V", bound=RaidView[Any])


class RaidRulebook(Rulebook[R, V]):
    """What both sister games answer in the same way."""

    resumable = frozenset({ACTION})

    def resume(self, game: R) -> Steps[None]:
        return go_on(game)

    @abstractmethod
    def lay_out(self, setup: Setup, catalog: Catalog) -> R:
        """The game before its first turn, from its usual start."""

    @abstractmethod
    def situations(self) -> type[SetUp[R]]:
        """How a situation is set up; loaded when somebody wants one."""

    def begin(self, setup: Setup, catalog: Catalog) -> R:
        if setup.position is None:
            return self.lay_out(setup, catalog)
        from brzdek.games.raid.view import position

        return position.begin(self.situations(), setup, catalog)

    def gauge(self) -> Gauge[R]:
        from brzdek.games.raid.view.gauge import RaidGauge

        return RaidGauge()

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        from brzdek.games.raid.view import position

        position.set_up(self.situations(), doc, setup, catalog)

    def result(self, game: R) -> Result:
        return result(game)
