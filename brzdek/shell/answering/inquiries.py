"""Which sort of thing a question wants to know, and what the game has to tell of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from brzdek.core.inquiry import (
    AT_ONCE,
    BEAT,
    BUY,
    CHANCE,
    COST,
    FAR,
    GO,
    HAVE,
    INSIDE,
    MANY,
    OWNED,
    WHAT,
    WHERE,
    WHO,
    Inquiry,
    best_named,
)
from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.command_words import SEEING
from brzdek.shell.reading.questions import Asked, asked, is_question, without_opening
from brzdek.shell.reading.small_words import FILLERS, bare, bare_words, said_words, telling_where
from brzdek.shell.reading.speech import question_words as w
from brzdek.shell.reading.speech.asking_words import ABILITY, ANYBODY, ASKING, IDLE, OWN, PERSONS
from brzdek.shell.reading.speech.asking_words import WHO as WHO_WORDS
from brzdek.shell.reading.speech.kinds import deeds_of

if TYPE_CHECKING:
    from typing import Any

    from brzdek.core.drawing import Line
    from brzdek.core.text import Say
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session


_PERSON_PAST = pattern(r"(l|la|li|ly)(?:e?m|e?s|smy|scie)$")
"""How Polish past tenses say who did it: dostałem, zrobiłaś."""
TOWARDS = frozenset(("do", "od", "to", "from"))
SUPPOSING = frozenset(("jesli", "jezeli", "gdyby", "gdybym", "gdy", "jak", "if"))
"""Words for what would be: who asks for points so does not ask for the standing."""


ONLY_ASKS = frozenset(fold("robić zrobić działać do does work").split())
"""Words of a way to ask that say nothing of what is asked about."""


class Inquired(NamedTuple):
    """What a question wants to know, and of what."""

    sort: str
    about: str


def wanted(line: str, *, owned: bool = True) -> Inquired | None:
    """What a line asks for; None: it is no question. ``owned``: may it ask whether one has something?"""
    line = without_opening(line)
    words = said_words(line)
    shows = words[:1] and words[0] in SEEING and not OWN.isdisjoint(words)
    if not words or not (is_question(line) or "%" in line or _is_beating(words, line) or shows):
        return None
    sorts = (sort for sort, asks in SORTS.items() if (owned or sort != OWNED) and asks(words, line))
    sort = next(sorts, WHAT)
    supposes = sort != WHO and not SUPPOSING.isdisjoint(words)
    if sort != COST and not supposes and asked(line) in (Asked("score"), Asked("turn")):
        return None
    return Inquired(sort, _about(line, sort))


def points_asked(session: Session, line: str) -> Inquired | None:
    """What a line asks for the points of that names a card in full; None: it asks for the standing, or for none."""
    if asked(line) != Asked("score") or not _words_of_card(session, _about(line, COST)):
        return None
    return Inquired(COST, _about(line, COST))


COMING = frozenset(("i", "we", "you", "get", "reach"))
"""Words between those that ask for a way and the place: “how do I get to room 16”."""


def place_asked(line: str) -> str:
    """The place that a line asks the way to, or where it is; "": it asks something else."""
    found = wanted(line)
    if found is None or found.sort not in (FAR, WHERE):
        return ""
    return " ".join(word for word in found.about.split() if fold(word) not in COMING)


def _about(line: str, sort: str) -> str:
    """What is asked about, without the words that only ask."""
    idle = ASKING | IDLE | w.DISTANT if sort in (FAR, WHERE) else ASKING | IDLE
    if sort == COST:
        idle |= w.NEEDING | w.PRICES | w.SELLING | ABILITY | PERSONS | w.POINTS
    if sort == BUY:
        idle |= w.ON_SALE
    if sort == INSIDE:
        idle |= w.LYING
    if sort == OWNED:
        idle |= w.OWNING | w.HANDS | OWN | PERSONS | w.ANY_OF | FILLERS
    typed = [one.strip(" ?!.,") for one in line.split()]
    placing = telling_where([fold(one) for one in typed]) if sort in (FAR, WHERE) else frozenset()
    kept = [
        one
        for place, one in enumerate(typed)
        if place in placing or (bare(fold(one)) not in idle and not fold(one).startswith(w.LIKELY))
    ]
    return " ".join(one for one in kept if one)


# -- sorts


def _is_chance(words: Sequence[str], line: str) -> bool:
    return "%" in line or any(word.startswith(w.LIKELY) for word in words)


def _is_cost(words: Sequence[str], line: str) -> bool:
    if words[0] in w.PLACES:
        return not w.SELLING.isdisjoint(words)
    if not w.PRICES.isdisjoint(words) or words[:2] in (["po", "ile"], ["ile", "za"]):
        return True
    if words[:2] == ["how", "much"]:
        return words[2:3] == ["is"] or "for" in words
    return _is_many(words, line) and not w.NEEDING.isdisjoint(words) and TOWARDS.isdisjoint(words)


def _is_buying(words: Sequence[str], line: str) -> bool:
    if not w.ON_SALE.isdisjoint(words) and line[-1:] == "?":
        return True
    return words[0] in w.THINGS | frozenset(("jakie", "ktore", "which")) and not w.SELLING.isdisjoint(words)


def _is_going(words: Sequence[str], line: str) -> bool:
    if words[0] == "dokad":
        return True
    return words[0] in w.PLACES and not w.GOING.isdisjoint(words)


def _is_far(words: Sequence[str], line: str) -> bool:
    if words[0] == "ktoredy" or not w.DISTANT.isdisjoint(words):
        return True
    if words[0] in ("jak", "how") and not w.RETURNING.isdisjoint(words[1:5]):
        return True
    if words[0] == "ile":
        return not TOWARDS.isdisjoint(words[1:5])
    return "to" in words and (words[:4] == ["how", "do", "i", "get"] or words[:2] == ["how", "many"])


def _is_where(words: Sequence[str], line: str) -> bool:
    return words[0] in w.PLACES or (words[0] in w.WHICH and not w.ROOMS.isdisjoint(words[:3]))


def _is_beating(words: Sequence[str], line: str) -> bool:
    return (words[0] in w.MIGHT and not w.WINNING.isdisjoint(words)) or (words[0] == "dam" and "rade" in words)


def _is_inside(words: Sequence[str], line: str) -> bool:
    if words[0] not in w.THINGS or len(words) < 2:
        return False
    return not w.AT.isdisjoint(words[1:4]) or (w.LYING | w.HERE).issuperset(words[1:])


def _is_owned(words: Sequence[str], line: str) -> bool:
    """“Do I have a map?”, “mapę mam?”; not “should I”, which is said in the same words in Polish."""
    if tuple(words[:3]) in w.HAVING or tuple(words[:2]) in w.HAVING:
        return asked(line) != Asked("hint") and len(words) > 2
    if not line.rstrip().endswith("?") or len(words) < 2 or asked(line) == Asked("hint"):
        return False
    return words[0] in w.HAVE_I or (words[-1] in w.HAVE_I and words[0] not in ASKING)


def _is_having(words: Sequence[str], line: str) -> bool:
    if words[0] in SEEING and not OWN.isdisjoint(words):
        return True
    asks = words[0] in w.THINGS | frozenset(("jakie", "jaki", "jaka", "which")) or words[:2] in (["show", "me"],)
    return asks and not w.OWNING.isdisjoint(words)


def _is_many(words: Sequence[str], line: str) -> bool:
    limits = any(word.startswith("limit") for word in words)
    return words[0] in w.AMOUNT or limits or (words[0] == "how" and words[1:2] in (["many"], ["much"]))


def _is_who(words: Sequence[str], line: str) -> bool:
    return (
        words[0] in WHO_WORDS
        or not ANYBODY.isdisjoint(words)
        or words[:2] in (["which", "player"], ["ktory", "gracz"], ["ktorzy", "gracze"])
    )


SORTS: Mapping[str, Callable[[Sequence[str], str], bool]] = {
    CHANCE: _is_chance,
    OWNED: _is_owned,
    BEAT: _is_beating,
    COST: _is_cost,
    GO: _is_going,
    WHO: _is_who,
    FAR: _is_far,
    WHERE: _is_where,
    BUY: _is_buying,
    MANY: _is_many,
    HAVE: _is_having,
    INSIDE: _is_inside,
}
"""How each is known; the first that fits is meant."""


# -- what the game tells


def told_by_game(session: Session, line: str, wanted: Inquired, least: int = 0) -> list[Line]:
    """What the game answers; nothing: it does not know. ``least``: with at least so many words of the line."""
    sort, about = wanted
    least = max(least, _words_of_card(session, about) if sort == WHAT else 0)
    for inquiry in _fitting(session.face.inquiries(), said_words(line), sort, least):
        if (inquiry.whole is None or inquiry.whole.is_asked(about)) and (lines := _told_by(session, inquiry, about)):
            return lines
    return []


def _told_by(session: Session, inquiry: Inquiry[Any], about: str) -> list[Line]:
    if inquiry.chapter:
        from brzdek.shell.answering.guide import chapter_called

        return chapter_called(session, inquiry.chapter)
    return inquiry.tell(session.view(session.at), about, telling(session), session.screen.style)


class AtOnce:
    """What the game tells of a line before anything else is tried, where that asks for it in plain words; it is looked
    for once, although a line is first taken apart and then answered.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._found: dict[str, list[Line]] = {}

    def lines(self, line: str) -> list[Line]:
        if line not in self._found:
            self._found[line] = self._told(line)
        return self._found[line]

    def tell(self, line: str) -> bool:
        """Is there such an answer? It has been told then."""
        lines = self.lines(line)
        self._session.page(lines)
        return bool(lines)

    def _told(self, line: str) -> list[Line]:
        if line.startswith("/") or " " not in line or (asked(line) is None and not is_question(line)):
            return []
        return told_by_game(self._session, without_opening(line), Inquired(AT_ONCE, without_opening(line)))


def telling(session: Session) -> Say:
    """The words of the game, with those of its answers."""
    return session.words.also(session.face.inquiry_words())


def named_alone(session: Session, line: str) -> list[Line]:
    """What the game tells of the thing that a line names without asking: “shop”, “my chances”."""
    from brzdek.shell.reading.command_words import SHOWING

    typed = said_words(line)
    words = [word for word in typed if word not in SHOWING | FILLERS]
    verb = next((word for word in typed if word not in FILLERS), "")
    if not words or deeds_of(words[0]) or (deeds_of(verb) and not _only_shows(verb)):
        return []  # a wish, of which can be said why it is none now
    for inquiry in session.face.inquiries():
        if any(_has_all(said, way) for said in (typed, words) for way in _ways(inquiry) if len(way) == len(said)):
            return _told_by(session, inquiry, " ".join(words))
    return []


def _only_shows(word: str) -> bool:
    """Is it a word for showing that means nothing to be done?"""
    from brzdek.shell.reading.command_words import SHOWING

    return word in SHOWING and "open" not in deeds_of(word)


def _words_of_card(session: Session, about: str) -> int:
    """How many words the name of the card has that is asked about; 0: none is named in full."""
    cards = session.table.view(None).catalog.cards
    found = best_named(about, {card.id: tuple(card.name) for card in cards.values()}, whole=True)
    names = [name.split() for card in found[:1] for name in cards[card].name]
    return max((sum(not word.isdecimal() for word in words) for words in names), default=0)


def _fitting(inquiries: Sequence[Inquiry[Any]], words: Sequence[str], sort: str, least: int) -> list[Inquiry[Any]]:
    """Those that answer such a question with at least so many of its words, first the ones that have most."""
    found: list[tuple[int, Inquiry[Any]]] = []
    for inquiry in inquiries:
        if sort in inquiry.sorts.split("|"):
            fits = [len(way) for way in _ways(inquiry) if _says(way) >= least and _has_all(words, way)]
            if fits or not inquiry.words.pl:
                found.append((max(fits, default=0), inquiry))
    return [inquiry for _, inquiry in sorted(found, key=lambda one: -one[0])]


def _says(way: Sequence[str]) -> int:
    """How many words a way to ask has that do not only ask: with “do” nobody says more than with a card's name."""
    return sum(fold(word) not in ONLY_ASKS for word in way)


def _ways(inquiry: Inquiry[Any]) -> list[list[str]]:
    return [way.split() for lang in LANGS for way in inquiry.words.to(lang).split("|") if way]


def _has_all(words: Sequence[str], way: Sequence[str]) -> bool:
    """Is every word of a way to ask among these, in some form?"""
    from brzdek.shell.reading.likeness import inflected

    said = [*words, *(_PERSON_PAST.sub(r"\1", word) for word in words if _PERSON_PAST.search(word))]
    return all(any(inflected(typed, word, fold(word)) is not None for typed in said) for word in way)


def told_of_going(session: Session, line: str, moves: Moves) -> bool:
    """Does a question ask whether one can go, or how far? It has been answered then."""
    from brzdek.shell.reading.bearings import says_a_bearing

    if moves.ask.topic not in moves.face.open_topics:
        return False
    words = bare_words(line)
    if not w.DISTANT.isdisjoint(words):
        lines = told_by_game(session, line, Inquired(FAR, " ".join(word for word in words if word not in w.DISTANT)))
    elif line and says_a_bearing(line, moves):
        halted = moves.face.halted(moves.view, session.words)
        lines = session.screen.paragraph(halted) if halted else told_by_game(session, line, Inquired(GO, ""))
    else:
        return False
    if lines:
        session.page(lines)
    return bool(lines)
