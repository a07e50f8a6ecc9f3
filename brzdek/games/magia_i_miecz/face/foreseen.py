"""How one would fare against an enemy whom one does not face yet: who is named, lies where one may go, or was seen."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import AT_ONCE, Inquiry, best_named
from brzdek.core.text import Book, Say, Text, fold
from brzdek.games.magia_i_miecz.face import looks
from brzdek.games.magia_i_miecz.face.self_inquiries import own
from brzdek.games.magia_i_miecz.face.supposing import HOW, SUPPOSING, begins, lost_to, words_of
from brzdek.games.magia_i_miecz.rules.events import SawCards
from brzdek.games.magia_i_miecz.view.view import WorldView

ASKED: Book = {
    "beat": Text(
        "dać rada|pokonać|pobić|wygrać z|zabić|poradzić sobie|stać szansa|mieć szansa|jaki szansa|powalić|ubić|sprostać"
        "|położyć|silny na",
        "take|beat|defeat|kill|handle|win against|stand chance|have chance|what odds|what chances|my odds|my chances"
        "|strong enough|slay|manage",
    ),
    "fought": Text(
        "jak walczyć|jak zaatakować|jeśli walczyć|jeśli zaatakować|stać walczyć|stać zaatakować|gdy zaatakować"
        "|jak spotkać|jeśli spotkać|stać spotkać",
        "if fight|if attack|if meet|if face|happens fight|happens attack|happens meet",
    ),
}
"""With which words it is asked whether one could win, and what comes of a fight."""
ASKING = frozenset(
    fold(
        "czy dam damy pokonam wygram zabiję pobiję poradzę jakie jaką mam a jak jeśli"
        " can could would will do am and so if"
    ).split()
)
"""With what one begins who asks that, and not how it is done."""
SUPPOSED = "if"
WINNING = ("beat", "defeat", "kill", "slay", "win", "pokon", "zabi", "wygra", "pobi")
TAKING = ("take", "taking")
POINTING = frozenset(
    fold("jej jego mu go ją nią nim niemu niej nich im temu tym tej tą ten ta her him it them this that").split()
)
"""With these who is meant is only pointed at."""


def _could_beat(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """The chances against whoever is named, or else pointed at; of one who lies nowhere, as if he came now."""
    one = own(view)
    words = words_of(about)
    if one is None or not one.space or view.fight is not None or words[0] not in ASKING or _supposes(words):
        return []
    foes: Sequence[Word] = [foe for foe in looks.foes_named(view, about) if _is_meant(view, foe, about)]
    if foes and all(isinstance(foe, int) for foe in foes) and begins(about, *TAKING):
        return []  # from a player one may take something, too
    if not foes and (unseen := looks.against_unseen(view, about, say, style)):
        return unseen
    if not foes and not POINTING.isdisjoint(words) and not _names_a_card(view, about):
        foes = _lying_ahead(view) or _seen_last(view)
    odds = looks.against(view, foes, say, about)
    return [*odds, *looks.spells_in_mind(view, about, say, style)] if odds else []


def _is_meant(view: WorldView, foe: Word, about: str) -> bool:
    """A being that lies nowhere is named in full: a word of its name may be one for Strength."""
    if not isinstance(foe, str) or view.lies_with(foe):
        return True
    return bool(best_named(about, {foe: tuple(view.catalog.cards[card_of(foe)].name)}, whole=True))


def _supposes(words: Sequence[str]) -> bool:
    """Is a victory only the condition of what is asked: “will I get the scale if I beat it”?"""
    return any(
        word.startswith(WINNING) and not SUPPOSING.isdisjoint(words[max(0, place - 2) : place])
        for place, word in enumerate(words)
    )


def _if_fought(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What comes of a fight with an enemy who is named and lies on the board: the chances, and what a loss costs."""
    one = own(view)
    if one is None or not one.space or view.fight is not None or begins(words_of(about)[0], *HOW):
        return []
    foes = [foe for foe in looks.foes_named(view, about) if isinstance(foe, str) and view.lies_with(foe)]
    return [*looks.against(view, foes, say, about), *lost_to(view, f"{about} {SUPPOSED}", say, style)] if foes else []


def _names_a_card(view: WorldView, about: str) -> bool:
    return bool(best_named(about, {card.id: tuple(card.name) for card in view.catalog.cards.values()}, whole=True))


def _lying_ahead(view: WorldView) -> list[Word]:
    """The enemies on the spaces to which the roll leads."""
    if view.turn != view.seat or not view.steps:
        return []
    spaces = {str(option[-1]) for option in view.landings(view.steps) if str(option[-1]) in view.rings}
    return [copy for space in spaces for copy in view.space(space).cards if _is_enemy(view, copy)]


def _seen_last(view: WorldView) -> list[Word]:
    """The enemies among the cards at which one looked last."""
    seen = next((event for event in reversed(view.events()) if isinstance(event, SawCards)), None)
    return [copy for copy in seen.cards if _is_enemy(view, copy)] if seen is not None else []


def _is_enemy(view: WorldView, copy: str) -> bool:
    return view.catalog.cards[card_of(copy)].kind == "enemy"


OF_FOES_TO_COME: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, ASKED["beat"], _could_beat),
    Inquiry(AT_ONCE, ASKED["fought"], _if_fought),
)
