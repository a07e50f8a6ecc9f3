"""Setting up a new game from the menu: how many play, who they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.patterns import pattern
from brzdek.core.rulebook import Rulebook, Seat, Setup
from brzdek.core.seats import fill_seats, fresh_names, random_seed, tidy_name, usual_bot, usual_players
from brzdek.core.text import fold
from brzdek.shell.lobby.company import Company, company, goes_back

if TYPE_CHECKING:
    from brzdek.shell.lobby.menu import Menu

INTRODUCTIONS = pattern(r"^(?:jestem|mam na imi[eę]|nazywam si[eę]|i'?m|i am|my name is|call me)\s+(?=\S)")


class Rethought(Exception):
    """Somebody goes back to the first question."""


def new_setup(menu: Menu, rulebook: Rulebook[Any, Any], catalog: Catalog, rest: str) -> Setup | None:
    """A new game from what was typed after its title ("5 2": five players, two of them people).

    If nothing was typed, everything is asked, if there is somebody to ask. None: somebody thought better of it.
    """
    said = company(rest)
    if said is None:
        menu.refuse(menu.say("new_how", low=catalog.players[0], high=catalog.players[1]))
        return None
    while True:
        try:
            named, players = _people(menu, catalog, said)
        except Rethought:
            if any(number is not None for number in said):
                return None
            continue
        if players is None:
            return None
        bot = usual_bot(rulebook.bots)
        seats = fill_seats(named, players, bot, menu.say("you")) if named else _only_bots(players, bot)
        return Setup(rulebook.name, seats, random_seed())


def _people(menu: Menu, catalog: Catalog, said: Company) -> tuple[list[Seat], int | None]:
    """The people who play, and the number of all players; None: somebody thought better of it."""
    low, high = catalog.players
    asked = menu.screen.live and said == Company()
    players = _number(menu, "new_players", said.players, (low, high, usual_players(low, high)), asked)
    if players is None:
        return [], None
    people = _number(menu, "new_people", said.people, (0, players, 1), asked)
    named: list[Seat] = []
    for number in range(people or 0):
        name = _name(menu, number, [seat.name for seat in named], asked or (menu.screen.live and (people or 0) > 1))
        if name is None:
            return [], None
        named.append(Seat(name))
    return named, None if people is None else players


def _only_bots(players: int, bot: str) -> tuple[Seat, ...]:
    return tuple(Seat(name, bot) for name in fresh_names(players))


def _number(menu: Menu, key: str, said: int | None, bounds: tuple[int, int, int], asked: bool) -> int | None:
    """A number that was said, or is asked for, or the usual one."""
    low, high, usual = bounds
    if said is not None or not asked:
        number = usual if said is None else said
        if low <= number <= high:
            return number
        menu.refuse(menu.say("new_number", found=number, low=low, high=high))
        return None
    while True:
        answer = menu.ask(menu.say(key, low=low, high=high, usual=usual))
        if not answer:
            return None if answer is None else usual
        if goes_back(answer):
            if key == "new_players":
                return None
            raise Rethought
        meant = _meant(answer, key, usual)
        if meant is not None and low <= meant <= high:
            return meant
        menu.refuse(menu.say("new_number", found=answer, low=low, high=high))


def _meant(answer: str, key: str, usual: int) -> int | None:
    """The number in an answer. Whoever plays alone wants the usual number of bots at the other seats."""
    said = company(answer)
    if said is None or said == Company():
        return None
    if key == "new_people":
        return said.players if said.people is None else said.people
    return usual if said.players is None or said == Company(1) else said.players


def _name(menu: Menu, number: int, taken: list[str], asked: bool) -> str | None:
    """The name of a person, asked for or one that is free."""
    usual = menu.say("you") if number == 0 else fresh_names(1, taken)[0]
    if not asked:
        return usual
    while True:
        answer = menu.ask(menu.say("new_name", number=number + 1, usual=usual))
        if answer is None:
            return None
        if goes_back(answer):
            raise Rethought
        name = tidy_name(INTRODUCTIONS.sub("", answer)) or usual
        if fold(name) not in map(fold, taken):
            return name
        menu.refuse(menu.say("new_same_name", name=name))
