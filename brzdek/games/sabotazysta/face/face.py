"""How Sabotażysta shows itself to a person."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar, cast

from brzdek.core.ask import Ask, Option
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.drawing import Line, Style
from brzdek.core.face import Face
from brzdek.core.facets import GAIN, Lack, Whereabouts, Worth
from brzdek.core.log import Event
from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, Book, Lang, Say, Text
from brzdek.core.wording import Shown, player
from brzdek.games.sabotazysta.cards.corridors import EAST, NORTH, SOUTH, WEST, Cell, cell_word
from brzdek.games.sabotazysta.cards.pieces import DECK_KINDS, MINERS, SABOTEURS, GoldCard, PathCard, cards_of
from brzdek.games.sabotazysta.face import synonyms_words as synonyms
from brzdek.games.sabotazysta.face import tabletop
from brzdek.games.sabotazysta.face.drawing import glyph, shape
from brzdek.games.sabotazysta.face.naming import aimed_at, glyph_of, name_of, tool_name, tool_names
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

_CELLS = pattern(r"(-?\d{1,3})(?:\s*,\s*|\s+)(-?\d{1,3})")


def _cells(view: MineView, cells: Iterable[Cell], say: Say) -> str:
    return "; ".join(map(cell_word, cells))


def _by_player(view: MineView, values: Iterable[object]) -> str:
    return ", ".join(f"{who} – {value}" for who, value in zip(view.names, values, strict=True))


def _saboteurs(view: MineView, roles: Iterable[str]) -> str:
    return ", ".join(who for who, role in zip(view.names, roles, strict=True) if role in view.saboteurs)


SHOWN: Mapping[str, Shown[MineView]] = {
    "seat": player,
    "whom": player,
    "card": name_of,
    "role": name_of,
    "tool": tool_name,
    "tools": tool_names,
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

    def say(self, lang: Lang) -> Say:
        return Say(lang, WORDS)

    def measures(self) -> Book:
        from brzdek.games.sabotazysta.face.measure_words import MEASURES

        return MEASURES

    # -- the table

    def status(self, view: MineView, say: Say) -> str:
        if view.seat is None:
            return say("status.onlooker", round=view.round, rounds=view.rounds, deck=view.deck_count)
        role = name_of(view, cast(str, view.role), say)
        text = say("status", role=role, round=view.round, rounds=view.rounds, deck=view.deck_count)
        if view.broken[view.seat]:
            text += say("status.broken", tools=tool_names(view, view.broken[view.seat], say))
        return text

    def board(self, view: MineView, say: Say, style: Style) -> list[Line]:
        return tabletop.board(view, say, style)

    def hand(self, view: MineView, say: Say, style: Style) -> list[Line]:
        return tabletop.hand(view, say, style)

    def table_with_hand(self, view: MineView, say: Say, style: Style) -> list[Line]:
        from brzdek.games.sabotazysta.face.arranging import table_with_hand

        return table_with_hand(view, say, style)

    def score(self, view: MineView, say: Say, style: Style) -> list[Line]:
        return tabletop.score(view, say, style)

    # -- questions and options

    def question(self, view: MineView, ask: Ask, say: Say) -> str:
        if ask.topic == "gold":
            return f"{say('ask.gold')} {say('hand.offered', cards=', '.join(map(str, sorted(view.offered))))}"
        if view.broken[ask.seat]:
            return say("ask.turn_broken", tools=tool_names(view, view.broken[ask.seat], say))
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

    def legend(self, view: MineView, say: Say, style: Style) -> Mapping[str, str]:
        """How cells are called, and what the mark of a dead end in one's hand means."""
        dead = [card for card in view.hand if view.catalog.cards[card].kind == DEAD_END]
        signs = {"cell": say("legend.cell")}
        return {**signs, "dead": say("legend.dead", card=glyph_of(view, dead[0], style))} if dead else signs

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

    def outcome(self, view: MineView, options: Sequence[Option], line: str, say: Say) -> list[str] | None:
        from brzdek.games.sabotazysta.face.outlook import outcome

        return outcome(view, options, line, say)

    def option(self, view: MineView, option: Option, say: Say) -> str:
        verb = option[0]
        if verb == "take":
            return say("option.take", n=option[1])
        card = name_of(view, cast(str, option[1]), say)
        if verb == "discard":
            return say("option.discard", card=card)
        if len(option) == 2:  # no answer yet, but somebody asks about it
            return card
        if option[1] in view.corridors:
            return say("option.lay_turned" if TURNED in option else "option.lay", card=card, cell=option[2])
        if isinstance(option[2], int):
            who = aimed_at(view, option[2], say)
            if len(option) > 3:
                return say("option.repair", card=card, who=who, tool=tool_name(view, cast(str, option[3]), say))
            return say("option.on", card=card, who=who)
        return say("option.at", card=card, cell=option[2])

    def other_way(self, view: MineView, option: Option) -> Option | None:
        return (*option, TURNED) if option[0] == "play" and len(option) == 3 else None

    def hand_shown(self, view: MineView) -> Sequence[str]:
        return tabletop.hand_shown(view)

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
            return name_of(view, cast(str, option[1]), say)
        if option[0] == "take":
            return self.option(view, option, say)
        if isinstance(option[2], int):
            who = aimed_at(view, option[2], say)
            if len(option) == 3:
                return who
            return say("brief.repair", who=who, tool=tool_name(view, cast(str, option[3]), say))
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
        return view.catalog.cards[card].text(say.lang) or glyph_of(view, card, Style())

    def why(self, view: MineView, ask: Ask, option: Option, say: Say) -> str | None:
        from brzdek.games.sabotazysta.face.advice import reason

        return reason(view, option, say)

    def unfounded(self, view: MineView, option: Option) -> bool:
        from brzdek.games.sabotazysta.face.advice import is_unfounded

        return is_unfounded(view, option)

    def distance(self, view: MineView, option: Option) -> float:
        """A corridor belongs where the last one was laid, a map or a rockfall may be anywhere."""
        if option[0] != "play" or not view.last_laid or not isinstance(option[2], str):
            return 0.0
        column, row = map(int, option[2].split(","))
        return abs(column - view.last_laid[0]) + abs(row - view.last_laid[1])

    def forced(self, view: MineView, ask: Ask) -> Option | None:
        """Gold cards that are all alike, or the last one, are no choice; what one takes is told anyway."""
        return ask.options[0] if ask.topic == "gold" and len(ask.options) == 1 else None

    def only_passes(self, view: MineView, ask: Ask) -> bool:
        return not view.deck_count and all(option[0] == "discard" for option in ask.options)

    def menu(self, view: MineView, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]]:
        groups: dict[str, list[int]] = {}
        for index, option in enumerate(ask.options):
            if option[0] == "play":
                card = cast(str, option[1])
                heading = f"{name_of(view, card, say)} {glyph_of(view, card, style)}".rstrip()
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
                side = SABOTEURS if role in view.saboteurs else MINERS
                return f"{side}.again" if _is_role_again(view, event) else side
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


def _is_role_again(view: MineView, event: Event) -> bool:
    """Was one on the same side in the round before?"""
    roles = [one for one in view.events() if isinstance(one, events.Role)]
    place = next((place for place, one in enumerate(roles) if one is event), 0)
    return place > 0 and (roles[place].role in view.saboteurs) == (roles[place - 1].role in view.saboteurs)


def _typed(text: Text) -> dict[str, Sequence[str]]:
    return {lang: text.to(lang).split("|") for lang in LANGS}


def _same(word: str) -> dict[str, Sequence[str]]:
    return dict.fromkeys(LANGS, (word,))


def _gold_values(catalog: Catalog) -> list[int]:
    return sorted({cast(GoldCard, catalog.cards[card]).value for card in cards_of(catalog, "gold")})
