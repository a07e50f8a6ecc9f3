"""Words for what finished games of Sabotażysta are measured by."""

from __future__ import annotations

from brzdek.core.text import Book, Text

MEASURES: Book = {
    "measure.round": Text("rundę wygrywają", "a round is won by"),
    "measure.round.miners": Text("kopacze", "miners"),
    "measure.round.saboteurs": Text("sabotażyści", "saboteurs"),
    "measure.round.nobody": Text("nikt", "nobody"),
    "measure.rounds_as_miner": Text("rundy jako kopacz", "rounds as a miner"),
    "measure.rounds_as_saboteur": Text("rundy jako sabotażysta", "rounds as a saboteur"),
    "measure.gold_as_miner": Text("złoto jako kopacz", "gold as a miner"),
    "measure.gold_as_saboteur": Text("złoto jako sabotażysta", "gold as a saboteur"),
    "measure.tools_broken": Text("zepsute narzędzia", "tools broken"),
    "measure.tools_repaired": Text("naprawione narzędzia", "tools repaired"),
    "use.played": Text("zagrana", "played"),
    "use.discarded": Text("odrzucona", "discarded"),
}
