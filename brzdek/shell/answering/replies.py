"""The short answer to a question: of a player, of what the game knows, of what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.drawing import Line, text_of
from brzdek.core.inquiry import BUY, CAUSE, CHANCE, COST, HAVE, INSIDE, MANY, MAY, OWNED, WHAT, WHERE, WHO
from brzdek.core.inquiry import WHY as WHY_SO
from brzdek.core.text import fold
from brzdek.shell.answering import cards_told, guide, library
from brzdek.shell.answering.asking_back import tells_what_for
from brzdek.shell.answering.causes import tell_cause, tell_harm
from brzdek.shell.answering.comparing import compared
from brzdek.shell.answering.inquiries import Inquired, named_alone, points_asked, told_by_game, wanted
from brzdek.shell.answering.lately import LATELY, lately_lines, recent
from brzdek.shell.answering.of_cards import (
    FEW,
    amount_of_card,
    of_two_cards,
    of_what_is_asked,
    priced,
    shows_card,
    shows_card_at_hand,
    shows_what_is_named,
    tells_of_several,
    tells_of_their_card,
)
from brzdek.shell.answering.of_players import of_oneself, of_players, where_one_is
from brzdek.shell.answering.pointing import explained_sign, points_at_a_card
from brzdek.shell.answering.rule_search import rule_called
from brzdek.shell.answering.state import in_the_log, mine
from brzdek.shell.answering.worthwhile import tell_of_card_and_worth, tell_what_for, tell_why_in_vain
from brzdek.shell.reading.card_search import find_cards
from brzdek.shell.reading.leftover_asks import asks_what_is_left
from brzdek.shell.reading.measures import is_superlative
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.question_parts import question_before_remark
from brzdek.shell.reading.questions import Asked, counts, is_past, is_why, subject, without_opening
from brzdek.shell.reading.questions import asked as asked_for
from brzdek.shell.reading.small_words import FILLERS, bare, bare_words
from brzdek.shell.reading.speech.asking_words import ABILITY, ASKING, OTHERS, OWN, PERSONS, WHY
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.speech.question_words import BELONGINGS, OWNING

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.shell.sitting.session import Session

MINE = frozenset(fold("my mam mój moja moje moją moim mojej").split())
SHOWN_WHOLE = frozenset(("about", "score", "turn", "board"))
"""What is answered with all of something."""
PERCENT = "percent"
"""What the sign stands for."""
THERE = frozenset(("there", "tam"))
SELVES = frozenset(("i", "we", "czy", "moge", "mozemy", "mozna", "wolno"))
"""With what one begins who asks what one may do oneself."""
PLAYING = frozenset(fold("gra gram grał grała graj play plays playing played").split())
SEVERAL = 2
"""What has happened is told by a rule only if a question has so many of its words; otherwise the log tells more."""
OBLIGED = frozenset(fold("mam muszę musimy have must").split())
FEARING = frozenset(
    fold("bać boję martwić przejmować obawiać niepokoić worry worried care fear afraid scared concerned").split()
)
"""What one says who asks whether something matters."""
BEING_ASKED = frozenset(fold("pytanie pytania pytasz pytacie question asking asked").split())
_ASKS_WHO = (["kto"], ["who"])
STATE = frozenset(("jestem", "am", "i'm"))


def reply(session: Session, line: str, ask: Ask) -> bool:
    """Is it a question, or a thing named, to which there is a short answer? It has been given then."""
    if _tells_of_a_rule(session, line) or tells_what_for(session, line, ask):
        return True
    if _paged(session, _cause_told_by_game(session, line)) or tell_harm(session, line):
        return True
    if is_why(line) and tell_cause(session, line):
        return True
    if _paged(session, lately_lines(session, line)):
        return True
    if asks_what_is_left(line):
        return _paged(session, told_by_game(session, line, Inquired(MAY, line), SEVERAL))  # else the moves tell that
    if (
        tell_of_card_and_worth(session, line, ask)
        or tell_why_in_vain(session, line)
        or tell_cause(session, line)
        or _told_whether_or_why(session, line)
        or _asks_for_the_cause(session, line, ask)
        or tell_what_for(session, line)
        or tells_of_their_card(session, line)
        or points_at_a_card(session, line)
        or tells_of_several(session, line)
    ):
        return True
    asked = points_asked(session, line) or _of_the_place(session, wanted(line), line)
    if asked is not None and asked.sort == OWNED:
        if _paged(session, told_by_game(session, line, asked) or mine(session, line)):
            return True
        asked = wanted(line, owned=False)
    if asked is not None and _paged(session, compared(session, line, ask)):
        return True
    if _paged(session, of_two_cards(session, line)):
        return True
    if asked_for(line) == Asked("hint") and _tells_what_is_good(session, line):
        return True
    if _paged(session, _of_what_is_weighed(session, line)):
        return True
    if lines := explained_sign(session, line):
        return _listed(session, lines, ask)
    told = _tells_of_a_thing(session, line, ask) if asked is None else _tells_what_is_asked(session, line, asked, ask)
    first = "" if told else question_before_remark(line)
    return (
        told
        or (bool(first) and reply(session, first, ask))
        or (shows_what_is_named(session, line) or shows_card_at_hand(session, line))
    )


def _paged(session: Session, lines: list[Line]) -> bool:
    """Show an answer, if there is one."""
    if lines:
        session.page(lines)
    return bool(lines)


def _listed(session: Session, lines: list[Line], ask: Ask) -> bool:
    """The same where lines may begin with numbers, which are none of moves."""
    if any(text.strip()[:1].isdigit() for text in text_of(lines)):
        session.stage.listed((), ask)
    return _paged(session, lines)


def _tells_of_a_rule(session: Session, line: str) -> bool:
    """Is a rule called by its number?"""
    rules = rule_called(library.rules_of(session.table.setup.game), line) if line[-1:].isdecimal() else []
    return _paged(session, library.rules_lines(rules, session.lang, session.screen) if rules else [])


def _tells_what_is_good(session: Session, line: str) -> bool:
    """Is advice wanted that the game itself gives, or the guide, rather than a move?"""
    if _paged(session, told_by_game(session, line, Inquired(WHAT, line), SEVERAL)):
        return True
    return not _wants_a_move(line) and _in_the_guide(session, line, guide.SURE)


def _tells_of_a_thing(session: Session, line: str, ask: Ask) -> bool:
    """Is a thing only named, or a card to be shown?"""
    if _listed(session, named_alone(session, line), ask) or shows_card(session, line):
        return True
    return is_why(line) and _in_the_guide(session, line, guide.SAME)


def _tells_what_is_asked(session: Session, line: str, asked: Inquired, ask: Ask) -> bool:
    """Is there an answer to what is asked: by the game, by the guide where that is sure, by what lies on the table?"""
    how_much = _asks_how_much_may_be_done(line)
    if how_much and _paged(session, told_by_game(session, line, asked, SEVERAL)):
        return True
    if how_much and _in_the_guide(session, line, guide.SURE):
        return True
    lines = (
        told_by_game(session, line, asked)
        or _own_amount(session, line)
        or amount_of_card(session, line, asked)
        or of_what_is_asked(session, line, ask)
    )
    if _listed(session, lines, ask):
        return True
    counted = asked.sort == MANY or (asked.sort == WHO and _compares(line))  # the table tells that
    if not counted and _in_the_guide(session, line, guide.SURE if asked.sort == WHAT else guide.SAME):
        return True
    if _listed(session, _answer(session, line, asked), ask):
        return True
    return (how_much or not counted) and _in_the_guide(session, line, guide.LIKELY)


def _asks_how_much_may_be_done(line: str) -> bool:
    """Is it asked how many things one may do, or how often, rather than how many there are: rules tell that?"""
    words = bare_words(without_opening(line))
    may = not ABILITY.isdisjoint(words) or "may" in words or {"do", "i"}.issubset(words)
    behind = words[3:] if words[:1] == ["how"] else words[2:]  # what is counted is no deed: “how many spells”
    done = any(deeds_of(word) for word in behind if word not in OWNING | FILLERS | ABILITY)
    return may and done and counts(without_opening(line))


def _cause_told_by_game(session: Session, line: str) -> list[Line]:
    """Why something is so, or who did it."""
    who = is_past(line) and bare_words(without_opening(line))[:1] in _ASKS_WHO
    return told_by_game(session, line, Inquired(CAUSE, line)) if who or is_why(line) else []


def _of_the_place(session: Session, asked: Inquired | None, line: str) -> Inquired | None:
    """What is asked, with the place about which the line before asked: “how far is the City”, “what is sold there”."""
    place = session.talk.memory.place
    if asked is None or asked.sort not in (BUY, COST, INSIDE) or not place:
        return asked
    there = not THERE.isdisjoint(bare(fold(word)) for word in line.split())
    return Inquired(asked.sort, place) if there else asked


def _told_whether_or_why(session: Session, line: str) -> bool:
    """Does the game itself answer whether something may be done, or why it is so?"""
    found = asked_for(line)
    sort = {"may": MAY, "why": WHY_SO}.get(found.what) if found is not None else None
    if sort == WHY_SO and "%" in line:
        lines = told_by_game(session, f"{line} {PERCENT}", Inquired(CHANCE, line))
    else:
        lines = told_by_game(session, line, Inquired(sort, line)) if sort is not None else []
    session.page(lines)
    of_others = sort == MAY and not SELVES.intersection(bare(fold(word)) for word in line.split()[:2])
    return bool(lines) or (of_others and guide.tell(session, line, guide.SAME))


def _of_what_is_weighed(session: Session, line: str) -> list[Line]:
    """What the game tells of the thing about which somebody asks whether to care, “should I worry about my cubes”, or
    of the two places of which one is better.
    """
    words = bare_words(line)
    asks = line.rstrip().endswith("?")
    weighs = sum(word.isdecimal() for word in words) > 1
    if asked_for(line) != Asked("hint") and not (asks and (weighs or words[0] in OBLIGED)):
        return []
    return told_by_game(session, line, Inquired(WHAT, line), SEVERAL) if weighs or FEARING.intersection(words) else []


def _wants_a_move(line: str) -> bool:
    """Does a line that asks for advice say what is to be done: “what should I buy”?"""
    return any(deeds_of(bare(fold(word))) for word in subject(line).split())


def _in_the_guide(session: Session, line: str, least: float) -> bool:
    """Is a question answered by the guide: not about a player, what has happened, or a card that it names?"""
    found = asked_for(line)
    if (found is not None and found.what in SHOWN_WHOLE) or is_past(line):
        return False
    if named_in(session, line):  # of whom it knows nothing, but perhaps of what is done to them
        return _says_a_deed(line) and guide.tell(session, line, least)
    if _tells_of_the_word(session, line) or cards_told.show_card_asked_about(session, line):
        return True
    named = {card.name for card in find_cards(session.table.view(None).catalog, subject(line))}
    return len(named) < FEW and guide.tell(session, line, guide.SAME if named else least)


def _tells_of_the_word(session: Session, line: str) -> bool:
    """Is the title of a chapter asked about that a card only happens to have for a name: “what does craft do”?"""
    chapter = guide.titled(session, subject(line))
    if chapter is None:
        return False
    cards = cards_told.cards_meant(session, subject(line))
    if not cards or any(fold(card.name.pl) == fold(chapter.title.pl) for card in cards):
        return False
    session.page(guide.chapter_lines(session, chapter))
    return True


def _says_a_deed(line: str) -> bool:
    """Is something done, rather than had, in what is asked?"""
    words = bare_words(line)
    idle = OWNING | BELONGINGS | FILLERS | ASKING | PERSONS | OTHERS | OWN | PLAYING
    return any(deeds_of(word) for word in words if word not in idle)


def _compares(line: str) -> bool:
    """Does it ask who has most of something?"""
    return any(is_superlative(bare(word)) for word in line.split())


def _own_amount(session: Session, line: str) -> list[Line]:
    """What one has of the thing that is asked about, where a line says that it is one's own: “what's my craft”."""
    words = bare_words(line)
    return [] if MINE.isdisjoint(words) or named_in(session, line) else mine(session, line)


def _asks_for_the_cause(session: Session, line: str, ask: Ask) -> bool:
    """Why one has to answer, or is in such a state? The card that asks is shown, or what has happened lately."""
    words = bare_words(line)
    if words[:1] and (words[0] in WHY or words[:2] == ["po", "co"] or not BEING_ASKED.isdisjoint(words)):
        obliged = not OBLIGED.isdisjoint(words) or (words[0] in ASKING and not BEING_ASKED.isdisjoint(words))
        if ask.topic not in session.face.open_topics and obliged:
            if not guide.tell_chapter(session, session.face.chapters.get(ask.topic, "")) and not (
                cards_told.show_card_in_question(session)
            ):
                purpose = words[:2] == ["po", "co"]
                if purpose and (lines := told_by_game(session, line, Inquired(WHAT, line), 1)):
                    session.page(lines)
                    return True
                session.screen.say(session.say("lately"), "dim")
                session.page(recent(session, LATELY))
            return True
        past = is_past(line)
        if words[0] in WHY and (past or not STATE.isdisjoint(words)):
            lines = told_by_game(session, line, Inquired(WHAT, line), SEVERAL if past else 0)
            if lines:
                session.page(lines)
            return bool(lines)
    return False


def _answer(session: Session, line: str, asked: Inquired) -> list[Line]:
    past = asked.sort in (WHO, WHAT, HAVE, INSIDE) and is_past(line)
    return (
        (where_one_is(session, line) if asked.sort == WHERE else [])
        or (in_the_log(session, line) if past and named_in(session, line) else [])
        or (of_players(session, line, asked) if asked.sort != MANY else [])
        or told_by_game(session, line, asked)
        or of_players(session, line, asked)
        or of_oneself(session, line, asked)
        or (priced(session, asked.about) if asked.sort == COST else [])
        or (in_the_log(session, line) if past else [])
    )
