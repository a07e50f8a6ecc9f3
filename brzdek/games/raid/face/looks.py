"""Commands of both sister games that show something: the row, decks, goods, the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Look
from brzdek.core.text import Book, Lang, Say, Text, fold
from brzdek.games.raid.face import panels
from brzdek.games.raid.face.attacks import attacks_ahead
from brzdek.games.raid.face.naming import name, text_of
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView, Rival

V = TypeVar("V", bound=RaidView[Any])
Show: TypeAlias = Callable[[V, str, Say, Style], list[Line]]
Offers: TypeAlias = Callable[[V, Lang], Sequence[str]]


def look(book: Book, key: str, show: Show[V], offers: Offers[V] | None = None) -> Look[V]:
    """A command with its words from a book."""
    return Look(book[f"look.{key}"], book[f"help.{key}"], show, offers)


def means(rest: str, words: Text) -> bool:
    """Is the rest of the line one of these words, in either language?"""
    return fold(rest) in [fold(word) for text in words for word in text.split("|")]


# -- cards


def show_row(view: RaidView[Any], rest: str, say: Say, style: Style) -> list[Line]:
    """The row and the reserve with full texts."""
    lines: list[Line] = [[("title", say("row.title", deck=view.dungeon_deck_count))]]
    for card in dict.fromkeys(view.row):
        lines += _full(view, card, say, style)
    lines.append([("title", say("reserve.title"))])
    for card, left in view.reserve.items():
        lines += _full(view, card, say, style, f" ×{left}" if view.pieces[card].kind != "monster" else "")
    for text in panels.meanings(view, say).values():
        lines += wrapped(text, style, "dim")
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


# -- ways


def walked(view: RaidView[Any], goal: str, rooms: Sequence[int], boots: int, say: Say, style: Style) -> list[Line]:
    """A way for nothing but boots, where the cheapest one passes monsters."""
    arrow = " → " if style.unicode else ", "
    return [
        *wrapped(f"{say('way.walked', goal=goal)} {say('boots', n=boots)}.", style, "title"),
        *wrapped("  " + arrow.join(map(str, (view.me.room, *rooms))), style, "", "    "),
    ]


# -- the bag


def show_bag(view: RaidView[Any], rest: str, say: Say, style: Style) -> list[Line]:
    """The cubes, and how likely the next attack hits whom."""
    cubes = [say("bag.black", n=view.bag[-1])]
    cubes += [f"{view.names[thief.seat]} {view.bag[thief.seat]}" for thief in view.thieves]
    noise = [f"{view.names[thief.seat]} {thief.clank}" for thief in view.thieves]
    total = sum(view.bag)
    if view.further:
        cubes.append(say("bag.further", n=view.further["bag"]))
        noise.append(say("bag.further", n=view.further["area"]))
        total += view.further["bag"]
    lines = wrapped(f"{say('bag.title', n=total)} {', '.join(cubes)}", style)
    lines += wrapped(say("bag.area", noise=", ".join(noise)), style)
    return [*lines, *attacks_ahead(view, say, style)]


def other_names(view: RaidView[Any], lang: Lang) -> list[str]:
    return [who for seat, who in enumerate(view.names) if seat != view.seat]
