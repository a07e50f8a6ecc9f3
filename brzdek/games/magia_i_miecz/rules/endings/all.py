"""All endings of the game, by their cards."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.games.magia_i_miecz.rules.endings import black_hole, command, demon, dragon_king, hercules, pandora
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending

ALL: Mapping[str, Ending] = {
    "zakonczenie_korona_wladzy": command.ENDING,
    "zakonczenie_wladca_demonow": demon.ENDING,
    "zakonczenie_puszka_pandory": pandora.ENDING,
    "zakonczenie_sila_herkulesa": hercules.ENDING,
    "zakonczenie_czarna_dziura": black_hole.ENDING,
    "zakonczenie_krol_smokow": dragon_king.ENDING,
}
