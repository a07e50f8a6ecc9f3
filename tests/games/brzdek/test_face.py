"""Words of Brzdęk!: every question, option and event can be read and typed in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from brzdek.core.bots import RandomBot
from brzdek.core.drawing import INKS, Line, Style, text_of
from brzdek.core.log import Event
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.games.raid.face import panels
from brzdek.games.raid.face.attacks import hits
from brzdek.games.raid.face.naming import drawn
from brzdek.games.raid.face.naming import tokens as tokens_of
from brzdek.games.raid.face.people import players
from brzdek.games.raid.face.playing import play_all
from brzdek.games.raid.face.telling import Plays, gather
from brzdek.games.raid.rules.events import (
    Acquired,
    Attack,
    Clank,
    CubesBack,
    KnockedOut,
    Left,
    Played,
    Revealed,
    Took,
    Turn,
)
from brzdek.shell.answering.why import refusal
from brzdek.shell.display.complete import Completer
from brzdek.shell.reading.commands import SHELL_COMMANDS, Commands, own_command
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.moves import EXACT, Moves, tokens
from brzdek.shell.reading.parse import read
from tests.support import answer, catalog, rulebook, seat_down

FACE = rulebook("brzdek").face
SAY = {lang: FACE.say(lang) for lang in ("pl", "en")}
LANGS: tuple[Lang, ...] = ("pl", "en")
STYLES = [Style(80), Style(80, compact=True), Style(120), Style(80, unicode=False)]


def delve(players: int = 2, **position: Any) -> Table:
    """Seat 0 is on turn with an empty hand, unless told otherwise."""
    wanted = {"turn": 0, **position, "hand": {0: [], **position.get("hand", {})}}
    return seat_down("brzdek", players, position=wanted)


def look(table: Table, word: str, rest: str = "", *, lang: str = "en", style: Style | None = None) -> list[str]:
    chosen = next(one for one in FACE.looks if word in one.names.en.split("|"))
    return text_of(chosen.show(table.view(0), rest, SAY[lang], style or Style(160)))


def option(table: Table, line: str, lang: str = "en") -> str:
    assert table.ask is not None
    found = table.ask.find(line)
    assert found is not None
    return FACE.option(table.view(table.ask.seat), found, SAY[lang])


def told(table: Table, lang: str = "en", seat: int | None = 0) -> list[str]:
    view = table.view(seat)
    return [text for event in view.events() if (text := FACE.event(view, event, SAY[lang])) is not None]


def random_table(seed: int) -> Iterator[Table]:
    """A game of random players, after every answer."""
    side = ("front", "back")[seed % 2]
    players = 2 + seed % 3
    table = seat_down("brzdek", players, seed=seed, options={"board": side, "late_artifacts": seed % 4 == 3})
    bots = [RandomBot(seat, seed) for seat in range(players)]
    while table.ask is not None:
        yield table
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    yield table


# -- whatever happens


@pytest.mark.parametrize("seed", range(6))
def test_every_option_can_be_read_and_typed(seed: int) -> None:
    for number, table in enumerate(random_table(seed)):
        ask = table.ask
        if ask is None or number % 3:
            continue
        view = table.view(ask.seat)
        moves = Moves(FACE, view, ask)
        for lang in LANGS:
            assert FACE.question(view, ask, SAY[lang]).endswith((".", "?"))
            shown = [FACE.option(view, one, SAY[lang]) for one in ask.options]
            assert len(set(shown)) == len(shown)
            for index, one in enumerate(ask.options):
                assert "⟦" not in shown[index] + FACE.brief(view, one, SAY[lang])
                assert moves.readings(tokens(moves.typed(index, lang))) == (EXACT, [index])
            groups = FACE.menu(view, ask, SAY[lang], Style()) or [("", list(range(len(ask.options))))]
            assert sorted(index for _, indexes in groups for index in indexes) == list(range(len(ask.options)))


@pytest.mark.parametrize("seed", range(6))
def test_the_table_fits_the_screen(seed: int) -> None:
    for number, table in enumerate(random_table(seed)):
        if number % 20:
            continue
        for seat in (0, None):
            view = table.view(seat)
            for lang in LANGS:
                for style in STYLES:
                    board = FACE.board(view, SAY[lang], style)
                    drawn_lines: list[Line] = [*board, *FACE.hand(view, SAY[lang], style)]
                    drawn_lines += FACE.score(view, SAY[lang], style)
                    assert {ink for line in drawn_lines for ink, _ in line} <= set(INKS)
                    assert not style.unicode or max(map(len, text_of(drawn_lines))) < style.width
                    assert not style.compact or len(board) <= 15
                    assert FACE.status(view, SAY[lang])


@pytest.mark.parametrize("seed", range(6))
def test_every_event_is_told(seed: int) -> None:
    *_, table = random_table(seed)
    for seat in (0, 1, None):
        view = table.view(seat)
        for event in view.events():
            for lang in LANGS:
                text = FACE.event(view, event, SAY[lang])
                assert event == CubesBack(0) if text is None else text.endswith((".", "!"))


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_can_be_looked_at(seed: int) -> None:
    for number, table in enumerate(random_table(seed)):
        if number % 60:
            continue
        for seat in (0, None):
            for one in FACE.looks:
                for lang in LANGS:
                    for style in STYLES:
                        for rest in ("", "all", "3 1", "out", "xyz"):
                            lines = one.show(table.view(seat), rest, SAY[lang], style)
                            assert {ink for line in lines for ink, _ in line} <= set(INKS)
                            assert "⟦" not in "".join(text_of(lines))


# -- the status line, questions and options


def test_the_status_line() -> None:
    table = delve(
        room={0: 18}, skill=3, swords=1, boots=2, gold={0: 5}, clank={0: 2}, damage={0: 2}, quiet=1, exhausted=True
    )
    view = table.view(0)
    assert FACE.status(view, SAY["pl"]) == (
        "sprawność 3, miecze 1, buty 2 · cisza 1 · złoto 5 · Brzdęk! 2 · zdrowie 8/10 · komnata 18 · wyczerpanie"
    )
    assert FACE.status(table.view(1), SAY["en"]) == "gold 0 · Clank! 0 · health 10/10 · outside"


def test_ending_a_turn_says_what_is_unspent() -> None:
    table = delve(room={0: 3}, skill=2, boots=1)
    assert option(table, "end") == "end the turn (left over: 2 skill, 1 boot)"
    assert option(table, "end", "pl") == "zakończ turę (zostaje: 2 sprawności, 1 but)"
    assert option(delve(room={0: 3}), "end") == "end the turn"


def test_cards_on_offer_say_what_they_are_worth_where_there_is_room() -> None:
    table = delve(room={0: 3}, skill=7, row=["pickaxe", "ladder", "dragons_eye", "search", "wizard", "the_duke"])
    view = table.view(0)
    wide = text_of(panels.row(view, SAY["en"], Style(120)))
    assert any(line.endswith("+2 swords, +2 gold. 2 points.") for line in wide)
    narrow = text_of(panels.row(view, SAY["en"], Style(86, compact=True)))
    assert any("Pickaxe  +2 swords" in line and "point" not in line for line in narrow), "rather what it does"
    assert "Secret Tome buy 7 (7 points)" in " ".join(text_of(panels.reserve(view, SAY["en"], Style(120))))
    assert table.ask is not None
    tome = FACE.brief(view, ("buy", "secret_tome"), SAY["pl"])
    assert tome == "Tajemny wolumin (7) – 7 punktów."


def test_what_a_card_is_worth_is_told_beside_the_map_however_long_its_name_is() -> None:
    table = delve(room={0: 3}, row=["singing_sword", "scepter_of_the_ape_lord", "invoker_of_the_ancients"])
    for width in (30, 38, 60):
        told = " ".join(text_of(FACE.shelf(table.view(0), SAY["en"], Style(width, height=30))))
        assert [told.count(f"{points})") for points in ("2 points", "3 points", "1 point")] == [1, 1, 1]


def test_whoever_turns_up_a_secret_is_told_what_it_does() -> None:
    table = delve(room={0: 3})
    took = Took(0, "potion_of_swiftness")
    assert FACE.event(table.view(0), took, SAY["en"]) == "You turn up a secret: Potion of Swiftness. DRINK: +1 boot."
    assert FACE.event(table.view(1), took, SAY["en"]) == "Ala turns up a secret: Potion of Swiftness."


def test_the_score_says_on_what_terms_cards_count() -> None:
    table = delve(room={0: 3}, draw={0: ["dragons_eye"]})
    told = " ".join(text_of(FACE.score(table.view(0), SAY["en"], Style(120))))
    assert "Dragon's Eye at the end of the game: if you have a mastery token, 10 points." in told


def test_the_question_of_a_turn_goes_with_the_hand() -> None:
    def asked(table: Table) -> str:
        assert table.ask is not None
        return str(FACE.question(table.view(0), table.ask, SAY["en"]))

    assert asked(delve(hand={0: ["burgle", "stumble"]})).startswith("Your turn: play your cards (2 in hand)")
    assert asked(delve(room={0: 3}, boots=1)) == "Spend what is left, or end the turn."
    assert asked(delve(room={0: 3}, teleports=1)) == "You still have to teleport before the turn ends."
    assert asked(delve(room={0: 3}, teleports=1, boots=1)) == "Spend what is left."
    assert asked(delve(room={0: 3})) == "There is nothing more to do: end the turn."


def test_steps_name_their_price() -> None:
    table = delve(room={0: 14}, boots=2, swords=1)
    assert option(table, "move 18") == "move to room 18 (2 boots)"
    assert option(table, "move 19 1") == "move to room 19 (1 boot, 1 sword, 1 damage)"
    assert option(table, "move 19 0", "pl") == "idź do komnaty 19 (1 but, 2 obrażenia)"


def test_leaving_the_dungeon_is_called_so() -> None:
    table = delve(room={0: 2}, boots=1, teleports=1, tokens={0: ["artifact_5"]})
    assert option(table, "move 1") == "leave the dungeon (1 boot)"
    assert option(table, "teleport 1", "pl") == "teleportuj się na zewnątrz"


def test_a_card_asks_in_its_own_name() -> None:
    table = delve(hand={0: ["apothecary", "burgle", "stumble"]})
    answer(table, "play apothecary")
    assert table.ask is not None
    view = table.view(0)
    assert FACE.question(view, table.ask, SAY["en"]) == "Apothecary: Which card do you discard?"
    answer(table, "discard stumble")
    assert table.ask is not None
    assert [FACE.option(view, one, SAY["pl"]) for one in table.ask.options] == [
        "+3 miecze",
        "+2 złota",
        "wylecz 1 obrażenie",
    ]
    moves = Moves(FACE, view, table.ask)
    assert moves.readings(tokens("3 miecze"))[1] == [0]
    assert moves.readings(tokens("złota"))[1] == [1]


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("move 19 1", ["idź 19 1 miecz", "idz 19 1", "move 19 1 sword", "rusz 19 1"]),
        ("buy explore", ["kup zwiad", "buy explore", "zdobądź zwiad", "kup zw"]),
        ("fight goblin", ["walcz wszędobylski goblin", "walcz goblin", "bij gob", "fight goblin"]),
        ("drink potion_of_strength", ["wypij eliksir siły", "pij eliksir", "drink potion of strength"]),
        ("teleport 15", ["teleportuj 15", "teleport 15"]),
        ("end", ["koniec", "zakończ", "pas", "end", "done"]),
    ],
)
def test_natural_words_can_be_typed(line: str, typed: list[str]) -> None:
    table = delve(
        room={0: 14},
        boots=1,
        swords=2,
        skill=3,
        teleports=0 if line == "end" else 1,
        tokens={0: ["potion_of_strength"]},
    )
    assert table.ask is not None
    moves = Moves(FACE, table.view(0), table.ask)
    wanted = table.ask.options.index(table.ask.find(line) or ())
    for words in typed:
        assert moves.readings(tokens(words))[1] == [wanted], words


def test_an_artifact_can_be_called_by_its_value() -> None:
    table = delve(room={0: 16}, boots=1, artifacts={21: "artifact_7"})
    answer(table, "move 21")
    assert table.ask is not None
    moves = Moves(FACE, table.view(0), table.ask)
    for words in ("weź artefakt 7", "take artifact 7", "weź ankh", "bierz art 7"):
        assert moves.readings(tokens(words))[1] == [0], words


# -- what cannot be done


@pytest.mark.parametrize(
    ("line", "polish", "english", "rule"),
    [
        ("kup diuk", "Diuk: trzeba 5 sprawności, a masz 3.", "The Duke costs 5 skill, and you have 3.", "BRZ-056"),
        ("fight ogre", "Ogr: trzeba 3 mieczy, a masz 2.", "Ogre costs 3 swords, and you have 2.", "BRZ-064"),
        ("kup ogr", "Ogr to potwór: „walcz”.", "Ogre is a monster: “fight”.", "BRZ-054"),
        ("użyj skarb", "Skarbiec: tylko w podziemiach.", "The Vault: only in the depths.", "BRZ-233"),
        (
            "kup najemnik",
            "Najemnik: w rezerwie nic nie zostało.",
            "Mercenary: none are left in the reserve.",
            "BRZ-021",
        ),
        ("idź 4", "Komnata 4: brakuje 1 buta.", "Room 4: 1 boot short.", "BRZ-070"),
        ("go 7", "Komnata 7: pod strzałkę, tylko teleport.", "Room 7: against the arrow, teleport only.", "BRZ-076"),
        (
            "idź 30",
            "Z 3 nie ma korytarza do 30; jak dojść, mówi „droga 30”.",
            "No tunnel leads from 3 to 30; “way 30” tells how to get there.",
            "BRZ-070",
        ),
        ("idź 300", "Na tej planszy nie ma komnaty 300.", "This board has no room 300.", "BRZ-034"),
        (
            "koniec",
            "Najpierw zagraj całą rękę (2 karty): „zagraj wszystko”.",
            "First play your whole hand (2 cards): “play all”.",
            "BRZ-118",
        ),
    ],
)
def test_what_cannot_be_done_is_explained(line: str, polish: str, english: str, rule: str) -> None:
    table = delve(
        room={0: 3}, skill=3, swords=2, boots=1, hand={0: ["burgle", "stumble"]}, reserve={"mercenary": 0},
        row=["the_vault", "ogre", "the_duke", "orc_grunt", "sneak", "wizard"],
    )  # fmt: skip
    assert table.ask is not None
    moves = Moves(FACE, table.view(0), table.ask)
    dear = rule in ("BRZ-056", "BRZ-064") or line == "idź 4"
    unplayed = {lang: f" {SAY[lang]('unplayed', n=2)}" if dear else "" for lang in LANGS}
    assert refusal(moves, line, SAY["pl"]) == f"{polish} [{rule}]{unplayed['pl']}"
    assert refusal(moves, line, SAY["en"]) == f"{english} [{rule}]{unplayed['en']}"


def test_whoever_has_nothing_to_drink_is_told_so_once() -> None:
    table = delve()
    assert table.ask is not None
    moves = Moves(FACE, table.view(0), table.ask)
    assert refusal(moves, "drink my potion", SAY["en"]) == "You have nothing to drink. [BRZ-086]"


def test_with_an_artifact_in_hand_another_is_not_offered_and_that_is_said() -> None:
    table = delve(4, room={0: 17}, boots=1, tokens={0: ["artifact_7"]})
    answer(table, "move 18")
    view = table.view(0)
    told = [one.text for one in FACE.retold(view, view.events(), SAY["en"], Style())]
    assert told[-1] == (
        "Ring (5) lies here, but: You carry an artifact already and need a backpack for another. [BRZ-092]"
    )


def test_what_a_turn_leaves_unused_is_remarked_if_there_was_a_use_for_it() -> None:
    table = delve(room={0: 2}, boots=1, skill=2, swords=1, tokens={0: ["artifact_7"]}, row=[])
    assert table.ask is not None
    assert FACE.remark(table.view(0), table.ask, ("end",), SAY["en"]) == (
        "Left unused: 2 skill, 1 boot. With the artifact you could have left."
    )
    assert FACE.remark(table.view(0), table.ask, ("move", 3), SAY["en"]) == ""


@pytest.mark.parametrize("line", ["", "xyz", "kup", "kup zzz", "idź gdzieś"])
def test_what_is_not_understood_is_not_explained(line: str) -> None:
    table = delve(room={0: 3}, skill=3, hand={0: ["burgle"]})
    assert table.ask is not None
    assert refusal(Moves(FACE, table.view(0), table.ask), line, SAY["en"]) is None


# -- playing the whole hand


def test_play_all_plays_in_order_what_asks_nothing() -> None:
    table = delve(hand={0: ["burgle", "wand_of_wind", "stumble", "explore"]})
    played = []
    while table.ask is not None and (chosen := play_all(table.view(0), table.ask)) is not None:
        played.append(chosen[1])
        table.answer(chosen)
    assert played == ["burgle", "stumble", "explore"]
    assert list(table.view(0).hand) == ["wand_of_wind"]


def test_play_all_begins_with_what_lets_one_discard_and_does_not_keep_it_when_nothing_is_left() -> None:
    table = delve(hand={0: ["burgle", "sleight_of_hand", "stumble"]})
    assert table.ask is not None
    assert play_all(table.view(0), table.ask) == ("play", "sleight_of_hand")
    answer(table, "play sleight_of_hand")
    assert table.ask.topic == "discard" and play_all(table.view(0), table.ask) is None
    alone = delve(hand={0: ["sleight_of_hand"]})
    assert alone.ask is not None
    wasted = ("play", "sleight_of_hand")
    assert play_all(alone.view(0), alone.ask) == FACE.forced(alone.view(0), alone.ask) == wasted
    assert FACE.remark(alone.view(0), alone.ask, wasted, SAY["en"]).startswith("Sleight of Hand: there is nothing")
    useful = delve(hand={0: ["burgle"]})
    assert useful.ask is not None and FACE.forced(useful.view(0), useful.ask) is None


def test_play_all_goes_on_with_cards_drawn_and_stops_at_a_question() -> None:
    table = delve(hand={0: ["bracers_of_agility"]}, draw={0: ["burgle", "wand_of_wind"]})
    while table.ask is not None and (chosen := play_all(table.view(0), table.ask)) is not None:
        table.answer(chosen)
    assert list(table.view(0).hand) == ["wand_of_wind"]
    answer(delve(hand={0: ["apothecary", "burgle", "stumble"]}), "play apothecary")


def test_play_all_answers_no_other_question() -> None:
    table = delve(hand={0: ["apothecary", "burgle", "stumble"]})
    answer(table, "play apothecary")
    assert table.ask is not None
    assert table.ask.topic == "discard"
    assert play_all(table.view(0), table.ask) is None


# -- what happened


def test_a_plain_screen_tells_what_is_new_in_the_row() -> None:
    table = delve()
    view = table.view(0)
    lying = view.row[0]
    happened = [Revealed((lying,)), Revealed(("no_longer_there",))]
    told = [one.text for one in FACE.retold(view, happened, SAY["en"], Style(unicode=False))]
    assert told == [f"New in the dungeon row: {view.pieces[lying].name.en}."]
    assert not FACE.retold(view, happened, SAY["en"], Style())


def test_on_a_plain_screen_texts_of_the_row_stand_in_a_column_of_their_own() -> None:
    lines = text_of(panels.row(delve().view(0), SAY["en"], Style(60, unicode=False)))
    heads = [line for line in lines[1:] if line[2:].strip() and line[2] != " "]
    column = max(line.rfind("  ") for line in heads) + 2
    rest = [line for line in lines[1:] if line not in heads]
    assert rest and all(line.startswith(" " * column) and line[column] != " " for line in rest)
    assert max(map(len, lines)) < 60


LOOT = ["chalice", "monkey_idol", "artifact_5", "crown_10"]


def test_what_is_carried_is_told_with_artifacts_first() -> None:
    table = delve(tokens={0: LOOT})
    assert tokens_of(table.view(0), LOOT, SAY["en"]) == ["Ring (5)", "Crown of 10", "Chalice", "Monkey Idol"]


@pytest.mark.parametrize("width", [40, 72, 86, 140])
def test_ones_own_things_are_all_told_however_short_the_room_is(width: int) -> None:
    view = delve(tokens={0: LOOT}).view(0)
    lines = text_of(players(view, SAY["en"], Style(width, compact=True)))
    own = " ".join(lines[:-1])
    assert all(thing in " ".join(own.split()) for thing in tokens_of(view, LOOT, SAY["en"]))
    assert len(lines) == 2 or width < 140, "beside the rest where there is room"
    assert "in the bag 0" in own or width < 140


def test_of_a_rivals_things_artifacts_are_told_and_the_others_counted() -> None:
    view = delve(tokens={1: LOOT}).view(0)
    told = {
        width: text_of(players(view, SAY["en"], Style(width, compact=True)))[1].partition("Clank! 0")[2]
        for width in (130, 90, 72, 64)
    }
    assert told[130] == " · in the bag 0 · Ring (5), Crown of 10, Chalice, Monkey Idol"
    assert told[90] == " (bag 0) · Ring (5), Crown of 10 + 2 things"
    assert told[72] == " (bag 0) · Ring (5) + 3 things"
    assert told[64] == " · ♦5 + 3 things"


def test_an_attack_is_told_cube_by_cube() -> None:
    table = delve(3)
    view = table.view(2)
    attack = Attack((3, 1, 1, 3, 0))
    assert FACE.event(view, attack, SAY["en"]) == (
        "The dragon attacks and draws 5 cubes: black, Bolek, Bolek, black, Ala. Health: Ala −1, Bolek −2."
    )
    assert FACE.event(view, attack, SAY["pl"]) == (
        "Smok atakuje i losuje 5 kostek: czarna, Bolek, Bolek, czarna, Ala. Zdrowie: Ala −1, Bolek −2."
    )
    assert FACE.event(table.view(1), attack, SAY["pl"]) == (
        "Smok atakuje i losuje 5 kostek: czarna, ty, ty, czarna, Ala. Tracisz 2 punkty zdrowia! Zdrowie: Ala −1."
    )
    assert "Nobody is hurt" in str(FACE.event(view, Attack((3, 3)), SAY["en"]))
    assert "bag is empty" in str(FACE.event(view, Attack(()), SAY["en"]))


def test_cubes_of_those_who_are_out_hurt_nobody() -> None:
    found = False
    for seed in range(30):
        *_, table = random_table(seed)
        view = table.view(0)
        gone = [
            place
            for place, event in enumerate(view.events())
            if getattr(event, "seat", None) == 0 and isinstance(event, Left | KnockedOut)
        ]
        for event in view.events()[gone[0] :] if gone else ():
            if isinstance(event, Attack) and 0 in event.cubes:
                found = True
                assert "You lose" not in str(FACE.event(view, event, SAY["en"]))
    assert found


def test_cards_played_in_a_row_are_told_together() -> None:
    events = [
        Turn(0),
        Played(0, "burgle"),
        Played(0, "stumble"),
        Clank(0, 1),
        Played(0, "stumble"),
        Clank(0, 1),
        Acquired(0, "explore"),
        Played(0, "burgle"),
        Played(1, "burgle"),
    ]
    assert gather(events) == [
        Turn(0),
        Plays(0, ("burgle", "stumble", "stumble")),
        Clank(0, 2),
        Acquired(0, "explore"),
        Plays(0, ("burgle",)),
        Plays(1, ("burgle",)),
    ]
    table = delve()
    assert FACE.event(table.view(0), gather(events)[1], SAY["pl"]) == "Zagrywasz: Włam, Potknięcie ×2."
    assert FACE.event(table.view(1), gather(events)[1], SAY["pl"]) == "Ala zagrywa: Włam, Potknięcie ×2."


def test_nothing_is_lost_by_telling_things_together() -> None:
    """Whatever is gathered, every card and every cube is still told of."""
    *_, table = random_table(5)
    events = table.view(0).events()
    together = gather(events)
    assert len(together) < len(events)

    def sums(told_events: list[Event]) -> tuple[Any, ...]:
        cards = [event.card for event in told_events if isinstance(event, Played)]
        cards += [card for event in told_events if isinstance(event, Plays) for card in event.cards]
        cubes = sum(event.n for event in told_events if isinstance(event, Clank))
        plays = ("played", "plays", "clank", "gold", "hush", "healed")
        others = [event for event in told_events if event.kind not in plays]
        return sorted(cards), cubes, others

    assert sums(together) == sums(events)


def test_what_is_drawn_is_told_to_nobody_else() -> None:
    table = delve(hand={0: ["bracers_of_agility"]}, draw={0: ["burgle", "stumble"]})
    answer(table, "play bracers_of_agility")
    assert "You draw: Burgle, Stumble." in told(table)
    assert not any("Burgle" in line for line in told(table, seat=1))


# -- cards and the table


@pytest.mark.parametrize(
    ("text", "polish"),
    [
        ("+1 ⟦skill⟧, +2 ⟦boot⟧.", "+1 sprawność, +2 buty."),
        ("+5 ⟦gold⟧, +22 ⟦sword⟧", "+5 złota, +22 miecze"),
        ("−2 ⟦clank⟧.", "−2 Brzdęk!"),
        ("za każde 5 ⟦gold⟧", "za każde 5 złota"),
        ("⟦unheard_of⟧", "unheard of"),
    ],
)
def test_icons_take_the_form_that_their_number_asks_for(text: str, polish: str) -> None:
    assert drawn(text, SAY["pl"]) == polish


def test_every_icon_of_every_card_has_a_word() -> None:
    icons = {
        icon
        for card in catalog("brzdek").cards.values()
        for lang in LANGS
        for icon in re.findall(r"⟦(\w+)⟧", card.text(lang) + " ".join(card.notes(lang)))
    }
    assert icons
    assert [icon for icon in icons if not SAY["pl"].knows(f"icon.{icon}")] == []


def test_what_one_can_pay_for_is_marked() -> None:
    table = delve(
        room={0: 3},
        skill=3,
        swords=2,
        row=["ladder", "ogre", "the_duke", "orc_grunt", "sneak", "wizard"],
    )
    lines = text_of(FACE.board(table.view(0), SAY["en"], Style(120)))
    marked = [line[11:20].strip() for line in lines if line.startswith("✓")]
    assert marked == ["Ladder", "Orc Grunt", "Sneak"]
    reserve = next(line for line in lines if line.startswith("Reserve"))
    assert "✓Mercenary" in reserve
    assert "✓Goblin" in reserve
    assert "✓Secret Tome" not in reserve


def test_a_card_that_may_not_be_had_here_is_not_marked() -> None:
    row = ["the_vault", "ladder", "ladder", "dead_run", "sneak", "sneak"]
    above = text_of(FACE.board(delve(room={0: 3}, skill=3, row=row).view(0), SAY["en"], Style(120)))
    below = text_of(FACE.board(delve(room={0: 26}, skill=3, row=row).view(0), SAY["en"], Style(120)))
    assert any(line.startswith("  use 3    The Vault (dragon, depths)") for line in above)
    assert any(line.startswith("✓ use 3    The Vault (dragon, depths)") for line in below)


def test_the_market_is_shown_where_one_stands_in_it() -> None:
    def sold(room: int) -> bool:
        lines = text_of(FACE.board(delve(room={0: room}).view(0), SAY["en"], Style(120)))
        return any(line.startswith("Market (any good 7 gold): Master Key ×2") for line in lines)

    assert sold(26)
    assert not sold(3)


def test_the_deck_tells_ones_own_cards_and_of_others_only_what_was_open() -> None:
    table = delve(
        hand={0: ["burgle"], 1: ["sneak", "burgle"]},
        draw={0: ["stumble", "burgle"], 1: ["explore"]},
        discard={0: ["wizard"]},
    )
    assert look(table, "deck") == [
        "Hand (1)", "  1 × Burgle", "Played (0)",
        "Deck (2), order unknown", "  1 × Burgle", "  1 × Stumble", "Discard pile (1)", "  1 × Wizard",
    ]  # fmt: skip
    assert look(table, "deck", "bol") == [
        "Bolek: 3 cards in all", "  2 in hand, 1 in the deck, 0 discarded",
        "  1 × Burgle", "  1 × Explore", "  1 × Sneak",
    ]  # fmt: skip
    assert look(table, "deck", "zzz") == ["There is no player “zzz”."]


def test_the_bag_and_its_odds() -> None:
    table = delve(black=2, bag={0: 1, 1: 1}, clank={0: 1}, rage=1, damage={1: 9})
    assert look(table, "bag") == [
        "Dragon bag (4 cubes): black 2, Ala 1, Bolek 1",
        "In the Clank! area, for the bag at an attack: Ala 1, Bolek 0",
        "The next attack: 2 of 5 cubes.",
        "  Ala: 70% to be hit, 0.8 damage on average",
        "  Bolek: 40% to be hit, 0.4 damage on average, 40% to be knocked out",
    ]


@pytest.mark.parametrize(("own", "total", "draws"), [(0, 5, 2), (3, 3, 3), (4, 20, 5), (1, 24, 4), (0, 0, 0)])
def test_the_odds_add_up(own: int, total: int, draws: int) -> None:
    odds = hits(own, total, draws)
    assert sum(odds) == pytest.approx(1)
    if total:
        assert sum(hit * chance for hit, chance in enumerate(odds)) == pytest.approx(draws * own / total)


# -- points


def test_points_by_source_in_the_order_of_the_count() -> None:
    table = delve(
        tokens={0: ["artifact_20", "master_key", "dragon_egg", "monkey_idol"]},
        gold={0: 4},
        discard={0: ["secret_tome"]},
        room={0: 3},
    )
    lines = text_of(FACE.score(table.view(0), SAY["en"], Style(80)))
    rows = [line.split() for line in lines[2:9]]
    assert rows == [
        ["artifacts", "20", "0"],
        ["mastery", "tokens", "0", "0"],
        ["market", "goods", "5", "0"],
        ["other", "tokens", "8", "0"],
        ["gold", "4", "0"],
        ["cards", "7", "0"],
        ["total", "44", "0"],
    ]
    plain = text_of(FACE.score(table.view(0), SAY["pl"], Style(80, unicode=False)))
    assert plain[1] == "Ala: artefakty 20, towary z kramu 5, inne żetony 8, złoto 4, karty 7, razem 44"


def test_who_stays_in_the_dungeon_gets_nothing() -> None:
    table = delve(gold={0: 9, 1: 30}, out={1: "lost"})
    lines = text_of(FACE.score(table.view(0), SAY["en"], Style(80)))
    assert lines[8].split() == ["total", "9", "0"]
    told = " ".join(line.strip() for line in lines[9:11])
    assert told == "Bolek: no points, having no artifact or being knocked out in the depths (30 otherwise)."


# -- in the shell


def test_a_hand_is_played_and_the_game_looked_at_from_the_prompt(run: Any) -> None:
    script = "\n".join(
        ["zagraj wszystko", "gdzie", "droga wyjście", "mapa", "talia", "sakwa", "kram", "pula", "wynik", "koniec"]
    )
    ran = run(
        "play", "brzdek", "--players", "2", "--seat", "Ola", "--bots", "random", "--seed", "4", "--plain",
        "--option", "first=0", "--script", "-", stdin=script + "\n",
    )  # fmt: skip
    assert ran.code == 0
    assert "Zagrywasz: " in ran.out
    assert "O krok dalej:" in ran.out
    assert "Komnata 1 (na zewnątrz) – ty, Ala. Przejścia: 2." in ran.out
    assert "Smocza sakwa (24 kostki): czarne 24" in ran.out


def test_a_macro_that_can_do_nothing_says_so(run: Any) -> None:
    ran = run(
        "play", "brzdek", "--players", "2", "--seat", "Ola", "--bots", "random", "--seed", "4", "--plain",
        "--option", "first=0", "--lang", "en", "--script", "-", stdin="end\nplay all\nplay all\n",
    )  # fmt: skip
    assert ran.code == 1
    assert "line 1: First play your whole hand (5 cards): “play all”." in ran.out
    assert "You have no cards left in hand" in ran.out


def test_completion_offers_macros_and_what_looks_take() -> None:
    table = delve(hand={0: ["burgle", "stumble"]}, artifacts={31: "artifact_20"})
    assert table.ask is not None
    own = [own_command("macro0", FACE.macros[0]), own_command("look0", FACE.looks[2], "any")]
    offers = FACE.looks[2].offers
    assert offers is not None
    completer = Completer(
        Moves(FACE, table.view(0), table.ask),
        Commands((*SHELL_COMMANDS, *own)),
        "pl",
        lambda command: offers(table.view(0), "pl"),
    )
    assert [(offer.text, offer.back) for offer in completer.offers("zagraj w")] == [("Włam", 1), ("wszystko", 1)]
    assert "all" in [offer.text for offer in completer.offers("play ")]
    assert [offer.text for offer in completer.offers("droga art")] == ["artefakt 20"]
    assert "zagraj wszystko" in [offer.text for offer in completer.offers("za")]


@pytest.mark.parametrize("line", ["zagraj wszystko", "ZAGRAJ wszystko", "zag wsz", "play all", "pl al"])
def test_a_command_of_several_words_is_recognised(line: str) -> None:
    table = delve(hand={0: ["burgle", "stumble"]})
    assert table.ask is not None
    command = own_command("macro0", FACE.macros[0])
    moves = Moves(FACE, table.view(0), table.ask)
    assert read(line, moves, Commands((*SHELL_COMMANDS, command)), "pl", Style()) == Do(command, "")


def test_the_first_word_of_a_macro_alone_is_still_a_move() -> None:
    table = delve(hand={0: ["burgle"]})
    assert table.ask is not None
    commands = Commands((*SHELL_COMMANDS, own_command("macro0", FACE.macros[0])))
    moves = Moves(FACE, table.view(0), table.ask)
    assert read("zagraj", moves, commands, "pl", Style()) == Pick(("play", "burgle"))


@pytest.mark.parametrize("style", [Style(120), Style(80), Style(80, compact=True), Style(80, compact=True, whole=True)])
def test_equal_cards_of_the_row_are_one_and_no_text_is_cut(style: Style) -> None:
    table = delve(room={0: 3}, row=["watcher", "search", "watcher", "wizard", "ladder", "the_duke"])
    told = text_of(panels.row(table.view(0), SAY["en"], style))
    assert sum("Watcher" in line for line in told) == 1
    assert any("Watcher ×2" in line for line in told)
    assert not any("…" in line for line in told)
    assert all(len(line) < style.width for line in told)
    whole = " ".join(" ".join(told).split())
    if not style.compact or style.whole:
        assert "DEFEAT: +3 gold. Each other player gets +1 Clank!" in whole
        assert "“row”" not in whole
    else:
        assert "“row”" in whole, "where the texts are"
