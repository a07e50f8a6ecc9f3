"""Which rules of a ledger have a test, found by reading the tests without running them.

A test names the rules that it shows with ``@pytest.mark.rule("BRZ-061")`` on the function, on its class, or in
``pytest.param(…, marks=pytest.mark.rule("BRZ-061"))``.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.reference import ledger

Test = ast.FunctionDef | ast.AsyncFunctionDef


class Shown(NamedTuple):
    """A test that names a rule."""

    test: str
    asserts: bool


def rules_of(game: str, without: Collection[str] = ()) -> list[str]:
    """The rules of a ledger, but for these topics and single rules."""
    return [row["id"] for row in ledger(game)["rules"] if not {row["id"], row["topic"]} & set(without)]


@cache
def shown_by(tests: Path) -> Mapping[str, list[Shown]]:
    """For every rule that the tests of a folder name, those tests."""
    shown: dict[str, list[Shown]] = defaultdict(list)
    for path in sorted(tests.rglob("*.py")):
        for test, ids in _tests_of(ast.parse(path.read_text(encoding="utf-8"), str(path)).body, ()):
            for rule in ids:
                shown[rule].append(Shown(f"{path.relative_to(tests)}::{test.name}", _asserts(test)))
    return shown


def _tests_of(body: list[ast.stmt], inherited: tuple[str, ...]) -> Iterator[tuple[Test, tuple[str, ...]]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _tests_of(node.body, (*inherited, *_named(node)))
        elif isinstance(node, Test) and node.name.startswith("test"):
            yield node, (*inherited, *_named(node))


def _named(node: Test | ast.ClassDef) -> Iterator[str]:
    """The rules in the marks of a test or a class."""
    for call in (part for decorator in node.decorator_list for part in ast.walk(decorator)):
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule"):
            yield from (
                word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
            )


def _asserts(test: Test) -> bool:
    """Can this test fail by itself? Helpers that do it for a test say so in their names."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name == "raises" or name.startswith(("assert", "expect", "check")):
                return True
    return False
