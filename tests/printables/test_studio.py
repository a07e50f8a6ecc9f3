"""What designers expect of a print tool: shops, cutting machines, CMYK, QR codes, watching, whole games on a screen."""

from __future__ import annotations

import csv
import io
import json
import re
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema  # type: ignore[import-untyped]
import pypdfium2
import pytest
from PIL import Image
from pypdf import PdfReader

from brzdek.commands.print_watch import named_files, rounds, watch_print
from brzdek.commands.words import COMMANDS
from brzdek.core.catalog.deck import CardList
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import Document
from brzdek.core.text import Say
from brzdek.core.words import CORE
from printables.cards.contents import open_deck
from printables.cards.press import Press
from printables.draw.codes import modules
from printables.draw.marks import registration_boxes
from printables.draw.pdf import PdfSurface
from printables.jobs.job import BadJob, Given, read_job
from printables.jobs.notes import PrintNotes
from printables.jobs.run import PRINTERS, Outcome
from printables.jobs.words import PRINT
from printables.tokens.contents import open_box as open_tokens
from tests.cli_support import Run

SCHEMA = Path(__file__).resolve().parents[1] / "data" / "tts_save.schema.json"
FEW = "ruby,scramble"


def printed(game: str, given: Given, part: str = "cards") -> Outcome:
    return PRINTERS[part](game, given, "en", lambda done, count: None)


# -- shops


@pytest.mark.parametrize(
    ("shop", "size", "pixels"),
    [
        ("makeplayingcards", "poker", (822, 1122)),
        ("makeplayingcards", "bridge", (747, 1122)),
        ("makeplayingcards", "tarot", (897, 1497)),
        ("thegamecrafter", "poker", (825, 1125)),
        ("thegamecrafter", "bridge", (750, 1125)),
        ("thegamecrafter", "tarot", (900, 1500)),
    ],
)
def test_pictures_have_the_pixels_that_a_shop_asks_for(
    tmp_path: Path, shop: str, size: str, pixels: tuple[int, int]
) -> None:
    folder = tmp_path / "order"
    outcome = printed("brzdek", {"shop": shop, "size": size, "only": "ruby", "output": str(folder)})
    assert outcome.values["n"] == 2
    for name in (f"{size}.ruby.png", f"{size}.back.deck.png"):
        with Image.open(folder / name) as picture:
            assert (picture.size, picture.mode) == (pixels, "RGB")
            assert round(picture.info["dpi"][0]) == 300


def test_the_list_of_quantities_counts_every_card(tmp_path: Path) -> None:
    folder = tmp_path / "order"
    printed("brzdek", {"shop": "thegamecrafter", "only": "scramble,burgle", "output": str(folder)})
    rows = list(csv.DictReader(io.StringIO((folder / "quantities.csv").read_text(encoding="utf-8-sig"))))
    wanted = Counter(copy.card.id for copy in open_deck("brzdek").copies(["scramble", "burgle"]))
    assert {row["file"]: int(row["quantity"]) for row in rows} == {
        f"poker.{name}.png": count for name, count in wanted.items()
    }
    assert all((folder / row[key]).is_file() for row in rows for key in ("file", "back"))


def test_one_pdf_with_the_back_before_the_front(tmp_path: Path) -> None:
    file = tmp_path / "order.pdf"
    outcome = printed("brzdek", {"shop": "drivethrucards", "only": FEW, "output": str(file)})
    pages = PdfReader(file).pages
    copies = open_deck("brzdek").copies(FEW.split(","))
    assert len(pages) == 2 * len(copies) == outcome.values["pages"]
    for page in pages:
        assert [round(float(side), 2) for side in page.mediabox] == [0, 0, 198, 270]
        assert [round(float(side), 2) for side in page.trimbox] == [9, 9, 189, 261]
    words = [page.extract_text() for page in pages]
    assert "Clank!" in words[0] and "Scramble" in words[1] and "Scramble" not in words[0]
    assert any("not PDF/X" in warning for warning in outcome.warnings("en"))


def test_what_a_shop_does_not_take(tmp_path: Path) -> None:
    with pytest.raises(BadJob, match="The Game Crafter decides that"):
        printed("brzdek", {"shop": "thegamecrafter", "paper": "a4", "output": str(tmp_path / "a")})
    with pytest.raises(BadJob, match="DriveThruCards prints: poker"):
        printed("magia_i_miecz", {"shop": "drivethrucards", "output": str(tmp_path / "a")})
    with pytest.raises(BadJob, match="allowed: makeplayingcards"):
        printed("brzdek", {"shop": "nobody", "output": str(tmp_path / "a")})


# -- CMYK


def test_no_colour_of_a_press_document_is_rgb(tmp_path: Path) -> None:
    file = tmp_path / "out.pdf"
    outcome = printed("brzdek", {"cmyk": True, "only": FEW, "backs": "separate", "output": str(file)})
    reader = PdfReader(file)
    streams = []
    for page in reader.pages:
        resources: Any = page["/Resources"]
        parts: Any = [page.get_contents(), *resources.get("/XObject", {}).values()]
        streams += [part.get_object().get_data().decode("latin-1") for part in parts]
    for stream in streams:
        assert not re.search(r"^[\d.]+ [\d.]+ [\d.]+ (rg|RG)\b", stream, re.M)
        for *inks, _ in re.findall(r"([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) ([kK])\b", stream):
            assert sum(map(float, inks)) <= 2.4
    assert [note.key for note in outcome.notes] == ["cmyk_plain"]


def test_a_picture_on_a_card_is_cmyk_too(tmp_path: Path) -> None:
    Image.new("RGBA", (40, 40), (30, 5, 5, 128)).save(tmp_path / "art.png")
    deck = tmp_path / "deck.yaml"
    card = "{id: fox, kind: card, copies: 1, art: art.png, name: {pl: Lis, en: Fox}}"
    deck.write_text(f"extends: own\nname: {{pl: A, en: A}}\ncards:\n- {card}\n", encoding="utf-8")
    file = tmp_path / "out.pdf"
    printed("own", {"cmyk": True, "deck": str(deck), "output": str(file)})
    assert b"/DeviceCMYK" in file.read_bytes() and b"/SMask" not in file.read_bytes()


def test_pictures_are_never_cmyk() -> None:
    with pytest.raises(BadJob, match="--cmyk"):
        printed("brzdek", {"cmyk": True, "png": "100"})


# -- cutting machines


def test_cut_lines_lie_where_the_cards_are(tmp_path: Path) -> None:
    svg = tmp_path / "cut.svg"
    given: Given = {"marks": "registration", "corners": "3", "cut-lines": str(svg), "output": str(tmp_path / "o.pdf")}
    outcome = printed("brzdek", {**given, "only": "ruby"})
    root = ElementTree.fromstring(svg.read_text(encoding="utf-8"))
    assert root.get("width") in ("210.000mm", "297.000mm")
    space = {"s": "http://www.w3.org/2000/svg"}
    cuts = root.findall("s:g[@id='cut']/s:rect", space)
    assert len(cuts) == len(open_deck("brzdek").copies(["ruby"]))
    assert {(cut.get("width"), cut.get("height"), cut.get("rx")) for cut in cuts} == {("63.500", "88.900", "3.000")}
    marks = root.findall("s:g[@id='registration']/s:rect", space)
    assert len(marks) == 5
    page = PdfReader(tmp_path / "o.pdf").pages[0]
    left, _, _, top = (float(side) / 72 * 25.4 for side in page.trimbox)
    height = float(page.mediabox.height) / 72 * 25.4
    assert abs(float(cuts[0].get("x", "")) - left) < 0.01
    assert abs(height - float(cuts[0].get("y", "")) - top) < 0.01
    assert [note.key for note in outcome.notes] == ["cut_pages"]


def test_sheets_that_are_cut_alike_share_a_file(tmp_path: Path) -> None:
    given: Given = {"cut-lines": str(tmp_path / "cut.svg"), "output": str(tmp_path / "o.pdf"), "backs": "duplex-long"}
    outcome = printed("sabotazysta", given)
    told = [dict(note.values) for note in outcome.notes if note.key == "cut_pages"]
    assert [one["n"] for one in told] == [len(PdfReader(tmp_path / "o.pdf").pages) // 2 - 1, 1]
    assert sorted(file.name for file in tmp_path.glob("*.svg")) == ["cut-1.svg", "cut-2.svg"]


def test_registration_marks_are_clear_of_the_cards(tmp_path: Path) -> None:
    printed("brzdek", {"marks": "registration", "only": "scramble", "output": str(tmp_path / "o.pdf")})
    page = PdfReader(tmp_path / "o.pdf").pages[0]
    left, bottom, right, top = (float(side) / 72 * 25.4 for side in page.trimbox)
    width, height = (float(side) / 72 * 25.4 for side in (page.mediabox.width, page.mediabox.height))
    for x1, y1, x2, y2 in registration_boxes(width, height):
        assert x2 <= left or x1 >= right or y2 <= bottom or y1 >= top
        assert 0 < x1 < x2 < width and 0 < y1 < y2 < height


# -- QR codes


def test_a_code_on_every_card_holds_its_address(tmp_path: Path) -> None:
    file = tmp_path / "o.pdf"
    printed("brzdek", {"qr": "https://example.org/{id}", "layout": "single", "only": "ruby", "output": str(file)})
    rows = modules("https://example.org/ruby")
    count = len(rows) + 8
    picture: Any = pypdfium2.PdfDocument(file)[0].render(scale=12).to_pil().convert("L")
    dot = 72 / 25.4 * 12
    side, right, top = 13.0, 63.5 - 5.4, 13.8
    for row, cells in enumerate(rows):
        for column, black in enumerate(cells):
            x = (right - side + (column + 4.5) * side / count) * dot
            y = (top + (row + 4.5) * side / count) * dot
            shade = picture.getpixel((round(x), round(y)))
            assert (shade < 128) == black


def test_an_address_is_an_address() -> None:
    for word in ("rules", "https://a b", "https://" + "x" * 200):
        with pytest.raises(BadJob, match="--qr"):
            printed("brzdek", {"qr": word})


# -- whole games


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_a_whole_game_on_a_table(tmp_path: Path, game: str) -> None:
    folder = tmp_path / "table"
    outcome = printed(game, {"tts": True, "png": "40", "output": str(folder)}, "all")
    saved = json.loads((folder / f"{game}.en.json").read_text(encoding="utf-8"))
    jsonschema.validate(saved, json.loads(SCHEMA.read_text(encoding="utf-8")))
    sorts = Counter(one["Name"] for one in saved["ObjectStates"])
    assert (sorts["Bag"], sorts["Custom_Board"]) == (outcome.values["bags"], outcome.values["boards"])
    assert sorts["Custom_Board"] > 0
    inside = [piece for bag in saved["ObjectStates"] if bag["Name"] == "Bag" for piece in bag["ContainedObjects"]]
    tokens = sum(count for _, count in open_tokens(game).tokens)
    assert len(inside) >= tokens and {piece["Name"] for piece in inside} == {"Custom_Tile"}
    cards = [one for one in saved["ObjectStates"] if "CustomDeck" in one]
    assert sum(len(one.get("DeckIDs", [0])) for one in cards) == len(open_deck(game).copies())
    for address in re.findall(r'"file:///([^"]+)"', json.dumps(saved)):
        assert Path("/" + address).is_file()
    names = re.findall(r'"GUID": "(\w+)"', json.dumps(saved))
    assert len(names) == len(set(names))


def test_an_own_game_on_a_table(tmp_path: Path) -> None:
    deck = tmp_path / "deck.yaml"
    card = "{id: fox, kind: card, copies: 3, name: {pl: Lis, en: Fox}, text: {pl: Raz., en: Once.}}"
    deck.write_text(f"extends: own\nname: {{pl: A, en: A}}\ncards:\n- {card}\n", encoding="utf-8")
    printed("own", {"tts": True, "png": "40", "deck": str(deck), "output": str(tmp_path / "t")}, "all")
    saved = json.loads((tmp_path / "t" / "deck.en.json").read_text(encoding="utf-8"))
    jsonschema.validate(saved, json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert [one["Name"] for one in saved["ObjectStates"]] == ["DeckCustom"]


# -- watching


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.yaml"
    cards = "".join(
        f"- {{id: {name}, kind: card, copies: 1, name: {{pl: {name}, en: {name}}}, art: {name}.svg}}\n"
        for name in ("fox", "owl")
    )
    for name in ("fox", "owl"):
        rect = '<rect width="9" height="9" fill="#123456"/>'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{rect}</svg>'
        (tmp_path / f"{name}.svg").write_text(svg, encoding="utf-8")
    file.write_text(f"extends: own\nname: {{pl: A, en: A}}\ncards:\n{cards}", encoding="utf-8")
    return file


class Watching:
    """Changes files while somebody watches, and then presses Ctrl-C."""

    def __init__(self, *changes: Callable[[], None]) -> None:
        self.changes: Iterator[Callable[[], None]] = iter(changes)

    def __call__(self) -> None:
        change = next(self.changes, None)
        if change is None:
            raise KeyboardInterrupt
        change()


def words() -> Say:
    return Say("en", COMMANDS, CORE).also(PRINT)


def watched(own: Path, given: Given, *changes: Callable[[], None]) -> list[Outcome]:
    found: list[Outcome] = []

    def once() -> Outcome:
        found.append(printed("own", {**given, "deck": str(own)}))
        return found[-1]

    with pytest.raises(KeyboardInterrupt):
        watch_print(words(), [str(own)], once, Watching(*changes))
    return found


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_only_what_changed_is_rendered_again(own: Path, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    given: Given = {"png": "40", "output": str(folder)}
    outcomes = watched(
        own,
        given,
        lambda: None,
        lambda: edit(own, "pl: fox, en: fox", "pl: fox, en: red fox"),
        lambda: edit(tmp_path / "owl.svg", "#123456", '#123456" stroke="#ff0000'),
    )
    assert [outcome.values["n"] for outcome in outcomes] == [3, 1, 1]


def test_a_document_that_is_the_same_is_left_alone(own: Path, tmp_path: Path) -> None:
    target = tmp_path / "o.pdf"
    times: list[int] = []

    def note() -> None:
        times.append(target.stat().st_mtime_ns)
        own.write_text(own.read_text(encoding="utf-8") + "# another save\n", encoding="utf-8")

    # The margin names the state of the cards, so a layout without margins is looked at.
    watched(own, {"output": str(target), "layout": "single"}, note, note)
    assert len(set(times)) == 1


def test_a_mistake_is_told_and_may_be_mended(own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = watched(
        own,
        {"output": str(tmp_path / "o.pdf")},
        lambda: edit(own, "copies: 1", "copies: many"),
        lambda: edit(own, "copies: many", "copies: 2"),
    )
    assert len(found) == 2
    told = capsys.readouterr()
    assert "own.yaml:4:33: found the text “many”" in told.err
    assert told.out.count("Waiting for the next save") == 3


def test_files_that_a_deck_names_are_watched(own: Path) -> None:
    assert {file.name for file in named_files([str(own)])} == {"fox.svg", "owl.svg"}
    assert next(rounds([str(own)], lambda: None)) is None


def test_there_has_to_be_something_to_watch(run: Run) -> None:
    done = run("print", "cards", "brzdek", "--watch", "--lang", "en")
    assert done.code == 2 and "--watch waits for the save of a deck" in done.err


# -- big decks


def big(folder: Path, count: int) -> Path:
    file = folder / f"big{count}.yaml"
    cards = "\n".join(
        f"- {{id: c{number}, kind: card, copies: 1, name: {{pl: Karta {number}, en: Card {number}}}}}"
        for number in range(count)
    )
    file.write_text(f"extends: own\nname: {{pl: A, en: A}}\ncards:\n{cards}\n", encoding="utf-8")
    return file


def test_the_memory_for_each_further_card_is_small(tmp_path: Path) -> None:
    peaks = []
    for count in (200, 800):
        deck = open_deck("own", big(tmp_path, count))
        copies = deck.copies()
        tracemalloc.start()
        surface = PdfSurface("A", "pl")
        Press(surface, deck, read_job({}, "poker", ("pl",)), PrintNotes()).run(copies)
        surface.bytes()
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert (peaks[1] - peaks[0]) / 600 < 8000


def test_a_deck_may_have_ten_thousand_cards_and_no_more() -> None:
    doc = Document("", None)
    assert CardList().read([{}] * 10_000, ("cards",), doc) is not BAD
    assert CardList().read([{}] * 10_001, ("cards",), doc) is BAD
    assert "10001; allowed: at most 10000" in doc.problems[0].worded("en")
