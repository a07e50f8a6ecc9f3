"""Magia i Miecz: adventurers in three regions, on their way to the Crown of Command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.source import Document
from brzdek.core.layers import Layers
from brzdek.core.rulebook import Result, Rulebook, Setup
from brzdek.games.magia_i_miecz.bots import BOTS
from brzdek.games.magia_i_miecz.cards.schema import SCHEMA
from brzdek.games.magia_i_miecz.face.face import WorldFace
from brzdek.games.magia_i_miecz.rules import draft, reasons
from brzdek.games.magia_i_miecz.rules import turn as turns
from brzdek.games.magia_i_miecz.rules.events import EVENTS
from brzdek.games.magia_i_miecz.rules.hooks import HOOKS
from brzdek.games.magia_i_miecz.rules.setup import begin
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.view.view import WorldView

if TYPE_CHECKING:
    from brzdek.core.gauge import Gauge
    from brzdek.core.legality import Reason


class MagiaIMiecz(Rulebook[World, WorldView]):
    """The game as the table, the shell and the simulator see it."""

    name = "magia_i_miecz"
    version = "17"
    layers = Layers(SCHEMA, opens=HOOKS)
    face = WorldFace()
    bots = BOTS
    events = EVENTS

    def begin(self, setup: Setup, catalog: Catalog) -> World:
        if setup.position is None:
            return begin(setup, catalog)
        from brzdek.games.magia_i_miecz.view import position

        return position.begin(setup, catalog)

    def turn(self, game: World) -> Steps[None]:
        return draft.draft(game) if game.phase == "draft" else turns.turn(game)

    def view(self, game: World, seat: int | None) -> WorldView:
        return WorldView(game, seat)

    def result(self, game: World) -> Result:
        scores = tuple([turns.standing_of(game, seat) for seat in range(game.players)])
        return Result(scores, () if game.winner is None else (game.winner,))

    def reasons(self) -> Sequence[type[Reason]]:
        return reasons.REASONS

    def gauge(self) -> Gauge[World]:
        from brzdek.games.magia_i_miecz.view.gauge import WorldGauge

        return WorldGauge()

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        from brzdek.games.magia_i_miecz.view import position

        position.set_up(doc, setup, catalog)


RULEBOOK = MagiaIMiecz()
