"""The rule reference of Smoki: the ledger, with the rulings that matter most at the table."""

from __future__ import annotations

from brzdek.core.catalog.reference import load_rules
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS
from tests.reference import ledger

FOLDER = cards_folder() / "smoki"


def test_the_rule_reference_is_the_ledger() -> None:
    rules = load_rules(FOLDER)
    assert len({rule.id for rule in rules}) == 224
    assert [(rule.id, rule.topic, *rule.text) for rule in rules] == [
        (row["id"], row["topic"], row["pl"], row["en"]) for row in ledger("smoki")["rules"]
    ]


def test_rulings_stand_where_the_ledger_has_one_and_are_sentences() -> None:
    ruled = {row["id"] for row in ledger("smoki")["rules"] if "RULING" in row.get("open", "")}
    told = {rule.id: rule.ruling for rule in load_rules(FOLDER) if rule.ruling is not None}
    assert len(ruled) == 100
    assert set(told) == ruled
    for text in told.values():
        assert text.pl != text.en
        assert all(text.to(lang).endswith(".") for lang in LANGS)


def test_every_topic_has_a_name() -> None:
    assert [rule.topic for rule in load_rules(FOLDER) if rule.heading is None] == []
