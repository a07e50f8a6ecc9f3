"""What attacks of the dragon are to come, and how likely they hit whom."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView, Rival


def attacks_ahead(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """The next attack by a card, and before it those that come anyway until one's own next turn."""
    sure = view.sure_attacks
    if not sure:
        return odds(view, view.cubes_next_attack, "bag.draws", say, style)
    who = ", ".join(view.names[seat] for seat in view.attackers)
    lines = wrapped(say("bag.sure", sure=" + ".join(map(str, sure)), last=sure[-1], who=who), style)
    (further, total), own = cubes_at_stake(view), view.bag[view.me.seat] + view.me.clank
    chances = struck(own, total - own - further, further, sure)
    lines += _told(view, view.me, chances, say, style)
    return [*lines, *odds(view, view.cubes_next_attack, "bag.by_card", say, style)]


def cubes_at_stake(view: RaidView[Any]) -> tuple[int, int]:
    """From how many cubes that hurt everybody, and how many in all, an attack draws, with all the noise in the bag."""
    further = view.further.get("bag", 0) + view.further.get("area", 0)
    return further, sum(view.bag) + sum(thief.clank for thief in view.thieves) + further


def odds(view: RaidView[Any], cubes: int, title: str, say: Say, style: Style) -> list[Line]:
    """How likely an attack with so many cubes hits whom, once all the noise is in the bag."""
    further, total = cubes_at_stake(view)
    draws = min(cubes, total)
    lines = wrapped(say(title, n=draws, of=total), style)
    for thief in view.thieves:
        if not thief.out:
            own = view.bag[thief.seat] + thief.clank + further
            lines += _told(view, thief, hits(own, total, draws), say, style)
    return lines


def _told(view: RaidView[Any], thief: Rival, chances: Sequence[float], say: Say, style: Style) -> Iterator[Line]:
    """``chances``: how likely 0, 1, 2 … damage is."""
    mean = sum(hit * chance for hit, chance in enumerate(chances))
    text = say("bag.hit", who=view.names[thief.seat], percent=_percent(1 - chances[0]), mean=_decimal(mean, say))
    left = view.health - thief.damage
    knocked = sum(chances[left:])
    if knocked:
        text += say("bag.knocked_out", percent=_percent(knocked))
    ink = "bad" if knocked else "you" if thief.seat == view.seat else ""
    yield from wrapped(f"  {text}", style, ink, "    ")


def hits(own: int, total: int, draws: int) -> list[float]:
    """How likely it is that 0, 1, 2 … of the drawn cubes are one's own."""
    ways = math.comb(total, draws)
    return [math.comb(own, hit) * math.comb(total - own, draws - hit) / ways for hit in range(draws + 1)]


def struck(own: int, others: int, further: int, attacks: Sequence[int]) -> list[float]:
    """How likely it is that attacks one after another do 0, 1, 2 … damage: what strikes stays out of the bag, but for
    the further cubes that hurt everybody, which come back before the next one.
    """
    states = {(own, others, 0): 1.0}
    for cubes in attacks:
        after: dict[tuple[int, int, int], float] = defaultdict(float)
        for (mine, rest, hurt), chance in states.items():
            total = mine + rest + further
            draws = min(cubes, total)
            for hit in range(min(mine, draws) + 1):
                for ghosts in range(min(further, draws - hit) + 1):
                    away = draws - hit - ghosts
                    ways = math.comb(mine, hit) * math.comb(further, ghosts) * math.comb(rest, away)
                    if ways:
                        state = (mine - hit, rest - away, hurt + hit + ghosts)
                        after[state] += chance * ways / math.comb(total, draws)
        states = dict(after)
    chances = [0.0] * (max(hurt for _, _, hurt in states) + 1)
    for (_, _, hurt), chance in states.items():
        chances[hurt] += chance
    return chances


def _percent(chance: float) -> int:
    """Rounded, but never to "never" or "always" when it is neither."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def _decimal(number: float, say: Say) -> str:
    text = f"{number:.1f}"
    return text.replace(".", ",") if say.lang == "pl" else text
