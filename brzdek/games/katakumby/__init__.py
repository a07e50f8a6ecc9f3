"""Brzdęk! Katakumby: the heist under a city of the dead, on tiles that are discovered during play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.rulebook import Setup
from brzdek.games.katakumby.bots import BOTS
from brzdek.games.katakumby.cards.schema import LAYERS
from brzdek.games.katakumby.face import tile_art
from brzdek.games.katakumby.face.face import DelveFace
from brzdek.games.katakumby.rules import reasons
from brzdek.games.katakumby.rules.events import EVENTS
from brzdek.games.katakumby.rules.setup import begin
from brzdek.games.katakumby.rules.state import Delve
from brzdek.games.katakumby.rules.turn import turn
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.rulebook import RaidRulebook

if TYPE_CHECKING:
    from brzdek.core.gauge import Gauge
    from brzdek.core.legality import Reason
    from brzdek.core.tile_art import TileArt
    from brzdek.games.raid.view.position import SetUp


class Katakumby(RaidRulebook[Delve, DelveView]):
    """The game as the table, the shell and the simulator see it."""

    name = "katakumby"
    version = "2"
    layers = LAYERS
    face = DelveFace()
    bots = BOTS
    events = EVENTS

    def lay_out(self, setup: Setup, catalog: Catalog) -> Delve:
        return begin(setup, catalog)

    def turn(self, game: Delve) -> Steps[None]:
        return turn(game)

    def view(self, game: Delve, seat: int | None) -> DelveView:
        return DelveView(game, seat)

    def reasons(self) -> Sequence[type[Reason]]:
        return reasons.REASONS

    def tiles(self) -> TileArt:
        return tile_art.CatacombArt()

    def gauge(self) -> Gauge[Delve]:
        from brzdek.games.katakumby.view.gauge import DelveGauge

        return DelveGauge()

    def situations(self) -> type[SetUp[Delve]]:
        from brzdek.games.katakumby.view.position import DelveSetUp

        return DelveSetUp


RULEBOOK = Katakumby()
