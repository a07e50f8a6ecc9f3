"""What newcomers are told of where a card leads, of cards that are wanting, and of what they can do about it."""

from __future__ import annotations

from brzdek.core.text import Book, Text

OUTLOOK_WORDS: Book = {
    "told.yes": Text("Tak: {told}", "Yes: {told}"),
    "told.no": Text("Nie: {told}", "No: {told}"),
    "told.outcome": Text("{card} na {cell}", "{card} at {cell}"),
    "told.outcome_turned": Text("{card} na {cell} (karta obrócona)", "{card} at {cell} (turned)"),
    "told.uncovers": Text(
        "{card} – korytarz dochodzi tam do celu i odkrywa go ({goals}).",
        "{card} – the corridor gets to the goal there and uncovers it ({goals}).",
    ),
    "told.treasure_there": Text(
        "Na {goal} leży skarb: rundę wygrywają górnicy.", "At {goal} lies the treasure: the miners win the round."
    ),
    "told.what_lies_shows": Text("Co tam leży, okaże się wtedy.", "What lies there comes to light then."),
    "told.leads_on": Text(
        "{card} – żaden cel się nie odkrywa; do {goal} brakuje potem co najmniej {after} {after|karty|kart|kart} "
        "(teraz {before}).",
        "{card} – no goal is uncovered; to {goal} it takes at least {after} more {after|card|cards} then (now {before}).",
    ),
    "told.wanted_at": Text(
        "Żeby z {cell} iść do {goal}, karta musi tam być otwarta {ways}. Nadają się: {cards}.",
        "To go on to {goal} from {cell}, a card has to be open {ways} there. These will do: {cards}.",
    ),
    "told.wanted_unreached": Text("Do {cell} nie dochodzi jeszcze korytarz.", "No corridor comes to {cell} yet."),
    "told.wanted_none": Text(
        "Na {cell} nie zmieści się żadna karta, która prowadzi do {goal}.",
        "No card that leads on to {goal} fits at {cell}.",
    ),
    "told.wanted_not_held": Text("Nie masz na ręce żadnej z nich.", "None of them is in your hand."),
    "told.wanted_cell": Text("{cell} – {ways}", "{cell} – {ways}"),
    "told.wanted_way": Text(
        "Najkrótsza droga do {goal} potrzebuje kart otwartych tak: {way}.",
        "The shortest way to {goal} takes cards open like this: {way}.",
    ),
    "told.wanted_way_first": Text(
        "Najkrótsza droga do {goal} potrzebuje najpierw kart otwartych tak: {way}.",
        "The shortest way to {goal} first takes cards open like this: {way}.",
    ),
    "told.nearer_with": Text("Najbardziej przybliżą teraz:", "This brings the corridor nearest now:"),
    "told.nearer_none": Text(
        "Żadna karta z ręki nie przybliży teraz korytarza do skarbu.",
        "Nothing in your hand brings the corridor nearer to the treasure now.",
    ),
    "told.nearer_not": Text("Nie skraca teraz drogi: {cards}.", "Of no help for that now: {cards}."),
    "told.nearer_dead": Text(
        "Ślepe karty tylko zatykają drogę: {cards}.", "Dead ends would only block the way: {cards}."
    ),
    "told.bars": Text(
        "Póki masz zepsute narzędzie ({tools}), nie wolno ci dokładać korytarzy.",
        "As long as you have a broken tool ({tools}), you may lay no path cards.",
    ),
    "told.use_map": Text(
        "Mapą sprawdzisz, pod którym celem leży skarb.", "With a map you see which goal hides the treasure."
    ),
    "told.use_rockfall": Text(
        "Osuwiskiem możesz usunąć ślepą kartę ({cells}).", "With a rockfall you can remove a dead end ({cells})."
    ),
    "told.use_pass": Text(
        "Pas wymienia jedną kartę na nową z talii.", "Passing swaps one card for a new one from the deck."
    ),
}
