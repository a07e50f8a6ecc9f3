"""``brzdek play``: a new game, from the start or from a position."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brzdek.commands.click_words import SHOWN, Number, WordedCommand, flag, hinted
from brzdek.commands.common import (
    complain,
    decks_of,
    game_argument,
    open_position,
    open_with_parts,
    option,
    read_options,
    wrong,
)
from brzdek.core.seats import (
    MAX_SEED,
    fill_seats,
    random_seed,
    tidy_name,
    usual_bot,
    usual_players,
)
from brzdek.core.text import Say, clean, fold
from brzdek.core.values import replace

if TYPE_CHECKING:
    from brzdek.core.catalog.catalog import Catalog
    from brzdek.core.record.sittings import Note, Sitting
    from brzdek.core.rulebook import Seat, Setup

LONGEST_LINE = 10_000
"""A longer line of a script is read in pieces, so that no input can fill the memory."""


def play(say: Say) -> WordedCommand:
    return WordedCommand(
        say,
        "play",
        [
            game_argument(say, required=False),
            option(say, "players", "number", type=Number(say, 1, 20)),
            option(say, "seat", "seat", multiple=True),
            option(say, "bots", "bot"),
            option(say, "seed", "number", type=Number(say, 0, MAX_SEED)),
            option(say, "deck", "file", multiple=True),
            option(say, "option", "option", multiple=True),
            option(say, "position", "file"),
            option(say, "save", "file"),
            option(say, "script", "script"),
            flag("--plain", say("help.plain")),
        ],
        lambda **given: _play(say, **given),
    )


def _play(
    say: Say,
    game: str | None,
    players: int | None,
    seat: Sequence[str],
    bots: str | None,
    seed: int | None,
    deck: Sequence[str],
    option: Sequence[str],
    position: str | None,
    save: str | None,
    script: str | None,
    plain: bool,
) -> int:
    start = _read_position(say, game, position) if position else None
    name = start.data["game"] if start is not None else game
    if name is None:
        from brzdek.games import NAMES

        raise click.UsageError(say("which_game", allowed=", ".join(NAMES)), click.get_current_context())
    decks = decks_of(deck)
    options = read_options(say, option)
    if start is None:
        name, options, rulebook, catalog = open_with_parts(name, options, *decks)
    else:
        rulebook, catalog, setup = open_position(start, options, *decks)
    bot = _known_bot(say, bots, rulebook.bots, "--bots") if bots else usual_bot(rulebook.bots)
    named = [_read_seat(say, text, rulebook.bots) for text in seat]
    _check_names(say, named)
    if start is not None:
        setup = _seated(say, setup, named, players, bot)
        setup = replace(setup, seed=setup.seed if seed is None else seed)
    else:
        setup = _from_start(say, name, catalog, named, players, bot, options, seed)
    from brzdek.core.record import sittings

    with opened(script) as lines:
        sitting = sittings.begin(
            rulebook, catalog, setup, tell(say), decks=decks, save=Path(save) if save is not None else None
        )
        if seed is None and start is None and sittings.seed_is_told(setup):
            print(say("seed", seed=setup.seed), flush=True)
        return sit_down(sitting, say, plain, lines)


# -- how the game begins


def _from_start(
    say: Say,
    name: str,
    catalog: Catalog,
    named: Sequence[Seat],
    players: int | None,
    bot: str,
    options: dict[str, str],
    seed: int | None,
) -> Setup:
    from brzdek.core.rulebook import Setup

    low, high = catalog.players
    count = players or max(usual_players(low, high) if len(named) < 2 else low, len(named))
    if len(named) > count:
        raise wrong(say("too_many_seats", seats=len(named), players=count), "--seat")
    seats = fill_seats(named, count, bot, say("you"))
    return Setup(name, seats, random_seed() if seed is None else seed, options)


def _read_position(say: Say, game: str | None, file: str) -> Any:
    from brzdek.core.record.position import read_position
    from brzdek.games import NAMES

    doc = read_position(Path(file), NAMES)
    found = doc.data["game"]
    if game is not None and game != found:
        raise wrong(say("other_game", found=found, game=game), "--position")
    return doc


def _seated(say: Say, setup: Setup, named: Sequence[Seat], players: int | None, bot: str) -> Setup:
    """The position's own names if none are given: whose turn it is plays, bots play the others."""
    count = len(setup.seats)
    if players not in (None, count):
        raise wrong(say("other_players", found=count, players=players), "--players")
    if len(named) > count:
        raise wrong(say("too_many_seats", seats=len(named), players=count), "--seat")
    if named:
        return replace(setup, seats=fill_seats(named, count, bot, say("you")))
    turn = setup.position.get("turn", 0) if setup.position else 0
    seats = tuple(one if index == turn else one._replace(bot=bot) for index, one in enumerate(setup.seats))
    return replace(setup, seats=seats)


def _read_seat(say: Say, text: str, bots: Collection[str]) -> Seat:
    from brzdek.core.rulebook import Seat

    name, equals, bot = text.partition("=")
    tidy = tidy_name(name)
    if not tidy or (equals and not bot.strip()):
        raise wrong(say("bad_seat", found=clean(text)[:SHOWN]), "--seat")
    return Seat(tidy, _known_bot(say, bot, bots, "--seat") if equals else "")


def _known_bot(say: Say, text: str, bots: Collection[str], place: str) -> str:
    word = fold(text.strip())
    if word in bots:
        return word
    message = say("bad_choice", found=clean(text)[:SHOWN], allowed=", ".join(bots))
    raise wrong(hinted(message, text, list(bots), say), place)


def _check_names(say: Say, named: Sequence[Seat]) -> None:
    for index, one in enumerate(named):
        if fold(one.name) in {fold(other.name) for other in named[:index]}:
            raise wrong(say("same_name", name=one.name), "--seat")


# -- playing


def sit_down(sitting: Sitting, say: Say, plain: bool, lines: Iterable[str] | None) -> int:
    """Hand the game over to the shell."""
    from brzdek.shell.display.screen import open_screen
    from brzdek.shell.sitting.session import play as play_session

    screen = open_screen(plain or bool(click.get_current_context().obj), lines)
    return play_session(sitting, screen, say.lang, tell(say))[0]


def tell(say: Say) -> Callable[[Note], None]:
    """Says what a sitting has to say, on the error stream."""
    return lambda note: complain(note.worded(say.lang))


@contextmanager
def opened(script: str | None) -> Iterator[Iterable[str] | None]:
    """The lines of a script, one by one; None if there is none."""
    if script is None:
        yield None
    elif script == "-":
        yield _lines(sys.stdin)
    else:
        with Path(script).open(encoding="utf-8-sig", errors="replace") as file:
            yield _lines(file)


def _lines(file: Any) -> Iterator[str]:
    while line := file.readline(LONGEST_LINE):
        yield line
