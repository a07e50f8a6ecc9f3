"""Lines that go on with what was said before, and lines that say a command among other things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.shell.reading import several
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.questions import Asked, asked
from brzdek.shell.sitting.session import Session
from tests.shell.conftest import Recording
from tests.shell.menagerie import Watched, table, watch
from tests.typed.listening import Given, Listener
from tests.typed.positions import table_at


def sit(position: str, lang: Any, *lines: str) -> tuple[Session, str]:
    """Somebody who types these lines in a position; the session as it was left, and what was written."""
    at = table_at(position)
    assert at.ask is not None
    screen = Watched(*lines, size=(200, 60))
    session = Session(at, None, screen, lang)
    session.at = at.ask.seat
    session.run()
    return session, max((seen for _, seen in screen.shots), key=len)


@pytest.mark.parametrize("line", ["zapisz i wyjdź", "save and quit", "zapisz grę i wyjdź", "save the game, then quit"])
def test_who_saves_and_leaves_writes_no_file_of_that_name(
    line: str, tmp_path: Path, recorder: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    at = table("Ola", "Jan=steady", turns=12)
    seen = watch(at, line, "nonsense", record=recorder(tmp_path / "a.partia", at)).seen
    assert "Gra zapisuje się sama" in seen
    assert "nonsense" not in seen
    assert [file.name for file in tmp_path.iterdir()] == ["a.partia"]


def test_a_file_may_still_be_called_by_several_words_if_that_is_meant(
    tmp_path: Path, recorder: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    at = table("Ola", "Jan=steady", turns=12)
    seen = watch(at, "zapisz nasza partia", "", record=recorder(tmp_path / "a.partia", at)).seen
    assert "Czy chodzi o „zapisz nasza partia”?" in seen
    assert (tmp_path / "nasza partia").exists()


@pytest.mark.parametrize("line", ["ups, cofnij to", "oops, undo that", "cofnij to, zapomniałem o łosiu"])
def test_a_sigh_beside_a_command_is_no_second_one(line: str) -> None:
    at = table("Ola", "Jan=steady", turns=12)
    seen = watch(at, "zajrzyj", line).seen
    assert "Cofnięto ostatni ruch" in seen
    assert at.answers == []
    assert "nie rozumiem" not in seen.casefold()


@pytest.mark.parametrize(
    "line",
    ["oh no, that's not what I wanted, take it back please", "undo that, please take it back", "cofnij, proszę cofnij"],
)
def test_who_says_the_same_command_twice_in_a_breath_wants_it_once(line: str) -> None:
    listener = Listener(table_at("again_hand"), "en")
    orders = several.commanded(listener, line, listener.moves)
    assert orders is not None and isinstance(orders.first, Do)
    assert orders.first.command.key == "undo"
    assert orders.others == []


@pytest.mark.parametrize("line", ["ok posłucham", "dobra, zrób tak", "do that", "good idea"])
def test_advice_is_followed_in_words(line: str) -> None:
    session, _ = sit("sabo_hand", "pl", "rada", line)
    assert len(session.table.answers) == len(table_at("sabo_hand").answers) + 1


def test_who_asks_why_after_advice_hears_its_reason_again() -> None:
    _, seen = sit("sabo_tools", "pl", "rada", "czemu kilof?")
    assert seen.count("Rada: naprawa kilofa") == 2


def test_there_is_the_place_that_was_asked_about() -> None:
    session, _ = sit("heist_crossroads", "en", "how do i get to room 16", "walk there please")
    assert session.table.answers[-2:] == [("move", 11), ("move", 16)]


@pytest.mark.parametrize("line", ["idź dalej", "dalej", "kontynuuj"])
def test_who_goes_on_takes_up_what_was_left_out(line: str) -> None:
    session, seen = sit("heist_crossroads", "pl", "idź do 11; kup smoka wawelskiego; kup zwiad", line)
    assert "Pominięto resztę: kup zwiad" in seen
    assert session.table.answers[-1] == ("buy", "explore")


@pytest.mark.parametrize("line", ["więcej", "pokaż resztę", "more"])
def test_the_rest_of_a_list_is_shown_and_may_be_chosen_from(line: str) -> None:
    session, seen = sit("sabo_hand", "pl", "rozwidlenie pionowe", line, "10")
    assert "… i jeszcze 3" in seen
    assert "10 – rozwidlenie pionowe na 1,1 (karta obrócona)" in seen
    assert session.table.answers[-1] == ("play", "t_vertical", "1,1", "turned")


def test_all_of_a_list_that_was_just_shown_is_played() -> None:
    session, _ = sit("heist_hand", "pl", "zagraj", "całość")
    assert all(option[0] == "play" for option in session.table.answers[-5:])
    assert not session.view(session.at).hand


@pytest.mark.parametrize("line", ["what is that secret", "what does it do"])
def test_what_is_not_named_is_the_last_thing_that_one_got(line: str) -> None:
    _, seen = sit("heist_find", "en", "take it", line)
    assert "You turn up a secret: Dragon Egg." in seen
    assert "REVEAL: Move the dragon marker 1 space forward." in seen


@pytest.mark.parametrize(
    ("position", "line", "move"),
    [
        ("heist_artifact", "sure, why not", "take artifact_5"),
        ("heist_artifact", "a co tam, biorę", "take artifact_5"),
        ("heist_artifact", "nah leave it", "leave"),
        ("heist_artifact", "i'll leave it alone", "leave"),
        ("heist_artifact", "nie ma mowy", "leave"),
        ("heist_spring", "niech będzie", "heal"),
        ("mim_may", "may be some other time", ""),
        ("mim_may", "może innym razem", "may no"),
        ("mim_may", "sure why not", "may yes"),
        ("mim_may", "dobra, zamykam turę", ""),
        ("mim_skip", "nie ryzykuję, pomijamy", "ignore yes"),
        ("mim_skip", "omijam, nie chcę kłopotów", "ignore yes"),
        ("mim_skip", "nie, nie pomijam", "ignore no"),
        ("mim_chapel", "nie ryzykuję, pomijamy", "heal no"),
    ],
)
def test_sayings_for_yes_and_no(position: str, line: str, move: str) -> None:
    assert Listener(table_at(position), "pl").hear(line).move == move


@pytest.mark.parametrize("line", ["explore and a mercenary", "zwiad i najemnik"])
def test_after_a_mere_name_no_verb_is_repeated(line: str) -> None:
    at = table_at("heist_shop")
    assert at.ask is not None
    screen = Watched(line, size=(200, 60))
    session = Session(at, None, screen, "en")
    session.at = at.ask.seat
    session.run()
    assert "> explore" not in screen.seen and "> zwiad" not in screen.seen


def test_where_nothing_is_left_to_play_the_rest_of_a_line_is_done() -> None:
    _, seen = sit("heist_shop", "pl", "zagraj wszystko; plansza")
    assert "Nie masz już kart na ręce" in seen
    assert "Pominięto" not in seen


@pytest.mark.parametrize("line", ["yes end it", "tak, kończ", "niech będzie", "sure why not"])
def test_an_offer_is_accepted_with_what_it_does(line: str) -> None:
    table = table_at("heist_end")
    assert table.ask is not None
    listener = Listener(table, "en")
    end = next(option for option in table.ask.options if option[0] == "end")
    listener.talk.offer(Pick(end), listener.moves, "meant")
    with pytest.raises(Given) as given:
        listener.talk.hear(line, listener.ask, listener.moves)
    assert given.value.option == end


@pytest.mark.parametrize(
    ("line", "asks"),
    [
        ("what do saboteurs get if they win", "about"),
        ("how many gold cards does the winner get", "about"),
        ("skąd mam wiedzieć gdzie jest skarb", "hint"),
    ],
)
def test_what_a_question_does_not_ask(line: str, asks: str) -> None:
    found = asked(line)
    assert found is not None and found.what != asks


def test_whoever_asks_what_another_would_do_wants_advice() -> None:
    assert asked("którą kartę byś położył") == Asked("hint")
    assert asked("który mam wyrzucić") == Asked("hint")
    assert asked("is there any way to repair my cart") == Asked("may", "repair my cart")
