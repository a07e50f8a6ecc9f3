"""Everything that can be said against a house deck: mistakes, what is hardly meant, and what does not fit on paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from brzdek.commands.common import decks_of
from brzdek.core.problems import BadData, Problem
from brzdek.core.text import LANGS, Say, Text

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.catalog.check import Findings
    from brzdek.core.catalog.shelf import Shelf


def findings_of(files: Sequence[str], say: Say) -> Findings:
    """What a check of these decks, one on top of the other, has to say."""
    from brzdek.commands.deck import game_of_decks, layers_of
    from brzdek.core.catalog.check import Findings, check_shelf

    try:
        game = game_of_decks(files)
        findings, shelf = check_shelf(layers_of(game, files), decks_of(files))
        if not findings.problems:
            problems, warnings = _on_paper(game, shelf, decks_of(files), say)
            findings = Findings(problems, sorted([*findings.warnings, *warnings], key=_place))
    except BadData as bad:
        return Findings(bad.problems, [])
    return findings


def _place(problem: Problem) -> tuple[str, int, int]:
    return problem.file, problem.line, problem.column


# -- on paper


def _on_paper(game: str, shelf: Shelf, decks: Sequence[Path], say: Say) -> tuple[list[Problem], list[Problem]]:
    """The looks and the pad of the decks, and cards whose text is too long."""
    from brzdek.core.catalog.files import DECK, OWN

    problems = _look_problems(game, shelf, decks)
    if problems:
        return problems, []
    if any("pad" in deck.data for deck in shelf.by_layer[DECK]):
        problems = _pad_problems(game, decks)
    if game == OWN:
        return problems, [_small(shelf, *small, say) for small in _set(game, decks, set(shelf.cards))]
    return problems, [_small(shelf, card, size, say) for card, size in _too_long(game, shelf, decks)]


def _look_problems(game: str, shelf: Shelf, decks: Sequence[Path]) -> list[Problem]:
    """What is wrong with the faces, icons, typefaces, colours, emblems and pictures that the decks bring."""
    from brzdek.core.catalog.files import DECK
    from printables.emblems.checking import emblem_problems
    from printables.faces.kit import kit_of
    from printables.faces.pictures import picture_problems

    try:
        kit = kit_of(decks, shelf.schema.kinds)
    except BadData as bad:
        return bad.problems
    own = shelf.by_layer[DECK]
    return [*emblem_problems(own, shelf.cards, kit.icons), *picture_problems(own, shelf.cards)]


def _pad_problems(game: str, decks: Sequence[Path]) -> list[Problem]:
    from printables.jobs.job import NoPart
    from printables.pads.contents import pad_of

    try:
        pad_of(game, decks=decks)
    except BadData as bad:
        return bad.problems
    except NoPart:
        pass
    return []


def _small(shelf: Shelf, card: str, size: str, say: Say) -> Problem:
    from brzdek.core.catalog.shelf import card_place

    doc, path = card_place(shelf.documents, card)
    text = Text(*(Say(lang, *say.books).books[0]["deck.small_text"].to(lang) for lang in LANGS))
    return Problem(doc.file, *doc.where(path), text, {"id": card, "size": size})


def _too_long(game: str, shelf: Shelf, decks: Sequence[Path]) -> list[tuple[str, str]]:
    """Cards whose text cannot be read on paper, with the size that it would have.

    Only a text that is longer than every printed one of its kind is set: those of the game all fit.
    """
    from brzdek.commands.deck import changed_cards

    lengths = {card.id: _length(card) for card in changed_cards(shelf)}
    kinds = {shelf.cards[name].kind for name in lengths}
    longest: dict[str, int] = {}
    for card in shelf.own_cards.values():
        if card.kind in kinds:
            longest[card.kind] = max(longest.get(card.kind, 0), _length(card))
    doubtful = {name for name, length in lengths.items() if length > longest.get(shelf.cards[name].kind, 0)}
    return _set(game, decks, doubtful) if doubtful else []


def _length(card: Card) -> int:
    """How many letters stand on a card in Polish, which is the longer language."""
    flavour = card.flavour.pl if card.flavour is not None else ""
    return len(card.text("pl")) + len(card.name.pl) + len(flavour)


def _set(game: str, decks: Sequence[Path], names: set[str]) -> list[tuple[str, str]]:
    from printables.cards.contents import open_deck
    from printables.cards.press import Press
    from printables.draw.recording import Recording
    from printables.jobs.job import NoPart, read_job
    from printables.jobs.notes import SMALL, PrintNotes

    try:
        deck = open_deck(game, *decks)
    except NoPart:
        return []
    notes = PrintNotes()
    for lang in LANGS:
        press = Press(Recording(), deck, read_job({}, deck.face.size, (lang,)), notes)
        for copy in {copy.card.id: copy for copy in deck.copies(sorted(names))}.values():
            deck.face.draw_front(press.easel(copy.size), copy.card)
    small = [dict(note.values) for note in notes.all() if note.key == SMALL]
    return list({str(note["card"]): str(note["size"]) for note in small}.items())
