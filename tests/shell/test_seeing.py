"""What people see in the three games: turns of others in a line, oneself in the second person, maps, whole words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brzdek.core.drawing import Line, Style, text_of
from brzdek.core.lines import columns, width_of
from brzdek.core.log import Event
from brzdek.core.record.sittings import Sitting
from brzdek.core.table import Table
from brzdek.core.text import LANGS, shortened
from brzdek.games import NAMES as NAMES_OF_GAMES
from brzdek.games.brzdek.rules import events as raid
from brzdek.games.raid.rules.events import Acquired, Attack, Clank, CubesBack, Moved, Played, Rage, Turn
from brzdek.games.sabotazysta.rules import events as mine
from brzdek.games.sabotazysta.rules.state import Mine
from brzdek.shell.display.layout import marked, whole, wrapped
from brzdek.shell.display.screen import PROMPT_LINES
from brzdek.shell.lobby.lobby_words import MENU, REPLAY, SAVED
from brzdek.shell.sitting.screenful import foot_of
from brzdek.shell.sitting.session import Session, play
from brzdek.shell.words import SHELL
from tests.shell.menagerie import Watched
from tests.shell.menagerie import table as menagerie
from tests.shell.screens import NAMES, SCENES, Scene, drawn, seat_down, shown, written
from tests.support import rulebook
from tests.support import seat_down as at_position

SIMPLE = Style()
ALL_BOTS = ("--seat", "A=steady", "--seat", "B=steady", "--seat", "C=steady")
GAMES = ("sabotazysta", "brzdek", "katakumby")


def told(table: Table, seat: int, events: list[Event], lang: Any = "pl", style: Style = SIMPLE) -> list[str]:
    face = table.rulebook.face
    return [one.text for one in face.retold(table.view(seat), events, face.say(lang), style)]


# -- turns of others


def test_a_turn_is_one_line() -> None:
    table = seat_down("brzdek", 4)
    turn = [
        Turn(3),
        Played(3, "burgle"),
        Clank(3, 1),
        Moved(3, 1, 2),
        Moved(3, 2, 3),
        Acquired(3, "explore"),
        Clank(3, 1),
        Acquired(3, "explore"),
        Acquired(3, "mercenary"),
    ]
    assert told(table, 0, turn) == ["Celina: 1→2→3, kupuje: Zwiad ×2 i Najemnik, +2 Brzdęki"]
    assert told(table, 0, turn, "en") == ["Celina: 1→2→3, buys Explore ×2 and Mercenary, +2 Clank!"]
    assert told(table, 0, turn, style=Style(unicode=False))[0].startswith("Celina: 1->2->3, ")
    assert told(table, 0, [Turn(3), Played(3, "burgle"), Turn(0)]) == ["Celina: tylko zagrywa karty"]
    assert told(table, 0, [Turn(3), Played(3, "burgle")]) == [], "it still goes on"


def test_the_rest_of_a_turn_is_known_for_what_it_is() -> None:
    face, view = (table := seat_down("brzdek", 4)).rulebook.face, table.view(0)
    rest = [Moved(3, 2, 3), Clank(1, 1), Turn(0)]
    lines = face.retold(view, rest, face.say("pl"), SIMPLE, 3)
    assert [one.text for one in lines] == ["Celina: 2→3; +1 Brzdęk – Ala"]
    assert face.retold(view, [Turn(0)], face.say("pl"), SIMPLE, 3) == []


def test_a_person_at_the_same_screen_is_named_in_whatever_is_told_in_two_pieces() -> None:
    """Ola reads what her turn brought to light, when Jan's turn has begun already; the rest she reads in her next."""
    table = seat_down("brzdek", 3, people=2)
    screen = Watched("", "zagraj wszystko; koniec", "", "", "zagraj wszystko; koniec", "", "", "", "", "", "")
    Session(table, None, screen, "pl").run()
    hidden = next(seen for owner, seen in screen.shots if "zasłoń ekran i przekaż: Ala" in seen)
    assert "Ala: tylko" not in hidden
    own = [seen for owner, seen in screen.shots if owner == "brzdek.Ola"]
    assert any(re.search(r"• Ala: ", seen) for seen in own[1:])


def test_what_others_get_in_a_turn_stands_with_their_names() -> None:
    table = seat_down("brzdek", 4)
    turn = [Turn(3), Clank(3, 2), Clank(1, 1), Clank(0, 1), Clank(2, 1)]
    assert told(table, 0, turn) == [
        "Celina: +2 Brzdęki; +1 Brzdęk – Ala i Bolek",
        "Brzdęk! Dokładasz 1 kostkę.",
    ]


def test_what_comes_to_the_reader_in_pieces_is_added_up() -> None:
    table = seat_down("brzdek", 4)
    pieces: list[Event] = [Clank(0, 1), Clank(1, 1), Clank(0, 2)]
    assert told(table, 0, pieces) == ["+1 Brzdęk – Ala", "Brzdęk! Dokładasz 3 kostki."]
    apart = [Clank(0, 1), Moved(0, 1, 2), Clank(0, 2)]
    assert len(told(table, 0, apart)) == 3, "something else happened in between"


def test_an_angry_dragon_stands_in_the_turn_that_made_it_so() -> None:
    table = seat_down("brzdek", 3)
    turn = [Turn(1), Acquired(1, "explore"), Rage(1), CubesBack(1), Rage(2)]
    assert told(table, 0, turn) == ["Ala: kupuje: Zwiad, furia smoka 2 z 7 i 3 z 7"]


def test_what_is_done_to_the_reader_is_told_in_the_second_person() -> None:
    table = seat_down("sabotazysta", 3)
    happened = [mine.Broke(1, 0, "broken_pickaxe"), mine.Broke(1, 2, "broken_cart"), mine.Repaired(2, 0, "pickaxe")]
    assert told(table, 0, happened) == [
        "Ala zagrywa na ciebie: zepsuty kilof!",
        "Ala: zepsuty wagonik – Bolek",
        "Bolek naprawia u ciebie: kilof.",
    ]
    assert told(table, 0, happened, "en")[0] == "Ala plays on you: broken pickaxe!"
    heist = seat_down("brzdek", 3)
    assert told(heist, 1, [Attack((1, 3, 1))]) == [
        "Smok atakuje i losuje 3 kostki: ty, czarna, ty. Tracisz 2 punkty zdrowia!"
    ]
    assert told(heist, 0, [raid.Countdown(1, 1)]) == ["Zaczyna się odliczanie: Ala staje na pierwszym polu."]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_of_a_whole_game_no_turn_takes_two_lines_and_nothing_of_oneself_is_lost(game: str, lang: Any) -> None:
    table = seat_down(game, 3, people=0, seed=3)
    bots = [table.rulebook.bots["steady"](seat, 3) for seat in range(3)]
    table.play_out(bots)
    face, view = table.rulebook.face, table.view(0)
    say, events = face.say(lang), table.view(0).events()
    lines = face.retold(view, events, say, Style())
    concerning = [event for event in face.gather(events) if event.secret or face.concerns(view, event)]
    own = [face.event(view, event, say) for event in concerning]
    kept = [one.text for one in lines if one.mine]
    if face.has_turns:
        own = [text for text, event in zip(own, concerning, strict=True) if not face.begins_turn(event)]
    assert kept == [text for text in own if text]
    assert all(not re.match(rf"{NAMES[0]}\b", text) for text in kept), "the reader is spoken to, not of"
    turns = [one.text for one in lines if one.turn]
    assert turns
    assert all("\n" not in text and not text.endswith(("; ", ", ")) for text in turns)
    if face.has_turns:
        begun = [event for event in events if face.begins_turn(event) and event.seat != 0]
        named = [text for text in turns if text.startswith(NAMES[1:3])]
        assert len([text for text in named if re.match(rf"({NAMES[1]}|{NAMES[2]}): ", text)]) == len(begun)


# -- the screen


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.file.stem)
def test_the_screen_is_as_it_was(scene: Scene) -> None:
    """If it changed and is good, ``python -m tests.shell.screens`` writes it anew."""
    assert drawn(scene) == scene.file.read_text(encoding="utf-8")


class Whole(Watched):
    """Breaks lines as the terminal does."""

    def draw(self, lines: Sequence[Line]) -> None:
        super().draw(whole(lines, self.style.width))


def words_seen(game: str, lang: Any, width: int) -> tuple[set[str], list[str]]:
    """The words that stand on a screen, and its lines without those that were typed."""
    screen = Whole("?", "plansza", "pomoc", *["rada!"] * 10, "wynik", "dziennik", "?", size=(width, 24))
    Session(seat_down(game, 4), None, screen, lang).run()
    lines = [line for line in screen.seen.splitlines() if not line.startswith(("> ", "Ola"))]
    return {word for line in lines for word in line.split()}, lines


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [*GAMES, "magia_i_miecz"])
def test_no_word_is_broken_and_no_line_is_too_wide(game: str, lang: Any, width: int) -> None:
    found, lines = words_seen(game, lang, width)
    assert max(map(len, lines)) <= width
    books = [*seat_down(game, 3).rulebook.face.say(lang).books, SHELL]
    known, _ = words_seen(game, lang, 2000)
    known |= {text.to(lang) for book in books for text in book.values()}
    words = {word for text in known for word in re.findall(r"\w+", text)}
    letters = [word.strip(".,;:…()") for word in found if re.fullmatch(r"[a-ząćęłńóśźż]{3,}[,.;:…)]*", word)]
    assert [word for word in letters if word not in words] == []


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
@pytest.mark.parametrize(("size", "seen"), [((120, 40), True), ((120, 50), True), ((80, 24), False)])
def test_the_map_is_on_the_screen_when_there_is_room(game: str, size: tuple[int, int], seen: bool) -> None:
    first = next(iter(shown(written(seat_down(game, 4), size, "en"), size)))
    here = "[1⌂]" if game == "brzdek" else "1 ⌂"
    assert any(here in line for line in first) is seen
    assert any("Dungeon row" in line for line in first), "the table is not driven out by it"


def test_the_whole_map_stands_beside_the_row() -> None:
    first = next(iter(shown(written(seat_down("brzdek", 2), (120, 40), "en"), (120, 40))))
    top = next(place for place, line in enumerate(first) if "Dungeon row" in line)
    assert "[1⌂]" in first[top] and "[36]" in first[top + 21]
    shelf = [line[80:] for line in first[top : top + 22]]
    assert sum("buy " in line or "fight " in line or "use " in line for line in shelf) == 6


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_map_is_there_in_every_turn(players: int, lang: Any) -> None:
    """With the exit, the last rooms and all who are in play, and turns of others in full."""
    size, advised = (120, 40), ["rada!" if lang == "pl" else "advice!"] * 60
    seen = [
        screen
        for screen in shown(written(seat_down("brzdek", players), size, lang, *advised), size)
        if any("Pula lochów" in line or "Dungeon row" in line for line in screen)
    ]
    assert len(seen) > 5
    for screen in seen:
        text = "\n".join(screen)
        assert [sign for sign in ("[1⌂]", "[36]", "[37", "[38", "<39") if sign not in text] == []
        assert not [line for line in screen if line.startswith("• ") and line.endswith("…")]


def test_a_tunnel_that_passes_under_another_has_a_gap() -> None:
    table = seat_down("brzdek", 3)
    lines = text_of(table.rulebook.face.map(table.view(0), table.rulebook.face.say("en"), Style(80, height=18)))
    assert any("═ │ ═══ │ ═" in line for line in lines)
    assert not any("═│═" in line for line in lines)


def test_the_table_is_shown_when_a_turn_begins_although_nobody_else_acted() -> None:
    position = {"turn": 0, "out": {1: "left"}, "tokens": {1: ["artifact_5", "mastery"]}, "hand": {0: []}}
    table = at_position("brzdek", 2, position=position)
    screen = Watched("koniec", size=(80, 24))
    session = Session(table, None, screen, "pl")
    session.people, session.at, session.hot_seat = [0], 0, False
    session.run()
    assert screen.seen.count("Pula lochów") == 2


def test_a_part_of_the_map_is_marked_where_there_is_more() -> None:
    table = seat_down("brzdek", 2)
    lines = text_of(table.rulebook.face.map(table.view(0), table.rulebook.face.say("pl"), Style(width=120, height=11)))
    assert len(lines) == 11
    assert lines[9].startswith("▼")
    assert not any(line.startswith("▲") for line in lines[:10])


def test_what_scrolled_away_is_marked_in_the_margin() -> None:
    lines: list[Line] = [[("", f"line {number}")] for number in range(9)]
    shown_lines = text_of(marked(lines, 4, Style(width=20)))
    assert [line for line in shown_lines if line.endswith("↑")] == ["line 4            ↑"]
    low = next(iter(shown(written(seat_down("katakumby", 4), (60, 12), "pl"), (60, 12))))
    assert low[3].endswith("↑"), "three more lines go when the prompt comes"
    roomy = next(iter(shown(written(seat_down("katakumby", 2), (120, 40), "pl"), (120, 40))))
    assert not any(line.endswith("↑") for line in roomy)


class Low(Watched):
    """A screen of 24 lines that knows its height."""

    @property
    def style(self) -> Style:
        return Style(width=80, height=24 - PROMPT_LINES)


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_whenever_a_turn_begins_on_a_low_screen_the_hand_is_seen_below_the_table(game: str) -> None:
    """Rather than that it scrolls away the reserve is told in short, or the other players are."""
    table = seat_down(game, 4, seed=2)
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(4)]
    turns = 0
    while table.ask is not None and turns < 12:
        if table.ask.seat == 0 and table.ask.topic == "turn" and len(table.view(0).hand) == 5:
            screen = Low()
            session = Session(table, None, screen, "pl")
            session.stage.present(table.ask)
            lines = screen.seen.rstrip().splitlines()[-(24 - foot_of(session)) :]
            hand = next(place for place, line in enumerate(lines) if line.startswith("Ręka:"))
            assert lines[hand - 1].startswith(("Komnata", "Krypta", "Na zewnątrz", "  ")), screen.seen
            assert not lines[0] or lines[0].startswith(("Pula lochów", "Smok", "  ")), screen.seen
            turns += 1
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    assert turns > 5


def test_a_page_is_no_higher_than_the_screen() -> None:
    """Lines that have to be broken count as often as they are."""
    size = (60, 24)
    screens = list(shown(written(seat_down("brzdek", 2), size, "pl", "pomoc", "", "q"), size))
    second = next(number for number, screen in enumerate(screens) if any("Enter: dalej" in line for line in screen))
    first = screens[second - 1]
    assert any(line.startswith("Ruchy wpisuje się") for line in first), "its first line is still to be seen"


def test_a_command_typed_where_a_list_goes_on_is_done_next() -> None:
    size = (60, 24)
    *_, last, _leave, _end = shown(written(seat_down("brzdek", 2), size, "pl", "pomoc", "droga 20", ""), size)
    assert any("> droga 20" in line for line in last)
    assert any("Najtańsza droga" in line for line in last)
    assert not any("Ctrl-C czyści" in line for line in last), "the rest of the list is not shown"


def test_a_hand_below_the_table_is_not_broken_as_if_it_stood_beside() -> None:
    """Seed 11: in the first turn the row is too wide for anything beside it."""
    lines = next(iter(shown(written(seat_down("brzdek", 3, seed=11), (80, 24), "pl"), (80, 24))))
    hand = next(place for place, line in enumerate(lines) if line.startswith("Ręka:"))
    assert len(lines[hand]) > 40 or lines[hand] == "Ręka:"


def test_ten_players_stand_in_columns_and_fit() -> None:
    table = seat_down("sabotazysta", 10)
    first = next(iter(shown(written(table, (80, 24), "pl"), (80, 24))))
    assert any(re.search(r"Ola \(ty\) .* Ala ", line) for line in first)
    assert any(line.startswith("Runda 1 z 3") for line in first)
    assert any("Użyj jednej karty" in line for line in first)


def test_a_small_question_stands_with_its_options() -> None:
    screen = Watched("zajrzyj", "2")
    at = menagerie("Ola", "Jan=steady")
    Session(at, None, screen, "pl").run()
    asked = next(seen for _, seen in screen.shots if "Na pewno?" in seen)
    assert asked.splitlines()[-3:-1] == ["Na pewno?", "  1 tak  2 nie"]
    assert at.answers[1] == ("no",), "its numbers may be typed"


# -- the end of a round and of a game


def rounds_screen(*lines: str, size: tuple[int, int] = (80, 24)) -> Watched:
    table = seat_down("sabotazysta", 3)
    screen = Watched(*lines, size=size)
    Session(table, None, screen, "pl").run()
    return screen


def test_a_round_ends_with_a_summary_and_a_pause() -> None:
    screen = rounds_screen(*["rada!"] * 40)
    pauses = [seen for owner, seen in screen.shots if not owner and seen.endswith("Enter – dalej ")]
    assert len(pauses) >= 2
    summary = pauses[0].rpartition("Koniec rundy 1")[2]
    assert "Sabotażysta: Bolek." in summary
    assert "Stan gry po 1 rundzie" in summary
    assert "Twoja rola" not in summary, "the next round has not been told of yet"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("kto był sabotażystą?", "Sabotażysta: Bolek."),
        ("czemu Bolek budował w stronę złota, skoro był sabotażystą", "Sabotażysta: Bolek."),
        ("kto wygrał?", "Wygrywają sabotażyści."),
    ],
)
def test_a_question_at_the_end_of_a_round_is_about_that_round_and_begins_no_other(line: str, told: str) -> None:
    probe = rounds_screen(*["rada!"] * 40)
    before = next(place for place, (_, seen) in enumerate(probe.shots) if seen.endswith("Enter – dalej "))
    screen = rounds_screen(*["rada!"] * before, line, "", *["rada!"] * 3)
    pauses = [seen for owner, seen in screen.shots if not owner and seen.endswith("Enter – dalej ")]
    assert len(pauses) >= 2
    assert told in pauses[1].rpartition(line)[2]
    assert "Twoja rola" not in pauses[1].rpartition("Koniec rundy 1")[2]


def test_who_wants_to_see_the_moves_at_the_end_of_a_round_goes_on() -> None:
    probe = rounds_screen(*["rada!"] * 40)
    before = next(place for place, (_, seen) in enumerate(probe.shots) if seen.endswith("Enter – dalej "))
    screen = rounds_screen(*["rada!"] * before, "?", *["rada!"] * 3)
    pauses = [seen for owner, seen in screen.shots if not owner and seen.endswith("Enter – dalej ")]
    assert len(pauses) == 1
    assert "Runda 2. Zaczynasz." in screen.shots[before + 1][1]


def test_a_game_ends_with_what_happened_then_the_result() -> None:
    """At 24 lines both do not fit at once: the news is read before the result comes, above the table if that fits."""
    screen = rounds_screen(*["rada!", ""] * 60)
    pause = next(seen for owner, seen in screen.shots if not owner and seen.endswith("Enter – wynik "))
    page = pause.rpartition("rada!\n")[2].splitlines()
    assert len(page) < 24
    told = next(place for place, line in enumerate(page) if line.startswith("• Koniec rundy 3"))
    assert all(place > told for place, line in enumerate(page) if line.startswith("Runda 3 z 3"))
    result = screen.seen[len(pause) :]
    assert "Wynik\n" in result
    assert result.count("\n") < 24
    assert "Enter – wynik" not in rounds_screen(*["rada!", ""] * 60, size=(80, 60)).seen


def test_whoever_wins_is_told_so() -> None:
    at = menagerie("Ola", "Jan=steady", turns=2)
    screen = Watched("wypuść łoś 2,0")
    Session(at, None, screen, "pl").run()
    result = at.rulebook.result(at.game)
    assert ("Wygrywasz!" in screen.seen) == (list(result.winners) == [0])


def test_who_asks_who_is_what_learns_what_can_be_known() -> None:
    screen = rounds_screen("kto jest sabotażystą?")
    assert "Kto jest sabotażystą, wyjdzie na jaw na koniec rundy. Jest ich 0–1" in screen.told
    assert "z 4 kart ról 1 to sabotażysta" in screen.told


def test_a_broken_tool_is_part_of_the_question() -> None:
    table = seat_down("sabotazysta", 3)
    face, ask = table.rulebook.face, table.ask
    assert ask is not None
    assert "dołóż korytarz" in face.question(table.view(0), ask, face.say("pl"))
    assert isinstance(table.game, Mine)
    table.game.broken[ask.seat]["pickaxe"] = "broken_pickaxe"
    assert face.question(table.view(ask.seat), ask, face.say("pl")).startswith("Masz zepsute: kilof. Bez naprawy")


def test_a_script_is_not_stopped_by_a_pause(run: Any) -> None:
    script = "rada!\n" * 60
    ran = run("play", "sabotazysta", "--seat", "Ola", "--players", "3", "--seed", "7", "--script", "-", stdin=script)
    assert ran.code == 0
    assert "Koniec gry" in ran.out
    assert "Rewanż" not in ran.out


def test_a_rematch_has_the_same_seats_and_options_and_another_seed() -> None:
    at = menagerie("Ola", "Jan=steady", turns=2)
    sitting = Sitting(at, None)
    screen = Watched("wypuść łoś 2,0", "może", "tak", "wypuść łoś 1,0", "nie")
    begun: list[Table] = []

    class Noted(Session):
        def __init__(self, table: Table, *rest: Any) -> None:
            begun.append(table)
            super().__init__(table, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("brzdek.shell.sitting.session.Session", Noted)
        assert play(sitting, screen, "pl", print) == (0, "pl")
    first, second = begun
    assert second.setup.seats == first.setup.seats
    assert second.setup.options == {"turns": 2}
    assert second.setup.seed != first.setup.seed
    assert second.answers[0] == ("play", "elk", "1,0")
    assert screen.seen.count("Rewanż") == 3, "asked again after a line that says neither"


def test_a_rematch_is_played_with_the_same_decks(tmp_path: Any) -> None:
    from brzdek.core.record.sittings import rematch
    from brzdek.core.record.transcript import read_transcript

    deck = tmp_path / "deck.yaml"
    deck.write_text("game: sabotazysta\n", encoding="utf-8")
    again = rematch(Sitting(seat_down("sabotazysta", 3), None, [deck]), print)
    with again:
        assert again.decks == [deck]
        assert again.recorder is not None
        assert read_transcript(again.recorder.path).setup.seats == again.table.setup.seats


def test_nobody_is_asked_for_a_rematch_who_left() -> None:
    screen = Watched("quit")
    play(Sitting(menagerie("Ola", "Jan=steady"), None), screen, "pl", print)
    assert "Rewanż" not in screen.seen


# -- words and lines

WORDS = st.lists(st.text(st.characters(categories=["Ll", "Lu"]), min_size=1, max_size=12), min_size=1, max_size=30)


@given(WORDS, st.integers(12, 60), st.integers(0, 6))
def test_a_line_is_broken_between_words_alone(words: list[str], width: int, indent: int) -> None:
    line: Line = [("", " " * indent), *[(str(number % 3), f"{word} ") for number, word in enumerate(words)]]
    lines = wrapped(line, width)
    assert " ".join(text_of(lines)).split() == words
    assert all(width_of(one) <= width or len(text_of([one])[0].split()) == 1 for one in lines)


@given(WORDS, st.integers(3, 60))
def test_what_is_shortened_ends_with_a_whole_word(words: list[str], width: int) -> None:
    text = " ".join(words)
    short = shortened(text, width)
    assert len(short) <= width
    if short != text:
        whole = short.removesuffix("…")
        assert text.startswith(whole)
        assert text[len(whole)] == " " or " " not in whole


def test_whoever_reads_polish_may_be_anybody() -> None:
    """Verbs of the past would tell men from women: “zaatakowałeś”. Words that may be typed are another matter."""
    gendered = re.compile(r"\w(łeś|łaś|łbyś|łabyś)\b")
    books = [
        SHELL,
        MENU,
        SAVED,
        REPLAY,
        *(book for game in NAMES_OF_GAMES for book in rulebook(game).face.say("pl").books),
    ]
    said = [text.pl for book in books for key, text in book.items() if not key.startswith("type.")]
    cards = (Path(__file__).parents[1] / "card_texts").glob("*.txt")
    assert not [
        text for text in (*said, *(file.read_text(encoding="utf-8") for file in cards)) if gendered.search(text)
    ]


def test_columns_are_read_across() -> None:
    lines: list[Line] = [[("", word)] for word in ("a", "bb", "ccc", "d", "e")]
    assert text_of(columns(lines, 16)) == ["a     bb    ccc", "d     e"]
    assert text_of(columns(lines, 5)) == ["a", "bb", "ccc", "d", "e"]


# -- plain screens


def test_a_plain_screen_tells_turns_in_a_line_each_as_well(run: Any) -> None:
    ran = run(
        "play", "brzdek", "--players", "3", "--seat", "Ola", "--seed", "7", "--plain", "--script", "-",
        stdin="zagraj wszystko\nkoniec\n" * 3,
    )  # fmt: skip
    lines = ran.out.splitlines()
    assert "- Zagrywasz: Włam ×4, Unik." in lines
    assert not [line for line in lines if re.match(r"- (Ala|Bolek) zagrywa", line)]
    turns = [place for place, line in enumerate(lines) if line.startswith("Twoja tura: ")]
    for start, end in pairwise(turns):
        told_there = [line for line in lines[start:end] if re.match(r"- (Ala|Bolek): ", line)]
        assert [line[2:].partition(":")[0] for line in told_there] == ["Ala", "Bolek"]


def test_an_onlooker_reads_a_line_for_each_turn(run: Any) -> None:
    ran = run("play", "sabotazysta", "--players", "3", "--seed", "5", "--plain", *ALL_BOTS)
    turns = [line for line in ran.out.splitlines() if re.match(r"- (A|B|C): ", line)]
    assert len(turns) > 30
    assert all(one[2] != other[2] for one, other in pairwise(turns[:10])), "they take turns"


def test_a_script_of_two_people_tells_what_each_did_in_full(run: Any) -> None:
    script = "zagraj wszystko\nkoniec\n" * 2
    ran = run("play", "brzdek", "--seat", "Ola", "--seat", "Jan", "--seed", "5", "--script", "-", stdin=script)
    assert re.search(r"^- (Ola|Jan) zagrywa: ", ran.out, re.MULTILINE)
