"""What a screen of 24 rows says of surprises: tokens, bars, added dice, losses that did not come."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.smoki.rules.events import Crowned, ScalePlaced, TokenDrawn
from tests.games.smoki.test_face import FACE, SAY, news
from tests.rules.dialect import topic
from tests.rules.smoki.delving import SCALE, STRIKE, C, G, V, begun, delve
from tests.shell.menagerie import watch
from tests.support import answer

BARRED: dict[str, Any] = {"dragons": {"on_spaces": {"straznik": V}}, "dice": [2], "who": {0: {"space": "puszcza_1"}}}


def landing(**more: Any) -> Any:
    table = delve(**{**BARRED, **more})
    if topic(table) == "move":
        answer(table, "roll")
    return table


def asked(table: Any, lang: Any = "en") -> str:
    assert table.ask is not None
    return FACE.question(table.view(table.ask.seat), table.ask, SAY[lang])


def said(table: Any, *lines: str) -> str:
    """All that can be read at the prompts while these lines are typed."""
    screen = watch(table, "", *lines, lang="en", size=(80, 60))
    return " ".join(" ".join(text for _, text in screen.shots).split())


def test_a_barred_bridge_is_told_where_one_moves() -> None:
    assert "the bridge is barred" in asked(landing())
    assert "the bridge" not in asked(landing(dragons={"on_spaces": {"straznik": C}}))


@pytest.mark.parametrize("line", ["why can't I go over the bridge this time?", "why can't I cross the bridge?"])
def test_why_the_bridge_is_barred_is_the_scale(line: str) -> None:
    seen = said(landing(), line)
    assert "A scale of the Dragon King lies at the Sentinel's: the bridge is barred." in seen.rpartition(line)[2]


def test_a_mark_that_bars_stands_before_what_lies_there() -> None:
    table = delve(dragons={"on_spaces": {"straznik": V}}, spaces={"straznik": ["smok"]}, who={1: {"space": "straznik"}})
    board = text_of(FACE.board(table.view(0), SAY["en"], Style(80, compact=True)))
    assert any("Sent" in line and "◆V" in line for line in board)


def test_the_signs_of_the_legend_are_those_that_stand_there() -> None:
    table = delve(spaces={"straznik": ["smok"]})
    legend = FACE.legend(table.view(0), SAY["en"], Style(80))
    assert legend["cards"] == "▪1 – 1 card on the space"


def test_the_count_towards_the_crown_is_told_in_words() -> None:
    table = delve(dragons={"on_lords": {C: 2}})
    legend = FACE.legend(table.view(0), SAY["en"], Style(80))
    assert legend["next"] == "next: C 2/3 – Cadorus has 2 of the 3 scales that make him King"
    assert "next" not in FACE.legend(delve().view(0), SAY["en"], Style(80))


def test_the_strength_of_the_king_is_that_of_who_reigns() -> None:
    seen = said(delve(spaces={"rowniny_4": ["smok"]}), "how strong is the dragon king?")
    assert "Varthrax ♛ Dragon King: Strength 13, Craft 11" in seen and "Dragon S7" not in seen.rpartition("king?")[2]


def test_what_a_scale_risks_is_told_by_its_deck() -> None:
    seen = said(delve(), "how dangerous is the scale?")
    assert "cards are enemies" in seen and "you win" in seen


def test_things_to_put_down_are_one_entry_of_a_list() -> None:
    table = delve(who={0: {"space": "wioska", "things": ["miecz", "helm", "tarcza"]}})
    seen = said(table, "put down helmet")
    assert "put down … (“put down Sword”)" in seen and "put down: Helmet" not in seen
    assert "You leave on Village: Helmet." in " ".join(news(table, 0, "en"))


def test_a_choice_says_what_becomes_of_what_is_chosen() -> None:
    table = begun(["gniew"], dragons={"king": V}, who={0: {"friends": ["dziewica", "gnom"]}})
    assert asked(table) == "Varthrax: Choose a friend of yours and discard it."


def test_the_tokens_of_a_turn_are_one_sentence() -> None:
    table = begun([STRIKE, SCALE[G], SCALE[C]], dragons={"king": V, "on_lords": {C: 2}})
    told = news(table, 0, "en")
    assert told[:2] == [
        "Your tokens: Dragon Strike, Grilipus scale, Cadorus scale (Fields 1).",
        "The third scale: Cadorus is crowned the new Dragon King!",
    ]


def test_what_was_added_to_the_roll_of_a_foe_is_told() -> None:
    table = delve(dragons={"king": G})
    scored = events.Scored(0, 8, ("druidka_grilipusa.1",), 13, 3, 7, 3)
    told = FACE.event(table.view(0), scored, SAY["en"])
    assert told is not None and told.startswith(
        "You have 5 + 3 = 8 in all, the foe 6 + 4 + 3 = 13 (Grilipus Druidess: "
    )


def test_a_combat_that_was_lost_for_nothing_says_why() -> None:
    table = delve()
    lost = [events.FightEnds(0, ("czerwony_smok.1",), "lost"), events.TurnBegins(1, 2)]
    [told] = [one for one in FACE.gather(lost) if one.kind == "loses_nothing"]
    text = FACE.event(table.view(0), told, SAY["en"]) or ""
    assert text.startswith("You lose nothing: Red Dragon – ") and "friend" in text
    assert not [one for one in FACE.gather([lost[0], events.Lost(0, "endurance", 1), lost[1]]) if one is told]


def test_what_kills_without_a_combat_is_named() -> None:
    table = delve(who={0: {"things": ["krzyz"]}})
    killed = events.Killed(0, "demon.1")
    before = [events.Reaches(0, "demon.1")]
    assert FACE.cause(table.view(0), killed, before, SAY["en"]) == "Cross"
    fought = [*before, events.FightEnds(0, ("demon.1",), "won")]
    assert FACE.cause(table.view(0), killed, fought, SAY["en"]) == ""


def test_a_turn_that_is_too_long_leaves_out_what_says_little() -> None:
    table = delve()
    happened = [
        events.TurnBegins(1, 2), TokenDrawn(1, SCALE[C]), Crowned(1, C), ScalePlaced(1, C, "pola_1"),
        events.Went(1, "pola_1"), events.Drew(1, "smok.1"), events.FightEnds(1, ("smok.1",), "won"),
    ]  # fmt: skip
    [turn] = FACE.retold(table.view(0), happened, SAY["en"], Style(80))
    head = turn.text.partition(":")[0]
    assert turn.within(50) == f"{head}: new King: Cadorus, beats Dragon S7"
    assert turn.within(30) == f"{head}: new King: Cadorus, …"
