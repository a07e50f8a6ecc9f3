"""What people ask who count for themselves: what a score was made of, why there was no trophy, where a journey leads,
what a second Talisman is good for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.dice import Roll
from brzdek.core.effects.effect import Effect, inside, with_inside
from brzdek.core.effects.lasting import ActRuling, Modify
from brzdek.core.inquiry import AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.move_verbs import NextMove
from brzdek.games.magia_i_miecz.face.naming import card_text, name, with_words
from brzdek.games.magia_i_miecz.face.place_inquiries import kinds_named
from brzdek.games.magia_i_miecz.face.reckoning_words import RECKONED
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, own, told
from brzdek.games.magia_i_miecz.rules import events, scores
from brzdek.games.magia_i_miecz.rules.state import points
from brzdek.games.magia_i_miecz.view.view import WorldView

ATTACK = "attack"
SORTS = {"melee": "strength", "psychic": "craft"}
TALISMAN, TWICE = "talisman", "attack_again"
_MAY = pattern(r"\b(?:moge|mozna|da sie|wystarcz\w*|starcz\w*|can i|could i|may i|am i able|enough|do i have)\b")
_HOW = pattern(r"\b(?:kiedy|gdzie|jak|ile|when|where|how)\b")
ATTRIBUTES = {
    "strength": pattern(r"\b(?:sil[aey]|sile|strength)\b"),
    "craft": pattern(r"\b(?:moc|mocy|craft)\b"),
}
_WONDERS = pattern(
    r"\b(?:czemu|dlaczego|przeciez|moge|can|may|zapyta\w*|spyta\w*|kiedy|why|when|ask|asked|couldn['’]?t|didn['’]?t)\b"
)
_REASON = pattern(
    r"^(?:(?:a|i|ale|and|but|so)\s+)*(?:skad|czemu|dlaczego|jakim cudem|why|where|how come|how did|how do)\b"
)
_NUMBER = pattern(r"\b\d+\b")
_DENIED = pattern(r"\b(?:nie|no|not|didn['’]?t|never|haven['’]?t|brak\w*)\b")
_WHITHER = pattern(r"\b(?:dokad|gdzie|where)\b")
_SECOND = pattern(r"\b(?:drug\w+|dwa|dwoch|kolejn\w+|zapasow\w+|second|two|another|spare|extra)\b")
_GOOD_FOR = pattern(
    r"\b(?:przyda\w*|po co|daje?|da|potrzeb\w*|warto|sens\w*|good|use|useful|need|help\w*|worth|point|do)\b"
)


def score(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What one's last score was made of, beside the die."""
    said, one = fold(about), own(view)
    if one is None or not _REASON.search(said) or not _NUMBER.search(said) or named_others(view, about):
        return []
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    log = view.events()
    scored = last_scored(view)
    begun = next((event for event in reversed(log) if isinstance(event, events.Fights)), None)
    if scored is None or begun is None:
        return []
    score, die = (scored.n, scored.die) if scored.seat == view.seat else (scored.foe_score, scored.foe_die)
    if str(score - die) not in _NUMBER.findall(said) and str(score) not in _NUMBER.findall(said):
        return []
    what = SORTS.get(begun.how, "strength")
    counted = say("told.score", n=score - die, what=say(f"word.{what}"), now=getattr(one, what))
    adding = list(dict.fromkeys(_adding(view, what, say)))
    texts = [say("told.adds", card=card, text=text) for card, text in adding]
    return told(style, WorldFace().event(view, scored, say) or "", counted, *texts)


def last_scored(view: WorldView) -> events.Scored | None:
    """The scores of the last combat in which the reader was."""
    scored = (event for event in reversed(view.events()) if isinstance(event, events.Scored))
    return next((event for event in scored if event.seat == view.seat or view.seat in event.foes), None)


def _adding(view: WorldView, what: str, say: Say) -> Iterator[tuple[str, str]]:
    """The cards of one's own that add to a number or to the attack, and how."""
    one = own(view)
    for copy in (*one.characters, *one.carried) if one is not None else ():
        for effect in view.catalog.cards[card_of(copy)].effects.values():
            if any(
                isinstance(part, Modify) and not {what, ATTACK}.isdisjoint(part.changes)
                for part in with_inside((effect,))
            ):
                yield name(view, copy, say), f"{with_words(effect.phrase(say.lang, 'you'), say)}."


def _no_trophy(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why an enemy whom one has beaten is no trophy: its card does something else then."""
    if own(view) is None or not _DENIED.search(fold(about)):
        return []
    beaten = {
        card_of(str(foe)): tuple(view.catalog.cards[card_of(str(foe))].name)
        for event in view.events()
        if isinstance(event, events.FightEnds) and event.seat == view.seat and event.outcome == scores.WON
        for foe in event.foes
        if isinstance(foe, str) and card_of(foe) in view.catalog.cards
    }
    found = best_named(about, beaten) or list(beaten)[-1:]
    if not found:
        return []
    card = view.catalog.cards[found[0]]
    if "beaten" in card.effects:
        return told(style, say("told.not_kept", card=name(view, card.id, say), text=card_text(view, card.id, say)))
    one = view.adventurer(view.seat or 0)
    kept = any(card_of(copy) == card.id for copy in one.trophies)
    return told(style, say("told.kept", card=name(view, card.id, say))) if kept else []


def _exchange(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one's trophies are enough for a point of what is named, or of either."""
    said, one = fold(about), own(view)
    if one is None or not _MAY.search(said) or _HOW.search(said) or named_others(view, about):
        return []
    cards = [view.catalog.cards[card_of(copy)] for copy in one.trophies]
    meant = [what for what, words in ATTRIBUTES.items() if words.search(said)] or list(ATTRIBUTES)
    sums = {what: sum(points(card, what) for card in cards) for what in meant}
    price = view.trophy_price
    texts = [
        say("told.enough_trophies" if n >= price else "told.few_trophies", what=say(f"word.{what}"), n=n, price=price)
        for what, n in sums.items()
    ]
    return told(style, *texts)


def _journey(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where a journey leads that a space may bring."""
    if not _WHITHER.search(fold(about)):
        return []
    named = [space for kind in kinds_named(view, about) for space in kind]
    here = view.adventurer(view.seat).space if view.seat is not None else ""
    for space in dict.fromkeys((*named, here, *view.rings)):
        rows = list(_journeys(view, space, say)) if space else []
        if rows:
            return told(style, say("told.journey", space=name(view, space, say), brings="; ".join(rows)))
    return []


def _journeys(view: WorldView, space: str, say: Say) -> Iterator[str]:
    for effect in view.land(space).effects.values():
        for part in (effect, *inside(effect)):
            for row in part.rows if isinstance(part, Roll) else ():
                if any(isinstance(one, NextMove) for one in with_inside((row.effect,))):
                    yield f"{row.low}: {_phrase(row.effect, say)}"


def _phrase(effect: Effect, say: Say) -> str:
    return with_words(effect.inner(say.lang, "you"), say)


def _second_talisman(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one Talisman more is good for anything."""
    said = fold(about)
    if own(view) is None or not _SECOND.search(said) or not _GOOD_FOR.search(said) or named_others(view, about):
        return []
    held = [
        copy for copy in view.adventurer(view.seat or 0).carried if view.catalog.cards[card_of(copy)].kind == TALISMAN
    ]
    first = [] if held else [say("told.talisman_first")]
    return told(style, *first, say("told.talisman_enough"))


def _again(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What of one's own lets one attack the same player again, and how the last combat with one ended."""
    one = own(view)
    if one is None or not _WONDERS.search(fold(about)):
        return []
    cards = [
        copy
        for copy in (*one.characters, *one.carried)
        if any(
            isinstance(part, ActRuling) and part.act.word == TWICE
            for part in with_inside(view.catalog.cards[card_of(copy)].effects.values())
        )
    ]
    if not cards:
        return []
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    ends = [e for e in view.events() if isinstance(e, events.FightEnds) and e.seat == view.seat]
    last = next((event for event in reversed(ends) if any(isinstance(foe, int) for foe in event.foes)), None)
    told_end = say("told.last_duel", end=WorldFace().event(view, last, say)) if last is not None else ""
    return told(style, *(f"{name(view, one, say)}: {card_text(view, one, say)}" for one in cards), told_end)


OF_RECKONING: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, RECKONED["score"], score),
    Inquiry(AT_ONCE, RECKONED["no_trophy"], _no_trophy),
    Inquiry(AT_ONCE, RECKONED["exchange"], _exchange),
    Inquiry(AT_ONCE, RECKONED["twice"], _again),
    Inquiry(AT_ONCE, RECKONED["journey"], _journey),
    Inquiry(AT_ONCE, RECKONED["second_talisman"], _second_talisman),
)
