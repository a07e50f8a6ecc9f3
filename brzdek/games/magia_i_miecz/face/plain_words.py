"""What is told of a walk that is under way, of spells that were cast, and of turns to be lost."""

from __future__ import annotations

from brzdek.core.text import Book, Text

PLAIN_WORDS: Book = {
    "plain.reached": Text("Tak: {space} – tam prowadzi rzut: {n}.", "Yes: {space} – a roll of {n} leads there."),
    "plain.not_reached": Text(
        "Nie: {space} – nie z rzutem {n}. Rzut {n} prowadzi tu: {spaces}.",
        "No: {space} – not with a roll of {n}. A roll of {n} leads here: {spaces}.",
    ),
    "plain.reached_by": Text(
        "Z rzutem {n} nie, bo idzie się dokładnie tyle; tak, jeśli najpierw rzucisz Czar: {card}. Potem: {space} – {steps} "
        "{steps|obszar|obszary|obszarów} stąd.",
        "Not with a roll of {n}, as you go exactly that far; but yes if you first cast: {card}. {space} is {steps} "
        "{steps|space|spaces} away.",
    ),
    "plain.sides_strength": Text(
        "{foe}: Siła {n}; ty: Siła {own}. Każda strona dorzuca kostkę: wygrywa wyższa suma.",
        "{foe}: Strength {n}; you: Strength {own}. Each side adds a die: the higher sum wins.",
    ),
    "plain.sides_craft": Text(
        "{foe}: Moc {n}; ty: Moc {own}. Każda strona dorzuca kostkę: wygrywa wyższa suma.",
        "{foe}: Craft {n}; you: Craft {own}. Each side adds a die: the higher sum wins.",
    ),
    "plain.loses": Text("Tak: masz stracić {n} {n|turę|tury|tur}.", "Yes: you are to lose {n} {n|turn|turns}."),
    "plain.loses_none": Text("Nie: teraz nie tracisz żadnej tury.", "No: you lose no turn now."),
    "plain.never_loses": Text(
        "Nie: z tą kartą nie tracisz tur. {card}: {text}", "No: with this card you lose no turns. {card}: {text}"
    ),
}
