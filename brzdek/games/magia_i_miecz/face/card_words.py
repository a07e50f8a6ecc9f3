"""What the rules make of cards and spaces on which nothing of it is written; ``card.<id>``."""

from __future__ import annotations

from brzdek.core.text import Book, Text

CARD_WORDS: Book = {
    "card.tratwa": Text(
        "W turze po jej zdobyciu możesz zamiast rzutu na ruch przepłynąć Rwącą Rzekę na obszar naprzeciwko; na końcu tamtej "
        "tury tratwa przepada. Buduje się ją toporem w Lesie albo Puszczy, przez całą turę.",
        "In the turn after you got it you may cross the Storm River to an opposite space instead of rolling to move; at the "
        "end of that turn the raft is gone. It is built with an axe in the Forest or the Woods, which takes a whole turn.",
    ),
    "card.ropucha": Text(
        "Ropucha ma Siłę 1 i Moc 1, rusza się bez rzutu o 1 obszar, nie ma przedmiotów, złota, Przyjaciół ani zdolności i "
        "nie rzuca Czarów; po 3 turach znów jest sobą.",
        "A toad has Strength 1 and Craft 1, moves 1 space without a roll, has no items, gold, friends or abilities and casts "
        "no spells; after 3 turns it is itself again.",
    ),
    "card.talizman": Text(
        "Tylko z Talizmanem wolno wejść do Doliny Ognia, przez którą idzie się do Korony Władzy. W grze są najwyżej 4.",
        "Only with a Talisman may one enter the Valley of Fire, on the way to the Crown of Command. At most 4 are in play.",
    ),
    "card.butelka_wody": Text(
        "Kto ją ma, nie traci Wytrzymałości na Pustyni.", "Whoever has it loses no Endurance in the Desert."
    ),
    "card.dobry_zly": Text(
        "Leży przy Poszukiwaczu, którego charakter się zmienił.", "Lies by an adventurer whose alignment has changed."
    ),
    "card.nadprzestrzenna_brama": Text(
        "Tu wchodzi się do Kosmicznej Otchłani; w następnej turze kostka mówi, którą Drogą stąd się rusza. Otwierają ją "
        "Mędrzec w Wiosce, Czarodziejka w Mieście, Czarownik w swojej Jaskini i Czar.",
        "Here one enters the Cosmic Abyss; next turn a die tells which road leads on. The Sage in the Village, the "
        "Enchantress in the City, the Warlock in his Cave and a spell open it.",
    ),
    "card.korona_wladzy": Text(
        "Tu czeka zakończenie gry („zakończenie”).", "Here the ending of the game waits (“ending”)."
    ),
    "card.dolina_ognia": Text(
        "Wejść może tylko ten, kto ma Talizman; dalej jest Korona Władzy.",
        "Only whoever has a Talisman may enter; beyond it lies the Crown of Command.",
    ),
    "card.tajemne_wrota": Text(
        "Stąd wchodzi się do Krainy Wewnętrznej: 2 kostki muszą dać najwyżej tyle, ile wynosi Siła albo Moc.",
        "From here one enters the Inner Region: 2 dice must show at most one's Strength or Craft.",
    ),
    "card.straznik": Text(
        "Most do Krainy Środkowej: kto chce przejść, musi pokonać Strażnika (Siła 9) albo mu się wymknąć.",
        "The bridge to the Middle Region: whoever crosses it has to beat the Sentinel (Strength 9) or evade him.",
    ),
}
