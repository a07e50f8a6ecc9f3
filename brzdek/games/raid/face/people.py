"""The players on the table, a line each: where they are, health, gold, noise, what they carry."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from brzdek.core.drawing import Fragment, Line, Style
from brzdek.core.lines import width_of
from brzdek.core.text import Say, shortened
from brzdek.games.raid.face.naming import tokens
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import room_name
from brzdek.games.raid.face.signs import ARTIFACT
from brzdek.games.raid.view.view import RaidView, Rival

HURT = 3
"""With so much health left or less, it is time to worry."""
LONGEST_NAME = 12
"""Letters of a player's name in the list of players."""
TELLING = ("gold", "clank")
"""What is counted of others however short the room is."""
ANY_WIDTH = 999


def players(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """Everybody. All lines are shortened alike if one has no room for its cubes in the bag, or on a low screen one of
    the others none for what it carries.
    """
    room = style.width - 1 if style.unicode else ANY_WIDTH
    heads = _heads(view, say)
    in_full = [[*head, *_standing(view, thief, say)] for head, thief in zip(heads, view.thieves, strict=True)]
    if all(
        _has_room(view, thief, room - width_of(line), say, style)
        for thief, line in zip(view.thieves, in_full, strict=True)
    ):
        lines = [_with_loot(view, thief, line, say, style) for thief, line in zip(view.thieves, in_full, strict=True)]
    else:
        lines = [_shortened(view, thief, head, say, style) for thief, head in zip(view.thieves, heads, strict=True)]
    return [line for several in lines for line in several]


def _has_room(view: RaidView[Any], thief: Rival, room: int, say: Say, style: Style) -> bool:
    beside = _all_of_it(view, thief, say) if style.compact and thief.seat != view.seat else ""
    return len(_bag(view, thief, say, "bag.short")) + len(beside) <= room


def in_a_line(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """Oneself as always, and all others in no more lines than they take one after the other."""
    own = [
        line
        for thief, head in zip(view.thieves, _heads(view, say), strict=True)
        if thief.seat == view.seat
        for line in _shortened(view, thief, head, say, style)
    ]
    told = []
    for thief in view.thieves:
        if thief.seat != view.seat:
            standing = say(f"out.{thief.out}") if thief.out else _where(view, thief, say)
            loot = _in_signs(view, thief, say).replace(" · ", ", ")
            told.append(f"{shortened(view.names[thief.seat], LONGEST_NAME)}: {standing}{loot}")
    return [*own, *wrapped("  " + " · ".join(told), style, "", "  ")] if told else own


def _heads(view: RaidView[Any], say: Say) -> list[Line]:
    """Whose turn it is, and the names, all of the same width."""
    shown = [
        shortened(view.names[thief.seat], LONGEST_NAME) + (f" ({say('you')})" if thief.seat == view.seat else "")
        for thief in view.thieves
    ]
    width = max(map(len, shown))
    return [
        [
            ("key", "> " if thief.seat == view.turn and not view.over else "  "),
            ("you" if thief.seat == view.seat else "", f"{who:<{width}}  "),
        ]
        for thief, who in zip(view.thieves, shown, strict=True)
    ]


def _standing(view: RaidView[Any], thief: Rival, say: Say) -> list[Fragment]:
    if thief.out:
        return [("dim", say(f"out.{thief.out}") + " · " + say("amount.gold", n=thief.gold))]
    facts = [say(f"amount.{kind}", n=count) for kind, count in thief.belongings.items()]
    return [
        ("", room_name(view, thief.room, say) + " · "),
        _health(view, thief, say("amount.health", n=view.health - thief.damage, of=view.health)),
        ("", " · " + " · ".join(facts)),
    ]


def _health(view: RaidView[Any], thief: Rival, text: str) -> Fragment:
    return "bad" if view.health - thief.damage <= HURT else "", text


def _with_loot(view: RaidView[Any], thief: Rival, line: Line, say: Say, style: Style) -> list[Line]:
    """The line of a player with the cubes in the bag and what the player carries, in a line of its own if it has to
    be.
    """
    room = style.width - 1 - width_of(line) if style.unicode else ANY_WIDTH
    bags = [_bag(view, thief, say, key) for key in ("bag.long", "bag.short")]
    for bag in bags:
        if len(bag) + len(_all_of_it(view, thief, say)) <= room:
            return [[*line, ("", bag), ("gold", _all_of_it(view, thief, say))]]
    bag = next((text for text in bags if len(text) <= room), "")
    return [[*line, ("", bag)], *_loot_below(view, thief, say, style)]


def _loot_below(view: RaidView[Any], thief: Rival, say: Say, style: Style) -> list[Line]:
    own = ", ".join(tokens(view, thief.tokens, say))
    return wrapped(f"    {own}", style, "gold", "    ") if own else []


# -- as short as can be


def _shortened(view: RaidView[Any], thief: Rival, head: Line, say: Say, style: Style) -> list[Line]:
    """A player in one line. One's own things are never left out: where they do not fit they take another line."""
    if thief.out:
        return _with_loot(view, thief, [*head, *_standing(view, thief, say)], say, style)
    room = style.width - 1 - width_of(head)
    ways = list(_ways_to_tell(view, thief, say))
    text, bag, loot = next((told for told in ways if len("".join(told)) <= room), ways[-1])
    below = _loot_below(view, thief, say, style) if thief.seat == view.seat and not loot else []
    return [[*head, _health(view, thief, text), ("", bag), ("gold", loot)], *below]


def _counted(view: RaidView[Any], thief: Rival, kinds: Collection[str], say: Say) -> str:
    """Where a player is, and how many there are of these; gold and the like only where there is any."""
    amounts = {kind: count for kind, count in thief.belongings.items() if kind in kinds and (count or kind == "clank")}
    told = [say(f"amount.{kind}", n=count) for kind, count in amounts.items()]
    return ", ".join([_where(view, thief, say), *told])


def _where(view: RaidView[Any], thief: Rival, say: Say) -> str:
    return f"{room_name(view, thief.room, say)}, {say('amount.health_left', n=view.health - thief.damage)}"


def _ways_to_tell(view: RaidView[Any], thief: Rival, say: Say) -> Iterator[tuple[str, str, str]]:
    """A player, the cubes in the bag and what the player carries, from all of it to next to nothing."""
    bag = _bag(view, thief, say, "bag.short")
    everything = _counted(view, thief, thief.belongings, say)
    yield everything, bag, _all_of_it(view, thief, say)
    if thief.seat == view.seat:
        yield everything, bag, ""
        yield everything, "", ""
        return
    own, signs = tokens(view, thief.tokens, say), _in_signs(view, thief, say)
    for counted in (everything, _counted(view, thief, TELLING, say)):
        for count in range(len(own) - 1, 0, -1):
            yield counted, bag, f" · {', '.join(own[:count])} + {say('loot.things', n=len(own) - count)}"
        yield counted, bag, signs
    yield _counted(view, thief, TELLING, say), "", signs


def _in_signs(view: RaidView[Any], thief: Rival, say: Say) -> str:
    """Artifacts as they are drawn on the map, and how many other things there are: " · ♦10 + 2 rzeczy"."""
    pieces = [view.pieces[token] for token in thief.tokens]
    worth = sorted((piece.points for piece in pieces if piece.kind == "artifact"), reverse=True)
    others = len(pieces) - len(worth)
    parts: Sequence[str] = [
        *([" ".join(f"{ARTIFACT}{points}" for points in worth)] if worth else []),
        *([say("loot.things", n=others)] if others else []),
    ]
    return f" · {' + '.join(parts)}" if parts else ""


def _bag(view: RaidView[Any], thief: Rival, say: Say, key: str) -> str:
    return "" if thief.out else say(key, n=view.bag[thief.seat])


def _all_of_it(view: RaidView[Any], thief: Rival, say: Say) -> str:
    own = tokens(view, thief.tokens, say)
    return f" · {', '.join(own)}" if own else ""
