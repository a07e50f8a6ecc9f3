"""Questions about the cards on the table of a raid are answered with these cards, never with somebody's score."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

TOLD: tuple[tuple[str, Lang, str, tuple[str, ...]], ...] = (
    ("delve_home", "en", "is rebel paladin better than charlatan?", ("Rebel Paladin ·", "Charlatan ·")),
    ("raid_altar", "en", "is the ladder stronger than the ogre?", ("Ladder ·", "Ogre ·")),
    ("raid_altar", "pl", "czy ogr jest lepszy od pachołka?", ("Ogr ·", "Smoczy pachołek ·")),
    ("raid_altar", "pl", "czy drabina jest tańsza od rubinu?", ("Drabina ·", "Rubin ·")),
    ("raid_altar", "pl", "czy oltarz zniknie jak go uzyje?", ("Smoczy ołtarz: tak", "WYKORZYSTAJ")),
    ("raid_altar", "pl", "czy ołtarz znika po użyciu?", ("Smoczy ołtarz: tak",)),
    ("raid_altar", "pl", "czy rubin zniknie jak go kupię?", ("Rubin: tak, kupiona",)),
    ("raid_altar", "pl", "czy goblin zniknie?", ("Goblin: nie",)),
    ("raid_altar", "pl", "czy goblin zostanie, jak go pokonam?", ("Goblin: tak, w rezerwie zostaje",)),
    ("raid_altar", "en", "does the kobold stay in the row after i beat it?", ("Kobold: no, once beaten",)),
    ("raid_altar", "pl", "czy pachołek zostaje w puli, jak go pokonam?", ("pachołek: nie, po pokonaniu",)),
    ("raid_altar", "en", "will the shrine go away if i use it?", ("Dragon Shrine: yes", "USE")),
    ("raid_altar", "en", "does the kobold disappear when i beat it?", ("Kobold: yes, once beaten",)),
    ("raid_altar", "pl", "czy ołtarz boli?", ("Smoczy ołtarz ·",)),
    ("delve_home", "en", "what's a haunted tile?", ("Discovering a haunted tile", "No tile on the table is haunted")),
    ("delve_home", "pl", "co to nawiedzony kafel?", ("Odkrycie nawiedzonego", "Żaden odkryty kafel")),
)


@pytest.mark.parametrize("position, lang, line, told", TOLD)
def test_the_cards_named_are_told_of(position: str, lang: Lang, line: str, told: tuple[str, ...]) -> None:
    said = listener(position, lang).hear(line).said
    assert all(part in said for part in told), said
    assert "Bolek" not in said


@pytest.mark.parametrize("lang, line", [("en", "am i better than bolek?"), ("en", "which tile is haunted?")])
def test_other_questions_of_these_words_are_answered_as_before(lang: Lang, line: str) -> None:
    said = listener("delve_home", lang).hear(line).said
    assert "Points gathered" in said or said.startswith("No tile")


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "what does the haunted prisoner do?"), ("pl", "co robi nawiedzony więzień?")]
)
def test_a_haunted_prisoner_is_no_haunted_tile(lang: Lang, line: str) -> None:
    said = listener("delve_home", lang).hear(line).said
    assert "Discovering a haunted tile" not in said and "Odkrycie nawiedzonego" not in said
