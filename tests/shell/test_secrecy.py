"""Nobody sees at the screen what only another person may know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brzdek import games
from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.sabotazysta.rules.events import Role
from brzdek.shell.display.complete import Completer
from brzdek.shell.display.screen import Prompt
from brzdek.shell.sitting.session import Session
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
    screen = watch(table("Ola", "Jan", "Ewa"), "", "wypuść łoś 2,0", "", "zajrzyj", "nie", "", "?", "1", "", "?", "1")
    ewa = [seen for owner, seen in screen.shots if owner == "menagerie.Ewa"]
    assert "Ola wypuszcza: łoś na 2,0." in ewa[0]
    ola = [seen for owner, seen in screen.shots if owner == "menagerie.Ola"]
    assert "Ola wypuszcza: łoś na 2,0." in ola[1]
    assert "Ewa wypuszcza: ryś na 1,0." in ola[1]
    assert "Dostajesz" not in ola[1], "what was told once is not told again"


def test_no_ceremony_for_one_person() -> None:
    screen = watch(table("Ola", "Jan=steady", "Ewa=steady"), "odłóż łoś", "?", "1")
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
    public = {ANIMALS[str(option[1])].pl for option in at.answers if option[0] == "play"}
    # What was taken back after it had lain open was public for a while, too.
    everything = "".join(seen for _, seen in screen.shots)
    public |= {name.pl for name in ANIMALS.values() if f"wypuszcza: {name.pl} na" in everything}
    drawn = {"wilk", "jeż", "bocian", "ryś"} if any(option[0] == "throw" for option in at.answers) else set()
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

    Session(table("Ola", "Jan"), None, Spy("", "?", "1", ""), "pl").run()
    assert offered == {owner: set(SECRETS[owner]) for owner in ("menagerie.Ola", "menagerie.Jan")}


# -- history


def test_history_is_kept_for_each_person_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from brzdek.shell.display.history import OwnHistory

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
    from brzdek.shell.display.history import OwnHistory

    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    OwnHistory(owner).append_string("\x1b[2Jline\nanother")
    assert [file.parent.name for file in tmp_path.rglob("*") if file.is_file()] == ["history"]
    assert list(OwnHistory(owner).load_history_strings()) == ["[2Jline; another"]


def test_history_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from brzdek.shell.display.history import OwnHistory

    (tmp_path / "state").write_text("in the way")
    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    history = OwnHistory("menagerie.Ola")
    history.append_string("log")
    assert history.get_strings() == ["log"]
    assert list(OwnHistory("menagerie.Ola").load_history_strings()) == []


def test_a_long_history_is_shortened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from brzdek.shell.display.history import KEPT, OwnHistory

    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    OwnHistory("menagerie.Ola").append_string("first")
    (file,) = (tmp_path / "state" / "history").iterdir()
    file.write_text("".join(f"line {number}\n" for number in range(5000)))
    lines = list(OwnHistory("menagerie.Ola").load_history_strings())
    assert lines[0] == "line 4999"
    assert len(lines) == KEPT
    assert len(file.read_text().splitlines()) == KEPT
    assert file.stat().st_mode & 0o777 == 0o600


# -- a whole game of people at one screen


class Reader(Watched):
    """Four people who look at everything and do what they are advised; what each could read is compared."""

    LOOKS = ("ręka", "plansza", "dziennik all", "wynik", "?", "karta mapa")

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.session: Session | None = None
        self.prompts = 0
        self.read_by: set[int | None] = set()

    def read(self, prompt: Prompt) -> str:
        assert self.session is not None
        self.prompts += 1
        if not prompt.owner:
            self._lines = [""]
        elif not self._lines:
            self._lines = [self.LOOKS[self.prompts % len(self.LOOKS)], "rada!"]
        self.compare(self.session.at, self.seen)
        return super().read(prompt)

    def compare(self, at: int | None, seen: str) -> None:
        """Everything on the screen that is somebody's secret is a secret of whoever sits there."""
        self.read_by.add(at)
        told = {seat: _secrets(self.table, seat) for seat in range(4)}
        own = told[at] if at is not None else set()
        foreign = {text for seat, texts in told.items() if seat != at for text in texts} - own
        lines = " ".join(seen.split())
        assert [text for text in foreign if text in lines] == []
        roles = set(re.findall(r"Rola: (górnik|sabotażysta)", seen))
        assert roles <= (set() if at is None else _roles(self.table, at)), "a role that this person never had"
        asked = set(re.findall(r"^(\w+) · (?:górnik|sabotażysta) · runda", seen, re.MULTILINE))
        assert asked <= (set() if at is None else {self.table.setup.seats[at].name}), "a prompt with another's role"
        assert at is not None or "Twoja ręka" not in seen


def _secrets(table: Table, seat: int) -> set[str]:
    """What only this seat has been told."""
    face, view = table.rulebook.face, table.view(seat)
    say = face.say("pl")
    return {str(face.event(view, event, say)) for event in view.events() if event.secret}


def _roles(table: Table, seat: int) -> set[str]:
    view = table.view(seat)
    return {view.catalog.cards[event.role].name.pl for event in view.events() if isinstance(event, Role)}


def four_people() -> Table:
    rulebook = games.load("sabotazysta")
    seats = tuple(Seat(name) for name in ("Ola", "Jan", "Ewa", "Tola"))
    return Table(rulebook, Setup("sabotazysta", seats, 11), load_catalog(rulebook.layers), keep_turns=True)


def test_a_whole_game_of_four_people_shows_no_secret_to_the_wrong_one() -> None:
    at = four_people()
    screen = Reader(at)
    screen.session = Session(at, None, screen, "pl")
    assert screen.session.run() == 0
    assert at.ask is None, "the game was played to its end"
    assert screen.read_by == {None, 0, 1, 2, 3}
    assert screen.prompts > 300
    # Between two people the screen holds nothing but whom to give it to.
    between = [seen for owner, seen in screen.shots if not owner and "Przekaż ekran" in seen]
    assert len(between) > 100
    assert all(re.fullmatch(r"Przekaż ekran: \w+\. Enter ", seen) for seen in between)
    assert "Koniec gry" in screen.seen and "Rola: " not in screen.seen


def test_the_comparison_finds_a_leak() -> None:
    at = four_people()
    screen = Reader(at)
    other = next(seat for seat in range(1, 4) if _roles(at, seat) != _roles(at, 0))
    for seen in (*(_secrets(at, other) - _secrets(at, 0)), *(f"Rola: {role}" for role in _roles(at, other))):
        with pytest.raises(AssertionError):
            screen.compare(0, seen)
        with pytest.raises(AssertionError):
            screen.compare(None, seen)
    with pytest.raises(AssertionError):
        screen.compare(0, "Jan · górnik · runda 1/3")
    with pytest.raises(AssertionError):
        screen.compare(None, "Twoja ręka")
    screen.compare(0, " ".join(_secrets(at, 0)))
