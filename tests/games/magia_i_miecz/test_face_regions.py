"""Screens of Magia i Miecz beyond the rings: Dungeon, Abyss, ways across regions, the ending, the draft."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from tests.games.magia_i_miecz.staged import staged
from tests.support import rulebook, seat_down

FACE = rulebook("magia_i_miecz").face
SAY = {"pl": FACE.say("pl"), "en": FACE.say("en")}


def at(space: str, **more: Any) -> Table:
    return staged(people={0: {"space": space}, 1: {"space": "ruiny"}}, **more)


def screen(table: Table, width: int = 80) -> list[str]:
    return text_of(FACE.board(table.view(0), SAY["pl"], Style(width)))


def look(table: Table, word: str, rest: str = "", lang: str = "pl") -> list[str]:
    chosen = next(one for one in FACE.looks if word in one.names.en.split("|"))
    return text_of(chosen.show(table.view(0), rest, SAY[lang], Style(200)))


# -- where one stands


def test_the_dungeon_is_a_spiral_with_walls_and_arrows() -> None:
    lines = screen(at("straznica", lying={"biblioteka": ["goblin"]}))
    assert lines[1] == "│Wejście       →Korytarz 1    →Korytarz 2    →Strażnica     →Korytarz 3    │"
    assert lines[2] == "│                                             @                            │"
    assert lines[7] == "│Sala 2        │Przedsionek   →Skarbiec      │Korytarz 10   │Biblioteka    │"
    assert lines[8].endswith("│▪1!           │")
    assert lines[13] == "│Kuchnia       ←Korytarz 7    ←Korytarz 6    ←Cela          ←Sala 1        │"
    assert "Kraina Zewnętrzna – B Ruiny" in lines, "those who are elsewhere are told of"
    assert len(lines) <= 21 and max(map(len, lines)) < 80


def test_the_abyss_is_a_list_of_roads() -> None:
    lines = screen(at("wir_otchlani"))
    assert lines[0].strip() == "Kosmiczna Otchłań: Drogi dla 1–2 / 3–4 / 5–6"
    roads = [line for line in lines if " → " in line]
    assert len(roads) == 16
    assert "  ▪2 Lądowanie         → Demon Otchłani / Pustka / Plan Astralny" in roads
    assert [line.split()[1] for line in roads if line.startswith("@")] != []


# -- ways


@pytest.mark.parametrize(
    ("space", "goal", "told"),
    [
        ("straznica", "do korytarz 5", "Korytarz 5: 4 obszary przed tobą."),
        ("straznica", "do miasta", "Do Skarbca, z którego rzut wyprowadza na planszę główną: 21 obszarów."),
        ("straznica", "do miasta", "Ucieczka do Wejścia: 3 obszary, potem przejściem na planszę główną."),
        ("wir_otchlani", "do miasta", "Z Kosmicznej Otchłani wyprowadza obszar Wir: rzut kostką mówi dokąd."),
        ("wioska", "do biblioteki", "Na planszy nie leży żadne Wejście do Podziemi."),
        ("wioska", "do korony", "Tajemne Wrota: 2 kostki, najwyżej Siła (8%) albo Moc (8%)."),
    ],
)
def test_the_way_leads_across_regions(space: str, goal: str, told: str) -> None:
    assert told in look(at(space), "way", goal)


def test_a_doorway_on_the_board_is_told_of() -> None:
    told = look(at("wioska", lying={"las": ["wejscie_do_podziemi"]}), "way", "do biblioteki")
    assert any("Las" in line for line in told)
    assert "Na planszy nie leży żadne Wejście do Podziemi." not in told


# -- the ending


def test_the_ending_is_told_where_it_is_known_and_kept_where_it_is_not() -> None:
    open_one = look(at("wioska"), "ending", lang="en")
    assert open_one[0].endswith("Crown of Command")
    assert "casts the Command" in open_one[1]
    chosen = look(at("wioska", options={"crown": "demon_lord"}), "ending")
    assert "Władca Demonów" in chosen[0] and "Moc 14" in " ".join(chosen)
    hidden = look(at("wioska", options={"crown": "secret"}), "ending")
    every = "Jedno z nich: Korona Władzy, Władca Demonów, Puszka Pandory, Siła Herkulesa, Czarna Dziura, Król Smoków."
    assert hidden[-1] == every
    assert not [line for line in hidden[:-1] if "Demon" in line or "Smok" in line]


# -- the draft


def test_in_the_draft_sheets_stand_side_by_side_where_there_is_room() -> None:
    table = seat_down("magia_i_miecz", 3, seed=5)
    assert table.ask is not None
    view = table.view(table.ask.seat)
    narrow, wide = (text_of(FACE.picture(view, table.ask, SAY["pl"], Style(width))) for width in (80, 120))
    names = [view.catalog.cards[str(option[1]).partition(".")[0]].name.pl for option in table.ask.options]
    assert len(names) == 5
    assert [line for line in wide if all(name in line for name in names)] == [wide[1]]
    assert all(any(line.startswith(f"{name}: Siła ") for line in narrow) for name in names), "else one below another"
    assert max(map(len, wide)) < 120 and max(map(len, narrow)) < 80
