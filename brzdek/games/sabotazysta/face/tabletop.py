"""The table of the mine as a seat sees it: the maze, the players, one's hand, the gold."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.lines import columns, packed
from brzdek.core.text import Say
from brzdek.games.sabotazysta.cards.corridors import cell_word
from brzdek.games.sabotazysta.face.drawing import draw_maze, legend, seen_now, signs
from brzdek.games.sabotazysta.face.naming import glyph_of, name_of, order_of, tool_names, ways_of
from brzdek.games.sabotazysta.view.view import MineView

MANY = 5
"""More players than that stand in columns."""


def board(view: MineView, say: Say, style: Style) -> list[Line]:
    """The table without one's hand."""
    top = head(view, say, style)
    below = [*known(view, say, style), *players(view, say, style, abreast=are_many(view)), *legend(say, style)]
    room = max(1, style.height - len(top) - len(below)) if style.height else 0
    return [*top, *draw_maze(seen_now(view), style._replace(height=room)), *below]


def head(view: MineView, say: Say, style: Style) -> list[Line]:
    """The round, the deck, and where the last card was laid."""
    sign = signs(style)
    parts = [
        say("table.round", round=view.round, rounds=view.rounds),
        say("table.deck", n=view.deck_count),
        say("table.discard", n=view.discard_count),
    ]
    if view.last_laid:
        mark = "" if style.compact else f"{sign.last} "  # a low maze has no room for it
        parts.append(mark + say("table.last", cell=cell_word(view.last_laid)))
    return [[("title", line)] for line in packed(parts, style.width - 1)]


def known(view: MineView, say: Say, style: Style) -> list[Line]:
    """What one's own maps have shown; of a stone, how its corridor runs."""
    if not view.findings:
        return []
    found = [
        f"{cell_word(cell)} – {name_of(view, card, say)}"
        + ("" if card in view.treasures else f" ({ways_of(view, card, say, style)})")
        for cell, card in view.findings.items()
    ]
    lines = textwrap.wrap(say("table.known", found="; ".join(found)), style.width - 1, subsequent_indent="  ")
    return [[("secret", line)] for line in lines]


def are_many(view: MineView) -> bool:
    """Are there so many players that they stand in columns anyway?"""
    return len(view.names) > MANY


def players(view: MineView, say: Say, style: Style, *, abreast: bool) -> list[Line]:
    """Everybody at the table: cards in hand, gold, broken tools; in a list or in columns."""
    you = say("table.you")
    abreast = abreast and style.unicode
    names = [name + (f" {you}" if seat == view.seat else "") for seat, name in enumerate(view.names)]
    width = max(map(len, names))
    lines: list[Line] = []
    for seat, name in enumerate(names):
        line: Line = [
            ("key", "> " if seat == view.turn and not view.over else "  "),
            ("you" if seat == view.seat else "", f"{name:<{width}}  "),
            ("", " · ".join(_facts(view, seat, say, brief=abreast))),
        ]
        if view.broken[seat] and not abreast:
            line.append(("bad", " · " + say("table.broken", tools=tool_names(view, view.broken[seat], say))))
        lines.append(line)
    return [*columns(lines, style.width - 1), *_broken(view, say, style)] if abreast else lines


def hand(view: MineView, say: Say, style: Style) -> list[Line]:
    """One's role, gold and cards; on a low screen the cards stand in columns."""
    above = _role_and_gold(view, say)
    if style.compact:
        above = [[fragment for line in above for fragment in (*line, ("dim", " · "))][:-1]]
        return [*above, *columns(cards_held(view, say, style), style.width - 1)]
    title: list[Line] = [[("title", say("hand.title"))]] if view.hand else []
    return [*above, *title, *cards_held(view, say, style)]


def hand_aside(view: MineView, say: Say, style: Style) -> list[Line]:
    """The hand in a column beside a low maze: without a title, and of gold only what there is."""
    above = _role_and_gold(view, say)
    return [*(above if view.gold else above[:1]), *cards_held(view, say, style)]


def _role_and_gold(view: MineView, say: Say) -> list[Line]:
    lines: list[Line] = []
    if view.role:
        lines.append([("secret", say("hand.role", role=name_of(view, view.role, say)))])
    if view.gold:
        values = "+".join(map(str, view.gold))
        lines.append([("gold", say("hand.gold", n=sum(view.gold), cards=values))])
    else:
        lines.append([("dim", say("hand.no_gold"))])
    return lines


def cards_held(view: MineView, say: Say, style: Style) -> list[Line]:
    """The cards in hand, each with how it looks; what is too long for a line of the width goes on below its name."""
    if not view.hand:
        return [[("dim", say("hand.empty"))]]
    count = Counter(view.hand)
    cards: list[Line] = [
        [
            ("key", f"  {glyph_of(view, card, style):<3} "),
            ("", name_of(view, card, say) + (f" ×{count[card]}" if count[card] > 1 else "")),
        ]
        for card in hand_shown(view)
    ]
    return [line for card in cards for line in _in_lines(card, style.width)]


def _in_lines(card: Line, width: int) -> list[Line]:
    """A card whose name is too long for its column goes on below its name."""
    (ink, mark), (other, name) = card
    first, *rest = textwrap.wrap(name, max(1, width - len(mark)))
    return [[(ink, mark), (other, first)], *([("", " " * len(mark)), (other, line)] for line in rest)]


def score(view: MineView, say: Say, style: Style) -> list[Line]:
    width = max(map(len, view.names))
    if view.scores is None or view.hoards is None:
        lines: list[Line] = [[("title", say("score.title", n=view.round - 1))]]
        for seat, name in enumerate(view.names):
            known = say("score.hidden", n=view.gold_counts[seat])
            if seat == view.seat:
                known += f" ({say('score.line', n=sum(view.gold))})"
            lines.append([("you" if seat == view.seat else "", f"  {name:<{width}}  {known}")])
        return lines
    lines = [[("title", say("score.final"))]]
    scores, hoards = view.scores, view.hoards
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        best = scores[seat] == max(scores)
        cards = f" ({'+'.join(map(str, hoards[seat]))})" if len(hoards[seat]) > 1 else ""
        line = f"  {view.names[seat]:<{width}}  {say('score.line', n=scores[seat])}{cards}"
        lines.append([("gold" if best else "", line + (f"  {say('score.winner')}" if best else ""))])
    return lines


def hand_shown(view: MineView) -> Sequence[str]:
    """The different cards of one's hand, in the order of the catalog."""
    return sorted(set(view.hand), key=lambda card: order_of(view, card))


def _facts(view: MineView, seat: int, say: Say, *, brief: bool) -> list[str]:
    """Cards in hand, gold, and the role if everybody knows it; briefly, cards in hand only as long as they matter."""
    cards, gold = say("table.cards", n=view.hand_counts[seat]), view.gold_counts[seat]
    if not brief:
        facts = [cards, say("table.gold", n=gold)]
    else:
        facts = [cards] if view.roles is None else []
        facts.append(say("table.gold_brief", n=gold))
    return facts if view.roles is None else [*facts, name_of(view, view.roles[seat], say)]


def _broken(view: MineView, say: Say, style: Style) -> list[Line]:
    """Who has broken tools, below players that stand in columns."""
    seats = zip(view.names, view.broken, strict=True)
    hurt = [f"{name} – {tool_names(view, tools, say)}" for name, tools in seats if tools]
    text = "  " + say("table.broken", tools="; ".join(hurt)) if hurt else ""
    return [[("bad", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="    ")]
