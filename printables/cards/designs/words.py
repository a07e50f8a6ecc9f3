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
    "characters": Text("Postacie", "Characters"),
    "spells": Text("Czary", "Spells"),
    "equipment": Text("Ekwipunek", "Equipment"),
    "talismans": Text("Talizmany", "Talismans"),
    "endings": Text("Zakończenia", "Endings"),
    "toads": Text("Ropuchy", "Toads"),
    "alignments": Text("Charaktery", "Alignments"),
    "back.characters": Text("Magia i Miecz", "Talisman"),
    "back.spells": Text("Czar", "Spell"),
    "back.equipment": Text("Ekwipunek", "Equipment"),
    "back.talismans": Text("Talizman", "Talisman"),
    "back.endings": Text("Zakończenie", "Ending"),
    "back.toads": Text("Ropucha", "Toad"),
    "back.alignments": Text("Charakter", "Alignment"),
    "strength": Text("Siła", "Strength"),
    "craft": Text("Moc", "Craft"),
    "endurance": Text("Wytrzymałość", "Endurance"),
    "gold_pieces": Text("Złoto", "Gold"),
    "spell_cards": Text("Czary", "Spells"),
    "when": Text("KIEDY", "WHEN"),
    "kind.find": Text("Znalezisko", "Find"),
    "party": Text("Wesoła kompania: na 5–6 graczy", "Adventuring Party: for 5–6 players"),
    "kind.saboteurs": Text("przeszkadza w kopaniu", "hinders the digging"),
}
