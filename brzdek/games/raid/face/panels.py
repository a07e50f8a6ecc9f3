"""What lies on the table, in lines: the dungeon row, the reserve, the dragon, the players."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from brzdek.core.drawing import Fragment, Line, Style
from brzdek.core.lines import packed
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, shortened
from brzdek.games.raid.cards.pieces import Piece
from brzdek.games.raid.face.naming import name, names, offered_text, played_text
from brzdek.games.raid.view.view import RaidView

LEAST_TEXT = 16
"""The beginning of a card's text is worth nothing in less room than that."""
LEAST_HALF = 34
"""Two cards in hand stand side by side if each has so many columns."""
BUY = "buy"
WIDE = 100
"""On so wide a screen two cards in hand stand side by side with whole texts."""
HIGH = 24
"""If a screen can show so many lines beside the prompt, every card may have a line of its own."""
PART = pattern(r"[,.;](?= )|(?<=!)(?= )")
"""Where a part of a card's text ends."""
WIDEST_NAME = 46
"""How much of a line a card of the row may take before its text begins."""


def wrapped(text: str, style: Style, ink: str = "", indent: str = "  ") -> list[Line]:
    """A text on as many lines as it needs; without box characters whoever reads breaks the lines."""
    if not style.unicode:
        return [[(ink, text)]]
    width = max(20, style.width - 1)
    broken = textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
    return [[(ink, line)] for line in broken]


def _is_low(style: Style) -> bool:
    """Are cards told in as few lines as can be? On a low screen always, so that it looks the same in every turn."""
    return style.compact or 0 < style.height < HIGH


# -- cards on the table


def symbols(view: RaidView[Any], card: str, say: Say) -> list[str]:
    """What is special about a card of the row, a word each."""
    return [say(f"sign.{mark}") for mark in marks(view.pieces[card])]


def marks(piece: Piece) -> list[str]:
    """What a card does in the row, and the places where it can be dealt with."""
    return [*[mark for mark in ("danger", "dragon") if getattr(piece, mark)], *piece.only_in]


def meanings(view: RaidView[Any], say: Say) -> dict[str, str]:
    """What the signs of the cards in the row mean, by the sign; of several places that are as good, together."""
    told: dict[str, str] = {}
    for card in view.row:
        piece = view.pieces[card]
        told |= {mark: say(f"means.{mark}") for mark in ("danger", "dragon") if getattr(piece, mark)}
        if piece.only_in:
            signs = ", ".join(say(f"sign.{place}") for place in piece.only_in)
            where = say("means.there") if piece.only_in[1:] else say(f"means.{piece.only_in[0]}")
            told["+".join(piece.only_in)] = say("means.places", signs=signs, where=where)
    return told


def extras(piece: Piece, say: Say) -> list[str]:
    """What a card costs beside skill or swords."""
    return [say(f"extra.{kind}", n=count) for kind, count in piece.extras.items()]


def price(view: RaidView[Any], card: str, say: Say) -> str:
    """What one does with a card and what it costs: "kup 3"."""
    piece = view.pieces[card]
    return say(f"price.{piece.verb}", n=view.price_of(card))


def card_entry(view: RaidView[Any], card: str, say: Say, style: Style) -> list[Fragment]:
    """A card on the table: whether one can pay for it, the whole price, its name, how many there are, and symbols."""
    can, count = view.affords(card), view.row.count(card)
    tick = "✓" if style.unicode else "+"
    signs = symbols(view, card, say)
    cost = ", ".join([price(view, card, say), *extras(view.pieces[card], say)])
    return [
        ("good", f"{tick} " if can else "  "),
        ("key", f"{cost:<8} "),
        ("good" if can else "", name(view, card, say) + (f" ×{count}" if count > 1 else "")),
        ("bad" if view.pieces[card].danger else "dim", f" ({', '.join(signs)})" if signs else ""),
    ]


def row(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """The dungeon row: each card with its text; on a low screen two cards to a line, and texts only where they fit."""
    lines: list[Line] = [[("title", say("row.title", deck=view.dungeon_deck_count))]]
    lying = dict.fromkeys(view.row)
    entries = {card: card_entry(view, card, say, style) for card in lying}
    if _is_low(style) and style.whole:
        return [*lines, *_flowing(view, entries, say, style)]
    if _is_low(style):
        half = (style.width - 1) // 2
        cut = [
            _with_hint(view, card, _with_whole_signs(view, card, entry, half, say), half, say)
            for card, entry in entries.items()
        ]
        if any(len(cut_one) == len(entry) for cut_one, entry in zip(cut, entries.values(), strict=True)):
            lines[0].append(("dim", say("row.texts")))
        for left, right in zip(cut[::2], [*cut[1::2], []], strict=False):
            lines.append([*_padded(left, half), *_padded(right, half)])
        return lines
    column = min(max(map(_length, entries.values()), default=0), WIDEST_NAME)
    space = max(LEAST_TEXT, style.width - 1 - column - 2)
    for card, entry in entries.items():
        first, *more = textwrap.wrap(offered_text(view.pieces[card], say), space, break_on_hyphens=False) or [""]
        lines.append([*_padded(entry, column), ("dim", f"  {first}")])
        lines += [[("dim", " " * (column + 2) + part)] for part in more]
    return lines


def _flowing(view: RaidView[Any], entries: Mapping[str, list[Fragment]], say: Say, style: Style) -> Iterator[Line]:
    """Cards with their whole texts in few lines: two of them share one where both fit, what is longer goes on below."""
    half, margin = (style.width - 1) // 2, " " * 11
    before: Line = []
    for card, entry in entries.items():
        text = offered_text(view.pieces[card], say)
        room = style.width - 3 - _length(entry)
        told: Line = [*entry, ("dim", f"  {text}" if text else "")]
        if before and _length(told) <= half:
            yield [*_padded(before, half), *told]
            before = []
            continue
        if before:
            yield before
            before = []
        if _length(told) < half:
            before = told
            continue
        first, *_ = textwrap.wrap(text, max(LEAST_TEXT, room), break_on_hyphens=False) or [""]
        yield [*entry, ("dim", f"  {first}")]
        rest = text[len(first) :].strip()
        yield from ([("dim", margin + part)] for part in textwrap.wrap(rest, style.width - 1 - len(margin)))
    if before:
        yield before


def _with_whole_signs(view: RaidView[Any], card: str, entry: list[Fragment], width: int, say: Say) -> list[Fragment]:
    """A card of the row with as many of its signs as fit: half of one says nothing."""
    *rest, (ink, told) = entry
    room = width - 1 - _length(rest)
    signs = symbols(view, card, say) if len(told) > room else []
    for count in range(len(signs) - 1, 0, -1):
        fewer = f" ({', '.join(signs[:count])}, …)"
        if len(fewer) <= room:
            return [*rest, (ink, fewer)]
    return [*rest, (ink, " (…)")] if signs and room >= len(" (…)") else entry if not signs else rest


def _with_hint(view: RaidView[Any], card: str, entry: list[Fragment], width: int, say: Say) -> list[Fragment]:
    """A card of the row with what it does, if all of that fits: the half of it may leave out what it costs one."""
    room = width - _length(entry) - 4
    text = offered_text(view.pieces[card], say, room)
    return [*entry, ("dim", f"  {text}")] if text and len(text) <= room else entry


def whole_parts(text: str, room: int) -> str:
    """As many whole parts of a text as fit: half of one says nothing; "": not even the first."""
    if len(text) <= room:
        return text
    ends = [found.start() for found in PART.finditer(text) if found.start() < room]
    return f"{text[: ends[-1]]}…" if ends else ""


def _length(entry: Sequence[Fragment]) -> int:
    return sum(len(text) for _, text in entry)


def _padded(entry: list[Fragment], width: int) -> list[Fragment]:
    length = _length(entry)
    if length <= width:
        return [*entry, ("", " " * (width - length))]
    *rest, (ink, last) = entry
    kept = len(last) - (length - width)
    return [*rest, (ink, f"{shortened(last, kept):<{kept}}")] if kept > 0 else _padded(rest, width)


def reserve_in_short(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """The piles beside the row of which something is left: what they cost."""
    left = [card for card, count in view.reserve.items() if count]
    told = [
        f"{name(view, card, say)} {view.price_of(card) if view.pieces[card].verb == BUY else price(view, card, say)}"
        for card in left
    ]
    return wrapped(f"{say('reserve.title')} {', '.join(told)}", style)


def reserve(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """The piles beside the row."""
    lines: list[Line] = [[("title", say("reserve.title"))]]
    tick = "✓" if style.unicode else "+"
    for number, (card, left) in enumerate(view.reserve.items(), 1):
        can = view.affords(card)
        many = f" ×{left}" if view.pieces[card].kind != "monster" else ""
        points = f" ({say('note.points', n=view.pieces[card].points)})" if view.pieces[card].points else ""
        text = f" {tick if can else ''}{name(view, card, say)} {price(view, card, say)}{points}{many}"
        text += "," if number < len(view.reserve) else ""
        if style.unicode and _length(lines[-1]) + len(text) > style.width - 2:
            lines.append([("", " ")])
        lines[-1].append(("good" if can else "", text))
    return lines


def market(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """The goods still for sale."""
    left = [good for good, count in view.market.items() for _ in range(count)]
    text = say("market.title", n=view.price) + " " + (names(view, left, say) or say("market.empty"))
    return wrapped(text, style, "gold" if view.me.gold >= view.price else "")


# -- the dragon, and what is near


def dragon(view: RaidView[Any], say: Say) -> Line:
    """How angry it is, what an attack draws, what is in the bag."""
    cubes, further, sure = view.bag, view.further.get("bag", 0), view.sure_attacks
    drawn, inside = view.cubes_next_attack, sum(cubes) + further
    attack = (
        say("dragon.sure", k=len(sure), sure=f"{len(sure)}×{sure[0]}" if sure[1:] else sure[0], n=drawn) if sure else ""
    )
    parts = [
        say("dragon.rage", n=view.rage + 1, of=len(view.rage_track)),
        attack or say("dragon.draws", n=drawn),
        say("dragon.inside" if sure else "dragon.bag", n=inside, black=cubes[-1]),
    ]
    if further or view.further.get("area"):
        parts.append(say("dragon.further", n=further + view.further["area"]))
    return [("title", say("dragon.title") + " "), ("", " · ".join(parts))]


def next_door(rooms: Mapping[object, Sequence[str]], say: Say, style: Style) -> list[Line]:
    """What there is in the rooms around: "Obok: 8 – kryształowa grota · 13 – wielki sekret"."""
    parts = [f"{room} – {', '.join(found)}" for room, found in rooms.items() if found]
    lines = packed([f"{say('near.title')} {parts[0]}", *parts[1:]], style.width - 1, "  ") if parts else []
    return [[("", line)] for line in lines] if len(lines) <= style.height else []


# -- one's own cards


def hand(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """The cards in hand with their texts; on a low screen two cards to a line, with the beginnings of their texts, or
    the names alone where even that is too high.
    """
    if view.seat is None:
        return []
    me = view.me
    if not view.hand:
        lines: list[Line] = [[("dim", say("hand.empty"))]]
    else:
        title: Line = [("title", say("hand.title"))]
        entries = _with_texts(view, say, style)
        lines = _side_by_side(title, entries, style) if _is_low(style) else [title, *entries]
        if style.height and len(lines) > style.height:
            lines = wrapped(f"{say('hand.title')} {names(view, view.hand, say)}", style, "title")
    if me.played:
        lines += wrapped(f"{say('hand.played')} {names(view, me.played, say)}", style, "dim")
    return lines


def hand_in_brief(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """The same in few lines; on a wide screen that is not low with whole texts, two cards to a line where both fit."""
    if view.seat is None or not view.hand or _is_low(style) or not style.unicode or style.width < WIDE:
        return hand(view, say, style)
    title: Line = [("title", say("hand.title"))]
    margin = _length(title)
    half = (style.width - 1 - margin) // 2
    short, long = list[Line](), list[Line]()
    for entry in sorted(_with_texts(view, say, style._replace(compact=True)), key=_length):
        (short if _length(entry) <= half - 1 else long).append(entry)
    if len(short) % 2:
        long.insert(0, short.pop())
    lines: list[Line] = [
        [*_padded(left, half), *_padded(right, half)] for left, right in zip(short[::2], short[1::2], strict=True)
    ]
    for (_, label), (_, text) in long:
        first, *more = textwrap.wrap(text.strip(), style.width - 3 - margin - len(label), break_on_hyphens=False) or [
            ""
        ]
        lines.append([("key", label), ("dim", f"  {first}")])
        lines += [[("dim", " " * (len(label) + 2) + part)] for part in more]
    told = [[*title, *lines[0]], *[[("", " " * margin), *line] for line in lines[1:]]]
    return told + (
        wrapped(f"{say('hand.played')} {names(view, view.me.played, say)}", style, "dim") if view.me.played else []
    )


def _with_texts(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """A line for each kind of card in hand; more where its text takes more and the screen is high enough."""
    counted = Counter(view.hand)
    shown = {card: name(view, card, say) + (f" ×{count}" if count > 1 else "") for card, count in counted.items()}
    width = max(map(len, shown.values()))
    room = style.width - width - 6
    lines: list[Line] = []
    for card, label in shown.items():
        text = played_text(view.pieces[card], say)
        if _is_low(style) or not style.unicode:
            lines.append([("key", f"  {label}"), ("dim", f"  {text}" if text else "")])
            continue
        first, *more = textwrap.wrap(text, max(LEAST_TEXT, room), break_on_hyphens=False) or [""]
        lines.append([("key", f"  {label:<{width}}"), ("dim", f"  {first}")])
        lines += [[("dim", " " * (width + 4) + part)] for part in more]
    return lines


def _told_within(entry: Line, width: int) -> Line:
    """A card in hand with whole parts of its text, as many as fit."""
    label, *texts = entry
    return _padded([label, *((ink, _within(text, width - len(label[1]))) for ink, text in texts)], width)


def _within(text: str, room: int) -> str:
    told = whole_parts(text.strip(), room - 2)
    return f"  {told}" if told else ""


def _side_by_side(title: Line, entries: Sequence[Line], style: Style) -> list[Line]:
    """After the title two to a line where it is wide enough, cut where they are too long; of an odd number the longest
    has a line.
    """
    margin = _length(title)
    room = style.width - 1 - margin
    ordered = sorted(entries, key=_length)
    if room // 2 < LEAST_HALF:
        lines = [_told_within(one, room) for one in ordered]
    else:
        last = [_told_within(ordered.pop(), room)] if len(ordered) % 2 else []
        half = room // 2
        pairs = zip(ordered[::2], ordered[1::2], strict=True)
        lines = [*[[*_told_within(left, half), *_told_within(right, half)] for left, right in pairs], *last]
    return [[*title, *lines[0]], *[[("", " " * margin), *line] for line in lines[1:]]]
