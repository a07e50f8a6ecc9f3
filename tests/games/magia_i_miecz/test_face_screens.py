"""Screens of Magia i Miecz: the board in each size, sheets, odds, ways, fights step by step, turns in one line."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from brzdek.core.ask import Ask
from brzdek.core.drawing import Style, text_of
from brzdek.core.effects.slots import sentences
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.sheets import draft_lines
from brzdek.games.magia_i_miecz.face.ways import chances
from brzdek.games.magia_i_miecz.rules import events
from brzdek.shell.answering.why import refusal
from brzdek.shell.reading.moves import Moves
from brzdek.shell.sitting.peace import Peace
from tests.games.magia_i_miecz.staged import Folk, play, staged, world
from tests.support import rulebook, seat_down

FACE = rulebook("magia_i_miecz").face
SAY = {"pl": FACE.say("pl"), "en": FACE.say("en")}
DRAGON, WOLF = 7, 2
"""Strength of the cards."""


def screen(table: Table, style: Style, lang: str = "pl", seat: int | None = 0) -> list[str]:
    return text_of(FACE.board(table.view(seat), SAY[lang], style))


def look(table: Table, word: str, rest: str = "", lang: str = "en", width: int = 200) -> list[str]:
    chosen = next(one for one in FACE.looks if word in one.names.en.split("|"))
    return text_of(chosen.show(table.view(0), rest, SAY[lang], Style(width)))


def news(table: Table, seat: int = 0, lang: str = "pl") -> list[str]:
    view = table.view(seat)
    return [one.text for one in FACE.retold(view, view.events(), SAY[lang], Style())]


def adventure(**more: Any) -> Table:
    """Ala in the Village with a sword; Bolek in the Ruins, where a dragon and a wolf lie."""
    people: Folk = {0: {"space": "wioska", "owns": ["miecz"]}, 1: {"space": "ruiny"}}
    return staged(people=people, lying={"ruiny": ["smok", "wilk"], "las": ["miecz"]}, gold_on={"pola_1": 2}, **more)


# -- the board


def test_at_80_columns_a_cell_has_a_name_and_a_line_of_signs() -> None:
    lines = screen(adventure(), Style(80))
    assert lines[0].startswith("│Wioska    │Pola 1    │Cmentarz  │Puszcza 1 │Strażnik ≈│Wzgórza 1 │Kapliczka │")
    assert lines[1].startswith("│@         │$2        │")
    assert lines[5].startswith("│▪1        │")
    assert lines[8].startswith("│Ruiny     │")
    assert lines[9].startswith("│B ▪2!     │")
    assert lines[14].startswith("Tu: Wioska · ")
    assert any(line.startswith("@ ") and "Wytrz. 4/4" in line for line in lines[15:])
    assert any(" B Bolek: " in line for line in lines[15:])


def test_on_a_low_screen_a_row_is_a_line() -> None:
    lines = screen(adventure(), Style(80, compact=True))
    assert lines[0].startswith("│Wioska   @│Pola 1  $2│")
    assert lines[4].startswith("│RuinyB ▪2!│")
    assert lines[7].startswith("Tu: Wioska")
    assert len(lines) <= 12


def test_at_120_columns_cells_say_what_lies_there() -> None:
    lines = screen(adventure(), Style(120), "en")
    assert lines[0].startswith("│Village        │Fields 1       │")
    assert lines[1].startswith("│@              │$2 draw 1      │")
    assert lines[5].startswith("│▪1 Sword       │")
    assert lines[9].startswith("│B ▪2! Dragon…  │")
    assert lines[14].startswith("Here: Village")


@pytest.mark.parametrize("style", [Style(60), Style(80, unicode=False)])
def test_plain_and_narrow_screens_get_a_list(style: Style) -> None:
    lines = " ".join(" ".join(screen(adventure(), style)).split())
    assert "Kraina Zewnętrzna – Wioska: @" in lines
    assert "Ruiny: B, Smok S7, Wilk S2" in lines
    assert "│" not in lines


def test_pawns_with_the_same_letter_are_numbers() -> None:
    table = staged(players=2)
    world(table).names = ("Ala", "Adam")
    assert screen(table, Style(80), seat=None)[1].startswith("│12")


# -- looks


def test_a_sheet_names_things_with_what_they_do() -> None:
    table = adventure()
    lines = look(table, "sheet")
    assert any("Things: Sword" in line for line in lines)
    assert any(line.strip().startswith("• Sword: ") for line in lines)
    assert look(table, "sheet", "bol")[0].startswith("Bolek: ")
    assert look(table, "sheet", "nobody") == ["There is no such player."]


def test_a_carrier_stands_with_its_load() -> None:
    table = staged(people={0: {"space": "wioska", "owns": ["mul"], "load": {"mul": ["mapa"]}}})
    assert any(line.endswith("Mule[Map]") for line in screen(table, Style(80), "en"))


def test_a_space_is_told_with_its_cards() -> None:
    table = adventure()
    lines = look(table, "look", "ruins")
    assert lines[0] == "Ruins – Outer Region, draw 0 – what lies there counts"
    assert any(line.startswith("• Dragon S7") for line in lines)
    assert lines[-1] == "standing here: Bolek"
    assert look(table, "here")[0] == "Village – Outer Region"
    assert look(table, "look", "atlantis") == ["There is no such space."]


def shares(own: int, foe: int) -> tuple[int, int, int]:
    """Won, drawn, lost in percent, counted by hand."""
    falls = [own + mine - foe - theirs for mine, theirs in product(range(1, 7), repeat=2)]
    won, lost = sum(gap > 0 for gap in falls), sum(gap < 0 for gap in falls)
    return tuple(round(100 * part / 36) for part in (won, 36 - won - lost, lost))  # type: ignore[return-value]


def test_odds_count_all_falls_with_each_weapon() -> None:
    table = adventure()
    view = table.view(0)
    bare = view.adventurer(0).strength
    won, drawn, lost = shares(bare + 1, WOLF)
    assert look(table, "odds", "wolf")[:3] == [
        f"Wolf S2, melee: won {min(99, won)}%, drawn {drawn}%, lost {lost}%",
        f"  Sword: won {min(99, won)}%",
        f"  no weapon: won {shares(bare, WOLF)[0]}%",
    ]
    assert look(table, "odds", "dragon")[0].startswith(f"Dragon S7, melee: won {max(1, shares(bare + 1, DRAGON)[0])}%")
    assert look(table, "odds") == ["There is nobody to fight here."]


def test_where_tells_both_ways_and_the_bridge() -> None:
    table = adventure()
    assert look(table, "where", "1") == ["1 – Fields 1 (gold: 2); Fields 6"]
    [four] = look(table, "where", "4")
    assert four.startswith("4 – Sentinel; Ruins (Dragon S7 ")
    [six] = look(table, "where", "6")
    assert "over the bridge to Hills 3 (the Sentinel: " in six
    assert ", then 1 more – clockwise" in six
    assert len(look(table, "where")) == 6


def test_the_way_tells_distance_chances_and_obstacles() -> None:
    table = adventure()
    assert look(table, "way", "to the graveyard")[:2] == [
        "Graveyard: 2 spaces clockwise, 22 anticlockwise.",
        "A roll of 2 gets you there now.",
    ]
    crown = " ".join(look(table, "way", "to crown"))
    for part in (
        "The bridge (Sentinel): 4 clockwise, 20 anticlockwise",
        "the Sentinel, melee: won ",
        "2 dice",
        "Talisman",
    ):
        assert part in crown
    assert look(table, "way", "to the village") == ["You are there."]


def test_chances_are_those_of_going_for_it() -> None:
    assert chances(24, 2, 1)[0] == pytest.approx(1 / 6)
    assert chances(24, 12, 1)[0] == 0
    assert chances(24, 12, 1)[1] == pytest.approx(1 / 36), "only 6 and 6"
    assert chances(24, 1, 1)[1] == pytest.approx(1 / 6 + 5 / 6 / 6), "past it, one number leads back"


# -- what happened


def test_a_fight_is_told_step_by_step() -> None:
    people = {0: {"space": "wioska", "strength": 6}}
    table = staged("smok", people=people, dice=(1, 5, 2))
    play(table, "go pola_1")
    told = news(table)
    own = table.view(0).adventurer(0).strength
    begin = told.index("Dobierasz: Smok.")
    assert told[begin : begin + 5] == [
        "Dobierasz: Smok.",
        "Walczysz (walka wręcz): Smok S7.",
        f"Razem masz {own} + 5 = {own + 5}, przeciwnik 7 + 2 = 9.",
        "Wygrywasz walkę!",
        "Zatrzymujesz trofeum: Smok.",
    ]


def test_the_turn_of_another_is_a_line() -> None:
    people = {0: {"space": "wioska", "strength": 6}}
    table = staged("smok", people=people, dice=(1, 5, 2))
    play(table, "go pola_1")
    assert news(table, 1)[0] == "Ala: idzie: Pola 1, pokonuje: Smok S7"
    assert news(table, 1, "en")[0] == "Ala: goes to Fields 1, beats Dragon S7"


def test_a_find_is_told_by_what_it_brings() -> None:
    table = staged("dwa_mieszki_zlota", people={0: {"space": "wioska"}}, dice=(1,))
    play(table, "go pola_1", "take dwa_mieszki_zlota")
    assert news(table, 1)[0] == "Ala: idzie: Pola 1, +2 mz"
    assert "Zyskujesz 2 mieszki złota." in news(table)


def test_who_is_attacked_reads_of_it_in_the_second_person() -> None:
    people: Folk = {0: {"space": "wioska", "strength": 9}, 1: {"space": "pola_1"}}
    table = staged("smok", people=people, dice=(1, 6, 1))
    play(table, "go pola_1", "attack 1", "loot endurance", until="end")
    told = news(table, 1)
    assert "Ala atakuje cię (walka wręcz)." in told
    assert "Ala wygrywa z tobą walkę." in told
    assert "Tracisz 1 punkt Wytrzymałości!" in told


def test_who_may_answer_a_spell_reads_at_whom_it_is_aimed_and_what_it_does() -> None:
    people: Folk = {0: {"space": "wioska", "spells": ["oslabienie"]}, 1: {"spells": ["rozproszenie_magii"], "craft": 4}}
    table = staged(people=people)
    while table.ask is not None and table.ask.about[:1] != ("cast",):
        wanted = [option for option in table.ask.options if option[0] == "cast" or option == ("player", 1)]
        table.answer(wanted[0] if wanted and table.ask.seat == 0 else table.ask.options[0])
    assert table.ask is not None
    question = FACE.question(table.view(1), table.ask, SAY["en"])
    assert question.startswith("Ala casts: Weakness (target: you). ")
    assert question.endswith("Do you react?")


# -- questions that need not be put


def test_nothing_is_asked_where_only_things_could_be_put_down() -> None:
    go_on, drop, cast = ("go_on",), ("drop", "miecz.1"), ("cast", "wir.1")
    assert FACE.idle(Ask(0, "arrived", [go_on])) == go_on
    assert FACE.idle(Ask(0, "arrived", [go_on, drop])) == go_on
    assert FACE.idle(Ask(0, "arrived", [go_on, drop, cast])) is None
    assert FACE.idle(Ask(0, "end", [("end",), ("exchange", "strength")])) is None
    assert FACE.idle(Ask(0, "move", [("roll",), drop])) is None


@pytest.mark.parametrize(("people", "passed"), [([0], ("go_on",)), ([0, 1], None)])
def test_where_several_people_play_the_question_is_put_and_tells_nothing(people: list[int], passed: Any) -> None:
    session: Any = SimpleNamespace(face=FACE, people=people)
    assert Peace().passes(session, Ask(0, "arrived", [("go_on",), ("drop", "miecz.1")])) == passed


# -- why not


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("go city", "City is 12 spaces away, and you go exactly as far as you rolled: 3. [MIM-134]"),
        ("go oasis", "Oasis lies across the Storm River: the bridge, a raft or some help leads there. [MIM-182]"),
        (
            "go crypt",
            "Crypt lies in the Inner Region: the Portal of Power has to be opened first, and only a Talisman leads "
            "through the Valley of Fire. [MIM-197]",
        ),
        ("attack bolek", "Bolek is on another space. [MIM-209]"),
        (
            "drop sword",
            "Sword: things are put down before the roll, while exploring and at the end of the turn. [MIM-086]",
        ),
        ("build", "A raft is built with an axe by whoever begins a turn in the Forest or the Woods. [MIM-191]"),
    ],
)
def test_why_not(line: str, reason: str) -> None:
    table = adventure(dice=(3,))
    play(table, "roll", until="landing")
    assert table.ask is not None
    moves = Moves(FACE, table.view(0), table.ask)
    assert refusal(moves, line, SAY["en"]) == reason


def test_before_the_roll_nobody_walks() -> None:
    table = adventure()
    assert table.ask is not None
    moves = Moves(FACE, table.view(0), table.ask)
    far = "Miasto: za daleko na jeden ruch. Stąd jest 12 obszarów, a rzut to najwyżej 6. [MIM-134]"
    assert refusal(moves, "go city", SAY["pl"]) == far
    near = "Las: najpierw rzut na ruch. Stąd są 2 obszary, więc musi wypaść 2. [MIM-134]"
    assert refusal(moves, "go las", SAY["pl"]) == near
    assert refusal(moves, "drop sword", SAY["en"]) is None


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"casts": 0}, "Teleport: you may cast no more spells before your next turn. [MIM-115]"),
        ({"toad": 2}, "Teleport: a toad casts no spells. [MIM-299]"),
    ],
)
def test_why_a_spell_cannot_be_cast(more: dict[str, int], reason: str) -> None:
    table = staged(people={0: {"space": "wioska", "spells": ["teleportacja"]}})
    for name, value in more.items():
        setattr(world(table).adventurers[0], name, value)
    found = table.view(0).why_not(("cast", table.view(0).hand[0]))
    assert found is not None
    assert FACE.reason(table.view(0), found, SAY["en"]) == reason


# -- what a roll is for and brings, how far one goes, how it ends


def test_a_roll_says_what_it_is_for_and_that_it_brought_nothing() -> None:
    table = staged("cyklop", people={0: {"space": "wioska"}}, dice=(1, 6))
    play(table, "go pola_1")
    told = news(table)
    rolled = told.index("Rzucasz kością: 6 (Cyklop).")
    assert told[rolled + 1] == "Nic się nie dzieje."
    assert news(table, lang="en")[rolled : rolled + 2] == ["You roll the die: 6 (Cyclops).", "Nothing happens."]


@pytest.mark.parametrize("known", [True, False], ids=["whole turn", "from the middle of it"])
def test_what_another_does_after_a_fight_with_the_reader_is_told_after_it(known: bool) -> None:
    table = adventure()
    before = [events.TurnBegins(1, 1), events.Went(1, "wioska")] if known else []
    fight = [
        events.Fights(1, (0,), "melee"),
        events.Scored(1, 9, (0,), 7),
        events.FightEnds(1, (0,), "won"),
        events.Gave(0, 1, "miecz.1"),
        events.Took(1, "miecz.1"),
    ]
    view = table.view(0)
    told = FACE.retold(view, [*before, *fight], SAY["pl"], Style(), None if known else 1)
    assert [one.text for one in told] == [
        *(["Bolek: idzie: Wioska"] if known else []),
        "Bolek atakuje cię (walka wręcz).",
        "Masz 7; Bolek: 9.",
        "Bolek wygrywa z tobą walkę.",
        "Oddajesz graczowi Bolek: Miecz.",
        "Bolek: bierze: Miecz",
    ]


def test_a_turn_that_is_nothing_but_a_fight_with_the_reader_is_not_said_to_bring_nothing() -> None:
    happened = [events.TurnBegins(1, 1), events.Fights(1, (0,), "melee"), events.TurnBegins(0, 1)]
    told = FACE.retold(adventure().view(0), happened, SAY["pl"], Style())
    assert [one.text for one in told] == ["Bolek atakuje cię (walka wręcz)."]


def test_a_turn_that_ends_at_once_is_told() -> None:
    table = staged("burza", people={0: {"space": "wioska"}, 1: {"space": "krypta"}}, dice=(1,))
    play(table, "go pola_1")
    assert "W tej turze już nie idziesz ani nie badasz." in news(table)
    assert any("na tym kończy turę" in line for line in news(table, 1))


def test_the_question_says_how_far_one_goes_and_each_space_what_awaits_there() -> None:
    table = staged(people={0: {"space": "wioska"}}, dice=(2,), lying={"cmentarz": ["wilk"]})
    ask = table.ask
    assert ask is not None
    assert FACE.question(table.view(0), ask, SAY["pl"]) == "Idziesz o 2 obszary. Dokąd?"
    listed = {option[1]: FACE.brief(table.view(0), option, SAY["pl"]) for option in ask.options}
    assert listed["las"] == "Las – kostka (1: walka: Rozbójnik (Siła 4); 2–3: strata tury; 6: +1 M)"
    assert listed["cmentarz"].startswith("Cmentarz (Wilk S2) – ")
    assert all(len(text) <= 88 and "…" not in text for text in listed.values())


@pytest.mark.parametrize("size", [(80, 24), (60, 24)])
@pytest.mark.parametrize("seed", [1, 5, 9])
def test_the_draft_fits_a_low_screen(seed: int, size: tuple[int, int]) -> None:
    """Those one may ban, then one's own, each with what fits on two lines; nothing scrolls away."""
    from tests.shell.screens import seat_down, shown, written

    table = seat_down("magia_i_miecz", 3, seed=seed)
    first, second, *_ = shown(written(table, size, "pl", "1"), size)
    assert any(line.startswith("Postacie sąsiada") for line in first)
    assert any(line.startswith("Twoje postacie") for line in second)
    for lines in (first, second):
        assert sum(": Siła " in line for line in lines) >= 4
        assert not any(line.endswith("↑") for line in lines)


@pytest.mark.parametrize(("lang", "width"), [*product(("pl", "en"), (60, 80))])
def test_on_a_low_screen_no_ability_of_a_character_is_cut(lang: Lang, width: int) -> None:
    """What fits is told whole, how many more there are is told too, and how to read them."""
    view = seat_down("magia_i_miecz", 2).view(0)
    characters = [card for card in view.catalog.cards.values() if card.kind == "character"]
    for card in characters:
        head, *below = draft_lines(view, [card.id], SAY[lang], Style(width, compact=True))
        assert head.startswith(f"{card.name.to(lang)}: ") and 1 <= len(below) <= 2
        told = " ".join(line.strip() for line in below)
        whole = [ability for slot in card.slots(lang) for ability in sentences(slot.parts)]
        shown = [ability for ability in whole if ability in told]
        left = len(whole) - len(shown)
        note = SAY[lang]("draft.more", n=left) if shown else SAY[lang]("draft.many", n=left, card=card.name.to(lang))
        assert told.endswith(" ".join([*shown, *([note] if left else [])])), told


def test_the_title_of_a_low_draft_says_how_to_read_a_whole_character() -> None:
    table = seat_down("magia_i_miecz", 2)
    assert table.ask is not None and table.ask.topic == "ban"
    picture = text_of(FACE.picture(table.view(table.ask.seat), table.ask, SAY["en"], Style(80, compact=True)))
    first = picture[1].partition(":")[0]
    assert picture[0] == f"Your neighbour's characters – all of one: “card {first}”"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_first_screen_of_the_draft_is_short_and_the_status_too(lang: Lang) -> None:
    """Also where lines are only printed: five characters of the neighbour's, and none of one's own."""
    table = seat_down("magia_i_miecz", 2)
    assert table.ask is not None
    view = table.view(table.ask.seat)
    picture = FACE.picture(view, table.ask, SAY[lang], Style(80, unicode=False))
    assert len(picture) <= 1 + 5 * 3
    assert FACE.hand(view, SAY[lang], Style(80)) == []
    own = text_of(FACE.belongings(view, table.ask.seat, SAY[lang], Style(80)))
    assert len(own) == 6 and "“card " in own[0].replace("„karta ", "“card ")


def test_the_board_can_be_seen_before_anybody_stands_on_it() -> None:
    table = seat_down("magia_i_miecz", 2)
    view = table.view(0)
    drawn = text_of(FACE.empty_board(view, SAY["pl"], Style(80)))
    listed = " ".join(text_of(FACE.empty_board(view, SAY["en"], Style(80, unicode=False))))
    assert drawn[0].startswith("│Wioska") and len(drawn) == 14
    assert "Outer Region – " in listed and "Village" in listed


def test_a_price_does_not_hide_what_it_buys() -> None:
    view = adventure().view(0)
    options = [("use", "najemnik.1", "pay"), ("use", "szkatula.1", "discard")]
    said = [FACE.option(view, option, SAY["pl"]) for option in options]
    assert said[0] == "użyj: Najemnik (zapłać 1 mieszek złota), aby zyskać +3 do Siły do końca tury"
    assert said[1].startswith("użyj: Szkatuła (odrzuć tę kartę), aby rzucić kostką – 1–2: ")
    english = FACE.option(view, options[0], SAY["en"])
    assert english == "use: Mercenary (pay 1 bag of gold) to gain +3 Strength until the end of the turn"


def test_the_standing_says_how_many_cards_are_left_in_each_pile() -> None:
    table = adventure()
    game, view = world(table), table.view(0)
    told = {lang: " ".join(text_of(FACE.score(view, SAY[lang], Style(200)))[-1:]) for lang in SAY}
    sizes = [len(game.zone("deck", pile)) for pile in ("adventure", "dungeon", "abyss", "spells", "talismans")]
    assert told[
        "en"
    ] == "Cards left: Adventure deck {}, Dungeon deck {}, Abyss deck {}, spells {}, Talismans {}.".format(*sizes)
    assert told["pl"].startswith(f"Zostało kart: talia Przygód {sizes[0]}, talia Podziemi {sizes[1]}, ")


def test_whoever_asks_what_is_left_reads_the_whole_line() -> None:
    from brzdek.shell.sitting.session import Session
    from tests.shell.menagerie import Watched
    from tests.shell.screens import seat_down

    watched = Watched("how many cards are left in the deck", size=(60, 24))
    Session(seat_down("magia_i_miecz", 2), None, watched, "en").run()
    assert "Cards left: Adventure deck " in watched.seen and "Talismans 4." in watched.seen


def test_what_a_thing_does_is_said_briefly_where_it_is_offered() -> None:
    view = adventure().view(0)
    for card in view.catalog.cards.values():
        assert len(FACE.gist(view, ("loot", f"{card.id}.1"), 1, SAY["pl"])) <= 72


def test_whoever_chose_a_pair_sees_the_board() -> None:
    table = seat_down("magia_i_miecz", 2, seed=6)
    while table.ask is not None and table.ask.topic in ("ban", "pair"):
        assert screen(table, Style(80), seat=table.ask.seat) == []
        table.answer(table.ask.options[0])
    assert screen(table, Style(80))[0].startswith("│Wioska")


@pytest.mark.parametrize(
    ("standings", "told"), [((19, 22), "Ala – 9, Bolek – 12."), ((1, 0), "Ala – bez Poszukiwacza")]
)
def test_a_game_called_off_says_why_it_was_won(standings: tuple[int, ...], told: str) -> None:
    said = str(FACE.event(adventure().view(0), events.CalledOff(3, standings), SAY["pl"]))
    assert said.startswith("Czas minął (3 obiegi). Wygrywa, kto ma razem najwięcej Siły, Mocy i Wytrzymałości: ")
    assert told in said
    tied = str(FACE.event(adventure().view(0), events.CalledOff(1, (20, 20)), SAY["en"]))
    assert tied.startswith("Time is up (1 round).") and tied.endswith("The order of turns breaks the tie.")


def test_at_the_limit_of_rounds_the_result_tells_the_sums() -> None:
    table = staged(people={0: {"space": "wioska", "strength": 9}}, dice=(1,), options={"turn_limit": 1})
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(2)]
    table.play_out(bots)
    lines = text_of(FACE.score(table.view(0), SAY["pl"], Style(80)))
    assert lines[0] == "Wynik"
    assert lines[1].startswith("Czas minął (1 obieg). Wygrywa")
