"""The reference of the card language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import parse_yaml
from brzdek.core.effects.doc_words import WRITING
from brzdek.core.effects.docs import document
from brzdek.core.effects.grammar import GRAMMAR
from brzdek.docs import effects_reference, languages
from tests.tiny.language import LANGUAGE

ROOT = Path(__file__).resolve().parents[3]


def test_the_file_is_up_to_date() -> None:
    written = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    assert written == effects_reference(), "run: python -m brzdek.docs docs/effects.md"


def test_the_command_writes_the_file(tmp_path: Path) -> None:
    target = tmp_path / "effects.md"
    subprocess.run([sys.executable, "-m", "brzdek.docs", str(target)], check=True, cwd=ROOT)
    assert target.read_text(encoding="utf-8") == effects_reference()


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


def test_all_games_are_in_it() -> None:
    text = effects_reference()
    for language in languages():
        assert f"## {language.name.pl}" in text
        assert all(f"#### `{word}`" in text for word in language.verbs)
    assert all(f"#### `{word}`" in text for word in GRAMMAR.verbs)


def test_the_examples_of_the_introduction_compile() -> None:
    for _, example in WRITING:
        doc = parse_yaml(example, "introduction")
        value = doc.data.get("play", doc.data)
        assert LANGUAGE.read(value, (), doc) is not BAD, doc.problems
