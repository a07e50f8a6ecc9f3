"""Causes, what would be, who leads, what the open question is for: asked in people's words, and what is told."""

from __future__ import annotations

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.text import Lang
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")
BARRED = "Warhorse is lost on arrival"


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        # why
        ("asked_entrance", "en", "why did i lose my warhorse?", BARRED),
        ("asked_entrance", "en", "what happened to my warhorse?", BARRED),
        ("asked_entrance", "pl", "czemu straciłam rumaka?", "Rumak przepada przy wejściu"),
        ("asked_archer", "pl", "dlaczego Bolek mnie postrzelił?", "Pozwala na to Archeolog: raz na turę"),
        ("asked_archer", "en", "why could Bolek shoot at me?", "Archaeologist allows that: once per turn"),
        ("asked_archer", "en", "why did i lose a life?", "The shot was fired by Bolek."),
        (
            "asked_torture",
            "en",
            "why didn't the torture chamber hurt me?",
            "You had nothing to lose there: you have 0 gold",
        ),
        ("asked_torture", "pl", "czemu sala tortur mi nic nie zrobiła?", "Nie było ci czego zabrać: masz 0 mz"),
        ("asked_rage", "en", "why did i just lose a life?", "That was the Dragon Rage (Varthrax)"),
        (
            "asked_rage",
            "en",
            "why did i lose endurance there? i thought varthrax only takes a friend",
            "There was nothing else to take, so it was Endurance.",
        ),
        ("asked_rage", "pl", "czemu oberwałem?", "To Smoczy Gniew (Varthrax)"),
        ("asked_rage", "pl", "czemu straciłem miecz?", "W dzienniku nic takiego nie ma."),
        ("asked_laden", "en", "why did i lose my sword?", "a thing is put down by choice, or for want of room"),
        ("asked_laden", "pl", "czemu straciłam miecz?", "gdy nie ma na nią miejsca"),
        # yes, no, what if
        ("asked_mounted", "en", "will i lose my horse if i go into the dungeon?", "Yes: it may not be taken there"),
        ("asked_mounted", "en", "can i take my sword into the dungeon?", "Yes: Sword goes there with you"),
        ("asked_mounted", "pl", "czy mogę zabrać konia do podziemi?", "Nie, z tym wejść nie wolno (Podziemia)."),
        ("asked_mounted", "pl", "czy stracę miecz w podziemiach?", "Nie: Miecz wejdzie tam z tobą"),
        ("asked_champion", "pl", "co jak czempion przegra?", "nie tracisz Wytrzymałości i Czempion zostaje z tobą"),
        ("asked_champion", "en", "what if the champion gets beaten?", "you lose no Endurance"),
        ("asked_friends", "en", "what if my champion dies?", "Against another player a loss costs you this card"),
        ("asked_standing", "pl", "co jeśli przegram z sobowtórem?", "Sobowtór: przegrana kosztuje 1 Wytrzymałości"),
        ("asked_bats", "en", "what if i lose to the bats?", "its card says what it costs"),
        ("asked_standing", "en", "if i die am i out of the game?", "No. Without Endurance you die"),
        ("asked_standing", "pl", "czy jak umrę to koniec gry?", "Nie. Bez Wytrzymałości giniesz"),
        ("asked_bats", "en", "do i add my craft to that roll?", "No, Craft is not added here"),
        ("asked_bats", "pl", "czy do tego rzutu doliczam moc?", "Nie, Moc się tu nie dolicza"),
        ("asked_vampiress", "en", "is my craft added?", "Yes. Vampiress: Measure your Craft"),
        ("asked_bats", "en", "can i bind the bats with the necromancer's power?", "Yes, Vampire Bats: spirit."),
        ("asked_bats", "pl", "czy mogę zniewolić nietoperze mocą nekromanty?", "Tak, Nietoperze-Wampiry to Duch."),
        ("asked_bats", "en", "would i fight the bats again?", "Yes: Vampire Bats C4 lies on Fields 1"),
        ("asked_rage", "en", "would i fight the mist dragon again in the woods?", "No: Mist Dragon does not lie"),
        ("asked_standing", "en", "can i pick the mercenary up again?", "Yes: Mercenary lies on Fields 1"),
        ("asked_standing", "en", "who's the sentinel here, can i cross to the middle now?", "Yes, if you roll 5, 6:"),
        ("asked_rage", "en", "can i cross to the middle now?", "Not with this move."),
        ("asked_archer", "pl", "czy mogę teraz przejść do krainy środkowej?", "Tak, tym rzutem: "),
        ("asked_standing", "en", "if i go to the tavern do i have to roll or can i meet ala?", "You have to roll"),
        ("asked_friends", "pl", "czy mogę zaatakować Alę?", "Nie: Ala to ty."),
        ("asked_standing", "pl", "czy mogę zaatakować Celę?", "Jeszcze nie: Cela stoi na obszarze Miasto."),
        ("asked_vampiress", "pl", "czy mogę zaatakować Bolka?", "Tak, wolno"),
        ("asked_vampiress", "en", "what are my odds with the vampiress against bolek", "won 42%, drawn 16%, lost 42%"),
        ("asked_rage", "en", "there's a varthrax scale here, can i grab it?", "Not just like that."),
        # the open question
        ("asked_friends", "en", "why would i keep a friend out of it?", "adds nothing to it, but cannot be lost"),
        ("asked_friends", "pl", "po co to pytanie?", "Kto zostaje z boku, nic w tej walce nie dodaje"),
        ("asked_sleep", "en", "what does sleeping do?", "lower by 3"),
        ("asked_sleep", "pl", "po co ten sen?", "o 3 niższe"),
        ("asked_sleep", "en", "what's the point of this?", "has 3 less Strength and Craft"),
        ("asked_dead", "en", "who are the characters again, do i keep anything?", "you keep nothing of the last one"),
        ("asked_champion", "en", "is the mercenary worth it?", "Loyal as a hound"),
        # who leads, where things are
        ("asked_standing", "pl", "gdzie jest Bolek, czy zaraz wygra?", "ma Talizman, do Korony 5 obszarów"),
        ("asked_standing", "pl", "kto prowadzi?", "Najbliżej wygranej: Bolek"),
        ("asked_standing", "en", "is Bolek about to win?", "Nearest to winning: Bolek"),
        ("asked_porter", "en", "who's winning?", "Endurance 4, has a Talisman."),
        ("asked_porter", "pl", "kto prowadzi?", "Najbliżej wygranej: Bolek (ma już Talizman)"),
        ("asked_rage", "en", "who's winning?", "Scales of the players: Ala C2."),
        ("asked_standing", "pl", "jak mogę zmienić charakter na dobry?", "Wioska (Mędrzec, wypadnie 4)"),
        ("asked_standing", "pl", "co to za świątynka na polach 5?", "Świątynka: leży na obszarze Pola 5."),
        ("asked_standing", "pl", "jaką siłę ma sobowtór i ile dostanę za niego punktów?", "trofeum nie ma punktów"),
        ("asked_standing", "pl", "jakie zakończenie jest na koronie władzy?", "Tego nikt jeszcze nie wie"),
        ("asked_standing", "en", "where can i get a third skull?", "Skull: you have it."),
        ("asked_standing", "en", "where can i get a third skull?", "the deck (Dungeon deck) still has 2 at most"),
        ("asked_standing", "en", "how do i get into the dungeon?", "Doorways on the board: Ruins (4 away)."),
        ("asked_standing", "pl", "co to jest nadprzestrzenna brama?", "to wejście do Kosmicznej Otchłani"),
        ("asked_standing", "pl", "zaklinacz - wszystko naraz czy jedno do wyboru?", "Nieznajomy"),
        ("asked_rage", "en", "how do you win scales then?", "kill the enemy on that card"),
        ("asked_rage", "en", "what kind of cards are in grilipus' deck?", "Grilipus deck: 30 enemies"),
        (
            "asked_rage",
            "en",
            "what's the difference between the two? both fields",
            "Fields 6: draw 1; beyond it: Forest",
        ),
        ("mim_ban", "pl", "o co chodzi z tym usuwaniem?", "wyrzucasz z gry jedną postać"),
    ],
)
def test_what_is_told(position: str, lang: Lang, line: str, told: str) -> None:
    heard = listener(position, lang).hear(line)
    assert not heard.move
    assert told in heard.unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "untold"),
    [
        ("asked_entrance", "en", "why did i lose my warhorse?", "scales towards the crown"),
        ("asked_laden", "en", "why did i lose my sword?", "A roll (Shrine)"),
        ("asked_standing", "en", "where can i get a third skull?", "Ala has it"),
        ("asked_mounted", "en", "where can i get a mercenary?", "deck"),
        ("asked_mounted", "pl", "skąd wziąć najemnika?", "tali"),
        ("asked_sleep", "en", "what does sleeping do?", "SMO-"),
        ("asked_champion", "en", "is the mercenary worth it?", "Because: Mercenary"),
    ],
)
def test_nothing_is_told_that_only_shares_a_word(position: str, lang: Lang, line: str, untold: str) -> None:
    assert untold not in listener(position, lang).hear(line).unbroken


def test_a_talisman_that_a_porter_carries_stands_on_the_table() -> None:
    at = listener("asked_porter", "en")
    table = " ".join(text_of(at.face.board(at.view(at.at), at.words, Style())))
    assert "B Bolek: Monk + Thief S2 C3 E4 1g · Talisman" in table
