"""What is folly is done for whoever names it plainly, and is never guessed."""

from __future__ import annotations

import random

import pytest

from brzdek.core.text import Lang
from tests.support import seat_down
from tests.typed.listening import Given, Listener, listener

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "move"),
    [
        ("magia_i_miecz_8", "pl", "wracam przez most", "cross cw 1"),
        ("magia_i_miecz_8", "en", "back over the bridge to the sentinel", "cross cw 1"),
        ("magia_i_miecz_7", "en", "fight the sentinel and cross", "cross cw 4"),
        ("magia_i_miecz_7", "pl", "walczę ze Strażnikiem", "cross cw 4"),
        ("smoki_1", "pl", "przez most i tam na Wzgórzach 3 zostaję", "cross cw 2"),
        ("magia_i_miecz_11", "pl", "zaglądam do wioski, badam obszar", "go_on"),
    ],
)
def test_the_bridge_its_guard_and_the_space_mean_the_move(position: str, lang: Lang, line: str, move: str) -> None:
    assert listener(position, lang).hear(line).move == move


@pytest.mark.parametrize(("lang", "line"), [("pl", "walczę"), ("en", "fight"), ("pl", "zostaję"), ("pl", "wracam")])
def test_a_mere_deed_does_not_lead_over_the_bridge(lang: Lang, line: str) -> None:
    came = listener("magia_i_miecz_7", lang).hear(line)
    assert "cross" not in (came.move + came.offered)


@pytest.mark.parametrize(
    ("position", "line", "said"),
    [
        ("magia_i_miecz_8", "idę słoniem", "co znaczy tu „słoniem”. Może chodzi o:"),
        ("magia_i_miecz_8", "idę słoniem żyrafą", "co znaczą tu „słoniem”, „żyrafą”. Może chodzi o:"),
        ("magia_i_miecz_8", "idę co", "„idę co” można rozumieć różnie"),
    ],
)
def test_only_what_nothing_listed_explains_is_called_doubtful(position: str, line: str, said: str) -> None:
    assert said in listener(position, "pl").hear(line).said


@pytest.mark.parametrize(
    ("lang", "line"), [("pl", "ja"), ("pl", "siebie"), ("pl", "mnie"), ("en", "me"), ("en", "myself")]
)
def test_whoever_chooses_oneself_may_say_me(lang: Lang, line: str) -> None:
    table = seat_down("smoki", 3, seed=4)
    choice = random.Random(4).choice
    for _ in range(165):
        assert table.ask is not None
        table.answer(choice(table.ask.options))
    sitting = Listener(table, lang)
    with pytest.raises(Given) as given:
        sitting.talk.hear(line, sitting.ask, sitting.moves)
    assert given.value.option == ("player", 2)
