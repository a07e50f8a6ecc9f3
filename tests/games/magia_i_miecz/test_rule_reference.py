"""The rule reference of Magia i Miecz: the ledger, with every ruling that matters to players."""

from __future__ import annotations

from brzdek.core.catalog.reference import load_rules
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS
from tests.reference import ledger

FOLDER = cards_folder() / "magia_i_miecz"
OF_NO_CONCERN = {"MIM-001", "MIM-008", "MIM-009"}
"""Rulings about where data are kept, not about play."""


def test_the_rule_reference_is_the_ledger() -> None:
    rules = load_rules(FOLDER)
    assert len({rule.id for rule in rules}) == 449
    assert [(rule.id, rule.topic, *rule.text) for rule in rules] == [
        (row["id"], row["topic"], row["pl"], row["en"]) for row in ledger("magia_i_miecz")["rules"]
    ]


def test_every_ruling_is_told() -> None:
    ruled = {row["id"] for row in ledger("magia_i_miecz")["rules"] if "RULING" in row.get("open", "")}
    told = {rule.id: rule.ruling for rule in load_rules(FOLDER) if rule.ruling is not None}
    assert set(told) == ruled - OF_NO_CONCERN
    for text in told.values():
        assert text.pl != text.en
        assert all(text.to(lang)[0].isalnum() or text.to(lang)[0] in "„“" for lang in LANGS)
        assert all(text.to(lang).endswith(".") for lang in LANGS)


def test_every_topic_has_a_name() -> None:
    assert [rule.topic for rule in load_rules(FOLDER) if rule.heading is None] == []
