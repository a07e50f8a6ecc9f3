"""Words for what finished games of Magia i Miecz are measured by."""

from __future__ import annotations

from brzdek.core.text import Book, Text

REGIONS: Book = {
    "outer": Text("Kraina Zewnętrzna", "Outer Region"),
    "middle": Text("Kraina Środkowa", "Middle Region"),
    "inner": Text("Kraina Wewnętrzna", "Inner Region"),
    "dungeon": Text("Podziemia", "Dungeon"),
    "abyss": Text("Kosmiczna Otchłań", "Cosmic Abyss"),
    "dragon_tower": Text("Smocza Wieża", "Dragon Tower"),
}

MEASURES: Book = {
    "measure.fate": Text("na końcu gry", "at the end"),
    "measure.fate.alive": Text("w grze", "in the game"),
    "measure.fate.out": Text("poza grą", "out of the game"),
    "measure.region": Text("ruch do krainy", "moves into a region"),
    **{f"measure.region.{region}": name for region, name in REGIONS.items()},
    "measure.grave": Text("śmierć w krainie", "deaths in a region"),
    **{f"measure.grave.{region}": name for region, name in REGIONS.items()},
    "measure.ending": Text("zakończenie", "ending"),
    "measure.ending.unseen": Text("nikt go nie zobaczył", "nobody saw it"),
    "measure.won_by": Text("rozstrzygnięcie", "how it was decided"),
    "measure.won_by.crowned": Text("u Korony", "at the Crown"),
    "measure.won_by.last": Text("ostatni przy życiu przed Koroną", "last one left before the Crown"),
    "measure.won_by.nobody": Text("przerwana", "called off"),
    "measure.character": Text("poszukiwacz na koniec gry", "adventurer at the end"),
    "measure.helper": Text("giermek na koniec gry", "squire at the end"),
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
    "use.character": Text("postać", "character"),
    "use.drawn": Text("dobrana", "drawn"),
    "use.taken": Text("wzięta", "taken"),
    "use.cast": Text("rzucony", "cast"),
    "use.met": Text("spotkana", "met"),
    "use.killed": Text("pokonana", "killed"),
}
