"""What people ask while characters are chosen: whom they may be, who is good."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import HAVE, MANY, WHAT, WHO, Inquiry, best_named
from brzdek.core.text import LANGS, Say, fold
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.face import drafting
from brzdek.games.magia_i_miecz.face.inquiry_words import ASKED
from brzdek.games.magia_i_miecz.face.sheets import head
from brzdek.games.magia_i_miecz.view.view import WorldView

SQUIRE = ("squire", "gierm")
ALIGNMENTS = ("good", "neutral", "evil")


def _own(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Those one was dealt."""
    return drafting.own(view, say, style) if drafting.chooses(view) else []


def _aligned(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Those to choose from who are of the alignment that is named."""
    if not drafting.chooses(view) or any(fold(word).startswith(SQUIRE) for word in about.split()):
        return []  # what a squire is good for is for the guide
    wanted = best_named(about, {one: [ASKED[one].to(lang) for lang in LANGS] for one in ALIGNMENTS})
    if len(wanted) > 1:
        return []  # what makes them different is for the guide
    cards = {one: view.catalog.cards[card_of(one)] for one in drafting.in_question(view)}
    fitting = [one for one, card in cards.items() if isinstance(card, CharacterCard) and card.alignment in wanted]
    told = [head(view, one, say) for one in fitting] or ([say("draft.none_such")] if wanted else [])
    return [[("", line)] for line in told]


def _players(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Who plays; what they have chosen, if they have."""
    if view.phase != "draft":
        return []
    others = [who for seat, who in enumerate(view.names) if seat != view.seat]
    text = say("told.rivals", n=len(view.names), names=", ".join(others))
    chosen = [
        line for seat in range(len(view.names)) if seat != view.seat for line in drafting.chosen_by(view, seat, say)
    ]
    return [[("", text)], *chosen]


IN_THE_DRAFT: Sequence[Inquiry[WorldView]] = (
    Inquiry(f"{WHAT}|{WHO}|{MANY}", ASKED["rivals"], _players),
    Inquiry(f"{WHAT}|{WHO}|{HAVE}", ASKED["to_be"], _own),
    *(Inquiry(f"{WHAT}|{WHO}", ASKED[one], _aligned) for one in ALIGNMENTS),
)
