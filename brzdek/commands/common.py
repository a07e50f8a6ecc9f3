"""What several commands need: opening a game, speaking to the error stream."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from brzdek.commands.click_words import Choice
from brzdek.core.text import Say


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


def option(say: Say, name: str, place: str, **attrs: Any) -> click.Option:
    """An option with a value; its help stands under its own name."""
    return click.Option([f"--{name}"], metavar=say(f"place.{place}"), help=say(f"help.{name}"), **attrs)
