"""Sabotażysta: dwarfs dig for gold, and some of them would rather that nobody found it."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.catalog import Catalog
from brzdek.core.rulebook import Result, Rulebook, Setup
from brzdek.core.source import Document
from brzdek.games.sabotazysta import rules
from brzdek.games.sabotazysta.bots import BOTS
from brzdek.games.sabotazysta.cards import SCHEMA
from brzdek.games.sabotazysta.face import MineFace
from brzdek.games.sabotazysta.state import Mine
from brzdek.games.sabotazysta.view import MineView


class Sabotazysta(Rulebook[Mine, MineView]):
    """The game as the table, the shell and the simulator see it."""

    name = "sabotazysta"
    schema = SCHEMA
    face = MineFace()
    bots = BOTS

    def begin(self, setup: Setup, catalog: Catalog) -> Mine:
        if setup.position is None:
            return rules.begin(setup, catalog)
        from brzdek.games.sabotazysta import position

        return position.begin(setup, catalog)

    def turn(self, game: Mine) -> Steps[None]:
        return rules.turn(game)

    def view(self, game: Mine, seat: int | None) -> MineView:
        return MineView(game, seat)

    def result(self, game: Mine) -> Result:
        return rules.result(game)

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        from brzdek.games.sabotazysta import position

        position.set_up(doc, setup, catalog)


RULEBOOK = Sabotazysta()
