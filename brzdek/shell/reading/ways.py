"""Which of several ways to the same place a line means: unhurt, with a sword, for two boots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from re import Pattern
from typing import TypeAlias

from brzdek.core.facets import Toll
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.readings import Reading, Unclear
from brzdek.shell.reading.small_words import NUMBERS, words_of
from brzdek.shell.reading.speech.idioms import plainly

_UNHURT = pattern(
    r"\b(?:bez|nie tracac) (?:zadnych |zadnej |utraty )?(?:obrazen\w*|ran|rany|strat|straty|zdrowia|szwanku)\b"
    r"|\bbezpieczn\w+\b|\b(?:cal[oy]|bezbolesnie)\b"
    r"|\b(?:without|with no|taking no|no|avoiding) (?:any |taking )*(?:damage|harm|wounds?|losses|injury)\b"
    r"|\bsafe(?:ly|st)?(?: (?:way|route|path))?\b|\bunhurt\b|\bunharmed\b|\bunscathed\b"
)
_UNMET = pattern(
    r"\b(?:bez|omijajac|unikajac) (?:zadnych )?potwor\w*|\b(?:without|avoiding|with no|no) (?:any |the )?monsters?\b"
)
_ONE = r"(?:(?:with|for|za|it|a|an|the|my|some|moj\w*|swoj\w*|jeden|jednego|jednym|one|1) )*"
_PAYING = (
    r"(?:(?:(?:i|a|and|but) )?(?:uzyw\w*|zuzyw\w*|uzyj\w*|zuzyj\w*|place|placac|placimy|zaplace|zaplac|wydaj\w*"
    rf"|poswiec\w*|use|using|pay|paying|spend|spending) {_ONE}"
    rf"|(?:z|ze|za|przy uzyciu|kosztem|with|for|by|at the cost of|at a cost of) {_ONE})"
)
"""What stands before that with which one pays."""
_ARMED = pattern(rf"\b{_PAYING}(?:miecz\w*|swords?)\b|\b(?:1 |jednym )?miecz(?:em|ami|a)\b")
_UNARMED = pattern(r"\b(?:bez|without|no|with no) (?:a |any )?(?:miecz\w*|swords?)\b")
_FIGHTING = pattern(
    r"(?:[,\s]+(?:i|and|oraz|and then|then|potem) )?\b(?:tluk\w*|zatluk\w*|bije|pobije|bij|zabij\w*|ubij\w*|walcz\w*"
    r"|pokon\w*|kill\w*|slay\w*|beat\w*|fight\w*|smash\w*)"
    r" (?:(?:the|that|this|tego|tamtego|z|all|both|those|wszystkie|wszystkich) )*"
    r"(?:potwor\w*|besti\w+|monsters?|beasts?)(?: (?:on the way|along the way|po drodze|there|tam))?\b"
)
_KILLING_ALL = pattern(
    r"[,\s]*\b(?:zabij\w*|ubij\w*|wybij\w*|pokon\w*|kill\w*|slay\w*|beat\w*|fight\w*)"
    r" (?:(?:the|them|em|'em|ich) )*(?:all|both|wszystki\w+|lot)(?: of (?:them|em))?"
    r"(?: (?:potwor\w*|besti\w+|monsters?|beasts?))?\b"
)
_HURT = pattern(
    r"[,\s]*\b(?:(?:i|a|and|but|by|even|with|for|za|kosztem|mimo|despite) )*"
    r"(?:(?:take|taking|suffer\w*|accept\w*|lose|losing|cost|przyjm\w*|przyjac|wezm\w*|biore|biorac|trac\w*|strac\w*"
    r"|dosta\w*|kosztem|pay|paying|place|placac|zaplac\w*|poswiec\w*) )?(?:(?:the|a|all|some|my|te|to|na siebie|\d) )*"
    r"(?:damage|wounds?|health|obrazeni\w*|zdrowi\w*)\b"
)
_SPARING_TOOLS = pattern(
    r"\b(?:bez|nie zuzywajac) (?:zadnych )?wytrych\w*|\b(?:without|with no) (?:a |any |using )*lockpicks?\b"
)
_SO_ARMED = pattern(rf"\b(?:{_PAYING})?(\w+) (?:miecz|miecze|mieczy|mieczami|swords?)\b")
_STEPS = pattern(r"\b(?:za|for|with|using|po) (\w+) (?:but|buty|butow|boots?)\b")

Fits: TypeAlias = Callable[[Toll], bool]
PAY_HOW = "pay_how"
"""The ways differ only in what is paid for those that one meets."""
WISHES: Mapping[Pattern[str], Fits] = {
    _UNHURT: lambda toll: not toll.health,
    _UNMET: lambda toll: not toll.foes,
    _UNARMED: lambda toll: not toll.weapons,
    _ARMED: lambda toll: toll.weapons > 0,
    _KILLING_ALL: lambda toll: toll.weapons > 0 and not toll.health,
    _FIGHTING: lambda toll: toll.weapons > 0,
    _HURT: lambda toll: toll.health > 0,
    _SPARING_TOOLS: lambda toll: not toll.tools,
}
"""What is said of a way, in this order: “without a sword” also has a sword in it."""


def says_which_way(part: str) -> bool:
    """Does a part of a line only say what one is ready to pay for a way?"""
    return any(wish.search(fold(part)) for wish in WISHES)


def which_way(line: str, reading: Reading, moves: Moves, reread: Callable[[str], Reading]) -> Reading:
    """The one of several ways to a place that a line says; where it says none and they differ in more than what walking
    takes, all of them to choose from.
    """
    tolls = {
        index: toll
        for index, option in enumerate(moves.ask.options)
        if (toll := moves.face.toll(moves.view, option)) is not None
    }
    if not tolls or _is_to_the_letter(line, reading, moves):
        return reading
    rest, fits = _wished(line)
    ways = _to_one_place(reread(rest) if fits else reading, moves, tolls)
    if not ways:
        return reading
    if fits:
        found = [index for index in ways if all(fit(tolls[index]) for fit in fits)]
        if not found and _UNMET.search(fold(line)):
            return reading  # rather a word for running past them
        return _chosen(found, tolls, moves) if found else Unclear(list(ways), [], why="no_such_way")
    if len(ways) == 1 or _tells_apart(line, ways, moves):
        return reading
    chosen = _chosen(ways, tolls, moves)
    if not isinstance(reading, Pick):
        return chosen
    return reading if isinstance(chosen, Pick) and not moves.face.spends(moves.view, reading.option) else chosen


def _is_to_the_letter(line: str, reading: Reading, moves: Moves) -> bool:
    """Is it a move just as it is typed or listed?"""
    if not isinstance(reading, Pick):
        return False
    index = moves.ask.options.index(reading.option)
    words = tokens(line)
    if len(words) >= len(reading.option) and moves.readings(words)[1] == [index]:
        return True
    return plain(line) in {plain(moves.typed(index, lang)) for lang in ("pl", "en")}


def _wished(line: str) -> tuple[str, list[Fits]]:
    """A line without what it says of the way, and what that is."""
    folded, fits = _counted(plainly(fold(line)))
    for phrase, fit in WISHES.items():
        if phrase.search(folded):
            folded = phrase.sub(" ", folded)
            fits.append(fit)
    return " ".join(folded.split()).strip(" ,"), fits


def _counted(folded: str) -> tuple[str, list[Fits]]:
    """The same for how many boots or swords it says."""
    fits = list[Fits]()
    for phrase, place in ((_STEPS, 0), (_SO_ARMED, 2)):
        found = phrase.search(folded)
        number = NUMBERS.get(found[1], found[1]) if found else ""
        if number.isdecimal() and len(number) < 3:
            folded = phrase.sub(" ", folded)
            fits.append(partial(_is_paid, place, int(number)))
    return folded, fits


def _is_paid(place: int, number: int, toll: Toll) -> bool:
    return toll[place] == number


def _to_one_place(reading: Reading, moves: Moves, tolls: Mapping[int, Toll]) -> list[int]:
    """All ways to the place that a reading leads to; none: it leads to several, or nowhere."""
    options = moves.ask.options
    if isinstance(reading, Pick):
        meant: Sequence[int] = [options.index(reading.option)]
    else:
        meant = reading.moves if isinstance(reading, Unclear) and not reading.commands else ()
    places = {options[index][:2] for index in meant}
    if len(places) != 1 or any(index not in tolls for index in meant):
        return []
    place = places.pop()
    return [index for index in tolls if options[index][:2] == place]


def _chosen(ways: Sequence[int], tolls: Mapping[int, Toll], moves: Moves) -> Reading:
    """The way that is nowhere dearer than another, or those among which one has to choose."""
    best: list[int] = []
    for index in ways:
        if not any(tolls[other].beats(tolls[index]) for other in best):
            best = [other for other in best if not tolls[index].beats(tolls[other])] + [index]
    if len(best) == 1:
        return Pick(moves.ask.options[best[0]])
    same_way = len({(tolls[index].steps, tolls[index].tools) for index in best}) == 1
    return Unclear(best, [], why=PAY_HOW if same_way else "which_way")


def hurts_unsaid(line: str, move: Pick, moves: Moves, listed: Collection[str]) -> bool:
    """Does a step cost health of which a line says nothing? ``listed``: the moves as lists word them."""
    toll = moves.face.toll(moves.view, move.option)
    if toll is None or toll.health <= 0 or plain(line) in listed or _is_to_the_letter(line, move, moves):
        return False
    is_number = line.isdecimal() and int(line[:4]) <= len(moves.ask.options)
    return not is_number and not _wished(line)[1]


def _tells_apart(line: str, ways: Sequence[int], moves: Moves) -> bool:
    """Does a word of the line belong to some of these ways only?"""
    understanding = moves.understanding
    for word in words_of(line, understanding.known):
        if not understanding.vocabulary.says_nothing(word):
            explained = set(understanding.explaining([word])).intersection(ways)
            if 0 < len(explained) < len(ways):
                return True
    return False
