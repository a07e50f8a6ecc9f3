"""Positions: situations set up from a file, the legal answers in them, and how many there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brzdek.core.perft import divide, perft
from brzdek.core.plain import fingerprint
from brzdek.core.problems import BadData
from brzdek.core.record.header import write_header
from brzdek.core.record.position import position_setup, read_position
from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import read_transcript
from brzdek.core.rulebook import Setup
from brzdek.core.table import Table, options_written
from brzdek.core.text import LANGS, Lang
from brzdek.games.sabotazysta.cards.words import WORDS
from tests.support import catalog, rulebook

GAME = "sabotazysta"
POSITION = """\
game: sabotazysta
players: [Ola, Jan, Ewa]
turn: 1
seed: 5
options: {rounds: 2}
board: ["cross@1,0", "curve_sw@2,0"]
hands: {1: [cross, map, straight_horizontal]}
tools: {2: [lantern]}
"""


def setup_of(path: Path, text: str) -> Setup:
    file = path / "position.yaml"
    file.write_text(text, encoding="utf-8")
    return position_setup(read_position(file, (GAME,)), rulebook(GAME), catalog(GAME))


def table_of(path: Path, text: str = POSITION) -> Table:
    return Table(rulebook(GAME), setup_of(path, text), catalog(GAME), keep_turns=True)


def told(path: Path, text: str, lang: Lang = "en") -> list[str]:
    with pytest.raises(BadData) as caught:
        setup_of(path, text)
    return [problem.worded(lang).removeprefix(f"{path / 'position.yaml'}:") for problem in caught.value.problems]


def test_the_common_keys_become_a_setup(tmp_path: Path) -> None:
    setup = setup_of(tmp_path, POSITION)
    assert setup.game == GAME
    assert [seat.name for seat in setup.seats] == ["Ola", "Jan", "Ewa"]
    assert setup.seed == 5
    assert dict(setup.options) == {"rounds": 2}
    assert setup.position == {
        "turn": 1,
        "board": ["cross@1,0", "curve_sw@2,0"],
        "hands": {1: ["cross", "map", "straight_horizontal"]},
        "tools": {2: ["lantern"]},
    }


def test_what_is_left_out_is_filled_in_the_same_way_each_time(tmp_path: Path) -> None:
    setup = setup_of(tmp_path, "game: sabotazysta\n")
    assert len(setup.seats) == catalog(GAME).players[0]
    assert setup.seed == 0
    one, two = (
        table_of(tmp_path, "game: sabotazysta\nplayers: 5\n"),
        table_of(tmp_path, "game: sabotazysta\nplayers: 5\n"),
    )
    assert fingerprint(one.game) == fingerprint(two.game)
    assert len({seat.name for seat in one.setup.seats}) == 5


def test_legal_answers_are_those_of_the_situation(tmp_path: Path) -> None:
    ask = table_of(tmp_path).ask
    assert ask is not None and ask.seat == 1
    options = options_written(ask)
    assert "play map 8,0" in options
    assert "play cross 2,1" in options
    assert "discard straight_horizontal" in options
    assert {option.split()[1] for option in options} == {"cross", "map", "straight_horizontal"}


def test_dice_that_fall_as_the_position_says(tmp_path: Path) -> None:
    table = table_of(tmp_path, POSITION + "dice: [4, 6, 1]\n")
    chance = table.fork().game.chance
    assert [chance.roll(), chance.roll(3)] == [4, 3], "a die has no more pips than sides"
    assert chance.uses == table.fork().game.chance.uses + 2
    assert table.fork().game.chance.falls == [4, 6, 1]
    answered = table.ask
    assert answered is not None
    table.answer(answered.options[0])
    table.undo()
    assert table.game.chance.falls == [4, 6, 1]
    plain_start = table_of(tmp_path)
    assert table.ask is not None and plain_start.ask is not None
    assert fingerprint(table.game) == fingerprint(plain_start.game)
    assert options_written(table.ask) == options_written(plain_start.ask)


def test_dice_of_a_position_are_kept_with_the_saved_game(tmp_path: Path) -> None:
    setup = setup_of(tmp_path, POSITION + "dice: [2, 5]\n")
    file = tmp_path / "game.txt"
    file.write_text(write_header(setup, catalog(GAME).fingerprint), encoding="utf-8")
    table = open_table(read_transcript(file), rulebook(GAME), catalog(GAME))
    assert table.game.chance.falls == [2, 5]


def test_dice_that_cannot_fall_like_that_are_refused(tmp_path: Path) -> None:
    (problem,) = told(tmp_path, POSITION + "dice: [4, 7]\n")
    assert problem.startswith("9:") and "found the number 7; allowed: a whole number from 1 to 6" in problem


def test_perft_counts_what_one_can_count_by_hand(tmp_path: Path) -> None:
    table = table_of(tmp_path)
    before = fingerprint(table.game)
    assert table.ask is not None
    first = len(table.ask.options)
    second = 0
    for option in table.ask.options:
        after = table.fork()
        after.answer(option)
        assert after.ask is not None
        second += len(after.ask.options)
    assert perft(table, 1) == first == 13
    assert perft(table, 2) == second
    assert perft(table, 3) == sum(count for _, count in divide(table, 3)) > second
    assert [name for name, _ in divide(table, 2)] == options_written(table.ask)
    assert divide(table, 1) == [(name, 1) for name in options_written(table.ask)]
    assert (fingerprint(table.game), table.journal) == (before, [])


def test_perft_of_a_position_that_can_be_counted_on_paper(tmp_path: Path) -> None:
    text = "game: sabotazysta\nplayers: 3\ndeck: []\nhands: {0: [straight_horizontal], 1: [cross], 2: [map]}\n"
    table = table_of(tmp_path, text)
    # West or east of the start card, or passed: 3. Then four free ends for the crossing, or passed: 5 each.
    # Then one of three goals to look at, or passed: 4 each.
    assert [perft(table, depth) for depth in (1, 2, 3)] == [3, 3 * 5, 3 * 5 * 4]


def test_perft_stops_where_the_game_ends(tmp_path: Path) -> None:
    text = (
        "game: sabotazysta\nplayers: 3\noptions: {rounds: 1}\ndeck: []\n"
        "hands: {0: [cross], 1: [], 2: []}\ntools: {0: [cart], 1: [cart], 2: [cart]}\n"
    )
    table = table_of(tmp_path, text)
    assert table.ask is not None
    for option in table.ask.options:
        after = table.fork()
        after.answer(option)
        assert after.ask is None
    assert perft(table, 1) == len(table.ask.options)
    assert perft(table, 2) == 0
    assert divide(after, 1) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game: sabotazysta\n", "", "1:1: the key “game” is missing: sabotazysta"),
        ("game: sabotazysta", "game: chess", "1:7: found the text “chess”; allowed: sabotazysta"),
        ("[Ola, Jan, Ewa]", "2", "2:10: This game takes 3 to 10 players, not 2."),
        ("[Ola, Jan, Ewa]", "[Ola, Jan, ola]", "2:21: the name “ola” is repeated"),
        ("seed: 5", "seed: -5", "4:7: found the number -5; allowed: a whole number from 0 to 18446744073709551615"),
        ("rounds: 2", "rounds: 99", "5:10: option “rounds”: given “99”; allowed: a whole number from 1 to 10"),
        ("rounds: 2", "youngest: 7", "5:10: " + WORDS["setup.youngest"].en),
        ("turn: 1", "turn: 3", "3:7: found the number 3; allowed: a whole number from 0 to 2"),
        ("turn: 1", "trun: 1", "3:1: unknown key “trun”; "),
        ("cross@1,0", "cross@8,0", "6:9: "),
        ("[lantern]", "[lamp]", "8:13: found the text “lamp”; allowed: "),
        ("hands:", "hands: [", "8:1: bad YAML: "),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    (found,) = told(tmp_path, POSITION.replace(old, new))
    assert found.startswith(message)


def test_a_list_is_no_position(tmp_path: Path) -> None:
    assert told(tmp_path, "[1, 2]\n") == ["1:1: a position is a set of keys (game, players, turn, …)"]
    assert told(tmp_path, "[1, 2]\n", "pl") == ["1:1: pozycja to zestaw kluczy (game, players, turn, …)"]


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-30, 30) | st.sampled_from(["cross", "cross@1,0", "8,0", "x", "steady"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.integers(-1, 9) | st.sampled_from(["8,0", "rounds"]), inner, max_size=3)
    ),
    max_leaves=5,
)
_COMMON = st.sampled_from(["players", "turn", "seed", "options", "board", "hands", "goals", "deck", "roles", "x"])


@given(st.dictionaries(_COMMON, _VALUES, max_size=4))
def test_any_position_gives_a_table_or_a_reason(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, object]
) -> None:
    import yaml

    folder = tmp_path_factory.getbasetemp()
    try:
        setup = setup_of(folder, yaml.safe_dump({"game": GAME, **values}))
    except BadData as bad:
        assert all(problem.worded(lang).isprintable() for problem in bad.problems for lang in LANGS)
    else:
        Table(rulebook(GAME), setup, catalog(GAME))
