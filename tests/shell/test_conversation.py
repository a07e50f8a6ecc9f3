"""Offers, lists, several commands on a line, repetition, own words, going back and forth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.paths import config_folder
from brzdek.core.table import Table
from brzdek.shell.display.complete import strange_words
from brzdek.shell.display.screen import tidy
from brzdek.shell.reading.aliases import Aliases
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import RULEBOOK, Watched, table, watch

ELK, TURTLE = ("play", "elk", "2,0"), ("play", "turtle", "2,0")


def solo(turns: int = 12) -> Table:
    return table("Ola", "Jan=steady", turns=turns)


def after(at: Table, *lines: str, lang: Any = "pl") -> str:
    """What is written after the first prompt."""
    screen = watch(at, *lines, lang=lang, size=(500, 60))
    return screen.seen[len(screen.shots[0][1]) :]


# -- offers


@pytest.mark.parametrize("agreement", ["", "tak", "T", "yes"])
def test_enter_does_what_was_offered(agreement: str) -> None:
    at = solo()
    assert "Czy chodzi o „wypuść żółw 2,0”? (Enter – tak)" in after(at, "wypusc zulw 2,0", agreement)
    assert at.answers[0] == TURTLE


def test_an_offer_is_worded_in_the_players_language() -> None:
    assert "Do you mean “let out turtle 2,0”? (Enter – yes)" in after(solo(), "wypusc zulw 2,0", lang="en")


@pytest.mark.parametrize("line", ["nie", "?", "hand"])
def test_an_offer_lasts_for_one_line(line: str) -> None:
    at = solo()
    after(at, "wypusc zulw 2,0", line, "")
    assert at.answers == []


def test_another_move_may_be_typed_instead() -> None:
    at = solo()
    after(at, "wypusc zulw 2,0", "wypuść łoś 2,0")
    assert at.answers[0] == ELK


def test_a_command_with_a_slip_is_offered_too() -> None:
    at = solo()
    assert "hand: żółw, łoś" in after(at, "hnad", "")


def test_what_can_be_taken_back_is_done_at_once() -> None:
    at = solo()
    seen = after(at, "zajrzj")
    assert "Rozumiem: zajrzyj do jamy" in seen
    assert at.answers == [("peek",)]


@pytest.mark.parametrize(("line", "taken"), [("", True), ("tak", True), ("1", True), ("nie", False)])
def test_a_script_takes_up_an_offer_like_a_person(line: str, taken: bool) -> None:
    import io

    from brzdek.shell.display.screen import PlainScreen

    at, out = solo(), io.StringIO()
    Session(at, None, PlainScreen(out, ["wypusc zulw 2,0\n", f"{line}\n"], live=False), "pl").run()
    assert bool(at.answers) == taken
    assert "wiersz 1: Czy chodzi o „wypuść żółw 2,0”? (Enter – tak)" in out.getvalue()


# -- short words


@pytest.mark.parametrize("line", ["q", "qu", "exi", "wyjd", "bye", "koniec gry"])
def test_leaving_by_a_short_word_is_asked_about(line: str) -> None:
    at = solo()
    assert "Wyjść z gry?" in after(at, line, "nie", "wypuść łoś 2,0")
    assert at.answers[0] == ELK


@pytest.mark.parametrize("line", ["w", "o", "od", "e"])
def test_a_letter_or_two_never_ends_a_turn(line: str) -> None:
    at = solo()
    after(at, line)
    assert at.answers == []


# -- numbers


def test_numbers_belong_to_the_list_that_was_shown() -> None:
    at = solo()
    seen = after(at, "2")
    assert "Numer 2: z której listy?" in seen
    assert "2 wypuść: żółw na 2,0" in seen
    assert at.answers == []
    after(at, "2", "2")
    assert at.answers[0] == TURTLE


def test_after_a_move_a_number_asks_again() -> None:
    at = solo()
    seen = after(at, "?", "2", "2")
    assert len(at.answers) == 2, "the second number did nothing"
    assert "Numer 2: z której listy?" in seen


def test_the_ways_to_read_a_line_can_be_chosen_by_number() -> None:
    at = solo()
    after(at, "łoś 1,0", "2")
    assert at.answers[0] == ("play", "elk", "1,0", "turned") or at.answers[0] == ("play", "elk", "1,0")
    at = solo()
    after(at, "h", "1")
    assert at.answers == []


# -- several commands


def test_semicolons_and_pasted_lines_are_done_one_by_one() -> None:
    at = solo()
    after(at, "zajrzyj; tak")
    assert at.answers[:2] == [("peek",), ("yes",)]
    at = solo()
    after(at, tidy("zajrzyj\n  nie\r\nwypuść łoś 2,0\n"))
    assert [option for option in at.answers if option in (("peek",), ("no",), ELK)] == [("peek",), ("no",), ELK]


def test_after_a_refusal_the_rest_is_left_out() -> None:
    at = solo()
    assert "Pominięto resztę: wypuść łoś 2,0; log" in after(at, "qwertz; wypuść łoś 2,0; log")
    assert at.answers == []


def test_the_rest_of_a_line_is_not_typed_by_the_next_person() -> None:
    at = table("Ola", "Jan")
    watch(at, "", "wypuść łoś 2,0; odłóż krab w lewo", "")
    assert at.answers == [ELK]


def test_again_repeats_the_last_command() -> None:
    at = solo()
    after(at, "wypuść łoś 2,0", "again")
    assert at.answers[0] == at.answers[2] == ELK
    assert "Nie ma czego powtórzyć." in after(solo(), "g")


# -- hints


def test_a_hint_with_an_exclamation_mark_is_done() -> None:
    at = solo()
    assert "Zgodnie z radą: wypuść: żółw na 1,0" in after(at, "rada!")
    assert at.answers[0] == ("play", "turtle", "1,0")


@pytest.mark.parametrize("line", ["", "tak", "ok"])
def test_advice_is_taken_with_enter(line: str) -> None:
    at = solo()
    assert "Enter – zrób tak (albo wpisz: „wypuść żółw 1,0”)." in after(at, "rada", line)
    assert at.answers[0] == ("play", "turtle", "1,0")


def test_advice_is_for_one_line() -> None:
    at = solo()
    after(at, "rada", "plansza", "")
    assert at.answers == []
    after(at, "rada", "nie")
    assert at.answers == []


def test_a_hint_tells_no_more_than_can_be_known() -> None:
    """The plan ends where something would have to come to light."""
    at = solo()
    assert "Potem" not in after(at, "rada"), "a move hands the turn over"


# -- back and forth


def test_undo_takes_back_one_command() -> None:
    at = solo()
    after(at, "zajrzyj; nie", "wypuść łoś 2,0", "cofnij", "cofnij")
    assert at.answers == [("peek",)]


def test_redo_brings_back_what_was_taken_back() -> None:
    at = solo()
    seen = after(at, "wypuść łoś 2,0", "cofnij", "redo")
    assert "Zrobione znowu." in seen
    assert at.answers[0] == ELK
    assert len(at.answers) == 2
    after(at, "cofnij", "cofnij", "redo", "redo")
    assert at.answers[0] == ELK


def test_a_new_move_leaves_nothing_to_redo() -> None:
    at = solo()
    assert "Nie ma czego przywrócić." in after(at, "wypuść łoś 2,0", "cofnij", "wypuść żółw 2,0", "redo")
    assert at.answers[0] == TURTLE


# -- own words


def test_an_alias_stands_for_commands_and_is_kept() -> None:
    after(solo(), "alias zz = zajrzyj; nie")
    at = solo()
    after(at, "ZZ")
    assert at.answers[:2] == [("peek",), ("no",)]
    assert "zz = zajrzyj; nie" in after(solo(), "alias")
    after(solo(), "alias zz =")
    assert "Nie ma jeszcze skrótów." in after(solo(), "skrót")


def test_an_alias_takes_the_rest_of_the_line() -> None:
    at = solo()
    after(at, "alias p = wypuść", "p łoś 2,0")
    assert at.answers[0] == ELK


@pytest.mark.parametrize("line", ["alias log = hand", "alias 3 = hand"])
def test_an_alias_hides_no_command_and_no_number(line: str) -> None:
    assert "już coś znaczy" in after(solo(), line)
    assert Aliases().all == {}


@pytest.mark.parametrize("line", ["alias zz", "alias = hand", "alias a b = hand", "alias /x = hand"])
def test_an_alias_that_makes_no_sense_is_explained(line: str) -> None:
    assert "Tak: „skrót zk = zagraj wszystko; koniec”" in after(solo(), line)


def test_aliases_do_not_run_in_circles() -> None:
    at = solo()
    after(at, "alias aa = bb; bb", "alias bb = aa; aa", "aa", "hand")
    assert at.answers == []


@pytest.mark.parametrize(
    "content", ["[", "- a\n- b\n", "a: [1, 2]\n? {}\n: x\n", "!!python/object/apply:os.system ['true']", "\x00\xff", ""]
)
def test_a_broken_file_of_aliases_does_no_harm(content: str) -> None:
    file = config_folder() / "aliases.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(content, encoding="utf-8")
    assert Aliases().all == {}


def test_aliases_that_cannot_be_kept_last_as_long_as_the_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path / "file"))
    aliases = Aliases()
    aliases.keep("zz", "hand")
    assert aliases.expand("zz x") == "hand x"


def test_aliases_without_a_home_last_as_long_as_the_session(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BRZDEK_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "nowhere")
    monkeypatch.setenv("USERPROFILE", "nowhere")
    aliases = Aliases()
    assert aliases.expand("hand") == "hand"
    aliases.keep("zz", "hand")
    assert aliases.expand("zz x") == "hand x"


def test_aliases_are_private_and_spoil_no_other_file() -> None:
    folder = config_folder()
    folder.mkdir(parents=True)
    elsewhere, other = folder.parent / "mine.yaml", folder / "aliases.yaml.new"
    elsewhere.write_text("aa: hand\n")
    other.write_text("precious")
    (folder / "aliases.yaml").symlink_to(elsewhere)
    Aliases().keep("zz", "board")
    assert (folder / "aliases.yaml").is_symlink(), "a file that is kept elsewhere stays there"
    assert Aliases().all == {"aa": "hand", "zz": "board"}
    assert elsewhere.stat().st_mode & 0o777 == 0o600 and folder.stat().st_mode & 0o777 == 0o700
    assert other.read_text() == "precious"
    assert {file.name for file in folder.iterdir()} == {"aliases.yaml", "aliases.yaml.new"}


# -- what the program said


def test_words_of_the_program_are_known_as_such() -> None:
    at = solo()
    for line in ("Co robisz?", "Dostajesz: żółw, łoś.", "Wpisz ruch słowami."):
        seen = after(at, line)
        assert "To nie jest teraz ruch" in seen, line
        assert "Nie rozumiem" not in seen
    assert at.answers == []


def test_what_another_person_read_is_not_confirmed() -> None:
    """A secret cannot be guessed by typing what stood on somebody else's screen."""
    screen = watch(
        table("Ola", "Jan"), "", "odłóż łoś", "", "", "Dostajesz: żółw, łoś.", "Dostajesz: krab w lewo, krab w prawo."
    )
    jan = [seen for owner, seen in screen.shots if owner == "menagerie.Jan"]
    assert "To nie jest teraz ruch" not in jan[1]
    assert "To nie jest teraz ruch" in jan[2]


# -- habits of interactive fiction


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("look", "+-- zoo --+"),
        ("l", "+-- zoo --+"),
        ("i", "hand: żółw"),
        ("x łoś", "Mruczy."),
        ("examine elk", "Mruczy."),
    ],
)
def test_habits_of_interactive_fiction(line: str, expected: str) -> None:
    assert expected in after(solo(), line)


# -- colours


@pytest.mark.parametrize(
    ("line", "strange"),
    [
        ("wypuść łosia na 2,0", []),
        ("wypuść słonia na 2,0", ["słonia"]),
        ("karta cokolwiek", []),
        ("kocham; wypuść xyzzy", ["kocham", "xyzzy"]),
        ("wypuść x", []),
    ],
)
def test_words_that_mean_nothing_are_marked(line: str, strange: list[str]) -> None:
    session = Session(solo(), None, Watched(), "pl")
    from brzdek.shell.reading.moves import Moves

    ask = session.table.ask
    assert ask is not None
    moves = Moves(RULEBOOK.face, session.view(0), ask)
    found = strange_words(line, moves, session.commands, session.talk.aliases)
    assert [line[begin:end] for begin, end in found] == strange


def test_the_first_prompt_waits_for_no_dictionary() -> None:
    import subprocess
    import sys

    code = (
        "import sys\n"
        "from tests.shell.menagerie import table, watch\n"
        "import brzdek.shell.display.terminal\n"
        "watch(table('Ola', 'Jan=steady'), 'wypuść łoś 2,0')\n"
        "late = ('rapidfuzz', 'morfeusz2', 'brzdek.shell.reading.understand', 'yaml')\n"
        "print([name for name in late if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
