"""Secrets taken from next door (Wand of Wind), and cards of the row that are replaced (Treasure Hunter)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.brzdek.delving import CALM, delve
from tests.rules.dialect import offers, story, told, topic
from tests.rules.raids import each, now, thief
from tests.support import answer, legal


def reaching(room: int, **position: Any) -> Table:
    """A player in this room has just chosen to take a secret from next door."""
    table = delve(**{"room": {0: room}, "hand": {0: ["wand_of_wind"]}, **position})
    answer(table, "play wand_of_wind", "choose take_adjacent_secret")
    return table


# --- a secret from next door


@pytest.mark.rule("BRZ-243")
def test_minor_and_major_secrets_of_all_rooms_next_door_can_be_taken() -> None:
    """Room 4: 5 behind two footprints, 9 behind a lock, 10 (a crystal cave), 3 without secrets; not room 4 itself."""
    table = reaching(4)
    assert set(legal(table)) == {"secret 5 major", "secret 9 major", "secret 10 minor"}


@pytest.mark.rule("BRZ-243")
@pytest.mark.parametrize(
    ("room", "line"),
    [
        (14, "secret 9 major"),
        (14, "secret 19 minor"),
        (5, "secret 6 major"),
        (17, "secret 22 minor"),
        (3, "secret 7 major"),
    ],
    ids=["lock", "monsters", "arrow", "around the board", "another arrow"],
)
def test_locks_arrows_and_monsters_do_not_matter(room: int, line: str) -> None:
    table = reaching(room)
    answer(table, line)
    assert len(told(table, "took")) == 1
    there, size = int(line.split()[1]), line.split()[2]
    assert table.view(0).lying(there)[size] == {"major": 0, "minor": 1}[size]
    assert thief(table).damage == 0


@pytest.mark.rule("BRZ-243")
def test_the_secret_works_as_if_taken_on_entering() -> None:
    table = reaching(4, secrets={5: ["greater_skill_boost"]}, skill=1)
    answer(table, "secret 5 major")
    assert now(table).skill == 6
    table = reaching(4, secrets={9: ["chalice"]})
    answer(table, "secret 9 major")
    assert list(thief(table).tokens) == ["chalice"]
    table = reaching(4, secrets={10: ["treasure"]})
    answer(table, "secret 10 minor")
    assert thief(table).gold == 2


@pytest.mark.rule("BRZ-243")
def test_the_room_is_not_entered() -> None:
    """Room 10 is a crystal cave: nobody is exhausted, and the boots can be used."""
    table = reaching(4, boots=3)
    answer(table, "secret 10 minor")
    assert (thief(table).room, topic(table)) == (4, "turn")
    assert "10" in offers(table, "move")


@pytest.mark.rule("BRZ-243")
def test_the_one_token_per_entry_is_not_used_up() -> None:
    table = reaching(4, boots=1, secrets={10: ["treasure", "treasure"]})
    answer(table, "secret 10 minor", "move 10", "take minor")
    assert thief(table).gold == 4
    assert table.view(0).lying(10)["minor"] == 0


@pytest.mark.rule("BRZ-243")
def test_idols_and_artifacts_are_no_secrets() -> None:
    """Room 30: idols in 24, an artifact in 31. Room 17: idols in 24, artifacts in 18 and 23, secrets in 13 and 22."""
    table = delve(room={0: 30}, hand={0: ["wand_of_wind"]}, artifacts={31: "artifact_20"})
    answer(table, "play wand_of_wind")
    assert (topic(table), now(table).teleports) == ("turn", 1)
    table = reaching(17, artifacts={18: "artifact_5", 23: "artifact_15"})
    assert set(legal(table)) == {"secret 13 minor", "secret 22 minor"}


@pytest.mark.rule("BRZ-243")
def test_of_two_minor_secrets_one_is_taken_at_random() -> None:
    """Nobody is asked which; over many games nearly every kind turns up."""
    taken: Counter[str] = Counter()
    for seed in range(60):
        table = reaching(17, seed=seed)
        answer(table, "secret 22 minor")
        taken[told(table, "took")[0][1]] += 1
        assert table.view(0).lying(22)["minor"] == 1
    assert len(taken) >= 6


# --- a card of the row is replaced


@pytest.mark.rule("BRZ-245")
def test_a_card_of_the_players_choice_goes_and_the_next_one_comes_at_once() -> None:
    table = delve(hand={0: ["treasure_hunter"]}, row=CALM, deck=["sneak", "ladder"])
    discard = list(table.view(0).dungeon_discard)
    answer(table, "play treasure_hunter")
    assert topic(table) == "replace"
    assert set(legal(table)) == {f"replace {card}" for card in CALM}
    answer(table, "replace ruby")
    assert sorted(table.view(0).row) == sorted(["diamond", "emerald", "emerald", "ruby", "dragons_eye", "sneak"])
    assert list(table.view(0).dungeon_discard) == [*discard, "ruby"]
    assert (topic(table), table.view(0).dungeon_deck_count) == ("turn", 1)


@pytest.mark.rule("BRZ-245")
def test_the_new_card_is_available_in_the_same_turn() -> None:
    """The 2 skill of the Treasure Hunter herself pay for it."""
    table = delve(hand={0: ["treasure_hunter"]}, row=CALM, deck=["sneak", "ladder"])
    answer(table, "play treasure_hunter", "replace ruby", "buy sneak")
    assert list(thief(table).discard) == ["sneak"]


@pytest.mark.rule("BRZ-245")
def test_the_arrive_text_of_the_new_card_works() -> None:
    table = delve(3, hand={0: ["treasure_hunter"]}, row=CALM, deck=["watcher", "sneak"])
    answer(table, "play treasure_hunter", "replace ruby")
    assert each(table, "clank") == [1, 1, 1]
    table = delve(hand={0: ["treasure_hunter"]}, row=CALM, deck=["shrine", "sneak"], black=20)
    answer(table, "play treasure_hunter", "replace ruby")
    assert table.view(0).bag[-1] == 23


@pytest.mark.rule("BRZ-245")
@pytest.mark.parametrize("fresh", ["ogre", "kobold", "sapphire"])
def test_the_dragon_symbol_of_the_new_card_does_not_work(fresh: str) -> None:
    """Neither at once nor when the turn ends: by then the card was in the row already."""
    table = delve(hand={0: ["treasure_hunter"]}, row=CALM, deck=[fresh, "sneak"])
    answer(table, "play treasure_hunter", "replace ruby")
    assert told(table, "attack") == []
    answer(table, "end")
    assert "attack" not in story(table)


@pytest.mark.rule("BRZ-245")
def test_it_is_compulsory_while_the_row_holds_a_card() -> None:
    """A row of one card: it is replaced without a question, and the gaps stay."""
    table = delve(hand={0: ["treasure_hunter"]}, row=["ruby"], deck=["sneak", "ladder", "ladder"])
    answer(table, "play treasure_hunter")
    assert (list(table.view(0).row), topic(table)) == (["sneak"], "turn")
    assert table.view(0).dungeon_deck_count == 2


@pytest.mark.rule("BRZ-245")
@pytest.mark.parametrize(("row", "deck"), [([], ["sneak", "sneak"]), (["ruby"], [])], ids=["empty row", "empty deck"])
def test_otherwise_nothing_happens(row: list[str], deck: list[str]) -> None:
    table = delve(hand={0: ["treasure_hunter"]}, row=row, deck=deck)
    answer(table, "play treasure_hunter")
    assert (list(table.view(0).row), table.view(0).dungeon_deck_count) == (row, len(deck))
    assert told(table, "replaced") == []
    assert not table.view(0).over
