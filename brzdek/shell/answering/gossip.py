"""Talk about the other players: whom one may trust, who looks like a traitor, why somebody did something.

It is answered, whether it is asked or said, with what everybody could see; whoever says whom they suspect has not said
what to do about it, so no move is offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.inquiry import TRUST
from brzdek.core.text import fold
from brzdek.shell.answering.inquiries import Inquired, told_by_game
from brzdek.shell.reading.moves import tokens
from brzdek.shell.reading.players import is_name, named_in
from brzdek.shell.reading.questions import asked, is_past, is_why, without_opening
from brzdek.shell.reading.small_words import bare_words, said_words
from brzdek.shell.reading.speech.asking_words import ANYBODY, WHO
from brzdek.shell.reading.speech.clauses import main_clause
from brzdek.shell.reading.speech.kinds import deeds_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

LOYALTY = frozenset(
    fold(
        "zły zła źli ufać zaufać ufasz ufam zaufania zdrajca zdrajcą zdrajcę zdrajczyni szpieg szpiegiem oszust kret"
        " podejrzany podejrzana podejrzani podejrzanie podejrzewać podejrzewam podejrzewasz podejrzewa podejrzewają"
        " domyśla domyślają domyślił kłamie kłamią oszukuje oszukują ściemnia sabotażysta sabotażystą sabotażystka"
        " sabotażystką sabotażyście sabotażystkę sabotażystów sabotażystę"
        " wiarygodny lojalny lojalna uczciwy uczciwa uczciwie"
        " trust trusted trustworthy traitor traitors spy suspect suspects suspected suspicious suspicion sus fishy"
        " shady evil bad guilty lying liar loyal honest saboteur saboteurs mole guess guessed onto dodgy shifty"
        " kręci kombinuje knuje dziwnie dziwny dziwna dziwni weird weirdly strangely odd oddly"
    ).split()
)
"""Words with which people speak of whose side somebody is on."""
GOOD = frozenset(fold("dobry dobra dobrzy good").split())
"""In a question they say so of somebody, elsewhere something else."""
_SIDES = (
    "what do you think|whose side|which side|po czyjej stronie|po której stronie|z kim trzyma|co sądzisz|co myślisz"
    "|ze mną|z nami|po mojej stronie|przeciwko mnie|przeciw nam|with me|with us|on my side|against me|against us"
)
SIDES = tuple(tuple(fold(words).split()) for words in _SIDES.split("|"))
_KNOWING = (
    "know me|knows me|know my role|knows my role|know who i am|knows who i am|know what i am|sees through me|onto me"
    "|wie kim jestem|wiedza kim jestem|zna moja role|przejrzal mnie|rozgryzl mnie|poznal mnie"
)
KNOWING = tuple(tuple(fold(words).split()) for words in _KNOWING.split("|"))
THEM = frozenset(fold("oni one inni innych reszta they others them").split())
PURPOSE = ("po", "co")
_SURE = frozenset(
    fold(
        "to jednak na pewno napewno pewnie chyba musi być jest więc czyli aha no wiedziałem wiedziałam że stawiam"
        " obstawiam typuję mówię jasne oczywiście ewidentnie raczej zapewne jak nic a tak ten ta przecież kurde ha"
        " so it's its it is was must be has to then definitely surely clearly obviously for sure probably certainly"
        " i bet knew think guess on it'll all along really that'd aha oh"
    ).split()
)
"""With what one says that it is somebody, and no more."""
_IT_IS = frozenset(
    fold(
        "to jednak napewno pewno pewnie chyba musi stawiam obstawiam typuję ewidentnie jak it's its it is was must"
        " definitely surely clearly obviously probably certainly bet knew guess"
    ).split()
)
"""One of these at least is among them."""
SAYING = frozenset(
    fold(
        "jest są to myślę sądzę uważam gra grają zachowuje zachowują is are think thinks seems looks look like"
        " acting acts playing plays play behaving behaves"
    ).split()
)
"""Words of a statement that are deeds only in other places."""


def answered(session: Session, line: str, moves: Moves) -> bool:
    """Is a line talk about other players, and has the game told what can be known of them?"""
    if not any(TRUST in one.sorts.split("|") for one in session.face.inquiries()) or not _is_gossip(
        session, line, moves
    ):
        return False
    lines = told_by_game(session, line, Inquired(TRUST, line))
    if lines:
        session.page(lines)
        session.talk.memory.question = line
    return bool(lines)


def _is_gossip(session: Session, line: str, moves: Moves) -> bool:
    spoken = without_opening(line)
    words = said_words(spoken)
    if not words or moves.readings(tokens(line))[1] or _gives_an_order(line, moves):
        return False
    own = session.names[session.at] if session.at is not None else ""
    named = named_in(session, spoken)
    others = [name for name in named if name != own]
    asks = line.rstrip().endswith("?") or asked(spoken) is not None
    if others and (is_why(spoken) or tuple(words[:2]) == PURPOSE):
        if session.talk.at_once.lines(line):
            return False  # of a deed that has its rule, not of anybody's mind
        return is_past(spoken) or "think" in words
    if asks and _has(words, KNOWING) and (others or not (WHO | ANYBODY | THEM).isdisjoint(words)):
        return True
    if others and _only_says_who(session, line):
        return True
    judged = LOYALTY | GOOD if asks else LOYALTY
    if judged.isdisjoint(words) and not (_has(words, SIDES) and others):
        return False
    if not others and not (asks and (named or not (WHO | ANYBODY | THEM).isdisjoint(words))):
        return False
    return not _says_to_do(session, words, moves)


def _gives_an_order(line: str, moves: Moves) -> bool:
    """Is what is said of others only the reason for a move: “the map on 8,0 because I don't trust Bolek”?"""
    clause = main_clause(line)
    return bool(clause) and clause != line and moves.understanding.surely(clause) is not None


def _only_says_who(session: Session, line: str) -> bool:
    """“So it's Bolek then!”, where no list waits in which somebody may be meant."""
    words = [word for word in bare_words(line) if word]
    rest = [word for word in words if not any(is_name(word, name) for name in session.names)]
    listed = bool(session.talk.narrowed) and not line.rstrip().endswith(("?", "!"))
    return not listed and not _IT_IS.isdisjoint(rest) and _SURE.issuperset(rest)


def _has(words: Sequence[str], phrases: Sequence[tuple[str, ...]]) -> bool:
    return any(one == tuple(words[at : at + len(one)]) for one in phrases for at in range(len(words)))


def _says_to_do(session: Session, words: Sequence[str], moves: Moves) -> bool:
    """Is there a word for something that can be done now?"""
    legal = {deed for option in moves.ask.options for deed in session.face.deeds_of(moves.view, option)}
    return any(not legal.isdisjoint(deeds_of(word)) for word in words if word not in SAYING | LOYALTY)
