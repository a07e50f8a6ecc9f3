"""How Sabotażysta shows itself to a person."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar, cast

from brzdek.core.ask import Ask, Option
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.drawing import Line, Style
from brzdek.core.face import Face
from brzdek.core.facets import GAIN, Lack, Whereabouts, Worth
from brzdek.core.lines import columns
from brzdek.core.log import Event
from brzdek.core.patterns import pattern
from brzdek.core.seats import NAMELESS
from brzdek.core.text import LANGS, Book, Lang, Say, Text
from brzdek.core.wording import Shown, player
from brzdek.games.sabotazysta.cards.corridors import EAST, NORTH, SOUTH, WEST, Cell, cell_word
from brzdek.games.sabotazysta.cards.pieces import DECK_KINDS, MINERS, SABOTEURS, GoldCard, PathCard, cards_of
from brzdek.games.sabotazysta.face import synonyms_words as synonyms
from brzdek.games.sabotazysta.face.drawing import draw_maze, glyph, legend, seen_now, shape, signs
from brzdek.games.sabotazysta.face.speaking import (
    DEAD_END,
    REPAIR,
    ROCKFALL,
    cells_named,
    fallen_on,
    hurts_oneself,
    place_names,
    speaks_against,
    spoken_of,
)
from brzdek.games.sabotazysta.face.words import WORDS
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.legality import SIDEWAYS, TURNED
from brzdek.games.sabotazysta.view.view import MineView

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.inquiry import Inquiry

MANY = 5
"""More players than that stand in columns."""
_CELLS = pattern(r"(-?\d{1,3})(?:\s*,\s*|\s+)(-?\d{1,3})")


def _name(view: MineView, card: str, say: Say) -> str:
    return view.catalog.cards[card].name.to(say.lang)


def _aimed_at(view: MineView, seat: int, say: Say) -> str:
    """A player in the list of one's own moves: who has given no name reads “you” there."""
    return say("option.you") if seat == view.seat and view.names[seat] in NAMELESS else view.names[seat]


def _tool(view: MineView, tool: str, say: Say) -> str:
    name: Text = view.catalog.tables["tools"][tool]
    return name.to(say.lang)


def _tools(view: MineView, tools: Iterable[str], say: Say) -> str:
    return ", ".join(_tool(view, tool, say) for tool in tools)


def _cells(view: MineView, cells: Iterable[Cell], say: Say) -> str:
    return "; ".join(map(cell_word, cells))


def _by_player(view: MineView, values: Iterable[object]) -> str:
    return ", ".join(f"{who} – {value}" for who, value in zip(view.names, values, strict=True))


def _saboteurs(view: MineView, roles: Iterable[str]) -> str:
    return ", ".join(who for who, role in zip(view.names, roles, strict=True) if role in view.saboteurs)


SHOWN: Mapping[str, Shown[MineView]] = {
    "seat": player,
    "whom": player,
    "card": _name,
    "role": _name,
    "tool": _tool,
    "tools": _tools,
    "cell": lambda view, cell, say: cell_word(cell),
    "goals": _cells,
    "side": lambda view, side, say: say(f"side.{side}"),
    "values": lambda view, values, say: ", ".join(map(str, values)),
    "roles": lambda view, roles, say: _saboteurs(view, roles) or say("roles.none"),
    "scores": lambda view, scores, say: _by_player(view, scores),
}
"""How the fields of events and reasons are shown."""


class MineFace(Face[MineView]):
    """Words and drawings, from the view of one player."""

    shown = SHOWN
    fillers = synonyms.FILLERS
    careful = frozenset({"discard"})
    deeds: ClassVar[Mapping[str, str]] = synonyms.DEEDS
    spoken_verbs: ClassVar[Mapping[str, str]] = {**synonyms.ALSO, **synonyms.BY_KIND}
    passed_over = ("gold",)

    def say(self, lang: Lang) -> Say:
        return Say(lang, WORDS)

    def measures(self) -> Book:
        from brzdek.games.sabotazysta.face.measure_words import MEASURES

        return MEASURES

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
            mark = "" if style.compact else f"{sign.last} "  # a low maze has no room for it
            head.append(mark + say("table.last", cell=cell_word(view.last_laid)))
        below: list[Line] = []
        if view.findings:
            found = ", ".join(f"{cell_word(cell)} – {_name(view, card, say)}" for cell, card in view.findings.items())
            below.append([("secret", say("table.known", found=found))])
        below += [*self.players(view, say, style), *legend(say, style)]
        room = max(1, style.height - 1 - len(below)) if style.height else 0
        return [[("title", " · ".join(head))], *draw_maze(seen_now(view), style._replace(height=room)), *below]

    def players(self, view: MineView, say: Say, style: Style) -> list[Line]:
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
                line.append(("bad", " · " + say("table.broken", tools=_tools(view, view.broken[seat], say))))
            lines.append(line)
        return [*columns(lines, style.width - 1), *_broken(view, say, style)] if many else lines

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
        count = Counter(view.hand)
        cards = [
            (_glyph(view, card, style), _name(view, card, say) + (f" ×{count[card]}" if count[card] > 1 else ""))
            for card in self.hand_shown(view)
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

    # -- questions and options

    def question(self, view: MineView, ask: Ask, say: Say) -> str:
        if ask.topic == "gold":
            return f"{say('ask.gold')} {say('hand.offered', cards=', '.join(map(str, sorted(view.offered))))}"
        if view.broken[ask.seat]:
            return say("ask.turn_broken", tools=_tools(view, view.broken[ask.seat], say))
        return say("ask.turn")

    def looking_back(self, view: MineView, say: Say, style: Style) -> list[Line]:
        from brzdek.games.sabotazysta.face.looking_back import final_maze

        return final_maze(view, say, style)

    def leading(self, view: MineView, say: Say) -> str:
        from brzdek.games.sabotazysta.face.dealing import leading

        return leading(view, say)

    def hidden(self, view: MineView, say: Say) -> str:
        from brzdek.games.sabotazysta.face.dealing import hidden

        return hidden(view, say)

    def chapters_of_others(self, view: MineView) -> Collection[str]:
        if view.role is None:
            return ()
        return ("miner", "tips_miner") if view.role in view.saboteurs else ("saboteur", "tips_saboteur")

    def inquiries(self) -> Sequence[Inquiry[MineView]]:
        from brzdek.games.sabotazysta.face.inquiries import INQUIRIES

        return INQUIRIES

    def inquiry_words(self) -> Book:
        from brzdek.games.sabotazysta.face.inquiry_words import INQUIRY_WORDS

        return INQUIRY_WORDS

    def option(self, view: MineView, option: Option, say: Say) -> str:
        verb = option[0]
        if verb == "take":
            return say("option.take", n=option[1])
        card = _name(view, cast(str, option[1]), say)
        if verb == "discard":
            return say("option.discard", card=card)
        if len(option) == 2:  # no answer yet, but somebody asks about it
            return card
        if option[1] in view.corridors:
            return say("option.lay_turned" if TURNED in option else "option.lay", card=card, cell=option[2])
        if isinstance(option[2], int):
            who = _aimed_at(view, option[2], say)
            if len(option) > 3:
                return say("option.repair", card=card, who=who, tool=_tool(view, cast(str, option[3]), say))
            return say("option.on", card=card, who=who)
        return say("option.at", card=card, cell=option[2])

    def other_way(self, view: MineView, option: Option) -> Option | None:
        return (*option, TURNED) if option[0] == "play" and len(option) == 3 else None

    def hand_shown(self, view: MineView) -> Sequence[str]:
        return sorted(set(view.hand), key=lambda card: _order(view, card))

    def offered(self, view: MineView, option: Option, say: Say) -> str:
        """A card that can be turned is shown as it would lie, with the sides by which that differs."""
        positions = view.corridors.get(str(option[1]), ()) if option[0] == "play" and len(option) > 2 else ()
        if len(positions) < 2:
            return self.option(view, option, say)
        turned = TURNED in option
        own, other = positions[turned].open, positions[not turned].open
        ways = [say(f"way.{side}") for side in (NORTH, EAST, SOUTH, WEST) if own & ~other & side]
        opening = say("option.opening", ways=f" {say('option.and')} ".join(ways))
        return f"{self.option(view, option, say)}, {opening} {glyph(positions[turned], Style())}"

    def brief(self, view: MineView, option: Option, say: Say) -> str:
        """Under the heading of its card, an option is only a place or a person."""
        if option[0] == "discard":
            return _name(view, cast(str, option[1]), say)
        if option[0] == "take":
            return self.option(view, option, say)
        if isinstance(option[2], int):
            who = _aimed_at(view, option[2], say)
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
            elif word in (TURNED, SIDEWAYS):
                forms.append(_typed(WORDS[f"type.{word}"]))
            elif word in view.catalog.tables["tools"]:
                forms.append(_typed(view.catalog.tables["tools"][word]))
            else:
                forms.append({lang: (word, *place_names(view, word)) for lang in LANGS})
        return forms

    def synonyms(self, view: MineView, option: Option) -> Sequence[str]:
        return spoken_of(view, option)

    def spot(self, view: MineView, line: str) -> Whereabouts | None:
        from brzdek.games.sabotazysta.face.places import spot

        return spot(view, line)

    def objects(self, view: MineView, option: Option) -> tuple[str, Sequence[str]]:
        return synonyms.DEEDS_BY_KIND[ROCKFALL], fallen_on(view, option)

    def deeds_of(self, view: MineView, option: Option) -> Sequence[str]:
        if option[0] != "play":
            return super().deeds_of(view, option)
        return [synonyms.DEEDS_BY_KIND[view.catalog.cards[cast(str, option[1])].kind]]

    def worth(self, view: MineView, option: Option) -> Worth | None:
        return Worth(GAIN, cast(int, option[1])) if option[0] == "take" else None

    def opposed(self, view: MineView, option: Option) -> str:
        return speaks_against(view, option)

    def harms(self, view: MineView, option: Option) -> bool:
        return hurts_oneself(view, option)

    def rash(self, view: MineView, option: Option) -> bool:
        """A miner lays no dead end."""
        kind = view.catalog.cards[cast(str, option[1])].kind if option[0] == "play" else ""
        return kind == DEAD_END and view.role not in view.saboteurs

    def gist(self, view: MineView, option: Option, place: int, say: Say) -> str:
        """What a card does; of a corridor, how it looks."""
        if place != 1 or option[0] == "take":
            return ""
        card = cast(str, option[1])
        return view.catalog.cards[card].text(say.lang) or _glyph(view, card, Style())

    def why(self, view: MineView, ask: Ask, option: Option, say: Say) -> str | None:
        from brzdek.games.sabotazysta.face.advice import reason

        return reason(view, option, say)

    def distance(self, view: MineView, option: Option) -> float:
        """A corridor belongs where the last one was laid, a map or a rockfall may be anywhere."""
        if option[0] != "play" or not view.last_laid or not isinstance(option[2], str):
            return 0.0
        column, row = map(int, option[2].split(","))
        return abs(column - view.last_laid[0]) + abs(row - view.last_laid[1])

    def menu(self, view: MineView, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]]:
        groups: dict[str, list[int]] = {}
        for index, option in enumerate(ask.options):
            if option[0] == "play":
                card = cast(str, option[1])
                heading = f"{_name(view, card, say)} {_glyph(view, card, style)}".rstrip()
            else:
                heading = say("menu.pass" if option[0] == "discard" else "menu.gold")
            groups.setdefault(heading, []).append(index)
        if ask.topic == "gold":  # each is chosen by its number: in the order of these
            groups = {heading: sorted(own, key=lambda at: ask.options[at][1:]) for heading, own in groups.items()}
        return list(groups.items())

    def card(self, card: Card, say: Say, style: Style) -> list[Line]:
        """The corridors of a path card, and to which sides they are open."""
        return shape(card, say, style) if isinstance(card, PathCard) else []

    # -- what happened

    def variant(self, view: MineView, event: Event) -> str:
        match event:
            case events.PathLaid(turned=True):
                return "turned"
            case events.Broke(seat=seat, whom=whom) | events.Repaired(seat=seat, whom=whom):
                return "own" if seat == whom else ""
            case events.RoundOver(winners=winners):
                return winners
            case events.Role(role=role):
                return SABOTEURS if role in view.saboteurs else MINERS
            case events.Roles(roles=roles):
                return "one" if sum(role in view.saboteurs for role in roles) == 1 else ""
            case _:
                return ""

    def gather(self, happened: Sequence[Event]) -> Sequence[Event]:
        """How many gold cards one got oneself is told with what is on them."""
        told = zip_longest(happened, happened[1:])
        return [one for one, after in told if not isinstance(one, events.Gold) or not isinstance(after, events.Nuggets)]

    def begins_part(self, event: Event) -> bool:
        return isinstance(event, events.Round)

    # -- why not

    def lacking(self, view: MineView, ask: Ask, say: Say) -> Sequence[Lack]:
        from brzdek.games.sabotazysta.face.lacking import lacking

        return lacking(self, view, ask, say) if ask.topic in self.open_topics and ask.seat == view.seat else ()

    def candidates(self, view: MineView, ask: Ask, line: str) -> Sequence[Option]:
        """Any card of the deck, on any cell that the line names or on any player; any gold card."""
        from brzdek.games.sabotazysta.face.places import cells_told

        named = cells_told(view, line)
        if not named:
            named = [*((int(x), int(y)) for x, y in _CELLS.findall(line)), *cells_named(view, line)]
        cells = dict.fromkeys(map(cell_word, named))
        targets: list[Option] = [()]
        for cell in cells:
            targets += [(cell,), (cell, TURNED), (cell, SIDEWAYS)]
        seats = range(len(view.names))
        targets += [(seat,) for seat in seats]
        mended: list[Option] = [(seat, tool) for seat in seats for tool in view.catalog.tables["tools"]]
        cards = dict.fromkeys((*view.hand, *cards_of(view.catalog, *DECK_KINDS)))
        options: list[Option] = [("play", card, *target) for card in cards for target in targets]
        repairs = [card for card in cards if view.catalog.cards[card].kind == REPAIR]
        options += [("play", card, *target) for card in repairs for target in mended]
        options += [("discard", card) for card in cards]
        return options + [("take", value) for value in _gold_values(view.catalog)]


def _facts(view: MineView, seat: int, say: Say, *, brief: bool) -> list[str]:
    """Cards in hand, gold, and the role if everybody knows it; briefly, cards in hand only as long as they matter."""
    cards, gold = say("table.cards", n=view.hand_counts[seat]), view.gold_counts[seat]
    if not brief:
        facts = [cards, say("table.gold", n=gold)]
    else:
        facts = [cards] if view.roles is None else []
        facts.append(say("table.gold_brief", n=gold))
    return facts if view.roles is None else [*facts, _name(view, view.roles[seat], say)]


def _broken(view: MineView, say: Say, style: Style) -> list[Line]:
    """Who has broken tools, below players that stand in columns."""
    seats = zip(view.names, view.broken, strict=True)
    hurt = [f"{name} – {_tools(view, tools, say)}" for name, tools in seats if tools]
    text = "  " + say("table.broken", tools="; ".join(hurt)) if hurt else ""
    return [[("bad", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="    ")]


def _order(view: MineView, card: str) -> int:
    return list(view.catalog.cards).index(card)


def _glyph(view: MineView, card: str, style: Style) -> str:
    corridors = view.corridors.get(card)
    return glyph(corridors[0], style) if corridors else ""


def _typed(text: Text) -> dict[str, Sequence[str]]:
    return {lang: text.to(lang).split("|") for lang in LANGS}


def _same(word: str) -> dict[str, Sequence[str]]:
    return dict.fromkeys(LANGS, (word,))


def _gold_values(catalog: Catalog) -> list[int]:
    return sorted({cast(GoldCard, catalog.cards[card]).value for card in cards_of(catalog, "gold")})
