"""Sabotażysta: dwarfs dig for gold, and some of them would rather that nobody found it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.source import Document
from brzdek.core.layers import Layers
from brzdek.core.rulebook import Result, Rulebook, Setup
from brzdek.games.sabotazysta.bots import BOTS
from brzdek.games.sabotazysta.cards.schema import SCHEMA
from brzdek.games.sabotazysta.face.face import MineFace
from brzdek.games.sabotazysta.rules import reasons, scoring
from brzdek.games.sabotazysta.rules.events import EVENTS
from brzdek.games.sabotazysta.rules.setup import begin
from brzdek.games.sabotazysta.rules.state import Mine
from brzdek.games.sabotazysta.rules.turn import TURN, turn
from brzdek.games.sabotazysta.view.view import MineView

if TYPE_CHECKING:
    from brzdek.core.gauge import Gauge
    from brzdek.core.legality import Reason


class Sabotazysta(Rulebook[Mine, MineView]):
    """The game as the table, the shell and the simulator see it."""

    name = "sabotazysta"
    layers = Layers(SCHEMA)
    face = MineFace()
    bots = BOTS
    events = EVENTS
    resumable = frozenset({TURN})

    def begin(self, setup: Setup, catalog: Catalog) -> Mine:
        if setup.position is None:
            return begin(setup, catalog)
        from brzdek.games.sabotazysta.view import position

        return position.begin(setup, catalog)

    def turn(self, game: Mine) -> Steps[None]:
        return turn(game)

    def resume(self, game: Mine) -> Steps[None]:
        return turn(game)

    def view(self, game: Mine, seat: int | None) -> MineView:
        return MineView(game, seat)

    def result(self, game: Mine) -> Result:
        return scoring.result(game)

    def reasons(self) -> Sequence[type[Reason]]:
        return reasons.REASONS

    def gauge(self) -> Gauge[Mine]:
        from brzdek.games.sabotazysta.view.gauge import MineGauge

        return MineGauge()

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        from brzdek.games.sabotazysta.view import position

        position.set_up(doc, setup, catalog)


RULEBOOK = Sabotazysta()
