"""Lines that say several things of different sorts: an order and a question, or chatter and then an order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import ANSWER
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.answering.remarks import is_remark
from brzdek.shell.answering.supposing import asks_outcome
from brzdek.shell.answering.unheard import is_for_others
from brzdek.shell.reading import several
from brzdek.shell.reading.associations import REFUSALS
from brzdek.shell.reading.choosing import chosen
from brzdek.shell.reading.command_words import TOTAL
from brzdek.shell.reading.commands import MACRO
from brzdek.shell.reading.deeds import Deed, Do, Pick
from brzdek.shell.reading.journeys import GO, passing_through, says_to_go
from brzdek.shell.reading.moods import asks_yes_or_no, is_mood, only_exclaims
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.parse import read
from brzdek.shell.reading.question_parts import one_by_one, only_points, supposed
from brzdek.shell.reading.questions import asked
from brzdek.shell.reading.readings import Unclear, Unknown
from brzdek.shell.reading.runs import agreed_alone, agreed_first
from brzdek.shell.reading.small_words import NEGATIONS, NUMBERS, bare, bare_words, parts
from brzdek.shell.reading.speech.asking_words import ASKING
from brzdek.shell.reading.speech.clauses import corrected, without_praise, without_proviso
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.spots import with_places_joined
from brzdek.shell.reading.tallies import tallied
from brzdek.shell.reading.trying import behind, goes_on
from brzdek.shell.reading.yes_and_no import saying, without_well, yes_or_no
from brzdek.shell.sitting.by_itself import without_done

if TYPE_CHECKING:
    from collections.abc import Sequence
    from re import Match

    from brzdek.shell.sitting.conversation import Conversation

_END = pattern(
    r"(?:(?<=[^\W\d_]{2})|(?<=\d,\d)|(?<=\d,-\d))\s*(?:\.|!+)\s+(?=\S)|(?<=\?)[?!]*\s+(?=\S)|\s+[–—-]+\s+(?=\S)"
)
"""What ends a sentence; a number before a full stop may be an ordinal, and after several of them one thinks again."""
_ASKS_NEXT = pattern(
    r"(?:(?<!rad[źz])(?<!powiedz)[,;]\s*(?:(?:and|then|but|so|now|potem|a|i|ale|to|oraz)\s+)*|\s+(?:and|then|potem|oraz|i|a)\s+(?:then\s+)?)"
    r"(?:(?:tell|show) me\s+|powiedz(?: mi)?,?\s+)?"
    r"(?=(?:co|na co|po co|ile|gdzie|kto|kogo|czemu|dlaczego|jak|jaki|jaka|jakie|która|który|które"
    r"|what|what's|whats|how|where|who|who's|why|which|czy|do i|can i|is there|am i)\s"
    r"|(?:(?:do|po)rad[źz]|podpowiedz|advise|suggest|recommend)\b)"
)
"""Where something is asked after an order."""
_ON_A_NUMBER = pattern(
    rf"\b(?:jak|jesli|jezeli|gdy|if|when)\s+(?:[\w'’]+\s+){{0,3}}?(?:\d+|{'|'.join(sorted(NUMBERS))})\b"
)
"""What is done only if a die shows it."""
_ANSWER = pattern(
    r"(?i)(?P<answer>\S[^,;.!]{0,20}?)(?:[,;.!]+\s*|\s+(?=(?:i|a|and|then|potem)\s))"
    r"(?:(?:i|a|and|then|but|ale|potem|oraz|so|więc|wiec|ja|i'?ll)\s+)*(?P<then>\S.*)"
)
"""A short answer, and what follows it."""
_STANDS_SO = pattern(
    r"(?i)(?:(?:ale|no|but|well|ok|so)[, ]+)*(?:i(?:['’]ve| have| only| just|['’]m)"
    r"|(?:ja )?mam|jestem|zostal\w* mi|został\w* mi)\b"
    r"[^?,]*,[^?]*\?"
)
"""Says how one stands, and asks what to do about it: “I only have 2 lives, what now?”"""
_AMPERSAND = pattern(r"\s+&\s+")
ENDING, HAND = "finish", "hand"
KEEPING = frozenset(("keep", "spare"))
_PLAIN_ANSWERS = frozenset(("tak", "nie", "yes", "no"))
_APOLOGIES = frozenset(fold("sorry sorki przepraszam wybacz soz pardon").split())


class _Part(NamedTuple):
    """A part of a line: an order, a question, or talk."""

    text: str
    sort: str
    ends: bool = False
    """Is it an order after which others move?"""
    reveals: bool = False
    """Does it bring something to light?"""
    shows: bool = False
    """Does it only show something, so that nobody need ask what that does?"""


ORDER, QUESTION, TALK, OTHER = "order", "question", "talk", "other"


def one_at_a_time(talk: Conversation, line: str, moves: Moves) -> list[str]:
    """What a line says, each part by itself; questions come before an order after which others move."""
    if moves.readings(tokens(line))[1] or plain(line) in moves.sentences(talk.session.screen.style)[0]:
        return [line]
    if agreed := agreed_alone(talk.session, line, moves):
        return [agreed]
    if _STANDS_SO.match(line) and (line.rstrip().endswith("?") and talk.at_once.lines(line)):
        return [line]
    if asks_outcome(talk.session, line, moves) is not None:
        return [line]
    line = without_done(talk.session, line, moves)
    line = with_places_joined(moves, without_proviso(line))
    if onward := passing_through(line):
        return onward
    if choice := chosen(talk, line, moves):
        return choice
    if talk.echoes.is_ours(line, moves.ask):
        return one_by_one(line)
    if answered := _answered_first(talk, line, moves):
        return answered
    meant = corrected(line)
    if meant != line or supposed(line) != line:
        told = meant != line and _sorted_out(talk, line, moves).sort != ORDER == _sorted_out(talk, meant, moves).sort
        told = told and any(deeds_of(bare(fold(word))) or bare(fold(word)) in TOTAL for word in meant.split())
        return [meant] if told else one_by_one(line)
    line = _without_praise(talk, line, moves)
    if first := _before_a_condition(talk, line, moves):
        return first
    if counted := tallied(talk.session, line, moves):
        return counted
    if whole := _all_first(talk, line):
        return whole
    for cut in (_END, _ASKS_NEXT):
        said = [part for part in (part.strip(" ,") for part in cut.split(line)) if part]
        sorted_out = [_sorted_out(talk, part, moves) for part in said] if len(said) > 1 else []
        if sorted_out and (found := _in_order(sorted_out)):
            return _until_others_move(talk, found, moves)
        others = [part for part in sorted_out if part.sort != QUESTION]
        if 0 < len(others) < len(sorted_out) and all(_only_keeps(part, moves) for part in others):
            return [part.text for part in sorted_out if part.sort == QUESTION]
    sentences = [part for part in (part.strip(" ,") for part in _END.split(line)) if part]
    if (
        len(sentences) > 1
        and any(not part.endswith("?") for part in sentences)
        and all(map(_asks_or_orders, sentences))
    ):
        # Where the first cannot be done, that is said, and the others are left out.
        return _until_others_move(talk, sentences, moves)
    questions = one_by_one(line if line.rstrip().endswith("?") or "?" not in line else f"{line.rstrip(' .!')}?")
    return [line] if questions != [line] and talk.at_once.lines(line) else questions


def _answered_first(talk: Conversation, line: str, moves: Moves) -> list[str]:
    """A yes or a no to what is asked, and the order that a line gives after it: “yes, and I go to 7”; nothing: it is no
    such line, or only says yes in other words.
    """
    found = _ANSWER.match(line)
    if found is None or "?" in line or not asks_yes_or_no(moves) or yes_or_no(found["answer"]) is None:
        return []
    if not _is_another_order(talk, found, moves) or agreed_first(talk.session, line, moves) is not None:
        return []
    return [found["answer"], found["then"]]


def _is_another_order(talk: Conversation, found: Match[str], moves: Moves) -> bool:
    """Is what follows an answer an order by itself, and not the same answer in other words?"""
    first, *rest = bare_words(found["then"])
    about, deeds = moves.understanding.evidence.about, deeds_of(first)
    if not rest or not deeds or not deeds.isdisjoint(REFUSALS - {ENDING}):
        return False
    if ENDING in deeds and bare(fold(found["answer"])) not in _PLAIN_ANSWERS:
        return False  # “well, I end my turn” says neither yes nor no
    if not about.is_asked(deeds) or (says_to_go(first) and GO not in about.asked):
        return True
    if talk.session.commands.done_with_all(found["then"]) is not None:
        return True
    agreed = [option for option, yes in zip(moves.ask.options, about.agreed_to, strict=True) if yes]
    after = behind(talk.session, agreed[0], moves) if agreed else None
    if after is None:
        return False
    then = after.moves.understanding.meaning(found["then"])
    return then is not None and then.sure and then.named and not then.strange


def _until_others_move(talk: Conversation, said: list[str], moves: Moves) -> list[str]:
    """What is said up to an order after which others move: nothing of a sentence is meant for another turn. That the
    same was said twice is not told.
    """
    sorts = [_sorted_out(talk, part, moves) for part in said]
    end = next((place for place, part in enumerate(sorts) if part.ends), len(said))
    left = [part.text for part in sorts[end + 1 :] if not part.ends]
    if left:
        talk.session.screen.say(talk.session.say("rest_dropped", line=" ".join(left)), "dim")
    return said[: end + 1]


def _asks_or_orders(part: str) -> bool:
    """Does a sentence ask something, or begin with what to do?"""
    return part.endswith("?") or bool(deeds_of(bare(fold(part.partition(" ")[0]))))


def _without_praise(talk: Conversation, line: str, moves: Moves) -> str:
    """A line that says what to do, without how good that will be."""
    wish, session = without_praise(line), talk.session
    if wish == line or moves.understanding.vocabulary.says_what_to_do(wish):
        return wish
    return wish if isinstance(read(wish, moves, session.commands, session.lang, session.screen.style), Pick) else line


def _before_a_condition(talk: Conversation, line: str, moves: Moves) -> list[str]:
    """The order before what a line makes depend on a number – “roll, and if it is a 1, to the Village” –; what is left
    out is told. Nothing: it is no such line.
    """
    said = parts(_AMPERSAND.sub(" and ", line))
    place = next((place for place, part in enumerate(said) if place and _ON_A_NUMBER.search(fold(part))), 0)
    first = ", ".join(said[:place])
    if not first or "?" in line or _sorted_out(talk, first, moves).sort != ORDER:
        return []
    talk.session.screen.say(talk.session.say("rest_dropped", line=", ".join(said[place:])), "dim")
    return [first]


def _all_first(talk: Conversation, line: str) -> list[str]:
    """What a line says that begins with all cards and goes on with something else; nothing: it does not."""
    first, *others = parts(line) or [""]
    whole = talk.session.commands.done_with_all(first, among_others=True) if others else None
    if whole is None or deeds_of(bare(fold(first.partition(" ")[0]))):
        return []
    return [whole.name(talk.session.lang), ", ".join(others)]


def _only_keeps(part: _Part, moves: Moves) -> bool:
    """Does a sentence only say what is not used up now: “I keep the spell”?"""
    if part.sort == ORDER or moves.ask.topic != ANSWER:
        return False
    said = [deeds_of(word) for word in bare_words(part.text)]
    return any(deeds & KEEPING for deeds in said)


def _in_order(said: Sequence[_Part]) -> list[str]:
    """The orders and questions, if there is an order beside anything else; nothing: the line is one thing."""
    if any(part.reveals or part.shows for part in said):  # what comes of it is told anyway
        said = [part for part in said if part.sort != QUESTION or not only_points(part.text)]
    sorts = [part.sort for part in said]
    if ORDER not in sorts or OTHER in sorts or any(only_points(part.text) for part in said if part.sort == QUESTION):
        return []
    orders = [part for part in said if part.sort == ORDER]
    questions = [part for part in said if part.sort == QUESTION]
    kept = [part for part in said if part.sort != TALK]
    if orders[-1].ends and questions:
        kept = [*questions, *orders]
    return [part.text for part in kept]


def _sorted_out(talk: Conversation, part: str, moves: Moves) -> _Part:
    session, part = talk.session, without_well(part)
    if bare(fold(part)) in ASKING:
        return _Part(part, TALK)
    if part.endswith("?") or _asks(part):
        return _Part(part if part.endswith("?") else f"{part}?", QUESTION)
    if is_mood(part, session.lang) or saying(part) or only_exclaims(part) or is_for_others(session, part, moves):
        return _Part(part, TALK)
    reading = read(part, moves, session.commands, session.lang, session.screen.style)
    if isinstance(reading, Pick | Do) and reading.sure:
        return _Part(part, ORDER, *_consequences(talk, reading, moves), _only_shows(reading))
    every = [Pick(option) for option in moves.ask.options]
    if (
        several.one_after_the_other(session, part, moves)
        or several.all_of(session, part, moves)
        or several.whole_of(session, part, every, moves)
    ):
        return _Part(part, ORDER)
    return _Part(part, TALK if isinstance(reading, Unknown | Unclear) and _is_talk(talk, part, moves) else OTHER)


def _only_shows(deed: Deed) -> bool:
    """Is it a look of the game, or at one's hand?"""
    if not isinstance(deed, Do):
        return False
    command = deed.command
    return command.key == HAND or (command.own and not command.key.startswith(MACRO))


def _consequences(talk: Conversation, deed: Deed, moves: Moves) -> tuple[bool, bool]:
    """Do others move after it, and does it bring something to light?"""
    if not isinstance(deed, Pick):
        return False, False
    trial = talk.session.table.fork()
    stays = goes_on(trial, deed.option)
    return trial.ask is None or trial.ask.seat != moves.ask.seat, not stays


def _asks(part: str) -> bool:
    found = asked(part)
    words = bare_words(part)
    return found is not None and (part.endswith("?") or words[0] in ASKING or len(words) > 2)


def _is_talk(talk: Conversation, part: str, moves: Moves) -> bool:
    """Is it only said how things are, and nothing to be done?"""
    if moves.understanding.evidence.is_chatter(part):
        return True
    vocabulary = moves.understanding.vocabulary
    words = bare_words(part)
    if words[0] in _APOLOGIES and all(
        vocabulary.says_nothing(word) or vocabulary.is_player(word) for word in words[1:]
    ):
        return True
    return words[0] in NEGATIONS or is_remark(talk.session, part, moves)
