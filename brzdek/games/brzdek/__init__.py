"""Brzdęk! Nie drażnij smoka: a deck-building heist in a dragon's lair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.layers import Layers
from brzdek.core.rulebook import Setup
from brzdek.games.brzdek.bots import BOTS
from brzdek.games.brzdek.cards.schema import SCHEMA
from brzdek.games.brzdek.face.face import HeistFace
from brzdek.games.brzdek.rules import reasons
from brzdek.games.brzdek.rules.events import EVENTS
from brzdek.games.brzdek.rules.setup import begin
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.rulebook import RaidRulebook
from brzdek.games.raid.rules.turn import turn

if TYPE_CHECKING:
    from brzdek.core.legality import Reason
    from brzdek.games.raid.view.position import SetUp


class Brzdek(RaidRulebook[Heist, HeistView]):
    """The game as the table, the shell and the simulator see it."""

    name = "brzdek"
    version = "2"
    layers = Layers(SCHEMA)
    face = HeistFace()
    bots = BOTS
    events = EVENTS

    def lay_out(self, setup: Setup, catalog: Catalog) -> Heist:
        return begin(setup, catalog)

    def turn(self, game: Heist) -> Steps[None]:
        return turn(game)

    def view(self, game: Heist, seat: int | None) -> HeistView:
        return HeistView(game, seat)

    def reasons(self) -> Sequence[type[Reason]]:
        return reasons.REASONS

    def situations(self) -> type[SetUp[Heist]]:
        from brzdek.games.brzdek.view.position import HeistSetUp

        return HeistSetUp


RULEBOOK = Brzdek()
