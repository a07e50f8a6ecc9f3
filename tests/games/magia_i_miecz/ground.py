"""Scenes of Magia i Miecz: who stands where with what, one turn played by lines, and what has become of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from brzdek.core.ask import Ask, Option, Together
from brzdek.core.copies import card_of
from brzdek.core.effects.runtime import allowed
from brzdek.core.rulebook import Seat, Setup
from brzdek.games.magia_i_miecz import RULEBOOK
from brzdek.games.magia_i_miecz.rules.state import World, alignment_of, craft, strength
from tests.support import catalog

GAME = "magia_i_miecz"
PEACEFUL = ("pass", "go_on", "done", "end", "roll")
"""What is answered where a scene does not say it, in this order; then no and nothing, then the first option."""
DECLINING = ("no", "none", "nothing", "done")
SQUIRES = ("druid", "samuraj", "szaman", "lotr")
"""Characters who change little where they only carry the baggage."""


def scene(
    me: str,
    *,
    at: str = "miasto",
    to: str = "",
    other: str = "",
    other_at: str = "ruiny",
    here: Sequence[str] = (),
    deck: Sequence[str] = (),
    spell_deck: Sequence[str] = (),
    spaces: Mapping[str, Sequence[str]] | None = None,
    turn: int = 0,
    **state: Any,
) -> World:
    """Two adventurers. The first may go ``to`` a space, where the cards ``here`` lie.

    Everything else is theirs: ``gold`` and ``things`` of the first, ``other_gold`` and ``other_things`` of the second.
    """
    people = [me, other or ("wojownik" if me != "wojownik" else "mnich")]
    squires = [one for one in SQUIRES if one not in people]
    adventurers: dict[int, dict[str, Any]] = {
        seat: {"pair": [character, squires[seat]], "space": space}
        for seat, (character, space) in enumerate(zip(people, (at, other_at), strict=True))
    }
    for name, value in state.items():
        adventurers[int(name.startswith("other_"))][name.removeprefix("other_")] = value
    if to:
        adventurers[0]["offers"] = [to]
    lying = {space: list(cards) for space, cards in {**(spaces or {}), to or at: here}.items()}
    position = {"adventurers": adventurers, "spaces": lying, "deck": list(deck), "turn": turn}
    if spell_deck:
        position["spell_deck"] = list(spell_deck)
    options = {name: option.default for name, option in catalog(GAME).options.items()}
    return RULEBOOK.begin(Setup(GAME, (Seat("Ala"), Seat("Bolek")), 1, options, position), catalog(GAME))


def play(game: World, *lines: str, dice: Iterable[int] = (), never: Iterable[str] = ()) -> World:
    """One turn. A line is given at the first question that it answers; copies may be named by their card alone."""
    game.chance.falls = list(dice)
    left = [*(f"offer {space}" for space in game.adventurers[game.turn].offers), *lines]
    steps = RULEBOOK.turn(game)
    answer: Option | None = None
    try:
        while True:
            ask = steps.send(answer)
            assert not isinstance(ask, Together)
            assert not [line for line in never if _fitting(ask, line)]
            found = _fitting(ask, left[0]) if left else None
            if found is not None:
                left.pop(0)
            answer = found or _peaceful(ask)
    except StopIteration:
        assert not left, f"nobody asked for {left[0]!r}"
    return game


def _fitting(ask: Ask, line: str) -> Option | None:
    words = line.split()
    return next((one for one in ask.options if [card_of(str(word)) for word in one[: len(words)]] == words), None)


def _peaceful(ask: Ask) -> Option:
    for word in PEACEFUL:
        if (word,) in ask.options:
            return (word,)
    return next((one for one in ask.options if one[-1] in DECLINING), ask.options[0])


def told(game: World, names: Iterable[str]) -> Mapping[str, Any]:
    """What has become of these: ``gold`` of the first, ``other_gold`` of the second; ``lies``: where the first is."""
    return {name: _told(game, int(name.startswith("other_")), name.removeprefix("other_")) for name in names}


def _told(game: World, seat: int, word: str) -> Any:
    adventurer = game.adventurers[seat]
    if word in ("strength", "craft"):
        return (strength if word == "strength" else craft)(game, seat)
    if word == "may_cast":
        return allowed(game, seat, "cast")
    if word == "alignment":
        return alignment_of(game, seat)
    if word in ("trophies", "spells", "friends", "things"):
        return sorted(card_of(one) for one in game.zone(word, seat))
    if word == "servants":
        return {card_of(one): serves for one, serves in adventurer.servants.items()}
    if word == "lies":
        return sorted(card_of(one) for one in game.on(adventurer.space))
    return game.chance.falls if word == "dice" else getattr(adventurer, word)
