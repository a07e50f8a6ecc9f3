"""What people say at the menu: which game they would like to play, and with how many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.text import fold
from brzdek.shell.small_words import FILLERS, NUMBERS, bare

PLAYING = frozenset(
    fold(
        "zagrajmy zagraj zagramy gram graj gramy grać zagrać pograć nowa nową nowe gra grę gry gierka rozpocznij zacznij"
        " uruchom włącz start play playing game games new begin launch open run try spróbuj osób osoby graczy people"
        " players with botami boty bots in dla for our nas"
    ).split()
)
"""Words around the title of a game."""
ALONE = frozenset(fold("sam sama solo ja alone me myself single just tylko").split())
SHORTEST = 4
"""A shorter word of a title is too little to go by."""


def only_wants_to_play(line: str) -> bool:
    """Is it said that somebody wants to play, and not what?"""
    words = _words(line)
    return bool(words) and all(word in PLAYING | FILLERS for word in words) and not PLAYING.isdisjoint(words)


def game_meant(line: str, titles: Mapping[str, Sequence[str]]) -> tuple[str, str] | None:
    """The one game whose title a line speaks of, in some form of it, and the numbers in the line.

    Where two titles hold the word alike, the game that is listed first is meant.
    """
    from brzdek.shell.likeness import likest, mistyped, typed_word

    words = [word for word in _words(line) if word not in PLAYING | FILLERS]
    numbers = [word for word in words if word.isdecimal()]
    wanted = [word for word in words if not word.isdecimal()]
    costs: dict[str, float] = {}
    for name, ways in titles.items():
        for title in ways if wanted else ():
            known = [typed_word(bare(word)) for word in title.split() if len(word) >= SHORTEST]
            found = [likest(word, known, mistyped) for word in wanted]
            if None not in found:
                cost = sum(cost for cost in found if cost is not None)
                costs[name] = min(cost, costs.get(name, cost))
    return (min(costs, key=lambda name: costs[name]), " ".join(numbers)) if costs else None


def number_meant(answer: str) -> int | None:
    """The number that an answer names, in digits or words; "alone" is one person."""
    words = _words(answer)
    numbers = [int(word) for word in words if word.isdecimal() and len(word) < 4]
    if len(numbers) == 1:
        return numbers[0]
    return 1 if not numbers and words and not ALONE.isdisjoint(words) else None


def _words(line: str) -> list[str]:
    return [NUMBERS.get(word, word) for word in map(bare, fold(line).split()) if word]
