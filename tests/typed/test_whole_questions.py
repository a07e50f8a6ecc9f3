"""What goes before all else is told only of a question that says nothing more."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "untold"),
    [
        ("squire_city", "en", "is it good to attack Bolek?", "Bolek: good."),
        ("squire_city", "en", "is Bolek in a good position?", "Bolek: good."),
        ("squire_city", "en", "can Bolek change his alignment?", "Bolek: good."),
        ("squire_city", "pl", "czy Bolek jest zły na mnie?", "Bolek: charakter"),
        ("squire_city", "pl", "a Cela jest zła czy dobra?", "Twój charakter"),
        ("squire_city", "en", "can my squire die?", "all abilities of the card count"),
        ("squire_city", "pl", "czy mogę zamienić giermka?", "liczą się wszystkie zdolności"),
        ("squire_hound", "en", "can Bolek take my friend?", "Yes: Sorceress"),
        ("squire_hound", "en", "can I take Cela's gold?", "Yes: Sorceress"),
        ("squire_city", "pl", "ile kosztuje przegrana walka z mieczem?", "Nie stać cię"),
        ("squire_city", "en", "how much strength does the sword give?", "You cannot afford it"),
        ("squire_city", "en", "what should I do with the health potion?", "You have 2 Endurance"),
        ("squire_city", "pl", "co zrobić, żeby odebrać Bolkowi życie?", "Masz 2 punkty Wytrzymałości"),
        ("squire_city", "pl", "jak mam 5 życia, to co mam robić?", "Masz 2 punkty Wytrzymałości"),
        ("squire_city", "pl", "co robi wytrzymałość?", "Masz 2 punkty Wytrzymałości"),
        ("squire_city", "pl", "co można wymienić na trofea?", "Teraz z nikim"),
        ("squire_city", "en", "what happens if we trade?", "With nobody now"),
        ("squire_city", "pl", "przyda się księżniczka, jeśli chcę uniknąć walki?", "w walce nic nie daje"),
        ("squire_deep", "pl", "dlaczego nie rzuciłem kostką za ruch?", "Cela ma kartę"),
        ("squire_deep", "en", "why didn't I roll higher?", "Cela has"),
        ("squire_deep", "en", "what if I flee from the fight?", "Flight: every move"),
        ("squire_deep", "pl", "gdzie jest uciekinier?", "Ucieczka: każdy"),
        ("squire_fleeing", "en", "can I go on?", "cannot be called off"),
        ("squire_fleeing", "pl", "czy mogę iść dalej?", "ucieczki nie można odwołać"),
        ("squire_city", "en", "should I fight the dragon in the dungeon?", "when strong and whole"),
        ("squire_city", "pl", "warto iść do lochu w zamku?", "silnym i zdrowym"),
        ("sabo_cells", "en", "if I am not a saboteur, what do I do?", "A saboteur wants"),
        ("sabo_cells", "pl", "nie jestem sabotażystą, co mam robić?", "Sabotażysta chce"),
        ("sabo_cells", "en", "how do I get to win as a miner?", "each of them takes one gold card"),
        ("sabo_cells", "pl", "czy jak dostanę mapę, to wygram z sabotażystą?", "jeden dostaje 4"),
        ("sabo_tools", "en", "can two cards repair both tools?", "No: one card"),
        ("sabo_tools", "pl", "czy mogę naprawić oba narzędzia Bolka dwiema kartami?", "Nie: jedna karta"),
        ("sabo_second", "pl", "czemu Bolek przegrał?", "ty (górnik)"),
        ("sabo_second", "pl", "dlaczego przegram, jeśli skończą się karty?", "ty (górnik)"),
        ("sabo_cells", "pl", "czemu Bolek nie położył niczego?", "To ślepa karta"),
        ("sabo_cells", "pl", "po co Bolek położył skrzyżowanie?", "To ślepa karta"),
        ("sabo_cells", "en", "why should I put Bolek out?", "It is a dead end"),
        ("poor_delve", "pl", "ile złota dostanę, jak zabiję smoka?", "tracisz przytomność"),
        ("poor_delve", "en", "when does the dragon kill Bolek?", "you are knocked out"),
        ("poor_delve", "pl", "kiedy smok mnie zabije?", "padniesz po około"),
        ("poor_delve", "en", "how does Bolek heal?", "You have no damage"),
        ("poor_delve", "en", "what does the healing potion heal?", "You have no damage"),
        ("poor_delve", "en", "what do I do if there is no prison?", "Barbarian ×2"),
        ("heist_shop", "en", "is the backpack worth more than the key?", "Backpack: it costs"),
        ("asked_rage", "en", "is my scale safe from the others?", "cards are enemies"),
        ("asked_rage", "en", "is it hard to get the scale back from Bolek?", "cards are enemies"),
    ],
)
def test_what_asks_for_more_is_not_told_something_else(position: str, lang: Lang, line: str, untold: str) -> None:
    assert untold not in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("squire_city", "en", "is Bolek evil?", "Bolek: good."),
        ("squire_city", "pl", "a Cela jest zła czy dobra?", "Cela: charakter"),
        ("squire_city", "pl", "po ile jest tarcza w wiosce?", "Nie stać cię: brakuje 2 mz."),
        ("squire_city", "en", "what should I do with 2 lives left?", "These heal: City"),
        ("squire_city", "pl", "co mogę wymienić z Bolkiem?", "Teraz z nikim"),
        ("squire_deep", "en", "what happens if I escape from the dungeon?", "Flight: every move"),
        ("squire_city", "pl", "czy opłaca się schodzić do podziemi?", "silnym i zdrowym"),
        ("sabo_cells", "pl", "jestem sabotażystą i nie wiem, co robić?", "Sabotażysta chce"),
        ("sabo_cells", "en", "I'm the miner, what should I do now?", "A miner wants"),
        ("sabo_tools", "en", "can one card fix both tools?", "No: one card"),
        ("poor_delve", "pl", "kiedy smok mnie zabije?", "na razie atak cię nie zrani"),
        ("poor_delve", "en", "how do I heal?", "You have no damage"),
        ("heist_market", "en", "is the key worth 7 gold?", "Master Key: it costs 7 gold"),
        ("heist_market", "pl", "ile warta jest korona?", "Korona za 10: kosztuje"),
        ("asked_rage", "pl", "czy łuska jest trudna do zdobycia?", "to Wrogowie"),
    ],
)
def test_a_plain_question_is_answered_at_once(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken
