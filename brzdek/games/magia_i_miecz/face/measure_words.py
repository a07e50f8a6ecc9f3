"""Words for what finished games of Magia i Miecz are measured by."""

from __future__ import annotations

from brzdek.core.text import Book, Text

MEASURES: Book = {
    "measure.fate": Text("na końcu gry", "at the end"),
    "measure.fate.alive": Text("w grze", "in the game"),
    "measure.fate.out": Text("poza grą", "out of the game"),
    "measure.region": Text("ruch do krainy", "moves into a region"),
    "measure.region.outer": Text("Kraina Zewnętrzna", "Outer Region"),
    "measure.region.middle": Text("Kraina Środkowa", "Middle Region"),
    "measure.region.inner": Text("Kraina Wewnętrzna", "Inner Region"),
    "measure.region.dungeon": Text("Podziemia", "Dungeon"),
    "measure.region.abyss": Text("Kosmiczna Otchłań", "Cosmic Abyss"),
    "measure.own_turns": Text("własne tury", "own turns"),
    "measure.turns_lost": Text("stracone tury", "turns lost"),
    "measure.crossings": Text("przeprawy przez rzekę", "crossings of the river"),
    "measure.toads": Text("zamiany w ropuchę", "times a toad"),
    "measure.evasions": Text("wymknięcia się", "evasions"),
    "measure.quests": Text("wypełnione zadania", "quests done"),
    "measure.gold": Text("złoto na koniec", "gold at the end"),
    "measure.deaths": Text("śmierci", "deaths"),
    "measure.deaths_fight": Text("śmierci w walce", "deaths in combat"),
    "measure.deaths_card": Text("śmierci przez kartę", "deaths by a card"),
    "measure.deaths_command": Text("śmierci od Rozkazu", "deaths by the Command"),
    "measure.deaths_other": Text("inne śmierci", "other deaths"),
    "use.adventurer": Text("poszukiwacz", "adventurer"),
    "use.squire": Text("giermek", "squire"),
    "use.drawn": Text("dobrana", "drawn"),
    "use.taken": Text("wzięta", "taken"),
    "use.cast": Text("rzucony", "cast"),
    "use.met": Text("spotkana", "met"),
    "use.killed": Text("pokonana", "killed"),
}
