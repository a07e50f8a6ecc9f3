"""The reference of the card language."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import parse_yaml
from brzdek.core.effects.doc_words import WRITING
from brzdek.core.effects.docs import document
from brzdek.core.effects.guide import Examples, usable
from brzdek.core.effects.language import Language
from brzdek.docs import effects_reference, guided, guides
from brzdek.games import NAMES
from tests.tiny.language import LANGUAGE

ROOT = Path(__file__).resolve().parents[3]


def test_the_files_are_up_to_date() -> None:
    written = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    assert written == effects_reference(), "run: python -m brzdek.docs docs/effects.md"
    folder = ROOT / "docs" / "effects"
    assert {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.md")} == guides()


def test_the_command_writes_the_files(tmp_path: Path) -> None:
    target = tmp_path / "effects.md"
    subprocess.run([sys.executable, "-m", "brzdek.docs", str(target)], check=True, cwd=ROOT)
    assert target.read_text(encoding="utf-8") == effects_reference()
    assert sorted(file.stem for file in (tmp_path / "effects").iterdir()) == sorted(NAMES)


def test_every_word_of_a_language_has_its_entry_with_arguments_and_example() -> None:
    text = document([LANGUAGE])
    for entry in [*LANGUAGE.verbs.values(), *LANGUAGE.conditions.values(), *LANGUAGE.counters.values()]:
        chapter = text.split(f"#### `{entry.word}`\n", 1)[1].split("\n#", 1)[0]
        assert entry.doc.pl in text and entry.doc.en in text
        assert f"```yaml\n{entry.example}\n```" in text
        for option in entry.arguments(LANGUAGE).options:
            assert f"`{option}`" in chapter, (entry.word, option)
    for names in (LANGUAGE.events, LANGUAGE.numbers, LANGUAGE.acts, LANGUAGE.moments, LANGUAGE.specials):
        for name in names:
            assert f"- `{name}` – " in text


def test_the_words_of_the_grammar_stand_there_once_and_those_of_a_game_in_its_own_chapter() -> None:
    text = document([LANGUAGE])
    common, own = text.split("## jarmark / fair", 1)
    assert text.count("#### `one_of`") == 1 and "#### `one_of`" in common
    assert "#### `noise`" in own and "#### `noise`" not in common
    assert "*+2 ⟦cube⟧.*" in own, "an example of a game is shown as it reads on a card"
    assert "`if` czeka na warunek" in own


@pytest.mark.parametrize("game", NAMES)
def test_a_guide_has_only_the_words_of_its_game_each_with_an_example_that_works(game: str) -> None:
    language, text = guided(game).schema.language, guides()[game]
    assert isinstance(language, Language)
    examples = Examples(language, guided(game).cards)
    told = re.findall(r"^### `(\w+)`\n", text, re.MULTILINE)
    for sort, entries in (
        ("verbs", language.verbs),
        ("conditions", language.conditions),
        ("counters", language.counters),
        ("selectors", language.selectors),
    ):
        for word, entry in entries.items():
            assert (entry.word in told) == usable(language, entry) or sort != "verbs"
            if usable(language, entry):
                example = examples.of(sort, word, entry)
                assert example is not None and f"```yaml\n{example.yaml}\n```" in text, (sort, word)
    for name, kind in guided(game).schema.kinds.items():
        chapter = text.split(f"### `{name}`", 1)[1].split("\n#", 1)[0]
        assert all(f"- `{key}`" in chapter for key in (*kind.fields, *kind.optional, *kind.effects))


def test_the_examples_of_a_guide_compile_as_they_are_written() -> None:
    language = guided("brzdek").schema.language
    assert isinstance(language, Language)
    words = guides()["brzdek"].split("## Efekty", 1)[1].split("\n## ", 1)[0]
    blocks = re.findall(r"```yaml\n(.*?)\n```", words, re.DOTALL)
    assert len(blocks) == sum(usable(language, verb) for verb in language.verbs.values())
    for block in blocks:
        doc = parse_yaml(block, "guide")
        assert language.read(doc.data, (), doc) is not BAD, (block, doc.problems)


def test_words_that_a_game_cannot_use_are_not_in_its_guide() -> None:
    text = guides()["brzdek"]
    assert not [word for word in ("forbid", "allow", "answer", "reroll", "test", "special") if f"### `{word}`" in text]


def test_the_examples_of_the_introduction_compile() -> None:
    for _, example in WRITING:
        doc = parse_yaml(example, "introduction")
        value = doc.data.get("play", doc.data)
        assert LANGUAGE.read(value, (), doc) is not BAD, doc.problems
