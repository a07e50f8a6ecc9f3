"""What cannot be done is refused with the true reason, and what is said beside a move is not dropped."""

from __future__ import annotations

import io

import pytest

from brzdek.core.text import Lang
from brzdek.shell.display.screen import PlainScreen
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.sitting.session import Session
from tests.typed.listening import Given, Listener, listener
from tests.typed.positions import table_at


@pytest.mark.parametrize(
    ("position", "lang", "line", "reason"),
    [
        ("sabo_treasure", "pl", "odwrócony zakręt w prawo pod skarbem", "sąsiad na 7,-1 ma tam ścianę"),
        ("sabo_treasure", "pl", "zakręt w prawo pod celem na górze", "Z pola 8,-1 nie prowadzi żaden korytarz"),
        ("sabo_treasure", "en", "right curve under the treasure", "No corridor leads from 8,-1"),
        ("sabo_turning", "pl", "rozwidlenie pionowe obrócone na prawo od skrzyżowania 4,0", "sąsiad na 4,0"),
        ("sabo_turning", "en", "vertical fork turned to the right of the last crossing", "neighbour at 4,0"),
        ("sabo_turning", "pl", "skrzyżowanie w rzędzie 7", "Pole 4,7"),
        ("sabo_turning", "en", "crossing in row 7", "The cell 4,7"),
        ("typed_rockfall", "pl", "zawal start", "SAB-083"),
        ("typed_rockfall", "pl", "zasyp skarb", "SAB-083"),
        ("typed_rockfall", "en", "rockfall 8 0", "SAB-083"),
        ("typed_rockfall", "en", "peek at the start", "SAB-088"),
        ("typed_trash", "pl", "kup najemnika", "najpierw odpowiedz"),
        ("typed_guardian", "pl", "zostaję tu", "Tu trzeba coś wybrać"),
        ("typed_whiskers", "en", "end turn", "first answer this"),
        ("typed_rotation", "pl", "do góry nogami", "KAT-122"),
        ("typed_turning", "en", "90", "KAT-287"),
        ("typed_turning", "en", "leave it as it is", "KAT-287"),
        ("typed_unhurt", "en", "heal me", "nothing to heal"),
        ("heist_walk", "pl", "idź do wyjścia", "wpuszcza tylko artefakt"),
        ("typed_walk", "pl", "idź 2 3", "Z 8 nie ma korytarza do 2"),
        ("typed_walk", "pl", "idź do 8", "Już stoisz w komnacie 8"),
        ("again_reward", "en", "take the minor secret", "KAT-144"),
        ("walk_lame", "en", "go left", "Room 3: 1 boot short"),
        ("walk_lame", "pl", "kup archeologa", "nie ma tej karty w rzędzie"),
        ("walk_tired", "pl", "idź", "Grota cię wyczerpała"),
        ("walk_tired", "pl", "leć na 13", "za grotą"),
        ("walk_tired", "en", "why can't I go on", "exhausted"),
        ("walk_ways", "pl", "idź do 12 mieczem", "takiej drogi teraz nie ma"),
        ("typed_rockfall", "pl", "zakręt w prawo", "SAB-036"),
        ("delve_may", "pl", "idę do krypty", "najpierw odpowiedz"),
        ("again_walk", "pl", "zabij czychacza", "Czyhacz: trzeba"),
        ("mim_ban", "pl", "rzuć kostką", "MIM-018"),
        ("mim_ban", "pl", "weź najsilniejszego", "MIM-018"),
        ("mim_ban", "en", "go to the desert", "when everybody has chosen"),
        ("mim_pair", "pl", "atakuj Bolka", "MIM-019"),
        ("mim_move", "pl", "chcę kupić miecz", "Kupuje się, badając obszar Wioska, za 2 mz (masz 1)"),
        ("mim_move", "en", "use my talisman", "Talisman: you have no such card"),
        ("mim_move", "pl", "idź do podziemi", "nie leży żadne Wejście do Podziemi"),
        ("mim_move", "en", "go back", "then you choose which way to go"),
        ("mim_move", "pl", "idę do Bolka", "Cmentarz: najpierw rzut na ruch"),
        ("mim_move", "en", "walk over to Cela", "City is too far"),
        ("mim_move", "pl", "do Bolka", "Cmentarz: najpierw rzut na ruch"),
        ("magia_i_miecz_5", "pl", "idę do Ali", "Ala stoi tam, gdzie ty"),
        ("magia_i_miecz_5", "pl", "atakuj Alę", "innych spotyka się po zbadaniu"),
        ("magia_i_miecz_9", "pl", "koniec tury", "Najpierw bada się obszar"),
        ("mim_landing", "pl", "walcz", "Nie ma tu teraz z kim walczyć"),
        ("mim_village", "pl", "kup konia", "tego tu nie sprzedają"),
        ("mim_end", "pl", "zbadaj", "już zbadany"),
        ("mim_end", "en", "walk on", "You have moved"),
        ("mim_evade", "pl", "koniec tury", "Najpierw walka"),
        ("mim_react", "pl", "idę do miasta", "To nie twoja tura (teraz gra: Bolek)"),
        ("smoki_12", "pl", "weź łuskę", "nie leży żadna łuska"),
    ],
)
def test_a_refusal_says_truly_why(position: str, lang: Lang, line: str, reason: str) -> None:
    came = Listener(table_at(position), lang).hear(line)
    assert not came.move
    assert not came.offered
    assert reason in came.said


@pytest.mark.parametrize(
    ("position", "lang", "line", "reason"),
    [
        ("typed_sleight", "en", "neither", "You must choose one"),
        ("typed_trash", "pl", "nic nie usuwaj", "Tu trzeba coś wybrać"),
    ],
)
def test_who_declines_what_must_be_chosen_may_take_back_what_led_there(
    position: str, lang: Lang, line: str, reason: str
) -> None:
    came = Listener(table_at(position), lang).hear(line)
    assert (came.move, came.offered) == ("", "do undo")
    assert reason in came.said


@pytest.mark.parametrize(
    ("position", "line", "others"),
    [
        ("typed_walk", "kup zwiad i skończ turę", ["skończ turę"]),
        ("typed_walk", "kup zwiad, koniec", ["koniec"]),
        ("typed_walk", "kup zwiad i najemnika", ["kup najemnika"]),
        ("typed_walk", "idź 3 8", ["idź 8"]),
        ("heist_walk", "idź do 16", ["idź 16"]),
        ("walk_home", "wychodzę", ["idź 2", "idź 1"]),
        ("walk_home", "krok w stronę wyjścia", []),
        ("walk_deep", "idź najdalej jak się da w stronę wyjścia", ["idź 8"]),
        ("walk_start", "idę dwa razy w prawo", ["idę w prawo"]),
        ("walk_start", "do 3", ["idź 3"]),
    ],
)
def test_the_other_parts_of_a_line_wait(position: str, line: str, others: list[str]) -> None:
    at = listener(position, "pl")
    assert at.hear(line).move
    assert [at.talk.waiting(at.ask.seat) for _ in others] == others
    assert at.talk.waiting(at.ask.seat) is None


def test_what_follows_a_command_waits() -> None:
    at = Listener(table_at("walk_lame"), "pl")
    assert at.hear("zagraj wszystko, potem idź do wyjścia").command.startswith("macro")
    assert at.talk.waiting(at.ask.seat) == "idź do wyjścia"


def typed(position: str, *lines: str) -> tuple[int, str]:
    """How many answers more there are after these lines, and what was written."""
    table, out = table_at(position), io.StringIO()
    before = len(table.journal)
    Session(table, None, PlainScreen(out, [f"{line}\n" for line in lines], live=False), "en").run()
    return len(table.journal) - before, out.getvalue()


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("delve_place_turn", "en", "what is in room 8?", "on the tile to be placed: healing"),
        ("walk_deep", "en", "where does room 3 lead", "Ways out: 2, 4"),
        ("walk_deep", "en", "can I reach an artifact this turn?", "Yes, this turn – artifact: 2 boots. 18 → 17 → 23"),
        ("walk_start", "en", "can I reach an artifact this turn?", "Not this turn – artifact: you have 2 boots."),
        ("walk_deep", "pl", "jak wrócić na powierzchnię", "18 → 13"),
        ("walk_deep", "pl", "co zrobi smok teraz?", "karta z symbolem smoka"),
        ("walk_home", "en", "can I go there", "In reach (4 boots"),
    ],
)
def test_questions_about_going_are_answered(position: str, lang: Lang, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move
    assert told in came.unbroken


@pytest.mark.parametrize(("lines", "answers"), [(["go on"], 3), (["end turn", "go on"], 3), (["go 8", "go on"], 3)])
def test_a_way_on_which_something_was_found_is_taken_up_again(lines: list[str], answers: int) -> None:
    assert typed("walk_home", "go to 18", "take it", *lines)[0] == answers


@pytest.mark.parametrize(
    ("line", "fewer"), [("undo 3 moves", 3), ("undo twice", 2), ("cofnij 2", 2), ("undo my last move", 1)]
)
def test_several_moves_are_taken_back(line: str, fewer: int) -> None:
    assert typed("typed_walk", line)[0] == -fewer


def test_no_more_moves_are_taken_back_than_there_are() -> None:
    more, said = typed("typed_rockfall", "undo 99")
    assert more == 0
    assert "can be taken back" in said


def test_a_choice_of_which_nothing_is_told_is_confirmed() -> None:
    assert "Chosen: discard Stumble." not in typed("typed_sleight", "discard stumble")[1]  # the log says so
    assert "Chosen: " in typed("typed_shrine", "thin my deck")[1]


def test_caves_that_are_lifted_are_no_stops() -> None:
    purse = listener("typed_walk", "pl").view(0).purse
    from brzdek.games.brzdek.view.ways import way

    view = listener("typed_walk", "pl").view(0)
    path = way(view, [26], key=False)
    assert path is not None
    assert path.stops
    assert path.stops_with(purse._replace(caves_lifted=False)) == list(path.stops)
    assert path.stops_with(purse._replace(caves_lifted=True, boots=9)) == []


@pytest.mark.parametrize(
    ("line", "card"), [("ta czwarta", "stumble"), ("ten drugi", "burgle"), ("ta ostatnia", "pickaxe")]
)
def test_one_of_a_long_list_is_meant_by_its_place(line: str, card: str) -> None:
    assert listener("again_trash", "pl").hear(line).offered == f"trash {card}"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("last one", "place 270"),
        ("the second rotation", "place 90"),
        ("ten pierwszy", "place 0"),
        ("the ninth", ""),
    ],
)
def test_what_a_question_asks_about_is_meant_by_its_place_though_there_are_other_moves(line: str, move: str) -> None:
    assert Listener(table_at("delve_place"), "en").hear(line).move == move


def test_the_second_of_a_few_that_were_listed_is_not_the_one_that_bears_a_two() -> None:
    at = Listener(table_at("mim_landing"), "pl")
    at.hear("na pola")
    with pytest.raises(Given, match="pola_6"):
        at.talk.hear("te drugie", at.ask, at.moves)


def test_what_is_folly_is_never_offered_as_the_nearest_thing() -> None:
    """The bridge, where the Sentinel cannot be beaten; the way along the ring may be offered."""
    at = Listener(table_at("mim_landing"), "pl")
    for option, offered in ((("cross", "cw", 4), False), (("go", "pola_2"), True)):
        at.talk.forget()
        at.talk.offer(Pick(option), at.moves, "did_you_mean", "?")
        assert (at.talk.offered is not None) is offered
