"""A bot that thinks ahead in Katakumby."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.games.katakumby.bots import weights as w
from brzdek.games.katakumby.bots.outlook import Outlook
from brzdek.games.katakumby.bots.steady import SteadyBot
from brzdek.games.katakumby.rules.state import Delve
from brzdek.games.katakumby.rules.turn import turn
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.bots.deep import RaidThinker


class Patience(Outlook):
    """Sees the same and takes its time."""

    __slots__ = ()
    temper = w.PATIENT


class PatientBot(SteadyBot):
    """Plays like the steady bot, but stays for as long as it is safe."""

    outlooks = Patience


class DeepBot(RaidThinker[Delve, DelveView]):
    """Tries out its moves in imagined games."""

    def steady(self, seat: int, seed: int) -> SteadyBot:
        return SteadyBot(seat, seed)

    def used_to(self, seat: int, seed: int) -> PatientBot:
        return PatientBot(seat, seed)

    def turn(self, game: Delve) -> Steps[None]:
        return turn(game)

    def view(self, game: Delve, seat: int) -> DelveView:
        return DelveView(game, seat)
