"""Nobody sees at the screen what only another person may know."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brzdek.shell.complete import Completer
from brzdek.shell.screen import Prompt
from brzdek.shell.session import Session
from tests.shell.menagerie import ANIMALS, Watched, table, watch

SECRETS = {
    "menagerie.Ola": ("żółw", "łoś"),
    "menagerie.Jan": ("krab w lewo", "krab w prawo"),
    "menagerie.Ewa": ("ryś", "bocian"),
}
"""The animals that each is dealt; every one is dealt to one person only."""


def leaks(owner: str, seen: str, public: set[str]) -> list[str]:
    """Secrets of others that can be read."""
    others = [name for person, names in SECRETS.items() if person != owner for name in names]
    return [name for name in others if name in seen and name not in public]


def test_each_sees_only_their_own_hand() -> None:
    lines = ["", "odłóż łoś", "", "", "odłóż krab w lewo", "", "", "zajrzyj", "tak", "", ""]
    screen = watch(table("Ola", "Jan", "Ewa"), *lines)
    owners = [owner for owner, _ in screen.shots if owner]
    assert owners[:4] == ["menagerie.Ola", "menagerie.Jan", "menagerie.Ewa", "menagerie.Ewa"]
    for owner, seen in screen.shots:
        if owner:
            assert leaks(owner, seen, set()) == []


def test_a_secret_of_ones_own_move_is_read_before_it_is_hidden() -> None:
    screen = watch(table("Ola", "Jan"), "", "odłóż łoś", "", "", "", "")
    pauses = [seen for owner, seen in screen.shots if not owner]
    assert pauses[0] == "Przekaż ekran: Ola. Enter "
    assert "Dobierasz: wilk." in pauses[1]
    assert pauses[1].endswith("Enter – zasłoń ekran i przekaż: Jan ")
    assert pauses[2] == "Przekaż ekran: Jan. Enter "


def test_without_new_secrets_the_screen_goes_on_at_once() -> None:
    screen = watch(table("Ola", "Jan"), "", "wypuść łoś 2,0", "", "")
    pauses = [seen for owner, seen in screen.shots if not owner]
    assert pauses[:2] == ["Przekaż ekran: Ola. Enter ", "Przekaż ekran: Jan. Enter "]


def test_news_of_public_things_reach_everybody_once() -> None:
    screen = watch(table("Ola", "Jan", "Ewa"), "", "wypuść łoś 2,0", "", "zajrzyj", "nie", "", "1", "", "1")
    ewa = [seen for owner, seen in screen.shots if owner == "menagerie.Ewa"]
    assert "Ola wypuszcza: łoś na 2,0." in ewa[0]
    ola = [seen for owner, seen in screen.shots if owner == "menagerie.Ola"]
    assert "Ola wypuszcza: łoś na 2,0." in ola[1]
    assert "Ewa wypuszcza: ryś na 1,0." in ola[1]
    assert "Dostajesz" not in ola[1], "what was told once is not told again"


def test_no_ceremony_for_one_person() -> None:
    screen = watch(table("Ola", "Jan=steady", "Ewa=steady"), "odłóż łoś", "1")
    assert screen.clears == 0
    assert all(owner == "menagerie.Ola" for owner, _ in screen.shots[:-1])


def test_the_end_is_shown_to_everybody_without_secrets() -> None:
    screen = watch(table("Ola", "Jan", turns=2), "", "odłóż łoś", "", "", "odłóż krab w lewo", "")
    assert "Koniec gry" in screen.seen
    assert "Dobierasz" not in screen.seen
    assert "Jan coś odkłada." in screen.seen


def test_leaving_hides_the_screen() -> None:
    screen = watch(table("Ola", "Jan"), "", "quit")
    assert screen.seen == "Ta gra nie była zapisywana.\n"


def test_ctrl_keys_at_the_hand_over_show_nothing() -> None:
    screen = watch(table("Ola", "Jan"), Watched.CTRL_C, Watched.CTRL_D, "nie", "foo", "hand")
    for owner, seen in screen.shots[:4]:
        assert not owner
        assert "hand:" not in seen
    assert screen.shots[4][0] == "menagerie.Ola"


LINES = "|1|odłóż|9|10|undo!|hint|log all|hand|board|?|zajrzyj|tak"


@settings(max_examples=40)
@given(st.lists(st.sampled_from(LINES.split("|")), max_size=14))
def test_whatever_is_typed_nobody_sees_anothers_secrets(lines: list[str]) -> None:
    at = table("Ola", "Jan", "Ewa", turns=9)
    screen = Watched(*lines)
    Session(at, None, screen, "pl").run()
    public = {ANIMALS[str(option[1])].pl for option in at.journal if option[0] == "play"}
    # What was taken back after it had lain open was public for a while, too.
    everything = "".join(seen for _, seen in screen.shots)
    public |= {name.pl for name in ANIMALS.values() if f"wypuszcza: {name.pl} na" in everything}
    drawn = {"wilk", "jeż", "bocian", "ryś"} if any(option[0] == "throw" for option in at.journal) else set()
    for owner, seen in screen.shots:
        if owner:
            assert set(leaks(owner, seen, public)) <= drawn


def test_completion_knows_only_ones_own_moves() -> None:
    offered: dict[str, set[str]] = {}

    class Spy(Watched):
        def read(self, prompt: Prompt) -> str:
            if isinstance(prompt.completer, Completer):
                offers = prompt.completer.offers("wypuść ")
                offered.setdefault(prompt.owner, set()).update(offer.text.strip() for offer in offers)
            return super().read(prompt)

    Session(table("Ola", "Jan"), None, Spy("", "1", ""), "pl").run()
    assert offered == {owner: set(SECRETS[owner]) for owner in ("menagerie.Ola", "menagerie.Jan")}


# -- history


def test_history_is_kept_for_each_person_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from brzdek.shell.history import OwnHistory

    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    OwnHistory("menagerie.Ola").append_string("odłóż żółw")
    OwnHistory("menagerie.Jan").append_string("odłóż krab")
    OwnHistory("menagerie.Ola").append_string("log")
    assert list(OwnHistory("menagerie.Ola").load_history_strings()) == ["log", "odłóż żółw"]
    assert list(OwnHistory("menagerie.Jan").load_history_strings()) == ["odłóż krab"]
    files = list((tmp_path / "state" / "history").iterdir())
    assert len(files) == 2
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


@pytest.mark.parametrize("owner", ["../../etc/passwd", "a/b", "Żółć", "x" * 300, "\x00", "."])
def test_a_history_file_stays_in_its_folder(owner: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from brzdek.shell.history import OwnHistory

    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    OwnHistory(owner).append_string("\x1b[2Jline\nanother")
    assert [file.parent.name for file in tmp_path.rglob("*") if file.is_file()] == ["history"]
    assert list(OwnHistory(owner).load_history_strings()) == ["[2Jline another"]


def test_history_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from brzdek.shell.history import OwnHistory

    (tmp_path / "state").write_text("in the way")
    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    history = OwnHistory("menagerie.Ola")
    history.append_string("log")
    assert history.get_strings() == ["log"]
    assert list(OwnHistory("menagerie.Ola").load_history_strings()) == []


def test_a_long_history_is_shortened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from brzdek.shell.history import KEPT, OwnHistory

    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    OwnHistory("menagerie.Ola").append_string("first")
    (file,) = (tmp_path / "state" / "history").iterdir()
    file.write_text("".join(f"line {number}\n" for number in range(5000)))
    lines = list(OwnHistory("menagerie.Ola").load_history_strings())
    assert lines[0] == "line 4999"
    assert len(lines) == KEPT
    assert len(file.read_text().splitlines()) == KEPT
    assert file.stat().st_mode & 0o777 == 0o600
