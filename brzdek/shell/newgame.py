"""Setting up a new game from the menu: how many play, who they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.rulebook import Rulebook, Seat, Setup
from brzdek.core.seats import fill_seats, fresh_names, random_seed, tidy_name, usual_bot, usual_players
from brzdek.core.text import fold
from brzdek.shell.menu_words import number_meant

if TYPE_CHECKING:
    from brzdek.shell.menu import Menu

ALONE = 1
"""Too few to play; whoever says so wants bots at the other seats."""


def new_setup(menu: Menu, rulebook: Rulebook[Any, Any], catalog: Catalog, rest: str) -> Setup | None:
    """A new game from what was typed after its title ("5 2": five players, two of them people).

    If nothing was typed, everything is asked, if there is somebody to ask. None: somebody thought better of it.
    """
    low, high = catalog.players
    words = rest.split()
    if len(words) > 2:
        menu.refuse(menu.say("new_how", low=low, high=high))
        return None
    asked = menu.screen.live and not words
    usual = usual_players(low, high)
    players = _number(menu, "new_players", words[:1], low, high, usual, asked)
    if players is None:
        return None
    people = _number(menu, "new_people", words[1:], 0, players, 1, asked)
    if people is None:
        return None
    named: list[Seat] = []
    for number in range(people):
        name = _name(menu, number, [seat.name for seat in named], asked or (menu.screen.live and people > 1))
        if name is None:
            return None
        named.append(Seat(name))
    bot = usual_bot(rulebook.bots)
    seats = fill_seats(named, players, bot, menu.say("you")) if named else _only_bots(players, bot)
    return Setup(rulebook.name, seats, random_seed())


def _only_bots(players: int, bot: str) -> tuple[Seat, ...]:
    return tuple(Seat(name, bot) for name in fresh_names(players))


def _number(menu: Menu, key: str, typed: list[str], low: int, high: int, usual: int, asked: bool) -> int | None:
    """A number that was typed, or is asked for, or the usual one."""
    while True:
        if not typed and not asked:
            return usual
        answer = typed[0] if typed else menu.ask(menu.say(key, low=low, high=high, usual=usual))
        if answer is None:
            return None
        if not answer:
            return usual
        number = number_meant(answer)
        if number is not None and low <= number <= high:
            return number
        if number == ALONE and not typed:
            return usual
        menu.refuse(menu.say("new_number", found=answer, low=low, high=high))
        if typed:
            return None


def _name(menu: Menu, number: int, taken: list[str], asked: bool) -> str | None:
    """The name of a person, asked for or one that is free."""
    usual = menu.say("you") if number == 0 else fresh_names(1, taken)[0]
    if not asked:
        return usual
    while True:
        answer = menu.ask(menu.say("new_name", number=number + 1, usual=usual))
        if answer is None:
            return None
        name = tidy_name(answer) or usual
        if fold(name) not in map(fold, taken):
            return name
        menu.refuse(menu.say("new_same_name", name=name))
