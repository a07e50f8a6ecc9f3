"""Why not, in words."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WHY_WORDS: Book = {
    "why.bridge_held": Text(
        "Na obszarze Strażnika leży łuska Króla Smoków: mostem nie przejdziesz.",
        "A scale of the Dragon King lies at the Sentinel's: the bridge is barred.",
    ),
    "why.scale_is_won": Text(
        "Łuskę zabiera się po pokonaniu Wroga z karty Smoka: najpierw się ją spotyka, badając obszar („badaj”), "
        "i dobiera kartę z jej talii.",
        "A scale is taken after an enemy of a Dragon card is beaten: first it is met by exploring the space (“explore”), "
        "and a card of its deck is drawn.",
    ),
    "why.scale_after_move": Text(
        "Łuskę spotyka się tam, gdzie kończy się ruch: najpierw rzut („rzuć”) i wybór obszaru.",
        "A scale is met where the move of a turn ends: first roll (“roll”) and choose a space.",
    ),
    "why.no_scale_here": Text(
        "Na twoim obszarze nie leży żadna łuska („gdzie są łuski” powie, gdzie leżą).",
        "No scale lies on your space (“where are the scales” tells where they lie).",
    ),
    "why.text_silent": Text(
        "Spotykasz łuskę, więc polecenie obszaru {space} milczy do końca tury.",
        "You meet the scale, so the instruction of {space} is silent until the end of the turn.",
    ),
    "why.portal_held": Text(
        "Przed Tajemnymi Wrotami leży łuska Króla Smoków: Wrót nie można otworzyć.",
        "A scale of the Dragon King lies before the Portal of Power: it cannot be opened.",
    ),
}
