"""Every rule of every finished game has a test that shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek import games
from tests.reference import DATA
from tests.rules.coverage import Shown, rules_of, shown_by

TESTS = Path(__file__).resolve().parents[1]
UNBUILT: set[str] = set()
"""Ledgers of games that are not built yet."""
LATER: dict[str, set[str]] = {}
"""Topics and single rules of what is still missing in a game that is built."""
LEDGERS = {path.stem for path in (DATA / "ledgers").glob("*.yaml")}


@pytest.mark.parametrize("game", sorted(LEDGERS - UNBUILT))
def test_every_rule_has_a_test(game: str) -> None:
    shown = shown_by(TESTS)
    due = rules_of(game, LATER.get(game, ()))
    missing = [rule for rule in due if rule not in shown]
    assert not missing, f"rules of {game} without a test: {' '.join(missing)}"
    empty = [rule for rule in due if not any(one.asserts for one in shown[rule])]
    assert not empty, f"rules of {game} whose tests assert nothing: {' '.join(empty)}"


@pytest.mark.parametrize("game", sorted(LATER))
def test_what_is_still_missing_has_no_test(game: str) -> None:
    later = set(rules_of(game)) - set(rules_of(game, LATER[game]))
    assert later, "everything is built: take the game off the list"
    assert not later & set(shown_by(TESTS)), "these rules are built: take them off the list"


def test_tests_name_only_rules_of_a_ledger() -> None:
    known = {rule for game in LEDGERS for rule in rules_of(game)}
    stray = {rule: [one.test for one in tests] for rule, tests in shown_by(TESTS).items() if rule not in known}
    assert stray == {}


def test_a_game_that_is_built_is_held_to_its_ledger() -> None:
    assert UNBUILT <= LEDGERS
    assert not UNBUILT & set(games.NAMES), "these games are built: take them off the list of exceptions"


def test_marks_are_found_wherever_they_may_stand(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        """
@pytest.mark.rule("AAA-001", "AAA-002")
def test_one():
    assert True

@mark.rule("AAA-003")
class TestMore:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("AAA-004"))])
    def test_two(self, x):
        play(x)

@pytest.mark.rule("AAA-005")
def helper():
    assert True
""",
        encoding="utf-8",
    )
    one, two = Shown("test_some.py::test_one", True), Shown("test_some.py::test_two", False)
    assert shown_by(tmp_path) == {"AAA-001": [one], "AAA-002": [one], "AAA-003": [two], "AAA-004": [two]}
