"""What the card files of Smoki may say, over those of Magia i Miecz."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.schema import Flag, Whole, Word
from brzdek.core.catalog.shelf import card_place
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.games.smoki.cards.pieces import LORDS, LordCard, TokenCard, deck_of

KINDS: Mapping[str, CardKind] = {
    "enemy": CardKind(
        effects=("breath", "killed"),
        headings={"breath": Text("ZIONIĘCIE", "BREATH"), "killed": Text("GDY ZGINIE", "WHEN KILLED")},
    ),
    "space": CardKind(optional={"stairs": Flag()}),
    "lord": CardKind(
        make=LordCard,
        fields={"strength": Whole(1, 20), "craft": Whole(1, 20), "endurance": Whole(1, 9)},
        effects=("rage",),
        headings={"rage": Text("SMOCZY GNIEW", "DRAGON RAGE")},
    ),
    "dragon_token": CardKind(make=TokenCard, optional={"lord": Word(LORDS)}),
    "sleep_token": CardKind(),
    "crown_token": CardKind(),
}
"""``covers``: the space of the main board on which a space of the overlay lies. ``breath`` is carried out before the
dice of a combat, ``killed`` after its enemy was killed, beside the trophy.
"""


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Is every Lord there, and does every space of the overlay cover one that there is?"""
    for card in catalog.cards.values():
        doc, path = card_place(documents, card.id)
        covers = card.more.get("covers", "")
        if covers and covers not in catalog.cards:
            doc.problem((*path, "covers"), Text("nie ma takiego obszaru", "there is no such space"))
        lord = deck_of(card) or getattr(card, "lord", "")
        if lord and lord not in catalog.cards:
            doc.problem(path, Text("nie ma Władcy {lord}", "there is no Lord {lord}"), lord=lord)
