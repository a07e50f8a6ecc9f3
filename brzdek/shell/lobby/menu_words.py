"""What people say at the menu: which game they would like to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.shell.lobby.company import PLAYING, company, says_who_plays, spoken
from brzdek.shell.reading.small_words import bare

SHORTEST = 4
"""A shorter word of a title is too little to go by."""


def only_wants_to_play(line: str) -> bool:
    """Is it said that somebody wants to play, and not what?"""
    words = spoken(line)
    return not PLAYING.isdisjoint(words) and company(line) is not None


def who_plays(line: str) -> str:
    """What a line says of those who play."""
    return " ".join(word for word in spoken(line) if says_who_plays(word))


def game_meant(line: str, titles: Mapping[str, Sequence[str]]) -> tuple[str, str] | None:
    """The one game whose title a line speaks of, in some form of it, and what the line says of those who play it.

    Where two titles hold the word alike, the game that is listed first is meant.
    """
    from brzdek.shell.reading.likeness import likest, mistyped, typed_word

    words = spoken(line)
    wanted = [word for word in words if not says_who_plays(word)]
    costs: dict[str, float] = {}
    for name, ways in titles.items():
        for title in ways if wanted else ():
            known = [typed_word(bare(word)) for word in title.split() if len(word) >= SHORTEST]
            found = [likest(word, known, mistyped) for word in wanted]
            if None not in found:
                cost = sum(cost for cost in found if cost is not None)
                costs[name] = min(cost, costs.get(name, cost))
    return (min(costs, key=lambda name: costs[name]), who_plays(line)) if costs else None
