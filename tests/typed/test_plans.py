"""Whoever makes plans in a raid: cards all at once, points to buy, turns on a way, who gets out in time."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")
HEIST, DELVE = "heist_plans", "delve_plans"


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (HEIST, "pl", "co robią moje karty na ręce?", "Elfie kamasze +1 sprawność, +1 but."),
        (HEIST, "pl", "co dają moje karty?", "Elfie kamasze +1 sprawność, +1 but."),
        (HEIST, "pl", "co robią karty?", "Karty do kupienia opisuje „pula”."),
        (HEIST, "pl", "co robią karty w puli?", "Ogr (smok) POKONANIE: +5 złota."),
        (HEIST, "en", "what do the cards in my hand do?", "Elven Boots +1 skill, +1 boot."),
        (HEIST, "en", "what do all the cards in the row do?", "Ogre (dragon) DEFEAT: +5 gold."),
        (DELVE, "pl", "jakie efekty mają karty do kupienia?", "Przekręt · 1 punkt +3 złota."),
        (DELVE, "en", "what can my cards do?", "Stumble +1 Clank!"),
        (HEIST, "pl", "co robi karta najemnik?", "Lojalny do ostatniej monety."),
    ],
)
def test_all_cards_of_a_place_are_told_with_what_they_do(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (HEIST, "pl", "która karta da mi teraz najwięcej punktów?", "(6 sprawności, 1 miecz): Szmaragd (kup 5)"),
        (HEIST, "pl", "co byś kupił na punkty?", "stać na więcej: Tajemny wolumin (kup 7)"),
        (HEIST, "en", "what would you buy for points?", "(6 skill, 1 sword): Emerald (buy 5)"),
        (
            DELVE,
            "en",
            "which cards give the most points?",
            "Skeleton (fight 1): DEFEAT: +2 gold, +1 Clank! Gold is points",
        ),
        ("heist_spent", "pl", "co kupić na punkty?", "Srebrna włócznia"),
        (HEIST, "pl", "która z moich kart daje najwięcej punktów?", "Z kart – Ala: Elfie kamasze 2"),
        (HEIST, "pl", "co kupić, żeby było dużo punktów?", "Szmaragd (kup 5)"),
        (HEIST, "en", "how many points do the cards in the row give?", "Emerald (buy 5)"),
        (HEIST, "pl", "kto ma najwięcej punktów?", "Prowadzi Ala: 12 pkt."),
        (HEIST, "pl", "jakie punkty ma teraz Bolek?", "Bolek – na razie 5 pkt (artefakty 5)"),
        (HEIST, "en", "what points does Cela have?", "Cela – no points yet."),
        (HEIST, "pl", "jakie punkty daje smocze jajo?", "Smocze jajo: na koniec gry 3 punkty."),
    ],
)
def test_who_buys_for_points_is_told_what_gives_most(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (
            HEIST,
            "pl",
            "ile jeszcze sekretów jest w 4 i w 10?",
            "Komnata 4: 2 pomniejsze sekrety. Komnata 10: kryształowa",
        ),
        (HEIST, "pl", "co leży w komnatach 4, 9 i 23?", "Komnata 23 (podziemia, kryształowa grota, artefakt 25)."),
        (HEIST, "en", "how many secrets are left in 4?", "Room 4: 2 minor secrets."),
        (DELVE, "en", "what is in 2 and in 8?", "Room 8"),
        (HEIST, "pl", "jest jakiś sekret w 4 albo w 9?", "Komnata 9: 1 wielki sekret."),
        (HEIST, "pl", "od 5 do 7 złota?", "Nie jestem pewien"),
        (HEIST, "pl", "ile butów do 4?", "Najtańsza droga – komnata 4"),
        (HEIST, "pl", "a z 10 do artefaktu 20?", "Najtańsza droga z komnaty 10 – artefakt 20: 8 butów"),
        (HEIST, "en", "from 10 to room 20?", "The cheapest way from room 10 – room 20"),
        (DELVE, "pl", "a z 2 do 8?", "Najtańsza droga z komnaty 2 – komnata 8"),
        (
            HEIST,
            "pl",
            "ile tur do wyjścia?",
            "To co najmniej 2 tury, a przy twoich kartach (średnio 1,2 buta na turę) około 4.",
        ),
        (HEIST, "en", "what's the fastest way out and how many turns will it take?", "That is 2 turns at least"),
        (DELVE, "en", "how many turns to room 3?", "You can be there this turn."),
        (HEIST, "pl", "ile tur zostało do końca?", "Odliczanie jeszcze nie ruszyło"),
        (HEIST, "en", "how many turns do I have?", "The countdown has not begun"),
    ],
)
def test_rooms_and_ways_are_told_as_they_are_asked_for(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (
            HEIST,
            "pl",
            "idę do 31, co mi zrobią te dwa potwory? mogę się obronić?",
            "więc 1 obrażenie: zdrowie po tym 7.",
        ),
        (HEIST, "en", "I go to 31, what will the monsters do to me?", "so 1 damage: health 7 after it."),
        (HEIST, "pl", "jakie potwory są po drodze do 31?", "18 → 26 → 31"),
        (DELVE, "pl", "co mi zrobią potwory, jak pójdę do 3?", "Po drodze nie ma potworów"),
        (
            HEIST,
            "pl",
            "jak wyjdę teraz, to Bolek zdąży wyjść?",
            "Bolek: 6 butów do wyjścia – z artefaktem, więc wyjść może.",
        ),
        (HEIST, "en", "will Cela make it out?", "Cela: no way leads out of room 9 now."),
        (DELVE, "en", "if I leave now, can Bolek escape in time?", "There is no countdown."),
        (HEIST, "pl", "ile czasu będę mieć, jak Bolek ucieknie?", "Gdy po 4 turach stanie na polu 5"),
        (HEIST, "en", "how many turns do I have left when Bolek escapes?", "space 5, after 4 turns, the game ends"),
        (DELVE, "pl", "ile czasu będę mieć, jak Bolek ucieknie?", "Odliczania nie ma."),
        (HEIST, "pl", "jak dojść do Bolka?", "Najtańsza droga – Bolek"),
        (HEIST, "pl", "jak ja wyjdę, to ile tur ma Bolek?", "Gdy po 4 turach stanie na polu 5"),
        (HEIST, "pl", "za ile tur Bolek wyjdzie?", "Bolek: 6 butów do wyjścia"),
        (HEIST, "pl", "ile tur trwa gra?", "Odliczanie zacznie pierwszy"),
        (HEIST, "pl", "dlaczego mam 6 kostek w sakwie, a smok losował same czarne?", "w tym twoich 6, a czarnych 24."),
        (DELVE, "en", "why did the dragon draw none of mine?", "That is chance: cubes are drawn blind."),
        (HEIST, "pl", "dlaczego smok mnie zranił?", "Smok jeszcze nie atakował."),
    ],
)
def test_what_lies_ahead_is_weighed(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (HEIST, "pl", "co robi lochokrążca i przewodnik po lochach?", ("Lochokrążca ·", "Przewodnik po lochach ·")),
        (HEIST, "pl", "co daje na paluszkach i amulet wigoru?", ("Na paluszkach ·", "Amulet wigoru ·")),
        (DELVE, "pl", "co robi bardka i krok w cieniu?", ("Bardka ·", "Krok w cieniu ·")),
        (HEIST, "en", "what do the wand of wind and sneak do?", ("Wand of Wind ·", "Sneak ·")),
        (HEIST, "pl", "a krzyżyk i czarny kwadrat na przejściu?", ("† potwór", "■ kłódka")),
        (DELVE, "en", "and the cross and the black square on a passage?", ("† monster", "■ lock")),
        (HEIST, "pl", "co znaczą znaki na mapie?", ("♦20 artefakt", "═ 2 buty", "► tylko w tę stronę")),
        (DELVE, "pl", "co znaczą symbole na mapie?", ("■ kłódka", "► tylko w tę stronę")),
    ],
)
def test_of_two_things_neither_is_left_out(position: str, lang: Lang, line: str, told: tuple[str, ...]) -> None:
    said = listener(position, lang).hear(line).unbroken
    assert all(one in said for one in told)


@pytest.mark.parametrize(
    ("lang", "line", "left"),
    [
        ("pl", "zagraj karty i doradź, co kupić", "doradź, co kupić?"),
        ("pl", "zagraj wszystko, poradź co kupić", "poradź co kupić?"),
        ("en", "play all and tell me what to buy", "what to buy?"),
        ("en", "play all and suggest what to buy", "suggest what to buy?"),
    ],
)
def test_advice_is_asked_for_after_an_order(lang: Lang, line: str, left: str) -> None:
    at = listener(HEIST, lang)
    assert at.hear(line).move == "play burgle"
    assert at.talk.queue.lines[-1] == left
    assert ("Rada: kup" if lang == "pl" else "Advice: buy") in at.hear(left).unbroken


@pytest.mark.parametrize(
    ("lang", "line"), [("pl", "pokaż rękę i co robią te karty"), ("en", "show my hand and what do they do")]
)
def test_what_these_cards_do_is_on_them(lang: Lang, line: str) -> None:
    at = listener(HEIST, lang)
    assert ("Elfie kamasze +1" if lang == "pl" else "Elven Boots +1") in at.hear(line).unbroken
    assert not at.talk.queue.lines


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "kogo pokonał Darek?", "• Darek pokonuje: Wszędobylski Goblin."),
        ("en", "who did Darek beat?", "• Darek defeats Goblin."),
        ("pl", "kogo pokonał Bolek?", "Niczego takiego nie widzę"),
        ("en", "what did Bolek defeat?", "I see nothing of the kind"),
        ("pl", "co kupił Bolek?", "• Bolek zdobywa: Szmaragd."),
        ("pl", "kto mnie zranił?", "Tracisz 1 punkt zdrowia!"),
    ],
)
def test_what_somebody_did_is_told_or_that_it_is_not_known(lang: Lang, line: str, told: str) -> None:
    assert told in listener("typed_shrine", lang).hear(line).unbroken


@pytest.mark.parametrize(("lang", "line"), [("pl", "kto zranił Bolka?"), ("en", "who hurt Bolek?")])
def test_a_turn_that_begins_is_nothing_that_is_done_to_somebody(lang: Lang, line: str) -> None:
    said = listener("typed_shrine", lang).hear(line).said
    assert "Tura: Bolek" not in said
    assert "Bolek's turn" not in said


@pytest.mark.parametrize("position", [HEIST, "walk_armed", DELVE])
def test_the_same_is_advised_however_it_is_asked(position: str) -> None:
    at = listener(position, "pl")
    hint = at.hear("co radzisz?").unbroken.removeprefix("Rada: ").split(" Bo: ")[0]
    for line in ("czy warto kupić zwiad?", "czy warto kupić najemnika?"):
        told = at.hear(line).unbroken
        assert hint in told or "Teraz się opłaca" in told


@pytest.mark.parametrize(("position", "move"), [("walk_unarmed", "31 0"), (DELVE, "3 0")])
def test_going_without_swords_is_typed_in_words(position: str, move: str) -> None:
    at = listener(position, "pl")
    index = next(place for place, option in enumerate(at.ask.options) if option[0] == "move" and option[2:] == (0,))
    typed = at.moves.shown(index, "pl")
    assert typed.endswith("bez mieczy")
    assert at.hear(typed).move == f"move {move}"
