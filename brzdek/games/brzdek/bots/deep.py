"""A bot that thinks ahead in Brzdęk!."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.games.brzdek.bots import weights as w
from brzdek.games.brzdek.bots.outlook import Outlook
from brzdek.games.brzdek.bots.steady import SteadyBot
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.bots.deep import RaidThinker
from brzdek.games.raid.rules.turn import turn


class Patience(Outlook):
    """Sees the same and takes its time."""

    __slots__ = ()
    temper = w.PATIENT


class PatientBot(SteadyBot):
    """Plays like the steady bot, but stays for as long as it is safe."""

    outlooks = Patience


class DeepBot(RaidThinker[Heist, HeistView]):
    """Tries out its moves in imagined games."""

    def steady(self, seat: int, seed: int) -> SteadyBot:
        return SteadyBot(seat, seed)

    def used_to(self, seat: int, seed: int) -> PatientBot:
        return PatientBot(seat, seed)

    def turn(self, game: Heist) -> Steps[None]:
        return turn(game)

    def view(self, game: Heist, seat: int) -> HeistView:
        return HeistView(game, seat)
