"""Brzdęk! Nie drażnij smoka: a deck-building heist in a dragon's lair."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.catalog import Catalog
from brzdek.core.rulebook import Result, Rulebook, Setup
from brzdek.core.source import Document
from brzdek.games.brzdek.bots import BOTS
from brzdek.games.brzdek.face import HeistFace
from brzdek.games.brzdek.rules import Rules
from brzdek.games.brzdek.schema import SCHEMA
from brzdek.games.brzdek.state import Heist
from brzdek.games.brzdek.view import HeistView


class Brzdek(Rulebook[Heist, HeistView]):
    """The game as the table, the shell and the simulator see it."""

    name = "brzdek"
    schema = SCHEMA
    face = HeistFace()
    bots = BOTS
    rules = Rules()

    def begin(self, setup: Setup, catalog: Catalog) -> Heist:
        if setup.position is not None:
            from brzdek.games.brzdek import position

            return position.begin(self.rules, setup, catalog)
        return self.rules.begin(setup, catalog)

    def turn(self, game: Heist) -> Steps[None]:
        return self.rules.turn(game)

    def view(self, game: Heist, seat: int | None) -> HeistView:
        return HeistView(game, seat)

    def result(self, game: Heist) -> Result:
        return self.rules.result(game)

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        from brzdek.games.brzdek import position

        position.set_up(doc, self.rules, setup, catalog)


RULEBOOK = Brzdek()
