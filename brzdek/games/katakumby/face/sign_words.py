"""What the signs on the board of Katakumby are for, by what they are called."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Text

SIGNS: Mapping[Text, Text] = {
    Text("więzienie", "prison|jail"): Text(
        "Więzienie otwierasz w jego komnacie za 1 wytrych: uwalniasz 2 więźniów, żetony, które liczą się na koniec gry.",
        "You open a prison in its room for 1 lockpick: it frees 2 prisoners, tokens that count at the end of the game.",
    ),
    Text("biblioteka", "library"): Text(
        "Bibliotekę otwierasz w jej komnacie za 1 wytrych: dostajesz Tajemny wolumin na stos odrzuconych.",
        "You open a library in its room for 1 lockpick: a Secret Tome goes to your discard pile.",
    ),
    Text("skrzynia", "chest"): Text(
        "Skrzynię otwierasz w jej komnacie za 1 wytrych: dostajesz losowy wielki sekret.",
        "You open a chest in its room for 1 lockpick: you get a random major secret.",
    ),
    Text("ołtarzyk|ołtarz", "altar"): Text(
        "W komnacie z ołtarzykiem możesz położyć na nim swoją kostkę: dostajesz 1 złoto za każdy ołtarzyk, przy którym "
        "masz kostkę, z tym włącznie.",
        "In an altar room you may put a cube of yours on it: you get 1 gold for every altar where you have a cube, this one "
        "included.",
    ),
    Text("wytrych", "lockpick"): Text(
        "Wytrych otwiera skrzynię, bibliotekę lub więzienie w twojej komnacie albo korytarz z kłódką; zostaje na "
        "otwartym miejscu.",
        "A lockpick opens a chest, a library or a prison in your room, or a tunnel with a lock; it stays where it was used.",
    ),
    Text("kłódka", "padlock|lock"): Text(
        "Korytarzem z kłódką przejdziesz, gdy wydasz wytrych.", "You pass a tunnel with a lock by spending a lockpick."
    ),
    Text("portal", "portal"): Text(
        "Wchodząc w portal, wychodzisz dowolnym innym na odkrytych kaflach; cała droga to jeden ruch za 1 but.",
        "Walking into a portal you come out of any other on the discovered tiles; the whole way is one move for 1 boot.",
    ),
    Text("sanktuarium|figurka|bożek", "shrine|idol"): Text(
        "Przy wejściu do małpiego sanktuarium bierzesz 1 figurkę, wartą 5 punktów.",
        "On entering the monkey shrine you take 1 idol, worth 5 points.",
    ),
    Text("serce|leczenie", "heart|healing"): Text(
        "Wejście do komnaty z sercem leczy 1 obrażenie.", "Entering a room with a heart heals 1 damage."
    ),
    Text("grota|jaskinia", "cave"): Text(
        "Wejście do kryształowej groty: do końca tury nie wydajesz butów na ruch.",
        "Entering a crystal cave: no boots for movement for the rest of the turn.",
    ),
    Text("kram|targ", "market|stall"): Text(
        "W komnacie z kramem kupujesz towary po 7 złota.", "In a market room you buy goods for 7 gold each."
    ),
    Text("nawiedzony|duch", "haunted|ghost"): Text(
        "Odkrycie nawiedzonego kafla dokłada do obszaru Brzdęk! kostkę ducha, która rani wszystkich.",
        "Discovering a haunted tile adds a ghost cube to the Clank! area; it hurts everybody.",
    ),
    Text("krypta", "crypt"): Text(
        "Krypta to start i jedyne wyjście; wrócisz do niej tylko z artefaktem.",
        "The crypt is the start and the only way out; you come back to it only with an artifact.",
    ),
}
