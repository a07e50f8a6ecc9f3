"""Smoki as one layer over Magia i Miecz: its cards, switches and hooks."""

from __future__ import annotations

from brzdek.core.catalog.cards import Card
from brzdek.core.expansion import Layer, Options
from brzdek.core.text import Text
from brzdek.games.smoki.cards.pieces import deck_of
from brzdek.games.smoki.cards.schema import KINDS, check
from brzdek.games.smoki.cards.verbs import WORDS
from brzdek.games.smoki.rules.state import PART

NEEDS_DRAGONS = Text(
    "{part} wymaga smoków: włącz opcję „dragons”.", "{part} needs the dragons: turn the option “dragons” on."
)
PARTS = {
    "overlay": Text("Nakładka", "The overlay"),
    "wrath": Text("Gniew Króla Smoków", "Dragon King's Wrath"),
    "spawn": Text("Smocze Rozmnożenie", "Dragon Spawn"),
    "struggle": Text("Zmagania o Koronę", "Struggle for the Crown"),
}


def refusal(options: Options) -> Text | None:
    """Parts of the expansion that do not go together."""
    used = [one for one in PARTS if options[one] not in (0, "none")]
    if used and not options["dragons"]:
        part = PARTS[used[0]]
        return Text(NEEDS_DRAGONS.pl.format(part=part.pl), NEEDS_DRAGONS.en.format(part=part.en))
    if options["struggle"] and options["overlay"] != "tower":
        return Text(
            "Zmagania o Koronę toczą się w Smoczej Wieży: wybierz opcję „overlay=tower”.",
            "Struggle for the Crown is played in the Dragon Tower: choose the option “overlay=tower”.",
        )
    return None


def deals(card: Card, options: Options) -> bool:
    """Characters and Dragon Cards are dealt where their switch is on."""
    if card.layer != PART:
        return True
    if card.kind == "character":
        return bool(options["characters"])
    return not deck_of(card) or bool(options["dragons"])


LAYER = Layer(
    name=PART,
    needs=("magia_i_miecz",),
    kinds=KINDS,
    options={
        "characters": "flag",
        "dragons": "flag",
        "overlay": "choice",
        "wrath": "flag",
        "spawn": "flag",
        "struggle": "flag",
    },
    words=WORDS,
    check=check,
    deals=deals,
    refusal=refusal,
)
