"""How Sabotażysta is played: a turn, the end of a round, the division of gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import cast

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.rulebook import BadSetup, Result, Setup
from brzdek.games.sabotazysta.cards import (
    ACTION_KINDS,
    PATH_KINDS,
    SABOTEURS,
    DwarfCard,
    GoalCard,
    GoldCard,
    cards_of,
    path_card,
)
from brzdek.games.sabotazysta.maze import Cell, Laid, Maze
from brzdek.games.sabotazysta.state import Kit, Mine
from brzdek.games.sabotazysta.verbs import TOOLS, Break, Deed
from brzdek.games.sabotazysta.words import WORDS

TURNED = "turned"
DECK_KINDS = (*PATH_KINDS, *ACTION_KINDS)


# --- a turn: use one card, then draw


def turn(game: Mine) -> Steps[None]:
    """One player's turn, and the end of the round if this turn brings it about."""
    seat = game.turn
    found = False
    if game.hands[seat]:
        used = yield Ask(seat, "turn", uses(game, seat))
        found = use(game, seat, used)
        if not found:
            draw(game, seat)
    else:
        game.log.tell("nothing_to_use", seat)
    if found or nobody_can_play(game):
        yield from end_round(game, found)
    else:
        game.turn = (seat + 1) % game.players


def uses(game: Mine, seat: int) -> list[Option]:
    """Everything the player may do with one card: lay it, play it, or pass with it."""
    kit, hindered = game.kit, bool(game.broken[seat])
    cards = dict.fromkeys(game.hands[seat])
    options: list[Option] = []
    for card in cards:
        if card in kit.deeds:
            options += aims(game, card)
        elif not hindered:
            options += placements(game, card)
    return options + [kit.discards[card] for card in cards]


def placements(game: Mine, card: str) -> Sequence[Option]:
    """Where a path card may be laid, upright and turned."""
    options = game.placements.get(card)
    if options is None:
        upright, *turned = game.kit.corridors[card]
        options = [("play", card, cell) for cell in game.maze.words_for(upright.open)]
        for corridors in turned:
            options += [("play", card, cell, TURNED) for cell in game.maze.words_for(corridors.open)]
        game.placements[card] = options
    return options


def aims(game: Mine, card: str) -> Sequence[Option]:
    """What an action card may be played on."""
    options = game.aims.get(card)
    if options is None:
        options = [("play", card, *target) for target in game.kit.deeds[card].targets(game)]
        game.aims[card] = options
    return options


def use(game: Mine, seat: int, used: Option) -> bool:
    """Use a card as chosen. Did that uncover the treasure?"""
    card = cast(str, used[1])
    game.hands[seat].remove(card)
    if used[0] == "discard":
        game.discard.append((card, False))
        game.log.tell("passed", seat)
        game.log.whisper((seat,), "discarded", seat, card)
        return False
    if card in game.kit.corridors:
        x, y = cast(str, used[2]).split(",")
        return lay(game, seat, card, (int(x), int(y)), TURNED in used)
    game.kit.deeds[card].play(game, seat, card, used[2:])
    return False


def draw(game: Mine, seat: int) -> None:
    if game.deck:
        card = game.deck.pop()
        game.hands[seat].append(card)
        game.reveals += 1
        game.log.whisper((seat,), "drew", seat, card)


# --- the maze


def lay(game: Mine, seat: int, card: str, cell: Cell, turned: bool) -> bool:
    """Add a path card to the maze and uncover the goals it reaches. Is the treasure among them?"""
    corridors = game.kit.corridors[card][turned]
    game.maze.lay(cell, Laid(card, turned, corridors))
    game.maze_changed()
    game.layer, game.last_laid = seat, cell
    game.log.tell("laid", seat, card, cell, turned)
    return uncover_goals(game, cell)


def uncover_goals(game: Mine, last: Cell) -> bool:
    """Turn up every goal that a corridor from the start reaches. Is the treasure among them?"""
    found = False
    while goals := game.maze.goals_reached():
        for goal in goals:
            face = game.maze.uncover(goal, game.kit.goals[game.maze.hidden[goal]], last).card
            game.reveals += 1
            game.log.tell("uncovered", goal, face)
            found = found or face in game.kit.treasures
    return found


# --- the end of a round


def nobody_can_play(game: Mine) -> bool:
    """Is the deck used up and every hand without a card that could be played?"""
    return not game.deck and not any(can_play(game, seat) for seat in range(game.players))


def can_play(game: Mine, seat: int) -> bool:
    deeds, hindered = game.kit.deeds, bool(game.broken[seat])
    for card in game.hands[seat]:
        if aims(game, card) if card in deeds else not hindered and placements(game, card):
            return True
    return False


def end_round(game: Mine, found: bool) -> Steps[None]:
    """Roles come to light, gold is given out, the next round begins or the game ends."""
    game.roles_open = True
    game.reveals += 1
    saboteurs = [seat for seat in game.from_seat(game.starter) if game.is_saboteur(seat)]
    winners = "miners" if found else "saboteurs" if saboteurs else "nobody"
    game.log.tell("round_over", game.round, winners)
    game.log.tell("roles", tuple(game.roles))
    if found:
        yield from divide_gold(game, game.turn)
    else:
        pay_saboteurs(game, saboteurs)
    if game.round == game.options["rounds"]:
        game.over = True
        game.log.tell("game_over", tuple(sum(gold) for gold in game.gold))
    else:
        last = game.turn if game.layer is None else game.layer
        deal_round(game, starter=(last + 1) % game.players)


def divide_gold(game: Mine, finder: int) -> Steps[None]:
    """The miners take one gold card each, counterclockwise from the one who reached the treasure."""
    miners = [seat for seat in game.from_seat(finder, -1) if not game.is_saboteur(seat)]
    game.offered = [game.gold_deck.pop() for _ in miners[: len(game.gold_deck)]]
    for seat in miners[: len(game.offered)]:
        game.chooser = seat
        value = game.offered[0]
        if len(game.offered) > 1:
            # Also when the cards are alike: not to ask would tell the others that they are.
            values = sorted(set(game.offered), reverse=True)
            answer = yield Ask(seat, "gold", [("take", value) for value in values])
            value = cast(int, answer[1])
        game.offered.remove(value)
        take_gold(game, seat, [value])
    game.chooser = None


def pay_saboteurs(game: Mine, saboteurs: Sequence[int]) -> None:
    """Each saboteur gets the same sum in as few gold cards as the gold deck still allows."""
    if not saboteurs:
        return
    payout = game.catalog.tables["payout"]
    each = payout[min(len(saboteurs), max(payout))]
    for seat in saboteurs:
        take_gold(game, seat, take_sum(game.gold_deck, each))


def take_gold(game: Mine, seat: int, values: Sequence[int]) -> None:
    game.gold[seat] += values
    game.log.tell("gold", seat, len(values))
    game.log.whisper((seat,), "nuggets", seat, tuple(values))


def take_sum(gold_deck: list[int], total: int) -> list[int]:
    """Take cards worth exactly this from the gold deck: the fewest, with the most of high value.

    A house game of many rounds can run short; then the nearest smaller sum is taken.
    """
    left = Counter(gold_deck)
    for goal in range(total, 0, -1):
        best = min(_sums(left, sorted(left, reverse=True), goal), key=len, default=None)
        if best:
            for value in best:
                gold_deck.remove(value)
            return best
    return []


def _sums(left: Counter[int], values: Sequence[int], total: int) -> Iterator[list[int]]:
    """All ways to make up the total from what is left, those with many high cards first."""
    if total == 0:
        yield []
    elif values:
        value, *rest = values
        for count in range(min(left[value], total // value), -1, -1):
            for others in _sums(left, rest, total - count * value):
                yield [value] * count + others


def result(game: Mine) -> Result:
    scores = tuple(sum(gold) for gold in game.gold)
    return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


# --- a new round


def deal_round(game: Mine, starter: int) -> None:
    """Lay out start and goals, deal roles and hands, shuffle what is left of the gold."""
    game.round += 1
    game.starter = game.turn = starter
    game.log.tell("round", game.round, starter)
    lay_out(game)
    deal_roles(game)
    game.deck = list(game.kit.deck)
    game.chance.shuffle(game.deck)
    game.discard = []
    size = hand_size(game)
    game.hands = [[game.deck.pop() for _ in range(size)] for _ in range(game.players)]
    game.broken = [{} for _ in range(game.players)]
    game.aims.clear()
    game.chance.shuffle(game.gold_deck)


def hand_size(game: Mine) -> int:
    chosen = game.options["hand"]
    return chosen if isinstance(chosen, int) else cast(int, game.catalog.tables["hands"][game.players])


def goal_cells(game: Mine) -> list[Cell]:
    column = cast(int, game.options["distance"]) + 1
    return [(column, row) for row in game.catalog.tables["goal_rows"]]


def lay_out(game: Mine) -> None:
    """The start card face up, the shuffled goal cards face down."""
    goals = list(game.kit.goal_cards)
    game.chance.shuffle(goals)
    game.maze = empty_maze(game)
    game.maze.hidden.update(zip(goal_cells(game), goals, strict=True))
    game.maze_changed()
    game.seen = [{} for _ in range(game.players)]
    game.layer = game.last_laid = None


def empty_maze(game: Mine) -> Maze:
    """A maze with the start card alone; the goal cells are kept free."""
    maze = Maze()
    maze.hidden.update(dict.fromkeys(goal_cells(game), ""))
    maze.lay_start(game.kit.start)
    maze.fixed.update(goal_cells(game))
    return maze


def deal_roles(game: Mine) -> None:
    """One dwarf card each; the one left over stays unseen."""
    dwarfs = game.pool.copy()
    game.chance.shuffle(dwarfs)
    game.spare = dwarfs.pop()
    game.roles = dwarfs
    game.roles_open = False
    for seat, role in enumerate(dwarfs):
        game.log.whisper((seat,), "role", seat, role)


# --- the start of a game


def begin(setup: Setup, catalog: Catalog) -> Mine:
    """The first round, dealt and ready."""
    game = new_game(setup, catalog)
    deal_round(game, starter=cast(int, game.options["youngest"]))
    return game


def new_game(setup: Setup, catalog: Catalog) -> Mine:
    """Cards sorted into their stocks, nothing dealt yet."""
    players = len(setup.seats)
    if cast(int, setup.options["youngest"]) >= players:
        raise BadSetup(WORDS["setup.youngest"])
    game = Mine(
        catalog=catalog,
        options=setup.options,
        names=tuple(seat.name for seat in setup.seats),
        chance=Chance(setup.seed),
        kit=make_kit(catalog),
        pool=[dwarf for dwarf, count in catalog.tables["pools"][players].items() for _ in range(count)],
        gold_deck=[cast(GoldCard, catalog.cards[card]).value for card in cards_of(catalog, "gold")],
        gold=[[] for _ in range(players)],
    )
    if hand_size(game) * players > len(game.kit.deck):
        raise BadSetup(WORDS["setup.hand"])
    return game


@lru_cache(maxsize=8)
def make_kit(catalog: Catalog) -> Kit:
    corridors = {}
    for card in cards_of(catalog, *PATH_KINDS):
        upright = path_card(catalog, card).corridors
        turned = upright.turned()
        corridors[card] = (upright,) if turned == upright else (upright, turned)
    deeds = {card: cast(Deed, catalog.cards[card].effects["play"]) for card in cards_of(catalog, *ACTION_KINDS)}
    dwarfs = [cast(DwarfCard, catalog.cards[card]) for card in cards_of(catalog, "dwarf")]
    goals = [cast(GoalCard, catalog.cards[card]) for card in cards_of(catalog, "goal")]
    (start,) = cards_of(catalog, "start")
    return Kit(
        corridors=corridors,
        start=Laid(start, False, path_card(catalog, start).corridors),
        goals={card.id: card.corridors for card in goals},
        goal_cards=[card.id for card in goals],
        deeds=deeds,
        aimed_at_maze=[card for card, deed in deeds.items() if deed.aimed_at_maze],
        deck=cards_of(catalog, *DECK_KINDS),
        discards={card: ("discard", card) for card in cards_of(catalog, *DECK_KINDS)},
        saboteurs=frozenset(card.id for card in dwarfs if card.side == SABOTEURS),
        treasures=frozenset(card.id for card in goals if card.treasure),
        breaking={
            tool: [card for card, deed in deeds.items() if isinstance(deed, Break) and deed.tool == tool]
            for tool in TOOLS
        },
    )
