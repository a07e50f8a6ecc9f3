"""The map of the catacombs: all that is on the table is on it, it fits the screen, and more of it can be asked for."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.games.katakumby.face.drawing import EDGE, draw_map
from tests.games.katakumby.pictured import FOLDER, PICTURES
from tests.games.katakumby.quarry import LANGS, SAY, look, pictured, quarry, random_table
from tests.support import answer, legal

WHOLE = Style(120)
LOW = Style(80, height=20)
PLAIN = Style(80, unicode=False)
SIZES = [Style(60, height=16), LOW, Style(100, height=30), Style(120, height=36), Style(200, height=60), Style(80)]


def drawn(table: Table, style: Style = WHOLE, rest: str = "") -> list[str]:
    """The map without its legend."""
    lines = look(table, "map", rest, style=style)
    notes = ("⌂ crypt", "u crypt", "A part of", "Signs:")
    return lines[: next(place for place, line in enumerate(lines) if line.startswith(notes))]


def inside(drawing: list[str]) -> list[str]:
    """What stands in rooms, those on several lines and those on one, each from its number on."""
    found = re.findall(r"[│├┤╞╡▼◄►▲<\[]\s*(\d+(?: [^│├┤╞╡▼◄►▲<>\[\]─═]*)?)(?=[│├┤╞╡▼◄►▲>\]])", "\n".join(drawing))
    return [" ".join(text.split()) for text in found]


def grown(seed: int, tiles: int) -> Table:
    """A game of random players, once so many tiles lie on the table."""
    return next(
        table
        for table in random_table(seed)
        if len(table.view(0).board.placed) >= tiles and table.ask is not None and table.ask.topic == "turn"
    )


# -- everything is on it


def test_rooms_show_their_numbers_and_what_is_in_them_now() -> None:
    table = quarry(
        room={0: "gate.gate", 1: "well.cave"}, lying={"well.cave": ["artifact_7"]}, altars={"gate.gate": [1, 0]}
    )
    assert sorted(inside(drawn(table)), key=lambda text: int(text.split()[0])) == [
        "1 ⌂", "2", "3", "4 ☻3", "5 π2✓ @", "6 ●¤2", "7 $", "8 ♦7# B",
    ]  # fmt: skip
    table = quarry(loot={"gate.vault": ["chest"], "well.cave": ["prison"]}, altars={"gate.gate": [1]})
    assert {"5 π1 @", "6 □¤2", "8 □", "1 ⌂ B"} <= set(inside(drawn(table)))


def test_open_ends_are_called_as_the_moves_call_them() -> None:
    table = quarry(boots=1, tiles=["fork"])
    ends = set(re.findall(r"\d+[NESW][UL]?\d", "\n".join(drawn(table))))
    assert {line.split()[1] for line in legal(table) if line.startswith("explore")} <= ends
    assert ends == {
        *("1N0", "1N1", "1EU0", "1EU1", "1WU0", "1WU1", "1WL0", "1WL1"),
        *("2N0", "2N1", "2E0", "2E1", "2S0", "2S1", "3E0", "3E1", "3S0", "3S1", "3W0", "3W1"),
    }
    assert not re.search(r"\d[NESW][UL]?\d", "\n".join(drawn(quarry())))


def test_symbols_of_tunnels_portals_and_tiles() -> None:
    signs = Counter("".join(drawn(quarry())))
    assert (signs["†"], signs["■"], signs["◎"], signs["Ω"]) == (2, 1, 2, 2)
    assert sum(signs[arrow] for arrow in "►◄▲▼") == 2
    assert [number for number in (1, 2, 3) if f"#{number}" in "".join(drawn(quarry()))] == [1, 2, 3]


def test_a_lock_once_opened_is_gone() -> None:
    table = quarry(boots=1)
    assert "■" in "".join(drawn(table))
    answer(table, "move 6")
    assert "■" not in "".join(drawn(table))


def test_pawns_out_of_play_are_not_on_the_map() -> None:
    assert "2 B" in inside(drawn(quarry(room={0: "gate.gate", 1: "start.hall"})))
    gone = quarry(room={0: "gate.gate", 1: "start.hall"}, out={1: "lost"})
    assert "2" in inside(drawn(gone))


@pytest.mark.parametrize("seed", range(3))
def test_every_room_of_a_grown_map_is_drawn(seed: int) -> None:
    table = grown(seed, 7)
    rooms = table.view(0).board.rooms
    numbers = [int(text.split()[0]) for text in inside(drawn(table, Style(400)))]
    assert sorted(numbers) == list(rooms)


# -- it fits the screen


@pytest.mark.parametrize("style", SIZES, ids=lambda style: f"{style.width}x{style.height}")
@pytest.mark.parametrize("tiles", [1, 4, 8])
def test_the_map_fits_the_screen(style: Style, tiles: int) -> None:
    table = grown(1, tiles)
    for lang in LANGS:
        lines = look(table, "map", lang=lang, style=style)
        assert max(map(len, lines)) < style.width
        assert not style.height or len(lines) <= style.height


def test_a_part_has_ones_own_pawn_in_it_and_arrows_to_the_rest() -> None:
    table = grown(1, 8)
    lines = look(table, "map", style=LOW)
    assert lines[-1].startswith("A part of the map.")
    assert any("@" in text for text in inside(lines))
    assert any(arrow in line for line in (lines[0], lines[-2]) for arrow in "▲▼") or any(
        line.startswith("◄") or line.endswith("►") for line in lines
    )


@pytest.mark.parametrize("seed", range(3))
def test_arrows_stand_in_the_margin_where_they_hide_nothing(seed: int) -> None:
    lines = look(grown(seed, 8), "map", style=LOW)
    drawn = lines[: next(place for place, line in enumerate(lines) if line.startswith("A part of the map."))]
    assert {line[:EDGE].strip() for line in drawn} <= {"", "▲", "▼", "◄"}
    assert {line[:EDGE].strip() for line in (drawn[0], drawn[-1])} & {"▲", "▼"}
    assert {line[LOW.width - 1 - EDGE :].strip() for line in drawn} <= {"", "►"}


def test_another_part_can_be_asked_for() -> None:
    table = quarry(room={0: "start.shrine", 1: "well.cave"})
    low = Style(50, height=18)
    shown = {rest: set(inside(drawn(table, low, rest))) for rest in ("", "8", "bolek", "south south", "tile 2", "#2")}
    assert "4 ☻3 @" in shown[""]
    assert "8 # B" not in shown[""]
    for rest in ("8", "bolek", "south south"):
        assert "8 # B" in shown[rest], rest
    assert {"5 π", "6 ●¤2"} <= shown["tile 2"] == shown["#2"]


@pytest.mark.parametrize(
    ("rest", "words"),
    [("77", "There is no room 77"), ("tile 9", "Tile 9 is not"), ("xyz", "What do you look for?"), ("n x", "What do")],
)
def test_what_is_not_there_is_said(rest: str, words: str) -> None:
    assert look(quarry(), "map", rest)[0].startswith(words)


def test_the_legend_is_shown_where_there_is_room_and_on_demand() -> None:
    table = quarry()
    assert any(line.startswith("⌂ crypt") for line in look(table, "map", style=Style(120)))
    assert not any(line.startswith("⌂ crypt") for line in look(table, "map", style=LOW))
    legend = " · ".join(look(table, "map", "legend", style=LOW, lang="pl"))
    assert "π2 ołtarzyk i kostki na nim" in legend
    assert "@ ty · B Bolek" in legend


# -- in words


def test_without_box_characters_the_map_is_a_list_of_rooms() -> None:
    lines = look(quarry(tiles=["fork"]), "map", style=PLAIN, lang="pl")
    assert lines[0] == (
        "Komnata 5 (azyl, kafel 2): ołtarzyk – ty. Przejścia: 2, 6 (kłódka); "
        "w nieznane 2N0 (na północ), 2N1 (na północ, 2 buty)."
    )
    assert any(line.startswith("Komnata 1 (azyl, kafel 1): krypta – Bolek.") for line in lines)
    assert lines[-1] == "Wszystkie komnaty: „mapa wszystko”."


@pytest.mark.parametrize("style", [Style(100), PLAIN], ids=("boxes", "plain"))
def test_map_all_tells_every_room(style: Style) -> None:
    table = quarry()
    for lang in LANGS:
        lines = [line for line in look(table, "map", "all", style=style, lang=lang) if not line.startswith(" ")]
        assert [int(line.split()[1]) for line in lines] == list(table.view(0).board.rooms)


def test_the_list_can_be_of_some_other_place() -> None:
    table = quarry()
    assert [line.split()[1] for line in look(table, "map", "tile 3", style=PLAIN)[:-1]] == ["7", "8"]
    assert [line.split()[1] for line in look(table, "map", "4", style=PLAIN)[:-1]] == ["4", "3"]
    unlaid = "Further east no tile lies yet; into the unknown lead: 2E0, 2E1."
    assert look(table, "map", "east", style=PLAIN) == [unlaid]
    assert look(table, "map", "east east", style=PLAIN)[0] == "No tile lies there yet."


def test_a_drawing_in_plain_letters() -> None:
    lines = drawn(quarry(), PLAIN, "drawing")
    assert "".join(lines).isascii()
    assert any("5 a @" in line for line in lines)


# -- rotations to choose from


def discovering(**position: Any) -> Table:
    table = quarry(**{"boots": 2, "tiles": ["fork"], **position})
    answer(table, "explore 2N0")
    return table


def test_rotations_are_drawn_side_by_side_with_their_prices() -> None:
    lines = pictured(discovering(), LOW)
    assert lines[0] == "The tile “fork” in its rotations: @ – where you come in"
    assert lines[1].split() == ["0°", "90°", "270°"]
    assert lines[-5:] == [
        "  0°: to room 9 (1 monster) – healing, library",
        "  90°: to room 9 (1 lockpick) – healing, library",
        "  270°: to room 9 (1 boot) – healing, library",
        "  180°: you cannot come in (against the arrow, only a teleport or the catacombs",
        "      map)",
    ]
    assert "".join(lines[2:-5]).count("@") == 3
    assert len(lines) <= LOW.height


@pytest.mark.parametrize(
    "style", [LOW, Style(120, height=36), Style(60), Style(200)], ids=lambda style: str(style.width)
)
def test_pictures_of_rotations_fit_the_screen(style: Style) -> None:
    for table in (discovering(), discovering(boots=1, teleports=1)):
        lines = pictured(table, style)
        assert max(map(len, lines)) < style.width


def test_a_picture_is_shown_once_and_on_demand() -> None:
    table = discovering(hand={0: ["burgle"]})
    assert pictured(table, LOW)
    answer(table, "play burgle")
    assert pictured(table, LOW) == []
    assert look(table, "tile", style=LOW)[0].startswith("The tile “fork” in its rotations:")
    answer(table, "place 90")
    assert pictured(table, LOW) == []


def test_rotations_in_words() -> None:
    lines = pictured(discovering(), PLAIN, "pl")
    assert lines[:3] == [
        "Kafel „fork” w obrotach:",
        "Komnaty: 9 (leczenie, biblioteka).",
        "  0°: do komnaty 9 (1 potwór) – leczenie, biblioteka",
    ]


def test_a_tile_that_a_card_turns_is_shown_in_its_new_rotations() -> None:
    table = quarry(
        row=["lute", "souldrinker", "crystal_compass", "expensive_taste", "grand_theft"], deck=["sudden_movement"]
    )
    answer(table, "end")
    lines = pictured(table, LOW)
    assert lines[0] == "The tile “gate” in its rotations:"
    assert lines[1].split() == ["90°", "180°", "270°"]
    assert lines[-3].startswith("  90°: joins rooms ")


def test_a_tile_that_a_card_places_says_what_it_joins() -> None:
    table = quarry(room={0: "gate.gate"}, swords=9, tiles=["fork"], row=["marble_guardian"], deck=[])
    answer(table, "fight marble_guardian")
    assert legal(table) == ["cell 2N", "cell 2E", "cell 2S"]
    answer(table, "cell 2N")
    assert pictured(table, LOW)[-4:] == [f"  {turn}°: joins rooms 9–3, 9–5" for turn in (0, 90, 180, 270)]


# -- as it looks


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    assert PICTURES[name]() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_players_see_the_same_map_but_for_themselves() -> None:
    table = quarry(room={0: "gate.gate", 1: "start.hall"})
    one, other = (text_of(draw_map(table.view(seat), SAY["en"], WHOLE)) for seat in (0, 1))
    differing = [(first, second) for first, second in zip(one, other, strict=True) if first != second]
    assert [first.replace("@", "A").replace("B", "@") for first, _ in differing[:2]] == [
        second for _, second in differing[:2]
    ]
