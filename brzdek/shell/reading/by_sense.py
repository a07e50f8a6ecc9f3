"""Moves that a line means by their sense: by their words, a measure, a rank."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from brzdek.core.drawing import Style
from brzdek.core.facets import GAIN
from brzdek.core.patterns import pattern
from brzdek.core.text import Lang, fold
from brzdek.shell.reading.commands import Commands
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.moves import Moves, plain
from brzdek.shell.reading.named_commands import can_show, commands_like
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from brzdek.shell.reading.small_words import FILLERS, RANKS
from brzdek.shell.reading.speech.kinds import deeds_of

LAST = -1
_IN_HAND = pattern(
    rf"\b({'|'.join(RANKS)}) (?:kart\w+ |card )?"
    r"(?:z|w|na|in|of|from)(?: my| mojej| swojej)? (?:reki|rece|hand)\b"
)
"""A card that is told by its place in one's hand."""
_ONLY_ONE = pattern(
    r"^\S+ (?:moja |moj |te |swoja |my |the )*((?:ostatni|last)\w*) (?:kart\w+|card)(?: jaka mam| i have)?[.!]?$"
)
"""The last card that one holds, in an order that says no more."""


def by_measure(line: str, moves: Moves) -> Reading | None:
    """The cheapest, the strongest, something for 3, unless the words make sense as they are. What is not named as well
    is a guess, unless it is what the move itself brings.
    """
    meaning = moves.understanding.meaning(line)
    if meaning is not None and meaning.sure and not meaning.strange:
        return None
    from brzdek.shell.reading.measures import measured, nearest, says_all

    understanding = moves.understanding
    near = nearest(understanding, line)
    if near:
        return Pick(moves.ask.options[near[0]]) if len(near) == 1 else Unclear(near, [])
    found = measured(understanding, line)
    if len(found) != 1:
        return Unclear(found, []) if found else None
    worth = understanding.worth(found[0])
    sure = (worth is not None and worth.kind == GAIN) or says_all(understanding, line, found[0])
    return Pick(moves.ask.options[found[0]], sure=sure)


def by_rank(line: str, moves: Moves, lang: Lang, style: Style) -> Reading | None:
    """The second, the last: of a question that lists what there is to choose from."""
    if moves.ask.topic in moves.face.open_topics:
        return _of_the_hand(line, moves, lang)
    from brzdek.shell.reading.measures import ranked

    if numbers_a_name(line, moves):
        return None
    found, named = ranked(moves.understanding, line, moves.order(lang, style))
    if (other := _other_of_a_name(line, moves, sorted(named))) is not None:
        return other
    if found is None:
        return None
    if found in named:
        worth = moves.understanding.worth(found)
        return Pick(moves.ask.options[found], sure=worth is not None and worth.kind == GAIN)
    if len(named) == 1 and _says_when(line):
        return Pick(moves.ask.options[next(iter(named))], sure=False)
    return Unclear(sorted({found, *named}), []) if len(named) == 1 else None


def _other_of_a_name(line: str, moves: Moves, named: Sequence[int]) -> Pick | None:
    """“The second skull”, where a single skull can be had: it is the other one, and no second entry of the list."""
    is_named = moves.understanding.vocabulary.is_named
    words = [word for word in plain(line).split() if word not in RANKS]
    if not any(is_named(word) and not deeds_of(word) for word in words) or _says_when(line):
        return None
    careful = moves.face.careful
    had = [move for move in named if moves.ask.options[move][0] not in careful]
    # To give something up its deed has to be said; what can be had as well is meant then.
    return Pick(moves.ask.options[had[0]]) if len(had) == 1 and not _gives_up(words, moves, careful) else None


def _gives_up(words: Sequence[str], moves: Moves, careful: Collection[str]) -> bool:
    """Is a word said for what is given up by a move on offer?"""
    deeds = moves.understanding.evidence.about.deeds
    given_up = {deed for move, option in enumerate(moves.ask.options) if option[0] in careful for deed in deeds[move]}
    return any(given_up & deeds_of(word) for word in words)


def _of_the_hand(line: str, moves: Moves, lang: Lang) -> Reading | None:
    """“Discard the last card of my hand”: with the card that is shown there; only offered, one may count otherwise."""
    alone = _ONLY_ONE.match(fold(line))
    found = alone or _IN_HAND.search(fold(line))
    cards = moves.face.hand_shown(moves.view) if found is not None else ()
    place = LAST if alone else RANKS.get(found[1]) if found is not None else None
    if found is None or place is None or not -len(cards) <= place < len(cards) or "?" in line:
        return None
    if alone and len(cards) > 1:
        return None
    name = moves.view.catalog.cards[cards[place]].name.to(lang)
    begin, end = (found.start(1), found.end()) if alone else found.span()
    meaning = moves.understanding.meaning(f"{line[:begin]}{name}{line[end:]}")
    if meaning is None or meaning.strange:
        return None
    return (
        Pick(moves.ask.options[meaning.moves[0]], sure=False) if len(meaning.moves) == 1 else Unclear(meaning.moves, [])
    )


def _says_when(line: str) -> bool:
    """Does a line end with “first”? It says what comes first, not which one in the list."""
    return plain(line).split()[-1:] in (["first"], ["pierwsza"], ["pierwszy"], ["pierwsze"])


def numbers_a_name(line: str, moves: Moves) -> bool:
    """Does an ordinal stand beside the name of something that has such a number: “the second fields”?"""
    from brzdek.shell.reading.small_words import ORDINALS

    words = plain(line).split()
    known, explains = moves.understanding.known, moves.understanding.vocabulary.is_named
    for place, word in enumerate(words):
        if ORDINALS.get(word) in known:
            return any(explains(near) for near in words[max(0, place - 1) : place + 2] if near != word)
    return False


def most_likely(line: str, moves: Moves, commands: Commands) -> Reading:
    """What the line most likely means."""
    meaning = None if _says_only_last(line, moves) else moves.understanding.meaning(line)
    options = moves.ask.options
    open_question = moves.ask.topic in moves.face.open_topics
    if open_question or (meaning is not None and not meaning.strange and len(meaning.moves) > 1):
        throws = any("discard" in deeds for deeds in moves.understanding.evidence.about.deeds)
        if (whole := commands.done_with_all(line, thrown=open_question and not throws)) is not None:
            return Do(whole, "")
    if meaning is not None and not meaning.strange:
        if len(meaning.moves) > 1:
            return Unclear(meaning.moves, [])
        if meaning.sure:
            return Pick(options[meaning.moves[0]])
    command = commands_like(line, commands)
    if isinstance(command, Do):
        return command
    if meaning is None:
        return _to_be_seen(line, moves, commands) or command
    shown = _to_be_seen(line, moves, commands)
    if shown is not None:
        return shown
    if not meaning.strange:
        return Pick(options[meaning.moves[0]], sure=False, clear=meaning.clear)
    if len(meaning.moves) > 1:
        return Unclear(meaning.moves, [], meaning.strange)
    return Unknown(Pick(options[meaning.moves[0]], sure=False))


def _says_only_last(line: str, moves: Moves) -> bool:
    """“The last card”: of what? Only a list has such a one, and that was looked at."""
    idle = moves.understanding.vocabulary.says_nothing
    telling = [word for word in plain(line).split() if not idle(word)]
    return bool(telling) and all(RANKS.get(word) == LAST for word in telling)


def _to_be_seen(line: str, moves: Moves, commands: Commands) -> Do | None:
    """The card that a line wants to see: “show me the blaster”."""
    from brzdek.shell.reading.command_words import SEEING

    word, _, rest = line.partition(" ")
    told = " ".join(word for word in rest.split() if fold(word) not in FILLERS)
    if not told or fold(word) not in SEEING:
        return None
    command = commands.find("card")[1][0]
    return Do(command, told) if can_show(command, told, moves) else None
