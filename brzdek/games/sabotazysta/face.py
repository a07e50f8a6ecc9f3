"""How Sabotażysta shows itself to a person."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from brzdek.core.ask import Ask, Option
from brzdek.core.face import Face, Line, Style
from brzdek.core.log import Event
from brzdek.core.text import LANGS, Lang, Say, Text
from brzdek.games.sabotazysta.drawing import draw_maze, glyph, signs
from brzdek.games.sabotazysta.maze import cell_word
from brzdek.games.sabotazysta.rules import TURNED
from brzdek.games.sabotazysta.view import MineView
from brzdek.games.sabotazysta.words import WORDS


class MineFace(Face[MineView]):
    """Words and drawings, from the view of one player."""

    def say(self, lang: Lang) -> Say:
        return Say(lang, WORDS)

    # -- the table

    def status(self, view: MineView, say: Say) -> str:
        if view.seat is None:
            return say("status.onlooker", round=view.round, rounds=view.rounds, deck=view.deck_count)
        role = _name(view, cast(str, view.role), say)
        text = say("status", role=role, round=view.round, rounds=view.rounds, deck=view.deck_count)
        if view.broken[view.seat]:
            text += say("status.broken", tools=_tools(view, view.broken[view.seat], say))
        return text

    def board(self, view: MineView, say: Say, style: Style) -> list[Line]:
        sign = signs(style)
        head = [
            say("table.round", round=view.round, rounds=view.rounds),
            say("table.deck", n=view.deck_count),
            say("table.discard", n=view.discard_count),
        ]
        if view.last_laid:
            head.append(f"{sign.last} " + say("table.last", cell=cell_word(view.last_laid)))
        lines: list[Line] = [[("title", " · ".join(head))], *draw_maze(view, style)]
        dead = sign.thin_joints[-1] if style.compact else sign.dead
        legend = say("table.legend", start=sign.start, hidden=sign.hidden, stone=sign.stone, dead=dead, free=sign.free)
        if view.findings:
            found = ", ".join(f"{cell_word(cell)} – {_name(view, card, say)}" for cell, card in view.findings.items())
            lines.append([("secret", say("table.known", found=found))])
        return [*lines, *self.players(view, say), [("dim", legend)]]

    def players(self, view: MineView, say: Say) -> list[Line]:
        """Everybody at the table: cards in hand, gold, broken tools."""
        you = say("table.you")
        names = [name + (f" {you}" if seat == view.seat else "") for seat, name in enumerate(view.names)]
        width = max(map(len, names))
        lines: list[Line] = []
        for seat, name in enumerate(names):
            facts = [
                say("table.cards", n=view.hand_counts[seat]),
                say("table.gold", n=view.gold_counts[seat]),
            ]
            if view.roles is not None:
                facts.append(_name(view, view.roles[seat], say))
            line: Line = [
                ("key", "> " if seat == view.turn and not view.over else "  "),
                ("you" if seat == view.seat else "", f"{name:<{width}}  "),
                ("", " · ".join(facts)),
            ]
            if view.broken[seat]:
                line.append(("bad", " · " + say("table.broken", tools=_tools(view, view.broken[seat], say))))
            lines.append(line)
        return lines

    def hand(self, view: MineView, say: Say, style: Style) -> list[Line]:
        lines: list[Line] = []
        if view.role:
            lines.append([("secret", say("hand.role", role=_name(view, view.role, say)))])
        if view.gold:
            values = "+".join(map(str, view.gold))
            lines.append([("gold", say("hand.gold", n=sum(view.gold), cards=values))])
        else:
            lines.append([("dim", say("hand.no_gold"))])
        if not view.hand:
            return [*lines, [("dim", say("hand.empty"))]]
        cards = [
            (_glyph(view, card, style), _name(view, card, say) + (f" ×{count}" if count > 1 else ""))
            for card, count in sorted(Counter(view.hand).items(), key=lambda pair: _order(view, pair[0]))
        ]
        if style.compact:
            text = ", ".join(f"{glyph}\N{NO-BREAK SPACE}{name}".strip() for glyph, name in cards)
            head = [fragment for line in lines for fragment in (*line, ("dim", " · "))][:-1]
            wrapped = textwrap.wrap(f"{say('hand.title')}: {text}", style.width - 1, subsequent_indent="  ")
            return [head, *([("", line)] for line in wrapped)]
        lines.append([("title", say("hand.title"))])
        return lines + [[("key", f"  {glyph:<3} "), ("", name)] for glyph, name in cards]

    def score(self, view: MineView, say: Say, style: Style) -> list[Line]:
        width = max(map(len, view.names))
        if view.scores is None:
            lines: list[Line] = [[("title", say("score.title", n=view.round - 1))]]
            for seat, name in enumerate(view.names):
                known = say("score.hidden", n=view.gold_counts[seat])
                if seat == view.seat:
                    known += f" ({say('score.line', n=sum(view.gold))})"
                lines.append([("you" if seat == view.seat else "", f"  {name:<{width}}  {known}")])
            return lines
        lines = [[("title", say("score.final"))]]
        scores = view.scores
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            best = scores[seat] == max(scores)
            line = f"  {view.names[seat]:<{width}}  {say('score.line', n=scores[seat])}"
            lines.append([("gold" if best else "", line + (f"  {say('score.winner')}" if best else ""))])
        return lines

    # -- questions and options

    def question(self, view: MineView, ask: Ask, say: Say) -> str:
        if ask.topic == "gold":
            return f"{say('ask.gold')} {say('hand.offered', cards=', '.join(map(str, sorted(view.offered))))}"
        return say("ask.turn")

    def option(self, view: MineView, option: Option, say: Say) -> str:
        verb = option[0]
        if verb == "take":
            return say("option.take", n=option[1])
        card = _name(view, cast(str, option[1]), say)
        if verb == "discard":
            return say("option.discard", card=card)
        if option[1] in view.kit.corridors:
            return say("option.lay_turned" if TURNED in option else "option.lay", card=card, cell=option[2])
        if isinstance(option[2], int):
            who = view.names[option[2]]
            if len(option) > 3:
                return say("option.repair", card=card, who=who, tool=_tool(view, cast(str, option[3]), say))
            return say("option.on", card=card, who=who)
        return say("option.at", card=card, cell=option[2])

    def brief(self, view: MineView, option: Option, say: Say) -> str:
        """Under the heading of its card, an option is only a place or a person."""
        if option[0] == "discard":
            return _name(view, cast(str, option[1]), say)
        if option[0] == "take":
            return self.option(view, option, say)
        if isinstance(option[2], int):
            who = view.names[option[2]]
            if len(option) == 3:
                return who
            return say("brief.repair", who=who, tool=_tool(view, cast(str, option[3]), say))
        return say("brief.turned", cell=option[2]) if TURNED in option else str(option[2])

    def forms(self, view: MineView, option: Option) -> Sequence[Mapping[str, Sequence[str]]]:
        forms = [_typed(WORDS[f"type.{option[0]}"])]
        if option[0] == "take":
            return [*forms, _same(str(option[1]))]
        forms.append(_typed(view.catalog.cards[cast(str, option[1])].name))
        for word in option[2:]:
            if isinstance(word, int):
                forms.append(_same(view.names[word]))
            elif word == TURNED:
                forms.append(_typed(WORDS["type.turned"]))
            elif word in view.catalog.tables["tools"]:
                forms.append(_typed(view.catalog.tables["tools"][word]))
            else:
                forms.append(_same(word))
        return forms

    def menu(self, view: MineView, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]]:
        groups: dict[str, list[int]] = {}
        for index, option in enumerate(ask.options):
            if option[0] == "play":
                card = cast(str, option[1])
                heading = f"{_name(view, card, say)} {_glyph(view, card, style)}".rstrip()
            else:
                heading = say("menu.pass" if option[0] == "discard" else "menu.gold")
            groups.setdefault(heading, []).append(index)
        return list(groups.items())

    # -- what happened

    def event(self, view: MineView, event: Event, say: Say) -> str | None:
        return tell(view, event, say)


def tell(view: MineView, event: Event, say: Say) -> str:
    """One event in one sentence."""
    kind, args = event.kind, event.args
    match kind:
        case "round":
            return say("event.round", round=args[0], who=view.names[args[1]])
        case "role":
            return say("event.role", role=_name(view, args[1], say))
        case "laid":
            seat, card, cell, turned = args
            key = "event.laid_turned" if turned else "event.laid"
            return say(key, who=view.names[seat], card=_name(view, card, say), cell=cell_word(cell))
        case "uncovered" | "saw":
            return say(f"event.{kind}", cell=cell_word(args[0]), card=_name(view, args[1], say))
        case "broke" | "repaired":
            seat, whom, thing = args
            word = _name(view, thing, say) if kind == "broke" else _tool(view, thing, say)
            key = f"event.{kind}_own" if seat == whom else f"event.{kind}"
            return say(key, who=view.names[seat], whom=view.names[whom], card=word, tool=word)
        case "collapsed":
            seat, cell, card = args
            return say("event.collapsed", who=view.names[seat], cell=cell_word(cell), card=_name(view, card, say))
        case "looked":
            return say("event.looked", who=view.names[args[0]], cell=cell_word(args[1]))
        case "discarded" | "drew":
            return say(f"event.{kind}", card=_name(view, args[1], say))
        case "round_over":
            return say(f"event.round_over.{args[1]}", round=args[0])
        case "roles":
            roles = (f"{who} – {_name(view, role, say)}" for who, role in zip(view.names, args[0], strict=True))
            return say("event.roles", roles=", ".join(roles))
        case "gold":
            return say("event.gold", who=view.names[args[0]], n=args[1])
        case "nuggets":
            return say("event.nuggets", values=", ".join(map(str, args[1])))
        case "game_over":
            scores = (f"{who} – {score}" for who, score in zip(view.names, args[0], strict=True))
            return say("event.game_over", scores=", ".join(scores))
        case _:  # passed, nothing_to_use
            return say(f"event.{kind}", who=view.names[args[0]])


def _name(view: MineView, card: str, say: Say) -> str:
    return view.catalog.cards[card].name.to(say.lang)


def _order(view: MineView, card: str) -> int:
    return list(view.catalog.cards).index(card)


def _tool(view: MineView, tool: str, say: Say) -> str:
    name: Text = view.catalog.tables["tools"][tool]
    return name.to(say.lang)


def _tools(view: MineView, tools: Iterable[str], say: Say) -> str:
    return ", ".join(_tool(view, tool, say) for tool in tools)


def _glyph(view: MineView, card: str, style: Style) -> str:
    corridors = view.kit.corridors.get(card)
    return glyph(corridors[0], style) if corridors else ""


def _typed(text: Text) -> dict[str, Sequence[str]]:
    return {lang: text.to(lang).split("|") for lang in LANGS}


def _same(word: str) -> dict[str, Sequence[str]]:
    return dict.fromkeys(LANGS, (word,))
