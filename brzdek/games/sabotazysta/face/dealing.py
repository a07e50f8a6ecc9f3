"""How roles and gold are dealt, and what follows from that for a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import AT_ONCE, CAUSE, COST, HAVE, MANY, MAY, TRUST, WHAT, WHERE, WHO, WHY, Inquiry, best_named
from brzdek.core.text import Say, Text, fold
from brzdek.games.sabotazysta.face.paragraphs import told
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.view.view import MineView

NONE_AMONG_US = Text(
    "nie być sabotażysta|nie ma sabotażysta|brak sabotażysta|bez sabotażysta|żaden sabotażysta|żaden zdrajca"
    "|nie być zdrajca|nie ma zdrajca|bez zdrajca|wszyscy górnik|sami górnicy|nikt nie sabotażysta|nikt sabotażysta",
    "no saboteur|no saboteurs|no traitor|no traitors|without saboteur|nobody saboteur|wasn't saboteur|none saboteur"
    "|weren't saboteurs|everybody miner|everyone miner|all miners|any saboteur at all",
)
GOLD_DEALT = Text(
    "tylko karta złoto|ile karta złoto rozdawać|ile karta złoto dobierać"
    "|mało karta złoto|czemu karta złoto|dlaczego karta złoto|brakować karta złoto",
    "only gold card|only gold cards|many gold cards drawn|many gold cards dealt"
    "|few gold cards|why gold cards|enough gold cards|fewer gold cards",
)
GOLD_TAKEN = Text(
    "dostać karta|dostać złoto|dostać bryłka|wziąć karta|wziąć złoto|mieć tyle złoto|mieć tyle karta złoto"
    "|mieć tyle bryłka|mieć więcej złoto|mieć więcej karta złoto|brać złoto|skąd mieć złoto|nic nie dostać",
    "get card|get cards|got card|got cards|get gold|got gold|get nuggets|got nuggets|take gold|took gold"
    "|have so much gold|have so many gold|has so much gold|has so many gold|have more gold"
    "|has more gold|got nothing|get nothing",
)
ORDER_OF_CHOICE = Text(
    "wybierać pierwszy|wybrać pierwszy|wybierać ostatni|wybrać ostatni|brać pierwszy|wziąć pierwszy|brać ostatni"
    "|dostać tylko jeden karta|dostać tylko karta|mieć tylko jeden karta złoto",
    "choose first|chose first|choose gold first|chose gold first|pick first|picked first|pick gold first"
    "|choose last|chose last|pick last|picked last|take first|took first|get only one card|got only one card",
)
BREAKING = ("psu", "zeps", "pops", "break", "broke", "wreck")
"""What words for doing harm to tools begin with."""
GOLD = ("gold", "nugget", "nothing", "zlot", "brylk", "nic")
"""What words for what is shared out begin with, and for none of it."""
NOT = "nie"
BEING_ONE = frozenset(("sabotazysta", "sabotazystami", "zdrajca", "zdrajcami"))
"""What somebody is not, in Polish: that there are none is said in another case."""


def hidden(view: MineView, say: Say) -> str:
    """How many saboteurs there may be in this game; nothing once it is over."""
    return "" if view.over else at_the_table(view, *_how_many(view, 0, len(view.names)), say)


def leading(view: MineView, say: Say) -> str:
    """Nobody knows the nuggets of others: only how many gold cards everybody has."""
    most = max(view.gold_counts)
    if not most:
        return say("told.no_gold_yet")
    names = ", ".join(name for name, n in zip(view.names, view.gold_counts, strict=True) if n == most)
    return say("told.leading", names=names, n=most)


def at_the_table(view: MineView, low: int, high: int, say: Say) -> str:
    pool = view.catalog.tables["pools"][len(view.names)]
    return say("hidden", n=_from_to(low, high), high=_saboteurs_dealt(view), dealt=sum(pool.values()))


def _saboteurs_dealt(view: MineView) -> int:
    """So many of the roles that are dealt are saboteurs."""
    pool = view.catalog.tables["pools"][len(view.names)]
    return sum(pool[role] for role in view.saboteurs if role in pool)


def _how_many(view: MineView, known: int, players: int) -> tuple[int, int]:
    """How many saboteurs there are at least and at most among so many players, if so many are known beside them."""
    aside = sum(view.catalog.tables["pools"][len(view.names)].values()) - len(view.names)
    left = _saboteurs_dealt(view) - known
    return max(0, left - aside), min(left, players)


def _from_to(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def among_others(view: MineView) -> tuple[int, int]:
    """How many saboteurs there are among the others, at least and at most, by what one is oneself."""
    return _how_many(view, int(view.role in view.saboteurs), len(view.names) - 1)


def knows_all(view: MineView) -> bool:
    """Does it follow from one's own role that all the others are miners?"""
    return view.role is not None and view.roles is None and not view.over and not among_others(view)[1]


def own_side(view: MineView, say: Say) -> str:
    """What one is, and what the others are then."""
    assert view.role is not None
    low, high = among_others(view)
    rest = len(view.names) - 1
    miners = _from_to(rest - high, rest - low)
    others = say("told.others", n=_from_to(low, high), miners=miners) if high else say("told.no_others")
    return f"{say('told.i_am', role=view.catalog.cards[view.role].name.to(say.lang))} {others}"


def _none_among_us(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether a round can be without saboteurs, and why somebody breaks tools in one that is."""
    words = [fold(word.strip("?!.,")) for word in about.split()]
    if NOT in words and not BEING_ONE.isdisjoint(words):
        return []
    pool = sum(view.catalog.tables["pools"][len(view.names)].values())
    low, _ = _how_many(view, 0, len(view.names))
    key = "told.some_must_be" if low else "told.none_may_be"
    lines = [say(key, dealt=pool, players=len(view.names), n=_saboteurs_dealt(view), low=low)]
    if any(word.startswith(BREAKING) for word in words):
        lines.append(say("told.miners_break"))
    return told(style, *lines)


def _gold_dealt(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """How many gold cards are dealt, and how many miners there were if that is known already."""
    lines = [say("told.gold_dealt")]
    if view.roles is not None:
        saboteurs = sum(role in view.saboteurs for role in view.roles)
        lines.append(say("told.gold_for", miners=len(view.roles) - saboteurs, saboteurs=saboteurs))
    return told(style, *lines)


def _gold_taken(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who took how much gold in which round, and why that is so; of somebody who is named, only that."""
    named = set(best_named(about, {seat: (name,) for seat, name in enumerate(view.names)}))
    if not named - {view.seat} and not any(word.startswith(GOLD) for word in fold(about).split()):
        return []  # the cards of a hand are drawn, too
    lines: list[str] = []
    taken: Counter[int] = Counter()
    over: events.RoundOver | None = None
    for event in (*view.events(), None):
        if isinstance(event, events.Gold):
            taken[event.seat] += event.n
        elif (event is None or isinstance(event, events.Round)) and over is not None:
            seats = [seat for seat in taken if seat in named] or list(taken)
            cards = ", ".join(f"{view.names[seat]} – {say('table.cards', n=taken[seat])}" for seat in seats)
            won = say(f"told.round_won.{over.winners}", round=over.round)
            lines.append(say("told.gold_taken", won=won, cards=cards or say("told.gold_nobody")))
            taken, over = Counter(), None
        elif isinstance(event, events.RoundOver):
            over = event
    how = " ".join(say(f"told.share.{part}") for part in ("miners", "saboteurs", "losers"))
    return told(style, *lines, how) if lines else []


def _order_of_choice(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Why somebody chooses first, and only one card, once gold has been shared out."""
    shared = any(isinstance(event, events.RoundOver) for event in view.events())
    return told(style, say("told.share_order")) if shared and is_cause(about) else []


def is_cause(about: str) -> bool:
    """Is it asked why?"""
    return not {"why", "czemu", "dlaczego", "come", "skad"}.isdisjoint(fold(about).split())


DEALING_INQUIRIES: Sequence[Inquiry[MineView]] = (
    Inquiry(AT_ONCE, ORDER_OF_CHOICE, _order_of_choice),
    Inquiry(f"{CAUSE}|{WHY}|{WHAT}|{WHO}|{MANY}|{MAY}|{TRUST}", NONE_AMONG_US, _none_among_us),
    Inquiry(f"{CAUSE}|{WHY}|{WHAT}|{MANY}|{COST}", GOLD_DEALT, _gold_dealt),
    Inquiry(f"{CAUSE}|{WHY}|{WHO}|{WHAT}|{WHERE}|{HAVE}|{MANY}", GOLD_TAKEN, _gold_taken),
)
