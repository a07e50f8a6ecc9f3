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
        ("asked_mounted", "pl", "co się stanie jak umrę?", "Skradający się Cień"),
        ("asked_mounted", "pl", "jak stać się silniejszym?", "Skradający się Cień"),
        ("asked_mounted", "pl", "jaką siłę ma strażnik?", "Strażnik Grobowca"),
        ("asked_rage", "en", "what if I lose to the king?", "Goblin King"),
        ("asked_rage", "en", "how strong should I be for the king?", "Goblin King"),
        ("asked_mounted", "en", "how strong is the demon lord?", "Demon C10"),
        ("asked_mounted", "en", "what if the deck runs out?", "Adventure deck: 42"),
        ("asked_rage", "en", "what is new here compared with the base game?", "Fields 1: draw"),
        ("asked_rage", "pl", "różnica wieża kraina?", "Pola 1: dobierz"),
        ("asked_mounted", "pl", "co dodaje się do rzutu w walce?", "się tu nie dolicza"),
        ("asked_mounted", "en", "are enemy strengths added?", "is not added here"),
        ("asked_mounted", "en", "may I take a mule into the dungeon?", "You stand at a Doorway"),
        ("asked_mounted", "pl", "jak się wydostać z podziemi?", "Stoisz przy Wejściu"),
        ("asked_rage", "en", "can somebody take my scale away?", "Not just like that"),
        ("asked_rage", "pl", "czy mogę wrócić po łuskę później?", "Koszula ze Smoczej Łuski"),
        ("asked_mounted", "pl", "dlaczego nie mogę przejść rzeki?", "Nie w tym ruchu."),
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
