"""How a game and each of its rounds are set up."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.problems import BadSetup
from brzdek.core.rulebook import Setup
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors
from brzdek.games.sabotazysta.cards.pieces import (
    ACTION_KINDS,
    DECK_KINDS,
    PATH_KINDS,
    SABOTEURS,
    DwarfCard,
    GoalCard,
    GoldCard,
    cards_of,
    path_card,
)
from brzdek.games.sabotazysta.cards.verbs import TOOLS, Break, Deed
from brzdek.games.sabotazysta.cards.words import WORDS
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.actions import action_of
from brzdek.games.sabotazysta.rules.maze import Laid, Maze
from brzdek.games.sabotazysta.rules.state import Kit, Mine


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
    corridors: dict[str, tuple[Corridors, ...]] = {}
    for card in cards_of(catalog, *PATH_KINDS):
        upright = path_card(catalog, card).corridors
        turned = upright.turned()
        corridors[card] = (upright,) if turned == upright else (upright, turned)
    deeds = {card: cast(Deed, catalog.cards[card].effects["play"]) for card in cards_of(catalog, *ACTION_KINDS)}
    actions = {card: action_of(deed) for card, deed in deeds.items()}
    dwarfs = [cast(DwarfCard, catalog.cards[card]) for card in cards_of(catalog, "dwarf")]
    goals = [cast(GoalCard, catalog.cards[card]) for card in cards_of(catalog, "goal")]
    (start,) = cards_of(catalog, "start")
    return Kit(
        corridors=corridors,
        start=Laid(start, False, path_card(catalog, start).corridors),
        goals={card.id: card.corridors for card in goals},
        goal_cards=[card.id for card in goals],
        actions=actions,
        aimed_at_maze=[card for card, action in actions.items() if action.aimed_at_maze],
        deck=cards_of(catalog, *DECK_KINDS),
        discards={card: ("discard", card) for card in cards_of(catalog, *DECK_KINDS)},
        saboteurs=frozenset(card.id for card in dwarfs if card.side == SABOTEURS),
        treasures=frozenset(card.id for card in goals if card.treasure),
        breaking={
            tool: [card for card, deed in deeds.items() if isinstance(deed, Break) and deed.tool == tool]
            for tool in TOOLS
        },
    )


# --- a round


def deal_round(game: Mine, starter: int) -> None:
    """Lay out start and goals, deal roles and hands, shuffle what is left of the gold."""
    game.round += 1
    game.starter = game.turn = starter
    game.log.tell(events.Round, game.round, starter)
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
        game.log.tell(events.Role, seat, role)
