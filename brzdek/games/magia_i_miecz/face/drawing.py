"""What an adventurer has, in a few lines."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.lines import packed
from brzdek.core.text import Say, shortened
from brzdek.games.magia_i_miecz.face import rings
from brzdek.games.magia_i_miecz.face.naming import name, strong
from brzdek.games.magia_i_miecz.rules.state import points
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer, SeenThing
from brzdek.games.magia_i_miecz.view.view import WorldView

INDENT = "  "
INNER, TALISMAN = "inner", "talisman"
"""How one moves on the way to the Crown, and the kind of what opens it."""
DEEP = "    "
"""Below the name of a character."""
UNBROKEN = "\N{NO-BREAK SPACE}"
LEAST_CARRIED = 15
"""Things are not worth listing in less room than that."""
ONE_GLANCE = 200
"""No screen is so wide: it is something that is looked up, and then each player stands on a line."""
SEPARATOR = "   "
"""Between players who share a line."""


def belongings(view: WorldView, things: tuple[SeenThing, ...], say: Say) -> str:
    told: list[str] = []
    for thing in things:
        text = strong(view, thing.copy, say)
        if thing.load:
            carried = [view.catalog.cards[card_of(one)].name.to(say.lang) for one in thing.load]
            text += f"[{', '.join(carried)}]"
        if thing.serves:
            text += f" ({name(view, thing.serves, say)})"
        told.append(text)
    return ", ".join(told)


def pair(view: WorldView, one: SeenAdventurer, say: Say) -> str:
    return " + ".join(name(view, card, say) for card in one.characters)


def own_lines(view: WorldView, one: SeenAdventurer, say: Say, style: Style) -> list[str]:
    """What one's own adventurer has, a few lines."""
    extra = [belongings(view, one.things, say), belongings(view, one.friends, say), *marks(view, one, say)]
    return _packed([*_points(view, one, say), *filter(None, extra)], style)


def points_lines(view: WorldView, one: SeenAdventurer, say: Say, style: Style) -> list[str]:
    """An adventurer's numbers alone."""
    return _packed(_points(view, one, say), style)


def _packed(parts: list[str], style: Style) -> list[str]:
    lines = packed(parts, style.width - 1, INDENT)
    return [part for line in lines for part in textwrap.wrap(line, style.width - 1, subsequent_indent=INDENT)]


def _points(view: WorldView, one: SeenAdventurer, say: Say) -> list[str]:
    """Who it is, and all numbers."""
    head = say("table.toad", n=one.toad) if one.toad else pair(view, one, say)
    points_line = say(
        "table.points",
        strength=_counted(one.strength, one.own_strength, say, view.armed(one.seat)),
        craft=_counted(one.craft, one.own_craft, say),
        endurance=one.endurance,
        start=one.starting_endurance,
        gold=one.gold,
    )
    if one.spells:
        points_line += " · " + say("table.spells", n=one.spells, limit=one.spell_limit)
    return f"{rings.letter(view, one.seat)} {head}, {name(view, one.alignment, say)} · {points_line}".split(" · ")


def with_own(number: int, own: int) -> str:
    """The number that counts now, and in brackets one's own points where they differ."""
    return str(number) if number == own else f"{number} ({own})"


def _counted(number: int, own: int, say: Say, armed: int | None = None) -> str:
    """The number that counts now; behind it one's own points and what one brings into combat, where they differ."""
    notes = [say("table.own", n=own)] if own != number else []
    notes += [say("table.combat", n=armed)] if armed not in (None, number) else []
    return f"{number} ({', '.join(notes)})" if notes else str(number)


def marks(view: WorldView, one: SeenAdventurer, say: Say) -> list[str]:
    """Trophies, quest, lost turns, captivity, what drives one back."""
    told: list[str] = []
    if one.trophies:
        cards = [view.catalog.cards[card_of(copy)] for copy in one.trophies]
        sums = {key: sum(points(card, key) for card in cards) for key in ("strength", "craft")}
        told.append(say("table.trophies", **sums))
    if one.quest:
        told.append(say("table.quest", quest=say(f"quest.{one.quest}")))
    if one.lost:
        told.append(say("table.lost", n=one.lost))
    if one.captive:
        told.append(say("table.captive"))
    if one.fleeing:
        told.append(say("table.fleeing"))
    if one.penalty:
        told.append(say("table.penalty", n=one.penalty))
    if one.prison:
        told.append(say("table.prison", n=one.prison))
    if one.must_reach:
        told.append(say("table.must_reach", space=name(view, one.must_reach, say)))
    if one.bound_for:
        told.append(say("table.bound_for", space=name(view, one.bound_for, say)))
    return told


def near_to_winning(view: WorldView, one: SeenAdventurer, say: Say) -> list[str]:
    """Where somebody is whom little keeps from the Crown, and whether he has what opens the way."""
    has = [say("table.has_talisman")] if one.seat in talisman_owners(view) else []
    if not one.alive or not one.space:
        return has
    if one.seat in view.on_the_crown:
        return [*has, say("table.on_crown")]
    region = view.region(one.space)
    return [*has, say("table.in_region", region=region.within.to(say.lang))] if region.moves == INNER else has


def talisman_owners(view: WorldView) -> set[Word | None]:
    """The players who have a Talisman with them, whoever carries it, and the spaces on which one lies."""
    return {owner for _, owner in view.talismans}


def other_line(view: WorldView, one: SeenAdventurer, say: Say, width: int = 999) -> str:
    """One of the others; long names are cut where the points would not fit."""
    head = f"{rings.letter(view, one.seat)} {one.name}: "
    if one.out:
        return head + say("table.out")
    if not one.alive:
        return head + say("status.none")
    who = say("table.toad", n=one.toad) if one.toad else pair(view, one, say)
    short_points = say("table.short", strength=one.strength, craft=one.craft, endurance=one.endurance, gold=one.gold)
    if one.spells:
        short_points += " " + say("table.short_spells", n=one.spells)
    short_points += "".join(f" · {mark}" for mark in near_to_winning(view, one, say))
    return f"{head}{shortened(who, width - len(head) - len(short_points) - 1)} {short_points}"


def here_lines(view: WorldView, space: str, also: Sequence[str], say: Say, style: Style) -> list[str]:
    """The space on which one stands, with what awaits one there; what does not fit, the command for it tells.

    ``also``: what an expansion tells of it.
    """
    from brzdek.games.magia_i_miecz.face.gists import fitting

    card, seen = view.land(space), view.space(space)
    parts = [say("table.here", space=name(view, space, say))]
    if due := view.draws(space):
        parts.append(say("table.draw", n=due))
    parts += also
    if seen.cards:
        parts.append(say("look.lying", cards=", ".join(strong(view, one, say) for one in seen.cards)))
    room, own = (style.width - 3) * (1 if style.compact else 2), view.adventurer(view.seat or 0).alignment
    told = fitting(card, say, " · ".join(parts), room, alignment=own)
    return textwrap.wrap(told, style.width - 1, subsequent_indent=INDENT)


def carried(view: WorldView, one: SeenAdventurer, say: Say) -> str:
    """What a player's adventurer has with him, which everybody may see; a Talisman is marked anyway."""
    things = tuple([thing for thing in one.things if view.catalog.cards[card_of(thing.copy)].kind != TALISMAN])
    return ", ".join(filter(None, (belongings(view, things, say), belongings(view, one.friends, say))))


def other_lines(view: WorldView, say: Say, style: Style) -> list[str]:
    """The other players with what they carry, as many to a line as there is room for; whose turn it is, is marked.

    On a low screen each has a line at most, and what does not fit on it, the player's sheet tells.
    """
    lines: list[str] = []
    width = style.width - 1
    whole = False
    """Does the last line end with a player of whom nothing stands on another line?"""
    for one in view.adventurers:
        if one.seat == view.seat:
            continue
        head = (">" if one.seat == view.turn else " ") + other_line(view, one, say, style.width - 2)
        things = carried(view, one, say)
        text = f"{head} · {things}" if things else head
        if whole and width < ONE_GLANCE and len(lines[-1]) + len(SEPARATOR) + len(text) <= width:
            lines[-1] += SEPARATOR + text
            continue
        told = textwrap.wrap(text, width, subsequent_indent=INDENT * 2)
        if style.compact:
            told = [shortened(text, width) if len(head) + LEAST_CARRIED <= width else head]
        lines += told
        whole = len(told) == 1
    return lines


def standing_lines(view: WorldView, one: SeenAdventurer, say: Say, style: Style) -> list[str]:
    """A player in the standing: the points, below them what he carries, his trophies and what weighs on him."""
    has = ([carried(view, one, say)] if carried(view, one, say) else []) + marks(view, one, say)
    below = textwrap.wrap(" · ".join(has), style.width - 1, initial_indent=DEEP, subsequent_indent=DEEP)
    return [other_line(view, one, say), *(below if one.alive else [])]


def pile(view: WorldView, deck: str, say: Say) -> str:
    """The name of a pile."""
    names = view.catalog.tables["decks"]
    return names[deck].to(say.lang) if deck in names else say(f"pile.{deck}")


def pile_lines(view: WorldView, say: Say, style: Style) -> list[Line]:
    """How many cards are left in each pile."""
    piles = [f"{pile(view, deck, say)} {n}".replace(" ", UNBROKEN) for deck, n in view.piles.items()]
    lines = textwrap.wrap(say("score.piles", piles=", ".join(piles)), style.width - 1, subsequent_indent=INDENT)
    return [[("dim", line.replace(UNBROKEN, " "))] for line in lines]
