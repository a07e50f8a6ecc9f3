"""What one is told in the catacombs: other ways, what rooms give, how long one lasts, what heals, what others did."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.games.katakumby.face.places import features
from brzdek.games.raid.face.panels import row
from tests.support import answer, rulebook, seat_down
from tests.typed.listening import Listener

pytestmark = pytest.mark.xdist_group("catacombs answers")
FIRST_TURN, TOOK_GOLD, GOBLIN, WELL, PRISON = 33, 106, 136, 158, 175
SHOPPING, TILE, HURT, LOCKED, RIVER = 221, 228, 312, 315, 343
"""After so many answers of the game."""


@cache
def game() -> Any:
    return yaml.safe_load((Path(__file__).parent / "played.yaml").read_text(encoding="utf-8"))


@cache
def table_after(answers: int) -> Table:
    played = game()
    table = seat_down("katakumby", played["players"], seed=played["seed"])
    answer(table, *played["answers"].split("; ")[:answers])
    return table


def hear(answers: int, lang: Lang, line: str, *before: str) -> Any:
    return Listener(table_after(answers), lang).hear(line, before=before)


@pytest.mark.parametrize(("lang", "line"), [("pl", "idę do 30"), ("en", "go to 30"), ("pl", "idź do komnaty 30")])
def test_a_shut_way_does_not_hide_another(lang: Lang, line: str) -> None:
    assert hear(LOCKED, lang, line).move == "move 39"


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [("pl", "30", "Dojdziesz inną drogą: 39, 30 (2 buty)"), ("en", "30", "another way: 39, 30 (2 boots)")],
)
def test_a_reason_against_a_way_tells_the_other(lang: Lang, line: str, told: str) -> None:
    assert told in hear(LOCKED, lang, line).unbroken


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "mogę wziąć tu jeszcze złoto?"),
        ("pl", "biorę złoto"),
        ("pl", "czemu nie mogę wziąć złota?"),
        ("en", "can I take more gold here?"),
        ("en", "take the gold"),
    ],
)
def test_gold_that_one_has_had_comes_on_entering(lang: Lang, line: str) -> None:
    came = hear(TOOK_GOLD, lang, line)
    assert not came.move
    assert {"pl": "tylko przy wejściu", "en": "only on entering"}[lang] in came.unbroken
    assert "KAT-144" in came.said


def test_a_room_says_that_its_reward_has_been_had() -> None:
    say = rulebook("katakumby").face.say("pl")
    before, after = (table_after(answers).view(0) for answers in (TOOK_GOLD - 1, TOOK_GOLD))
    assert features(before, 20, say) == ["złoto: 1"]
    assert features(after, 20, say) == ["złoto: 1 (przy następnym wejściu)"]


@pytest.mark.parametrize(
    ("answers", "lang", "line", "told"),
    [
        (PRISON, "pl", "co daje uwolnienie więźnia?", "uwalniasz 2 więźniów"),
        (PRISON, "pl", "co daje uwolnienie więźnia?", "Kapłanka ×2 · 2 punkty – UWOLNIENIE: Wylecz 1 obrażenie."),
        (PRISON, "en", "why free prisoners?", "Cleric ×2 · 2 points – WHEN FREED: Heal 1 damage."),
        (PRISON, "pl", "po co kłaść kostkę na ołtarzyku?", "dostajesz 1 złoto za każdy ołtarzyk"),
        (PRISON, "en", "why would I put a cube on the altar?", "you get 1 gold for every altar"),
        (HURT, "pl", "ile mam jeszcze czasu, zanim smok mnie zabije?", "Twoje kostki: w sakwie 12"),
        (HURT, "pl", "ile mam jeszcze czasu, zanim smok mnie zabije?", "padniesz po około 2 atakach"),
        (
            HURT,
            "pl",
            "ile mam jeszcze czasu, zanim smok mnie zabije?",
            "na pewno zaatakuje zamiast tur graczy poza grą",
        ),
        (HURT, "en", "how long until the dragon kills me?", "you fall after about 2 attacks"),
        (HURT, "pl", "jak się mogę uleczyć?", "Na stole: Podziemna rzeka (użyj 2)"),
        (HURT, "pl", "gdzie się uleczę?", "Najtańsza droga – leczenie: 7 butów"),
        (HURT, "en", "how can I heal?", "On the table: Underground River (use 2)"),
        (HURT, "pl", "jaka jest najkrótsza droga do domu?", "Bliżej jest azyl, komnata 9: 7 butów"),
        (HURT, "en", "way home", "The haven is nearer, room 9"),
        (TILE, "pl", "jaki artefakt leży w 38?", "artefakt 12"),
        (TILE, "en", "which artifact is in 38?", "artifact 12"),
        (WELL, "pl", "napisz gdzie mogę iść", "Po zagraniu ręki („zagraj wszystko”: 2 buty): Komnata 9: 1 but"),
        (WELL, "en", "tell me where I can go", "Once your hand is played (“play all”: 2 boots): Room 9: 1 boot"),
        (WELL, "en", "where can I go?", "Once your hand is played (“play all”: 2 boots): Room 9: 1 boot"),
        (WELL, "pl", "pokaż co mogę kupić", "Studnia życzeń"),
        (SHOPPING, "pl", "a zwiad i drogie gusta?", "+3 sprawności, +2 złota"),
        (SHOPPING, "en", "and Explore and Mercenary?", "+1 skill, +2 swords"),
    ],
)
def test_what_is_asked_is_told(answers: int, lang: Lang, line: str, told: str) -> None:
    came = hear(answers, lang, line)
    assert not came.move
    assert told in came.unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "co zrobił Bolek?", ("odkrywa: Omszała grota", "uwalnia: Mnich", "Kamień wędrowca")),
        ("en", "what did Bolek do?", ("discovers Mossy Grotto", "frees Monk", "Waystone")),
    ],
)
def test_all_of_a_turn_is_told(lang: Lang, line: str, told: tuple[str, ...]) -> None:
    said = hear(FIRST_TURN, lang, line).unbroken
    assert all(part in said for part in told), said


def test_a_way_into_the_unknown_is_not_judged_by_the_boots() -> None:
    said = hear(5, "pl", "jak dojdę do artefaktu?").unbroken
    assert "Najbliższe nieodkryte" in said
    assert "nie dojdziesz" not in said


def test_that_a_monster_stays_is_no_reason_to_fight_it() -> None:
    table, face = table_after(GOBLIN), rulebook("katakumby").face
    assert table.ask is not None
    assert face.why(table.view(0), table.ask, ("fight", "goblin"), face.say("pl")) == "nagroda: +1 złoto"


def test_the_price_of_a_card_is_never_cut() -> None:
    lines = text_of(row(table_after(WELL).view(0), rulebook("katakumby").face.say("pl"), Style(80, height=24)))
    assert any("użyj 0, za 3 złota Studnia życzeń" in line for line in lines)


@pytest.mark.parametrize(("lang", "line"), [("pl", "podziemna rzeka, daj but"), ("en", "underground river, a boot")])
def test_what_follows_a_move_waits_once(lang: Lang, line: str) -> None:
    listener = Listener(table_after(RIVER), lang)
    assert listener.hear(line).move == "use underground_river"
    assert len(listener.talk.queue.lines) == 1
