"""Tile files that are not as tiles must be, and what is said about them, where."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from brzdek.core.catalog.check import Findings, check_file, check_game
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.source import parse_yaml
from brzdek.core.drawing import Style
from brzdek.core.layers import Layers
from brzdek.core.paths import cards_folder
from brzdek.core.problems import BadData, Problem
from brzdek.games.katakumby.cards.schema import SCHEMA
from brzdek.games.katakumby.face.tile_art import CatacombArt

FOLDER = cards_folder() / "katakumby"
DECK = """\
extends: katakumby
name: {pl: Moje, en: Mine}
tiles:
  alley:
    back: depths
    rooms:
      hall: {at: [30, 30], has: [altar, {gold: 2}]}
      vault: {at: [70, 70], has: [artifact]}
    portals:
      well: {at: [30, 70]}
    tunnels:
      - {a: hall, b: N0}
      - {a: hall, b: N1}
      - {a: hall, b: E0}
      - {a: vault, b: E1}
      - {a: vault, b: S0, lock: true}
      - {a: hall, b: S1}
      - {a: well, b: W0}
      - {a: hall, b: W1}
      - {a: hall, b: vault, monsters: 1}
"""
START = """\
start:
  a:
    rooms:
      crypt: {half: lower, has: [crypt]}
      gate: {half: lower}
      shrine: {half: upper, has: [monkey_shrine]}
    tunnels:
      - {a: shrine, b: N0}
      - {a: shrine, b: N1, lock: true}
      - {a: shrine, b: EU0, lock: true}
      - {a: shrine, b: EU1, lock: true}
      - {a: gate, b: EL0}
      - {a: gate, b: EL1, lock: true}
      - {a: gate, b: S0}
      - {a: gate, b: S1, lock: true}
      - {a: gate, b: WL0, lock: true}
      - {a: gate, b: WL1, footprints: true, lock: true}
      - {a: shrine, b: WU0, lock: true}
      - {a: shrine, b: WU1, lock: true}
      - {a: crypt, b: gate}
"""


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "mine.yaml"
    file.write_text(DECK + START, encoding="utf-8")
    return file


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    file.write_text(text.replace(old, new), encoding="utf-8")


def checked(file: Path) -> Findings:
    return check_file(file, {"katakumby": Layers(SCHEMA, folder=FOLDER)})


def at_lines(problems: Sequence[Problem], file: Path) -> list[str]:
    """What is said, each with the written line it points to."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert all(problem.file == str(file) for problem in problems)
    return [f"{lines[problem.line - 1].strip()} | {problem.message('en')}" for problem in problems]


def test_the_files_that_are_spoilt_here_are_good(deck: Path) -> None:
    assert checked(deck) == ([], [])
    tiles = load_catalog(Layers(SCHEMA, folder=FOLDER), [deck]).tables["tiles"]
    assert len(tiles) == 29 and list(tiles)[-1] == "alley"


BAD_TILES = [
    (
        "KAT-305",
        "back: depths", "back: start", "back: start | found the text “start”; allowed: one of: haven, depths",
    ),
    (
        "KAT-305",
        "    tunnels:\n      - {a: hall, b: N0}\n", "    haunted: 1\n    tunnels:\n      - {a: hall, b: N0}\n",
        "haunted: 1 | found the number 1; allowed: true or false",
    ),
    (
        "KAT-306",
        "      vault: {at: [70, 70], has: [artifact]}\n",
        "      vault: {at: [70, 70], has: [artifact]}\n      hall: {at: [70, 40]}\n",
        "hall: {at: [70, 40]} | the key “hall” is repeated; it first stands in line 7",
    ),
    (
        "KAT-306",
        "      well: {at: [30, 70]}", "      vault: {at: [30, 70]}",
        "vault: {at: [30, 70]} | alley: “vault” is both a room and a portal; name them differently",
        "- {a: well, b: W0} | alley: “well” is no room, portal or edge point of this tile; allowed: hall, vault, "
        "vault, N0, N1, E0, E1, S0, S1, W0, W1",
    ),
    (
        "KAT-306",
        "has: [altar, {gold: 2}]", "has: [altar, {gold: 2}, altar, {gold: 1}, {gold: 2}]",
        "hall: {at: [30, 30], has: [altar, {gold: 2}, altar, {gold: 1}, {gold: 2}]} | "
        "alley: the room “hall” has “altar” twice; allowed: once",
        "hall: {at: [30, 30], has: [altar, {gold: 2}, altar, {gold: 1}, {gold: 2}]} | "
        "alley: the room “hall” has “gold” twice; allowed: once",
    ),
    (
        "KAT-306",
        "has: [artifact]", "has: [artifact, {artifact: 2}]",
        "vault: {at: [70, 70], has: [artifact, {artifact: 2}]} | alley: the room “vault” has “artifact” twice; "
        "allowed: once",
    ),
    (
        "KAT-306",
        "has: [artifact]", "has: [{artifact: 3}]",
        "vault: {at: [70, 70], has: [{artifact: 3}]} | found the number 3; allowed: a whole number from 0 to 2",
    ),
    (
        "KAT-306",
        "has: [artifact]", "has: [artefact]",
        "vault: {at: [70, 70], has: [artefact]} | found the text “artefact”; allowed: one of: crypt, monkey_shrine, "
        "crystal_cave, market, altar, chest, library, prison, artifact, minor_secret, gold, heal "
        "(did you mean “artifact”?)",
    ),
    (
        "KAT-306",
        "has: [artifact]", "has: [monkey_shrine]",
        "vault: {at: [70, 70], has: [monkey_shrine]} | alley: “monkey_shrine” can only be on the starting tile",
    ),
    (
        "KAT-307",
        "{a: hall, b: N0}", "{a: hal, b: N0}",
        "- {a: hal, b: N0} | alley: “hal” is no room, portal or edge point of this tile; allowed: hall, vault, well, "
        "N0, N1, E0, E1, S0, S1, W0, W1 (did you mean “hall”?)",
    ),
    (
        "KAT-307",
        "{a: hall, b: vault, monsters: 1}", "{a: hall, b: hall}",
        "- {a: hall, b: hall} | alley: the tunnel joins “hall” with itself",
    ),
    (
        "KAT-307",
        "{a: hall, b: N0}", "{a: N1, b: N0}",
        "- {a: N1, b: N0} | alley: the tunnel joins “N1” with “N0”; one end must be a room, or else a portal and an "
        "edge point",
    ),
    (
        "KAT-307",
        "      well: {at: [30, 70]}\n    tunnels:\n",
        "      well: {at: [30, 70]}\n      pit: {at: [70, 30]}\n    tunnels:\n      - {a: well, b: pit}\n",
        "- {a: well, b: pit} | alley: the tunnel joins “well” with “pit”; one end must be a room, or else a portal and "
        "an edge point",
    ),
    (
        "KAT-307",
        "monsters: 1}", "monsters: 4}",
        "- {a: hall, b: vault, monsters: 4} | found the number 4; allowed: a whole number from 0 to 3",
    ),
    (
        "KAT-307",
        "monsters: 1}", "one_way: north}",
        "- {a: hall, b: vault, one_way: north} | found the text “north”; allowed: one of: a_to_b, b_to_a",
    ),
    (
        "KAT-308",
        "      - {a: hall, b: N0}\n", "",
        "tunnels: | alley: no tunnel leads to N0; every edge point must have one",
    ),
    (
        "KAT-308",
        "{a: hall, b: vault, monsters: 1}", "{a: vault, b: E0}",
        "- {a: vault, b: E0} | alley: tunnel no. 3 already leads to E0; every edge point must have one",
    ),
    (
        "KAT-308",
        "{a: hall, b: N0}", "{a: hall, b: N2}",
        "- {a: hall, b: N2} | alley: “N2” is no room, portal or edge point of this tile; allowed: hall, vault, well, "
        "N0, N1, E0, E1, S0, S1, W0, W1",
    ),
    (
        "KAT-309",
        "{a: hall, b: vault, monsters: 1}", "{a: well, b: vault}",
        "well: {at: [30, 70]} | alley: the portal “well” has 2 tunnels; allowed: one",
    ),
    (
        "KAT-309",
        "      well: {at: [30, 70]}\n",
        "      well: {at: [30, 70]}\n      pit: {at: [70, 30]}\n      gap: {at: [50, 50]}\n",
        "portals: | alley: 3 portals; allowed: at most 2",
        "pit: {at: [70, 30]} | alley: the portal “pit” has 0 tunnels; allowed: one",
        "gap: {at: [50, 50]} | alley: the portal “gap” has 0 tunnels; allowed: one",
    ),
    (
        "KAT-309",
        "      well: {at: [30, 70]}\n    tunnels:\n      - {a: hall, b: N0}\n",
        "      well: {at: [30, 70]}\n      pit: {at: [70, 30]}\n    tunnels:\n      - {a: pit, b: N0}\n",
        "portals: | alley: more than one portal is joined straight with the edge; allowed: one",
    ),
    (
        "KAT-310",
        "      vault: {at: [70, 70], has: [artifact]}\n",
        "      vault: {at: [70, 70], has: [artifact]}\n      nook: {at: [70, 30]}\n",
        "nook: {at: [70, 30]} | alley: no tunnel leads to the room “nook”",
    ),
    (
        "KAT-310",
        "    portals:\n      well: {at: [30, 70]}\n    tunnels:\n",
        "      nook: {at: [70, 30]}\n    portals:\n      well: {at: [30, 70]}\n    tunnels:\n"
        "      - {a: nook, b: hall, one_way: a_to_b}\n",
        "nook: {at: [70, 30]} | alley: the room “nook” cannot be entered, all arrows lead out of it",
    ),
    (
        "KAT-310",
        "    portals:\n      well: {at: [30, 70]}\n    tunnels:\n",
        "      nook: {at: [70, 30]}\n    portals:\n      well: {at: [30, 70]}\n    tunnels:\n"
        "      - {a: nook, b: hall, one_way: b_to_a}\n      - {a: hall, b: nook, one_way: a_to_b}\n",
        "nook: {at: [70, 30]} | alley: the room “nook” cannot be left, all arrows lead into it",
    ),
    (
        "KAT-312",
        "back: depths", "back: haven\n    haunted: true",
        "haunted: true | alley: a haven tile cannot be haunted",
    ),
    (
        "KAT-362",
        "      well: {at: [30, 70]}", "      well: {}",
        "well: {} | alley: “well” has no “at”; give it to all rooms and portals or to none",
    ),
    (
        "KAT-362",
        "vault: {at: [70, 70]", "vault: {at: [70, 91]",
        "vault: {at: [70, 91], has: [artifact]} | alley: “vault” lies at [70, 91]; allowed: x from 10 to 90, y from 10 "
        "to 90",
    ),
    (
        "KAT-362",
        "vault: {at: [70, 70]", "vault: {at: [40, 40]",
        "vault: {at: [40, 40], has: [artifact]} | alley: “vault” lies too close to “hall”; the least distance is 15",
    ),
]  # fmt: skip


@pytest.mark.rule("KAT-305", "KAT-306", "KAT-307", "KAT-308", "KAT-309", "KAT-310", "KAT-312", "KAT-362")
@pytest.mark.parametrize("case", BAD_TILES, ids=lambda case: f"{case[0]}: {case[2]}")
def test_a_bad_tile_is_found_at_its_line(deck: Path, case: Sequence[str]) -> None:
    _, old, new, *said = case
    spoil(deck, old, new)
    assert at_lines(checked(deck).problems, deck) == said


@pytest.mark.rule("KAT-310")
def test_a_tile_has_one_to_six_rooms(deck: Path) -> None:
    more = "".join(f"      nook{number}: {{at: [{10 + 16 * number}, 48]}}\n" for number in range(5))
    ways = "".join(f"      - {{a: nook{number}, b: hall}}\n" for number in range(5))
    spoil(deck, "    portals:\n      well: {at: [30, 70]}\n    tunnels:\n",
          f"{more}    portals:\n      well: {{at: [30, 70]}}\n    tunnels:\n{ways}")  # fmt: skip
    assert at_lines(checked(deck).problems, deck) == ["rooms: | alley: the tile has 7 rooms; allowed: 1 to 6"]
    deck.write_text(DECK.replace(DECK[DECK.index("      hall: {at") : DECK.index("    portals:")], "      {}\n"))
    assert at_lines(checked(deck).problems, deck)[0] == "rooms: | alley: the tile has 0 rooms; allowed: 1 to 6"


@pytest.mark.rule("KAT-309")
def test_a_set_has_portals_on_two_tiles_or_on_none(tmp_path: Path) -> None:
    deck = small_set(tmp_path)
    assert checked(deck).problems == []
    spoil(deck, "  deep0:\n    back: depths\n    rooms: {hall: {has: [artifact]}}\n    tunnels: [",
          "  deep0:\n    back: depths\n    rooms: {hall: {has: [artifact]}}\n    portals: {well: {}}\n    tunnels: ["
          "{a: hall, b: well}, ")  # fmt: skip
    assert at_lines(checked(deck).problems, deck) == [
        "tiles: | only one tile of the set has portals; at least 2 must have them, or none"
    ]


# -- what is only a warning in somebody else's tiles


@pytest.mark.rule("KAT-359")
@pytest.mark.parametrize("blocked", ["lock: true", "monsters: 1", "one_way: a_to_b"])
def test_boots_alone_lead_from_side_to_side(deck: Path, blocked: str) -> None:
    spoil(deck, "{a: hall, b: S1}", f"{{a: hall, b: S1, {blocked}}}")
    findings = checked(deck)
    assert findings.problems == []
    assert at_lines(findings.warnings, deck) == [
        "alley: | alley: boots alone do not lead from every side to every other; the best route leaves out: S"
    ]
    spoil(deck, f"{{a: hall, b: S1, {blocked}}}", "{a: hall, b: S1, footprints: true}")
    assert checked(deck) == ([], [])


@pytest.mark.rule("KAT-359")
def test_the_main_route_is_joined_on_the_tile_itself(deck: Path) -> None:
    spoil(deck, "{a: hall, b: E0}", "{a: vault, b: E0}")
    assert at_lines(checked(deck).warnings, deck) == [
        "alley: | alley: boots alone do not lead from every side to every other; the best route leaves out: E"
    ]
    spoil(deck, "{a: hall, b: vault, monsters: 1}", "{a: hall, b: vault, footprints: true}")
    assert checked(deck) == ([], [])


@pytest.mark.rule("KAT-311")
@pytest.mark.parametrize("harder", ["footprints: true", "monsters: 1", "lock: true", "one_way: a_to_b"])
def test_some_point_of_every_index_lets_one_in_for_a_boot(deck: Path, harder: str) -> None:
    for point in ("N0", "E0"):
        spoil(deck, f"{{a: hall, b: {point}}}", f"{{a: hall, b: {point}, {harder}}}")
    assert (
        "alley: | alley: no edge point with the number 0 leads to the main route for 1 boot, no sword and no lockpick"
        in at_lines(checked(deck).warnings, deck)
    )
    spoil(deck, f"{{a: hall, b: N0, {harder}}}", "{a: hall, b: N0, one_way: b_to_a}")
    assert not [line for line in at_lines(checked(deck).warnings, deck) if "the number 0" in line]


@pytest.mark.rule("KAT-311", "KAT-359")
def test_in_our_own_set_such_tiles_are_mistakes(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "katakumby"))
    spoil(folder / "tiles.yaml", "      - {a: pyre, b: W1}\n", "      - {a: pyre, b: W1, lock: true}\n")
    findings = check_game(Layers(SCHEMA, folder=folder))
    assert at_lines(findings.problems, folder / "tiles.yaml") == [
        "bone_crossroads: | bone_crossroads: boots alone do not lead from every side to every other; the best route "
        "leaves out: W"
    ]


# -- the starting tile

BAD_STARTS = [
    (
        "KAT-313",
        "crypt: {half: lower, has: [crypt]}", "crypt: {half: lower}",
        "rooms: | start.a: 0 rooms have “crypt”; there must be one",
    ),
    (
        "KAT-313",
        "gate: {half: lower}", "gate: {half: lower, has: [monkey_shrine]}",
        "rooms: | start.a: 2 rooms have “monkey_shrine”; there must be one",
    ),
    (
        "KAT-313",
        "crypt: {half: lower, has: [crypt]}", "crypt: {half: upper, has: [crypt]}",
        "crypt: {half: upper, has: [crypt]} | start.a: the room with “crypt” must lie in the half “lower”",
    ),
    (
        "KAT-313",
        "gate: {half: lower}", "gate: {}",
        "gate: {} | start.a: “gate” has no half; give “half: upper” or “half: lower”",
    ),
    (
        "KAT-310 KAT-313",
        "half: upper, has: [monkey_shrine]", "half: lower, has: [monkey_shrine]",
        "rooms: | start.a: the upper half has 0 rooms; allowed: 1 to 6",
        "shrine: {half: lower, has: [monkey_shrine]} | start.a: the room with “monkey_shrine” must lie in the half "
        "“upper”",
    ),
    (
        "KAT-310",
        "{a: crypt, b: gate}", "{a: crypt, b: gate, one_way: a_to_b}",
        "crypt: {half: lower, has: [crypt]} | start.a: the room “crypt” cannot be entered, all arrows lead out of it",
    ),
    (
        "KAT-360",
        "{a: gate, b: EL0}", "{a: gate, b: EL0, footprints: true}",
        "crypt: {half: lower, has: [crypt]} | start.a: 1 tunnel without footprints leads from the crypt's rooms to the "
        "edge of the lower half; at least 2 are needed",
    ),
    (
        "KAT-360",
        "{a: gate, b: EL0}", "{a: gate, b: EL0, monsters: 1}",
        "crypt: {half: lower, has: [crypt]} | start.a: from the crypt boots alone lead to these sides of the lower "
        "half: S; at least 2 are needed",
        "crypt: {half: lower, has: [crypt]} | start.a: 1 tunnel without footprints leads from the crypt's rooms to the "
        "edge of the lower half; at least 2 are needed",
    ),
    (
        "KAT-360",
        "{a: shrine, b: N0}", "{a: shrine, b: N0, monsters: 1}",
        "shrine: {half: upper, has: [monkey_shrine]} | start.a: boots alone do not lead to the monkey shrine from any "
        "edge point of the upper half",
    ),
    (
        "KAT-313",
        "{a: shrine, b: N0}", "{a: shrine, b: E0}",
        "- {a: shrine, b: E0} | start.a: “E0” is no room, portal or edge point of this tile; allowed: crypt, gate, "
        "shrine, N0, N1, EU0, EU1, EL0, EL1, S0, S1, WL0, WL1, WU0, WU1 (did you mean “EU0”?)",
    ),
    (
        "KAT-313",
        "  a:\n    rooms:\n", "  c:\n    rooms:\n", "c: | found the text “c”; allowed: one of: a, b",
    ),
    (
        "KAT-313",
        "start:\n", "standard_start: false\nstart:\n",
        "start: | the starting tile has no side “b”; it needs the sides a and b",
    ),
]  # fmt: skip


@pytest.mark.rule("KAT-310", "KAT-313", "KAT-360")
@pytest.mark.parametrize("case", BAD_STARTS, ids=lambda case: f"{case[0]}: {case[2]}")
def test_a_bad_starting_tile_is_found_at_its_line(deck: Path, case: Sequence[str]) -> None:
    _, old, new, *said = case
    spoil(deck, old, new)
    assert at_lines(checked(deck).problems, deck) == said


@pytest.mark.rule("KAT-313", "KAT-360")
def test_the_crypt_is_joined_both_ways_with_another_room(deck: Path) -> None:
    spoil(deck, "{a: crypt, b: gate}", "{a: crypt, b: gate, one_way: a_to_b}")
    spoil(deck, "{a: gate, b: S0}", "{a: crypt, b: S0}")
    crypt = "crypt: {half: lower, has: [crypt]} | start.a:"
    assert at_lines(checked(deck).problems, deck) == [
        f"{crypt} the crypt is not joined both ways with another room",
        f"{crypt} from the crypt boots alone lead to these sides of the lower half: S; at least 2 are needed",
        f"{crypt} 1 tunnel without footprints leads from the crypt's rooms to the edge of the lower half; "
        "at least 2 are needed",
    ]
    spoil(deck, "{a: gate, b: EL1, lock: true}", "{a: gate, b: EL1}\n      - {a: gate, b: crypt, one_way: a_to_b}")
    assert len(at_lines(checked(deck).problems, deck)) == 2


@pytest.mark.rule("KAT-360", "KAT-362")
def test_each_half_of_the_starting_tile_has_its_own_part_of_the_drawing(deck: Path) -> None:
    for room, at in (("crypt: {", "[50, 180]"), ("gate: {", "[50, 60]"), ("shrine: {", "[50, 50]")):
        spoil(deck, f"      {room}half", f"      {room}at: {at}, half")
    assert at_lines(checked(deck).problems, deck) == [
        "gate: {at: [50, 60], half: lower} | start.a: “gate” lies at [50, 60]; allowed: x from 10 to 90, y from 110 to "
        "190",
        "shrine: {at: [50, 50], half: upper, has: [monkey_shrine]} | start.a: “shrine” lies too close to “gate”; "
        "the least distance is 15",
    ]


# -- sets


def small_set(folder: Path) -> Path:
    """A complete set of tiles of one's own with a single edge point on each side."""
    spokes = [{"a": "hall", "b": point} for point in ("N0", "E0", "S0", "W0")]
    lines = ["extends: katakumby", "name: {pl: Małe, en: Small}", "standard_tiles: false", "edge_points: 1", "tiles:"]
    for name, back, number in (("safe", "haven", 4), ("deep", "depths", 8)):
        for index in range(number):
            has = "[artifact]" if name == "deep" and index < 6 else "[altar]"
            tunnels = ", ".join(f"{{a: {one['a']}, b: {one['b']}}}" for one in spokes)
            lines += [f"  {name}{index}:", f"    back: {back}", f"    rooms: {{hall: {{has: {has}}}}}"]
            lines += [f"    tunnels: [{tunnels}]"]
    lines.append("start:")
    for side in "ab":
        lines += [f"  {side}:", "    rooms: {crypt: {half: lower, has: [crypt]}, gate: {half: lower},"]
        lines += ["      shrine: {half: upper, has: [monkey_shrine]}}", "    tunnels: [{a: crypt, b: gate},"]
        halves = {"gate": ("EL0", "S0", "WL0"), "shrine": ("N0", "EU0", "WU0")}
        ends = [f"{{a: {room}, b: {point}}}" for room, points in halves.items() for point in points]
        lines += ["      " + ", ".join(ends) + "]"]
    file = folder / "small.yaml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


@pytest.mark.rule("KAT-308", "KAT-364")
def test_a_set_of_ones_own_with_one_point_on_each_side(tmp_path: Path) -> None:
    deck = small_set(tmp_path)
    assert checked(deck) == ([], [])
    tables = load_catalog(Layers(SCHEMA, folder=FOLDER), [deck]).tables
    assert (len(tables["tiles"]), tables["edge_points"]) == (12, 1)
    spoil(deck, "standard_tiles: false\n", "")
    assert at_lines(checked(deck).problems, deck) == [
        "edge_points: 1 | the number of edge points is one for the whole set: change it only together with "
        "“standard_tiles: false” and both sides of the starting tile"
    ]


@pytest.mark.rule("KAT-364")
def test_a_set_of_ones_own_needs_enough_of_everything(tmp_path: Path) -> None:
    deck = small_set(tmp_path)
    text = deck.read_text(encoding="utf-8").replace("has: [artifact]", "has: [altar]")
    start = text.index("  safe3:")
    deck.write_text(text[:start] + text[text.index("  deep1:") :], encoding="utf-8")
    assert at_lines(checked(deck).problems, deck) == [
        "tiles: | the set of tiles: haven tiles: 3; at least 4 are needed",
        "tiles: | the set of tiles: depths tiles: 7; at least 8 are needed",
        "tiles: | the set of tiles: artifact rooms: 0; at least 1 are needed",
    ]


@pytest.mark.rule("KAT-364")
def test_fewer_artifact_rooms_than_players_is_a_warning(tmp_path: Path) -> None:
    deck = small_set(tmp_path)
    spoil(
        deck,
        "  deep0:\n    back: depths\n    rooms: {hall: {has: [artifact]}}",
        "  deep0:\n    back: depths\n    rooms: {hall: {}}",
    )
    findings = checked(deck)
    assert findings.problems == []
    assert at_lines(findings.warnings, deck) == [
        "tiles: | there are 5 artifact rooms for up to 6 players; whoever gets no artifact scores 0"
    ]


@pytest.mark.rule("KAT-312")
def test_more_haunted_tiles_than_ghosts_is_a_warning(tmp_path: Path) -> None:
    deck = small_set(tmp_path)
    text = deck.read_text(encoding="utf-8")
    deck.write_text(text.replace("back: depths", "back: depths\n    haunted: true", 4), encoding="utf-8")
    assert checked(deck) == ([], [])
    deck.write_text(text.replace("back: depths", "back: depths\n    haunted: true", 5), encoding="utf-8")
    assert at_lines(checked(deck).warnings, deck) == [
        "tiles: | there are 5 haunted tiles and 5 ghost cubes; the last tiles will add no ghost (6 are needed)"
    ]


STANDARD = [
    ("back: haven", "back: depths", "the standard set: haven tiles: 5; there must be 6",
     "the standard set: depths tiles: 23; there must be 22"),
    ("    haunted: true\n", "", "the standard set: haunted tiles: 3; there must be 4"),
    ("{artifact: 2}", "{artifact: 1}", "the standard set: artifact rooms with two pluses: 1; at least 2 are needed"),
]  # fmt: skip


@pytest.mark.rule("KAT-314", "KAT-312")
@pytest.mark.parametrize("case", STANDARD, ids=lambda case: case[2])
def test_our_own_set_is_complete(tmp_path: Path, case: Sequence[str]) -> None:
    old, new, *said = case
    folder = Path(shutil.copytree(FOLDER, tmp_path / "katakumby"))
    file = folder / "tiles.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    findings = check_game(Layers(SCHEMA, folder=folder))
    assert at_lines(findings.problems, file) == [f"tiles: | {line}" for line in said]


@pytest.mark.rule("KAT-314")
@pytest.mark.parametrize(
    ("feature", "less", "what"),
    [
        ("market", 2, "market rooms: 2; at least 3"),
        ("altar", 4, "altars: 5; at least 6"),
        ("chest", 5, "chests: 4; at least 5"),
        ("library", 4, "libraries: 3; at least 4"),
        ("prison", 4, "prisons: 4; at least 5"),
        ("crystal_cave", 3, "crystal caves: 5; at least 6"),
        ("minor_secret", 6, "minor-secret rooms: 9; at least 10"),
        ("heal", 3, "healing rooms: 4; at least 5"),
    ],
)
def test_our_own_set_has_enough_of_every_symbol(tmp_path: Path, feature: str, less: int, what: str) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "katakumby"))
    file = folder / "tiles.yaml"
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    rooms = [
        room for tile in data["tiles"].values() for room in tile["rooms"].values() if feature in room.get("has", ())
    ]
    for room in rooms[:less]:
        room["has"].remove(feature)
    file.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
    findings = check_game(Layers(SCHEMA, folder=folder))
    assert at_lines(findings.problems, file) == [f"tiles: | the standard set: {what} are needed"]


@pytest.mark.rule("KAT-314")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("pilgrims_rest", ("has: [heal]", "has: [heal, artifact]"), "haven tiles have no artifact room"),
        ("pilgrims_rest", ("S1, monsters: 1", "S1, monsters: 2"), "a tunnel has at most 1 monster"),
        ("spider_gallery", ("{gold: 3}", "{gold: 4}"), "gold rooms are worth 1 to 3, not 4"),
    ],
)
def test_our_own_haven_is_mild_and_our_gold_is_modest(
    tmp_path: Path, old: str, new: tuple[str, str], said: str
) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "katakumby"))
    file = folder / "tiles.yaml"
    text = file.read_text(encoding="utf-8")
    start = text.index(f"  {old}:")
    file.write_text(text[:start] + text[start:].replace(*new, 1), encoding="utf-8")
    (line,) = at_lines(check_game(Layers(SCHEMA, folder=folder)).problems, file)
    assert new[1] in line and line.endswith(said)


def test_a_deck_replaces_a_standard_tile(deck: Path) -> None:
    spoil(deck, "  alley:", "  bone_crossroads:")
    tiles = load_catalog(Layers(SCHEMA, folder=FOLDER), [deck]).tables["tiles"]
    assert len(tiles) == 28 and list(tiles["bone_crossroads"].rooms) == ["hall", "vault"]
    spoil(deck, "{a: hall, b: N0}", "{a: hall, b: N1}")
    assert [problem.file for problem in checked(deck).problems] == [str(deck)] * 2


def test_tiles_of_several_decks_lie_on_top_of_each_other(deck: Path, tmp_path: Path) -> None:
    """A tile of any deck is somebody's own; a whole set needs no help from those below."""
    small = small_set(tmp_path)
    layers = Layers(SCHEMA, folder=FOLDER)
    tables = load_catalog(layers, [deck, small]).tables
    assert (len(tables["tiles"]), tables["edge_points"]) == (12, 1)
    with pytest.raises(BadData) as bad:
        load_catalog(layers, [small, deck])
    assert {problem.file for problem in bad.value.problems} == {str(deck)}, "its tiles have two points on each side"
    other = tmp_path / "other.yaml"
    other.write_text(deck.read_text(encoding="utf-8").replace("  alley:", "  lane:"), encoding="utf-8")
    assert list(load_catalog(layers, [deck, other]).tables["tiles"])[-2:] == ["alley", "lane"]


def test_problems_read_well_in_polish(deck: Path) -> None:
    spoil(deck, "{a: hall, b: N0}", "{a: hall, b: N1}")
    assert [problem.worded("pl") for problem in checked(deck).problems] == [
        f"{deck}:11:5: alley: do N0 nie prowadzi żaden korytarz; każdy punkt krawędzi ma mieć jeden",
        f"{deck}:13:22: alley: do N1 prowadzi już korytarz nr 1; każdy punkt krawędzi ma mieć jeden",
    ]


def test_a_hundred_problems_are_enough(deck: Path) -> None:
    tiles = "".join(
        f"  t{number}: {{back: depths, rooms: {{r: {{}}}}, tunnels: [{{a: r, b: r}}]}}\n" for number in range(130)
    )
    spoil(deck, "start:\n", f"{tiles}start:\n")
    spoil(deck, "crypt: {half: lower, has: [crypt]}", "crypt: {}")
    findings = checked(deck)
    assert len(findings.problems) == 101 and findings.warnings == []
    assert findings.problems[-1].message("en") == "there are more problems; the first 100 are shown"


# -- anything at all

_ENDS = st.sampled_from(["hall", "vault", "well", "N0", "N1", "E0", "S1", "W9", "EU0", "x"])
_ROOM = st.fixed_dictionaries(
    {},
    optional={
        "at": st.lists(st.integers(0, 100), min_size=2, max_size=2),
        "has": st.lists(st.sampled_from(["altar", "crypt", {"gold": 2}, {"artifact": 2}, "nothing"]), max_size=3),
        "half": st.sampled_from(["upper", "lower"]),
    },
)
_NAMED = st.dictionaries(st.sampled_from(["hall", "vault", "well", "nook"]), _ROOM, max_size=4)
_TUNNEL = st.fixed_dictionaries(
    {"a": _ENDS, "b": _ENDS},
    optional={
        "monsters": st.integers(0, 4),
        "lock": st.booleans(),
        "footprints": st.booleans(),
        "one_way": st.sampled_from(["a_to_b", "b_to_a"]),
    },
)
_LAYOUT = {"rooms": _NAMED, "tunnels": st.lists(_TUNNEL, max_size=12)}
_TILE = st.fixed_dictionaries(
    {"back": st.sampled_from(["haven", "depths"]), **_LAYOUT},
    optional={"portals": _NAMED, "haunted": st.booleans()},
)
_SIDE = st.fixed_dictionaries(_LAYOUT, optional={"portals": _NAMED})


@settings(max_examples=30)
@given(tile=_TILE, side=_SIDE, own=st.booleans())
def test_anything_is_checked_and_drawn(
    tile: object, side: object, own: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.getbasetemp() / "any.yaml"
    data = {"extends": "katakumby", "name": {"pl": "x", "en": "x"}, "standard_tiles": own}
    content = yaml.safe_dump({**data, "tiles": {"one": tile}, "start": {"a": side}})
    file.write_text(content, encoding="utf-8")
    for problem in [*checked(file).problems, *checked(file).warnings]:
        assert problem.file == str(file) and problem.worded("pl") and problem.worded("en")
    art = CatacombArt()
    for key, one in art.read(parse_yaml(content, "any")).items():
        assert art.draw(key, one, "pl", Style(), art.turns(one)[-1]) and art.describe(one, "en", Style(unicode=False))
