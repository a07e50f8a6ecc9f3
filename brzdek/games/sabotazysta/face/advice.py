"""Why a steady player does something in Sabotażysta: what the log tells of somebody, how far it is, what it blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option
from brzdek.core.text import Say
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_named, cell_word, neighbours
from brzdek.games.sabotazysta.cards.pieces import uses
from brzdek.games.sabotazysta.face.advice_words import ADVICE
from brzdek.games.sabotazysta.face.suspecting import bent_away
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.view.view import MineView


def reason(view: MineView, option: Option, say: Say) -> str:
    """Why this card, and why there or on this player."""
    told = say.also(ADVICE)
    if option[0] != "play":
        return told("advice.useless" if option[0] == "discard" else "advice.gold")
    card, target = cast(str, option[1]), option[2]
    sides = "hinder" if view.role in view.saboteurs else "dig"
    match uses(view.catalog)[card]:
        case "break":
            return _of_breaking(view, cast(int, target), sides, told)
        case "repair":
            return _of_repairing(view, option, sides, told)
        case "look_at_goal":
            goals = "; ".join(map(cell_word, _hopeful(view)))
            return told("advice.look", cell=target, goals=goals)
        case "collapse":
            laid = view.laid.get(cell_named(cast(str, target)))
            blocks = laid is not None and uses(view.catalog).get(laid.card) == "dead_end"
            return told(f"advice.collapse.{'free' if sides == 'dig' and not blocks else sides}", cell=target)
        case use:
            return _of_laying(view, option, use, sides, told)


def _of_laying(view: MineView, option: Option, use: str, sides: str, say: Say) -> str:
    cell = cell_named(cast(str, option[2]))
    goal = min(_hopeful(view), key=lambda goal: _far(cell, goal), default=cell)
    edges = view.corridors[cast(str, option[1])][-1 if TURNED in option else 0].open
    ends = [other for side, _, other in neighbours(cell) if edges & side and other not in view.laid]
    far = _far(cell, goal)
    if sides == "hinder":
        nearer = use == "passage" and any(_far(end, goal) < far for end in ends)
        key = "plug" if use == "dead_end" else "innocent" if nearer else "astray"
        return say(f"advice.{key}", goal=cell_word(goal), n=far)
    if use == "dead_end":
        return ""
    known = "known" if len(_hopeful(view)) == 1 else "open"
    if goal in ends:
        return say(f"advice.reach.{known}", goal=cell_word(goal))
    return say(f"advice.nearer.{known}", goal=cell_word(goal), n=far)


def is_unfounded(view: MineView, option: Option) -> bool:
    """Would a miner break a tool of somebody of whom nothing tells that they do harm?"""
    if option[0] != "play" or view.role in view.saboteurs or uses(view.catalog).get(cast(str, option[1])) != "break":
        return False
    return not _clues(view, cast(int, option[2]), Say("en", ADVICE))


def _of_breaking(view: MineView, whom: int, sides: str, say: Say) -> str:
    who = view.names[whom]
    if sides == "hinder":
        next_one = whom == (cast(int, view.seat) + 1) % len(view.names)
        return say("advice.break.next" if next_one else "advice.break.hinder", who=who)
    clues = _clues(view, whom, say)
    return say("advice.break.clues", who=who, clues="; ".join(clues)) if clues else say("advice.break.dig", who=who)


def _of_repairing(view: MineView, option: Option, sides: str, say: Say) -> str:
    whom, left = cast(int, option[2]), _left_broken(view, option)
    who, tools = view.names[whom], ", ".join(view.catalog.tables["tools"][tool].to(say.lang) for tool in left)
    if left:  # it is only a beginning
        return say("advice.repair.own_half" if whom == view.seat else "advice.repair.half", who=who, tools=tools)
    if whom == view.seat:
        return say("advice.repair.own")
    if sides == "hinder":
        return say("advice.repair.hinder", who=who)
    return say("advice.repair.doubtful" if _clues(view, whom, say) else "advice.repair.dig", who=who)


def _left_broken(view: MineView, option: Option) -> list[str]:
    """The tools of a player that stay broken when one is repaired."""
    broken = view.broken[cast(int, option[2])]
    mends = option[3:4] or [tool for tool in cast(str, option[1]).split("_") if tool in broken]
    return [tool for tool in broken if tool not in mends[:1]]


def _clues(view: MineView, seat: int, say: Say) -> list[str]:
    """What somebody has done in this round that a miner hardly does."""
    use = uses(view.catalog)
    ends: list[Cell] = []
    falls: list[Cell] = []
    broken: list[str] = []
    for event in _of_this_round(view):
        match event:
            case events.PathLaid(seat=who, card=card, cell=cell) if who == seat and use[card] == "dead_end":
                ends.append(cell)
            case events.Collapsed(seat=who, cell=cell, card=card) if who == seat and use[card] == "passage":
                falls.append(cell)
            case events.Broke(seat=who, whom=whom) if who == seat:
                broken.append(view.names[whom])
            case _:
                pass
    away = [event.cell for event in bent_away(view, seat)]
    sorts = (("dead", ends), ("away", away), ("fall", falls))
    found = [(key, "; ".join(map(cell_word, cells))) for key, cells in sorts if cells]
    told = [say(f"clue.{key}", cells=cells) for key, cells in found]
    return [*told, say("clue.broke", names=", ".join(dict.fromkeys(broken)))] if broken else told


def _of_this_round(view: MineView) -> Sequence[object]:
    log = view.events()
    begin = max((place for place, event in enumerate(log) if isinstance(event, events.Round)), default=0)
    return log[begin:]


def _hopeful(view: MineView) -> Sequence[Cell]:
    """Face-down goals under which the treasure may lie, as far as one's own maps tell."""
    known = [cell for cell, card in view.findings.items() if card in view.treasures]
    return known or [cell for cell in view.goals if cell not in view.findings]


def _far(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
