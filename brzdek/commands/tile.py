"""``brzdek tile``: looking at the tiles of a game, and beginning a file of one's own."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brzdek.commands.click_words import SHOWN, Choice, WordedCommand, WordedGroup, hinted, lang_option, stable
from brzdek.commands.common import open_game, option
from brzdek.core.text import LANGS, Say, clean

if TYPE_CHECKING:
    from brzdek.core.drawing import Line, Style
    from brzdek.core.layers import Layers
    from brzdek.core.tile_art import TileArt
    from brzdek.shell.display.screen import Screen

MOST = 100
"""So many pictures are drawn at once at most."""
GAP = 2
"""Columns between two pictures."""


def tile(say: Say) -> WordedGroup:
    return WordedGroup(
        say,
        names=list(MAKERS),
        load=lambda name: MAKERS[name](say),
        name="tile",
        help=say("help.tile"),
        params=[lang_option(say)],
        callback=_without_command,
        invoke_without_command=True,
    )


def _without_command() -> int:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        print(context.get_help())
    return 0


def show(say: Say) -> WordedCommand:
    params: list[click.Parameter] = [
        click.Argument(["file"], metavar=say("place.tile_file")),
        click.Argument(["words"], nargs=-1, metavar=say("place.tile")),
        option(say, "turn", "turn", type=Choice(say, ("0", "90", "180", "270"))),
    ]
    return WordedCommand(say, "show", params, lambda **given: _show(say, **given), help=say("help.tile_show"))


def new(say: Say) -> WordedCommand:
    file = click.Argument(["file"], required=False, metavar=f"[{say('place.file')}]")
    return WordedCommand(say, "new", [file], lambda **given: _new(say, **given), help=say("help.tile_new"))


MAKERS: dict[str, Callable[[Say], WordedCommand]] = {"show": show, "new": new}


# -- show


def _show(say: Say, file: str, words: Sequence[str], turn: str | None) -> int:
    art, tiles = _tiles(file)
    screen = _screen()
    if words:
        key = _wanted(art, tiles, " ".join(words), say)
        turns = art.turns(tiles[key])
        if turn is not None and int(turn) not in turns:
            raise click.UsageError(say("never_turned", tile=key), click.get_current_context())
        chosen = turns if turn is None else (int(turn),)
        pictures = [art.draw(key, tiles[key], say.lang, screen.style, one) for one in chosen]
        screen.show([*_side_by_side(pictures, screen.style), *art.describe(tiles[key], say.lang, screen.style)])
        return 0
    for key, one in list(tiles.items())[:MOST]:
        turned = int(turn) if turn is not None and int(turn) in art.turns(one) else 0
        picture = art.draw(key, one, say.lang, screen.style, turned)
        screen.show([*picture, *art.describe(one, say.lang, screen.style), []])
    screen.show([*_rest(tiles, say), *art.signs(say.lang, screen.style)])
    return 0


def _tiles(file: str) -> tuple[TileArt, dict[str, Any]]:
    """The tiles of a game that is named, or of a file."""
    arts = _arts()
    if stable(file) in arts:
        _, catalog = open_game(stable(file))
        return arts[stable(file)], arts[stable(file)].known(catalog.tables)
    from brzdek.core.catalog import source
    from brzdek.core.catalog.check import game_of
    from brzdek.core.catalog.schema import listed

    document = source.read_yaml(Path(file))
    source.finish(document)
    game = game_of(Path(file), document, _homes(arts))
    if game is None:
        document.problem((), "whose_file", allowed=listed(list(arts)))
        source.finish(document)
    art = arts[str(game)]
    tiles = art.read(document)
    if not tiles and not document.problems:
        document.problem((), "no_tiles")
    source.finish(document)
    return art, tiles


def _arts() -> dict[str, TileArt]:
    """The games that have tiles."""
    from brzdek import games

    return {name: art for name in games.NAMES if (art := games.load(name).tiles()) is not None}


def _homes(names: Iterable[str]) -> dict[str, Layers]:
    from brzdek import games

    return {name: games.load(name).layers for name in names}


def _wanted(art: TileArt, tiles: Mapping[str, Any], words: str, say: Say) -> str:
    """The id of the tile that these words mean: its id, or its name in either language."""
    names = {
        key: [key, *(name.to(lang) for lang in LANGS)] if (name := art.name(one)) else [key]
        for key, one in tiles.items()
    }
    found = [key for key, forms in names.items() if any(stable(form) == stable(words) for form in forms)]
    if not found:
        known = [form for forms in names.values() for form in forms]
        message = hinted(say("no_tile", name=clean(words)[:SHOWN]), words, known, say)
        raise click.UsageError(message, click.get_current_context())
    return found[0]


# -- new


def _new(say: Say, file: str | None) -> int:
    text = next(iter(_arts().values())).template(say.lang)
    if file is None:
        print(text, end="")
        return 0
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except ValueError:
        # Letters that no file name can have.
        raise OSError(errno.EINVAL, "", file) from None
    print(say("tile.made", file=clean(file)))
    return 0


# -- pictures


def draw_file(file: Path, homes: Mapping[str, Layers], say: Say) -> None:
    """Draw the tiles of a file that is being checked, as far as they can be read."""
    from brzdek import games
    from brzdek.core.catalog import source
    from brzdek.core.catalog.check import game_of

    document = source.read_yaml(file)
    game = None if document.broken else game_of(file, document, homes)
    art = games.load(game).tiles() if game in games.NAMES else None
    tiles = art.read(document) if art is not None else {}
    if art is None or not tiles:
        return
    screen = _screen()
    shown = list(tiles.items())[:MOST]
    pictures = [art.draw(key, one, say.lang, screen.style) for key, one in shown]
    screen.show([*_side_by_side(pictures, screen.style), *_rest(tiles, say), *art.signs(say.lang, screen.style)])


def _rest(tiles: Mapping[str, Any], say: Say) -> list[Line]:
    return [[("", say("tile.more", n=len(tiles) - MOST))]] if len(tiles) > MOST else []


def _screen() -> Screen:
    from brzdek.shell.display.screen import open_screen

    return open_screen(bool(click.get_current_context().obj))


def _side_by_side(pictures: Sequence[list[Line]], style: Style) -> list[Line]:
    """Pictures in rows, as many beside each other as the screen is wide."""
    lines: list[Line] = []
    row: list[list[Line]] = []
    for picture in pictures:
        if row and sum(_width(one) + GAP for one in row) + _width(picture) > style.width - 1:
            lines += _row(row)
            row = []
        row.append(picture)
    return lines + _row(row)


def _row(pictures: Sequence[list[Line]]) -> list[Line]:
    """Pictures beside each other, with an empty line below."""
    lines: list[Line] = []
    for index in range(max(map(len, pictures))):
        line: Line = []
        for picture in pictures:
            part = picture[index] if index < len(picture) else []
            line += [*part, ("", " " * (_width(picture) + GAP - _length(part)))]
        lines.append(line)
    return [*lines, []]


def _width(picture: Sequence[Line]) -> int:
    return max(map(_length, picture))


def _length(line: Line) -> int:
    return sum(len(text) for _, text in line)
