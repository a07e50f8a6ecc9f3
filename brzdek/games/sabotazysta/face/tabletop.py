"""The table of the mine as a seat sees it: the maze, the players, one's hand, the gold."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.lines import columns
from brzdek.core.text import Say
from brzdek.games.sabotazysta.cards.corridors import cell_word
from brzdek.games.sabotazysta.face.drawing import draw_maze, legend, seen_now, signs
from brzdek.games.sabotazysta.face.naming import glyph_of, name_of, order_of, tool_names
from brzdek.games.sabotazysta.view.view import MineView

MANY = 5
"""More players than that stand in columns."""


def board(view: MineView, say: Say, style: Style) -> list[Line]:
    sign = signs(style)
    head = [
        say("table.round", round=view.round, rounds=view.rounds),
        say("table.deck", n=view.deck_count),
        say("table.discard", n=view.discard_count),
    ]
    if view.last_laid:
        mark = "" if style.compact else f"{sign.last} "  # a low maze has no room for it
        head.append(mark + say("table.last", cell=cell_word(view.last_laid)))
    below: list[Line] = []
    if view.findings:
        found = ", ".join(f"{cell_word(cell)} – {name_of(view, card, say)}" for cell, card in view.findings.items())
        below.append([("secret", say("table.known", found=found))])
    below += [*players(view, say, style), *legend(say, style)]
    room = max(1, style.height - 1 - len(below)) if style.height else 0
    return [[("title", " · ".join(head))], *draw_maze(seen_now(view), style._replace(height=room)), *below]


def players(view: MineView, say: Say, style: Style) -> list[Line]:
    """Everybody at the table: cards in hand, gold, broken tools; many of them in columns."""
    you = say("table.you")
    many = len(view.names) > MANY and style.unicode
    names = [name + (f" {you}" if seat == view.seat else "") for seat, name in enumerate(view.names)]
    width = max(map(len, names))
    lines: list[Line] = []
    for seat, name in enumerate(names):
        line: Line = [
            ("key", "> " if seat == view.turn and not view.over else "  "),
            ("you" if seat == view.seat else "", f"{name:<{width}}  "),
            ("", " · ".join(_facts(view, seat, say, brief=many))),
        ]
        if view.broken[seat] and not many:
            line.append(("bad", " · " + say("table.broken", tools=tool_names(view, view.broken[seat], say))))
        lines.append(line)
    return [*columns(lines, style.width - 1), *_broken(view, say, style)] if many else lines


def hand(view: MineView, say: Say, style: Style) -> list[Line]:
    lines: list[Line] = []
    if view.role:
        lines.append([("secret", say("hand.role", role=name_of(view, view.role, say)))])
    if view.gold:
        values = "+".join(map(str, view.gold))
        lines.append([("gold", say("hand.gold", n=sum(view.gold), cards=values))])
    else:
        lines.append([("dim", say("hand.no_gold"))])
    if not view.hand:
        return [*lines, [("dim", say("hand.empty"))]]
    count = Counter(view.hand)
    cards = [
        (glyph_of(view, card, style), name_of(view, card, say) + (f" ×{count[card]}" if count[card] > 1 else ""))
        for card in hand_shown(view)
    ]
    if style.compact:
        text = ", ".join(f"{glyph}\N{NO-BREAK SPACE}{name}".strip() for glyph, name in cards)
        head = [fragment for line in lines for fragment in (*line, ("dim", " · "))][:-1]
        wrapped = textwrap.wrap(f"{say('hand.title')}: {text}", style.width - 1, subsequent_indent="  ")
        return [head, *([("", line)] for line in wrapped)]
    lines.append([("title", say("hand.title"))])
    return lines + [[("key", f"  {glyph:<3} "), ("", name)] for glyph, name in cards]


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
