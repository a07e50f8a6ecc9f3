"""Sentences for numbers that nobody reads as a sum: "masz zawsze co najmniej 1 Czar" instead of "+1 do …"."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ADDED: Book = {
    "attack_dice": Text(
        "rzucasz o {n} {n|kostkę|kostki|kostek} ataku więcej (liczy się najlepsza)",
        "you roll {n} more attack {n|die|dice} (the best counts)",
    ),
    "added_dice": Text(
        "dodajesz do ataku jeszcze {n} {n|kostkę|kostki|kostek}", "you add {n} more {n|die|dice} to your attack"
    ),
    "margin": Text(
        "przegrana o najwyżej {n} {n|punkt|punkty|punktów} to dla ciebie remis",
        "a loss by at most {n} {n|point|points} is a draw for you",
    ),
    "weapons": Text(
        "w walce możesz użyć o {n} {n|broń|bronie|broni} więcej", "you may use {n} more {n|weapon|weapons} in a combat"
    ),
    "item_limit": Text(
        "możesz nieść o {n} {n|przedmiot|przedmioty|przedmiotów} więcej", "you may carry {n} more {n|item|items}"
    ),
    "spell_limit": Text(
        "możesz mieć o {n} {n|Czar|Czary|Czarów} więcej, niż pozwala Moc",
        "you may hold {n} more {n|spell|spells} than Craft allows",
    ),
    "least_spells": Text(
        "masz zawsze co najmniej {n} {n|Czar|Czary|Czarów}", "you always have at least {n} {n|spell|spells}"
    ),
    "extra_spells": Text(
        "dobierając Czar, oglądasz o {n} więcej i tyle samo odrzucasz",
        "when you draw a spell you look at {n} more and discard as many",
    ),
    "extra_cards": Text(
        "badając obszar, dobierasz o {n} {n|kartę|karty|kart} więcej i tyle samo odrzucasz",
        "when exploring you draw {n} more {n|card|cards} and discard as many",
    ),
    "dice_to_move": Text(
        "rzucasz na ruch o {n} {n|kostkę|kostki|kostek} więcej", "you roll {n} more {n|die|dice} to move"
    ),
    "move_up_to": Text("do ruchu możesz dodać najwyżej {n}", "you may add up to {n} to your move"),
}
FIXED: Book = {
    "least_spells": ADDED["least_spells"],
    "move": Text("ruszasz się o {n} {n|obszar|obszary|obszarów}", "you move {n} {n|space|spaces}"),
    "dice_in_mines": Text(
        "w Kopalni rzucasz {n} {n|kostką|kostkami|kostkami}", "in the Mines you roll {n} {n|die|dice}"
    ),
    "dice_in_crypt": Text(
        "w Krypcie rzucasz {n} {n|kostką|kostkami|kostkami}", "in the Crypt you roll {n} {n|die|dice}"
    ),
    "portal_strength_dice": Text(
        "wyważając Wrota, rzucasz {n} {n|kostką|kostkami|kostkami}", "to force the Portal you roll {n} {n|die|dice}"
    ),
    "portal_craft_dice": Text(
        "otwierając Wrota Mocą, rzucasz {n} {n|kostką|kostkami|kostkami}",
        "to open the Portal by Craft you roll {n} {n|die|dice}",
    ),
}
