"""What somebody types in a first game of Magia i Miecz who never read a manual."""

from __future__ import annotations

import pytest

from brzdek.core.drawing import Style
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.face import WorldFace
from brzdek.shell.reading.deeds import Pick
from tests.support import answer, seat_down
from tests.typed.listening import Given, Listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")
RAFT = "raft przekleta_polana"


@pytest.mark.parametrize(
    ("lang", "line", "move", "offered"),
    [
        ("en", "cross the river", "", RAFT),
        ("en", "go to the other side", "", RAFT),
        ("pl", "przepłyń rzekę", "", RAFT),
        ("pl", "na drugi brzeg", "", RAFT),
        ("en", "cross the river by raft", RAFT, ""),
        ("en", "use the raft", RAFT, ""),
        ("pl", "użyj tratwy", RAFT, ""),
        ("pl", "przepłyń rzekę tratwą", RAFT, ""),
    ],
)
def test_a_raft_is_used_up_only_on_an_order_that_names_it(lang: Lang, line: str, move: str, offered: str) -> None:
    heard = Listener(table_at("mended_raft"), lang).hear(line)
    assert (heard.move, heard.offered) == (move, offered)


TELEPORT = {
    "turn": 0,
    "adventurers": {
        0: {"pair": ["wojownik", "samuraj"], "space": "pola_1", "spells": ["teleportacja"]},
        1: {"pair": ["mnich", "zlodziej"], "space": "miasto"},
    },
    "spaces": {"pola_2": ["smok"], "rowniny_3": ["miecz", "gnom"]},
}


def teleporting(lang: Lang) -> Listener:
    table = seat_down("magia_i_miecz", 2, position=TELEPORT, keep_turns=True)
    answer(table, "cast teleportacja.1")
    return Listener(table, lang)


def test_many_spaces_are_put_in_order_by_what_is_there() -> None:
    sitting = teleporting("en")
    groups = sitting.moves.groups("en", Style())
    told = [[sitting.moves.entry(index, 0, "en")[1] for index in indexes] for _, indexes in groups]
    assert [heading for heading, _ in groups][1:] == ["With an instruction", "A card is drawn"]
    assert told[0] == ["Fields 2 (Dragon S7)", "City (Bolek)", "Plains 3 (Sword, Gnome)"]
    assert "Village" in told[1] and "Plains 1" in told[2]
    assert sum(map(len, told)) == len(sitting.ask.options)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_number_and_every_line_of_that_list_is_understood(lang: Lang) -> None:
    sitting = teleporting(lang)
    sitting.stage.question(sitting.ask)
    order = sitting.moves.order(lang, Style())
    for number, index in enumerate(order, 1):
        move = " ".join(map(str, sitting.ask.options[index]))
        printed = sitting.moves.entry(index, number, lang)[1]
        assert teleporting(lang).hear(printed).move == move
        sitting.talk.forget()
        sitting.stage.listed([Pick(sitting.ask.options[one]) for one in order], sitting.ask)
        with pytest.raises(Given) as given:
            sitting.talk.hear(str(number), sitting.ask, sitting.moves)
        assert given.value.option == sitting.ask.options[index]


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("en", "to the sword", "space rowniny_3"),
        ("pl", "tam gdzie miecz", "space rowniny_3"),
        ("en", "next to Bolek", "space miasto"),
        ("pl", "do Bolka", "space miasto"),
    ],
)
def test_a_space_is_called_by_what_is_there(lang: Lang, line: str, move: str) -> None:
    assert teleporting(lang).hear(line).move == move


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("en", "roll and go clockwise", "go pola_2"),
        ("en", "roll, go to Fields 2 and draw a card", "go pola_2"),
        ("en", "throw the dice and cross the bridge", "cross cw 4"),
        ("pl", "rzuć i idź na pola 2", "go pola_2"),
        ("pl", "rzucam kostką i idę na Pola 6", "go pola_6"),
    ],
)
def test_an_order_for_what_is_done_already_does_not_stand_in_the_way(lang: Lang, line: str, move: str) -> None:
    heard = Listener(table_at("mim_landing"), lang).hear(line)
    assert heard.move == move
    assert {"pl": "To już zrobione: rzu", "en": "That is done already: "}[lang] in heard.said


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "explore it"), ("en", "go on"), ("en", "explore"), ("pl", "badam"), ("pl", "dalej")],
)
def test_whoever_only_goes_on_chooses_nothing(lang: Lang, line: str) -> None:
    heard = Listener(table_at("mim_village"), lang).hear(line)
    assert heard.move in ("", "choose done")
    assert not heard.offered


@pytest.mark.parametrize(("lang", "line"), [("en", "roll"), ("pl", "rzuć kostką")])
def test_a_roll_that_is_offered_is_chosen_by_its_name(lang: Lang, line: str) -> None:
    assert Listener(table_at("mim_village"), lang).hear(line).move == "choose roll"


def test_what_goes_on_by_itself_is_neither_done_again_nor_told_as_left_out() -> None:
    table = table_at("mim_landing")
    sitting = Listener(table, "en")
    sitting.talk.queue.put_first(["explore it"], sitting.ask.seat)
    sitting.talk.queue.is_spoken = True
    assert sitting.talk.waiting(sitting.ask.seat) is None
    assert "Left out" not in sitting.paper.written


def test_the_signs_on_the_board_are_explained_when_they_are_first_seen() -> None:
    view = table_at("mim_landing").view(0)
    face = WorldFace()
    drawn = face.legend(view, face.say("en"), Style())
    assert {"own", "points", "bridge", "cards", "enemy"} == set(drawn)
    assert drawn["enemy"] == "! – an enemy among them"
    assert set(face.legend(view, face.say("en"), Style(width=60))) == {"own", "points"}


@pytest.mark.parametrize(
    ("position", "lang", "line", "told", "not_told"),
    [
        ("mim_pair", "en", "do I keep the card I don't pick?", "", "A herb for everything"),
        ("mim_pair", "en", "can I change my hero later?", "After the first death", "A herb for everything"),
        ("mim_village", "en", "who can heal me?", "These heal: Village", "Wounds close"),
        ("mim_village", "pl", "co tu można robić?", "Możesz (5 ruchów)", "Tratwę"),
        ("mim_move", "pl", "ile mogę udźwignąć?", "Możesz nieść 4 przedmioty", ""),
        ("mim_move", "pl", "mogę zostać w miejscu?", "Nie można zostać w miejscu", "nieść"),
        ("mim_move", "en", "is it my turn?", "It is for you to decide now", "two parts"),
        ("mim_react", "pl", "czy to już moja kolej?", "Teraz decydujesz ty", "dwie części"),
        ("mim_weapon", "en", "what is the dragon?", "dragon · Strength 7", "Dragon King"),
    ],
)
def test_what_is_asked_is_answered_and_nothing_else(
    position: str, lang: Lang, line: str, told: str, not_told: str
) -> None:
    said = " ".join(Listener(table_at(position), lang).hear(line).said.split())
    assert told in said
    assert not not_told or not_told not in said
