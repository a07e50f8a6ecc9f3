"""Faces that are data, and games of one's own."""

from __future__ import annotations

import io
import re
import shutil
from pathlib import Path
from textwrap import dedent

import pytest
from pypdf import PdfReader

from brzdek.core.problems import BadData
from brzdek.core.text import Lang
from printables.cards.contents import open_deck
from printables.cards.press import Press
from printables.draw.fonts import font
from printables.draw.recording import Recording
from printables.faces.parts import PARTS
from printables.faces.values import MADE
from printables.jobs.job import BadJob, NoPart, read_job
from printables.jobs.notes import PrintNotes
from printables.jobs.run import PRINTERS
from printables.jobs.typed import game_of
from tests.printables.jobs import without_fingerprint

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "faces.md"
HERE = Path(__file__).parent / "own"
HEAD = "extends: own\nname: {pl: Próba, en: Trial}\n"
CARD = "cards:\n- {id: fox, kind: card, copies: 1, name: {pl: Lis, en: Fox}}\n"


def example() -> str:
    (found,) = re.findall(r"(?:^    .*\n|^\n(?=    ))+", PAGE.read_text(encoding="utf-8"), re.M)
    return dedent(found)


@pytest.fixture
def forest(tmp_path: Path) -> Path:
    shutil.copy(HERE / "leaf.svg", tmp_path)
    file = tmp_path / "forest.yaml"
    file.write_text(example(), encoding="utf-8")
    return file


def drawn(file: Path, only: list[str] | None = None, langs: tuple[Lang, ...] = ("pl",), **given: str) -> str:
    deck = open_deck("own", file)
    surface, notes = Recording(), PrintNotes()
    Press(surface, deck, read_job({"layout": "single", **given}, "poker", langs), notes).run(deck.copies(only))
    assert notes.all() == []
    return surface.log()


def text_of(document: bytes) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(document)).pages)


def problems(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "deck.yaml"
    file.write_text(HEAD + text + CARD, encoding="utf-8")
    with pytest.raises(BadData) as bad:
        open_deck("own", file)
    return [problem.worded("en") for problem in bad.value.problems]


def test_the_example_of_the_guide_prints(forest: Path, tmp_path: Path) -> None:
    given = {"deck": str(forest), "output": str(tmp_path / "out.pdf"), "backs": "separate"}
    outcome = PRINTERS["cards"]("own", given, "en", lambda done, count: None)
    assert outcome.values["n"] == 6 and outcome.notes == ()
    words = text_of((tmp_path / "out.pdf").read_bytes())
    assert "Fox Fire" in words and "All fires go out." in words and "RARE" in words


def test_conditions_fields_and_choices(forest: Path) -> None:
    fox, oak = drawn(forest, ["fox"]), drawn(forest, ["oak"])
    assert '"RZADKI"' in fox and '"RZADKI"' not in oak
    assert fox.count("stamp icon.rage") == 3 and oak.count("stamp drawing.leaf") == 5
    assert "#a8431f" in fox and "#2f5d3a" in oak
    assert '"3"' in fox and '"5"' in oak


def test_a_golden_face(forest: Path) -> None:
    """``python -m tests.printables.test_faces`` writes it anew."""
    log = drawn(forest, ["fox"], bleed="3")
    assert without_fingerprint(log) == (HERE / "fox.txt").read_text(encoding="utf-8")


def test_a_region_at_the_edge_goes_over_the_cut(forest: Path) -> None:
    assert "shape M -3 38.9 L 66.5 38.9 L 66.5 91.9 L -3 91.9 Z fill #a8431f" in drawn(forest, ["fox"], bleed="3")


def test_saving_ink_leaves_outlines(forest: Path) -> None:
    log = drawn(forest, ["oak"], ink="save")
    assert "fill #2f5d3a" not in log and "line #2f5d3a" in log


def test_cards_of_another_size_and_backs_of_their_own(forest: Path) -> None:
    deck = open_deck("own", forest)
    assert {(copy.card.kind, copy.size, copy.back) for copy in deck.copies()} == {
        ("spirit", "poker", "forest"),
        ("omen", "mini", "night"),
    }
    assert [group.title.en for group in deck.groups] == ["Spirits", "Omens"]


def test_a_kind_without_a_face_gets_a_plain_one(tmp_path: Path) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text(HEAD + CARD, encoding="utf-8")
    assert '"Lis"' in drawn(file)


def test_a_typeface_from_beside_the_deck(tmp_path: Path) -> None:
    shutil.copy(font("quiet").embedded.face.filename, tmp_path / "fancy.ttf")
    file = tmp_path / "deck.yaml"
    face = (
        "fonts: {fancy: fancy.ttf}\nfaces:\n  card:\n    styles: {big: {font: fancy}}\n"
        "    draw: [{text: {text: '{name}', style: big}}]\n"
    )
    file.write_text(HEAD + face + CARD, encoding="utf-8")
    assert re.search(r'text .* own-[0-9a-f]{12} .*"Lis"', drawn(file))
    target = tmp_path / "out.pdf"
    PRINTERS["cards"]("own", {"deck": str(file), "output": str(target)}, "pl", lambda done, count: None)
    assert "Lis" in text_of(target.read_bytes())


def test_a_deck_dresses_the_cards_of_a_game(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    face = "faces:\n  blue:\n    draw: [{text: {text: 'gem {name} for {cost}'}}]\n"
    file.write_text("extends: brzdek\nname: {pl: Próba, en: Trial}\n" + face, encoding="utf-8")
    deck = open_deck("brzdek", file)
    surface = Recording()
    Press(surface, deck, read_job({"layout": "single"}, "poker", ("en",)), PrintNotes()).run(deck.copies(["diamond"]))
    assert '"gem diamond for' in surface.log().lower()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("icons: {leaf: ../leaf.svg}\n", "3:15: the file ../leaf.svg lies outside the folder of the deck"),
        ("icons: {leaf: none.svg}\n", "3:15: the file none.svg is missing"),
        ("icons: {leaf: leaf.png}\n", "3:15: the file leaf.png does not end with .svg"),
        ("fonts: {fancy: bad.ttf}\n", "3:16: the file bad.ttf is no TrueType font (.ttf) that can be read"),
        ("palette: {moss: green}\n", "3:17: found the text “green”; allowed: a colour of the form '#rrggbb'"),
        ("backs: {card: {icon: swrd}}\n", "3:22: there is no icon “swrd” (did you mean “sword”?)"),
        ("kinds: {a: {size: pocker}}\n", "did you mean “poker”?"),
        ("kinds: {a: {fields: {name: text}}}\n", "3:22: every card has a field “name” already; give it another name"),
        ("faces: {card: {draw: [{fil: {colour: red}}]}}\n", "3:24: unknown key “fil”; allowed: fill"),
        ("faces: {card: {draw: [{fill: {colour: reed}}]}}\n", "3:39: there is no colour “reed” (did you mean “red”?)"),
        (
            "faces: {card: {draw: [{fill: {colour: red, in: top}}]}}\n",
            "3:48: there is no region “top”",
        ),
        ("faces: {card: {draw: [{text: {text: '{pwer}'}}]}}\n", "3:37: the cards of this face have no field “pwer”"),
        ("faces: {card: {draw: [{text: {text: a, style: b}}]}}\n", "3:47: there is no style “b”"),
        ("faces: {card: {draw: [{when: {name: true}}]}}\n", "3:23: a part of a face must have exactly one of: fill"),
        (
            "faces: {card: {regions: {a: {left: 1, right: 1, width: 3}}, draw: [{footer: {}}]}}\n",
            "3:29: the region has too many measures in one direction",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "bad.ttf").write_bytes(b"\0\1\0\0not a font")
    found = problems(tmp_path, text)
    assert any(told in one for one in found), found


def test_links_do_not_lead_out(tmp_path: Path) -> None:
    folder = tmp_path / "deck"
    folder.mkdir()
    shutil.copy(HERE / "leaf.svg", tmp_path)
    (folder / "leaf.svg").symlink_to(tmp_path / "leaf.svg")
    assert "lies outside the folder" in problems(folder, "icons: {leaf: leaf.svg}\n")[0]


def test_a_drawing_with_foreign_parts_is_refused_by_name(tmp_path: Path) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>a</text></svg>'
    (tmp_path / "leaf.svg").write_text(svg, encoding="utf-8")
    assert "holds what we cannot draw: text" in problems(tmp_path, "icons: {leaf: leaf.svg}\n")[0]


def test_a_deck_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"no\.yaml"):
        game_of(str(tmp_path / "no.yaml"), {})
    with pytest.raises(BadData, match=r"no\.yaml"):
        open_deck("own", tmp_path / "no.yaml")


def test_an_own_game_is_cards_only(forest: Path) -> None:
    with pytest.raises(NoPart):
        PRINTERS["board"]("own", {"deck": str(forest)}, "en", lambda done, count: None)
    with pytest.raises(BadJob):
        open_deck("own")


def test_the_guide_names_every_part_and_every_made_name() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for word in (*PARTS, *MADE):
        assert f"`{word}`" in text
    for part in PARTS.values():
        for word in part.record.fields:
            assert re.search(rf"`{word}\b", text), word


def test_cards_of_a_deck_are_numbered_after_the_own_ones(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    card = "cards:\n- {id: owl, kind: blue, copies: 1, cost: 3, name: {pl: Sowa, en: Owl}, play: {boots: 1}}\n"
    plain = open_deck("brzdek").numbers()
    head = "extends: brzdek\nname: {pl: Próba, en: Trial}\n"
    file.write_text(head + card, encoding="utf-8")
    numbers = open_deck("brzdek", file).numbers()
    assert {name: number for name, number in numbers.items() if name != "owl"} == plain
    assert numbers["owl"] == f"{len(plain) + 1}/{len(plain) + 1}"


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as place:
        shutil.copy(HERE / "leaf.svg", place)
        deck_file = Path(place) / "forest.yaml"
        deck_file.write_text(example(), encoding="utf-8")
        log = drawn(deck_file, ["fox"], bleed="3")
        (HERE / "fox.txt").write_text(without_fingerprint(log), encoding="utf-8")
