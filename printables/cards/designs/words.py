"""Words that stand on printed cards and nowhere else."""

from __future__ import annotations

from brzdek.core.text import Book, Text

FACES: Book = {
    "paths": Text("Korytarze", "Paths"),
    "start_and_goals": Text("Start i cele", "Start and goals"),
    "actions": Text("Akcje", "Actions"),
    "dwarfs": Text("Krasnoludy", "Dwarfs"),
    "gold": Text("Złoto", "Gold"),
    "kind.miners": Text("kopie do skarbu", "digs for the treasure"),
    "letter.depths": Text("P", "D"),
    "back.brzdek": Text("Brzdęk!", "Clank!"),
    "back.katakumby": Text("Katakumby", "Catacombs"),
    "promo": Text("Karty promocyjne", "Promo cards"),
    "party": Text("Wesoła kompania: na 5–6 graczy", "Adventuring Party: for 5–6 players"),
    "kind.saboteurs": Text("przeszkadza w kopaniu", "hinders the digging"),
}
