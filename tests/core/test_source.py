"""YAML from outside: plain data with places, and a good answer to everything else."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from brzdek.core.catalog.source import (
    DEPTH_LIMIT,
    PROBLEM_LIMIT,
    SIZE_LIMIT,
    Document,
    finish,
    parse_yaml,
    read_yaml,
    refused_character,
)
from brzdek.core.problems import BadData, Problem
from brzdek.core.text import Text
from tests.effort import effort


@pytest.fixture(params=["c", "python"])
def loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every test with this fixture runs with the C parser and with the one in Python."""
    if request.param == "python":
        monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    elif not hasattr(yaml, "CSafeLoader"):
        pytest.skip("PyYAML has no C parser here")
    return str(request.param)


def wrong(content: str | bytes, lang: Any = "en") -> list[str]:
    return [problem.worded(lang) for problem in parse_yaml(content, "talia.yaml").problems]


# -- plain data


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("N", "N"),
        ("Y", "Y"),
        ("no", "no"),
        ("on", "on"),
        ("Yes", "Yes"),
        ("True", "True"),
        ("true", True),
        ("false", False),
        ("12:30", "12:30"),
        ("2024-01-02", "2024-01-02"),
        ("0x1F", "0x1F"),
        ("010", "010"),
        ("1_000", "1_000"),
        ("+1", "+1"),
        ("1e5", "1e5"),
        (".inf", ".inf"),
        ("0", 0),
        ("-12", -12),
        ("1.50", 1.5),
        ("'12'", "12"),
        ('"true"', "true"),
        ("''", ""),
        ("", None),
        ("~", None),
        ("null", None),
        ("=", "="),
        ("żółw", "żółw"),
        ("[1, [N, {a: b}]]", [1, ["N", {"a": "b"}]]),
        (">-\n  dwa\n  wiersze", "dwa wiersze"),
    ],
)
def test_words_mean_what_they_say(word: str, value: Any, loader: str) -> None:
    document = parse_yaml(f"key: {word}\n", "plik.yaml")
    assert document.problems == []
    assert document.data == {"key": value}
    assert type(document.data["key"]) is type(value)


def test_keys_are_text_or_whole_numbers(loader: str) -> None:
    document = parse_yaml("{3: a, no: b, true: c, 1.5: d, '4': e, null: f}", "plik.yaml")
    assert document.problems == []
    assert document.data == {3: "a", "no": "b", "true": "c", "1.5": "d", "4": "e", "null": "f"}
    assert [type(key) for key in document.data] == [int, str, str, str, str, str]


def test_every_value_knows_its_place(loader: str) -> None:
    text = "# ąę\ncards:\n  - id: żółw\n    name: {pl: Źdźbło, en: Blade}\n  - [1, 2]\n"
    document = parse_yaml(text, "plik.yaml")
    assert document.marks[("cards",)] == (3, 3)
    assert document.marks[("cards", 0, "id")] == (3, 9)
    assert document.marks[("cards", 0, "name", "en")] == (4, 28)
    assert document.keys[("cards", 0, "name", "en")] == (4, 24)
    assert document.marks[("cards", 1, 1)] == (5, 9)


def test_a_mark_at_the_start_of_the_file_and_windows_lines_do_no_harm(loader: str) -> None:
    document = parse_yaml(b"\xef\xbb\xbfa: 1\r\nb: [x]\r\n", "plik.yaml")
    assert (document.problems, document.data) == ([], {"a": 1, "b": ["x"]})
    assert document.marks[("b", 0)] == (2, 5)


def test_a_value_without_a_place_is_shown_at_what_holds_it() -> None:
    document = parse_yaml("cards:\n  - id: x\n", "plik.yaml")
    document.problem(("cards", 0, "name", "pl"), "missing_translation", lang="pl")
    assert document.problems[0].worded("en") == "plik.yaml:2:5: the translation “pl” is missing"


# -- bad YAML


@pytest.mark.parametrize(
    ("content", "polish", "english"),
    [
        ("", "1:1: plik jest pusty", "1:1: the file is empty"),
        ("# nic\n---\n", "1:1: plik jest pusty", "1:1: the file is empty"),
        (
            "cards:\n\t- id: x\n",
            "2:1: tabulator; zamiast niego użyj spacji",
            "2:1: a tab; use spaces instead",
        ),
        ("a: b\tc\n", "1:5: tabulator; zamiast niego użyj spacji", "1:5: a tab; use spaces instead"),
        ("a: b\x1bc\n", "1:5: niedozwolony znak U+001B", "1:5: the character U+001B is not allowed"),
        ("a: b\n\u202ec: d\n", "2:1: niedozwolony znak U+202E", "2:1: the character U+202E is not allowed"),
        ("a: b\u2028c: d\n", "1:5: niedozwolony znak U+2028", "1:5: the character U+2028 is not allowed"),
        ("a: b\x00\n", "1:5: niedozwolony znak U+0000", "1:5: the character U+0000 is not allowed"),
        ("a: '\ud800'\n", "1:5: niedozwolony znak U+D800", "1:5: the character U+D800 is not allowed"),
        ('a: "\\e[31m"\n', "1:4: niedozwolony znak U+001B", "1:4: the character U+001B is not allowed"),
        (
            b"a: 1\nimi\xea: x\n",
            "2:4: plik nie jest zapisany w UTF-8: zły bajt 0xea (bajt 9 pliku)",
            "2:4: the file is not UTF-8: bad byte 0xea (byte 9 of the file)",
        ),
        (
            "a: 1".encode("utf-16"),
            "1:1: plik nie jest zapisany w UTF-8: zły bajt 0xff (bajt 1 pliku)",
            "1:1: the file is not UTF-8: bad byte 0xff (byte 1 of the file)",
        ),
        (
            "a: &x 1\n",
            "1:4: kotwice i odwołania YAML (&, *) są niedozwolone; wpisz wartość wprost",
            "1:4: YAML anchors and aliases (&, *) are not allowed; write the value out",
        ),
        (
            "a: !!python/object/apply:os.system [ls]\n",
            "1:4: znaczniki typu YAML (!!python/object/apply:os.system) są niedozwolone; usuń znacznik",
            "1:4: YAML type tags (!!python/object/apply:os.system) are not allowed; remove the tag",
        ),
        (
            "a: {<<: 1}\n",
            "1:5: klucz scalania „<<” jest niedozwolony; wpisz klucze wprost",
            "1:5: the merge key “<<” is not allowed; write the keys out",
        ),
        (
            "a: 1\nb: 2\na: 3\n",
            "3:1: klucz „a” powtarza się; pierwszy raz stoi w wierszu 1",
            "3:1: the key “a” is repeated; it first stands in line 1",
        ),
        (
            "? [a, {b: c}]\n: 1\n",
            "1:3: kluczem może być tylko tekst albo liczba całkowita",
            "1:3: only text or a whole number can be a key",
        ),
        (
            "a: 1\n---\nb: 2\n",
            "2:1: plik zawiera więcej niż jeden dokument (---); dozwolony jest jeden",
            "2:1: the file holds more than one document (---); one is allowed",
        ),
        (
            "a: 123456789012345678901\n",
            "1:4: liczba ma za dużo cyfr; dozwolone: najwyżej 20",
            "1:4: the number has too many digits; allowed: at most 20",
        ),
        (
            "a: b: c\n",
            "1:5: błąd zapisu YAML: w tym miejscu nie może stać „klucz: wartość”; "
            "sprawdź wcięcie albo ujmij tekst w cudzysłów",
            "1:5: bad YAML: “key: value” cannot stand here; check the indentation or quote the text",
        ),
        (
            "a: 1\nb: 'x\nc: 2\n",
            "2:4: błąd zapisu YAML: brakuje zamykającego cudzysłowu",
            "2:4: bad YAML: the closing quote is missing",
        ),
        (
            "a: @x\n",
            "1:4: błąd zapisu YAML: tym znakiem nie może zaczynać się wartość; ujmij ją w cudzysłów",
            "1:4: bad YAML: a value cannot begin with this character; quote it",
        ),
    ],
)
def test_bad_yaml_gets_place_and_reason(content: str | bytes, polish: str, english: str, loader: str) -> None:
    assert wrong(content, "pl") == [f"talia.yaml:{polish}"]
    assert wrong(content, "en") == [f"talia.yaml:{english}"]


def test_all_problems_of_a_file_at_once(loader: str) -> None:
    text = "a: &x 1\nb: *x\nc: !t 2\na: 3\nd: x\x07y\n? [z]\n: 1\n"
    places = [(problem.line, problem.column, problem.key) for problem in parse_yaml(text, "plik.yaml").problems]
    assert places == [
        (5, 5, "bad_character"),
        (1, 4, "alias"),
        (2, 4, "alias"),
        (3, 4, "tag"),
        (4, 1, "duplicate_key"),
        (6, 3, "bad_key"),
    ]


def test_a_refused_key_spoils_no_other_place(loader: str) -> None:
    document = parse_yaml("a: {x: 1}\na: {x: 2}\nb:\n  ? [k]\n  : {y: 3}\n  z: 4\n", "plik.yaml")
    assert document.data == {"a": {"x": 1}, "b": {"z": 4}}
    assert document.marks[()] == (1, 1)
    assert document.marks[("a", "x")] == (1, 8)
    assert document.marks[("b", "z")] == (6, 6)


def test_a_hundred_problems_are_enough(loader: str) -> None:
    problems = parse_yaml("\n".join(["a: 1"] * 5000), "plik.yaml").problems
    assert len(problems) == PROBLEM_LIMIT + 1
    assert problems[-1].worded("pl").endswith("problemów jest więcej; pokazano pierwsze 100")
    assert len(parse_yaml("a: " + "\x07" * 5000, "plik.yaml").problems) == PROBLEM_LIMIT + 1


def test_an_alias_bomb_does_not_grow(loader: str) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    documents: list[Document] = []
    effort(lambda: documents.append(parse_yaml("\n".join(lines), "bomba.yaml")), 100_000)
    (document,) = documents
    assert {problem.key for problem in document.problems} == {"alias", "more_problems"}


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? ", "{? ", "[{a: "])
def test_deep_nesting_is_refused_before_it_can_hurt(opening: str, loader: str) -> None:
    problems = parse_yaml(opening * 100_000, "studnia.yaml").problems
    assert [problem.key for problem in problems if problem.key != "bad_key"][-1] == "too_deep"
    assert problems[-1].worded("pl").endswith("za głębokie zagnieżdżenie; dozwolone: najwyżej 40 poziomów")


def test_nesting_up_to_the_limit_is_fine(loader: str) -> None:
    assert wrong("[" * DEPTH_LIMIT + "]" * DEPTH_LIMIT) == []
    assert len(wrong("[" * (DEPTH_LIMIT + 1) + "]" * (DEPTH_LIMIT + 1))) == 1


# -- files


def test_a_file_is_named_as_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("pusta.yaml").write_text("")
    assert read_yaml(Path("pusta.yaml")).problems[0].worded("en") == "pusta.yaml:1:1: the file is empty"


def test_a_name_cannot_steer_the_terminal() -> None:
    document = parse_yaml("", "a\x1b[31m\n\u202eb.yaml")
    assert document.problems[0].worded("en") == "a[31mb.yaml:1:1: the file is empty"


def problem_of(file: Path) -> str:
    document = read_yaml(file)
    assert document.broken
    with pytest.raises(BadData):
        finish(document)
    (problem,) = document.problems
    return problem.worded("en").removeprefix(f"{file}:1:1: ")


def test_files_that_are_no_files(tmp_path: Path) -> None:
    assert problem_of(tmp_path / "brak.yaml") == "there is no such file"
    assert problem_of(tmp_path) == "this is a folder, not a file"
    (tmp_path / "plik").write_text("x")
    assert problem_of(tmp_path / "plik" / "brak.yaml") == "there is no such file"
    (tmp_path / "w_kolko").symlink_to("w_kolko")
    assert problem_of(tmp_path / "w_kolko") == "the file cannot be read"
    assert problem_of(tmp_path / ("x" * 5000)) == "the file cannot be read"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_and_a_device_are_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "rura")
    assert problem_of(tmp_path / "rura") == "this is not a regular file"
    assert problem_of(Path("/dev/zero")) == "this is not a regular file"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    (tmp_path / "tajne.yaml").write_text("a: 1")
    (tmp_path / "tajne.yaml").chmod(0)
    assert problem_of(tmp_path / "tajne.yaml") == "no permission to read the file"


def test_a_forbidden_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError

    monkeypatch.setattr(os, "open", refuse)
    assert problem_of(tmp_path / "tajne.yaml") == "no permission to read the file"
    assert problem_of(tmp_path) == "this is a folder, not a file"


def test_a_huge_file_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    huge = tmp_path / "wielka.yaml"
    with huge.open("wb") as stream:
        stream.truncate(100_000_000)
    monkeypatch.setattr(os, "read", None)
    assert problem_of(huge) == "the file is too big: 100000 kB; allowed: at most 5000 kB"


def test_the_limit_of_size_is_the_callers(tmp_path: Path) -> None:
    file = tmp_path / "talia.yaml"
    file.write_text("a: 1" + " " * 3000)
    assert read_yaml(file).data == {"a": 1}
    assert read_yaml(file, limit=3000).problems[0].values == {"size": 4, "limit": 3}
    file.write_text("a: 1\n" + "#" * (SIZE_LIMIT - 5))
    assert read_yaml(file).problems == []


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no /proc here")
def test_a_file_that_does_not_tell_its_size_is_read_all_the_same() -> None:
    document = read_yaml(Path("/proc/self/status"))
    assert [problem.key for problem in document.problems][:1] == ["tab"]


def test_finish_gathers_the_problems_of_all_documents() -> None:
    fine = parse_yaml("a: 1", "dobry.yaml")
    finish(fine)
    with pytest.raises(BadData) as caught:
        finish(fine, parse_yaml("", "a.yaml"), parse_yaml("[", "b.yaml"))
    assert [problem.file for problem in caught.value.problems] == ["a.yaml", "b.yaml"]


def test_a_game_brings_its_own_message() -> None:
    document = Document("talia.yaml", None)
    own = Text("za {much} {n|kostka|kostki|kostek}", "{n|cube|cubes} too {much}")
    document.problem((), own, near=("kostkka", ["kostka"]), much=Text("dużo", "many"), n=5)
    assert document.problems[0].worded("pl") == "talia.yaml:1:1: za dużo kostek (czy chodziło o „kostka”?)"
    assert document.problems[0].worded("en") == "talia.yaml:1:1: cubes too many (did you mean “kostka”?)"


def test_a_hostile_value_cannot_steer_the_terminal() -> None:
    problem = Problem("a.yaml", 1, 1, "tag", {"tag": "\x1b]0;\u202ex\x07"}, "y\x1b")
    assert "\x1b" not in problem.worded("en")
    assert "\u202e" not in problem.worded("pl")


# -- anything at all


def outcome(content: str | bytes) -> None:
    """Anything gives a document, with places and with messages in both languages."""
    document = parse_yaml(content, "x.yaml")
    assert document.problems or document.data is not None
    for problem in document.problems:
        assert problem.line >= 1
        assert problem.column >= 1
        assert refused_character(problem.worded("pl")) is None
        assert refused_character(problem.worded("en")) is None


YAMLISH = st.lists(
    st.sampled_from(
        [*"[]{}:,-?&*!|>'\"%@`#\n\t \\~", "- ", ": ", "a", "1", "\n  ", "<<", "---\n", "...\n", "ą", "\x85", "\ufeff"]
    ),
    max_size=60,
).map("".join)


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes(content: bytes) -> None:
    outcome(content)


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text(content: str) -> None:
    outcome(content)


@settings(deadline=None, max_examples=400)
@given(YAMLISH)
def test_anything_that_looks_like_yaml(content: str) -> None:
    outcome(content)


LETTERS = st.characters(codec="utf-8", categories=["L", "N", "P", "S", "Zs"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(1 - 10**15, 10**15 - 1) | st.text(LETTERS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(LETTERS, min_size=1), inner, max_size=4),
    max_leaves=20,
)


@settings(deadline=None)
@given(VALUES.filter(lambda value: value is not None))
def test_what_json_says_is_read_to_the_letter(value: Any) -> None:
    document = parse_yaml(json.dumps(value, ensure_ascii=False), "x.yaml")
    assert document.problems == []
    assert document.data == value


def test_yaml_is_imported_only_when_needed() -> None:
    import subprocess

    code = "import sys, brzdek.core.catalog; sys.exit('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
