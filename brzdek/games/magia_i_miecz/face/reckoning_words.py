"""The words in which is told who lives where, what a combat was counted from, where a journey leads."""

from __future__ import annotations

from brzdek.core.text import Book, Text

RECKONED: Book = {
    "score": Text("walka|wynik|razem|walczyć|atak", "fight|combat|score|total|battle|attack"),
    "no_trophy": Text(
        "trofeum|dostać trofeum|mieć trofeum|dlaczego trofeum|dostać trofeum za",
        "trophy|get trophy|why trophy|get trophy for",
    ),
    "journey": Text(
        "podróż|przenieść gospoda|przeniesienie gospoda",
        "journey tavern|journey lead|trip tavern|travel tavern|journey",
    ),
    "second_talisman": Text("talizman", "talisman"),
    "exchange": Text(
        "wymienić trofeum|wymieniać trofeum|zamienić trofeum|oddać trofeum|wystarczyć trofeum|trofeum starczyć",
        "exchange trophy|trade trophy|trade trophies|exchange trophies|turn trophies|enough trophies|swap trophies",
    ),
    "twice": Text(
        "zaatakować raz|atakować raz|zaatakować jeszcze|atakować ponownie|zaatakować ponownie|drugi atak",
        "attack again|attack twice|attack once more|second attack",
    ),
}
"""The words of questions."""
RECKONING_WORDS: Book = {
    "told.lives": Text("{who} – część obszaru, nie karta: {spaces}.", "{who} – part of a space, no card: {spaces}."),
    "told.score": Text(
        "Do ataku liczyło się {n}, zanim doszła kość; {what} to teraz {now}.",
        "What counted before the die was {n}; your {what} is {now} now.",
    ),
    "told.adds": Text("Dodaje: {card}. {text}", "What adds to it: {card}. {text}"),
    "told.adds_nothing": Text(
        "Nic z tego, co teraz masz, więcej nie dodaje.", "Nothing of what you have now adds anything more."
    ),
    "told.left_behind": Text(
        "{end} Na tym skończyła się twoja tura, zanim można było coś wziąć; dalej tam leży ({space}): {card}.",
        "{end} That ended your turn before anything could be taken; it still lies there ({space}): {card}.",
    ),
    "told.not_kept": Text(
        "Ta karta nie zostaje trofeum, bo po przegranej robi co innego – {card}: {text}",
        "This card becomes no trophy, since it does something else when beaten – {card}: {text}",
    ),
    "told.kept": Text("To trofeum masz: {card}.", "You have that trophy: {card}."),
    "told.enough_trophies": Text(
        "{what}: tak, masz {n} punktów trofeów, a punkt kosztuje {price} („wymień …”).",
        "{what}: yes, you have {n} points of trophies, and a point costs {price} (“exchange …”).",
    ),
    "told.few_trophies": Text(
        "{what}: nie, masz {n} z {price} potrzebnych punktów trofeów.",
        "{what}: no, you have {n} of the {price} points of trophies that it takes.",
    ),
    "told.last_duel": Text("Ostatnia twoja walka z graczem: {end}", "Your last combat with a player: {end}"),
    "told.journey": Text("{space}: {brings}.", "{space}: {brings}."),
    "told.talisman_enough": Text(
        "Do Doliny Ognia wystarcza jeden Talizman. Drugi przydaje się tylko jako zapas, gdybyś stracił pierwszy, i nie ma go "
        "wtedy nikt inny (w grze są najwyżej 4); zajmuje jednak miejsce przedmiotu.",
        "One Talisman is enough for the Valley of Fire. A second one is only a spare, should you lose the first, and nobody "
        "else has it then (at most 4 are in play); but it takes the room of an item.",
    ),
    "told.talisman_first": Text("Nie masz jeszcze żadnego.", "You have none yet."),
}
