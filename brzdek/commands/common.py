"""What several commands need: opening a game, speaking to the error stream, wording what the system says."""

from __future__ import annotations

import errno
import json
import sys
from pathlib import Path
from typing import Any

import click

from brzdek.commands.click_words import Choice
from brzdek.core.text import Say, clean

_REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}


def complain(text: str) -> None:
    """Say something that is not the answer itself."""
    print(text, file=sys.stderr)


def why(error: OSError, say: Say) -> str:
    """What the system says, in our words."""
    reason = _REASONS.get(error.errno or 0)
    told = say(f"why.{reason}") if reason else say("why.other", reason=clean(error.strerror or str(error)))
    return say("os_error", file=clean(str(error.filename)), reason=told) if error.filename else told


def show_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def open_game(name: str, deck: Path | None = None) -> tuple[Any, Any]:
    """The rulebook and the cards of a game."""
    from brzdek import games
    from brzdek.core.catalog import load_catalog
    from brzdek.core.paths import cards_folder

    rulebook = games.load(name)
    return rulebook, load_catalog(rulebook.schema, cards_folder() / name, deck)


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
