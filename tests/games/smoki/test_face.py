"""Words and screens of Smoki: scales on the board, the line of the dragons, Realm and Tower, drawn tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from brzdek.core.bots import RandomBot
from brzdek.core.drawing import INKS, Style, text_of
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.face import WorldFace
from brzdek.games.smoki.face.looks import show
from brzdek.shell.reading.moves import EXACT, Moves, tokens
from tests.rules.smoki.delving import BESIDE, RAGE, SCALE, STRIKE, TOWER, C, G, V, begun, delve, in_tower
from tests.support import answer, rulebook, seat_down

FACE = rulebook("smoki").face
LANGS: tuple[Lang, ...] = ("pl", "en")
SAY = {lang: FACE.say(lang) for lang in LANGS}
ROUNDS = 8
GAMES: list[Mapping[str, Any]] = [{"overlay": "realm"}, TOWER, {"overlay": "none", "ending": "smoki"}, BESIDE]
STYLES = [Style(80), Style(80, compact=True), Style(120), Style(60), Style(80, unicode=False)]


def screen(table: Table, style: Style | None = None) -> list[str]:
    return text_of(FACE.board(table.view(0), SAY["pl"], style or Style(80)))


def news(table: Table, seat: int = 0, lang: Lang = "pl") -> list[str]:
    view = table.view(seat)
    return [one.text for one in FACE.retold(view, view.events(), SAY[lang], Style())]


# -- random games


def random_table(options: Mapping[str, Any]) -> Iterator[Table]:
    """A short game of random players, after every answer."""
    table = seat_down("smoki", 3, seed=4, options={**options, "turn_limit": ROUNDS})
    bots = [RandomBot(seat, 4) for seat in range(3)]
    while table.ask is not None:
        yield table
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    yield table


@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))
def test_questions_options_and_events_read_and_can_be_typed(options: Mapping[str, Any]) -> None:
    for number, table in enumerate(random_table(options)):
        ask = table.ask
        if ask is None or number % 4:
            continue
        view = table.view(ask.seat)
        moves = Moves(FACE, view, ask)
        for lang in LANGS:
            question = FACE.question(view, ask, SAY[lang])
            assert question.endswith((".", "?", ")")), question
            assert question != SAY[lang]("ask.other"), ask
            shown = [FACE.option(view, one, SAY[lang]) for one in ask.options]
            assert len(set(shown)) == len(shown) and not any("⟦" in one or "{" in one for one in shown), shown
            for index, one in enumerate(ask.options):
                assert moves.readings(tokens(moves.typed(index, lang))) == (EXACT, [index]), one
    for lang in LANGS:
        assert not [text for text in news(table, 0, lang) if "⟦" in text or "{" in text or not text.strip()]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))
def test_the_table_fits_the_screen(options: Mapping[str, Any]) -> None:
    for number, table in enumerate(random_table(options)):
        if number % 40:
            continue
        for lang in LANGS:
            for style in STYLES:
                view = table.view(0)
                lines = [*FACE.board(view, SAY[lang], style), *show(view, "", SAY[lang], style)]
                assert {ink for line in lines for ink, _ in line} <= set(INKS)
                assert max(map(len, text_of(lines)), default=0) < style.width


# -- the board and the line of the dragons


def dragons_about(**more: Any) -> Table:
    own = {"on_lords": {V: 2}, "on_spaces": {"ruiny": G, "wioska": V}, "owned": {0: {V: 1}, 1: {C: 2}}}
    return begun([SCALE[C]], dragons={"king": V, **own}, spaces={"las": ["wrog_7"]}, **more)


def test_scales_lie_on_the_board_and_one_line_tells_of_king_and_scales() -> None:
    lines = screen(dragons_about())
    assert lines[0].startswith("│Wioska    │") and lines[1].startswith("│◆V        │@ ")
    assert lines[8].startswith("│Ruiny     │") and lines[9].startswith("│◆G        │")
    assert lines[-1] == "Król: Varthrax ♛ (spotykasz jego łuski) · do korony: V 2/3, C 1/3 · twoje: V1"
    wide = screen(dragons_about(), Style(120))
    assert wide[1].startswith("│◆V  ") and wide[9].startswith("│◆G dobierz 2")
    plain = screen(dragons_about(), Style(80, unicode=False))
    assert plain[-1].startswith("Król: Varthrax (spotykasz jego łuski) · ")


def test_without_dragons_there_is_no_such_line() -> None:
    table = delve(options={"dragons": 0, "overlay": "none"})
    assert not [line for line in screen(table) if "Król" in line]
    assert text_of(show(table.view(0), "", SAY["pl"], Style(80))) == [SAY["pl"]("dragons.none")]


def test_the_look_tells_all_about_the_dragons() -> None:
    table = dragons_about()
    look = next(one for one in FACE.looks if "dragons" in one.names.en.split("|"))
    assert "smoki" in look.names.pl.split("|")
    told = text_of(look.show(table.view(0), "", SAY["pl"], Style(200)))
    assert told[:4] == [
        "Smoki",
        "Varthrax ♛ Król Smoków: Siła 13, Moc 11, Wytrzymałość 5; na karcie 2 łuski.",
        "Cadorus: Siła 12, Moc 12, Wytrzymałość 5; na karcie 1 łuska.",
        "Grilipus: Siła 11, Moc 13, Wytrzymałość 5; na karcie 0 łusek.",
    ]
    assert "Łuski na planszy: Ruiny (Grilipus), Wioska (Varthrax)." in told
    assert "Łuski graczy: Ala V1, Bolek C2." in told
    # 140 tokens but three on the Lords, two on spaces, three before players.
    assert told[-1].startswith("W puli 132 żetony: ")
    asleep = begun([SCALE[C]], dragons={"asleep": ["wrog_7"]}, spaces={"las": ["wrog_7"]})
    assert "Śpią: Wróg 7 (Las)." in text_of(show(asleep.view(0), "", SAY["pl"], Style(200)))


def test_realm_and_tower_are_drawn_in_place_of_the_inner_region() -> None:
    realm = screen(delve())
    assert "│Rów. Grozy│Kopalnia. │W. Wampira│" in realm[4]
    assert "│Krypta Sm.│KORONA    │Otchłań   │" in realm[6]
    tower = screen(in_tower("schody_2"))
    assert "│Rów. Grozy│Schody 1  │Schody 2  │" in tower[4]
    assert "│          │          │@         │" in tower[5]
    assert "│Dol. Ognia│KORONA    │Schody 3  │" in tower[6]
    assert "│Schody 6  │Schody 5  │Schody 4  │" in tower[8]
    beside = screen(delve(options=BESIDE, who={0: {"space": "schody_2"}}))
    assert beside[:3] == ["│Rów. Grozy│Schody 1  │Schody 2  │", "│          │          │@         │", beside[2]]
    assert beside[2] == "│Dol. Ognia│          │Schody 3  │"


# -- tokens


def test_a_chain_of_tokens_is_told_in_one_sentence() -> None:
    table = begun([STRIKE, SCALE[C], SCALE[G]], dragons={"on_lords": {C: 2}})
    assert news(table)[:2] == [
        "Twoje żetony: Smocze Natarcie, łuska Cadorusa (Pola 1), łuska Grilipusa.",
        "Trzecia łuska: nowym Królem Smoków zostaje Cadorus!",
    ]
    assert news(table, lang="en")[0] == "Your tokens: Dragon Strike, Cadorus scale (Fields 1), Grilipus scale."


def test_a_king_who_is_crowned_again_is_no_news() -> None:
    """Whoever draws the scale reads it in one line; of another's turn it is a part."""
    table = begun([SCALE[C]], dragons={"king": C, "on_lords": {C: 2}})
    assert news(table)[0] == "Twoje żetony: łuska Cadorusa (Król bez zmian, Pola 1)."
    [turn] = news(table, 1)
    assert "żeton: łuska Cadorusa (Król bez zmian, Pola 1)" in turn
    [turn] = news(table, 1, "en")
    assert "token: Cadorus scale (the King stays, Fields 1)" in turn


def test_a_new_king_is_told_to_everybody() -> None:
    table = begun([SCALE[C]], dragons={"king": V, "on_lords": {C: 2}})
    assert "The third scale: Cadorus is crowned the new Dragon King!" in news(table, 0, "en")
    [turn] = news(table, 1, "en")
    assert "new King: Cadorus" in turn, "of another's turn it is a part"


def test_the_scale_of_the_king_says_that_it_must_be_met() -> None:
    position = {"king": V, "on_spaces": {"ruiny": V}, "tokens": [SCALE[C]]}
    table = delve(who={0: {"space": "pola_5", "offers": ["ruiny"]}}, dragons=position)
    answer(table, "offer ruiny")
    bound = "The Dragon King's scale lies here (Varthrax): you have to meet it, not the space. You draw:"
    assert any(text.startswith(bound) for text in news(table, 0, "en"))


@pytest.mark.parametrize("lang", LANGS)
def test_the_ending_over_the_overlay_is_the_king(lang: Lang) -> None:
    table = begun([SCALE[C]], dragons={"king": V})
    look = next(one for one in FACE.looks if "zakończenie" in one.names.pl.split("|"))
    told = " ".join(text_of(look.show(table.view(0), "", SAY[lang], Style(200))))
    assert "Varthrax" in told and SAY[lang]("dragons.seat") in told
    assert isinstance(FACE, WorldFace) and FACE.ending_named(table.view(0), SAY[lang]) == "Varthrax"


def test_a_rage_says_what_it_does_before_one_decides() -> None:
    table = begun([RAGE], dragons={"owned": {0: {V: 1}}})
    assert table.ask is not None
    question = FACE.question(table.view(0), table.ask, SAY["en"])
    assert question.startswith("Dragon Rage (Varthrax): if you have a friend, choose a friend of yours and discard it")
    assert [FACE.option(table.view(0), one, SAY["pl"]) for one in table.ask.options] == ["oddaję łuskę", "znoszę Gniew"]


# -- sleepers, and cards that are alike


def test_a_sleeping_enemy_is_marked_wherever_it_is_named() -> None:
    table = begun([SCALE[C]], dragons={"asleep": ["wrog_7"]}, spaces={"las": ["wrog_7"]})
    view = table.view(0)
    wanted = {"look": "Las", "odds": "Wróg 7"}
    looks = {word: one for one in FACE.looks for word in one.names.en.split("|") if word in wanted}
    for word, rest in wanted.items():
        lines = text_of(looks[word].show(view, rest, SAY["pl"], Style(200)))
        assert any("Wróg 7 S4 (śpi)" in line for line in lines), word
    assert "S4 (asleep)" in FACE.option(view, ("card", view.space("las").cards[0]), SAY["en"])
    awake = begun([SCALE[C]], spaces={"las": ["wrog_7"]}).view(0)
    assert FACE.option(awake, ("card", awake.space("las").cards[0]), SAY["pl"]) == "Wróg 7 S7"


def test_cards_of_one_name_are_told_apart_by_where_they_lie() -> None:
    lying = {"oaza": ["akolitka_cadorusa"], "las": ["akolitka_cadorusa"]}
    position = {"adventurers": {0: {"space": "pola_3"}, 1: {"space": "ruiny"}}, "spaces": lying}
    table = seat_down("smoki", 2, position={**position, "dragons": {"king": V, "tokens": ["drzemka"]}})
    assert table.ask is not None and table.ask.topic == "sleep"
    moves = Moves(FACE, table.view(0), table.ask)
    told = [moves.entry(index, index + 1, "en")[1] for index in range(len(table.ask.options))]
    assert told == [
        "put to sleep: Cadorus Acolyte S3 C3 – Forest",
        "put to sleep: Cadorus Acolyte S3 C3 – Oasis",
        "put nobody to sleep",
    ]
