"""``brzdek simulate`` and ``brzdek compare``."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from brzdek.core.record.saves import saved
from brzdek.sim import running
from tests.cli_support import GAME, Run

SHORT = ("--option", "rounds=1", "--players", "3", "--bots", "random", "--seed", "7", "--jobs", "1")


def test_a_simulation_is_told(run: Run) -> None:
    ran = run("simulate", GAME, *SHORT, "--games", "40")
    assert ran.code == 0 and ran.err == ""
    assert ran.out.startswith("Symulacja: Sabotażysta\n  40 partii, ziarno 7\n  boty: random, random, random\n")
    for heading in ("Zwycięstwa według miejsc", "Miary", "Rundę wygrywają", "Karty"):
        assert f"\n{heading}\n" in ran.out
    assert "miejsce 3" in ran.out and "→ " in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


def test_in_english(run: Run) -> None:
    ran = run("simulate", GAME, *SHORT, "--games", "5", "--lang", "en")
    assert "Simulation: Saboteur" in ran.out
    assert "5 games are too few to tell anything; play 30 at least." in ran.out


def test_the_same_seed_gives_the_same_numbers(run: Run) -> None:
    words = ("simulate", GAME, *SHORT[:-2], "--games", "10", "--json")
    one, two = (run(*words, "--jobs", jobs).out for jobs in ("1", "2"))
    assert one == two
    assert json.loads(one)["games"] == 10


def test_tables_and_paper(run: Run, tmp_path: Path) -> None:
    table, paper = tmp_path / "t.csv", tmp_path / "r.pdf"
    words = ("simulate", GAME, *SHORT, "--games", "30", "--csv", str(table), "--report", str(paper))
    assert run(*words).code == 0
    with table.open(encoding="utf-8") as file:
        rows = list(csv.reader(file))
    assert ["miejsce", "zwycięstwa", "95 %"] in rows
    first = paper.read_bytes()
    assert first.startswith(b"%PDF")
    import pypdf

    text = "\n".join(page.extract_text() for page in pypdf.PdfReader(paper).pages)
    assert "Symulacja: Sabotażysta" in text and "Zwycięstwa według miejsc" in text
    assert run(*words).code == 0
    assert paper.read_bytes() == first


def test_numbers_of_players_side_by_side(run: Run, tmp_path: Path) -> None:
    short = ("--option", "rounds=1", "--bots", "random", "--seed", "7", "--jobs", "1", "--games", "30")
    table = tmp_path / "t.csv"
    ran = run("simulate", GAME, "--players", "3-5", *short, "--csv", str(table))
    assert ran.code == 0 and ran.err == ""
    assert "30 partii na każdą liczbę graczy, ziarno 7" in ran.out
    assert "\nRundę wygrywają: sabotażyści\n  gracze" in ran.out
    with table.open(encoding="utf-8") as file:
        assert ["co", "3", "4", "5"] in list(csv.reader(file))
    data = json.loads(run("simulate", GAME, "--players", "5-3", *short, "--json").out)["by_players"]
    alone = json.loads(run("simulate", GAME, "--players", "4", *short, "--json").out)
    assert list(data) == ["3", "4", "5"] and data["4"] == alone
    ran = run("simulate", GAME, "--players", "3-4", "--bots", "random,steady,steady")
    assert ran.code == 2 and "wszyscy mają tego samego bota; podano 3 boty" in ran.err


def test_a_table_for_a_spreadsheet_leaves_no_card_out(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    words = ("simulate", "brzdek", "--bots", "random", "--players", "2", "--games", "5", "--seed", "1", "--jobs", "1")
    data = json.loads(run(*words, "--csv", str(table), "--json").out)
    with table.open(encoding="utf-8") as file:
        rows = list(csv.reader(file))
    begin = rows.index(["Karty"])
    assert rows[begin + 1][:3] == ["karta", "w rzędzie", "zdobyta"]
    assert len(rows[begin + 2 : rows.index([], begin)]) == len(data["cards"]) > 24
    assert sum(one["uses"]["seen"] for one in data["cards"].values()) > 30


@pytest.mark.parametrize(
    ("game", "headings", "measures"),
    [
        (GAME, {"round"}, {"gold_as_miner", "gold_as_saboteur", "rounds_as_miner", "tools_broken"}),
        ("brzdek", {"out"}, {"damage_monsters", "damage_dragon", "gold", "clank", "healed", "artifacts"}),
        ("katakumby", {"out"}, {"damage_ghosts", "lockpicks_left", "opened", "tiles", "damage_monsters"}),
        ("magia_i_miecz", {"character", "helper", "fate", "region", "grave", "ending", "won_by"}, {"deaths", "gold"}),
        ("smoki", {"character", "helper", "fate", "region", "grave", "ending", "won_by"}, {"deaths", "own_turns"}),
    ],
)
def test_every_game_is_measured_by_what_it_has(run: Run, game: str, headings: set[str], measures: set[str]) -> None:
    words = ("simulate", game, "--bots", "steady" if game == GAME else "random", "--players", "3", "--games", "4")
    data = json.loads(run(*words, "--seed", "3", "--jobs", "1", "--json").out)
    assert set(data["shares"]) == headings
    assert measures <= set(data["measures"])
    for values in data["shares"].values():
        assert sum(one["value"] for one in values.values()) == pytest.approx(1)
        assert all(0 <= one["low"] <= one["value"] <= one["high"] <= 1 for one in values.values())
    told = run(*words, "--seed", "3", "--jobs", "1", "--lang", "en").out
    # Every heading and value has words of its own.
    assert "_" not in told
    assert max(map(len, told.splitlines())) <= 100


def test_bots_against_each_other(run: Run) -> None:
    words = ("simulate", "brzdek", "--bots", "steady,random", "--games", "30", "--seed", "1", "--jobs", "1", "--json")
    data = json.loads(run(*words).out)
    assert data["bots"] == ["steady", "random"]
    won = {one["name"]: one for one in data["bots_won"]}
    assert won["steady"]["value"] > 0.9 and won["steady"]["certain"]
    assert {one["name"] for one in data["seats"] if one["certain"]} == set()


def test_a_bot_that_thinks_gives_the_same_numbers_on_any_number_of_processes(run: Run) -> None:
    short = ("--option", "rounds=1", "--option", "distance=2", "--games", "2", "--seed", "3", "--json")
    words = ("simulate", GAME, *short, "--bots", "deep:12n,steady,random")
    one, two = (run(*words, "--jobs", jobs).out for jobs in ("1", "2"))
    assert one == two
    assert json.loads(one)["bots"] == ["deep:12n", "steady", "random"]


def test_a_game_with_a_bot_that_thinks_is_kept_and_taken_up_again(run: Run, tmp_path: Path) -> None:
    """The budget stands in the transcript, behind the name of the bot."""
    path = tmp_path / "g.partia"
    seats = ("--seat", "Ola=deep:12n", "--seat", "Jan=deep:0.01", "--seat", "Ewa=random")
    short = ("--option", "rounds=1", "--option", "distance=2", "--seed", "3")
    assert run("play", GAME, *seats, *short, "--save", str(path)).code == 0
    assert "seat: Ola = deep:12n\nseat: Jan = deep:0.01\n" in path.read_text(encoding="utf-8")
    assert run("replay", str(path), "--check").code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", GAME, "--bots", "deep:0"), "podano „deep:0”; dozwolone: random, steady, deep"),
        (("play", GAME, "--bots", "deep:wiele"), "podano „deep:wiele”; dozwolone: random, steady, deep"),
        (("simulate", "magia_i_miecz", "--bots", "deep"), "podano „deep”; dozwolone: random, steady"),
        (("simulate", GAME, "--bots", "steady,foo"), "podano „foo”; dozwolone: random, steady, deep"),
        (("simulate", GAME, "--bots", "steady,random", "--players", "3"), "podano 2 boty dla 3 graczy"),
        (("simulate", GAME, "--games", "0"), "dozwolone: liczba całkowita od 1"),
        (("simulate", GAME, "--option", "rounds"), "podano „rounds”; dozwolone: KLUCZ=WARTOŚĆ"),
        (("simulate", GAME, "--players", "2"), "3"),
        (("compare", GAME, "base"), "potrzeba co najmniej dwóch wariantów"),
        (("compare", "base", "base"), "pierwsza ma stać gra"),
        (("compare", GAME, "base", "smok"), "podano „smok”; dozwolone: base, plik talii"),
    ],
)
def test_wrong_usage_is_told(run: Run, words: tuple[str, ...], told: str) -> None:
    ran = run(*words)
    assert ran.code == 2 and told in ran.err and "Traceback" not in ran.err


def test_a_game_without_end_is_kept(run: Run) -> None:
    ran = run("simulate", GAME, *SHORT, "--games", "5", "--limit", "4")
    assert ran.code == 1
    assert "Partia 0 nie skończyła się po 4 odpowiedziach; jej zapis: " in ran.err
    assert "nie dokończono żadnej partii" in ran.err
    games = saved()
    assert len(games) == 3
    assert all(len(game.transcript.answers) == 4 for game in games)
    assert run("simulate", GAME, *SHORT, "--games", "5", "--limit", "4").code == 1
    assert len(saved()) == 6
    assert run("replay", str(games[0].transcript.path), "--check").code == 0


def test_ctrl_c_keeps_what_is_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    tally = running.tally

    def interrupted(plan: object, numbers: range) -> object:
        if 20 in numbers:
            raise KeyboardInterrupt
        return tally(plan, numbers)  # type: ignore[arg-type]

    monkeypatch.setattr(running, "tally", interrupted)
    ran = run("simulate", GAME, *SHORT, "--games", "80", "--json")
    assert ran.code == 0
    assert ran.err == "Przerwano po 20 partiach; oto, co z nich wynika.\n"
    assert json.loads(ran.out)["games"] == 20


def test_a_comparison_is_told(run: Run) -> None:
    words = (
        "compare",
        GAME,
        "rounds=1",
        "rounds=2",
        "--players",
        "3",
        "--bots",
        "random",
        "--seed",
        "3",
        "--jobs",
        "1",
    )
    ran = run(*words, "--games", "40", "--lang", "en")
    assert ran.code == 0 and ran.err == ""
    assert "  A: rounds=1\n  B: rounds=2\n" in ran.out
    assert "\n* turns " in ran.out
    assert "→ B against A: turns: " in ran.out
    data = json.loads(run(*words, "--games", "40", "--json").out)
    assert data["differences"][0]["turns"]["certain"] is True


def test_a_deck_against_the_game(run: Run, deck: Path) -> None:
    words = ("compare", GAME, "base", str(deck), f"{deck}+rounds=1", "--players", "3", "--games", "4", "--seed", "3")
    ran = run(*words, "--jobs", "1", "--bots", "random")
    assert ran.code == 0
    assert "A: gra podstawowa" in ran.out and "C: " in ran.out
    assert "4 partie to za mało" in ran.out


def test_decks_tell_which_game_is_compared(run: Run, deck: Path) -> None:
    upper = deck.with_name("upper.yaml")
    upper.write_text(f"extends: {deck.name}\nname: {{pl: Wyżej, en: Above}}\ncards: [{{id: rockfall, copies: 4}}]\n")
    few = ("--players", "3", "--games", "2", "--seed", "3", "--jobs", "1", "--bots", "random")
    named = run("compare", GAME, "base", str(upper), *few)
    assert named.code == 0
    assert run("compare", "base", str(upper), *few) == named
    other = deck.with_name("other.yaml")
    other.write_text("extends: brzdek\nname: {pl: Inna, en: Other}\ncards: [{id: ruby, copies: 4}]\n")
    ran = run("compare", str(deck), str(other), *few)
    assert ran.code == 2 and "chyba że talie zgodnie mówią" in ran.err


def test_a_cluster_that_is_not_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(name: str) -> object:
        raise OSError("nobody listens")

    monkeypatch.setattr(running, "import_module", gone)
    ran = run("simulate", GAME, *SHORT, "--games", "2", "--cluster", "tcp://127.0.0.1:1")
    assert ran.code == 1 and "klaster tcp://127.0.0.1:1 nie odpowiada" in ran.err

    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(running, "import_module", missing)
    ran = run("simulate", GAME, *SHORT, "--games", "2", "--cluster", "tcp://127.0.0.1:1")
    assert ran.code == 1 and "pip install brzdek[cluster]" in ran.err
