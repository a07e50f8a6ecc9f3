"""The documents themselves, as another program reads them."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from math import hypot
from pathlib import Path
from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from pypdfium2 import PdfDocument

from brzdek.core.text import LANGS, Lang
from printables.cards.contents import open_deck
from printables.cards.press import Press
from printables.cards.printing import print_cards
from printables.draw.pdf import PdfSurface
from printables.draw.surface import Page
from printables.draw.units import POINT
from printables.jobs.job import Given, read_job
from printables.jobs.notes import PrintNotes
from printables.jobs.run import print_calibration
from tests.printables.documents import bookmarks

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("sabotazysta", "brzdek")
pytestmark = pytest.mark.xdist_group("printed documents")


def read(file: Path) -> PdfReader:
    return PdfReader(io.BytesIO(file.read_bytes()))


def squeezed(text: str) -> str:
    """Without spaces, hyphens and line breaks: lines are broken where they may be."""
    return re.sub(r"[\s\-–]+", "", text.replace("’", "'"))


def fonts(reader: PdfReader) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for page in reader.pages:
        resources: Any = page["/Resources"]
        for font in (resources.get("/Font") or {}).values():
            font = font.get_object()
            found[str(font["/BaseFont"])] = font.get("/FontDescriptor")
    return found


Printed = dict[tuple[str, str], tuple[PdfReader, str]]


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Printed:
    """All cards of both games, and the text of the documents: in Polish all copies, in English one of each."""
    folder = tmp_path_factory.mktemp("printed")
    made: Printed = {}
    for game in GAMES:
        file = folder / f"{game}.pdf"
        assert print_cards(game, {"output": str(file)}, "pl").notes == ()
        made[game, "pl"] = _with_text(file.read_bytes())
        deck, surface = open_deck(game), PdfSurface("once", "en")
        once = list({copy.card.id: copy for copy in deck.copies()}.values())
        Press(surface, deck, read_job({}, "poker", ("en",)), PrintNotes()).run(once)
        made[game, "en"] = _with_text(surface.bytes())
    return made


def _with_text(data: bytes) -> tuple[PdfReader, str]:
    # pypdf would take many seconds over the text of so many pages.
    with PdfDocument(data) as document:
        text = "".join(page.get_textpage().get_text_range() for page in document)
    return PdfReader(io.BytesIO(data)), text


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_there_as_often_as_it_should_be(printed: Printed, game: str) -> None:
    deck = open_deck(game)
    copies = Counter(copy.card.id for copy in deck.copies())
    for lang in LANGS:
        numbers = Counter(re.findall(r"\d+/\d+", printed[game, lang][1]))
        for card, number in deck.numbers().items():
            assert numbers[number] == (copies[card] if lang == "pl" else 1), card


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_name_and_flavour_is_there_with_its_accents(printed: Printed, game: str, lang: Lang) -> None:
    plain = squeezed(printed[game, lang][1])
    for group in open_deck(game).groups:
        for card, _ in group.cards:
            name = card.name.to(lang)
            assert squeezed(name[:1].upper() + name[1:]) in plain
            if card.flavour and card.kind not in ("start", "goal", "passage", "dead_end"):
                assert squeezed(card.flavour.to(lang)) in plain


def test_the_box_holds_the_starting_cards_of_every_player() -> None:
    copies = Counter(copy.card.id for copy in open_deck("brzdek").copies())
    assert (copies["burgle"], copies["stumble"], copies["mercenary"], copies["goblin"]) == (24, 8, 15, 1)
    assert sum(copies.values()) == 183
    assert sum(Counter(copy.card.id for copy in open_deck("sabotazysta").copies()).values()) == 110


def test_rules_texts_are_searchable(printed: Printed) -> None:
    text = squeezed(printed["brzdek", "pl"][1])
    for words in ("Do smoczej sakwy wracają 3 odłożone kostki smoka.", "ZAGROŻENIE", "NATYCHMIAST", "ZDOBYCIE"):
        assert squeezed(words) in text


@pytest.mark.parametrize("game", GAMES)
def test_all_fonts_are_embedded_and_ours(printed: Printed, game: str) -> None:
    found = fonts(printed[game, "pl"][0])
    assert found
    for name, descriptor in found.items():
        assert re.fullmatch(r"/[A-Z]{6}\+SourceS(ans|erif)Pro-\w+", name), name
        assert "/FontFile2" in descriptor.get_object()


def test_the_document_says_its_title_and_nothing_of_a_person(printed: Printed) -> None:
    reader = printed["brzdek", "pl"][0]
    said: dict[str, object] = dict(reader.metadata or {})
    assert said == {"/Title": "Brzdęk! Nie drażnij smoka – karty", "/Creator": "brzdek"}


def test_bookmarks_lead_to_the_groups(printed: Printed) -> None:
    reader = printed["sabotazysta", "pl"][0]
    title, groups = bookmarks(reader)
    assert title == "Sabotażysta"
    assert list(groups.items()) == [
        ("Korytarze", 0),
        ("Start i cele", 4),
        ("Akcje", 4),
        ("Krasnoludy", 7),
        ("Złoto", 9),
    ]


def test_boxes_hold_the_cards_and_their_bleed(tmp_path: Path) -> None:
    file = tmp_path / "one.pdf"
    print_cards("brzdek", {"output": str(file), "only": "diamond", "layout": "single", "bleed": "3"}, "pl")
    (page,) = read(file).pages

    def millimetres(box: Iterable[float]) -> list[float]:
        return [round(float(side) * POINT, 2) for side in box]

    assert millimetres(page.mediabox) == [0, 0, 69.5, 94.9]
    assert millimetres(page.trimbox) == [3, 3, 66.5, 91.9]
    assert millimetres(page.bleedbox) == [0, 0, 69.5, 94.9]


def test_backs_are_on_their_own_pages_and_of_the_right_sort(tmp_path: Path) -> None:
    file = tmp_path / "backs.pdf"
    only = "start,goal_treasure,gold_3,map"
    outcome = print_cards("sabotazysta", {"output": str(file), "only": only, "backs": "duplex-long"}, "pl")
    reader = read(file)
    assert len(reader.pages) == outcome.values["pages"] == 2 * 2
    for front, back in zip(reader.pages[::2], reader.pages[1::2], strict=True):
        count = len(re.findall(r"\d+/36", front.extract_text()))
        assert back.extract_text().count("Sabotażysta") == 2 * count + 1


def test_the_same_input_gives_the_same_bytes_everywhere(tmp_path: Path) -> None:
    code = (
        "import sys; from printables.cards.printing import print_cards;"
        " print_cards('brzdek', {'output': sys.argv[1]}, 'pl')"
    )
    for seed in ("1", "2"):
        file = str(tmp_path / f"{seed}.pdf")
        subprocess.run([sys.executable, "-c", code, file], cwd=ROOT, env=_environment(seed), check=True)
    assert (tmp_path / "1.pdf").read_bytes() == (tmp_path / "2.pdf").read_bytes()


def _environment(seed: str) -> dict[str, str]:
    import os

    return {**os.environ, "PYTHONHASHSEED": seed}


def test_all_sorts_of_jobs_make_readable_documents(tmp_path: Path) -> None:
    jobs: list[Given] = [
        {"ink": "save", "backs": "fold", "lang": "both"},
        {"ink": "mono", "backs": "separate", "marks": "lines", "size": "mini"},
        {"palette": "colour-blind", "backs": "duplex-short", "marks": "dots", "size": "tarot", "paper": "a3"},
        {"proof": True, "watermark": "PRÓBA", "corners": "3", "marks": "none", "size": "square"},
    ]
    for number, job in enumerate(jobs):
        for game in GAMES:
            file = tmp_path / f"{game}{number}.pdf"
            outcome = print_cards(game, {**job, "output": str(file)}, "pl")
            reader = read(file)
            assert len(reader.pages) == outcome.values["pages"]
            assert "Helvetica" not in "".join(fonts(reader))


def test_a_watermark_is_on_every_card(tmp_path: Path) -> None:
    file = tmp_path / "marked.pdf"
    print_cards("brzdek", {"only": "kobold", "watermark": "PRÓBA", "output": str(file)}, "pl")
    assert sum(page.extract_text().count("PRÓBA") for page in read(file).pages) == 3


def test_every_sheet_has_a_ruler_and_says_what_it_is(tmp_path: Path) -> None:
    for paper in ("a4", "letter"):
        file = tmp_path / f"{paper}.pdf"
        print_cards(
            "brzdek", {"only": "belcher,ruby,kobold,ladder,the_duke", "paper": paper, "output": str(file)}, "pl"
        )
        for place, page in enumerate(read(file).pages, 1):
            text = squeezed(page.extract_text())
            assert "50mm" in text and f"strona{place}/2" in text
            assert open_deck("brzdek").catalog.fingerprint in text
            assert ruler_of(page) == pytest.approx(50, abs=0.001)


def ruler_of(page: PageObject) -> float:
    """The length of the ruler on the paper, from the numbers in the document."""
    drawn = page.get_contents()
    assert drawn is not None
    words = drawn.get_data().decode("latin-1")
    whole = re.search(r"(2\.[\d]+) 0 0 \1 0 0 cm", words)
    ruler = re.search(r"([-\d.]+) ([-\d.]+) \S+ \S+ \S+ \S+ cm\n[^\n]+\n0\.000 0\.000 m ([\d.]+) 0\.000 l", words)
    assert whole and ruler
    across, up, length = map(float, ruler.groups())
    return float(whole[1]) * hypot(across, up) * length / 72 * 25.4


def test_the_boxes_of_backs_follow_their_cards(tmp_path: Path) -> None:
    file = tmp_path / "backs.pdf"
    options = {"only": "ruby", "backs": "duplex-short", "margin": "5,5,20,5", "back-offset": "2,-1"}
    print_cards("brzdek", {**options, "output": str(file)}, "pl")
    front, back = ([float(side) * POINT for side in page.trimbox] for page in read(file).pages[:2])
    assert front[1] > 20
    mirrored = (front[0] + 2, 297 - front[3] - 1, front[2] + 2, 297 - front[1] - 1)
    assert back == pytest.approx(mirrored, abs=0.01)


def test_the_calibration_sheet(tmp_path: Path) -> None:
    file = tmp_path / "calibrate.pdf"
    print_calibration({"output": str(file), "paper": "a3"}, "en")
    front, back, across, _ = read(file).pages
    assert "--back-offset X,Y" in front.extract_text().replace("\n", " ") and "BACK" in back.extract_text()
    assert round(float(front.mediabox.width) * POINT) == 297 and round(float(across.mediabox.width) * POINT) == 420


def test_more_signs_than_one_subset_holds() -> None:
    surface = PdfSurface("signs", "pl")
    surface.begin(Page(200, 100, (0, 0, 200, 100), (0, 0, 200, 100)))
    signs = "".join(chr(code) for code in [*range(0xA1, 0x180), *range(0x391, 0x3C9), *range(0x410, 0x450)])
    for place in range(0, len(signs), 40):
        surface.text(5, 90 - place / 5, signs[place : place + 40], "text", 4, "#000000")
    surface.end()
    reader = PdfReader(io.BytesIO(surface.bytes()))
    text = squeezed(reader.pages[0].extract_text())
    assert "ąćęłńóśźż"[0] in text and "Ж" in text and "Ω" in text


def test_pages_are_kept_packed() -> None:
    surface = PdfSurface("packed", "pl")
    for _ in range(2):
        surface.begin(Page(100, 100, (0, 0, 100, 100), (0, 0, 100, 100)))
        surface.text(5, 5, "tekst " * 200, "text", 3, "#000000")
        surface.end()
    data = surface.bytes()
    assert len(PdfReader(io.BytesIO(data)).pages) == 2
    assert "tekst tekst" in PdfReader(io.BytesIO(data)).pages[1].extract_text()


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("pl", ["+2 buty", "+1 but", "+3 sprawności", "+1 miecz"]),
        ("en", ["+2 boots", "+1 boot", "+3 skill", "+1 sword"]),
    ],
)
def test_icons_are_found_by_their_words(printed: Printed, lang: Lang, wanted: list[str]) -> None:
    """By a program that heeds the replacement text and by one that does not; big sums and icons in sentences alike."""
    reader, text = printed["brzdek", lang]
    stream = io.BytesIO()
    reader.stream.seek(0)
    stream.write(reader.stream.read())
    other = " ".join(page.get_textpage().get_text_range() for page in PdfDocument(stream.getvalue()))
    for words in wanted:
        assert words in text, words
        assert words in other, words


def test_an_icon_carries_its_words_as_replacement_text() -> None:
    surface = PdfSurface("x", "pl")
    surface.begin(Page(100, 100, (0, 0, 100, 100), (0, 0, 100, 100)))
    with surface.read_as(" buty", 10, 10, 4, 4):
        surface.text(10, 10, "x", "text", 4, "#000000")
    surface.end()
    content: Any = PdfReader(io.BytesIO(surface.bytes())).pages[0].get_contents()
    marked = re.search(rb"/Span\s*<<\s*/ActualText\s*<([0-9a-fA-F]+)>\s*>>\s*BDC(.*?)EMC", content.get_data(), re.S)
    assert marked is not None
    assert bytes.fromhex(marked[1].decode()).decode("utf-16") == " buty"
    assert b"3 Tr" in marked[2] and b"0 Tr" in marked[2], "unseen, and what follows is seen again"
