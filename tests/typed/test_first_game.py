"""What somebody types in a first game of Magia i Miecz who never read a manual."""

from __future__ import annotations

import pytest

from brzdek.core.drawing import Style
from brzdek.core.text import Lang
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
