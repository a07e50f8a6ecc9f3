"""What Brzdęk! says to whom it happened, beside what both sister games say."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.raid.face.retold_words import RETOLD as RAID

RETOLD: Book = {
    **RAID,
    "you.moved.out": Text("Wychodzisz na zewnątrz.", "You go outside."),
    "you.teleported.out": Text("Teleportujesz się na zewnątrz.", "You teleport outside."),
    "you.knocked_out.rescued": Text(
        "Tracisz przytomność. Na szczęście ponad podziemiami: twój łup ocalony.",
        "You are knocked out, above the depths at least: your loot is saved.",
    ),
    "you.knocked_out.lost": Text(
        "Tracisz przytomność i zostajesz w lochach. Twój łup przepada.",
        "You are knocked out and stay in the dungeon. Your loot is lost.",
    ),
    "you.left": Text("Uciekasz z lochów z artefaktem!", "You get away with an artifact!"),
}
