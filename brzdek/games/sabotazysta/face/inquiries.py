"""What people ask in Sabotażysta, and what they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import (
    ANYTHING,
    BEAT,
    CAUSE,
    CHANCE,
    COST,
    FAR,
    HAVE,
    INSIDE,
    LEGEND,
    MANY,
    MAY,
    OWNED,
    TRUST,
    WHAT,
    WHERE,
    WHO,
    WHY,
    Inquiry,
    best_named,
)
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_word, neighbours
from brzdek.games.sabotazysta.cards.pieces import uses
from brzdek.games.sabotazysta.face.anchors import DEAD_END, treasure_cells
from brzdek.games.sabotazysta.face.dealing import (
    DEALING_INQUIRIES,
    among_others,
    at_the_table,
    hidden,
    knows_all,
    own_side,
)
from brzdek.games.sabotazysta.face.distance import cards_to, far_to, gap_told
from brzdek.games.sabotazysta.face.hand_inquiries import HAND_INQUIRIES, cells_of
from brzdek.games.sabotazysta.face.inquiry_words import (
    BLOCKED,
    BROKEN,
    CHECKED,
    CLOSEST,
    DISTANCE,
    GOAL,
    IN_TIME,
    KNOWN,
    LASTS,
    LOOKED,
    MAPPED,
    OWN_ROLE,
    PASSED,
    ROLE_DEALT,
    ROLES,
    ROUNDS,
    SHARES,
    STONE,
    TREASURE,
    UNREVEALED,
    WHERE_KNOWN,
    WON,
)
from brzdek.games.sabotazysta.face.outlook import OUTLOOK_INQUIRIES
from brzdek.games.sabotazysta.face.own_inquiries import OWN_INQUIRIES
from brzdek.games.sabotazysta.face.paragraphs import told as _told
from brzdek.games.sabotazysta.face.passing import why_they_pass
from brzdek.games.sabotazysta.face.plain_inquiries import PLAIN_INQUIRIES, shares
from brzdek.games.sabotazysta.face.supposed_place import SUPPOSED_INQUIRY
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.view.view import MineView

GOAL_SIDES = (("gorn", "upper", "top"), ("srodk", "middle", "central"), ("doln", "lower", "bottom"))
"""What words for the three goals begin with, from above."""
DEAD = ("slep", "zaul", "dead", "block")
"""What words for a card begin with that blocks the way."""
TRAITORS = ("sabot", "zdraj", "traitor")
"""What words for them begin with."""
ONESELF = frozenset(("jestem", "ja", "gracze", "graczy", "i", "am", "players"))
WINNING = ("win", "wygr", "zwycie")
OTHERS = frozenset(("oni", "inni", "they", "others"))
"""Whose suspicion one asks about who has nobody to suspect."""
NOT_WHAT_ONE_IS = frozenset(
    ["allowed", "able", "supposed", "going", "to", "with", "against", "missing", "doing", "holding"]
)
"""Words after “who am I” that ask for something else."""
_SIDE = pattern(
    r"\b(?:my side|our side|with me|with us|my team|my enem\w+|against me|against us|my friend\w*|my all\w+"
    r"|moj\w* stron\w*|nasz\w* stron\w*|ze mna|z nami|moj\w* druzyn\w*|moj\w* wrog\w*|przeciw\w* (?:mnie|nam))\b"
)
"""Asks who of the others is with one."""
CELL = pattern(r"(-?\d{1,3})\s*[, ]\s*(-?\d{1,3})")


def _legend(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    from brzdek.games.sabotazysta.face.drawing import legend, signs

    return [*legend(say, style), [("dim", say("told.rock", rock=signs(style).rock))], *_told(style, say("legend.cell"))]


def _unrevealed(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Why a goal lies face down still, and what lies beside it."""
    goals = [goal for goal in cells_of(view, about) if goal in view.goals] or view.goals
    lines = [line for goal in goals for line in _barred(view, goal, say)]
    if len(goals) == 1 and not lines:
        lines = [say("told.goal_alone", goal=cell_word(goals[0]))]
    return _told(style, *lines, say("told.unrevealed")) if goals else []


def _barred(view: MineView, goal: Cell, say: Say) -> Iterator[str]:
    """Why no corridor leads to a goal, of each card that lies beside it."""
    for _, facing, cell in neighbours(goal):
        if cell not in view.laid or view.reached.get(cell, 0) & facing:
            continue
        laid = view.laid[cell]
        card = view.catalog.cards[laid.card]
        dead = "told.goal_dead" if card.kind == DEAD_END else "told.goal_cut"
        key = dead if laid.corridors.open & facing else "told.goal_wall"
        yield say(key, card=card.name.to(say.lang), cell=cell_word(cell), goal=cell_word(goal))


def _roles(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who is what is hidden; how many there are is not, nor what one is oneself."""
    if view.roles is not None:
        return []
    if view.role is None or view.over:
        return _told(style, hidden(view, say))
    low, high = among_others(view)
    own = int(view.role in view.saboteurs)
    lines = _told(style, own_side(view, say), at_the_table(view, low + own, high + own, say))
    return [*lines, *_who_seems(view, say, style)] if high and _SIDE.search(fold(about)) else lines


def _who_seems(view: MineView, say: Say, style: Style) -> list[Line]:
    """What everybody else did, for whoever asks who is with them."""
    from brzdek.games.sabotazysta.face.suspecting import suspected

    return suspected(view, "", say, style)


def _is_one(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one is a miner, or somebody who is named: what a role is, others tell."""
    words = fold(about).split()
    if any(word.startswith(WINNING) for word in words):
        return []  # how that is done, the guide tells
    of_somebody = best_named(about, {name: (name,) for name in view.names}) or not ONESELF.isdisjoint(words)
    return _roles(view, about, say, style) if of_somebody else []


def _own_role(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """What one is oneself."""
    if view.role is None or view.over or not NOT_WHAT_ONE_IS.isdisjoint(fold(about.strip("?!. ")).split()):
        return []
    return _told(style, own_side(view, say))


def _where_known(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """How one learns where the treasure lies, and what one knows of it."""
    return [*_told(style, say("told.how_known")), *treasure(view, about, say, style)]


def treasure(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Where it lies as far as one knows, and how far that is."""
    found = [cell for cell in view.goal_cells if cell in view.laid and view.laid[cell].card in view.treasures]
    if found:
        return _told(style, say("told.found", cell=cell_word(found[0])))
    known = [cell for cell, card in view.findings.items() if card in view.treasures]
    stones = [cell for cell, card in view.findings.items() if card not in view.treasures and cell in view.goals]
    left = [cell for cell in view.goals if cell not in stones]
    if known:
        return _told(style, say("told.treasure", cell=cell_word(known[0])), far_to(view, known[0], say))
    if len(left) == 1:
        others = f" {say('option.and')} ".join(cell_word(cell) for cell in view.goal_cells if cell not in left)
        return _told(style, say("told.deduced", cell=cell_word(left[0]), others=others), far_to(view, left[0], say))
    cells = "; ".join(map(cell_word, left))
    told = [say("told.goals", cells=cells), *(say("told.stone", cell=cell_word(cell)) for cell in stones)]
    named = [cell for cell in left if _is_named_side(view, cell, about) or cell_word(cell) in about.replace(", ", ",")]
    nearest = min(named or left, key=lambda goal: cards_to(view, goal), default=None)
    return _told(style, *told, far_to(view, nearest, say) if nearest is not None else "")


def _closest(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who is closest to the treasure: nobody walks in the mine."""
    return [*_told(style, say("told.one_corridor")), *treasure(view, about, say, style)]


def _is_named_side(view: MineView, goal: Cell, about: str) -> bool:
    """Is a goal called the upper, the middle or the lower one?"""
    place = sorted(view.goal_cells, key=lambda cell: cell[1]).index(goal)
    return (
        any(fold(word).startswith(GOAL_SIDES[place]) for word in about.split()) if len(view.goal_cells) == 3 else False
    )


def _checked(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """What one's maps have shown; of somebody who is named the log tells."""
    if view.seat is None or best_named(about, {name: (name,) for name in view.names if name != view.names[view.seat]}):
        return []
    names = {cell: view.catalog.cards[card].name.to(say.lang) for cell, card in view.findings.items()}
    told = [say("told.lies", cell=cell_word(cell), card=name) for cell, name in names.items()]
    return _told(style, *(told or [say("told.unchecked")]))


def _looked(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who has looked under which goals in this round, and what one's own maps have shown."""
    log = view.events()
    begin = max((place for place, event in enumerate(log) if isinstance(event, events.Round)), default=0)
    seen: dict[int, list[str]] = {}
    for event in log[begin:]:
        if isinstance(event, events.Looked):
            seen.setdefault(event.seat, []).append(cell_word(event.cell))
    if not seen:
        return _told(style, say("told.nobody_looked"))
    told = [say("told.looked", who=view.names[seat], cells="; ".join(cells)) for seat, cells in seen.items()]
    own = _checked(view, "", say, style) if view.findings else []
    return [*_told(style, say("told.looked_so", told=", ".join(told))), *own]


def _stones(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Under which goals one knows that there is a stone."""
    known = {cell: view.laid[cell].card for cell in view.goal_cells if cell in view.laid} | dict(view.findings)
    told = [say("told.stone", cell=cell_word(cell)) for cell in known if known[cell] not in view.treasures]
    return _told(style, *(told or [say("told.unchecked")]))


def _chance(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    stones = [cell for cell, card in view.findings.items() if card not in view.treasures and cell in view.goals]
    left = len(view.goals) - len(stones)
    known = any(card in view.treasures for card in view.findings.values())
    lines = treasure(view, about, say, style)
    return (
        lines if known or left < 2 else [*lines, *_told(style, say("told.chance", n=left, percent=round(100 / left)))]
    )


def _at_cell(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """What lies on a cell, as far as one may know."""
    named = CELL.search(about)
    if named is None:
        return []
    cell = (int(named[1]), int(named[2]))
    card = view.laid[cell].card if cell in view.laid else view.findings.get(cell)
    if card is not None:
        return _told(style, say("told.lies", cell=cell_word(cell), card=view.catalog.cards[card].name.to(say.lang)))
    return _told(style, say("told.secret" if cell in view.goal_cells else "told.empty", cell=cell_word(cell)))


def _dead_end(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    return _told(style, say("told.dead_end"))


def _owned(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Which cards that are asked about one holds; nothing: no card is named."""
    if view.seat is None or not about:
        return []
    cards = view.catalog.cards
    known = uses(view.catalog)
    blocked = any(fold(word).startswith(DEAD) for word in about.split())
    wanted = (
        [card for card, use in known.items() if use == "dead_end"]
        if blocked
        else _named_so(about, {card: tuple(cards[card].name) for card in known})
    )
    if not wanted:
        return []
    held = [cards[card].name.to(say.lang) for card in view.hand if card in wanted]
    counted = ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in Counter(held).items())
    missing = dict.fromkeys(cards[card].name.to(say.lang) for card in wanted)
    return _told(style, say("told.holds", cards=counted) if held else say("told.holds_none", cards=", ".join(missing)))


def _named_so(about: str, names: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The cards whose names have all the words that are asked about which any name has."""
    found = [{card for card in names if best_named(word, {card: names[card]})} for word in about.split()]
    told = [cards for cards in found if cards]
    return sorted(set.intersection(*told)) if told else []


def _lasts(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    hands = ", ".join(f"{who} – {n}" for who, n in zip(view.names, view.hand_counts, strict=True))
    return _told(style, say("told.cards_left", n=view.deck_count, hands=hands), say("told.lasts"))


def _in_time(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether the cards that are left can suffice to reach the treasure: how many there are, and how many it takes."""
    goals = treasure_cells(view)
    if view.over or view.roles is not None or not goals:
        return []
    nearest = min(goals, key=lambda goal: cards_to(view, goal))
    needed, hands = cards_to(view, nearest), sum(view.hand_counts)
    left = view.deck_count + hands
    own = 0 if view.seat is None else view.hand_counts[view.seat] - (-view.deck_count // len(view.names))
    lines = [
        say("told.needed" if len(goals) == 1 else "told.needed_nearest", cell=cell_word(nearest), n=needed),
        gap_told(view, nearest, say),
        say("told.moves_left", n=left, deck=view.deck_count, hands=hands, turns=own),
        say("told.too_late" if cards_to(view, nearest, hoping=True) > left else "told.in_time"),
    ]
    return _told(style, *lines)


def _rounds(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Which round it is, and how many follow; of the end of this one others tell."""
    if any(fold(word).startswith(("koniec", "konca", "end", "this")) for word in about.split()):
        return []
    return _told(style, say("told.rounds", n=view.round, of=view.rounds, left=view.rounds - view.round))


def _broken(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who has which tools broken."""
    told = []
    for seat, who in enumerate(view.names):
        tools = [view.catalog.tables["tools"][tool].to(say.lang) for tool in view.broken[seat]]
        if tools:
            told.append(say("told.broken", who=who, tools=", ".join(tools)))
    return _told(style, *(told or [say("told.none_broken")]))


def _role_dealt(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Why one's role is another one now."""
    if view.role is None or view.over:
        return []
    role = view.catalog.cards[view.role].name.to(say.lang)
    return _told(style, say("told.role_dealt", role=role, n=view.round))


def _suspected(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Of whom nobody is named: how many there are, and how suspicious everybody looks."""
    from brzdek.games.sabotazysta.face.suspecting import rumoured, suspected

    if view.seat is not None and not OTHERS.isdisjoint(fold(about.strip("?!. ")).split()):
        own = suspected(view, view.names[view.seat], say, style)
        return [*own, *rumoured(view, say, style)] if own else []
    told = suspected(view, about, say, style)
    named = best_named(about, {name: (name,) for name in view.names})
    speaks_of_roles = any(fold(word).startswith(TRAITORS) for word in about.split())
    if speaks_of_roles and named and knows_all(view):
        return [*_told(style, own_side(view, say)), *told]
    if speaks_of_roles and not named and knows_all(view):
        return [*_roles(view, about, say, style), *rumoured(view, say, style)]
    return [*_roles(view, about, say, style), *told] if speaks_of_roles and not named else told


def _won(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    from brzdek.games.sabotazysta.face.suspecting import round_won

    return round_won(view, about, say, style)


INQUIRIES: Sequence[Inquiry[MineView]] = (
    SUPPOSED_INQUIRY,
    *PLAIN_INQUIRIES,
    *OWN_INQUIRIES,
    *HAND_INQUIRIES,
    *DEALING_INQUIRIES,
    *OUTLOOK_INQUIRIES,
    Inquiry(f"{WHY}|{CAUSE}|{WHAT}", UNREVEALED, _unrevealed),
    Inquiry(f"{WHAT}|{MAY}|{MANY}|{FAR}|{CHANCE}|{OWNED}|{BEAT}", IN_TIME, _in_time),
    Inquiry(OWNED, ANYTHING, _owned),
    Inquiry(f"{MANY}|{WHAT}|{FAR}", ROUNDS, _rounds),
    Inquiry(f"{WHAT}|{MANY}", ROLE_DEALT, _role_dealt),
    Inquiry(f"{MANY}|{COST}", SHARES, shares),
    Inquiry(WHO, BROKEN, _broken),
    Inquiry(WHO, CLOSEST, _closest),
    Inquiry(f"{WHO}|{MANY}|{CHANCE}", ROLES, _roles),
    Inquiry(WHAT, ROLES, _is_one),
    Inquiry(f"{WHO}|{WHAT}|{HAVE}|{OWNED}", OWN_ROLE, _own_role),
    Inquiry(WHAT, WHERE_KNOWN, _where_known),
    Inquiry(WHERE, STONE, _stones),
    Inquiry(f"{WHERE}|{FAR}|{INSIDE}", TREASURE, treasure),
    Inquiry(MANY, DISTANCE, treasure),
    Inquiry(FAR, ANYTHING, treasure),
    Inquiry(f"{WHAT}|{INSIDE}|{HAVE}", MAPPED, treasure),
    Inquiry(f"{WHAT}|{WHERE}|{WHO}|{HAVE}|{INSIDE}", CHECKED, _checked),
    Inquiry(f"{WHAT}|{HAVE}|{WHERE}", GOAL, treasure),
    Inquiry(f"{WHO}|{WHAT}|{WHERE}|{HAVE}", LOOKED, _looked),
    Inquiry(f"{WHO}|{WHAT}", WON, _won),
    Inquiry(f"{WHY}|{TRUST}", PASSED, why_they_pass),
    Inquiry(TRUST, ANYTHING, _suspected),
    Inquiry(f"{WHAT}|{WHO}", KNOWN, _suspected),
    Inquiry(CHANCE, TREASURE, _chance),
    Inquiry(CHANCE, ANYTHING, _chance),
    Inquiry(INSIDE, ANYTHING, _at_cell),
    Inquiry(f"{WHAT}|{FAR}|{MANY}", LASTS, _lasts),
    Inquiry(WHAT, LEGEND, _legend),
    Inquiry(WHAT, BLOCKED, _dead_end),
)
