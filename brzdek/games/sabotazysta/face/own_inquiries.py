"""What people ask of their own state: their role, what their map showed, who broke a tool and who can mend it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import CAUSE, HAVE, INSIDE, MAY, WHAT, WHO, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, Text, fold
from brzdek.games.sabotazysta.cards.corridors import cell_word
from brzdek.games.sabotazysta.face.paragraphs import told
from brzdek.games.sabotazysta.face.suspecting import round_won
from brzdek.games.sabotazysta.face.synonyms_words import SELF, TOOLS
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.view.view import MineView

BREAKAGE = Text(
    "kto zepsuć|kto popsuć|kto zniszczyć|kto rozwalić|czemu zepsuty|dlaczego zepsuty|skąd zepsuty|czemu popsuty"
    "|dlaczego popsuty",
    "who broke|who break|who broken|who smashed|who wrecked|who busted|why broken|why busted|why wrecked",
)
BY_OTHERS = Text(
    "ktoś naprawić|inny naprawić|ktokolwiek naprawić|ktoś inny naprawić|ktoś może naprawić|może ktoś naprawić",
    "can somebody repair|can somebody fix|can someone repair|can someone fix|can anyone repair|can anyone fix"
    "|can anybody repair|can anybody fix|can other repair|can others repair|can other fix|can others fix"
    "|can else repair|can else fix",
)
HOW_MENDED = Text(
    "jak naprawić|czym naprawić|jak naprawiać", "how repair|how fix|how mend|how do repair|how do fix|how can i fix"
)
SHOWN = Text(
    "co tam być|co tam jest|czy to złoto|czy to skarb|złoto tam być"
    "|tam złoto|tam skarb|tam kamień|co pokazać mapa|co tam leżeć|co zobaczyć",
    "what there was|what was there|is it gold|is it treasure|was it gold|was it treasure|is it stone"
    "|gold there|treasure there|stone there|gold down|treasure down|gold up|treasure up|what see",
)
THEIR_CARDS = Text(
    "patrzeć karta|zobaczyć karta|oglądać karta|obejrzeć karta|podejrzeć karta|podglądać karta|widzieć karta"
    "|zajrzeć karta|zaglądać karta|podejrzeć ręka|zobaczyć ręka",
    "look card|see card|peek card|view card|look hand|see hand|peek hand|check card",
)
WON_YET = Text("wygrać", "did we win|have we won|did i win|have i won|we won yet|we win yet")
HIS_OWN = frozenset(fold(word) for word in SELF.split("|")) | frozenset(fold("swej mojej swoim moim mam").split())
OF_OTHERS = frozenset(
    fold(
        "inni innych innym innemu cudze cudzych czyjeś czyichś reszty gracza graczy others other their players"
    ).split()
)
SIDES = {1: frozenset(("down", "dole", "dolu", "nizej")), -1: frozenset(("up", "gorze", "gory", "wyzej"))}
"""On which side of the middle one means a goal."""
_NOT_WE = pattern(r"\bwygr(?!al(?:ismy|ysmy|em|am)\b)|\brund|\bround|\bpoprzedn|\bostatn|\blast\b|^(?:how|jak)\b")
_TO_WHOM = pattern(r"^(?:a |no )?(?:komu|kogo|whose|whom|(?:why|czemu|dlaczego) (?:not|nie))\b")


def _words(about: str) -> list[str]:
    return [fold(word.strip("?!.,")) for word in about.split()]


def tools_named(view: MineView, about: str) -> list[str]:
    """The tools that are named."""
    names = {tool: (*name, *TOOLS.get(tool, "").split("|")) for tool, name in view.catalog.tables["tools"].items()}
    found = {tool for word in about.split() for tool in best_named(word, names)}
    return [tool for tool in names if tool in found]


def seats_named(view: MineView, about: str) -> list[int]:
    """The players of whom something is asked, oneself among them."""
    named = {
        seat for word in about.split() for seat in best_named(word, {s: (name,) for s, name in enumerate(view.names)})
    }
    if view.seat is not None and not HIS_OWN.isdisjoint(_words(about)):
        named.add(view.seat)
    return sorted(named)


def _of_this_round(view: MineView) -> Sequence[object]:
    log = view.events()
    return log[max((place for place, event in enumerate(log) if isinstance(event, events.Round)), default=0) :]


def _who_broke(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who broke the tool of whoever is named, as the log tells, or every tool that is broken."""
    if view.over or _TO_WHOM.match(fold(about)):
        return []
    tools, victims = tools_named(view, about), seats_named(view, about)
    if not victims and not tools:
        return []
    happened = [event for event in _of_this_round(view) if isinstance(event, events.Broke)]
    lines: list[str] = []
    for seat in victims or range(len(view.names)):
        for tool in tools or view.broken[seat]:
            last = next((one for one in reversed(happened) if one.whom == seat and _breaks(view, one, tool)), None)
            lines += _broken_by(view, seat, tool, last, say, named=bool(victims))
    return told(style, *(lines or [say("told.none_broken")]))


def _breaks(view: MineView, event: events.Broke, tool: str) -> bool:
    return bool(view.catalog.cards[event.card].effects["play"].tool == tool)


def _broken_by(
    view: MineView, seat: int, tool: str, event: events.Broke | None, say: Say, *, named: bool
) -> Iterable[str]:
    """What is told of one tool; of one that was never broken only if its owner is named."""
    name = view.catalog.tables["tools"][tool].to(say.lang)
    broken = tool in view.broken[seat]
    if event is not None:
        key = "you" if event.seat == view.seat else "at_you" if event.whom == view.seat else "event"
        own = ".own" if event.seat == event.whom else ""
        card = view.catalog.cards[event.card].name.to(say.lang)
        yield say(f"{key}.broke{own}", seat=view.names[event.seat], whom=view.names[seat], card=card)
        if not broken:
            yield say("told.mended", who=view.names[seat], tool=name)
    elif broken:
        yield say("told.broken", who=view.names[seat], tools=name)
    elif named:
        yield say("told.own_whole" if seat == view.seat else "told.is_whole", who=view.names[seat], tool=name)


def _by_others(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether others may mend one's tools."""
    return told(style, say("told.others_repair"), *own_repairs(view, tools_named(view, about), say))


def _how_mended(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Which card of one's hand mends the own tool that is named, or any that is broken."""
    if view.over or seats_named(view, about) != [view.seat]:
        return []
    assert view.seat is not None
    tools = tools_named(view, about)
    name = view.catalog.tables["tools"]
    whole = [tool for tool in tools if tool not in view.broken[view.seat]]
    lines = [say("told.own_whole", tool=name[tool].to(say.lang)) for tool in whole]
    return told(style, *lines, *own_repairs(view, tools, say))


def own_repairs(view: MineView, tools: Sequence[str], say: Say) -> Iterable[str]:
    """Of one's broken tools which card mends them, for those that are named, or all."""
    if view.seat is None:
        return
    for tool in view.broken[view.seat]:
        if tools and tool not in tools:
            continue
        fitting = [
            view.catalog.cards[str(card)].name.to(say.lang)
            for verb, card, *on in view.uses()
            if verb == "play" and on[:1] == [view.seat] and _mends(view, str(card), on[1:], tool)
        ]
        text = view.catalog.tables["tools"][tool].to(say.lang)
        if fitting:
            yield say("told.mends", tool=text, cards=", ".join(dict.fromkeys(fitting)))
        else:
            yield say("told.mends_none", tool=text)


def _mends(view: MineView, card: str, chosen: Sequence[object], tool: str) -> bool:
    """Does a card mend a tool, and, if one of several is chosen, this one?"""
    deed = view.catalog.cards[card].effects["play"]
    return deed.word == "repair" and tool in (chosen or deed.tools)


def _shown(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """What one's last map showed."""
    seen = [event for event in _of_this_round(view) if isinstance(event, events.Saw)]
    if view.seat is None or not view.findings:
        return []
    last = seen[-1].cell if seen else list(view.findings)[-1]
    side = next((side for side, words in SIDES.items() if not words.isdisjoint(_words(about))), 0)
    cell = next((cell for cell in view.findings if cell[1] * side > 0), last)
    if cell not in view.findings:
        return []
    card = view.catalog.cards[view.findings[cell]].name.to(say.lang)
    return told(style, say("told.map_showed", cell=cell_word(cell), card=card))


def _their_cards(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one may look at what others hold."""
    others = [seat for seat in seats_named(view, about) if seat != view.seat]
    return told(style, say("told.hands_hidden")) if others or not OF_OTHERS.isdisjoint(_words(about)) else []


def _won_yet(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """How it stands: who won the last round, and that this one goes on."""
    if view.over or _NOT_WE.search(fold(about)):
        return []
    lines = told(style, say("told.not_won", n=view.round, of=view.rounds, cards=view.deck_count))
    return [*round_won(view, about, say, style), *lines] if view.round > 1 else lines


OWN_INQUIRIES: Sequence[Inquiry[MineView]] = (
    Inquiry(CAUSE, BREAKAGE, _who_broke),
    Inquiry(f"{WHO}|{WHAT}|{MAY}", BY_OTHERS, _by_others),
    Inquiry(f"{WHAT}|{MAY}", HOW_MENDED, _how_mended),
    Inquiry(f"{WHAT}|{INSIDE}|{HAVE}", SHOWN, _shown),
    Inquiry(f"{WHAT}|{MAY}|{WHO}", THEIR_CARDS, _their_cards),
    Inquiry(f"{WHAT}|{WHO}", WON_YET, _won_yet),
)
