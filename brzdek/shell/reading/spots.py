"""Lines that tell a place by what lies there: “the crossing below the shaft”."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from brzdek.core.facets import Rank, Whereabouts
from brzdek.core.patterns import pattern
from brzdek.shell.reading.small_words import bare_words, words_of
from brzdek.shell.reading.speech.clauses import main_clause, without_reason
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.verdict import GIVING_UP, Meaning

if TYPE_CHECKING:
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.reading.understand import Understanding

_CELL_END, _CELL_BEGIN = pattern(r"-?\d$"), pattern(r"-?\d")
"""The two numbers of a cell."""
GO = "go"
THING = 2
"""With so many words a move says what is done with which thing; where, is said after that."""


def meaning_there(understanding: Understanding, line: str) -> Meaning | None:
    """What a line means; where it tells a place, no move is meant that leads elsewhere."""
    moves = understanding.moves
    spot = moves.face.spot(moves.view, line)
    if spot is None:
        return understanding.of_line(line)
    clause = without_reason(line)
    if clause and clause != line and understanding.surely(clause) is not None:
        return understanding.meaning(clause)  # a place in the reason for it is not where it is done
    if spot.firm:
        return _at(understanding, spot)
    plain = understanding.of_line(line)
    if plain is not None and plain.sure and not plain.strange and len(plain.moves) == 1:
        return plain
    return _at(understanding, spot) or plain


def _at(understanding: Understanding, spot: Whereabouts) -> Meaning | None:
    """The moves at the place that the rest of the line means, first the one that is most likely meant."""
    options = understanding.moves.ask.options
    ranks = {index: rank for index, option in enumerate(options) if (rank := spot.rank(option)) is not None}
    rest = spot.rest
    meaning = understanding.of_line(rest) if rest else None
    if meaning is None or meaning.strange:
        # What tells the place may have been all of a clause that says what for.
        rest = main_clause(rest)
        meaning = understanding.of_line(rest) if rest else None
    if meaning is None:
        return _vaguely(understanding, rest, ranks)
    there = [move for move in meaning.moves if move in ranks] or _instead(understanding, rest, meaning, ranks)
    if there:
        return _ranked(understanding, meaning, there, ranks)
    if len(meaning.moves) == 1 and not meaning.strange and not spot.concerns(options[meaning.moves[0]]):
        only_goes = options[meaning.moves[0]][0] in understanding.moves.face.careful and _only_goes(spot.rest)
        return None if only_goes else meaning._replace(sure=False)
    return None


def _only_goes(said: str) -> bool:
    """Is “go” all that says to give something up? Beside a place it is said of a way."""
    rid = [deeds for word in bare_words(said) if (deeds := deeds_of(word)) & GIVING_UP]
    return bool(rid) and all(GO in deeds for deeds in rid)


def _instead(understanding: Understanding, rest: str, meaning: Meaning, ranks: Mapping[int, Rank]) -> list[int]:
    """What the same words mean if only the moves at the place are thought of, with the same thing."""
    moves, order = understanding.moves, list(ranks)
    options = moves.ask.options
    found = moves.among([options[move] for move in order]).understanding.of_line(rest) if order else None
    if found is None or found.strange:
        return []  # what is said of the move can only be done elsewhere
    same = {options[move][:THING] for move in meaning.moves}
    return [order[move] for move in found.moves if options[order[move]][:THING] in same]


def _vaguely(understanding: Understanding, rest: str, ranks: Mapping[int, Rank]) -> Meaning | None:
    """All that can be done there, where the rest of a line names nothing."""
    typed = words_of(rest, understanding.known)
    explaining = set(understanding.explaining(typed))
    there = [move for move in ranks if move in explaining]
    if not there or any(understanding.vocabulary.is_named(word) for word in typed):
        return None
    return _ranked(understanding, Meaning(there), there, ranks)


def _ranked(understanding: Understanding, meaning: Meaning, there: Sequence[int], ranks: Mapping[int, Rank]) -> Meaning:
    nearest = min(ranks[move][0] for move in there)
    kept = sorted((move for move in there if ranks[move][0] == nearest), key=lambda move: ranks[move])
    if not understanding.moves.told:
        kept = kept[:1]  # of what is not allowed one reason is enough
    return meaning._replace(moves=kept, sure=meaning.sure and nearest <= 0)


def without_ruled_out(moves: Moves, line: str, meant: Sequence[int]) -> list[int]:
    """Of these moves those that the place allows of which a line speaks, the likeliest first."""
    spot = moves.face.spot(moves.view, line)
    if spot is None or not spot.firm:
        return list(meant)
    ranks = {move: rank for move in meant if (rank := spot.rank(moves.ask.options[move])) is not None}
    return sorted(ranks, key=lambda move: ranks[move])


def with_places_joined(moves: Moves, line: str) -> str:
    """A line in which what only tells a place, or how something lies there, goes with what stands before its comma."""
    first, *others = line.split(",")
    for part in others:
        alone = bool(_CELL_END.search(first) and _CELL_BEGIN.match(part))
        spot = None if alone or not part.strip() else moves.face.spot(moves.view, part)
        only_place = spot is not None and not words_of(spot.rest, moves.understanding.known)
        first += f" {part.strip()}" if only_place else f",{part}"
    return first
