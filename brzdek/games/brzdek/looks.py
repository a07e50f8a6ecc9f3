"""Commands of Brzdęk! that show something: the map, ways, the row, one's deck, the bag, the market."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from brzdek.core.face import Line, Look, Style
from brzdek.core.text import Lang, Say, Text, fold
from brzdek.games.brzdek import panels
from brzdek.games.brzdek.face_words import FACE
from brzdek.games.brzdek.goals import find_goal, goal_words
from brzdek.games.brzdek.naming import capital, name, text_of
from brzdek.games.brzdek.panels import wrapped
from brzdek.games.brzdek.places import features, hindrances, room_line, room_name
from brzdek.games.brzdek.view import HeistView, RaidView, Rival
from brzdek.games.brzdek.ways import BOOTS, MONSTERS, Beyond, Path, Purse, Walk, beyond, purse_of, reach, way

Show: TypeAlias = Callable[[HeistView, str, Say, Style], list[Line]]
Offers: TypeAlias = Callable[[HeistView, Lang], Sequence[str]]


def means(rest: str, words: Text) -> bool:
    """Is the rest of the line one of these words, in either language?"""
    return fold(rest) in [fold(word) for text in words for word in text.split("|")]


# -- the map and ways


def show_map(view: HeistView, rest: str, say: Say, style: Style) -> list[Line]:
    """The map; with "all" or "list", rooms in words; with a number, one room."""
    from brzdek.games.brzdek.drawing import draw_map, list_rooms

    if rest.isdecimal() and len(rest) < 5:
        if int(rest) in view.board.rooms:
            return wrapped(capital(room_line(view, int(rest), say)), style)
        return [[("bad", say("map.no_room", room=rest))]]
    if means(rest, FACE["word.all"]):
        return list_rooms(view, say, style, all_rooms=True)
    if means(rest, FACE["word.list"]):
        return list_rooms(view, say, style, all_rooms=False)
    return draw_map(view, say, style)


def where(view: HeistView, rest: str, say: Say, style: Style) -> list[Line]:
    """Rooms in reach now, or with as many boots and swords as the line says."""
    purse = purse_of(view)
    numbers = [int(word) for word in rest.split() if word.isdecimal() and len(word) < 4]
    if numbers:
        purse = replace(purse, boots=numbers[0], tired=False)
    if len(numbers) > 1:
        purse = replace(purse, swords=numbers[1])
    have = [say("boots", n=purse.boots), say("swords", n=purse.swords)]
    if purse.teleports:
        have.append(say("teleports", n=purse.teleports))
    lines: list[Line] = [[("title", say("where.title", have=", ".join(have)))]]
    if view.me.out:
        return [[("dim", say("where.out"))]]
    reached = reach(view, purse)
    if purse.tired:
        lines.append([("bad", say("room.exhausted"))])
    lines += [line for walk in reached.values() for line in _in_reach(view, walk, purse, say, style)]
    if not reached:
        lines.append([("dim", say("where.nothing"))])
    further = beyond(view, purse, reached)
    if further:
        lines.append([("title", say("where.beyond"))])
        lines += [line for step in further for line in _out_of_reach(view, step, say, style)]
    return lines


def _in_reach(view: HeistView, walk: Walk, purse: Purse, say: Say, style: Style) -> list[Line]:
    costs = [say("boots", n=walk.boots)] if walk.boots or not walk.teleports else []
    if walk.teleports:
        costs.append(say("teleports", n=walk.teleports))
    swords = min(walk.monsters, purse.swords)
    if swords:
        costs.append(say("swords", n=swords))
    if walk.monsters > swords:
        costs.append(say("damage", n=walk.monsters - swords))
    if len(walk.rooms) > 1:
        costs.append(say("where.via", rooms=", ".join(map(str, walk.rooms[:-1]))))
    found = features(view, walk.room, say)
    text = f"  {capital(room_name(view, walk.room, say))}: {', '.join(costs)}"
    return wrapped(text + (f" – {', '.join(found)}" if found else ""), style, "", "      ")


def _out_of_reach(view: HeistView, step: Beyond, say: Say, style: Style) -> list[Line]:
    values = {"n": step.missing} if step.why in (BOOTS, MONSTERS) else {}
    text = f"  {capital(room_name(view, step.room, say))}: {say(f'why.{step.why}', **values)}"
    found = features(view, step.room, say)
    text += f" ({say('where.from', room=step.start)})"
    return wrapped(text + (f" – {', '.join(found)}" if found else ""), style, "dim", "      ")


def show_way(view: HeistView, rest: str, say: Say, style: Style) -> list[Line]:
    """The cheapest way somewhere; with a key in the market also the way with a key."""
    goal = find_goal(view, rest, say)
    if goal is None:
        return wrapped(say("way.how"), style, "bad" if rest else "dim")
    if not goal.rooms:
        return [[("bad", say("way.none_left", goal=goal.name))]]
    if view.me.out:
        return [[("dim", say("where.out"))]]
    if view.me.room in goal.rooms:
        return [[("good", say("way.here", goal=goal.name))]]
    key = view.has_good("key")
    found = way(view, goal.rooms, key=key)
    with_key = None if key else way(view, goal.rooms, key=True)
    lines: list[Line] = []
    if found is None:
        lines.append([("bad", say("way.no_way" if with_key is None else "way.needs_key", goal=goal.name))])
    else:
        lines += _path(view, found, say("way.title", goal=goal.name), say, style)
    if with_key is not None and (found is None or with_key.cost < found.cost):
        lines += _path(view, with_key, say("way.with_key"), say, style)
    if view.board.start in goal.rooms and not view.me.artifacts:
        lines.append([("bad", say("way.needs_artifact"))])
    return lines


def _path(view: HeistView, path: Path, title: str, say: Say, style: Style) -> list[Line]:
    costs = [say("boots", n=path.boots)]
    if path.monsters:
        costs.append(say("monsters", n=path.monsters))
    if path.locks:
        costs.append(say("locks", n=path.locks))
    if path.stops:
        costs.append(say("stops", n=len(path.stops)))
    hops = []
    for tunnel in path.tunnels:
        special = hindrances(tunnel, say)
        if tunnel.to in path.stops:
            special.append(say("way.stop"))
        hops.append(f"{tunnel.to} ({', '.join(special)})" if special else str(tunnel.to))
    arrow = " → " if style.unicode else ", "
    return [
        *wrapped(f"{title} {', '.join(costs)}.", style, "title"),
        *wrapped("  " + arrow.join([str(view.me.room), *hops]), style, "", "    "),
    ]


# -- cards


def show_row(view: RaidView[Any], rest: str, say: Say, style: Style) -> list[Line]:
    """The row and the reserve with full texts."""
    lines: list[Line] = [[("title", say("row.title", deck=view.dungeon_deck_count))]]
    for card in view.row:
        lines += _full(view, card, say, style)
    lines.append([("title", say("reserve.title"))])
    for card, left in view.reserve.items():
        lines += _full(view, card, say, style, f" ×{left}" if view.pieces[card].kind != "monster" else "")
    discarded = len(view.dungeon_discard)
    lines.append([("dim", say("row.discard", n=discarded))])
    return lines


def _full(view: RaidView[Any], card: str, say: Say, style: Style, more: str = "") -> list[Line]:
    piece = view.pieces[card]
    entry: Line = [*panels.card_entry(view, card, say, style), ("dim", more)]
    notes = [say(f"note.{piece.type}")] if piece.type else []
    if piece.points:
        notes.append(say("note.points", n=piece.points))
    if notes:
        entry.append(("dim", f" · {', '.join(notes)}"))
    text = text_of(piece, say)
    return [entry, *(wrapped(f"             {text}", style, "dim", " " * 13) if text else [])]


def show_deck(view: RaidView[Any], rest: str, say: Say, style: Style) -> list[Line]:
    """One's own cards, pile by pile; with a name, all the cards of that player."""
    rival = player_named(view, rest)
    if rest and rival is None:
        return [[("bad", say("deck.who", word=rest))]]
    if rival is not None and rival.seat != view.seat:
        cards = view.cards_of(rival.seat)
        lines: list[Line] = [[("title", say("deck.of", who=view.names[rival.seat], n=cards.total()))]]
        counts = say("deck.counts", hand=rival.hand_count, deck=rival.deck_count, discard=len(rival.discard))
        return [*lines, [("dim", counts)], *_piles(view, cards, say)]
    if view.seat is None:
        return [[("dim", say("deck.onlooker"))]]
    lines = []
    for pile, cards in (
        ("hand", Counter(view.hand)),
        ("played", Counter(view.me.played)),
        ("draw", Counter(view.deck)),
        ("discard", Counter(view.me.discard)),
    ):
        lines.append([("title", say(f"deck.{pile}", n=cards.total()))])
        lines += _piles(view, cards, say)
    return lines


def player_named(view: RaidView[Any], word: str) -> Rival | None:
    """The player whose name begins so."""
    wanted = fold(word)
    fitting = [thief for thief in view.thieves if wanted and fold(view.names[thief.seat]).startswith(wanted)]
    return fitting[0] if fitting else None


def _piles(view: RaidView[Any], cards: Counter[str], say: Say) -> list[Line]:
    known = sorted(cards.items(), key=lambda pair: name(view, pair[0], say))
    return [[("key", f"  {count} × "), ("", name(view, card, say))] for card, count in known]


def goods(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """Goods, their points and what they are for."""
    lines: list[Line] = [[("title", say("market.title", n=view.price))]]
    for good, left in view.market.items():
        piece = view.pieces[good]
        text = " · ".join([f"{name(view, good, say)} ×{left}", *piece.notes(say.lang)])
        worth = text_of(piece, say)
        lines += wrapped(f"  {text}" + (f" – {worth}" if worth else ""), style, "" if left else "dim", "    ")
    return lines


def show_market(view: HeistView, rest: str, say: Say, style: Style) -> list[Line]:
    """The goods, and the nearest stall."""
    lines = goods(view, say, style)
    stalls = [room.id for room in view.board.rooms.values() if room.market]
    lines.append([("", say("market.rooms", rooms=", ".join(map(str, stalls))))])
    path = way(view, stalls, key=view.has_good("key")) if view.me.room not in stalls and not view.me.out else None
    return lines + (_path(view, path, say("market.way"), say, style) if path else [])


# -- the bag


def show_bag(view: RaidView[Any], rest: str, say: Say, style: Style) -> list[Line]:
    """The cubes, and how likely the next attack hits whom."""
    cubes = [say("bag.black", n=view.bag[-1])]
    cubes += [f"{view.names[thief.seat]} {view.bag[thief.seat]}" for thief in view.thieves]
    noise = [f"{view.names[thief.seat]} {thief.clank}" for thief in view.thieves]
    total = sum(view.bag)
    if view.ghosts:
        cubes.append(say("bag.ghosts", n=view.ghosts["bag"]))
        noise.append(say("bag.ghosts", n=view.ghosts["area"]))
        total += view.ghosts["bag"]
    lines = wrapped(f"{say('bag.title', n=total)} {', '.join(cubes)}", style)
    lines += wrapped(say("bag.area", noise=", ".join(noise)), style)
    return [*lines, *odds(view, view.cubes_next_attack, "bag.draws", say, style)]


def odds(view: RaidView[Any], cubes: int, title: str, say: Say, style: Style) -> list[Line]:
    """How likely an attack with so many cubes hits whom, once all the noise is in the bag."""
    ghosts = view.ghosts.get("bag", 0) + view.ghosts.get("area", 0)
    total = sum(view.bag) + sum(thief.clank for thief in view.thieves) + ghosts
    draws = min(cubes, total)
    lines: list[Line] = [[("", say(title, n=draws, of=total))]]
    for thief in view.thieves:
        if not thief.out:
            lines += _chances(view, thief, view.bag[thief.seat] + thief.clank + ghosts, total, draws, say, style)
    return lines


def _chances(
    view: RaidView[Any], thief: Rival, own: int, total: int, draws: int, say: Say, style: Style
) -> Iterator[Line]:
    """``own``: how many of the cubes hurt this player."""
    chances = hits(own, total, draws)
    percent = _percent(1 - chances[0])
    text = say("bag.hit", who=view.names[thief.seat], percent=percent, mean=_mean(own, total, draws, say))
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


def _percent(chance: float) -> int:
    """Rounded, but never to "never" or "always" when it is neither."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def _mean(own: int, total: int, draws: int, say: Say) -> str:
    mean = f"{draws * own / total if total else 0:.1f}"
    return mean.replace(".", ",") if say.lang == "pl" else mean


def _all_words(view: HeistView, lang: Lang) -> list[str]:
    return [FACE[key].to(lang).split("|")[0] for key in ("word.all", "word.list")]


def other_names(view: RaidView[Any], lang: Lang) -> list[str]:
    return [who for seat, who in enumerate(view.names) if seat != view.seat]


def _look(key: str, show: Show, offers: Offers | None = None) -> Look[HeistView]:
    return Look(FACE[f"look.{key}"], FACE[f"help.{key}"], show, offers)


LOOKS: tuple[Look[HeistView], ...] = (
    _look("map", show_map, _all_words),
    _look("where", where),
    _look("way", show_way, goal_words),
    _look("row", show_row),
    _look("deck", show_deck, other_names),
    _look("bag", show_bag),
    _look("market", show_market),
)
