"""All endings of the game, by their cards."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.games.magia_i_miecz.rules.endings import command
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending

ALL: Mapping[str, Ending] = {"zakonczenie_korona_wladzy": command.ENDING}
