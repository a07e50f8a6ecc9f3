"""What Brzdęk! says of things that happened, beside what both sister games say."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.raid.face.event_words import EVENTS as RAID

EVENTS: Book = {
    **RAID,
    "event.moved.out": Text("{seat} wychodzi na zewnątrz.", "{seat} goes outside."),
    "event.teleported.out": Text("{seat} teleportuje się na zewnątrz.", "{seat} teleports outside."),
    "event.knocked_out.rescued": Text(
        "{seat} traci przytomność. Na szczęście ponad podziemiami: łup ocalony.",
        "{seat} is knocked out, above the depths at least: the loot is saved.",
    ),
    "event.knocked_out.lost": Text(
        "{seat} traci przytomność i zostaje w lochach. Łup przepada.",
        "{seat} is knocked out and stays in the dungeon. The loot is lost.",
    ),
    "event.left": Text("{seat} ucieka z lochów z artefaktem!", "{seat} gets away with an artifact!"),
    "event.countdown.begins": Text(
        "Zaczyna się odliczanie: {seat} staje na pierwszym polu.",
        "The countdown begins: {seat} stands on its first space.",
    ),
    "event.countdown": Text(
        "Odliczanie: pole {n} z {of}, o {more} {more|kostkę|kostki|kostek} w ataku więcej.",
        "Countdown: space {n} of {of}, {more} more {more|cube|cubes} in the attack.",
    ),
    "event.countdown.over": Text("Odliczanie skończone.", "The countdown is over."),
    "event.caught": Text(
        "Smok dopada wszystkich, którzy zostali w lochach.", "The dragon catches everybody who is still in the dungeon."
    ),
}
