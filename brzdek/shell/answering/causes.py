"""Why something of one's own is as it is: the things that happened and changed it, the last one first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from brzdek.core.drawing import Line
from brzdek.core.facets import Alteration
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.answering.inquiries import telling
from brzdek.shell.answering.lately import JUST
from brzdek.shell.reading.questions import is_past, without_opening
from brzdek.shell.reading.small_words import bare
from brzdek.shell.reading.speech.asking_words import ABILITY, OWN, WHY

if TYPE_CHECKING:
    from brzdek.core.log import Event
    from brzdek.shell.sitting.session import Session

MOST = 3
"""So many changes are told."""
LATELY, MEANWHILE = 6, 12
_LESS = pattern(
    r"\b(?:strac\w*|mniej|ubyl\w*|zginal\w*|zniknal\w*|brak\w*|tylko|oberw\w*|zran\w*|ranny|ranna|hit|hurt|wounded|damage\w*|lose|lost|losing|less|fewer|gone|missing|only)\b"
)
_HURT = pattern(r"\b(?:oberwal\w*|zranion\w*|get hit|got hit|hurt|wounded)\b")
_TAKEN = pattern(
    r"^(?:kto (?:mi |mnie )?(?:zabral|ukradl|okradl|wzial|zwinal)\w*"
    r"|who (?:took|stole|nicked|has taken|robbed) (?:my|me))\b"
)
"""Asks who has it now."""
_MORE = pattern(r"\b(?:dosta\w*|zyska\w*|wiecej|przybyl\w*|wzial\w*|skad|get|got|gain\w*|more|from)\b")
_MORE_THAN = pattern(r"zyska|dosta|zdoby|gain|get|got|win")
_ASKS = pattern(
    r"^(?:skad (?:ja )?(?:mam|sie)|where did (?:i|my)|how did i (?:get|lose)|how come"
    r"|what(?: the \w+)?(?: has)?(?: just)? happened (?:to|with)|co sie (?:wlasnie |teraz )?(?:stalo|dzieje) (?:z|ze) "
    r"|gdzie (?:sie podzial\w*|przepadl\w*|znikn\w*))"
)
_HARMED = pattern(
    r"^what(?: the \w+)?(?: has)?(?: just)? (?:hit|hurt|wounded|harmed|bit|got) (?:me|us)\b"
    r"|^(?:co|kto) (?:mnie|nas|mi) (?:wlasnie |tak )?(?:trafil|uderzyl|zranil|walnel|walnal|ugryzl|dopadl|przywalil)\w*"
)
"""Asks by what one was hurt."""
_CHANGED = pattern(
    r"^(?:co (?:ja )?(?:wlasnie |teraz |ostatnio )?(?:strac|zyska|dosta|zdoby)(?:lem|lam|ilem|ilam)?\w*"
    r"|what (?:did i|have i|did we) (?:just |now )?(?:lose|lost|gain|gained|get|got|win))"
    r"(?: (?:just now|teraz|wlasnie))?[?!. ]*$"
)
"""Asks for whatever is less or more."""
_HAPPENED = pattern(
    r"^(?:(?:ale |a |no )?co (?:sie |mi sie |tu sie )?(?:wlasnie |wlasciwie |dokladnie |teraz )*"
    r"(?:przed chwila |tu )?(?:sie )?(?:stalo|wydarzylo|dzialo)"
    r"(?: sie)?(?: (?:wlasnie|wlasciwie|teraz|ze mna|mi|przed chwila|w mojej (?:ostatniej )?(?:turze|kolejce)))*"
    r"|what (?:just |has |has just |exactly |actually |the hell |the hell just )?happened"
    r"(?: (?:to me|just now|there|now|here|(?:in|on|during) my (?:last )?turn))*"
    r"|what(?:['’]?s| is) going on(?: (?:here|now))?|co (?:tu )?(?:sie (?:tu )?dzieje|jest grane))[?!. ]*$"
)


_MEANWHILE = pattern(
    r"^(?:what (?:has |did |just )?happen(?:ed|s)? (?:while i (?:was|were) (?:away|gone|out)"
    r"|since (?:then|my last turn|my turn)|in the meantime|meanwhile|lately|recently|last (?:round|turn)|this round)"
    r"|co sie ostatnio (?:dzialo|stalo|wydarzylo)"
    r"|co sie (?:dzialo|stalo|wydarzylo) (?:jak mnie nie bylo|gdy mnie nie bylo|w miedzyczasie"
    r"|od mojej (?:ostatniej )?tury|w (?:tej|ostatniej|poprzedniej) (?:rundzie|turze|kolejce)|u innych)"
    r"|(?:przypomnij|pokaz|opowiedz|stresc|powtorz|remind|show|give|tell)(?: (?:mi|nam|me|us))?"
    r"(?: (?:of|about|a recap of))?"
    r" (?:the )?(?:(?:ostatni|niedawn)\w+ (?:wydarze|zdarze|wypadk)\w*|co sie (?:ostatnio )?(?:dzialo|stalo|wydarzylo)"
    r"|(?:last|latest|recent) events|what happened(?: lately)?))[?!. ]*$"
)
"""Asks for all that has happened lately, to whomever."""


def tell_cause(session: Session, line: str) -> bool:
    """Was it asked why something of one's own is so, or what just happened? It has been told then."""
    said = fold(line).strip()
    if _HAPPENED.match(said):
        lines = [text for text, event in reversed(_happened(session)) if session.face.concerns(_view(session), event)]
        return _page(session, lines[:LATELY])
    if _MEANWHILE.match(said):
        return _page(session, [text for text, _ in _happened(session)[-MEANWHILE:]])
    if _CHANGED.match(said):
        found = _changes(session, None, _MORE_THAN.search(said) is not None)
        return _page(session, found[:MOST] or [session.say("nothing_such")])
    words = [bare(word) for word in said.split()]
    if _TAKEN.match(said):
        return _page(session, _changes(session, words, False)[:MOST] or [session.say("nothing_such")])
    if not words or not (words[0] in WHY or _ASKS.search(said)) or _is_of_others(session, line):
        return False
    if words[0] in WHY and not ABILITY.isdisjoint(words):
        return False  # why it cannot be done
    less, more = _LESS.search(said) is not None, _MORE.search(said) is not None
    told = _changes(session, words, None if less == more else more)
    if words[0] in WHY and not JUST.isdisjoint(words):
        told = told[:1]
    asks_of_loss = _HURT.search(said) is not None or (less and is_past(line))
    if not told and asks_of_loss and (words[0] not in WHY or _tells_of_changes(session)):
        told = [session.say("nothing_such")]
    return _page(session, told[:MOST])


def tell_harm(session: Session, line: str) -> bool:
    """Was it asked what hurt one? The last such thing has been told then, with what it came of."""
    if not _HARMED.match(fold(without_opening(line)).strip()):
        return False
    none = [session.say("nothing_such")] if _tells_of_changes(session) else []
    return _page(session, _changes(session, ["hurt", "zranić"], False)[:1] or none)


def _tells_of_changes(session: Session) -> bool:
    """Is anything known of what changed of one's own?"""
    return any(session.face.changed(_view(session), event) for _, event in _happened(session))


def _is_of_others(session: Session, line: str) -> bool:
    """Is it another player of whom it is asked?"""
    from brzdek.shell.reading.players import named_in

    own = session.names[session.at] if session.at is not None else ""
    return any(name != own for name in named_in(session, line)) and OWN.isdisjoint(fold(line).split())


def _changes(session: Session, words: Sequence[str] | None, more: bool | None) -> list[str]:
    """What changed the thing that is named, or any, each with what brought it about, the last first."""
    view, say = _view(session), telling(session)
    happened = session.face.gather(view.events())
    found: list[tuple[list[str], str]] = []
    for place in range(len(happened) - 1, -1, -1):
        event = happened[place]
        text = session.face.event(view, event, session.words)
        change = session.face.changed(view, event)
        if not text or change is None or (words is not None and not _is_about(change, words)):
            continue
        if (more is not None and change.more is (not more)) or (words is None and change.more is None):
            continue
        cause = session.face.because(view, happened, place, say)
        if cause and found and found[-1][1] == cause and text not in found[-1][0]:
            found[-1][0].insert(0, text)  # one cause brought about several things
        else:
            found.append(([text], cause or session.say("cause_unknown")))
    return [" ".join((*texts, cause)) for texts, cause in found]


def _is_about(change: Alteration, words: Sequence[str]) -> bool:
    """Is what was changed named?"""
    from brzdek.shell.reading.likeness import inflected

    return any(
        all(any(inflected(word, part, fold(part)) is not None for word in words) for part in name.split())
        for name in change.called
    )


def _happened(session: Session) -> list[tuple[str, Event]]:
    """All that one may know of, in words."""
    view = _view(session)
    events = session.face.gather(view.events())
    worded = [(session.face.event(view, event, session.words), event) for event in events]
    return [(text, event) for text, event in worded if text]


def _view(session: Session) -> Any:
    return session.view(session.at)


def _page(session: Session, texts: Sequence[str]) -> bool:
    lines: list[Line] = [line for text in texts for line in session.screen.paragraph(text, first="• ", indent="  ")]
    session.page(lines)
    return bool(lines)
