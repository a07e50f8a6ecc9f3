"""What did not happen, or happened without a combat, and because of what: asked for after a surprise."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import inside
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.lasting_verbs import ForbidAct
from brzdek.games.magia_i_miecz.face import telling
from brzdek.games.magia_i_miecz.face.fights_told import LosesNothing
from brzdek.games.magia_i_miecz.face.naming import card_text, name
from brzdek.games.magia_i_miecz.face.self_inquiries import own, told
from brzdek.games.magia_i_miecz.face.situation_words import SITUATIONS
from brzdek.games.magia_i_miecz.face.supposing import begins
from brzdek.games.magia_i_miecz.rules import events, scores
from brzdek.games.magia_i_miecz.view.view import WorldView

LOSE_TURNS = "lose_turns"
WHY = ("why", "dlaczego", "czemu", "can't", "cant", "cannot", "jak", "how", "what", "co")
_NOT_TAKEN = pattern(
    r"^(?:(?:a|i|ale|and|but|so) )*(?:why|how come|czemu|dlaczego)\b"
    r"(?=.*\b(?:can.?t|cannot|couldn.?t|didn.?t|don.?t|not|nie)\b)"
    r".*\b(?:take|get|have|keep|pick|bring|wzi[ae]\w*|wez\w*|bra[clm]\w*|zabra\w*|zabier\w*|biore|dosta\w*|mam)\b"
)
_OF_THE_PAST = pattern(r"\b(?:dlaczego|czemu|why|how come|(?:s)?traci(?:l\w*)|did(?:n.?t)?|lost)\b")
"""Asks about a loss that did not come, and not how to avoid one."""
SPARED = (events.Saved, events.HadNone, LosesNothing)
"""What says that nothing was lost."""


def _why_barred(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why one cannot cross just now, where something bars the way that is open as a rule."""
    if own(view) is None or not begins(about, *WHY):
        return []
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    against = view.barred_ways or list(filter(None, [view.why_not(("bridge",))]))
    return told(style, *(WorldFace().reason(view, reason, say) for reason in against))


def _why_no_loss(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why the reader has lost nothing when that was last the case, if no loss came after it."""
    if own(view) is None or not _OF_THE_PAST.search(fold(about)):
        return []
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    for event in reversed(telling.gather(view.events())):
        if isinstance(event, events.Lost | events.Died) and event.seat == view.seat:
            return []
        if isinstance(event, SPARED) and event.seat == view.seat:
            return told(style, WorldFace().event(view, event, say) or "")
    return []


def _what_killed(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What killed an enemy whom the reader killed without a combat."""
    log = telling.gather(view.events())
    killed = {at: one for at, one in enumerate(log) if isinstance(one, events.Killed) and one.seat == view.seat}
    cards = view.catalog.cards
    called = {at: cards[card_of(str(one.card))].name for at, one in killed.items() if card_of(str(one.card)) in cards}
    found = best_named(about, called)
    by = telling.cause(view, killed[max(found)], log[: max(found)], say) if found else ""
    copies = [one for one in view.adventurer(view.seat or 0).carried if name(view, one, say) == by] if by else []
    return told(style, f"{by}: {card_text(view, copies[0], say)}" if copies else by) if by else []


def loses_no_turns(view: WorldView) -> list[str]:
    """The reader's own cards that spare every lost turn."""
    one = own(view)
    return [
        copy
        for copy in ((*one.characters, *one.carried) if one is not None else ())
        for effect in view.catalog.cards[card_of(copy)].effects.values()
        for part in (effect, *inside(effect))
        if isinstance(part, ForbidAct) and part.act.word == LOSE_TURNS
    ]


def _why_left(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why a thing that lies there could not be taken: the combat before it ended the turn."""
    one, said = own(view), fold(about)
    if one is None or not one.space or not _NOT_TAKEN.search(said):
        return []
    cards = {copy: view.catalog.cards[card_of(copy)].name for copy in view.space(one.space).cards}
    found = best_named(about, cards)
    log = view.events()
    ends = [(at, e) for at, e in enumerate(log) if isinstance(e, events.FightEnds) and e.seat == view.seat]
    if not found or not ends or ends[-1][1].outcome == scores.WON:
        return []
    place, last = ends[-1]
    begun = [e for e in log[place:] if isinstance(e, events.TurnBegins) and e.seat == view.seat]
    if len(begun) > 1:
        return []
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    end = WorldFace().event(view, last, say) or ""
    return told(
        style, say("told.left_behind", end=end, card=name(view, found[0], say), space=name(view, one.space, say))
    )


OF_ABSENCES: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, ANYTHING, _why_left),
    Inquiry(AT_ONCE, SITUATIONS["crossing_barred"], _why_barred),
    Inquiry(AT_ONCE, SITUATIONS["no_loss"], _why_no_loss),
    Inquiry(AT_ONCE, SITUATIONS["what_killed"], _what_killed),
)
