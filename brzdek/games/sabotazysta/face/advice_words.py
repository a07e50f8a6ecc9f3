"""Why a steady player does something in Sabotażysta."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ADVICE: Book = {
    "advice.nearer": Text(
        "stąd do najbliższego zakrytego celu {n|zostaje|zostają|zostaje} {n} {n|pole|pola|pól}.",
        "from there it is {n} {n|cell|cells} to the nearest face-down goal.",
    ),
    "advice.hinder": Text(
        "górnikom będzie stąd trudniej dojść do skarbu.", "it makes the treasure harder to reach for the miners."
    ),
    "advice.useless": Text("tej karty będzie ci brakować najmniej.", "it is the card that you will miss least."),
    "advice.gold": Text("więcej bryłek to więcej punktów.", "more nuggets are more points."),
}
