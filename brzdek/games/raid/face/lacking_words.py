"""Why nothing of a sort can be done now in a raid; read when somebody wishes to."""

from __future__ import annotations

from brzdek.core.text import Book, Text

LACKING: Book = {
    "hand": Text(
        "Nie masz już kart na ręce: nowe dobierzesz na koniec tury.",
        "You have no cards left in hand: you draw new ones at the end of the turn.",
    ),
    "draw": Text(
        "Nowe karty dobierasz dopiero na koniec tury, chyba że zagrana karta każe inaczej.",
        "You draw new cards only at the end of the turn, unless a card that you play says otherwise.",
    ),
    "buy.none": Text(
        "Nie masz sprawności (0), a najtańsza karta, {card}, kosztuje {n}.",
        "You have no skill (0), and the cheapest card, {card}, costs {n}.",
    ),
    "buy.little": Text(
        "Masz tylko {have} sprawności, a najtańsza karta, {card}, kosztuje {n}.",
        "You have only {have} skill, and the cheapest card, {card}, costs {n}.",
    ),
    "buy.nothing": Text("Nie ma teraz karty, którą można kupić.", "There is no card now that can be bought."),
    "use.none": Text(
        "Nie masz sprawności (0), a najtańsza okazja, {card}, kosztuje {n}.",
        "You have no skill (0), and the cheapest device, {card}, costs {n}.",
    ),
    "use.little": Text(
        "Masz tylko {have} sprawności, a najtańsza okazja, {card}, kosztuje {n}.",
        "You have only {have} skill, and the cheapest device, {card}, costs {n}.",
    ),
    "use.nothing": Text("W rzędzie nie ma teraz żadnej okazji.", "There is no device in the row now."),
    "fight.none": Text(
        "Nie masz mieczy (0), a najsłabszy potwór, {card}, wymaga {n}.",
        "You have no swords (0), and the weakest monster, {card}, takes {n}.",
    ),
    "fight.little": Text(
        "Masz tylko {have} {have|miecz|miecze|mieczy}, a najsłabszy potwór, {card}, wymaga {n}.",
        "You have only {have} {have|sword|swords}, and the weakest monster, {card}, takes {n}.",
    ),
    "fight.nothing": Text("Nie ma teraz z kim walczyć.", "There is nobody to fight now."),
    "gold": Text(
        "Na kramie wszystko kosztuje {n} złota lub więcej, a masz {have}.",
        "At the market everything costs {n} gold or more, and you have {have}.",
    ),
    "take": Text("W tej komnacie nie ma nic do zabrania.", "There is nothing to take in this room."),
    "none.secret": Text(
        "W tej komnacie nie ma sekretu. Gdzie jest najbliższy, powie „droga sekret”.",
        "There is no secret in this room. “way secret” tells where the nearest one is.",
    ),
    "none.artifact": Text(
        "W tej komnacie nie ma artefaktu. Gdzie jest najbliższy, powie „droga artefakt”.",
        "There is no artifact in this room. “way artifact” tells where the nearest one is.",
    ),
    "none.idol": Text(
        "W tej komnacie nie ma małpiego bożka: stoi tylko w kapliczce małp („droga bożek”).",
        "There is no monkey idol in this room: idols stand only in the monkey shrine (“way idol”).",
    ),
    "none.gold": Text(
        "Złota się tu nie podnosi: dają je karty, potwory i sekrety, a gdzie leży w komnacie, samo trafia do ciebie.",
        "There is no gold to pick up here: cards, monsters and secrets give it, and what lies in a room is yours at once.",
    ),
    "room": Text("W tej komnacie: {found}.", "In this room: {found}."),
    "room.empty": Text("nic do zabrania", "nothing to take"),
    "key.none": Text(
        "Otwiera się tu tylko zamknięte korytarze, a klucza nie masz.",
        "Only locked tunnels can be opened here, and you have no key.",
    ),
    "key.have": Text(
        "Klucz działa sam: zamkniętym korytarzem po prostu idź.",
        "The key works by itself: just walk the locked tunnel.",
    ),
    "nearest_open_end": Text(
        "Najbliższy to {end}, a droga wiedzie przez {rooms}: {takes}.",
        "The nearest is {end}, and the way there leads through {rooms}: {takes}.",
    ),
    "no_open_end": Text(
        "Z tej komnaty nie prowadzi żaden nieodkryty korytarz.", "No way into the unknown leads from this room."
    ),
}
