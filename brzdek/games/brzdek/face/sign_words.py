"""What the signs on the board of Brzdęk! are for, by what they are called."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Text

SIGNS: Mapping[Text, Text] = {
    Text("kram|targ", "market|stall"): Text(
        "W komnacie z kramem kupujesz towary po 7 złota: klucz, plecak, koronę.",
        "In a market room you buy goods for 7 gold each: a key, a backpack, a crown.",
    ),
    Text("grota|jaskinia", "cave"): Text(
        "Wejście do kryształowej groty wyczerpuje: do końca tury nie używasz butów (wolno się teleportować).",
        "Entering a crystal cave exhausts you: no boots for the rest of the turn (teleporting is allowed).",
    ),
    Text("źródło", "spring"): Text(
        "Przy wejściu do komnaty ze źródłem możesz uleczyć 1 obrażenie.",
        "On entering a room with a spring you may heal 1 damage.",
    ),
    Text("bożek|sanktuarium", "idol|monkey shrine"): Text(
        "Przy wejściu do małpiego sanktuarium bierzesz 1 bożka, wartego 5 punktów.",
        "On entering the monkey shrine you take 1 idol, worth 5 points.",
    ),
    Text("kłódka", "padlock|lock"): Text(
        "Korytarzem z kłódką przejdzie tylko ten, kto ma klucz z kramu.",
        "Only whoever has a key from the market passes a tunnel with a lock.",
    ),
    Text("podziemia", "depths"): Text(
        "Kto z artefaktem straci przytomność w podziemiach, traci cały łup; ponad nimi łup ocaleje.",
        "Whoever is knocked out with an artifact in the depths loses all loot; above them it is saved.",
    ),
}
