"""Brzdęk! Katakumby: the heist under a city of the dead, on tiles that are discovered during play."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.catalog import Catalog
from brzdek.core.rulebook import Result, Rulebook, Setup
from brzdek.core.source import Document
from brzdek.games.katakumby.bots import BOTS
from brzdek.games.katakumby.face import DelveFace
from brzdek.games.katakumby.rules import Rules
from brzdek.games.katakumby.schema import SCHEMA
from brzdek.games.katakumby.state import Delve
from brzdek.games.katakumby.tile_art import CatacombArt
from brzdek.games.katakumby.view import DelveView


class Katakumby(Rulebook[Delve, DelveView]):
    """The game as the table, the shell and the simulator see it."""

    name = "katakumby"
    schema = SCHEMA
    face = DelveFace()
    bots = BOTS
    tiles = CatacombArt()
    rules = Rules()

    def begin(self, setup: Setup, catalog: Catalog) -> Delve:
        if setup.position is not None:
            from brzdek.games.katakumby import position

            return position.begin(self.rules, setup, catalog)
        return self.rules.begin(setup, catalog)

    def turn(self, game: Delve) -> Steps[None]:
        return self.rules.turn(game)

    def view(self, game: Delve, seat: int | None) -> DelveView:
        return DelveView(game, seat)

    def result(self, game: Delve) -> Result:
        return self.rules.result(game)

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        from brzdek.games.katakumby import position

        position.set_up(doc, self.rules, setup, catalog)


RULEBOOK = Katakumby()
