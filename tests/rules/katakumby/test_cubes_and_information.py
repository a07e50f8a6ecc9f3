"""Cubes that are always somewhere, and what is open and what is hidden."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from brzdek.core.table import Table
from brzdek.games.katakumby.rules.state import Delve
from tests.rules.dialect import offers, told
from tests.rules.katakumby.delving import CALM, dig, game
from tests.rules.katakumby.digging import laid, tile, tunnel
from tests.rules.raids import each, thief
from tests.support import answer, legal

QUARRY = {
    "temple": tile(
        {"altar": ["altar"], "den": ["altar", "minor_secret"], "spring": ["heal"]},
        tunnel("altar", "den", monsters=2),
        tunnel("altar", "spring"),
    ),
    "vault": tile({"all": ["artifact", "chest", "prison"]}),
    "tomb": tile({"all": ["artifact", "chest", "prison"]}),
}
ALTAR, DEN, SPRING = 5, 6, 7
GHOST = 3
"""The colour of a ghost in an attack on two players: after theirs and black."""


# --- cubes


def places(table: Table, seat: int) -> dict[str, int]:
    """Where the cubes of a player are."""
    one, view = thief(table, seat), table.view(None)
    altars = sum(list(seats).count(seat) for seats in view.altars.values())
    return {
        "supply": one.supply,
        "clank": one.clank,
        "bag": view.bag[seat],
        "meter": one.damage - one.black,
        "altars": altars,
        "aside": cast(Delve, table.game).thieves[seat].aside,  # no view counts them: they never come back
    }


def neutral(table: Table) -> tuple[int, int]:
    """All dragon cubes and all ghosts, wherever they are."""
    view = table.view(None)
    return view.bag[-1] + view.black_aside + sum(each(table, "black")), sum(view.ghosts.values())


@pytest.mark.rule("KAT-366")
def test_each_cube_is_always_in_exactly_one_place() -> None:
    """A turn that moves cubes in every way: noise, silence, altars, damage, healing, an attack."""
    table = dig(
        QUARRY,
        map=[laid("temple", 1, 0)],
        room={0: ALTAR},
        boots=3,
        clank={0: 3, 1: 2},
        bag={0: 6, 1: 4},
        damage={0: 4, 1: 3},
        hand={0: ["stumble", "smash_and_grab", "librarian"]},
        draw={0: []},
        row=CALM[:5],
        deck=["skeletal_ape", "swindle"],
        black=20,
    )
    assert places(table, 0) == {"supply": 17, "clank": 3, "bag": 6, "meter": 4, "altars": 0, "aside": 0}
    steps = {
        "play stumble": {"supply": 16, "clank": 4, "bag": 6, "meter": 4, "altars": 0, "aside": 0},
        f"mark {ALTAR}": {"supply": 15, "clank": 4, "bag": 6, "meter": 4, "altars": 1, "aside": 0},
        f"move {DEN} 0": {"supply": 13, "clank": 4, "bag": 6, "meter": 6, "altars": 1, "aside": 0},
        "leave": {"supply": 13, "clank": 4, "bag": 6, "meter": 6, "altars": 1, "aside": 0},
        f"mark {DEN}": {"supply": 12, "clank": 4, "bag": 6, "meter": 6, "altars": 2, "aside": 0},
        "play librarian": {"supply": 14, "clank": 2, "bag": 6, "meter": 6, "altars": 2, "aside": 0},
        f"move {ALTAR} 0": {"supply": 12, "clank": 2, "bag": 6, "meter": 8, "altars": 2, "aside": 0},
        f"move {SPRING}": {"supply": 12, "clank": 2, "bag": 6, "meter": 8, "altars": 2, "aside": 0},
        "take heal": {"supply": 13, "clank": 2, "bag": 6, "meter": 7, "altars": 2, "aside": 0},
        "play smash_and_grab": {"supply": 11, "clank": 4, "bag": 6, "meter": 7, "altars": 2, "aside": 0},
    }
    for line, expected in steps.items():
        answer(table, line)
        assert places(table, 0) == expected, line
        assert places(table, 1) == {"supply": 21, "clank": 2, "bag": 4, "meter": 3, "altars": 0, "aside": 0}
    answer(table, "end")
    ((drawn,),) = told(table, "attack")
    mine, theirs = drawn.count(0), drawn.count(1)
    assert list(places(table, 0).values()) == [11, 0, 10 - mine, 7 + mine, 2, 0]
    assert list(places(table, 1).values()) == [21, 0, 6 - theirs, 3 + theirs, 0, 0]
    assert neutral(table) == (24, 5)


@pytest.mark.rule("KAT-366")
@pytest.mark.parametrize("out", ["", "left", "lost", "rescued"])
def test_only_cubes_of_players_out_of_the_game_are_set_aside(out: str) -> None:
    """The dragon draws three cubes of one player: damage while in play, set aside afterwards."""
    table = dig(
        {},
        3,
        row=CALM[:5],
        deck=["skeletal_ape", "swindle"],
        rage=3,
        black=0,
        bag={2: 8},
        clank={2: 2},
        out={2: out} if out else {},
    )
    answer(table, "end")
    assert told(table, "attack") == [((2, 2, 2),)]
    meter, aside = (0, 3) if out else (3, 0)
    assert places(table, 2) == {"supply": 20, "clank": 0, "bag": 7, "meter": meter, "altars": 0, "aside": aside}


@pytest.mark.rule("KAT-366")
def test_a_black_cube_on_a_meter_is_a_dragon_cube() -> None:
    """Ghosts strike a player without cubes: black cubes that were set aside mark the damage."""
    struck = 0
    for seed in range(30):
        table = dig(
            seed=seed, row=CALM[:5], deck=["skeletal_ape", "swindle"], black=0, clank={0: 30}, ghosts={"bag": 5}
        )
        answer(table, "end")
        ((drawn,),) = told(table, "attack")
        assert each(table, "black") == [drawn.count(GHOST), 0]
        assert (places(table, 0)["meter"], places(table, 1)["meter"]) == (drawn.count(0), drawn.count(GHOST))
        assert neutral(table) == (24, 5)
        assert sum(places(table, 0).values()) == sum(places(table, 1).values()) == 30
        struck += drawn.count(GHOST)
    assert struck > 3


@pytest.mark.rule("KAT-366")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7), (6, 8)])
def test_no_cube_gets_lost_in_a_whole_game(players: int, seed: int) -> None:
    """All of every colour are there after each answer; none is set aside before its owner is out."""
    table = game(players, seed=seed)
    chance = random.Random(seed)
    while table.ask is not None:
        table.answer(chance.choice(table.ask.options))
        assert neutral(table) == (24, 5)
        for seat in range(players):
            found = places(table, seat)
            assert min(found.values()) >= 0
            assert sum(found.values()) == 30
            assert thief(table, seat).out or not found["aside"]
    assert sum(places(table, seat)["aside"] for seat in range(players)) > 0


# --- what is open


def furnished() -> Table:
    """A game in which everybody has something of everything."""
    return dig(
        QUARRY,
        3,
        map=[laid("temple", 1, 0), laid("vault", 1, 1)],
        tiles=["twin_wells", "bone_crossroads"],
        room={0: DEN, 1: "vault.all"},
        hand={0: ["burgle", "stumble"], 1: ["explore", "sidestep"], 2: ["burgle"]},
        played={0: ["scramble"]},
        discard={0: ["mercenary"], 1: ["sneak_attack"]},
        tokens={0: ["artifact_5", "crown_10"], 1: ["chalice", "monk"], 2: ["monkey_idol", "potion_of_healing"]},
        gold={0: 3, 1: 9},
        lockpicks={0: 1, 2: 5},
        clank={0: 1, 2: 4},
        bag={1: 2},
        damage={1: 2},
        black=20,
        ghosts={"area": 1, "bag": 1},
        altars={ALTAR: [0, 2]},
        loot={8: ["chest"]},
        lying={8: ["artifact_10"]},
        artifacts=["artifact_15", "artifact_20"],
        deck=5,
    )


@pytest.mark.rule("KAT-367")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_what_everybody_may_see_of_everybody(watcher: int | None) -> None:
    of = furnished().view(watcher).data()["players"]
    assert [one["discard"] for one in of] == [["mercenary"], ["sneak_attack"], []]
    assert [one["played"] for one in of] == [["scramble"], [], []]
    assert [one["tokens"] for one in of] == [
        ["artifact_5", "crown_10"],
        ["chalice", "monk"],
        ["monkey_idol", "potion_of_healing"],
    ]
    assert [one["gold"] for one in of] == [3, 9, 0]
    assert [one["lockpicks"] for one in of] == [1, 3, 5]
    assert [one["clank"] for one in of] == [1, 0, 4]
    assert [one["damage"] for one in of] == [0, 2, 0]
    assert [one["supply"] for one in of] == [28, 26, 25]
    assert [one["room"] for one in of] == [DEN, 8, 1]


@pytest.mark.rule("KAT-367")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_what_everybody_may_see_on_the_table(watcher: int | None) -> None:
    view = furnished().view(watcher)
    data = view.data()
    assert data["row"] == CALM
    assert data["bag"] == [0, 2, 0, 20]
    assert data["ghosts"] == {"bank": 3, "area": 1, "bag": 1}
    assert data["black_aside"] == 4
    assert data["artifact_stack"] == ["artifact_15", "artifact_20"]
    assert [tuple(one[:2]) for one in data["board"]["placed"]] == [
        ("a", (0, 0)), ("temple", (1, 0)), ("vault", (1, 1)),
    ]  # fmt: skip
    assert (data["altars"], data["loot"], data["lying"]) == ({"5": [0, 2]}, {"8": ["chest"]}, {"8": ["artifact_10"]})
    assert (data["tiles_left"], data["next_back"], data["dungeon_deck_count"]) == (2, "depths", 5)


@pytest.mark.rule("KAT-367")
def test_hands_and_decks_are_hidden_from_the_others() -> None:
    """Seats 0 and 1 hold other cards than in a twin game; seat 2 and an onlooker cannot tell the difference."""
    alike = [
        dig({}, 3, hand={0: hands[0], 1: hands[1], 2: ["scramble"]}, draw={0: decks[0], 1: decks[1]})
        for hands, decks in (
            ([["burgle", "burgle"], ["stumble"]], [["sidestep", "burgle"], ["burgle", "scramble"]]),
            ([["sidestep", "burgle"], ["burgle"]], [["burgle", "burgle"], ["stumble", "scramble"]]),
        )
    ]
    for watcher in (2, None):
        assert alike[0].view(watcher).data() == alike[1].view(watcher).data()
    for owner in (0, 1):
        assert alike[0].view(owner).data() != alike[1].view(owner).data()


@pytest.mark.rule("KAT-367")
@pytest.mark.parametrize(
    "twins",
    [
        [{"draw": {0: ["burgle", "stumble"]}}, {"draw": {0: ["stumble", "burgle"]}}],
        [{"deck": ["swindle", "bandit"]}, {"deck": ["bandit", "swindle"]}],
        [{"tiles": ["vault", "tomb"]}, {"tiles": ["tomb", "vault"]}],
        [{"bank": {"minor": ["treasure"]}}, {"bank": {"minor": ["lockpick"]}}],
        [{"bank": {"major": ["chalice"]}}, {"bank": {"major": ["catacombs_map"]}}],
        [{"bank": {"prison": ["monk"]}}, {"bank": {"prison": ["mayor"]}}],
    ],
    ids=["deck", "dungeon", "tiles", "minor", "major", "prison"],
)
def test_the_order_of_stacks_and_face_down_tokens_are_hidden_from_everybody(twins: list[dict[str, Any]]) -> None:
    one, other = (dig(QUARRY, map=[laid("temple", 1, 0)], **position) for position in twins)
    for watcher in (0, 1, None):
        assert one.view(watcher).data() == other.view(watcher).data()
        assert one.view(watcher).events() == other.view(watcher).events()


@pytest.mark.rule("KAT-367")
def test_what_is_turned_up_is_open_to_all() -> None:
    """A secret, and a tile that is to be placed."""
    table = dig(QUARRY, map=[laid("temple", 1, 0)], room={0: ALTAR}, boots=1, bank={"minor": ["dragon_egg"]})
    answer(table, f"move {DEN} 0", "take minor_secret")
    for watcher in (0, 1, None):
        assert [event.args for event in table.view(watcher).events() if event.kind == "took"] == [(0, "dragon_egg")]
        assert table.view(watcher).thieves[0].tokens == ["dragon_egg"]
    fresh = dig(QUARRY, map=[laid("temple", 1, 0)], room={0: ALTAR}, boots=1, tiles=["vault"])
    answer(fresh, f"explore {offers(fresh, 'explore')[0]}")
    assert "place 0" in legal(fresh)
    for watcher in (0, 1, None):
        assert fresh.view(watcher).data()["revealed"] == "vault"


@pytest.mark.rule("KAT-367")
def test_cards_drawn_are_told_to_their_owner_alone() -> None:
    table = dig(hand={0: ["smash_and_grab"]}, draw={0: ["burgle", "stumble"]})
    answer(table, "play smash_and_grab")
    assert told(table, "drew", 0) == [(0, ("burgle", "stumble"))]
    for watcher in (1, None):
        assert told(table, "drew", watcher) == []
    assert table.view(0).hand == ["burgle", "stumble"]
