"""What the card files of Smoki may say, over those of Magia i Miecz."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.schema import Flag, Whole, Word
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.games.smoki.cards.pieces import LORDS, LordCard, TokenCard

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
    from brzdek.games.smoki.cards import catalog_check

    catalog_check.check(catalog, documents)
