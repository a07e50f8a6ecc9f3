"""Words for what finished games of Katakumby are measured by, beside those of every raid."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.raid.face.measure_words import MEASURES as OF_EVERY_RAID

MEASURES: Book = {
    **OF_EVERY_RAID,
    "measure.damage_ghosts": Text("obrażenia od duchów", "damage by ghosts"),
    "measure.tiles": Text("odkryte kafle", "tiles discovered"),
    "measure.altars": Text("oznaczone ołtarze", "altars marked"),
    "measure.portals": Text("użyte portale", "portals used"),
    "measure.opened": Text("otwarte skrzynie, biblioteki i więzienia", "chests, libraries and prisons opened"),
    "measure.lockpicks_left": Text("wytrychy na koniec", "lockpicks left over"),
}
