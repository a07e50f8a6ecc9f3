"""What whoever's turn it is may do beside moving and exploring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.ask import Option, Steps
from brzdek.core.copies import Copy
from brzdek.core.effects.actions import actions, use
from brzdek.core.effects.ongoing import moment_of, prospect_of
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.cards.pieces import ThingCard
from brzdek.games.magia_i_miecz.rules import events, settling, spells, things, trophies
from brzdek.games.magia_i_miecz.rules.records import HANDLING
from brzdek.games.magia_i_miecz.rules.state import World


def drops(game: World, seat: int) -> list[Option]:
    """Items that he may put down."""
    found: list[Option] = []
    for one in things.one_of_each(game, game.things(seat)):
        if _free(game, one):
            found.append(("drop", one))
    return found


def _free(game: World, copy: Copy) -> bool:
    card = game.catalog.known[copy]
    return not (isinstance(card, ThingCard) and card.stays)


def releases(game: World, seat: int) -> list[Option]:
    """Friends whom he may leave behind."""
    found: list[Option] = []
    for one in things.one_of_each(game, game.zone("friends", seat).copies):
        if _free(game, one) and game.card(one).kind != "event":
            found.append(("release", one))
    return found


def loads(game: World, seat: int) -> list[Option]:
    """Items that may be given to a carrier or taken from it, by somebody who has one."""
    bare, laden = _loading(game, seat)
    return laden if bare != laden and things.weight(game, seat) < things.limit(game, seat) else bare


def _loading(game: World, seat: int) -> tuple[list[Option], list[Option]]:
    """What may be loaded; and the same with what may be taken down, if there is room for it."""
    notes, asked = game.zones.notes[seat], ("loading", *game.counters)
    found: tuple[list[Option], list[Option]] | None = notes.get(asked)
    if found is None:
        loadable = things.one_of_each(game, things.loadable(game, seat))
        bare: list[Option] = []
        laden: list[Option] = []
        for carrier in game.carriers(seat):
            options: list[Option] = [("load", one, carrier) for one in loadable if things.room_on(game, carrier) > 0]
            bare += options
            laden += [*options, *[("unload", one) for one in game.zone("load", carrier).copies]]
        found = notes[asked] = (bare, laden)
    return found


def handling(game: World, seat: int, met: bool = False) -> Sequence[Option]:
    """Friends may be left behind at any time; items are put down or change bearers until another has been met."""
    notes: dict[object, Any] = game.zones.notes[seat]
    asked = ("left behind", *game.counters) if game.counters else "left behind"
    found: tuple[Sequence[Option], Sequence[Option], bool] | None = notes.get(asked)
    if found is None:
        found = notes[asked] = _left_behind(game, seat)
    both, friends, bears = found
    if met:
        return friends
    return [*both, *loads(game, seat)] if bears else both


def _left_behind(game: World, seat: int) -> tuple[Sequence[Option], Sequence[Option], bool]:
    """The items and friends that he may leave behind, the friends alone; and has he anything that carries items?"""
    friends = releases(game, seat)
    return [*drops(game, seat), *friends], friends, bool(game.carriers(seat))


def handle(game: World, seat: int, option: Option) -> None:
    word, copy = option[0], str(option[1])
    if word in ("drop", "release"):
        things.put_down(game, seat, copy)
    elif word == "load":
        things.load(game, copy, str(option[2]))
        game.log.tell(events.Loaded, seat, copy, str(option[2]))
    else:
        move(game, copy, game.zone("things", seat), tell=False)
        game.log.tell(events.Unloaded, seat, copy)


def own_acts(game: World, seat: int, windows: tuple[str, ...], may_hold: bool) -> Sequence[Option]:
    """Spells, abilities and free acts of this moment. ``may_hold``: could he hold a spell for it, as everybody sees?"""
    options = spells.own_castable(game, seat, windows) if may_hold else []
    ongoing = game.ongoing
    for window in windows if seat in ongoing.skilled(windows) else ():
        if window in ongoing.uses and seat in ongoing.uses_of(window):
            for one in actions(game, seat, window, (), prospect_of(seat, window)):
                if one not in options:
                    options.append(one)
    if game.zones.filled.get("trophies"):
        options += trophies.exchanges(game, seat)
    return [*options, *handling(game, seat)] if options else handling(game, seat)


def do(game: World, seat: int, option: Option, windows: tuple[str, ...]) -> Steps[str]:
    """Carry out one of them. For an ability: the first of the windows in which it may be used."""
    word, used = option[0], ""
    if word == "cast":
        yield from spells.cast(game, seat, str(option[1]))
    elif word == "exchange":
        yield from trophies.exchange(game, seat, str(option[1]))
    elif word in HANDLING:
        handle(game, seat, option)
    else:
        for window in windows:
            using = use(game, seat, option, window, moment_of(seat, window))
            if using is not None:
                used = window
                yield from using
                break
    yield from settling.settle(game)
    return used
