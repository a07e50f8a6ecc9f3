"""What is told of cards all at once, of ways and time, and of the luck of the draw."""

from __future__ import annotations

from brzdek.core.text import Book, Text

TOLD: Book = {
    "points.now": Text(
        "Najwięcej punktów z tego, na co cię teraz stać ({have}):", "Most points you can have now ({have}):"
    ),
    "points.none": Text(
        "Z tego, na co cię teraz stać ({have}), nic nie daje punktów.",
        "Nothing you can have now ({have}) gives points.",
    ),
    "points.for_skill": Text(
        "Najwięcej punktów z kart do kupienia – {have}:", "Most points of the cards that can be bought – {have}:"
    ),
    "points.none_for_skill": Text(
        "Żadna karta do kupienia za tyle ({have}) nie daje punktów.", "No card for so much ({have}) gives points."
    ),
    "points.later": Text("Gdy będzie cię stać na więcej:", "With more to spend:"),
    "points.by_gold": Text("Złoto to też punkty: {n}.", "Gold is points, too: {n}."),
    "points.so_far": Text("Na dziś {n} {n|punkt|punkty|punktów}.", "As things stand {n} {n|point|points}."),
    "points.play_first": Text(
        "Masz jeszcze niezagrane karty: najpierw je zagraj, może starczy na więcej.",
        "You have cards left to play: play them first, you may afford more.",
    ),
    "depths.out": Text("Nie stoisz w podziemiach.", "You are not in the depths."),
    "depths.no_way": Text("Z podziemi nie ma teraz drogi.", "No way leads out of the depths now."),
    "depths.nearest": Text(
        "Najbliższa komnata poza podziemiami: {room}.", "The nearest room outside the depths: {room}."
    ),
    "turns.now": Text("Dojdziesz jeszcze w tej turze.", "You can be there this turn."),
    "turns.likely": Text(
        "To co najmniej {least} {least|tura|tury|tur}, a przy twoich kartach (średnio {mean} buta na turę) około {n}.",
        "That is {least} {least|turn|turns} at least, and about {n} with your cards (on average {mean} boots a turn).",
    ),
    "turns.bootless": Text(
        "To co najmniej {least} {least|tura|tury|tur}; twoje karty nie dają żadnych butów.",
        "That is {least} {least|turn|turns} at least; your cards bring no boots.",
    ),
    "swords.in_hand": Text(
        "Karty na ręce dają jeszcze {n} {n|miecz|miecze|mieczy}: zagraj je przedtem.",
        "The cards in your hand give {n} more {n|sword|swords}: play them before.",
    ),
    "race.no_way": Text(
        "{who}: z komnaty {room} nie ma teraz drogi do wyjścia.", "{who}: no way leads out of room {room} now."
    ),
    "race.may": Text("z artefaktem, więc wyjść może", "with an artifact, so free to leave"),
    "race.may_not": Text("bez artefaktu, więc jeszcze nie wyjdzie", "without an artifact, so not free to leave yet"),
    "luck": Text(
        "To przypadek: kostki losuje się w ciemno. W sakwie jest ich teraz {n}, w tym twoich {own}, a czarnych {black}.",
        "That is chance: cubes are drawn blind. {n} are in the bag now, {own} of them yours and {black} black.",
    ),
    "cards.row_too": Text("Karty do kupienia opisuje „pula”.", "“row” tells of the cards for sale."),
    "points.none_own": Text("Żadna z twoich kart nie daje punktów.", "None of your cards gives points."),
}
