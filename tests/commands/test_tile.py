"""``brzdek tile`` and how ``brzdek check`` shows tiles."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek.core.catalog.source import read_yaml
from tests.cli_support import ROOT, Run

GAME = "katakumby"


@pytest.fixture
def mine(run: Run, tmp_path: Path) -> Path:
    """A file of tiles as the program begins it."""
    file = tmp_path / "mine.yaml"
    assert run("tile", "new", str(file)).code == 0
    return file


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


# -- new


def test_a_new_file_is_a_good_one_in_both_languages(run: Run, tmp_path: Path) -> None:
    for lang, word, tile in (("pl", "Zapisano", "krzywy_zaulek"), ("en", "Written", "crooked_alley")):
        file = tmp_path / f"{lang}.yaml"
        ran = run("--lang", lang, "tile", "new", str(file))
        assert (ran.code, ran.out, ran.err) == (0, f"{word}: {file}\n", "")
        ran = run("check", str(file))
        assert (ran.code, ran.err) == (0, "") and "wszystko w porządku" in ran.out and tile in ran.out
    polish, english = (read_yaml(tmp_path / f"{lang}.yaml").data for lang in ("pl", "en"))
    assert [*polish["tiles"].values()] == [*english["tiles"].values()]


def test_a_file_that_exists_is_left_alone(run: Run, mine: Path) -> None:
    mine.write_text("precious", encoding="utf-8")
    ran = run("tile", "new", str(mine))
    assert (ran.code, ran.out, ran.err) == (1, "", f"Błąd: {mine}: taki plik już istnieje\n")
    assert mine.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("name", ["none/mine.yaml", "\ud800.yaml", ""])
def test_a_place_where_no_file_can_be(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("tile", "new", name)
    assert (ran.code, ran.out) == (1, "") and ran.err.startswith("Błąd: ") and ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_without_a_file_it_is_only_shown(run: Run, mine: Path) -> None:
    ran = run("tile", "new")
    assert (ran.code, ran.out, ran.err) == (0, mine.read_text(encoding="utf-8"), "")
    assert run("tile", "new", "--lang", "en").out.startswith("# Tiles for Clank! Catacombs")


def test_the_new_tile_can_be_played_with(run: Run, mine: Path) -> None:
    bots = ["--players", "2", "--seat", "A=random", "--bots", "random", "--seed", "3"]
    assert run("play", GAME, "--deck", str(mine), *bots).code == 0


# -- show


def test_all_tiles_of_the_game(run: Run) -> None:
    ran = run("tile", "show", GAME)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    titles = [line for line in lines if line.endswith((" · azyl", " · podziemia", " · podziemia · nawiedzony"))]
    assert len(titles) == 28 and "phantom_chapel · podziemia · nawiedzony" in titles
    assert "kafel startowy, strona a" in lines and "kafel startowy, strona b" in lines
    assert "$ kram" in ran.out and "1 pyre: ołtarzyk, skrzynia" in lines
    assert all(ord(letter) < 0x2500 for letter in ran.out)


def test_one_tile_in_all_its_rotations(run: Run) -> None:
    ran = run("tile", "show", GAME, "monks_ring")
    assert ran.code == 0 and ran.out.count("monks_ring · podziemia") == 4
    assert [f"obrót {turn}°" in ran.out for turn in (90, 180, 270)] == [True] * 3
    assert ran.out.count("alms – N1: 1 potwór") == 1
    assert max(map(len, ran.out.splitlines()[:40])) < 80
    for name in ("Krąg mnichów", "krag mnichow", "Monks' Ring", "MONKS_RING"):
        assert run("tile", "show", GAME, *name.split()).out == ran.out


def test_one_rotation(run: Run) -> None:
    ran = run("tile", "show", GAME, "monks_ring", "--turn", "90", "--lang", "en")
    assert ran.code == 0 and ran.out.startswith("Monks' Ring · turned 90°\nmonks_ring · depths\n            W0")
    assert ran.out.count("monks_ring") == 1
    turned = run("tile", "show", GAME, "--turn", "90").out
    assert turned.count("obrót 90°") == 28 and "kafel startowy, strona a" in turned


def test_the_starting_tile_is_never_turned(run: Run) -> None:
    ran = run("tile", "show", GAME, "start.b")
    assert ran.code == 0 and ran.out.count("kafel startowy, strona b") == 1 and "bell: portal" in ran.out
    assert run("tile", "show", GAME, "start.b", "--turn", "0").out == ran.out
    ran = run("tile", "show", GAME, "start.b", "--turn", "90")
    assert ran.code == 2 and ran.err.endswith("Błąd: kafel „start.b” nigdy się nie obraca; pomiń opcję „--turn”\n")


def test_the_tiles_of_a_file(run: Run, mine: Path) -> None:
    ran = run("tile", "show", str(mine))
    assert (ran.code, ran.err) == (0, "") and ran.out.startswith("Krzywy zaułek\nkrzywy_zaulek · podziemia\n")
    assert "monks_ring" not in ran.out
    assert run("tile", "show", str(mine), "Crooked Alley").out.count("krzywy_zaulek") == 4
    own = run("tile", "show", str(ROOT / "cards" / GAME / "tiles.yaml"), "monks_ring")
    assert own.out == run("tile", "show", GAME, "monks_ring").out


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("tile show", 2, "brakuje argumentu PLIK|GRA"),
        (
            "tile show katakumby bone_crosroads",
            2,
            "nie ma tu kafla „bone_crosroads” (czy chodziło o „bone_crossroads”?)",
        ),
        ("tile show katakumby --turn 45", 2, "--turn: podano „45”; dozwolone: 0, 90, 180, 270"),
        ("tile shoe", 2, "nie ma polecenia „shoe” (czy chodziło o „show”?)"),
        ("tile new a b", 2, "zbędne argumenty: b"),
    ],
)
def test_wrong_usage(run: Run, line: str, code: int, said: str) -> None:
    ran = run(*line.split())
    assert (ran.code, ran.out) == (code, "") and ran.err.endswith(f"Błąd: {said}\n")


def test_files_without_tiles(run: Run, tmp_path: Path, mine: Path) -> None:
    file = tmp_path / "other.yaml"
    for text, said in (
        ("extends: katakumby\nname: {pl: x, en: x}\ncards: []\n", "1:1: w tym pliku nie ma kafli"),
        ("extends: brzdek\n", "1:1: nie wiadomo, do której gry należy plik"),
        ("a: [\n", "2:1: błąd zapisu YAML"),
        ("[]\n", "1:1: nie wiadomo, do której gry należy plik"),
    ):
        file.write_text(text, encoding="utf-8")
        ran = run("tile", "show", str(file))
        assert (ran.code, ran.out) == (1, "") and ran.err.startswith(f"{file}:{said}")
    edit(mine, "back: depths", "back: deep")
    ran = run("tile", "show", str(mine))
    assert ran.code == 1 and ": jest tekst „deep”; dozwolone: jedno ze słów: haven, depths" in ran.err


# -- check


def test_check_draws_the_tiles_of_a_file(run: Run, mine: Path) -> None:
    ran = run("check", str(mine))
    drawn = run("tile", "show", str(mine), "krzywy_zaulek", "--turn", "0").out
    assert drawn.split("\n\n")[0] in ran.out and ran.out.endswith("\n1 plik: wszystko w porządku\n")
    assert run("check", "--json", str(mine)).out == '{\n  "problems": [],\n  "warnings": []\n}\n'


def test_check_warns_and_still_says_yes(run: Run, mine: Path) -> None:
    edit(mine, "{a: hall, b: S1}", "{a: hall, b: S1, lock: true}")
    ran = run("check", str(mine))
    place = read_yaml(mine).keys[("tiles", "krzywy_zaulek")]
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-2:] == [
        f"{mine}:{place[0]}:{place[1]}: uwaga: krzywy_zaulek: samymi butami nie da się przejść między wszystkimi "
        "bokami; najlepsza trasa pomija: S",
        "1 plik: bez błędów, 1 uwaga",
    ]
    assert run("--lang", "en", "check", str(mine)).out.endswith("\n1 file: no mistakes, 1 warning\n")


def test_check_draws_what_can_be_read_of_a_bad_file(run: Run, mine: Path) -> None:
    edit(mine, "{a: hall, b: N0}", "{a: hall, b: N1}")
    mine.write_text(mine.read_text(encoding="utf-8") + "  worse: {back: haven}\n", encoding="utf-8")
    ran = run("check", str(mine))
    assert ran.code == 1 and "krzywy_zaulek · podziemia" in ran.out and "worse" not in ran.out
    assert ran.out.endswith("\n2 problemy\n") and "brakuje klucza „rooms”" in ran.err
    mine.write_text(mine.read_text(encoding="utf-8").replace("  worse: {back: haven}\n", ""), encoding="utf-8")
    assert "do N1 prowadzi już korytarz nr 1" in run("check", str(mine)).err


def test_check_does_not_draw_for_ever(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "many.yaml"
    head = "extends: katakumby\nname: {pl: x, en: x}\ntiles:\n"
    rest = "tunnels: [{a: r0, b: N0}]"
    tiles = "".join(f"  t{number}: {{back: depths, rooms: {{r0: {{}}}}, {rest}}}\n" for number in range(130))
    file.write_text(head + tiles, encoding="utf-8")
    out = run("check", str(file)).out
    assert "\nt98 " in out and "t100" not in out and "… i jeszcze 30 kafli" in out
    rooms = ", ".join(f"r{number}: {{}}" for number in range(3000))
    file.write_text(f"{head}  t: {{back: depths, rooms: {{{rooms}}}, {rest}}}\n", encoding="utf-8")
    assert "kafel ma 3000 komnat; dozwolone: od 1 do 6" in run("check", str(file)).err
