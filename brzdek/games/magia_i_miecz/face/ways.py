"""Where a roll leads, and how far it is to a space: chances and obstacles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product, takewhile
from typing import TypeAlias

from brzdek.core.ask import Option, Word
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import inside
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.face.naming import card_text, counted, has_both, name, names, strong
from brzdek.games.magia_i_miecz.view.seen import FightOdds
from brzdek.games.magia_i_miecz.view.view import WorldView

DIE = range(1, 7)
FAR = 3
"""How many turns ahead chances are told."""
GATE_DICE = 2
ROADS = 3
VORTEX, ABYSS_GATE = "wir_otchlani", "nadprzestrzenna_brama"
MOST_DICE = 3
OUTCOMES = ("won", "drawn", "lost")


def percent(part: float, whole: float = 1) -> int:
    """Rounded, but never to "never" or "always" when it is neither."""
    share = part / whole
    return min(99, max(1, round(100 * share))) if 0 < share < 1 else round(100 * share)


def percents(parts: Sequence[float]) -> list[int]:
    """All shares of a whole: whole numbers that make a hundred, none of what can be told as nothing."""
    whole = sum(parts)
    found = [percent(part, whole) for part in parts]
    missing = 100 - sum(found)

    def bears_it(place: int) -> tuple[float, bool, float]:
        """The one most rounded, and of two that are alike none."""
        rounded = round(abs(found[place] - 100 * parts[place] / whole), 6)
        return rounded, parts.count(parts[place]) == 1, parts[place]

    if missing:
        found[max(range(len(parts)), key=bears_it)] += missing
    return found


def win_chance(odds: FightOdds) -> int:
    return percent(odds.won, odds.all)


def chance(view: WorldView, party: Sequence[Word], say: Say) -> str:
    """How likely one beats these together; and how one would fight where their cards leave it open."""
    told = f"{win_chance(view.odds(party))}%"
    return f"{told} {name(view, view.sorts(party[0])[0], say)}" if two_sided(view, party) else told


def two_sided(view: WorldView, foes: Sequence[Word]) -> bool:
    """Does one of them have both attributes, so that its card alone does not tell how it fights?"""
    return any(has_both(view, one) for one in foes)


def odds_line(view: WorldView, foes: Sequence[Word], how: str, say: Say) -> str:
    """The chances in a combat of a sort with one, or with several together."""
    odds = view.odds(foes, how=how)
    shares = dict(zip(OUTCOMES, percents([getattr(odds, key) for key in OUTCOMES]), strict=True))
    together = " + ".join(strong(view, one, say) for one in foes)
    return say("look.odds_line", foe=together, how=name(view, how, say), **shares)


def choice_of_sorts(view: WorldView, foe: Word, say: Say) -> str:
    """Where one chooses how to fight: how likely one wins in each way."""
    told = [f"{name(view, how, say)} {win_chance(view.odds(foe, how=how))}%" for how in view.sorts(foe)]
    return f"({', '.join(told)})"


def space_of(view: WorldView, space: str) -> SpaceCard:
    return view.land(space)


def place(view: WorldView, space: str, say: Say, *, odds: bool = False) -> str:
    """A space with what lies and stands there; ``odds``: and how one would fare against it."""
    seen = view.space(space)
    key = "look.mark_bound" if seen.bound else "look.mark"
    there = [say(key, mark=mark[-1]) if say.knows(key) else mark for mark in seen.marks]
    enemies = [one for one in seen.cards if odds and view.catalog.cards[card_of(one)].kind == "enemy"]
    for party in view.parties(enemies):
        there.append(f"{' + '.join(strong(view, one, say) for one in party)} {chance(view, party, say)}")
    there += counted(strong(view, one, say) for one in seen.cards if one not in enemies)
    there += [view.names[seat] for seat in seen.seats if seat != view.seat]
    there += [say("look.gold", n=seen.gold)] if seen.gold else []
    there += [say("look.hidden", n=seen.hidden)] if seen.hidden else []
    draw = view.draws(space)
    if odds and draw > 1:
        there.insert(0, say("table.draw", n=draw))
    return name(view, space, say) + (f" ({', '.join(there)})" if there else "")


def spaces_grouped(view: WorldView, spaces: Sequence[str], say: Say) -> list[tuple[str, list[int]]]:
    """The places of many spaces among which one chooses, by region; in a single one by what is found there."""
    regions = {space: view.region(space).name.to(say.lang) for space in spaces}
    groups: dict[str, list[int]] = {}
    if len(set(regions.values())) > 1:
        for place_in_list, space in enumerate(spaces):
            groups.setdefault(regions[space], []).append(place_in_list)
        return list(groups.items())
    groups = {"lying": [], "instruction": [], "drawing": []}
    for place_in_list, space in enumerate(spaces):
        seen = view.space(space)
        lies = seen.cards or seen.gold or seen.hidden or any(seat != view.seat for seat in seen.seats)
        groups["lying" if lies else "drawing" if space_of(view, space).draw else "instruction"].append(place_in_list)
    return [(say(f"menu.{key}"), places) for key, places in groups.items() if places]


def own_alignment(view: WorldView) -> str:
    """The reader's, if there is an adventurer."""
    return "" if view.seat is None else view.adventurer(view.seat).alignment


def prospect(view: WorldView, space: str, say: Say, width: int) -> str:
    """A space in a list of those one may go to: what lies there, then what awaits one."""
    from brzdek.games.magia_i_miecz.face.gists import fitting

    card = space_of(view, space)
    told = place(view, space, say)
    if view.space(space).bound:
        return told
    if card.draw:
        due = view.draws(space)
        return f"{told} – {say('table.draw', n=due)}" if due else told
    return fitting(card, say, told, width, " – ", alignment=own_alignment(view))


def left_on_the_way(view: WorldView, space: str, say: Say) -> str:
    """What of one's own does not come along to another region."""
    if view.seat is None or space not in view.rings:
        return ""
    own = view.adventurer(view.seat)
    region = view.region(space)
    if not own.space or region == view.region(own.space):
        return ""
    told = ""
    for key, cards in (("option.loses", region.bars), ("option.leaves", region.leaves)):
        lost = [copy for copy in own.carried if card_of(copy) in cards]
        told += say(key, cards=names(view, lost, say)) if lost else ""
    return told


def only_friend(view: WorldView) -> str:
    """The one friend of whom it is asked whether he fights; "": there are none, or several."""
    friends = view.adventurer(view.seat).friends if view.seat is not None else ()
    return friends[0].copy if len(friends) == 1 else ""


def crossing(view: WorldView, option: Option, say: Say) -> str:
    """A way over the bridge or to the Portal, with what one meets there."""
    spot, left = view.crossing(option)
    card = space_of(view, spot)
    if option[0] == "portal":
        return say("option.portal_way", **gate_chances(view)) + say("option.by_way", way=name(view, option[1], say))
    guard = ""
    if card.guard:
        guard = say("option.guard", guard=strong(view, card.guard, say), percent=win_chance(view.odds(card.guard)))
    text = say("option.cross", space=name(view, card.bridge, say), guard=guard)
    text += say("option.steps_left", n=left) if left else ""
    return text + say("option.by_way", way=name(view, option[1], say))


def landings(view: WorldView, roll: int, say: Say) -> list[str]:
    """Where a roll leads, in words."""
    told: list[str] = []
    for option in view.landings(roll):
        if option[0] in ("go", "step", "back", "passage"):
            told.append(place(view, str(option[1]), say, odds=True))
        elif option[0] in ("cross", "portal"):
            told.append(crossing(view, option, say))
        else:
            told.append(say(f"option.{option[0]}"))
    return list(dict.fromkeys(told))


def rafts(view: WorldView, say: Say) -> list[str]:
    """What a raft would do, in words."""
    return [
        say("option.raft", one=place(view, str(option[1]), say, odds=True))
        if option[0] == "raft"
        else say("option.build")
        for option in view.rafts
    ]


# -- how far it is


@lru_cache(maxsize=8)
def throws(dice: int) -> Mapping[int, float]:
    """How likely each sum of so many dice is; none: one step."""
    if not dice:
        return {1: 1.0}
    sums = Counter(map(sum, product(DIE, repeat=min(dice, MOST_DICE))))
    return {total: count / sum(sums.values()) for total, count in sums.items()}


def chances(size: int, distance: int, dice: int) -> list[float]:
    """How likely a space so far clockwise in a ring is landed on within 1, 2 … turns by whoever goes for it."""
    goal = distance % size
    reached = [float(place == goal) for place in range(size)]
    found: list[float] = []
    for _ in range(FAR):
        reached = [
            1.0
            if here == goal
            else sum(
                often * max(reached[(here + roll) % size], reached[(here - roll) % size])
                for roll, often in throws(dice).items()
            )
            for here in range(size)
        ]
        found.append(reached[0])
    return found


def way_to(view: WorldView, goal: str, say: Say) -> list[str]:
    """How to come to a space: within a ring how far it is and how likely, otherwise what stands in the way."""
    assert view.seat is not None
    here = view.adventurer(view.seat).space
    if goal == here:
        return [say("way.there")]
    ours, theirs = view.region(here), view.region(goal)
    if ours == theirs:
        return WITHIN[ours.moves](view, here, goal, say)
    if ours.board == theirs.board:
        return _on_the_rings(view, here, goal, say)
    leaving = LEAVING[ours.moves](view, here, goal, say) if ours.moves in LEAVING else []
    entering = ENTERING[theirs.moves](view, here, goal, say) if theirs.moves in ENTERING else []
    return [*leaving, *entering]


def regions_in_play(view: WorldView) -> dict[str, tuple[str, ...]]:
    """The names of the regions of which there are spaces."""
    there = {view.land(one).region for one in view.rings}
    return {one: tuple(region.name) for one, region in view.regions.items() if one in there}


def ways_into(view: WorldView, region: str, say: Say) -> list[str]:
    """How to come into a region."""
    goal = next(one for one in view.rings if view.land(one).region == region)
    return way_to(view, goal, say)


def _on_the_rings(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    """Over the river and through the Portal."""
    start, end = space_of(view, here), space_of(view, goal)
    if start.region == "inner":
        return [say("way.back")]
    lines: list[str] = []
    if start.region == "outer" or end.region == "outer":
        lines += over_river(view, here, say)
    if end.region == "inner":
        lines += through_gate(view, here if start.region == "middle" else "", say)
        lines += _inside(view, here, goal, say)
    return lines


def _around(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    ring = view.ring[space_of(view, here).region]
    far = (ring.index(goal) - ring.index(here)) % len(ring)
    distance = say("way.ring", space=name(view, goal, say), cw=far, acw=len(ring) - far)
    if view.steps and view.turn == view.seat:
        key = "way.by_this_roll" if ("go", goal) in view.landings(view.steps) else "way.not_by_this_roll"
        return [distance, say(key, n=view.steps)]
    likely = [percent(one) for one in chances(len(ring), far, view.move_dice)]
    most = 6 * max(1, view.move_dice)
    hits = [str(roll) for roll in range(1, most + 1) if ("go", goal) in view.landings(roll)]
    return [
        distance,
        say("way.rolls", rolls=", ".join(hits)) if hits else say("way.no_roll"),
        say("way.chances", one=likely[0], two=likely[1], three=likely[2]),
        *_uncounted(view, say),
    ]


def _uncounted(view: WorldView, say: Say) -> list[str]:
    """What of one's own leads elsewhere than a roll does, which no chance counts."""
    from brzdek.games.magia_i_miecz.cards.move_verbs import TravelTo

    own = view.adventurer(view.seat or 0)
    return [
        say("way.uncounted", card=name(view, copy, say), text=card_text(view, copy, say))
        for copy in (*own.characters, *own.carried, *view.hand)
        for effect in (view.catalog.cards[card_of(copy)].effects.get(key) for key in ("use", "cast"))
        if effect is not None and any(isinstance(part, TravelTo) for part in (effect, *inside(effect)))
    ]


def over_river(view: WorldView, here: str, say: Say) -> list[str]:
    """Bridge and raft."""
    region = space_of(view, here).region
    ring = view.ring[region]
    lines: list[str] = []
    for spot in ring:
        card = space_of(view, spot)
        if card.bridge:
            far = (ring.index(spot) - ring.index(here)) % len(ring)
            near = min(far, len(ring) - far)
            key = "way.bridge" if near < 6 * max(1, view.move_dice) else "way.bridge_far"
            lines.append(say(key, space=name(view, spot, say), cw=far, acw=len(ring) - far, n=near))
            barred = region == "outer" and view.space(spot).bound and say.knows("way.bridge_bound")
            if barred:
                lines.append(say("way.bridge_bound", space=name(view, spot, say)))
            elif card.guard:
                lines.append(_fight(view, card.guard, say))
    from brzdek.games.magia_i_miecz.face.instructed import led_over

    return [*lines, *rafts(view, say), say("way.raft"), *led_over(view, region, say)]


def _fight(view: WorldView, foe: str, say: Say) -> str:
    return odds_line(view, (foe,), view.sorts(foe)[0], say)


def through_gate(view: WorldView, here: str, say: Say) -> list[str]:
    """The Portal: two dice, at most Strength or Craft."""
    ring = view.ring["middle"]
    spot = next(space for space in ring if space_of(view, space).gate)
    text = say("way.gate", **gate_chances(view))
    if here:
        far = (ring.index(spot) - ring.index(here)) % len(ring)
        text += say("way.gate_far", cw=far, acw=len(ring) - far)
    return [text]


def gate_chances(view: WorldView) -> dict[str, int]:
    """How likely the Portal opens by force and by Craft."""
    one = view.adventurer(view.seat or 0)
    return {
        key: percent(sum(often for total, often in throws(GATE_DICE).items() if total <= getattr(one, key)))
        for key in ("strength", "craft")
    }


def _inside(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    return inside_told(view, say)


def inside_told(view: WorldView, say: Say) -> list[str]:
    """One space a turn; whoever has no Talisman does not come to the end."""
    held = [
        f"{name(view, copy, say)} ({name(view, _owner(view, owner), say)})"
        for copy, owner in view.talismans
        if owner is not None
    ]
    return [say("way.inner"), say("way.talismans", cards=", ".join(held)) if held else say("way.no_talismans")]


def _along(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    """Along the spiral: towards the Treasury by rolls, back only in flight or after a lost combat."""
    order = view.ring[space_of(view, here).region]
    far = order.index(goal) - order.index(here)
    text = say("way.on" if far > 0 else "way.behind", space=name(view, goal, say), n=abs(far))
    if far <= 0:
        return [text]
    stops = goal == order[-1]
    likely = [percent(one) for one in chances_along(far, view.move_dice, stops)]
    return [text, say("way.chances", one=likely[0], two=likely[1], three=likely[2])]


def chances_along(far: int, dice: int, stops: bool) -> list[float]:
    """How likely a space so far ahead is landed on within 1, 2 … turns; ``stops``: nobody can go past it."""
    reached = [1.0, *[0.0] * far]
    found: list[float] = []
    for _ in range(FAR):
        reached = [
            1.0
            if not left
            else sum(
                often * (reached[left - roll] if roll <= left else float(stops)) for roll, often in throws(dice).items()
            )
            for left in range(far + 1)
        ]
        found.append(reached[far])
    return found


def _out_of_dungeon(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    """By the Treasury, or in flight by the entrance to where a doorway lies."""
    order = view.ring[space_of(view, here).region]
    place = order.index(here)
    told = [say("way.treasury", n=len(order) - 1 - place), say("way.flight", n=place)]
    doors = [name(view, space, say) for space in view.doorways]
    return [*told, say("way.doors", spaces=", ".join(doors)) if doors else say("way.no_doors")]


def _into_dungeon(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    doors = [name(view, space, say) for space in view.doorways]
    order = view.ring[space_of(view, goal).region]
    deep = [say("way.deep", space=name(view, goal, say), n=order.index(goal))] if goal != order[0] else []
    return [say("way.doors", spaces=", ".join(doors)) if doors else say("way.no_doors"), say("way.dungeon"), *deep]


def drifting(view: WorldView, here: str, goal: str) -> list[float]:
    """How likely the roads carry somebody onto a space within 1, 2 … turns, as the dice fall."""
    reached = {space: float(space == goal) for space in view.ring[space_of(view, here).region]}
    found: list[float] = []
    for _ in range(FAR):
        before = reached
        reached = {
            space: 1.0 if space == goal else sum(before[road] for road in space_of(view, space).roads) / ROADS
            for space in before
        }
        found.append(reached[here])
    return found


def _by_road(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    roads = space_of(view, here).roads
    rolls = [f"{2 * place + 1}–{2 * place + 2}" for place, road in enumerate(roads) if road == goal]
    likely = [percent(one) for one in drifting(view, here, goal)]
    return [
        say("way.rolls", rolls=", ".join(rolls)) if rolls else say("way.no_roll"),
        say("way.chances", one=likely[0], two=likely[1], three=likely[2]),
    ]


def _out_of_abyss(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    """Through the Vortex, wherever it leads."""
    if space_of(view, here).id == VORTEX:
        return [say("way.vortex", space=name(view, VORTEX, say))]
    return [say("way.vortex", space=name(view, VORTEX, say)), *_by_road(view, here, VORTEX, say)]


def _into_abyss(view: WorldView, here: str, goal: str, say: Say) -> list[str]:
    """The five ways, and how likely one is found worthy."""
    card = view.catalog.cards[card_of(view.adventurer(view.seat or 0).characters[0])]
    least = getattr(card, "strength", 0) + getattr(card, "craft", 0)
    chance = percent(sum(often for total, often in throws(GATE_DICE).items() if total >= least))
    return [say("way.abyss", space=name(view, ABYSS_GATE, say), n=least, percent=chance)]


Told: TypeAlias = Callable[[WorldView, str, str, Say], list[str]]
"""The way from a space to another, in words."""
WITHIN: Mapping[str, Told] = {"ring": _around, "inner": _inside, "spiral": _along, "roads": _by_road}
"""Within a region, by the word of its movement."""
LEAVING: Mapping[str, Told] = {"spiral": _out_of_dungeon, "roads": _out_of_abyss}
"""Out of a region that has a board of its own."""
ENTERING: Mapping[str, Told] = {"spiral": _into_dungeon, "roads": _into_abyss}
"""Into such a region."""


def _owner(view: WorldView, owner: object) -> object:
    """A carrier stands for whoever owns it."""
    for one in view.adventurers:
        if owner in [thing.copy for thing in (*one.things, *one.friends)]:
            return one.seat
    return owner


def named(view: WorldView, line: str, say: Say) -> Sequence[str]:
    """The spaces that a typed name means."""
    wanted = fold(line.strip())
    names = {one: fold(name(view, one, say)) for one in view.rings}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [one for one, text in names.items() if fits(text, wanted) or one == wanted]
        if found:
            return found
    likeness = {one: [_alike(word, text) for word in wanted.split()] for one, text in names.items()}
    best = max((sum(found) for found in likeness.values() if all(found)), default=0)
    return [one for one, found in likeness.items() if all(found) and sum(found) == best]


def _alike(word: str, text: str) -> int:
    """How much of a word begins one of the name, if it may be that one inflected: "miasta", "gospody"; 0: it is not."""
    least = len(word) if len(word) <= 3 else max(3, len(word) - 3)
    shared = max((_shared(word, one) for one in text.split()), default=0)
    return shared if shared >= least else 0


def _shared(one: str, other: str) -> int:
    """With how many letters both begin."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))
