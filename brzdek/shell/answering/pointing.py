"""Questions about something that is not named: “what does it do”, “what is that secret”, a sign of a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, text_of
from brzdek.core.inquiry import INSIDE, LEGEND, WHAT
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.answering import cards_told
from brzdek.shell.answering.inquiries import Inquired, told_by_game
from brzdek.shell.reading.likeness import inflected
from brzdek.shell.reading.moves import plain
from brzdek.shell.reading.pronouns import card_in
from brzdek.shell.reading.questions import asked, without_opening
from brzdek.shell.reading.small_words import FILLERS, bare
from brzdek.shell.reading.speech.asking_words import ABILITY, ASKING, IDLE, OTHERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from brzdek.core.catalog.cards import Card
    from brzdek.shell.sitting.session import Session

_PRONOUNS = OTHERS | frozenset(fold("to ono it that this").split())
_DETERMINERS = frozenset(fold("ten ta tę tą tego tej that this").split())
_DOING = frozenset(
    fold(
        "robi robią daje umie potrafi jeszcze w ogóle all do does give gives good for even else"
        " właściwie actually exactly"
    ).split()
)
_IF = frozenset(fold("if when jeśli jeżeli jak gdy").split())
_CONDITION = _IF | frozenset(
    fold(
        "don't dont not refuse decline agree give say no yes keep spend happens stanie się oddam odmówię zgodzę nie tak"
        " powiem zatrzymam będzie"
    ).split()
)
"""What is said of an answer that one may give."""
_BEGINNINGS = frozenset(("co", "czym", "kim", "kto", "jak", "what", "whats", "what's", "how", "who"))
_LATELY = 6
"""So many of the last things that happened may be pointed at."""
_BETWEEN = " · "
_PARTS = pattern(r" · |\s{3,}")
"""What stands between the signs of a legend, told here, and as it is drawn."""
_IN_BRACKETS = pattern(r"\(([^\W\d_]+)\)")
_LONGEST_SIGN = 3
"""A sign may have a letter or a number behind it."""
_EXPLAIN = pattern(r"\b(?:znacz\w*|oznacz\w*|mean|means|stand|stands)\b")
_LETTER = pattern(r"([A-Z!>$]|mz|g)\d*$")
_SHAPES = {
    "buźka|buzia|mordka|ludzik|smiley|face": "☻☺",
    "gwiazdka|gwiazda|star|asterisk": "★☆*",
    "serduszko|serce|heart": "♥",
    "strzałka|arrow": "→←↑↓>►◄▲▼",
    "kropka|dot": "·•",
    "kółko|kółeczko|circle": "○●",
    "romb|diament|diamond": "◆◇♦",
    "trójkąt|trójkącik|triangle": "▲△▼▽►◄",
    "kwadrat|kwadracik|square": "■□",
    "domek|house": "⌂",
    "krzyżyk|krzyż|sztylet|cross|dagger": "†",
    "podwójna linia|podwójna kreska|podwójny korytarz|double line|double tunnel|double passage": "═║",
    "przerywana linia|przerywana ramka|kropkowana ramka|dashed line|dashed frame|dotted line|dotted frame": "┄┅",
}
"""What people call the signs of a drawing by their looks."""
_FRAMES = frozenset("┄┅")
"""Signs before which a legend says what they are drawn around."""
_ON_THE_MAP = frozenset(
    fold(
        "mapie mapa planszy korytarzu korytarzach przejściu przejściach drodze map board tunnel passage path line"
    ).split()
)
"""Words for what only has signs that are drawn."""
_MARKS = "?!.,;:„”“\"'()"
_LETTERS = frozenset("ąćęłńóśźż")


def points_at_a_card(session: Session, line: str) -> bool:
    """Does a line ask what it does, or what that is? The card that the question speaks of is shown, the one that was
    read last, or the last one that one has heard of.
    """
    question = asked(line)
    if question is None or question.what in ("why", "hint", "score", "turn"):
        return False
    words = [word for word in (bare(fold(one)) for one in without_opening(line).split()) if word]
    if not words or words[0] not in _BEGINNINGS or not ABILITY.isdisjoint(words):
        return False
    others = [word for word in words if word not in ASKING | IDLE | _DOING | _PRONOUNS | _DETERMINERS | FILLERS]
    ask = session.table.ask
    supposed = not _IF.isdisjoint(words) and _CONDITION.issuperset(others)
    small = ask is not None and ask.topic not in session.face.open_topics
    if supposed and small and cards_told.show_card_in_question(session):
        return True
    before = session.talk.memory.before
    if not others and before and (named := card_in(session, before)):
        return cards_told.show_card(session, named)
    if not others and not _PRONOUNS.isdisjoint(words) and (len(words) > 2 or not FILLERS.isdisjoint(words)):
        if cards_told.show_card_in_question(session):
            return True
        return _show(session, _offered(session) or session.talk.memory.card or _heard_of(session, ""))
    if len(others) == 1 and not _DETERMINERS.isdisjoint(words):
        return _show(session, _heard_of(session, others[0]))
    return False


def _show(session: Session, card: Card | None) -> bool:
    if card is not None:
        session.page(cards_told.card_lines(session, card))
    return card is not None


def _offered(session: Session) -> Card | None:
    """The only card that the answers to a small question speak of."""
    ask = session.table.ask
    cards: Mapping[str, Card] = session.table.view(None).catalog.cards
    if ask is None or ask.topic in session.face.open_topics:
        return None
    named = {card for option in ask.options for word in option[1:] if (card := card_of(str(word))) in cards}
    return cards[named.pop()] if len(named) == 1 else None


def _heard_of(session: Session, word: str) -> Card | None:
    """The last card of which somebody was told, in a sentence with this word."""
    cards: list[Card] = list(session.table.view(None).catalog.cards.values())
    for text in reversed(session.told.happened(session.at)[-_LATELY:]):
        if word and not any(inflected(word, bare(one), bare(fold(one))) is not None for one in text.split()):
            continue
        told = f" {plain(text)} "
        named = {name: card for card in cards if f" {(name := plain(card.name.to(session.lang)))} " in told}
        if named:
            return named[max(named, key=lambda name: (told.rindex(f" {name} "), len(name)))]
    return None


def explained_sign(session: Session, line: str) -> list[Line]:
    """What a sign in a line means, if the game has a legend, or a word that it shows in brackets."""
    signs = [word[:1] if len(word) <= _LONGEST_SIGN else word for word in (one.strip(_MARKS) for one in line.split())]
    sign = next((one for one in signs if _is_sign(one)), "")
    shown = _IN_BRACKETS.search(fold(line))
    if not sign and shown is not None and fold(line.split()[0]) in ASKING | FILLERS:
        about = f"symbol {shown[1]}"
        return told_by_game(session, about, Inquired(WHAT, about))
    if not sign and (lines := _explained_shape(session, line)):
        return lines
    if not sign and _EXPLAIN.search(fold(line)):
        return _explained_letter(session, line)
    if not sign:
        return []
    lines = _legend(session)
    meanings = [part.strip() for text in text_of(lines) for part in _PARTS.split(text) if sign in part]
    if not meanings:
        return lines
    told = [more for part in meanings for more in told_by_game(session, part, Inquired(WHAT, part))]
    return [*session.screen.paragraph(_BETWEEN.join(meanings)), *told, *_in_room_named(session, line)]


def _in_room_named(session: Session, line: str) -> list[Line]:
    """What lies in the room in which a sign is asked about: a legend only shows samples."""
    number = next((word for word in map(bare, line.split()) if word.isdecimal()), "")
    return told_by_game(session, number, Inquired(INSIDE, number)) if number else []


def _legend(session: Session) -> list[Line]:
    word = LEGEND.en.partition("|")[0]
    return told_by_game(session, word, Inquired(WHAT, word))


def _explained_shape(session: Session, line: str) -> list[Line]:
    """What a sign means that is called by its looks, “what is the little face in 5”, and what is known of that thing;
    nothing: no such sign is on the drawing.
    """
    words = [bare(fold(word)) for word in without_opening(line).split()]
    if words[:1] and words[0] not in _BEGINNINGS and _ON_THE_MAP.isdisjoint(words):
        return []
    shapes = [name for name in _SHAPES if any(_is_said(way, words) for way in name.split("|"))]
    signs = "".join(_SHAPES[name] for name in shapes)
    parts = [part.strip() for text in text_of(_legend(session)) for part in _PARTS.split(text)] if signs else []
    meant = [part for part in parts if part[:1] and (part[0] in signs or not _FRAMES.isdisjoint({*part} & {*signs}))]
    lines = session.screen.paragraph(_BETWEEN.join(meant)) if meant else []
    return [*lines, *(more for part in meant for more in told_by_game(session, part, Inquired(WHAT, part)))]


def _is_said(way: str, words: Sequence[str]) -> bool:
    """Is a sign called so, by a word or by several beside each other?"""
    ones = way.split()
    starts = range(len(words) - len(ones) + 1)
    return any(all(map(_is_form, words[start : start + len(ones)], ones)) for start in starts)


def _is_form(word: str, of: str) -> bool:
    return inflected(word, of, fold(of)) is not None


def _explained_letter(session: Session, line: str) -> list[Line]:
    """What a letter or an abbreviation of the table means, with a number behind it or not: “what does S4 mean”."""
    letters = [found[1] for word in line.split() if (found := _LETTER.match(word.strip("?.,„”“\"'()")))]
    told = text_of(_legend(session))
    parts = [part for text in told for part in _PARTS.split(text)]
    meant = [part.strip() for part in parts if any(part.strip().startswith(f"{letter} – ") for letter in letters)]
    return session.screen.paragraph(_BETWEEN.join(meant)) if meant else []


def _is_sign(word: str) -> bool:
    return (
        len(word) == 1
        and not (word.isascii() and (word.isalnum() or word in "-+&/"))
        and fold(word) == word
        and (word.casefold() not in _LETTERS)
    )
