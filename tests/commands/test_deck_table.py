"""Decks as tables: CSV and XLSX out and in again."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
import yaml
from openpyxl import Workbook, load_workbook

from brzdek.commands.deck_table import address
from brzdek.core.paths import cards_folder
from tests.cli_support import Run

DECK = """\
# mine
extends: own
name: {pl: Próba, en: Trial}
kinds:
  spirit: {fields: {power: number, element: [fire, water], rare: flag, motto: text}}
cards:
  - {id: fox, kind: spirit, copies: 2, name: {pl: Lis, en: Fox}, power: -3, element: fire, rare: true}
  - {id: owl, kind: spirit, copies: 1, name: {pl: =SUM(A1), en: "-owl"}, motto: "'tis"}
# what goes
remove: []
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.yaml"
    file.write_text(DECK, encoding="utf-8")
    return file


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_out_and_in_again(run: Run, own: Path, tmp_path: Path, suffix: str) -> None:
    table = tmp_path / f"cards.{suffix}"
    assert run("deck", "export", str(own), str(table)).code == 0
    before = yaml.safe_load(DECK)
    done = run("deck", "import", str(table), str(own))
    assert (done.code, done.err) == (0, "")
    text = own.read_text(encoding="utf-8")
    assert yaml.safe_load(text) == before
    assert text.startswith("# mine\n") and text.endswith("# what goes\nremove: []\n")
    assert run("deck", "check", str(own)).code == 0


@pytest.mark.parametrize("game", ["brzdek", "sabotazysta"])
def test_all_cards_of_a_game(run: Run, tmp_path: Path, game: str) -> None:
    table, deck = tmp_path / "cards.csv", tmp_path / "deck.yaml"
    assert run("deck", "export", game, str(table)).code == 0
    done = run("deck", "import", str(table), str(deck), "--extends", game)
    assert (done.code, done.err) == (0, "")
    known = {
        card["id"]: card
        for file in (cards_folder() / game).glob("*.yaml")
        if file.name != "rules.yaml"
        for card in yaml.safe_load(file.read_text(encoding="utf-8")).get("cards", ())
    }
    assert {card["id"]: card for card in yaml.safe_load(deck.read_text(encoding="utf-8"))["cards"]} == known


def test_no_cell_is_a_formula(run: Run, own: Path, tmp_path: Path) -> None:
    run("deck", "export", str(own), str(tmp_path / "cards.csv"))
    rows = list(csv.reader(io.StringIO((tmp_path / "cards.csv").read_text(encoding="utf-8-sig"))))
    cells = [cell for row in rows for cell in row]
    assert "'=SUM(A1)" in cells and "'-owl" in cells and "''tis" in cells
    assert not [cell for cell in cells if cell[:1] in "=+@" and cell]
    run("deck", "export", str(own), str(tmp_path / "cards.xlsx"))
    sheet = load_workbook(tmp_path / "cards.xlsx").worksheets[0]
    assert {cell.data_type for row in sheet.iter_rows() for cell in row} <= {"s", "n"}


def test_the_same_cards_give_the_same_table(run: Run, own: Path, tmp_path: Path) -> None:
    for name in ("one.csv", "two.csv"):
        run("deck", "export", str(own), str(tmp_path / name))
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("id,kind,copies,name.pl,name.en,power\nfox,spirit,1,Lis,Fox,many\n", ":F2: found the text “many”"),
        ("id,kind,copies,name.pl,name.en,element\nfox,spirit,1,Lis,Fox,fre\n", ":F2: found the text “fre”"),
        ("id;kind;copies;name.pl;name.en;pwr\nfox;spirit;1;Lis;Fox;1\n", ":F1: unknown key “pwr”"),
        ("id,kind,copies,name.pl\nfox,spirit,1,Lis\n", ":D2: the translation “en” is missing"),
        ("id,kind,copies,name.pl,name.en,rare\nfox,spirit,1,Lis,Fox,{a: &b c}\n", ":F2: "),
        ("kind,copies\nspirit,1\n", ":A1: the column “id” is missing"),
        ("id,id\nfox,fox\n", ":B1: the column “id” is there twice"),
        ("id,kind\nfox,spirit,3\n", ":C2: a column without a name cannot have values"),
        ("", ":A1: the table is empty"),
        ('id,kind\n"fox,spirit\n', ":A1: this file cannot be read as a table"),
    ],
)
def test_mistakes_are_told_with_their_cell(run: Run, own: Path, tmp_path: Path, table: str, told: str) -> None:
    file = tmp_path / "cards.csv"
    file.write_text(table, encoding="utf-8")
    done = run("deck", "import", str(file), str(own), "--lang", "en")
    assert done.code == 1 and f"{file}{told}" in done.err and "Traceback" not in done.err
    assert own.read_text(encoding="utf-8") == DECK


def test_a_mistake_in_a_workbook(run: Run, own: Path, tmp_path: Path) -> None:
    book = Workbook()
    for row in (["id", "kind", "copies", "name.pl", "name.en"], ["fox", "spirt", 1, "Lis", "Fox"]):
        book.worksheets[0].append(row)
    book.save(tmp_path / "cards.xlsx")
    done = run("deck", "import", str(tmp_path / "cards.xlsx"), str(own), "--lang", "en")
    assert done.code == 1 and "cards.xlsx:B2: found the text “spirt”" in done.err


@pytest.mark.parametrize("content", [b"no workbook", b"PK\x05\x06" + b"\0" * 18])
def test_a_file_that_only_pretends(run: Run, own: Path, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cards.xlsx").write_bytes(content)
    done = run("deck", "import", str(tmp_path / "cards.xlsx"), str(own), "--lang", "en")
    assert done.code == 1 and "cannot be read as a table" in done.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("import", "cards.csv", "new.yaml"), "a new deck needs --extends GAME"),
        (("import", "cards.txt", "new.yaml"), "must end with .csv, .xlsx"),
        (("export", "brzdek", "cards.ods"), "must end with .csv, .xlsx"),
        (("import", "cards.csv", "own.yaml", "--extends", "brzdek"), "leave out --extends"),
        (("import", "cards.csv", "new.yaml", "--extends", "brzdk"), "brzdek"),
    ],
)
def test_what_cannot_be_done(
    run: Run, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cards.csv").write_text("id\nfox\n", encoding="utf-8")
    done = run("deck", *words, "--lang", "en")
    assert done.code in (1, 2) and told in done.err and "Traceback" not in done.err


def test_addresses() -> None:
    assert [address(1, column) for column in (1, 26, 27, 52, 53, 703)] == ["A1", "Z1", "AA1", "AZ1", "BA1", "AAA1"]
