"""What comes of laying a card, which cards are wanting on the way to the treasure, and what one can do about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from brzdek.core.ask import Option
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import AT_ONCE, Inquiry
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, Text, fold
from brzdek.games.sabotazysta.cards.corridors import SIDES, Cell, cell_named, cell_word, is_cell, neighbours
from brzdek.games.sabotazysta.cards.pieces import uses
from brzdek.games.sabotazysta.face.anchors import DEAD_END, treasure_cells
from brzdek.games.sabotazysta.face.drawing import glyph
from brzdek.games.sabotazysta.face.fitting_then import fits_then
from brzdek.games.sabotazysta.face.gap import KnownMaze, Laying, after_laying, gap_before, gap_on, ground_of
from brzdek.games.sabotazysta.face.hand_inquiries import CELL, PASSAGE, cards_and_cells, cells_of
from brzdek.games.sabotazysta.face.naming import name_of, tool_names
from brzdek.games.sabotazysta.face.own_inquiries import own_repairs
from brzdek.games.sabotazysta.face.paragraphs import told
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.view.view import MineView

WANTED = Text(
    "jaki karta potrzebny|jaki karta potrzebować|jaki karta potrzeba|jaki karta trzeba|jaki karta brakować"
    "|który karta potrzebny|który karta potrzebować|który karta potrzeba|co potrzeba|czego potrzeba|co potrzebować"
    "|czego potrzebować|czego brakować|co musieć leżeć|co musi być",
    "which card need|which cards need|what card need|what cards need|which card needed|what card needed"
    "|what kind of card|what sort of card|what need at|what needed at|what do need at|what is missing|what's missing"
    "|what needs to go at",
)
CAN_BE_DONE = Text(
    "co móc zrobić skarb|co móc zrobić złoto|co móc zrobić cel|co można zrobić skarb|co można zrobić złoto"
    "|co można zrobić cel|co da zrobić skarb|co da zrobić złoto|co da zrobić cel|jak móc przybliżyć"
    "|jak móc zbliżyć|co móc zrobić zbliżyć|jak pomóc dojść|jak pomóc dotrzeć|który karta strona|jaki karta strona"
    "|czym iść strona|który karta kierunek|jaki karta kierunek|co przybliżać|co przybliżyć|co zbliżać|co zbliżyć"
    "|który karta przybliżyć|który karta przybliżać|który karta zbliżyć|który karta zbliżać|który karta bliżej"
    "|jaki karta przybliżyć|jaki karta przybliżać|czym przybliżyć|czym zbliżyć",
    "what can do treasure|what can do gold|what can do goal|what could do treasure|what could do gold"
    "|what could do goal|anything can do treasure|anything can do gold|anything can do goal"
    "|how can get closer|how can get nearer|how could get closer|what can do closer|what can do nearer"
    "|which card closer|which cards closer|which card nearer|which cards nearer|what card closer|what gets closer"
    "|what gets nearer|what brings closer|what brings nearer|which card towards|which cards towards|which card toward",
)
COUNTING = frozenset(("ile", "ilu", "many", "much"))
_LEADING = pattern(
    r"\b(?:reach\w*|get(?:s|ting)? (?:(?:me|us|it) )?(?:to|there|through|as far)|uncover\w*|reveal\w*|connect\w*"
    r"|join\w*|close[rs]?\b|near\w*|lead\w*|treasure|gold|goals?|w[io]n|happens?|finish\w*"
    r"|doj\w+|dotr\w+|odkry\w*|odslo\w*|polacz\w*|bliz\w*|zbliz\w*|przybliz\w*|prowadz\w*|doprowadz\w*|zaprowadz\w*"
    r"|skarb\w*|zlot\w*|cel\w*|dokop\w*|wygra\w*|co sie stanie|co bedzie|co to da)\b"
)
"""Asks where a card leads."""
_FOR_TREASURE = pattern(r"\b(?:treasure|gold|w[io]n|skarb\w*|zlot\w*|wygra\w*)\b")
"""Asks for the treasure, and not only for a goal."""
_GETTING = pattern(
    r"\b(?:reach|get|closer|nearer|uncover|find|win|near|help|doj\w+|dotr\w+|dokop\w+|dosta\w+|zdoby\w+|odkry\w+|znale\w+"
    r"|\w*bliz\w+|wygra\w*|odslo\w+|towards?|w (?:strone|kierunku))\b"
)
"""Says that one wants to get there."""
_NEARER = pattern(r"\b(?:closer|nearer|\w*bliz\w*|skroc\w*|shorten\w*)\b")
_YES_OR_NO = pattern(
    r"^(?:then |so |to |wtedy )*(?:do|does|will|would|can|could|is|are|am|czy)\b"
    r"|^(?:to |wtedy )*(?:dojd\w+|dotr\w+|odkry\w+|odslo\w+|\w*bliz\w+)\b"
)
FEW, MOST = 2, 5
"""Of so many ways to lay a card it is told what comes of each, and of so many cells how a card has to lie there."""


# -- what comes of a card


def outcome(view: MineView, options: Sequence[Option], line: str, say: Say) -> list[str] | None:
    """What comes of laying a card in one of these ways, of many in the best ones, for whoever asks where that leads;
    None: something else is asked.
    """
    asked = fold(line)
    if (fitting := fits_then(view, options, asked, say)) is not None:
        return fitting
    goals = [goal for goal in _goals_asked(view, line) if goal in view.goals]
    if (asked and not _LEADING.search(asked)) or not goals:
        return None
    laid = [option for option in options if len(option) > 2 and option[1] in view.corridors]
    left = {option: _least(after_laying(view, option), goals) for option in laid}
    best = [option for option in laid if left[option] == min(left.values())] if len(laid) > FEW else laid
    return [_led(view, option, goals, asked, say) for option in best[:FEW]]


def _least(came: Laying, goals: Sequence[Cell]) -> int:
    """So many cards are wanting then to the nearest of these goals."""
    return min(0 if goal in came.uncovered else _left(came.ground, goal) for goal in goals)


def _goals_asked(view: MineView, line: str) -> Sequence[Cell]:
    """The goals that are named, or those that may hide the treasure."""
    named = [cell for cell in cells_of(view, line) if cell in view.goal_cells]
    return named or treasure_cells(view)


def _led(view: MineView, option: Option, goals: Sequence[Cell], asked: str, say: Say) -> str:
    """Where a card leads, after a yes or a no to what was asked, if that is known."""
    came = after_laying(view, option)
    key = "told.outcome_turned" if TURNED in option else "told.outcome"
    card = say(key, card=name_of(view, str(option[1]), say), cell=option[2])
    sure = not _FOR_TREASURE.search(asked) or len(treasure_cells(view)) == 1
    if came.uncovered:
        yes = not set(goals).isdisjoint(came.uncovered)
        cells = "; ".join(map(cell_word, came.uncovered))
        shown = " ".join(
            (say("told.uncovers", card=card, goals=cells), *(_lies(view, goal, say) for goal in came.uncovered))
        )
    else:
        goal = min(goals, key=lambda goal: _left(ground_of(view), goal))
        before, after = _left(ground_of(view), goal), _left(came.ground, goal)
        yes, sure = bool(_NEARER.search(asked)) and after < before, True
        shown = say("told.leads_on", card=card, goal=cell_word(goal), before=before, after=after)
    if _YES_OR_NO.search(asked) and (sure or not yes):
        return say("told.yes" if yes else "told.no", told=shown)
    return shown[:1].upper() + shown[1:]


def _lies(view: MineView, goal: Cell, say: Say) -> str:
    """What is turned up there, as far as one knows."""
    sure = treasure_cells(view)
    if sure == [goal]:
        return say("told.treasure_there", goal=cell_word(goal))
    found = view.findings.get(goal)
    if found is None:
        return say("told.what_lies_shows")
    return say("told.lies", cell=cell_word(goal), card=name_of(view, found, say))


def _left(ground: KnownMaze, goal: Cell) -> int:
    """So many cards are wanting; very many: there is no way."""
    gap = gap_on(ground, goal)
    return len(gap.cells) if gap is not None else len(ground.laid) + MOST * MOST


# -- which cards are wanting


def _wanted(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Which cards fit a cell so that they lead on to the treasure, or which are wanting on the way there."""
    words = [fold(word.strip("?!.,")) for word in about.split()]
    if view.over or view.seat is None or not COUNTING.isdisjoint(words):
        return []
    cells = [cell_named(found[0].replace(" ", "")) for found in CELL.finditer(about)]
    named = [cell for cell in cells_of(view, about) if cell in view.goal_cells]
    free = [cell for cell in cells if cell not in view.laid and cell not in view.goal_cells]
    goals = [goal for goal in named or treasure_cells(view) if goal in view.goals]
    if not goals or not (named or free):
        return []
    goal = min(goals, key=lambda goal: _left(ground_of(view), goal))
    if free:
        return told(style, *_fitting(view, free[0], goal, say, style))
    return told(style, *_on_the_way(view, goal, say, style))


def _on_the_way(view: MineView, goal: Cell, say: Say, style: Style) -> list[str]:
    """How cards have to lie on a shortest way to a goal, and what there is in hand for those that can be laid now."""
    gap = gap_before(view, goal)
    if gap is None or not gap.cells:
        return []
    first = [cell for cell in gap.cells[:MOST] if cell in view.frontier]
    lines = [line for cell in first for line in _fitting(view, cell, goal, say, style)]
    if len(gap.cells) == 1:
        return lines
    way = "; ".join(
        say("told.wanted_cell", cell=cell_word(cell), ways=_ways(sides, say))
        for cell, sides in zip(gap.cells[:MOST], gap.sides, strict=False)
    )
    key = "told.wanted_way" if len(gap.cells) <= MOST else "told.wanted_way_first"
    return [say(key, goal=cell_word(goal), way=way), *lines]


def _fitting(view: MineView, cell: Cell, goal: Cell, say: Say, style: Style) -> list[str]:
    """Which cards lead on to a goal from a cell, and which of them one holds."""
    entries, onward = _sides_at(view, cell, goal)
    if not onward:
        return []
    fitting = view.fitting(cell)
    cards = [card for card in view.corridors if uses(view.catalog).get(card) == PASSAGE]
    turns = {card: _turns(view, card, fitting, entries or ~onward, onward) for card in cards}
    good = {card: _as_it_lies(view, card, turns[card][0], say, style) for card in cards if turns[card]}
    if not good:
        return [say("told.wanted_none", cell=cell_word(cell), goal=cell_word(goal))]
    ways = _ways((entries & -entries) | onward, say)
    lines = [] if entries else [say("told.wanted_unreached", cell=cell_word(cell))]
    lines.append(
        say("told.wanted_at", cell=cell_word(cell), ways=ways, goal=cell_word(goal), cards=", ".join(good.values()))
    )
    held = [good[card] for card in dict.fromkeys(view.hand) if card in good]
    return [*lines, say("told.holds", cards=", ".join(held)) if held else say("told.wanted_not_held")]


def _as_it_lies(view: MineView, card: str, turned: int, say: Say, style: Style) -> str:
    """A card with how it looks so."""
    return f"{name_of(view, card, say)} {glyph(view.corridors[card][turned], style)}"


def _turns(view: MineView, card: str, fitting: int, entries: int, onward: int) -> list[int]:
    """Which ways up a card fits a cell and leads through it."""
    return [
        place
        for place, corridors in enumerate(view.corridors[card])
        if fitting >> corridors.open & 1 and any(group & entries and group & onward for group in corridors.links)
    ]


def _sides_at(view: MineView, cell: Cell, goal: Cell) -> tuple[int, int]:
    """The sides by which one comes to a cell, and the one by which a shortest way to a goal goes on; 0: none does."""
    ground = ground_of(view)
    around = neighbours(cell)
    entries = sum(side for side, facing, other in around if ground.reached.get(other, 0) & facing)
    ahead: dict[int, int] = {}
    for side, _, other in around:
        blocked = other in ground.laid and not (ground.laid[other].corridors.open & _facing(side))
        if not side & entries and not blocked:
            gap = gap_on(ground._replace(reached={cell: side}), goal)
            if gap is not None and cell not in gap.cells:
                ahead[side] = len(gap.cells)
    onward = min(ahead, key=lambda side: ahead[side], default=0)
    return entries, onward


def _facing(side: int) -> int:
    return next(facing for one, facing, _ in neighbours((0, 0)) if one == side)


def _ways(sides: int, say: Say) -> str:
    return f" {say('option.and')} ".join(say(f"way.{side}") for side in SIDES.values() if sides & side)


# -- what one can do


def _can_be_done(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """What of one's hand brings the corridor nearer to the treasure, or why nothing does, and what is of use then."""
    from brzdek.games.sabotazysta.face.inquiries import treasure

    goals = [goal for goal in _goals_asked(view, about) if goal in view.goals]
    if view.seat is None or view.over or not goals or not _GETTING.search(fold(about)):
        return []
    where = treasure(view, about, say, style)
    if view.broken[view.seat]:
        tools = tool_names(view, view.broken[view.seat], say)
        return [*where, *told(style, say("told.bars", tools=tools), *own_repairs(view, (), say), *_of_use(view, say))]
    if found := _nearing(view, goals):
        cards = cards_and_cells(view, found, say).items()
        lines = [say("told.fits", card=card, cells="; ".join(cells)) for card, cells in cards]
        reached = [goal for goal in after_laying(view, found[0]).uncovered if goal in goals]
        key = "told.reaching" if reached else "told.nearer_with"
        return [*where, *told(style, say(key, goals="; ".join(map(cell_word, reached))), *lines)]
    goal = min(goals, key=lambda goal: _left(ground_of(view), goal))
    needed = _on_the_way(view, goal, say, style)
    return [*where, *told(style, say("told.nearer_none"), *_why_none(view, say), *needed, *_of_use(view, say))]


def _nearing(view: MineView, goals: Sequence[Cell]) -> list[Option]:
    """The moves that lay a card after which fewer cards are wanting to the nearest of these goals, the best of each
    card and cell.
    """
    now = min(_left(ground_of(view), goal) for goal in goals)
    found: list[tuple[int, Option]] = []
    for option in view.uses():
        if len(option) < 3 or not is_cell(option[2]) or uses(view.catalog).get(str(option[1])) != PASSAGE:
            continue
        left = _least(after_laying(view, option), goals)
        if left < now:
            found.append((left, option))
    best = min((left for left, _ in found), default=0)
    return [option for left, option in found if left == best]


def _why_none(view: MineView, say: Say) -> Iterable[str]:
    """What the path cards of a hand are not good for."""
    kinds = uses(view.catalog)
    sorts: Mapping[str, str] = {PASSAGE: "told.nearer_not", DEAD_END: "told.nearer_dead"}
    for use, key in sorts.items():
        held = [name_of(view, card, say) for card in dict.fromkeys(view.hand) if kinds.get(card) == use]
        if held:
            yield say(key, cards=", ".join(held))


def _of_use(view: MineView, say: Say) -> Iterable[str]:
    """What else one can do for the way: look, clear, or swap a card."""
    kinds = uses(view.catalog)
    held = {kinds.get(str(option[1])) for option in view.uses() if option[0] == "play"}
    if "look_at_goal" in held and len(treasure_cells(view)) > 1:
        yield say("told.use_map")
    plugs = [cell for cell, laid in view.laid.items() if kinds.get(laid.card) == DEAD_END]
    if "collapse" in held and plugs:
        yield say("told.use_rockfall", cells="; ".join(map(cell_word, plugs)))
    if view.deck_count:
        yield say("told.use_pass")


OUTLOOK_INQUIRIES: Sequence[Inquiry[MineView]] = (
    Inquiry(AT_ONCE, WANTED, _wanted),
    Inquiry(AT_ONCE, CAN_BE_DONE, _can_be_done),
)
