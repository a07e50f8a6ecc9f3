"""Questions about one's cards, or those for sale, all at once: what they do, and which of them brings most points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.raid.face import panels
from brzdek.games.raid.face.asked_words import TOLD
from brzdek.games.raid.face.getting import FIGHT, amount, entry, offers
from brzdek.games.raid.face.getting_words import NUMERALS
from brzdek.games.raid.face.looks import show_row
from brzdek.games.raid.face.naming import text_of
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.points import by_card
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
ASKS = frozenset(("co", "jak", "jakie", "what", "how", "whats"))
DOING = frozenset(fold("robią dają umieją potrafią znaczą oznaczają działają efekty mean give work effects").split())
CARDS = frozenset(("karty", "cards"))
OWN = frozenset(fold("moje swoje my ręce ręki ręku dłoni hand").split())
OFFERED = frozenset(
    fold("puli rzędzie rzędu sklepie ofercie sprzedaż kupienia kupić stole row shop offer table sale buy").split()
)
LIGHT = frozenset(
    fold(
        "na w z do te tych wszystkie poszczególne które mogę można mają mam mi mojej swojej teraz dokładnie właściwie"
        " lochów i a no ale ta tej pokaż rękę"
        " the these all of in on from for and so that which are can i have me exactly actually now dungeon show does"
    ).split()
)
"""What may stand beside these words where all cards of a place are meant."""
_MOST = pattern(
    r"\b(?:najwiecej|najwyzej|duzo|wiecej|sporo|most|max\w*|lots of|plenty of|more) (?:\w+ ){0,2}?"
    r"(?:punkt\w*|pkt|points?)\b"
    r"|\b(?:na|dla|pod|for|for the|for more|for victory) (?:punkty|punktow|points)\b"
    r"|\b(?:ile|how many) (?:punkt\w*|pkt|points) .*"
    r"\b(?:puli|rzedzie|rzedu|sklepie|kupienia|row|shop|for sale)\b"
)
_BOUGHT = pattern(r"\b(?:kart\w*|kup\w*|zakup\w*|cards?|buy\w*|bought|acquire\w*|purchase\w*)\b")
_FOR_SKILL = pattern(rf"\b(?P<n>\d{{1,2}}|{'|'.join(NUMERALS)}) (?:punkt\w* )?(?:skill|sprawnosc\w*)\b")
"""Says for how much skill."""
_MINE = pattern(r"\b(?:moj\w*|moi\w*|my|mine|mam|tali\w+|deck)\b")
_SOMEBODY = pattern(
    r"\b(?:kto|kogo|czyj\w*|who|whose|why|czemu|dlaczego|ma|has|had|artefakt\w*|artifacts?|sekret\w*"
    r"|secrets?|zeton\w*|tokens?)\b"
)
"""Then no cards are meant, or not which to have."""
MOST, LATER = 3, 2
"""So many cards that give points are told: of those for which one has enough, and of others."""


def _what_cards_do(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """The hand, or the row and the reserve, with all that the cards say."""
    words = [word.strip("?!.,") for word in fold(about).split()]
    others = {word for word in words if word not in ASKS | DOING | CARDS | OWN | OFFERED | LIGHT}
    does = not DOING.isdisjoint(words) or words.count("do") > 1 or {"can", "do"}.issubset(words)
    if others or view.seat is None or not does or ASKS.isdisjoint(words) or CARDS.isdisjoint(words):
        return []
    if not OFFERED.isdisjoint(words):
        return show_row(view, "", say, style)
    if OWN.isdisjoint(words) and not view.hand:
        return show_row(view, "", say, style)
    more = wrapped(say.also(TOLD)("cards.row_too"), style, "dim") if OWN.isdisjoint(words) else []
    return [*panels.hand(view, say, style._replace(height=0)), *more]


def _gains(view: RaidView[Any], card: str) -> int:
    """How many points it brings to buy a card, or to beat a monster: gold counts, too."""
    if view.pieces[card].verb == FIGHT:
        return amount(view, card, "gold")
    return view.worth(view.me.seat, card) if view.pieces[card].verb == panels.BUY else 0


def _most_points(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What of all that can be had now brings most points, and what would bring more."""
    said = fold(about)
    paid = _FOR_SKILL.search(said)
    if not (_MOST.search(said) and (paid or _BOUGHT.search(said))) or view.seat is None:
        return []
    if _MINE.search(said) and not _SOMEBODY.search(said):
        return by_card(view, view.seat, say, style) or wrapped(say.also(TOLD)("points.none_own"), style)
    if _MINE.search(said) or _SOMEBODY.search(said):
        return []
    if best_named(about, {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat}):
        return []
    if paid is not None:
        return _most_for(view, NUMERALS.get(paid["n"]) or int(paid["n"]), say, style)
    words, worth = say.also(TOLD), _points_of_offers(view)
    ordered = sorted(worth, key=lambda card: (-worth[card], view.price_of(card)))
    now = [card for card in ordered if view.affords(card)][:MOST]
    more = [card for card in ordered if not view.affords(card) and worth[card] > (worth[now[0]] if now else 0)][:LATER]
    have = ", ".join([say("skill", n=view.means.skill), say("swords", n=view.means.swords)])
    lines = wrapped(words("points.now" if now else "points.none", have=have), style)
    lines += [line for card in now for line in _told_worth(view, card, worth[card], say, style)]
    if more:
        lines += wrapped(words("points.later"), style)
        lines += [line for card in more for line in _told_worth(view, card, worth[card], say, style)]
    return [*lines, *(wrapped(words("points.play_first"), style) if view.hand else [])]


def _points_of_offers(view: RaidView[Any]) -> dict[str, int]:
    """What lies on the table and gives points."""
    return {card: gain for card in offers(view) if (gain := _gains(view, card)) > 0}


def _most_for(view: RaidView[Any], skill: int, say: Say, style: Style) -> list[Line]:
    """What brings most points of the cards that so much skill buys."""
    worth = {
        card: gain
        for card, gain in _points_of_offers(view).items()
        if view.pieces[card].verb != FIGHT and view.price_of(card) <= skill
    }
    best = sorted(worth, key=lambda card: (-worth[card], view.price_of(card)))[:MOST]
    key = "points.for_skill" if best else "points.none_for_skill"
    title = wrapped(say.also(TOLD)(key, have=say("skill", n=skill)), style)
    return [*title, *(line for card in best for line in _told_worth(view, card, worth[card], say, style))]


def _told_worth(view: RaidView[Any], card: str, gain: int, say: Say, style: Style) -> list[Line]:
    """A card with what it does; where that does not say how many points it brings, with them."""
    lines, piece = entry(view, card, say, style), view.pieces[card]
    key = "points.by_gold" if piece.verb == FIGHT else "points.so_far" if text_of(piece, say, "score") else ""
    return [*lines, *(wrapped(f"    {say.also(TOLD)(key, n=gain)}", style, "dim", "    ") if key else [])]


def cards_asked() -> Sequence[Inquiry[V]]:
    return (Inquiry(AT_ONCE, ANYTHING, _what_cards_do), Inquiry(AT_ONCE, ANYTHING, _most_points))
