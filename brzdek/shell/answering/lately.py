"""Questions about what somebody did, or what befell one: “what did I draw”, “who hit me”, answered from the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.questions import is_past
from brzdek.shell.reading.small_words import bare_words, said_words
from brzdek.shell.reading.speech.asking_words import ASKING, WHO, WHY
from brzdek.shell.reading.speech.question_words import LIKELY, YOU

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.core.drawing import Line
    from brzdek.shell.sitting.session import Session

LATELY = 5
"""How many of the last things that happened are told to whoever asks why something did."""
MOST = 3
"""So many of the last such things are told."""
HARM = ("trac", "obraz", "lose", "loses", "lost", "damage", "hurt")
_KINDS = (
    (("kupi", "naby", "zdoby", "buy", "bought", "acquir", "purchas"), ("zdobyw", "kupuj", "acquire", "buy")),
    (("dobral", "dociagn", "draw", "drew", "drawn"), ("dobier", "draw", "drew")),
    (
        ("znalaz", "odkryl", "find", "found", "discover"),
        ("odkryw", "zabier", "znajduj", "take", "find", "discover", "reveal", "secret"),
    ),
    (
        ("sekret", "secret"),
        ("odkryw", "secret", "sekret"),
    ),
    (("zabral", "wzial", "wziela", "take", "took", "taken", "grab"), ("zabier", "bierz", "take")),
    (("odrzuci", "wyrzuci", "discard", "threw", "throw"), ("odrzuc", "discard")),
    (("usun", "trash"), ("usuw", "trash")),
    (("zepsu", "broke", "break", "broken"), ("psuj", "zepsu", "break", "broke", "broken")),
    (("naprawi", "repair", "fix"), ("napraw", "repair")),
    (("straci", "oberwa", "zrani", "uderzy", "trafi", "lose", "lost", "hit", "hurt", "wound"), HARM),
    (("wylecz", "ulecz", "heal"), ("lecz", "heal")),
    (("zagral", "zagra", "wylozy", "polozy", "play", "laid", "lay"), ("zagryw", "kladzie", "klad", "play", "lay")),
    (("pokona", "zabil", "beat", "kill", "defeat"), ("pokonuj", "defeat", "kill", "beat")),
)
"""What words of a question begin with, and those of the log that tell of the same."""
FIRST = frozenset(("i", "me", "my", "mnie", "mi", "ja", "we", "us"))
JUST = frozenset(fold("just now właśnie przed chwilą ostatnio last").split())
"""Who says so means the last one."""
WHAT_OR_WHOM = frozenset(("co", "what", "kogo", "whom"))
WHOM = frozenset(("kogo", "komu", "whom"))
"""Who asks so names whoever did it."""
SAID_TO = frozenset(("you", "ty"))
SECOND_PERSON, SHORTEST = "sz", 4
_FIRST_PAST = ("lem", "lam", "lismy", "lysmy")


_WHOLE_TURN = pattern(
    r"(?:(?:a|i|no|so|and|but) )*(?:"
    r"co (?:(?:teraz|wlasnie|tam|przed chwila|ostatnio) )*(?:z|na|po)?robi(?:l|la|li|ly)(?: \w+)?"
    r"|co (?:\w+ )(?:(?:teraz|wlasnie|tam|przed chwila|ostatnio) )*(?:z|na|po)?robi(?:l|la|li|ly)"
    r"|what (?:did|has) \w+ (?:just )?(?:do|done))"
    r"(?: (?:w (?:swojej|ostatniej|tej|poprzedniej|jej|jego)(?: ostatniej)? (?:turze|kolejce|rundzie)|teraz|wlasnie"
    r"|ostatnio|przed chwila|just now|now|last turn|(?:in|on|during) (?:the|her|his|their|that) (?:last )?turn))*"
    r"[ ?!.]*"
)
"""Asks for all that somebody did in a turn, and for nothing in particular."""


def turn_of(session: Session, line: str) -> list[str]:
    """All that somebody who is named did in their last turn, as briefly as after it; nothing: that is not asked."""
    if _WHOLE_TURN.fullmatch(fold(line)) is None or not session.face.has_turns:
        return []
    seats = [seat for seat, name in enumerate(session.names) if name in named_in(session, line)]
    return _last_turn(session, seats[0]) if len(seats) == 1 and seats[0] != session.at else []


def _last_turn(session: Session, seat: int) -> list[str]:
    """The last turn of a player, as briefly as after it."""
    view, face = session.view(session.at), session.face
    events = list(view.events())
    begins = [place for place, event in enumerate(events) if face.begins_turn(event)]
    own = [place for place in begins if events[place][0] == seat]
    if not own:
        return []
    end = next((place for place in begins if place > own[-1]), len(events))
    told = face.retold(view, events[own[-1] : end], session.words, session.screen.style)
    return [one.text for one in told if one.text]


def done_lately(session: Session, line: str) -> list[str]:
    """The last things of the sort that a question asks about, in their order; nothing: it asks something else."""
    words = bare_words(line)
    if not words or words[0] not in ASKING | WHOM or not (is_past(line) or words[1:2] in (["have"], ["has"])):
        return []
    if any(word.startswith(LIKELY) for word in words):
        return []  # “how likely is it to hit me” asks what may come
    wanted = _told_of(words)
    own = not FIRST.isdisjoint(words) or any(word.endswith(_FIRST_PAST) for word in words)
    named = named_in(session, line)
    done_to = bool(named) and (words[0] in WHOM or (words[0] in WHO and words[1:2] == ["did"]))
    suffered = (words[0] in WHO and not done_to) or words[0] in WHY or wanted is HARM
    if not wanted or not (own or named) or (named and suffered):
        return []
    happened = list(dict.fromkeys(reversed(session.told.happened(session.at))))
    fits = _befell if suffered else _did
    cards = _cards_named(session, line) if words[0] in WHY else []
    found = [text for text in happened if fits(text, wanted, named) and all(card in text for card in cards)]
    return found[:1] if suffered or not JUST.isdisjoint(words) else found[:MOST][::-1]


def _told_of(asked: Sequence[str]) -> Sequence[str]:
    """With what words of the log begin that tell of what a question asks about."""
    return next((told for begins, told in _KINDS if any(word.startswith(begins) for word in asked)), ())


def _not_lately(session: Session, line: str) -> list[Line]:
    """Whoever asks what somebody did that the log does not tell of, hears so, and what they did instead; nothing: no
    such thing is asked, or the log never tells of it in these words.
    """
    words, named = bare_words(line), named_in(session, line)
    wanted = _told_of(words)
    what = words[:1] and (words[0] in WHAT_OR_WHOM or words[:2] == ["who", "did"])
    if len(named) != 1 or not what or not wanted or wanted is HARM or not (is_past(line) or words[1:2] == ["has"]):
        return []
    told = session.told.happened(session.at)
    if not any(word.startswith(tuple(wanted)) for text in told for word in said_words(text)[:5]):
        return []
    seat = session.names.index(named[0])
    turn = _last_turn(session, seat) if session.face.has_turns and seat != session.at else []
    lines = session.screen.paragraph(session.say("lately_not", command=session.word("log")))
    return [*lines, *(one for text in turn for one in session.screen.paragraph(text, first="• ", indent="  "))]


def _cards_named(session: Session, line: str) -> list[str]:
    """The card of which somebody asks why something became of it: no other thing that happened tells that."""
    cards = session.table.view(None).catalog.cards
    found = best_named(line, {card.id: tuple(card.name) for card in cards.values()}, whole=True)
    return [cards[card].name.to(session.lang) for card in found[:1]]


def _did(text: str, wanted: Sequence[str], named: Sequence[str]) -> bool:
    """Does an entry of the log tell that those who are named did it, or whoever reads it?"""
    words = said_words(text)
    theirs = text.startswith(tuple(named)) if named else _is_addressed(words[0])
    return theirs and any(word.startswith(tuple(wanted)) for word in words[:5])


def _befell(text: str, wanted: Sequence[str], named: Sequence[str]) -> bool:
    """Does an entry tell that it was done to whoever reads it, by somebody else?"""
    words = said_words(text)
    if not any(word.startswith(tuple(wanted)) for word in words):
        return False
    if _is_addressed(words[0]):
        return wanted is HARM
    return not YOU.isdisjoint(words) or any(_is_addressed(word) for word in words)


def _is_addressed(word: str) -> bool:
    """Is it said to the reader: “you”, or a Polish verb in the second person?"""
    return word in SAID_TO or (len(word) > SHORTEST and word.endswith(SECOND_PERSON))


def lately_lines(session: Session, line: str) -> list[Line]:
    told = turn_of(session, line) or done_lately(session, line)
    lines = [one for text in told for one in session.screen.paragraph(text, first="• ", indent="  ")]
    return lines or _not_lately(session, line)


def recent(session: Session, count: int | None) -> list[Line]:
    """The last things that happened; None: all of them."""
    lines = session.told.events(session.at)
    if not lines:
        return [[("dim", session.say("log_empty"))]]
    if count is None or len(lines) <= count:
        return lines
    more = session.say("log_more", n=len(lines) - count, command=session.word("log"))
    return [[("dim", more)], *lines[-count:]]
