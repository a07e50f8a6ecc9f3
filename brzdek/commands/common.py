"""What several commands need: opening a game, speaking to the error stream."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from brzdek.commands.click_words import SHOWN, Choice
from brzdek.core.text import Say, clean

if TYPE_CHECKING:
    from brzdek.core.catalog.source import Document
    from brzdek.core.rulebook import Setup

Options: TypeAlias = dict[str, str]
"""House options as they were typed."""


def complain(text: str) -> None:
    """Say something that is not the answer itself."""
    # Whether or not anybody can hear it, the exit code says the same.
    with contextlib.suppress(OSError):
        print(text, file=sys.stderr, flush=True)


def show_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def open_game(name: str, *decks: Path) -> tuple[Any, Any]:
    """The rulebook and the cards of a game."""
    from brzdek import games

    return games.open_game(name, decks)


def open_with_parts(name: str, options: Options, *decks: Path) -> tuple[str, Options, Any, Any]:
    """The game, its options, rulebook and cards; an option of an expansion brings the expansion in.

    What is not named of it stays away then: so one plays a game with parts of an expansion.
    """
    name, absent, rulebook, catalog = _open_knowing(name, options, decks)
    return name, {**absent, **options}, rulebook, catalog


def open_position(doc: Document, options: Options, *decks: Path) -> tuple[Any, Any, Setup]:
    """The rulebook and the cards that a position is played with, and how the game begins from it; an option of an
    expansion, in the position or given instead, brings the expansion in."""
    from brzdek.core.record.position import options_in, position_setup

    named = [*options_in(doc), *options]
    _, absent, rulebook, catalog = _open_knowing(doc.data["game"], named, decks)
    return rulebook, catalog, position_setup(doc, rulebook, catalog, unsaid=absent, instead=options)


def _open_knowing(name: str, options: Iterable[str], decks: Sequence[Path]) -> tuple[str, Mapping[str, Any], Any, Any]:
    """The game, or the stack over it that knows these options, and what keeps the rest of that stack out of play."""
    from brzdek import games

    rulebook, catalog = games.open_game(name, decks)
    strange = [option for option in options if option not in catalog.options]
    found = games.stack_with(name, strange) if strange else None
    if found is None:
        return name, {}, rulebook, catalog
    stack, absent = found
    return stack, absent, *games.open_game(stack, decks)


def decks_of(files: Iterable[str]) -> list[Path]:
    """House decks as they were typed, with those that they extend below them. BadData: they do not fit together."""
    from brzdek.core.catalog.files import with_bases

    return with_bases([Path(file) for file in files])


# -- parameters that several commands have


def game_argument(say: Say, *, required: bool = True) -> click.Argument:
    from brzdek.games import NAMES

    metavar = say("place.game")
    return click.Argument(
        ["game"], type=Choice(say, NAMES), required=required, metavar=metavar if required else f"[{metavar}]"
    )


def file_argument(say: Say, *, required: bool = True) -> click.Argument:
    metavar = say("place.file")
    return click.Argument(["file"], required=required, metavar=metavar if required else f"[{metavar}]")


def option(say: Say, name: str, place: str, help: str = "", **attrs: Any) -> click.Option:
    """An option with a value; its help stands under its own name, if no other is given."""
    return click.Option([f"--{name}"], metavar=say(f"place.{place}"), help=say(f"help.{help or name}"), **attrs)


def read_options(say: Say, given: Sequence[str]) -> Options:
    """House options as they are given on the command line."""
    options: Options = {}
    for text in given:
        key, equals, value = (part.strip() for part in text.partition("="))
        if not key or not equals:
            raise wrong(say("bad_option", found=clean(text)[:SHOWN]), "--option")
        if key in options:
            raise wrong(say("option_twice", word=clean(key)[:SHOWN]), "--option")
        options[key] = value
    return options


def wrong(message: str, place: str) -> click.UsageError:
    """What is wrong with the value of an option."""
    context = click.get_current_context()
    param = next(param for param in context.command.params if place in param.opts)
    return click.BadParameter(message, context, param)
