"""What is told before anything else is told only to whoever asks for that, not to all who share its words."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")
STANDING, DUTY, PLACES, GOOD = "Nearest to winning", "You have to roll", "Fields 2", "What makes one good"


@pytest.mark.parametrize(
    ("position", "lang", "line", "untold"),
    [
        ("asked_mounted", "en", "who is closest to me?", STANDING),
        ("asked_mounted", "pl", "kto jest najbliżej mnie?", "Najbliżej wygranej"),
        ("asked_mounted", "en", "am i going to win this fight?", STANDING),
        ("asked_rage", "en", "am I going to win against the King?", STANDING),
        ("asked_mounted", "en", "what is this game about and how do i win?", STANDING),
        ("asked_mounted", "en", "what do i have to roll to reach the tavern?", DUTY),
        ("asked_mounted", "en", "what do I need to roll to get to the City?", DUTY),
        ("asked_mounted", "pl", "co muszę rzucić, żeby dojść do miasta?", "Rzucić trzeba"),
        ("asked_mounted", "en", "which ability does the Doppelganger use?", "No, Doppelganger"),
        ("asked_mounted", "en", "who has the skill to beat the Doppelganger?", "No, Doppelganger"),
        ("asked_mounted", "en", "can I get a good sword?", GOOD),
        ("asked_mounted", "en", "where can I get a good weapon?", GOOD),
        ("asked_mounted", "pl", "jak stać się dobrym graczem?", "Na charakter dobry"),
        ("mim_landing", "en", "what is the difference between melee and magic?", PLACES),
        ("mim_landing", "pl", "jaka jest różnica między Siłą a Mocą?", "Pola 2: dobierz"),
        ("mim_landing", "pl", "co lepsze: miecz czy topór?", "Pola 2: dobierz"),
    ],
)
def test_another_question_is_not_taken_for_it(position: str, lang: Lang, line: str, untold: str) -> None:
    assert untold not in " ".join(listener(position, lang).hear(line).said.split())


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("asked_mounted", "en", "who is closest to the crown?", STANDING),
        ("asked_mounted", "pl", "kto najbliżej wygranej?", "Najbliżej wygranej"),
        ("asked_mounted", "en", "if i stop at the tavern do i have to roll?", DUTY),
        ("asked_mounted", "pl", "jak pójdę do gospody to muszę rzucać?", "Rzucić trzeba"),
        ("asked_mounted", "en", "does my power work on the Doppelganger?", "No, Doppelganger"),
        ("asked_mounted", "en", "how do I get good again?", GOOD),
        ("mim_landing", "en", "what's the difference between the two spaces?", PLACES),
        ("mim_landing", "pl", "co lepsze?", "Pola 2: dobierz"),
    ],
)
def test_whoever_asks_for_it_is_told(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in " ".join(listener(position, lang).hear(line).said.split())
