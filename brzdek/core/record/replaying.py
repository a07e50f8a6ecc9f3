"""Playing a saved game again: every answer checked by the rules, every mark by the state."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from brzdek.core.ask import Ask
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.source import Document, finish
from brzdek.core.problems import BadData, BadSetup, Problem, nearest
from brzdek.core.record.transcript import AnswerLine, Transcript
from brzdek.core.record.words import RECORDS
from brzdek.core.rulebook import Rulebook, complete
from brzdek.core.seats import seats_fit
from brzdek.core.table import Table


class OnlyAsCopy(BadData):
    """A saved game that cannot be gone on with in its own file, but in a copy of it."""


class OtherGame(OnlyAsCopy):
    """All answers up to here fit, but they have led to another state than when the game was saved."""


def check_game(transcript: Transcript, games: Collection[str]) -> None:
    """Is it a game that we know? BadData if not."""
    game = transcript.setup.game
    if game not in games:
        values = {"found": game, "allowed": ", ".join(games)}
        line = transcript.lines["game"]
        raise BadData([Problem(str(transcript.path), line, 1, RECORDS["game"], values, nearest(game, games))])


def open_table(
    transcript: Transcript,
    rulebook: Rulebook[Any, Any],
    catalog: Catalog,
    *,
    to: int | None = None,
    keep_turns: bool = False,
    mark_turns: bool = False,
    any_state: bool = False,
) -> Table:
    """The table after the answers (or the first few of them); BadData says where they stop fitting.

    ``any_state``: the marks do not matter; else OtherGame says at which turn the state was another one.
    """
    checked = not any_state and any(answer.mark for answer in transcript.answers[:to])
    table = _sit_down(transcript, rulebook, catalog, keep_turns=keep_turns, mark_turns=mark_turns or checked)
    for answer in transcript.answers[:to]:
        ask = table.ask
        option = ask.find(answer.words) if ask is not None else None
        if option is None:
            raise BadData([_does_not_fit(transcript, catalog, answer, ask)])
        table.answer(option)
        if checked and answer.mark and answer.mark != table.mark:
            raise OtherGame([_another_state(transcript, table, answer)])
    table.mark_turns = mark_turns
    return table


def _sit_down(transcript: Transcript, rulebook: Rulebook[Any, Any], catalog: Catalog, **how: bool) -> Table:
    try:
        _check_setup(transcript, rulebook, catalog)
        return Table(rulebook, transcript.setup, catalog, **how)
    except BadSetup as error:
        options = [at for key, at in transcript.lines.items() if key.startswith("option ")]
        line = options[0] if options and seats_fit(transcript.setup, catalog) else transcript.lines["seat"]
        raise transcript.bad(line, "setup", reason=error.reason) from None


def _check_setup(transcript: Transcript, rulebook: Rulebook[Any, Any], catalog: Catalog) -> None:
    """Could a game begin as the header says? BadData or BadSetup if not."""
    lines, setup = transcript.lines, transcript.setup
    for seat, who in enumerate(setup.seats):
        if who.bot and who.bot not in rulebook.bots:
            values = {"found": who.bot, "allowed": ", ".join(rulebook.bots)}
            place, near = lines[f"seat {seat}"], nearest(who.bot, rulebook.bots)
            raise BadData([Problem(str(transcript.path), place, 1, RECORDS["bot"], values, near)])
    if setup.position is not None:
        from brzdek.core.record.position import check_situation

        doc = Document(str(transcript.path), setup.position, marks={(): (lines["position"], 1)})
        check_situation(doc, complete(setup, catalog), rulebook, catalog)
        finish(doc)


def other_cards(transcript: Transcript, catalog: Catalog) -> bool:
    """Was the game saved with cards that were not quite these?"""
    return bool(transcript.fingerprint) and transcript.fingerprint != catalog.fingerprint


def other_rules(transcript: Transcript, rulebook: Rulebook[Any, Any]) -> bool:
    """Was the game saved under another version of the rules?"""
    return bool(transcript.rules) and transcript.rules != rulebook.version


def _does_not_fit(transcript: Transcript, catalog: Catalog, answer: AnswerLine, ask: Ask | None) -> Problem:
    """What was legal instead is nobody's business: it would show the hand of whoever is to answer."""
    file = str(transcript.path)
    if ask is None:
        return Problem(file, answer.line, 1, RECORDS["after_end"], {"answer": answer.words})
    values = {"answer": answer.words, "name": transcript.setup.seats[ask.seat].name}
    key = "illegal_other_cards" if other_cards(transcript, catalog) else "illegal"
    return Problem(file, answer.line, 1, RECORDS[key], values)


def _another_state(transcript: Transcript, table: Table, answer: AnswerLine) -> Problem:
    values = {"found": transcript.rules, "version": table.rulebook.version}
    key = "state"
    if other_rules(transcript, table.rulebook):
        key = "state_other_rules"
    elif other_cards(transcript, table.catalog):
        key = "state_other_cards"
    return Problem(str(transcript.path), answer.line, 1, RECORDS[key], values)
