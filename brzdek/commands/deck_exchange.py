"""Carries out ``brzdek deck export`` and ``brzdek deck import``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from brzdek.commands import deck_table
from brzdek.commands.click_words import stable
from brzdek.commands.common import complain, decks_of
from brzdek.commands.deck_table import SUFFIXES
from brzdek.commands.deck_template import flow, item
from brzdek.core.catalog import source
from brzdek.core.catalog.files import DECK, documents_of, stack_files
from brzdek.core.catalog.source import Document
from brzdek.core.problems import BadData
from brzdek.core.text import LANGS, Say, clean


def export_cards(say: Say, deck: str, table: str | None) -> int:
    """Write the cards of a deck, or of a game, as a table."""
    entries = _entries(deck)
    target = Path(table) if table is not None else Path(f"{Path(deck).stem}.csv")
    _suffix(say, target)
    columns = deck_table.columns_of(entries)
    rows = [columns, *(deck_table.cells_of(entry, columns) for entry in entries)]
    from printables.jobs.output import write_whole

    write_whole(target, deck_table.written(target.suffix.lower(), rows))
    print(say("table.exported", file=clean(str(target)), n=len(entries)))
    return 0


def _entries(deck: str) -> list[Mapping[str, Any]]:
    """Cards as they are written. BadData: the deck cannot be read."""
    from brzdek import games
    from brzdek.core.catalog.differences import read_stack

    if stable(deck) in games.NAMES:
        return list(read_stack(games.load(stable(deck)).layers).plain_cards.values())
    document = source.read_yaml(Path(deck))
    source.finish(document)
    cards = document.data.get("cards") if isinstance(document.data, Mapping) else None
    return [entry for entry in cards or () if isinstance(entry, Mapping)]


def _suffix(say: Say, file: Path) -> None:
    if file.suffix.lower() not in SUFFIXES:
        message = say("table.suffix", file=clean(str(file)), allowed=", ".join(SUFFIXES))
        raise click.UsageError(message, click.get_current_context())
    if file.suffix.lower() == ".xlsx":
        deck_table.need_library(say)


def import_cards(say: Say, table: str, deck: str, extends: str | None) -> int:
    """Put the cards of a table into a deck; the rest of a deck that is there stays as it is."""
    source_file, target = Path(table), Path(deck)
    _suffix(say, source_file)
    text = _text_of(say, target, extends)
    head = source.parse_yaml(text, str(target))
    source.finish(head)
    if not isinstance(head.data, Mapping):
        raise click.UsageError(say("table.no_deck", file=clean(deck)), click.get_current_context())
    told = _table_problems(say, source_file, target, head)
    if isinstance(told, list):
        for line in told:
            complain(line)
        return 1
    from printables.jobs.output import write_whole

    write_whole(target, with_cards(text, head, told.data["cards"]).encode())
    print(say("table.imported", file=clean(deck), n=len(told.data["cards"])))
    return 0


def _text_of(say: Say, target: Path, extends: str | None) -> str:
    """The deck as it is, or the beginning of a new one."""
    if target.exists():
        if extends is not None:
            raise click.UsageError(say("table.extends_there", file=clean(str(target))), click.get_current_context())
        return source.fetch(target).decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    if extends is None:
        raise click.UsageError(say("table.which_game", file=clean(str(target))), click.get_current_context())
    return f"extends: {extends}\nname: {flow(dict.fromkeys(LANGS, target.stem))}\n"


def _table_problems(say: Say, table: Path, target: Path, head: Document) -> Document | list[str]:
    """The deck with the cards of the table, or what is wrong with them."""
    from brzdek.commands.deck import layers_of
    from brzdek.core.catalog.shelf import Shelf

    try:
        cells = deck_table.read_table(table)
        document = deck_table.document_of(cells, {key: value for key, value in head.data.items() if key != "cards"})
        if document.problems:
            return deck_table.told(document.in_order(), say)
        cards = [dict(entry) for entry in document.data["cards"]]
        below = _below(target, head)
        layers = layers_of(str(_game(head, below)), [*map(str, below), *([str(target)] if target.exists() else [])])
        documents = documents_of(stack_files(layers, below))
        documents[DECK] = [*documents[DECK], document]
        Shelf(layers, documents).read()
        if document.problems:
            return deck_table.told(document.in_order(), say)
    except BadData as bad:
        return deck_table.told(bad.problems, say) if bad.problems[0].file == clean(str(table)) else _worded(bad, say)
    document.data = {**document.data, "cards": cards}
    return document


def _worded(bad: BadData, say: Say) -> list[str]:
    return [problem.worded(say.lang) for problem in bad.problems]


def _below(target: Path, head: Document) -> list[Path]:
    """The decks that this one extends."""
    from brzdek.core.catalog.files import is_base

    word = head.data.get("extends")
    return decks_of([str(target.parent / str(word))]) if is_base(word) else []


def _game(head: Document, below: list[Path]) -> Any:
    from brzdek.commands.deck import homes

    if below:
        from brzdek.commands.deck import game_of_decks

        return game_of_decks([str(below[0])])
    game, known = head.data.get("extends"), list(homes())
    if game not in known:
        near = (game, known) if isinstance(game, str) else None
        head.problem(("extends",), "whose_file", near=near, allowed=", ".join(known))
        source.finish(head)
    return game


def with_cards(text: str, head: Document, cards: list[Mapping[str, Any]]) -> str:
    """The text of a deck with other cards in it; everything else stays letter by letter."""
    lines = text.split("\n")
    block = ["cards:", *(line for card in cards for line in item(card))] if cards else ["cards: []"]
    place = head.keys.get(("cards",))
    if place is None:
        return "\n".join([*(lines[:-1] if lines[-1] == "" else lines), *block, ""])
    start = place[0] - 1
    later = [line - 1 for path, (line, _) in head.keys.items() if len(path) == 1 and line - 1 > start]
    end = min(later, default=len(lines))
    if end == len(lines) or not later:
        return "\n".join([*lines[:start], *block, ""])
    # Comments right above the next part belong to it.
    while end > start + 1 and (not lines[end - 1].strip() or lines[end - 1].startswith("#")):
        end -= 1
    return "\n".join([*lines[:start], *block, *lines[end:]])
