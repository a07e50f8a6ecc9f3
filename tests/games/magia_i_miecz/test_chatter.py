"""Chatter of newcomers in Magia i Miecz and Smoki is answered with what is asked, and not with something near it."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import written
from brzdek.games.magia_i_miecz.rules import events
from tests.support import answer, seat_down
from tests.typed.listening import Listener, listener


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        # places
        ("mim_landing", "en", "is the ruins more dangerous than the woods?", "Woods"),
        ("mim_landing", "en", "is the ruins more dangerous than the woods?", "Ruins"),
        ("mim_landing", "pl", "co dokładnie mogę wyrzucić w knajpie?", "Gospoda"),
        ("mim_landing", "pl", "a w lesie co mi się może stać", "Rozbójnik"),
        ("mim_landing", "pl", "a mogę zignorować las?", "nic twojego nie pozwala"),
        ("mim_landing", "en", "which plains is nearest the city?", "Plains 1 – 3 spaces"),
        ("mim_landing", "en", "what can I spend 3 gold on around here", "Shield 3 gold"),
        ("mim_landing", "pl", "co jest na polach 6", "Pola 6"),
        ("mim_landing", "pl", "gdzie najbliżej się wyleczę", "Wioska (stąd 3)"),
        ("mim_landing", "en", "any enemies nearby", "Dragon S7 – Graveyard (1 away)"),
        ("mim_landing", "en", "17 percent of what? beating him?", "your chance to win"),
        ("mim_landing", "en", "why can I go 4 spaces", "You rolled 4"),
        # people
        ("mim_move", "en", "what happens if i beat bolek, do i get his stuff?", "The winner of a fight"),
        ("mim_landing", "en", "can bolek hit me if I land on him", "attack WHOM"),
        ("mim_meet", "en", "what's she carrying", "Cela has"),
        ("mim_move", "pl", "bolek zgarnął talizman, mogę mu go ukraść?", "po wygranej walce"),
        ("mim_landing", "en", "who's in range?", "lets you shoot"),
        ("mim_pair", "en", "who am I even up against, how many players", "There are 3 players"),
        ("mim_pair", "en", "which one's the easiest for a beginner", "Advice: Cyborg with squire Herbalist"),
        ("mim_pair", "pl", "czym się różni dobry od złego", "Kapliczka"),
        ("mim_move", "pl", "czemu bolek ma tyle mocy", "Na karcie Poszukiwacza: Siła 2"),
        ("mim_meet", "en", "where is he now", "Bolek: Sentinel"),
        ("mim_meet", "en", "what can his character do", "Monk"),
        ("mim_move", "en", "what've I got on me?", "Sword, Shield, Axe, Gnome"),
        ("mim_move", "en", "show me my stuff", "Sword, Shield, Axe, Gnome"),
        ("mim_move", "pl", "co mam przy sobie", "Miecz, Tarcza, Topór, Gnom"),
        ("mim_move", "pl", "gdzie jest teraz bolek i cela?", "Bolek: Cmentarz"),
        ("mim_move", "pl", "gdzie jest teraz bolek i cela?", "Cela: Miasto"),
        # what has happened
        ("mim_move", "en", "who took my gold", "The log has nothing of the kind"),
        ("mim_move", "pl", "co tu się dzieje", "Obieg 1"),
        ("mim_move", "en", "did my shot hit her?", "You have not shot"),
        ("mim_landing", "en", "why did he attack me", "Nobody has attacked you yet"),
        ("mim_move", "pl", "czemu mam tyle siły", "Na karcie Poszukiwacza: Siła 4"),
        ("mim_evade", "pl", "dam mu radę?", "Smok S7, walka wręcz"),
        # what is before one
        ("mim_skip", "en", "is it worth the risk?", "a lost turn – 1 in 6 (17%)"),
        ("mim_move", "en", "where can I buy some gear", "Village (1 away): Helmet 2 gold"),
        ("mim_pair", "en", "what's the squire good for?", "The squire is the second of your two characters"),
        ("mim_pair", "en", "who'd make the best fighter?", "Strength: Cyborg 4, Herbalist 3"),
        ("mim_before_fight", "en", "do I get anything for killing it?", "a trophy (Strength 2)"),
        ("mim_before_fight", "en", "can I use my craft instead?", "Wolf S2: only melee"),
        ("mim_poor_village", "en", "why can't I buy anything here?", "You have 2 gold"),
        ("mim_move", "en", "why can't I buy anything here?", "Nobody sells anything on this space"),
        # the thing in question
        ("mim_one_thing", "en", "what do I get from that map", "Map"),
        ("smoki_rage", "en", "what happens if I don't give it", "Rage"),
        ("smoki_take", "en", "what's dragonbane do", "Dragon Bane"),
        # dragons
        ("smoki_5", "pl", "do czego sluza luski smokow?", "Trzy łuski na karcie Władcy"),
        ("smoki_5", "pl", "czemu luska nie jest moja?", "Łuskę zabiera, kto"),
        ("smoki_8", "en", "hi there, what's the goal with all those dragons?", "Whoever beats him wins"),
        ("smoki_8", "en", "i wanna grab a scale, where's the closest one?", "the nearest first"),
        ("smoki_druid", "pl", "ile brakuje do smoczego gniewu?", "Smoczy Gniew przychodzi"),
        ("smoki_druid", "pl", "czemu teraz varthrax jest królem?", "pierwszego Króla wybiera los"),
        ("smoki_druid", "pl", "a co mi daje że jest królem", "Łuski panującego Króla"),
        ("smoki_mode", "en", "is it the king's scale", "The King is Varthrax"),
        ("smoki_mode", "pl", "czy muszę spotkać łuskę", "inną tylko, jeśli chcesz"),
        ("smoki_druid", "pl", "ilu jest władców", "Cadorus"),
        ("smoki_druid", "pl", "co to była za druidka", "Druidka Grilipusa"),
        ("smoki_druid", "pl", "losuję żeton", "Żeton losuje się sam"),
        ("smoki_druid", "en", "can the dragons hurt me on my way", "Dragon Rage takes"),
    ],
)
def test_the_answer_is_about_what_was_asked(position: str, lang: Any, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move
    assert told in came.unbroken


@pytest.mark.parametrize(
    ("position", "line", "never"),
    [
        ("mim_landing", "who's in range?", "Ranger"),
        ("smoki_druid", "co to była za druidka", "zmienić charakter"),
        ("mim_one_thing", "pakuję to do plecaka", "Plecak Odrzutowy"),
        ("mim_ban", "karate guy out", "card guy out"),
        ("mim_react", "co się zaraz stanie", "Zaraza"),
    ],
)
def test_words_that_only_look_alike_name_nothing(position: str, line: str, never: str) -> None:
    came = listener(position, "en" if (line.isascii() and " guy" in line) or "range" in line else "pl").hear(line)
    assert never not in came.said


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_in_the_abyss_no_spaces_are_counted(lang: Any) -> None:
    line = "ruszam do więzienia obcych" if lang == "pl" else "off to the alien outpost"
    came = listener("mim_roads", lang).hear(line)
    assert "MIM-172" in came.said


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("the gnome fights with me of course", "friends all"),
        ("gnome doesn't fight", "stay_out gnom.1"),
        ("everyone fights except the gnome", "stay_out gnom.1"),
        ("gnom niech walczy", "friends all"),
    ],
)
def test_whoever_says_that_a_friend_fights_leaves_nobody_out(line: str, move: str) -> None:
    heard = _before_a_duel().hear(line)
    assert heard.move == move


def test_nothing_is_taken_before_the_fight_is_won() -> None:
    heard = _before_a_duel().hear("take her gold")
    assert not heard.move
    assert "MIM-280" in heard.said


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "why did the fight go like that?", "You fight (melee): Dragon S7"),
        ("pl", "czemu walka tak poszła?", "Walczysz (walka wręcz): Smok S7"),
        ("en", "ouch, what hit me?", "after a lost combat (Dragon S7)"),
        ("pl", "co mnie trafiło?", "po przegranej walce (Smok S7)"),
        ("pl", "co sie wlasciwie stalo w mojej turze?", "Przegrywasz walkę"),
        ("pl", "przypomnij mi ostatnie wydarzenia", "Przegrywasz walkę"),
    ],
)
def test_ones_own_fight_is_told_from_its_beginning(lang: Any, line: str, told: str) -> None:
    rivals = {
        0: {"pair": ["elf", "samuraj"], "space": "wioska", "offers": ["pola_1"]},
        1: {"pair": ["mnich", "zlodziej"], "space": "miasto"},
    }
    position = {"turn": 0, "dice": [1, 6], "adventurers": rivals, "spaces": {"pola_1": ["smok"]}}
    table = seat_down("magia_i_miecz", 2, position=position)
    answer(table, "offer pola_1")
    lost = len(table.journal)
    while table.ask is not None and (table.ask.seat != 0 or len(table.journal) == lost):
        answer(table, written(table.ask.options[0]))
    heard = Listener(table, lang).hear(line)
    assert told in heard.unbroken


@pytest.mark.parametrize("line", ["poproszę o cofnięcie ostatniego ruchu", "sorki, wróć do poprzedniego"])
def test_a_sentence_takes_the_last_move_back(line: str) -> None:
    assert listener("mim_move", "pl").hear(line).command == "undo"


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("en", "hell yeah its mine", "scale take"),
        ("pl", "moja!", "scale take"),
    ],
)
def test_what_is_ones_own_is_taken(lang: Any, line: str, move: str) -> None:
    assert Listener(_at_a_scale(), lang).hear(line).move == move


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [("en", "can I take the scale?", "Yes, after winning"), ("pl", "czy mogę zabrać łuskę?", "Tak, po wygranej")],
)
def test_whoever_may_take_a_scale_just_now_is_told_so(lang: Any, line: str, told: str) -> None:
    assert told in Listener(_at_a_scale(), lang).hear(line).said


def _at_a_scale() -> Any:
    rivals = {
        0: {"pair": ["wojownik", "samuraj"], "space": "pola_3", "strength": 9, "craft": 9, "offers": ["ruiny"]},
        1: {"pair": ["mnich", "lotr"], "space": "miasto"},
    }
    dragons = {"king": "varthrax", "on_spaces": {"ruiny": "grilipus"}, "tokens": ["luska_cadorusa"]}
    position = {"turn": 0, "dice": [6, 1] * 9, "adventurers": rivals, "dragons": dragons}
    for seed in range(40):
        table = seat_down("smoki", 2, seed=seed, position=position)
        answer(table, "offer ruiny", "mode scale")
        for _ in range(12):
            if table.ask is None or table.ask.topic == "take_scale":
                return table
            answer(table, written(table.ask.options[0]))
    raise AssertionError("no scale was won")


def test_whoever_evades_an_attack_is_told_of_as_the_one_who_does() -> None:
    rivals = {
        0: {"pair": ["wojownik", "samuraj"], "space": "wioska", "offers": ["straznik"]},
        1: {"pair": ["mnich", "zlodziej"], "space": "straznik", "craft": 3, "spells": ["niewidzialnosc"]},
    }
    table = seat_down("magia_i_miecz", 2, position={"turn": 0, "adventurers": rivals})
    while table.ask is not None and table.ask.find("offer straznik") is None:
        answer(table, "pass")
    answer(table, "offer straznik")
    while table.ask is not None and table.ask.find("attack 1") is None:
        answer(table, "pass")
    answer(table, "attack 1")
    while table.ask is not None and ("cast", "niewidzialnosc.1") not in table.ask.options:
        answer(table, written(table.ask.options[0]))
    answer(table, "cast niewidzialnosc.1")
    while table.ask is not None and table.ask.topic == "answer":
        answer(table, "pass")
    evaded = [one for one in table.view(0).events() if isinstance(one, events.Evaded)]
    assert [(one.seat, one.foes) for one in evaded] == [(1, (0,))]


@pytest.mark.parametrize("line", ["zrób nam tratewkę", "zbijam tratwę z desek"])
def test_a_raft_is_built_in_many_words(line: str) -> None:
    assert Listener(_alone_at("puszcza_1", things=["topor"]), "pl").hear(line).move.startswith("build")


def test_the_chances_of_a_die_are_those_of_the_place() -> None:
    heard = Listener(_alone_at("skaly"), "pl").hear("jaka szansa że dostanę siłę?")
    assert "rzut kostką" in heard.said
    assert "rzut kostką" not in Listener(_alone_at("pola_1"), "pl").hear("jaka szansa że dostanę siłę?").said


def _alone_at(space: str, **own: Any) -> Any:
    rivals = {
        0: {"pair": ["wojownik", "samuraj"], "space": space, **own},
        1: {"pair": ["mnich", "zlodziej"], "space": "miasto"},
    }
    return seat_down("magia_i_miecz", 2, position={"turn": 0, "adventurers": rivals})


def _before_a_duel() -> Listener:
    rivals = {
        0: {"pair": ["wojownik", "samuraj"], "space": "wioska", "friends": ["gnom"], "offers": ["straznik"]},
        1: {"pair": ["troll", "minstrel"], "space": "straznik"},
    }
    position = {"turn": 0, "adventurers": rivals}
    table = seat_down("magia_i_miecz", 2, position=position)
    answer(table, "offer straznik", "attack 1")
    while table.ask is not None and table.ask.topic != "friends":
        answer(table, written(table.ask.options[0]))
    return Listener(table, "en")


def test_a_question_takes_nothing() -> None:
    assert not listener("mim_one_thing", "pl").hear("przyda mi się to?").move
