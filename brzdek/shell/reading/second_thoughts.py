"""Lines in which somebody thinks again: a no at the end takes all of it back, one in the middle a part."""

from __future__ import annotations

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.exclusions import with_exclusion
from brzdek.shell.reading.likeness import inflected
from brzdek.shell.reading.moves import Moves, tokens
from brzdek.shell.reading.questions import is_past
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from brzdek.shell.reading.small_words import bare, bare_words
from brzdek.shell.reading.speech.kinds import deeds_of

_NO = (
    r"(?:(?:o|oj|ojej|ups|a|ale|albo|jednak|lepiej|nie|czekaj|chwila|moment|stop|wróć|hm+|or|but|oh|oops|actually|wait|no)"
    r"[\s,.…!-]+)*"
    r"(?:nie|nieważne|niewazne|anuluj|odwołuję|odwoluje|zapomnij|rozmyślił[ea]m się|rozmyslil[ea]m sie|czekaj|stop"
    r"|no|nope|nah|never ?mind|scratch that|forget (?:it|that)|cancel(?: that)?|wait|don['’]?t|changed my mind)"
)
_AFTERTHOUGHT = pattern(
    rf"^(\S.*?)\s*(?:[,;.…–—-]+\s*{_NO}|\s(?:jednak|albo|nie|no|wait|oops|lepiej)[\s,]+{_NO}|\snever ?mind)[\s.!…]*\Z"
)
"""A whole line and a no behind it …"""
_HESITATING = (
    r"(?:(?:o|oj|ojej|ups|a|ale|albo|jednak|lepiej|nie|czekaj|chwila|moment|stop|hm+|or|but|oh|oops|actually|wait|no)"
    r"[\s,.…!-]+)+"
)
_BACK = r"((?:cofnij|cofam|wycofaj|wycofuję|wycofuje)(?: to| ruch)?|undo(?: that| it)?|take (?:that|it) back)[\s.!…]*\Z"
_ONLY_BACK = pattern(rf"^{_HESITATING}{_BACK}")
_UNDONE = pattern(rf"^(\S.*?)\s*[,;.…!–—-]+\s*{_HESITATING}{_BACK}")
"""A move that is to be undone in the same breath: it has not been made yet, and what came before it is not meant."""
_TRAILING = pattern(r"^(\S.*?)\s(?:nie|no)[\s.!…]*\Z")
"""… also without a comma, where what stands before it is a move."""
_WAITING = pattern(rf"^{_NO}[\s.!…]*\Z")
_WAIT = frozenset(("czekaj", "chwila", "moment", "stop", "wait"))
_INSTEAD = pattern(
    r"^(\S.*?)\s*[,;.…–—-]+\s*(?:(?:oj|ups|oh|oops|wait|czekaj|a|albo|or)[\s,]+)*"
    r"(?:(?:nie|no)(?:\s*[,:–—-]+\s*|\s+(?:wait|czekaj)\b[\s,:–—-]*)|no\s+(?=(?:the|at|to|on|in|make)\b)"
    r"|(?:jednak|wait|actually)\b[\s,:–—-]+)(\S.*)\Z"
)
"""What comes instead of a part of what was said before; “roll, no Sage” only says what is not done."""
ONESELF = frozenset(
    fold("sobie siebie sam sama samemu samej swój swoją swoje własny własną własne myself self own").split()
)


_MEANT_ELSE = pattern(
    r"\bi (?:really )?(?:meant|wanted|was going to)\b|\b(?:nie )?o (?:to|tamto|co innego) mi (?:chodzilo|szlo)\b"
    r"|\bchodzilo mi o\b|\bmial[ae]m na mysli\b|\bchcial[ae]m\b"
    r"|\b(?:wrong (?:one|move|button)|(?:my )?mistake|pomyl(?:ka|ilem|ilam)|zle (?:wcisnal|wpisal|kliknal)\w*)\b"
)


def meant_else(line: str) -> bool:
    """Is it said that something else was meant than what was done?"""
    return "?" not in line and _MEANT_ELSE.search(fold(line)) is not None


def called_off(line: str, moves: Moves) -> bool:
    """Does a line say what to do, and then not to?"""
    if line.rstrip().endswith("?") or moves.readings(tokens(line))[1]:
        return False
    found = _AFTERTHOUGHT.match(line.casefold()) or _TRAILING.match(line.casefold())
    return found is not None and any(map(str.isalpha, found[1])) and _says_a_move(found[1], moves)


def undone_at_once(line: str, moves: Moves) -> bool:
    """Does a line say what to do, and then to undo it?"""
    found = _UNDONE.match(line.casefold())
    if found is None or "?" in line or is_past(found[1]):
        return False
    first = next(iter(bare_words(found[1])), "")
    return bool(deeds_of(first)) or _says_a_move(found[1], moves)


def without_hesitation(line: str) -> str:
    """A line that only says no and to take something back, without the no."""
    found = _ONLY_BACK.match(line.casefold())
    return line if found is None else found[1]


def only_waits(line: str) -> bool:
    """Does a line of several words only say to wait, or no and again no: “no wait”, “nie, czekaj”?"""
    words = {bare(word) for word in fold(line).split()}
    return len(words) > 1 and not words.isdisjoint(_WAIT) and _WAITING.match(line.casefold()) is not None


def instead(line: str, moves: Moves) -> str:
    """A line with what it says at its end instead of what it said before: “on Ala, no, on Bolek”."""
    found = _INSTEAD.match(line.casefold())
    if found is None or line.rstrip().endswith("?") or not _says_a_move(found[1], moves):
        return line
    if with_exclusion(moves.understanding, line) is not None:
        return line  # “to Ala, not to Bolek” says what is meant before the no
    before, after = line[: found.end(1)].split(), line[found.start(2) :]
    for kept in range(len(before) - 1, -1, -1):
        said = " ".join((*before[:kept], after))
        meaning = moves.understanding.meaning(said)
        if meaning is not None and meaning.sure and not meaning.strange and len(meaning.moves) == 1:
            return said
    return line


def _says_a_move(line: str, moves: Moves) -> bool:
    meaning = moves.understanding.meaning(line)
    if meaning is None:
        return False
    about = moves.understanding.evidence.about
    return not all(about.refuses[index] for index in meaning.moves)


def unharmed(line: str, reading: Reading, moves: Moves) -> Reading:
    """A reading of a line, without what hurts oneself, unless one is named: “break my lantern” speaks of a card."""
    harms = [index for index, option in enumerate(moves.ask.options) if moves.face.harms(moves.view, option)]
    words = bare_words(line)
    if not harms or moves.readings(tokens(line))[1] or _names_oneself(words, moves):
        return reading
    if isinstance(reading, Unclear):
        return harmless(reading, moves)
    hurting = [moves.ask.options[index] for index in harms]
    if isinstance(reading, Unknown) and isinstance(reading.nearest, Pick) and reading.nearest.option in hurting:
        return reading._replace(nearest=None)
    if not isinstance(reading, Pick) or reading.option not in hurting:
        return reading
    options = moves.ask.options
    deeds = moves.understanding.evidence.about.deeds[options.index(reading.option)]
    like = [index for index, option in enumerate(options) if option[:2] == reading.option[:2] and index not in harms]
    acts = [deeds_of(word) for word in words if deeds_of(word)]
    return Unclear(like, []) if like and (not acts or not acts[0].isdisjoint(deeds)) else Unknown()


def harmless(reading: Unclear, moves: Moves) -> Unclear:
    """The ways to read a line without those that hurt oneself, if there are others."""
    kept = [index for index in reading.moves if not moves.face.harms(moves.view, moves.ask.options[index])]
    return reading._replace(moves=kept) if kept else reading


def _names_oneself(words: list[str], moves: Moves) -> bool:
    own = moves.view.names[moves.ask.seat]
    return any(word in ONESELF or inflected(word, own, fold(own)) is not None for word in words)
