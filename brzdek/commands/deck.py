"""``brzdek deck``: writing, checking, reading and comparing house decks."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brzdek.commands.click_words import SHOWN, WordedCommand, WordedGroup, flag, hinted, lang_option, stable
from brzdek.commands.common import decks_of, game_argument, option, show_json
from brzdek.core.patterns import pattern
from brzdek.core.problems import BadData
from brzdek.core.text import Say, clean

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.catalog.shelf import Shelf
    from brzdek.core.layers import Layers
    from brzdek.shell.display.screen import Screen


def deck(say: Say) -> WordedGroup:
    return WordedGroup(
        say,
        names=list(MAKERS),
        load=lambda name: MAKERS[name](say),
        name="deck",
        help=say("help.deck_group"),
        params=[lang_option(say)],
        callback=_without_command,
        invoke_without_command=True,
    )


def _without_command() -> int:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        print(context.get_help())
    return 0


def _command(say: Say, name: str, params: list[click.Parameter], run: Callable[..., int]) -> WordedCommand:
    return WordedCommand(say, name, params, lambda **given: run(say, **given), help=say(f"help.deck_{name}"))


def _files(say: Say) -> click.Argument:
    return click.Argument(["files"], nargs=-1, required=True, metavar=say("place.decks"))


def _file(say: Say) -> click.Argument:
    return click.Argument(["file"], metavar=say("place.file"))


def new(say: Say) -> WordedCommand:
    file = click.Argument(["file"], required=False, metavar=f"[{say('place.file')}]")
    return _command(say, "new", [game_argument(say), file], _new)


def check(say: Say) -> WordedCommand:
    return _command(say, "check", [_files(say), flag("--json", say("help.json"))], _check)


def show(say: Say) -> WordedCommand:
    words = click.Argument(["words"], nargs=-1, metavar=say("place.tile"))
    return _command(say, "show", [_file(say), words], _show)


def diff(say: Say) -> WordedCommand:
    sides = [click.Argument([name], metavar=f"{say('place.deck')}_{name.upper()}") for name in ("a", "b")]
    return _command(say, "diff", list(sides), _diff)


def watch(say: Say) -> WordedCommand:
    return _command(say, "watch", [_files(say)], _watch)


def export(say: Say) -> WordedCommand:
    deck = click.Argument(["deck"], metavar=say("place.game_or_deck"))
    table = click.Argument(["table"], required=False, metavar=f"[{say('place.table')}]")
    return _command(say, "export", [deck, table], _export)


def import_(say: Say) -> WordedCommand:
    table = click.Argument(["table"], metavar=say("place.table"))
    deck = click.Argument(["deck"], metavar=say("place.deck"))
    return _command(say, "import", [table, deck, option(say, "extends", "game")], _import)


def schema(say: Say) -> WordedCommand:
    return _command(say, "schema", [game_argument(say, required=False)], _schema)


MAKERS: dict[str, Callable[[Say], WordedCommand]] = {
    "new": new, "check": check, "show": show, "diff": diff, "watch": watch, "export": export, "import": import_,
    "schema": schema,
}  # fmt: skip


# -- which game

NEAR = 2000
"""So far into a deck its game is looked for at a glance."""
_EXTENDS = pattern(rb"^ *[\"']?extends[\"']?: *[\"']?([a-z_]+)[\"']?,? *(?:#.*)?$", re.MULTILINE)


def homes(files: Sequence[str] = ()) -> dict[str, Layers]:
    """The games that decks can lie on; ``files``: the decks that bring the kinds of an own game."""
    from brzdek import games
    from brzdek.core.catalog.files import OWN
    from brzdek.core.catalog.own import own_layers

    known = {name: games.load(name).layers for name in games.NAMES}
    return {**known, OWN: own_layers(decks_of(files))}


def layers_of(game: str, files: Sequence[str]) -> Layers:
    """What these decks lie on."""
    from brzdek import games
    from brzdek.core.catalog.files import OWN
    from brzdek.core.catalog.own import own_layers

    return own_layers(decks_of(files)) if game == OWN else games.load(game).layers


def game_of_decks(files: Sequence[str]) -> str:
    """The game that decks are for. BadData: it is not clear."""
    from brzdek.core.catalog import source
    from brzdek.core.catalog.check import check_file, game_of

    path, known = Path(files[0]), homes()
    # Most decks say it in their first lines; the others are read as a whole.
    named = _EXTENDS.search(source.fetch(path)[:NEAR])
    if named is not None and named[1].decode() in known:
        return named[1].decode()
    document = source.read_yaml(path)
    source.finish(document)
    game = game_of(path, document, known)
    if game is None:
        raise BadData(check_file(path, known).problems)
    return game


def changed_cards(shelf: Shelf) -> list[Any]:
    """The cards that the decks of a stack add or change, in their order."""
    from brzdek.core.catalog.files import DECK

    entries = [entry for deck in shelf.by_layer[DECK] for entry in deck.data.get("cards", ())]
    names = dict.fromkeys(entry["id"] for entry in entries)
    return [shelf.cards[name] for name in names if name in shelf.cards]


# -- new, schema


def _new(say: Say, game: str, file: str | None) -> int:
    from brzdek import games
    from brzdek.commands.deck_template import template

    text = template(games.load(game), say)
    if file is None:
        print(text, end="")
        return 0
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except ValueError:
        # Letters that no file name can have.
        raise OSError(errno.EINVAL, "", file) from None
    print(say("deck.made", file=clean(file)))
    return 0


def _schema(say: Say, game: str | None) -> int:
    from brzdek.core.catalog.files import OWN
    from brzdek.core.effects.json_schema import schema_of_decks

    # Which kinds an own game has only its deck knows.
    known = {name: layers for name, layers in homes().items() if name != OWN}
    show_json(schema_of_decks({game: known[game]} if game else known, say.lang))
    return 0


def _export(say: Say, deck: str, table: str | None) -> int:
    from brzdek.commands.deck_exchange import export_cards

    return export_cards(say, deck, table)


def _import(say: Say, table: str, deck: str, extends: str | None) -> int:
    from brzdek.commands.deck_exchange import import_cards

    return import_cards(say, table, deck, extends)


# -- check


def _check(say: Say, files: Sequence[str], json: bool) -> int:
    from brzdek.commands.database import report
    from brzdek.commands.deck_check import findings_of

    findings = findings_of(files, say)
    return report(say, findings.problems, findings.warnings, len(files), json)


# -- show


def _show(say: Say, file: str, words: Sequence[str]) -> int:
    from brzdek.commands.tile import draw_file
    from brzdek.core.catalog.differences import read_stack
    from brzdek.core.catalog.files import DECK
    from brzdek.shell.reading.card_search import find_cards

    game = game_of_decks([file])
    shelf = read_stack(layers_of(game, [file]), decks_of([file]))
    cards = changed_cards(shelf)
    if words:
        query = " ".join(words)
        found = find_cards(shelf.catalog(""), query)
        if not found:
            message = hinted(say("no_card", name=clean(query)[:SHOWN]), query, list(shelf.cards), say)
            raise click.UsageError(message, click.get_current_context())
        cards = [card for card in found if card in cards] or found
    screen = open_screen()
    if cards:
        show_cards(game, cards, say, screen)
    elif not shelf.by_layer[DECK][-1].data.get("tiles"):
        print(say("deck.empty"))
    if not words:
        draw_file(Path(file), homes(), say)
    return 0


def show_cards(game: str, cards: Sequence[Card], say: Say, screen: Screen) -> None:
    """Cards as boxes; those of an own game as lines: nothing is known of their kinds."""
    from brzdek import games
    from brzdek.core.catalog.files import OWN
    from brzdek.shell.display.card_box import card_boxes

    if game != OWN:
        face = games.load(game).face
        screen.show(card_boxes(face, cards, face.say(say.lang), screen.style))
        return
    for card in cards:
        text = card.text(say.lang)
        screen.say(f"{card.name.to(say.lang)} ({card.kind}) ×{card.copies}" + (f": {text}" if text else ""))


def open_screen() -> Screen:
    from brzdek.shell.display.screen import open_screen as opened

    return opened(bool(click.get_current_context().obj))


# -- diff


def _diff(say: Say, a: str, b: str) -> int:
    from brzdek import games
    from brzdek.commands.deck_diff import told
    from brzdek.core.catalog.differences import differences, read_stack
    from brzdek.core.catalog.files import OWN

    sides = [_side(word) for word in (a, b)]
    known = [game for game, _ in sides if game]
    if len(dict.fromkeys(known)) > 1:
        message = say("diff.other_games", first=known[0], second=known[1])
        raise click.UsageError(message, click.get_current_context())
    rulebook = None if known[0] == OWN else games.load(known[0])
    old, new = (read_stack(layers_of(known[0], files), decks_of(files)) for _, files in sides)
    for line in told(differences(old, new), old, new, rulebook, say):
        print(line)
    return 0


def _side(word: str) -> tuple[str, list[str]]:
    """A game without decks, or a deck."""
    from brzdek.games import NAMES

    if stable(word) in NAMES:
        return stable(word), []
    return game_of_decks([word]), [word]


# -- watch


def _watch(say: Say, files: Sequence[str]) -> int:
    from brzdek.commands.deck_watch import watch_files

    watch_files(say, files, open_screen())
    return 0
