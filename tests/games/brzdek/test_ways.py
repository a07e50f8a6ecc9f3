"""Ways: what is said to be in reach can be walked, and no way is cheaper than the one that is shown."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.games.brzdek.cards.board import Board
from brzdek.games.brzdek.face.goals import GOALS
from brzdek.games.brzdek.view.ways import beyond, reach, way
from tests.support import answer, rulebook, seat_down

SIDES = ("front", "back")
SAY = {lang: rulebook("brzdek").face.say(lang) for lang in ("pl", "en")}


def delve(side: str = "front", **position: Any) -> Table:
    """Seat 0 is on turn with an empty hand."""
    wanted = {"board": side, "turn": 0, "hand": {0: []}, **position}
    return seat_down("brzdek", 2, position=wanted)


def look(table: Table, word: str, rest: str = "", *, lang: str = "en", style: Style | None = None) -> list[str]:
    face = rulebook("brzdek").face
    chosen = next(one for one in face.looks if word in one.names.en.split("|"))
    return text_of(chosen.show(table.view(0), rest, SAY[lang], style or Style(160)))


# -- in reach


def walk_everywhere(table: Table) -> dict[int, int]:
    """Every room that can be entered this turn, by trying, with the least damage."""
    start = table.view(0).me
    best: dict[int, int] = {}
    seen: set[tuple[Any, ...]] = set()
    queue = [table]
    while queue:
        here = queue.pop()
        while here.ask is not None and ("leave",) in here.ask.options:
            here.answer(("leave",))
        me, now = here.view(0).me, here.view(0).now
        mark = (me.room, now.boots, now.swords, now.teleports, now.exhausted, me.damage, me.out)
        if mark in seen:
            continue
        seen.add(mark)
        if me.room != start.room:
            best[me.room] = min(best.get(me.room, 99), me.damage - start.damage)
        for option in here.ask.options if here.ask is not None and not me.out else ():
            if option[0] in ("move", "teleport"):
                there = here.fork()
                there.answer(option)
                queue.append(there)
    return best


@pytest.mark.parametrize("seed", range(24))
def test_in_reach_is_what_can_really_be_walked(seed: int) -> None:
    dice = random.Random(seed)
    side = SIDES[seed % 2]
    rooms = range(2, 40 if side == "front" else 45)
    tokens = dice.sample(["artifact_7", "master_key"], dice.randint(0, 2))
    table = delve(
        side,
        room={0: dice.choice(rooms)},
        boots=dice.randint(0, 4),
        swords=dice.randint(0, 2),
        damage={0: dice.choice([0, 7, 9])},
        teleports=dice.choice([0, 0, 1, 2]),
        tokens={0: tokens},
        caves_lifted=dice.random() < 0.2,
        monsters_ignored=dice.random() < 0.2,
        exhausted=dice.random() < 0.15,
        secrets={room: [] for room in rooms},
        artifacts={},
    )
    view = table.view(0)
    purse = view.purse
    found = reach(view, purse)
    told = {room: max(0, walk.monsters - purse.swords) for room, walk in found.items()}
    assert told == walk_everywhere(table.fork())


def test_a_way_in_reach_names_its_rooms_and_prices() -> None:
    table = delve(room={0: 14}, boots=2, swords=1)
    assert "  Room 19: 1 boot, 1 sword, 1 damage – market, 2 minor secrets" in look(table, "where")
    assert "  Komnata 26: 2 buty, 1 miecz, 1 obrażenie, przez 19 – kram" in look(table, "where", lang="pl")


def test_one_step_further_is_told_with_what_is_missing() -> None:
    table = delve(room={0: 16}, boots=1)
    lines = look(table, "where")
    assert "  Room 11: 1 boot" in lines
    assert any(line.startswith("  Room 6: locked, and you have no key (from 11)") for line in lines)
    assert any(line.startswith("  Room 10: 1 boot short (from 15)") for line in lines)
    view = table.view(0)
    purse = view.purse
    steps = {step.room: step for step in beyond(view, purse, reach(view, purse))}
    assert set(steps) == {6, 10, 14, 20, 22}


def test_monsters_that_would_knock_one_out_are_in_the_way() -> None:
    table = delve(room={0: 14}, boots=1, swords=0, damage={0: 8})
    assert any("Room 19: too many monsters: 1 sword short" in line for line in look(table, "where"))


def test_after_a_crystal_cave_no_boots_lead_on() -> None:
    table = delve(room={0: 3}, boots=3)
    answer(table, "move 8")
    lines = look(table, "where")
    assert "The cave has exhausted you: no more boots this turn." in lines
    assert any("Room 13: beyond a cave, not before the next turn" in line for line in lines)


def test_where_can_be_asked_for_boots_one_does_not_have_yet() -> None:
    table = delve(room={0: 2}, boots=0)
    assert any("Nothing." in line for line in look(table, "where"))
    assert "  Room 4: 3 boots, by way of 3 – 2 minor secrets" in look(table, "where", "3")
    assert "In reach (3 boots, 2 swords):" in look(table, "where", "3 2")


def test_out_of_somebody_elses_turn_nothing_is_in_reach() -> None:
    table = delve(room={0: 3, 1: 3}, boots=3)
    assert reach(table.view(1), table.view(1).purse) == {}


# -- the cheapest way


def dearest_free(board: Board, start: int, key: bool) -> dict[int, int]:
    """The cost of the cheapest way to every room, found by relaxing every tunnel until nothing changes."""
    cost = {start: 0}
    changed = True
    while changed:
        changed = False
        for room in list(cost):
            stop = int(board.rooms[room].crystal_cave and room != start)
            if room == board.start and room != start:
                continue
            for tunnel in board.tunnels[room]:
                price = cost[room] + stop + tunnel.boots + tunnel.monsters
                if not tunnel.against and (key or not tunnel.locked) and price < cost.get(tunnel.to, 999):
                    cost[tunnel.to] = price
                    changed = True
    return cost


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("key", [False, True])
def test_no_way_is_cheaper(side: str, key: bool) -> None:
    for start in (1, 5, 17, 20, 31, 36):
        view = delve(side, room={0: start}).view(0)
        costs = dearest_free(view.board, start, key)
        for room in view.board.rooms:
            if room != start:
                path = way(view, [room], key=key)
                assert (path.cost if path else None) == costs.get(room)


@pytest.mark.parametrize("side", SIDES)
def test_a_way_leads_from_here_to_there_along_tunnels(side: str) -> None:
    view = delve(side, room={0: 4}).view(0)
    for room in view.board.rooms:
        path = way(view, [room], key=True) if room != 4 else None
        here = 4
        for tunnel in path.tunnels if path else ():
            assert tunnel in view.board.tunnels[here]
            here = tunnel.to
        assert path is None or here == path.end == room


def test_a_way_in_words() -> None:
    table = delve(room={0: 8}, artifacts={31: "artifact_20"})
    assert look(table, "way", "to artifact 20") == [
        "The cheapest way – artifact 20: 5 boots, 2 monsters, 1 stop in a cave.",
        "  8 → 13 (2 boots) → 18 (stop in a cave) → 26 → 31 (2 monsters)",
    ]
    plain = look(table, "way", "do 31", lang="pl", style=Style(80, unicode=False))
    assert plain == [
        "Najtańsza droga – komnata 31: 5 butów, 2 potwory, 1 postój w grocie.",
        "  8, 13 (2 buty), 18 (postój w grocie), 26, 31 (2 potwory)",
    ]


def test_a_way_that_a_key_would_shorten_is_shown_too() -> None:
    table = delve(room={0: 4})
    assert look(table, "way", "9")[0] == "room 9: not without a key."
    assert look(table, "way", "9")[1:] == ["With a key: 1 boot, 1 lock.", "  4 → 9 (lock)"]
    with_key = delve(room={0: 4}, tokens={0: ["master_key"]})
    assert look(with_key, "way", "9")[0] == "The cheapest way – room 9: 1 boot, 1 lock."


def test_the_way_out_says_when_the_artifact_is_missing() -> None:
    table = delve(room={0: 3})
    assert look(table, "way", "out")[-1] == "Only an artifact lets you out, and you have none yet."
    table = delve(room={0: 3}, tokens={0: ["artifact_5"]})
    assert look(table, "way", "out") == ["The cheapest way – out: 2 boots.", "  3 → 2 → 1"]


def test_a_place_that_no_tunnel_leads_to_needs_a_teleport() -> None:
    """On the front side nothing but an arrow leaves room 23."""
    table = delve(room={0: 24})
    path = way(table.view(0), [25], key=False)
    assert path is not None
    assert look(delve(room={0: 25}), "way", "25") == ["room 25: you are there."]


@pytest.mark.parametrize(
    ("line", "rooms"),
    [
        ("18", [18]),
        ("do komnaty 18", [18]),
        ("to room 18", [18]),
        ("kram", [19, 20, 26, 27]),
        ("do kramu", [19, 20, 26, 27]),
        ("market", [19, 20, 26, 27]),
        ("po klucz", [19, 20, 26, 27]),
        ("wyjście", [1]),
        ("do wyjścia", [1]),
        ("out", [1]),
        ("źródło", [12, 34, 38]),
        ("do zrodla", [12, 34, 38]),
        ("bożek", [24]),
        ("małpa", [24]),
        ("artefakt 30", [35]),
        ("artifact 30", [35]),
        ("kadzielnica", [35]),
        ("Thurible", [35]),
        ("artefakt 6", []),
        ("Bolek", [33]),
        ("wielki sekret", [5, 6, 7, 9, 25, 28, 29, 37, 39]),
    ],
)
def test_places_can_be_named_in_both_languages(line: str, rooms: list[int]) -> None:
    table = delve(room={0: 2, 1: 33}, artifacts={35: "artifact_30"})
    goal = GOALS.find(table.view(0), line, SAY["pl"])
    assert goal is not None
    assert goal.rooms == rooms


@pytest.mark.parametrize("line", ["", "do", "99", "xyz", "9999999999999"])
def test_what_is_no_place_is_explained(line: str) -> None:
    table = delve(room={0: 2})
    assert GOALS.find(table.view(0), line, SAY["en"]) is None
    assert look(table, "way", line)[0].startswith("Where to? For example")


def test_every_place_that_completion_offers_is_understood() -> None:
    table = seat_down("brzdek", 4)
    for lang in ("pl", "en"):
        for words in GOALS.words(table.view(0), lang):
            goal = GOALS.find(table.view(0), words, SAY[lang])
            assert goal is not None
            assert goal.rooms
