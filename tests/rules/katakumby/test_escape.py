"""Coming home with an artifact, and being knocked out: where, with what, and what it is worth."""

from __future__ import annotations

import pytest

from tests.rules.dialect import check_refused, offers, result, story, told
from tests.rules.katakumby.delving import CHEAP, SPARE, SYMBOL, attacked, counted, cut_short, delve, lair
from tests.rules.katakumby.digging import here, laid, room, walk
from tests.rules.raids import METER, bag, drawn, each, hand, thief
from tests.support import Position, answer, catalog, legal

FIVE = ["mercenary", "mercenary", "explore", "explore", "secret_tome"]


# --- home


@pytest.mark.rule("KAT-216")
def test_back_in_the_crypt_with_an_artifact_one_escapes() -> None:
    table = lair(boots=1, room={0: "start.hall"}, tokens={0: ["artifact_5"]})
    walk(table, "start.crypt")
    assert thief(table).out == ""
    answer(table, "end")
    assert thief(table).out == "left"
    assert told(table, "left") == [(0,)]


@pytest.mark.rule("KAT-216")
@pytest.mark.parametrize("tokens", [[], ["chalice"], ["monkey_idol", "crown_10", "golden_monkey_bot"]])
def test_nothing_else_opens_the_way_out(tokens: list[str]) -> None:
    """Without an artifact the crypt cannot even be entered, and staying there from the start is no escape."""
    table = lair(boots=1, room={0: "start.hall"}, tokens={0: tokens})
    check_refused(table, f"move {room(table, 'start.crypt')}")
    answer(table, "end")
    assert thief(table).out == ""
    stayed = lair(tokens={0: tokens})
    answer(stayed, "end")
    assert (thief(stayed).out, here(stayed)) == ("", "start.crypt")


@pytest.mark.rule("KAT-216")
def test_other_rooms_are_not_home() -> None:
    for place in ("start.hall", "start.attic", "start.shrine"):
        table = lair(room={0: place}, tokens={0: ["artifact_20"]})
        answer(table, "end")
        assert thief(table).out == ""


@pytest.mark.rule("KAT-216")
def test_a_teleport_home_will_do() -> None:
    table = lair(teleports=1, room={0: "start.hall"}, tokens={0: ["artifact_5"]})
    answer(table, f"teleport {room(table, 'start.crypt')}", "end")
    assert thief(table).out == "left"


@pytest.mark.rule("KAT-217")
def test_the_turn_goes_on_in_the_crypt_but_the_pawn_stays_there() -> None:
    """Cards are played and acquired, devices used, monsters fought, potions drunk."""
    table = lair(
        boots=5, skill=5, swords=3, teleports=2, room={0: "start.hall"}, row=["keymaster", SYMBOL, *CHEAP[:4]],
        hand={0: ["scramble"]}, tokens={0: ["artifact_5", "potion_of_healing"]}, damage={0: 3}, clank={0: 2},
    )  # fmt: skip
    walk(table, "start.crypt")
    assert (offers(table, "move"), offers(table, "teleport")) == ([], [])
    answer(table, "play scramble", "fight keymaster", f"use {SYMBOL}", "buy lightstick", "drink potion_of_healing")
    assert (thief(table).lockpicks, thief(table).clank, thief(table).damage) == (4, 0, 2)
    assert "lightstick" in thief(table).discard
    assert (offers(table, "move"), offers(table, "teleport"), offers(table, "explore")) == ([], [], [])
    answer(table, "end")
    assert (thief(table).out, here(table)) == ("left", "start.crypt")


@pytest.mark.rule("KAT-217")
def test_cards_that_teleport_do_not_lead_out_again() -> None:
    table = lair(
        2, "pit", boots=1, skill=10, room={0: "start.hall", 1: "pit.pit"}, tokens={0: ["artifact_5", "crown_10"]},
        row=["floating_skull", *CHEAP[:5]], hand={0: ["blink_spell"]},
    )  # fmt: skip
    walk(table, "start.crypt")
    answer(table, "play blink_spell", "buy floating_skull")
    assert offers(table, "teleport") == []
    answer(table, "end")
    assert thief(table).out == "left"


@pytest.mark.rule("KAT-218")
def test_the_pawn_goes_first_and_the_row_comes_after() -> None:
    """Play area swept and five cards drawn before; Arrive text and attack no longer touch who has just escaped."""
    table = lair(
        3, boots=1, room={0: "start.hall"}, tokens={0: ["artifact_5"]}, draw={0: [*FIVE, "burgle"]},
        hand={0: ["burgle"]}, row=CHEAP[:4], deck=["archoverlord", SYMBOL, *SPARE], bag={0: 20}, black=0, rage=7,
    )  # fmt: skip
    walk(table, "start.crypt")
    answer(table, "play burgle", "end")
    kinds = story(table, seat=0)
    assert kinds == [
        "turn",
        "moved",
        "played",
        "drew",
        "left",
        "revealed",
        "arrived",
        "clank",
        "clank",
        "attack",
        "turn",
    ]
    assert hand(table) == sorted(FIVE)
    assert list(thief(table).discard) == ["burgle"]
    assert each(table, "clank") == [0, 0, 0]
    assert told(table, "clank") == [(1, 1), (2, 1)]
    assert told(table, "attack")[0][0].count(0) >= 3
    assert thief(table).damage == 0


@pytest.mark.rule("KAT-219")
def test_an_escaping_player_takes_a_mastery_token_worth_20() -> None:
    table = lair(boots=1, room={0: "start.hall"}, tokens={0: ["artifact_5"]}, row=CHEAP[:5], deck=0, gold={0: 3})
    walk(table, "start.crypt")
    assert "mastery" not in thief(table).tokens
    answer(table, "end")
    assert list(thief(table).tokens) == ["artifact_5", "mastery"]
    assert table.view(0).tally(0)["mastery"] == 20
    assert result(table).scores == (28, 0)


@pytest.mark.rule("KAT-219")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_there_is_one_for_everybody(players: int) -> None:
    artifacts = ["artifact_5", "artifact_7", "artifact_10", "artifact_12", "artifact_15", "artifact_17"]
    table = lair(
        players, room=dict.fromkeys(range(players), "start.hall"), black=24,
        tokens={seat: [artifacts[seat]] for seat in range(players)},
        hand={seat: ["sidestep"] for seat in range(players)},
    )  # fmt: skip
    for _ in range(players):
        answer(table, "play sidestep", f"move {room(table, 'start.crypt')}", "end")
    assert table.ask is None
    assert each(table, "out") == ["left"] * players
    assert all(list(tokens)[1:] == ["mastery"] for tokens in each(table, "tokens"))


# --- knocked out


@pytest.mark.rule("KAT-220")
def test_the_pawn_lies_where_it_happened_and_everything_is_kept() -> None:
    table = attacked(
        3, "vault", damage={1: METER - 1}, bag={1: 5}, black=0, rage=1, room={1: "vault.vault", 2: "vault.tomb"},
        tokens={1: ["artifact_5", "crown_9", "chalice"]}, gold={1: 6}, lockpicks={1: 2},
        hand={1: ["burgle", "secret_tome"], 2: ["sidestep"]}, discard={1: ["explore"]},
    )  # fmt: skip
    assert (thief(table, 1).out, here(table, 1)) == ("lost", "vault.vault")
    assert (list(thief(table, 1).tokens), thief(table, 1).gold) == (["artifact_5", "crown_9", "chalice"], 6)
    assert (thief(table, 1).lockpicks, list(thief(table, 1).discard)) == (2, ["explore"])
    assert hand(table, 1) == ["burgle", "secret_tome"]
    assert dict(table.view(None).lying) == {}
    assert table.view(None).market["crown_9"] == 0
    assert here(table, 1) == "vault.vault"


@pytest.mark.rule("KAT-221")
@pytest.mark.parametrize(
    ("place", "artifact"),
    [("start.hall", False), ("start.crypt", False), ("pit.pit", True), ("pit.pit", False), ("start.attic", True)],
)
def test_without_an_artifact_or_in_the_depths_everything_is_lost(place: str, artifact: bool) -> None:
    tokens = ["crown_10", "chalice", "monkey_idol", *(["artifact_20"] if artifact else [])]
    found = counted(
        2, "pit", out={0: ""}, room={0: place}, gold={0: 30}, discard={0: ["secret_tome"]},
        tokens={0: tokens, 1: ["artifact_5"]},
    )  # fmt: skip
    assert (found.scores, found.winners) == ((0, 5), (1,))


@pytest.mark.rule("KAT-221")
@pytest.mark.parametrize(("place", "out"), [("pit.pit", "lost"), ("start.hall", "rescued")])
def test_a_cube_that_knocks_out_decides_by_the_room_at_that_moment(place: str, out: str) -> None:
    table = attacked(
        3, "pit", damage={1: METER - 1}, bag={1: 5}, black=0, rage=1, room={1: place}, tokens={1: ["artifact_7"]}
    )
    assert thief(table, 1).out == out


@pytest.mark.rule("KAT-222")
@pytest.mark.parametrize("place", ["start.hall", "cellar.cellar"])
def test_in_the_haven_with_an_artifact_points_count_without_a_mastery_token(place: str) -> None:
    table = cut_short(
        2, "cellar", room={0: place}, tokens={0: ["artifact_12", "crown_10"]}, gold={0: 4}, out={1: "lost"},
    )  # fmt: skip
    assert (thief(table).out, list(thief(table).tokens)) == ("rescued", ["artifact_12", "crown_10"])
    assert result(table).scores[0] == 12 + 10 + 4


@pytest.mark.rule("KAT-223")
def test_the_depths_are_the_22_blue_tiles_and_the_upper_half_of_the_start() -> None:
    """Somebody with an artifact is caught in every room of every tile of the game."""
    depths: set[str] = set()
    tiles = catalog("katakumby").tables["tiles"]
    for name in tiles:
        for inner in tiles[name].rooms:
            wanted: Position = {"side": "a", "map": [laid(name, 1, 0)], "room": {0: f"{name}.{inner}"}, "tiles": []}
            table = delve(2, tokens={0: ["artifact_5"]}, turn=1, row=CHEAP[:5], deck=0, **wanted)
            answer(table, "end")
            assert (thief(table).out == "lost") == (tiles[name].back == "depths")
            if thief(table).out == "lost":
                depths.add(name)
    assert (len(tiles), len(depths)) == (28, 22)
    for side in ("a", "b"):
        for inner, chamber in catalog("katakumby").tables["start"][side].rooms.items():
            table = delve(
                2, side=side, tokens={0: ["artifact_5"]}, turn=1, row=CHEAP[:5], deck=0, room={0: f"start.{inner}"}
            )
            answer(table, "end")
            assert thief(table).out == ("lost" if chamber.half == "upper" else "rescued")


@pytest.mark.rule("KAT-223")
@pytest.mark.parametrize(
    ("place", "deep"),
    [("pit.pit", True), ("start.attic", True), ("start.shrine", True), ("start.hall", False), ("cellar.cellar", False)],
)
def test_what_is_for_the_depths_only_is_there_in_the_depths(place: str, deep: bool) -> None:
    table = lair(2, "cellar", "pit", room={0: place}, swords=3, row=["the_warden", *CHEAP[:5]])
    assert ("fight the_warden" in legal(table)) == deep


@pytest.mark.rule("KAT-224")
@pytest.mark.parametrize(
    ("place", "artifact", "points"),
    [
        ("start.crypt", True, 5),
        ("start.crypt", False, 0),
        ("start.hall", True, 5),
        ("cellar.cellar", True, 5),
        ("start.attic", True, 0),
        ("pit.pit", True, 0),
    ],
)
@pytest.mark.parametrize("end", ["deck", "bag"])
def test_a_game_cut_short_knocks_out_everybody_where_they_stand(
    end: str, place: str, artifact: bool, points: int
) -> None:
    cut = {"deck": 0} if end == "deck" else {"deck": [SYMBOL], "black": 1}
    table = cut_short(1, "cellar", "pit", room={0: place}, tokens={0: ["artifact_5"] if artifact else []}, **cut)
    assert (len(drawn(table)), sum(bag(table)) > 0) == ((0, True) if end == "deck" else (1, False))
    assert told(table, "knocked_out") == [(1, False), (0, bool(points))]
    assert result(table).scores == (points, 0)
    assert here(table) == place
    assert "mastery" not in thief(table).tokens


@pytest.mark.rule("KAT-224")
def test_who_is_out_already_keeps_what_they_have() -> None:
    table = cut_short(2, "pit", out={0: "left", 1: "rescued"}, tokens={0: ["artifact_5", "mastery"], 1: ["artifact_7"]})
    assert each(table, "out") == ["left", "rescued", "lost"]
    assert result(table).scores == (25, 7, 0)
    assert table.ask is None


@pytest.mark.rule("KAT-224")
def test_the_story_says_why() -> None:
    assert story(cut_short(1), "deck_empty", "caught", "knocked_out", "game_over") == [
        "deck_empty", "caught", "knocked_out", "knocked_out", "game_over",
    ]  # fmt: skip
