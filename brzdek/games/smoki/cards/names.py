"""Words of Dragon Cards that only name something: numbers, acts."""

from __future__ import annotations

from brzdek.core.effects.entries import ActWord, NumberWord
from brzdek.core.text import Text

NUMBERS = (
    NumberWord(
        "scale_bonus",
        Text("Ile daje w walce każda odpowiadająca łuska (zwykle 1).", "What each matching scale adds in combat (1)."),
        Text("premia za łuskę", "bonus of a scale"),
        Text("premii za każdą odpowiadającą łuskę", "to the bonus of each matching scale"),
        fixed=Text(
            "każda odpowiadająca łuska dodaje ci {n} zamiast 1", "each matching scale gives you +{n} instead of +1"
        ),
    ),
    NumberWord(
        "dragon_tokens",
        Text(
            "Ile żetonów Smoków dobiera się na początku tury (zwykle 1).",
            "How many dragon tokens are drawn at the start of a turn (usually 1).",
        ),
        Text("liczba żetonów Smoków na początku tury", "the number of dragon tokens at the start of a turn"),
        Text("liczby żetonów Smoków na początku tury", "to the number of dragon tokens at the start of a turn"),
    ),
)
ACTS = (
    ActWord(
        "be_breathed_on",
        Text("Zionięcie Smoka działa.", "The breath of a dragon works."),
        Text("paść ofiarą zionięcia", "be hit by breath"),
        Text("paść ofiarą zionięcia", "be hit by breath"),
    ),
    ActWord(
        "choose_deck",
        Text(
            "Dobranie karty z dowolnej talii Smoków przy spotkaniu łuski.",
            "Drawing from any Dragon deck when meeting a scale.",
        ),
        Text("wybrać talii przy spotkaniu łuski", "choose the deck when you meet a scale"),
        Text(
            "przy spotkaniu łuski dobrać kartę z dowolnej talii Smoków",
            "draw from any Dragon deck when you meet a scale",
        ),
    ),
    ActWord(
        "match_all_scales",
        Text("Wszystkie łuski odpowiadają każdemu przeciwnikowi.", "All scales match every opponent."),
        Text("liczyć wszystkich łusek przeciw każdemu przeciwnikowi", "count all scales against every opponent"),
        Text(
            "liczyć wszystkie swoje łuski przeciw każdemu przeciwnikowi", "count all your scales against every opponent"
        ),
    ),
    ActWord(
        "pass_by_king",
        Text("Łuska Króla Smoków nie musi być spotkana.", "A scale of the Dragon King need not be met."),
        Text("traktować łuski Króla Smoków jak innych", "treat a scale of the Dragon King like any other"),
        Text("traktować łuskę Króla Smoków jak każdą inną", "treat a scale of the Dragon King like any other"),
    ),
    ActWord(
        "replace_dragon_card",
        Text(
            "Odrzucenie jednej dobranej karty Smoka i dobranie innej.", "Discarding one drawn Dragon Card for another."
        ),
        Text("wymienić dobranej karty Smoka", "replace a drawn Dragon Card"),
        Text("wymienić jedną dobraną kartę Smoka na następną", "replace one drawn Dragon Card by the next"),
    ),
)
