"""Saved games: marks of the state after each turn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.ask import Steps
from brzdek.core.plain import fingerprint
from brzdek.core.record.journal import mark_of
from brzdek.core.record.replaying import OtherGame, open_table
from brzdek.core.record.transcript import read_transcript
from brzdek.core.table import Table
from tests.core.transcripts.saved import (
    GAME,
    again,
    play_on,
    recorder_for,
    setup,
    told,
    written,
)
from tests.support import catalog, rulebook, seat_down

# -- marks of the state


def test_the_answer_that_ends_a_turn_carries_a_mark(played: Path) -> None:
    table = open_table(read_transcript(played), rulebook(GAME), catalog(GAME), mark_turns=True)
    answers = read_transcript(played).answers
    assert [answer.mark for answer in answers] == [table.marks.get(count, "") for count in range(1, len(answers) + 1)]
    assert answers[-1].mark == mark_of(table.game)
    assert len({answer.mark for answer in answers}) == len(answers)


def _without_marks(text: str) -> str:
    return re.sub(" = [0-9a-f]{8}$", "", text, flags=re.MULTILINE).replace("rules: 1\n", "")


def test_games_without_marks_are_read_as_ever(tmp_path: Path, played: Path) -> None:
    text = _without_marks(played.read_text(encoding="utf-8"))
    assert "rules:" not in text and " = " not in text.partition("\n\n")[2]
    path = written(tmp_path, text)
    assert read_transcript(path).rules == ""
    assert fingerprint(again(path).game) == fingerprint(again(played).game)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("", "", "the rules or this file have been changed since"),
        ("rules: 1", "rules: 0.9", "the rules were of version 0.9, today they are of version 1"),
        ("catalog: ", "catalog: 00", "the cards were not those of today"),
    ],
)
def test_another_state_is_noticed_at_its_turn(tmp_path: Path, played: Path, old: str, new: str, reason: str) -> None:
    text = played.read_text(encoding="utf-8").replace(old, new, 1)
    answer = read_transcript(played).answers[6]
    path = written(tmp_path, text.replace(answer.mark, "00000000"))
    with pytest.raises(OtherGame):
        again(path)
    assert told(path) == [
        f"{answer.line}:1: after this turn the game stands otherwise than when it was saved: {reason}"
    ]
    assert len(open_table(read_transcript(path), rulebook(GAME), catalog(GAME), to=6).journal) == 6
    whole = open_table(read_transcript(path), rulebook(GAME), catalog(GAME), any_state=True)
    assert fingerprint(whole.game) == fingerprint(again(played).game)


def test_a_rule_that_changed_is_noticed_where_it_matters(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new rule puts a card under the deck at the fifth turn: for a long time all answers still fit, so without
    marks it would be another game in silence.
    """
    rules, turns = rulebook(GAME), 0
    as_it_was = rules.turn

    def turn(game: Any) -> Steps[None]:
        nonlocal turns
        yield from as_it_was(game)
        turns += 1
        if turns == 5:
            game.deck.insert(0, "nothing")

    transcript = read_transcript(played)
    monkeypatch.setattr(rules, "turn", turn)
    monkeypatch.setattr(rules, "version", "2")
    with pytest.raises(OtherGame, match="the rules were of version 1, today they are of version 2") as caught:
        open_table(transcript, rules, catalog(GAME))
    assert caught.value.problems[0].line == transcript.answers[4].line
    turns = 0
    assert len(open_table(transcript, rules, catalog(GAME), to=20, any_state=True).journal) == 20


def test_undo_forgets_the_marks_of_what_was_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    table = Table(rulebook(GAME), setup(), catalog(GAME), keep_turns=True, mark_turns=True)
    recorder = recorder_for(path, table.setup)
    play_on(table, recorder, 6)
    before = dict(table.marks)
    table.undo(3)
    recorder.rewrite(3)
    assert table.marks == {count: mark for count, mark in before.items() if count <= 3}
    play_on(table, recorder, 5)
    assert again(path).answers == table.answers


def test_a_table_that_nobody_records_marks_nothing() -> None:
    table = seat_down(GAME, 3)
    table.play_out([rulebook(GAME).bots["random"](seat, 1) for seat in range(3)])
    assert table.marks == {} and table.fork().marks == {}
