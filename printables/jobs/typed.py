"""Reading single options as they were typed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from brzdek import games
from brzdek.core.catalog.files import OWN, with_bases
from brzdek.core.catalog.source import finish
from brzdek.core.text import clean
from printables.jobs import job
from printables.jobs.job import BadJob, Given, both, hint, refuse


def word_of(given: Given, name: str) -> str | None:
    value = given.get(name)
    return value if isinstance(value, str) else None


def path_of(given: Given, name: str) -> Path | None:
    word = word_of(given, name)
    return Path(word) if word is not None else None


def decks_of(given: Given) -> tuple[Path, ...]:
    """The house decks with those that they extend, the topmost last. BadData: they do not fit together."""
    value = given.get("deck")
    words = (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
    return tuple(with_bases([Path(word) for word in words]))


def game_of(word: str, given: Given) -> tuple[str, Given]:
    """The game that is meant, and the options. The file of a house deck stands for its game with the deck on top.
    BadData: the deck does not say which game it is for.
    """
    if not word.endswith((".yaml", ".yml")):
        return word, given
    from brzdek.core.catalog.own import head_of

    lowest = with_bases([Path(word)])[0]
    doc = head_of(lowest)
    finish(doc)
    known = [*games.NAMES, OWN]
    game = doc.data.get("extends") if isinstance(doc.data, Mapping) else None
    if game not in known:
        near = (game, known) if isinstance(game, str) else None
        doc.problem(("extends",), "whose_file", near=near, allowed=", ".join(known))
        finish(doc)
    more = given.get("deck")
    rest = (more,) if isinstance(more, str) else more if isinstance(more, tuple) else ()
    return str(game), {**given, "deck": (word, *rest)}


def stem_of(game: str, given: Given) -> str:
    """What files are called if nobody says: after the topmost house deck, or the game."""
    decks = decks_of(given)
    return decks[-1].stem if decks else game


def whole_number(given: Given, name: str, low: int, high: int) -> int | None:
    """A whole number within limits, None if it was not given; BadJob for anything else."""
    word = word_of(given, name)
    if word is None:
        return None
    plain = word.strip()
    if not (plain.isascii() and plain.isdecimal() and len(plain) < 6 and low <= int(plain) <= high):
        refuse(name, word, both("whole_allowed", low=low, high=high))
    return int(plain)


def length(given: Given, name: str, low: float, high: float) -> int | None:
    """Millimetres within limits as micrometres, None if they were not given; BadJob for anything else."""
    word = word_of(given, name)
    return None if word is None else job.length_of(name, word, low, high)


def one_of(given: Given, name: str, words: Sequence[str], usual: str) -> str:
    """One of the words; BadJob for any other."""
    return job.one_of(name, word_of(given, name) or usual, words)


def picked(words: str, known: Collection[str], refusal: str) -> list[str]:
    """The ids listed in ``--only``; BadJob, in the words of ``refusal``, for one that is not known."""
    wanted = [word.strip() for word in words.split(",") if word.strip()]
    for word in wanted:
        if word not in known:
            raise BadJob(refusal, id=clean(word)[:60], hint=hint(word, known))
    return wanted
