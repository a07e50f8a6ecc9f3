"""Pictures of single faces, and the sheets and the deck file for Tabletop Simulator."""

from __future__ import annotations

import hashlib
import io
import json
from collections import Counter
from importlib import util
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from printables.cards.contents import open_deck
from printables.draw.units import MM, Size
from printables.jobs.job import BadJob, Given
from printables.jobs.output import write_whole
from printables.jobs.run import PRINTERS, Outcome
from printables.pictures import printing, tabletop
from printables.pictures.raster import MissingRaster, Pixels

pytestmark = pytest.mark.xdist_group("pictures")


def opened(file: Path) -> Any:
    return Image.open(io.BytesIO(file.read_bytes()))


def pictured(folder: Path, game: str, part: str = "cards", **given: Any) -> tuple[Outcome, dict[str, Any]]:
    """The pictures of a part by name."""
    options: Given = {"output": str(folder), **{name.replace("_", "-"): value for name, value in given.items()}}
    outcome = PRINTERS[part](game, options, "pl", lambda done, count: None)
    return outcome, {file.name: opened(file) for file in sorted(folder.glob("*.png"))}


def digest(folder: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


# -- single faces


def test_a_picture_of_each_face_and_each_back(tmp_path: Path) -> None:
    outcome, found = pictured(tmp_path, "sabotazysta", png="60", only="map,gold_1,curve_sw")
    assert set(found) == {"map.pl.png", "gold_1.pl.png", "curve_sw.pl.png", "back.mine.pl.png", "back.gold.pl.png"}
    assert outcome.values["n"] == 5 and not outcome.failed
    for picture in found.values():
        assert (picture.size, picture.mode) == ((150, 210), "RGB")
        assert picture.getcolors(2) is None, "a picture with something on it"
        assert round(picture.info["dpi"][0]) == 60


def test_a_picture_with_bleed_is_bigger_and_begins_with_the_bleed(tmp_path: Path) -> None:
    _, plain = pictured(tmp_path / "plain", "brzdek", png="100", only="ruby")
    _, bled = pictured(tmp_path / "bled", "brzdek", png="100", only="ruby", bleed="2.54")
    assert plain["ruby.pl.png"].size == (250, 350)
    assert bled["ruby.pl.png"].size == (270, 370)
    # Ten pixels are 2.54 mm: what is inside is the same card.
    assert bled["ruby.pl.png"].crop((10, 10, 260, 360)).getpixel((125, 175)) == plain["ruby.pl.png"].getpixel(
        (125, 175)
    )


def test_rounded_corners_are_cut_away(tmp_path: Path) -> None:
    _, found = pictured(tmp_path, "brzdek", png="60", only="ruby", corners="4")
    picture = found["ruby.pl.png"]
    assert picture.mode == "RGBA"
    assert picture.getpixel((0, 0))[3] == 0 and picture.getpixel((75, 105))[3] == 255


@pytest.mark.parametrize(("lang", "word"), [("en", "en"), ("both", "both")])
def test_the_language_stands_in_the_name(tmp_path: Path, lang: str, word: str) -> None:
    _, found = pictured(tmp_path, "brzdek", png="30", only="ruby", lang=lang)
    assert set(found) == {f"ruby.{word}.png", f"back.deck.{word}.png"}


def test_the_same_job_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        pictured(tmp_path / name, "brzdek", png="60", only="ruby,kobold", watermark="PRÓBA", proof=True)
    assert digest(tmp_path / "one") == digest(tmp_path / "two")


def test_tokens_keep_their_outline(tmp_path: Path) -> None:
    _, found = pictured(tmp_path, "brzdek", "tokens", png="60", only="gold_1")
    (picture,) = (picture for name, picture in found.items() if name.startswith("gold_1"))
    width, height = picture.size
    assert picture.getpixel((0, 0))[3] == 0 and picture.getpixel((width // 2, height // 2))[3] == 255


def test_tiles_are_square_but_for_the_double_one(tmp_path: Path) -> None:
    _, found = pictured(tmp_path, "katakumby", "tiles", png="30", tile="127", only="start,twin_wells")
    assert found["twin_wells.pl.png"].size == (150, 150)
    assert {found[f"start.{side}.pl.png"].size for side in "ab"} == {(150, 300)}


@pytest.mark.parametrize("part", ["cards", "tokens", "tiles"])
@pytest.mark.parametrize(
    "given",
    [
        {"png": "29"}, {"png": "1201"}, {"png": "nan"}, {"png": "-100"}, {"png": ""}, {"png": "1e999"},
        {"png": "60", "paper": "a4"}, {"png": "60", "backs": "fold"}, {"png": "60", "bleed": "-1"},
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(tmp_path: Path, part: str, given: dict[str, str]) -> None:
    game = "katakumby" if part == "tiles" else "brzdek"
    with pytest.raises(BadJob) as bad:
        pictured(tmp_path / "out", game, part, **given)
    assert bad.value.reason.pl and bad.value.reason.en
    assert not (tmp_path / "out").exists()


def test_a_picture_of_too_many_pixels_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadJob, match="at most 100 million"):
        pictured(tmp_path / "out", "brzdek", png="1200", size="600x600", only="ruby")
    assert not (tmp_path / "out").exists()


def test_without_the_extra_a_sentence_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = util.find_spec
    monkeypatch.setattr(
        "printables.pictures.raster.find_spec", lambda name: None if name == "pypdfium2" else found(name)
    )
    for given in ({"png": "60"}, {"tts": True}):
        with pytest.raises(MissingRaster) as bad:
            pictured(tmp_path / "out", "brzdek", **given)
        assert 'pip install "brzdek[png]"' in bad.value.reason.pl
        assert 'pip install "brzdek[png]"' in bad.value.reason.en
    assert not (tmp_path / "out").exists()


def test_a_full_disk_leaves_whole_pictures_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0

    def fills_up(target: Path, data: bytes) -> None:
        nonlocal written
        if written == 2:
            raise OSError(28, "No space left on device", str(target))
        written += 1
        write_whole(target, data)

    monkeypatch.setattr(printing, "write_whole", fills_up)
    with pytest.raises(OSError):
        pictured(tmp_path / "out", "sabotazysta", png="30", only="map,gold_1,gold_2")
    files = list((tmp_path / "out").iterdir())
    assert len(files) == 2
    for file in files:
        opened(file).load()


# -- Tabletop Simulator


KEYS = {"GUID", "Name", "Transform", "Nickname", "Description", "CustomDeck", "SidewaysCard", "Hands"}
SHEET_KEYS = {"FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden", "UniqueBack", "Type"}


@pytest.fixture(scope="module", params=["sabotazysta", "brzdek"])
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path, Any]:
    """A game, the folder with its sheets, and what the deck file says."""
    folder = tmp_path_factory.mktemp("tabletop") / "out"
    outcome = PRINTERS["cards"](request.param, {"tts": True, "png": "40", "output": str(folder)}, "pl", lambda *_: None)
    assert outcome.notes == ()
    return request.param, folder, json.loads((folder / f"{request.param}.pl.json").read_text(encoding="utf-8"))


def cards_of(thing: Any) -> list[Any]:
    return list(thing.get("ContainedObjects", [thing]))


def test_the_deck_file_has_the_form_that_the_program_reads(table: tuple[str, Path, Any]) -> None:
    _, folder, saved = table
    for thing in saved["ObjectStates"]:
        assert set(thing) >= KEYS
        cards = cards_of(thing)
        assert thing["Name"] == ("DeckCustom" if len(cards) > 1 else "CardCustom")
        if len(cards) > 1:
            assert thing["DeckIDs"] == [card["CardID"] for card in cards]
        for key, sheet in thing["CustomDeck"].items():
            assert set(sheet) == SHEET_KEYS and key.isdecimal()
            assert (sheet["NumWidth"], sheet["NumHeight"], sheet["BackIsHidden"]) == (10, 7, True)
            for url in (sheet["FaceURL"], sheet["BackURL"]):
                assert url.startswith(f"file:///{str(folder).lstrip('/')}")
                assert (folder / url.rpartition("/")[2]).is_file()
        for card in cards:
            assert set(card) >= KEYS
            (key,) = card["CustomDeck"]
            assert card["CustomDeck"][key] == thing["CustomDeck"][key]
            assert card["CardID"] // 100 == int(key) and 0 <= card["CardID"] % 100 < tabletop.PLACES
    numbers = [key for thing in saved["ObjectStates"] for key in thing["CustomDeck"]]
    assert len(numbers) == len(set(numbers)), "two sheets of one number would be mixed up"


def test_every_copy_is_there_in_its_own_pile_and_under_its_own_back(table: tuple[str, Path, Any]) -> None:
    game, _, saved = table
    copies = open_deck(game).copies()
    found = Counter(card["Nickname"] for thing in saved["ObjectStates"] for card in cards_of(thing))
    assert found == Counter(copy.card.name.pl for copy in copies)
    by_pile, by_back = Counter(copy.pile for copy in copies), Counter(copy.back for copy in copies)
    assert sorted(len(cards_of(thing)) for thing in saved["ObjectStates"]) == sorted(by_pile.values())
    assert len(by_pile) == {"sabotazysta": 5, "brzdek": 3}[game]
    urls = [{sheet["BackURL"] for sheet in thing["CustomDeck"].values()} for thing in saved["ObjectStates"]]
    assert all(len(own) == 1 for own in urls) and len(set().union(*urls)) == len(by_back)


def test_names_stand_for_the_right_pictures(table: tuple[str, Path, Any], tmp_path: Path) -> None:
    """Cut out of the sheet at its number, a card is the picture that is made of it alone."""
    game, folder, saved = table
    only = {"sabotazysta": ["map", "saboteur"], "brzdek": ["ruby", "goblin"]}[game]
    catalog = open_deck(game).catalog
    _, alone = pictured(tmp_path, game, png="40", only=",".join(only))
    for name in only:
        card = next(
            card
            for thing in saved["ObjectStates"]
            for card in cards_of(thing)
            if card["Nickname"] == catalog.cards[name].name.pl
        )
        ((_, sheet),) = card["CustomDeck"].items()
        picture = opened(folder / sheet["FaceURL"].rpartition("/")[2])
        width, height = picture.width // 10, picture.height // 7
        row, column = divmod(card["CardID"] % 100, 10)
        cut = picture.crop((column * width, row * height, (column + 1) * width, (row + 1) * height))
        assert cut.tobytes() == alone[f"{name}.pl.png"].tobytes()


def test_the_last_place_is_the_back_and_there_are_no_gaps(table: tuple[str, Path, Any]) -> None:
    _, folder, saved = table
    for thing in saved["ObjectStates"]:
        for sheet in thing["CustomDeck"].values():
            face, back = (opened(folder / sheet[key].rpartition("/")[2]) for key in ("FaceURL", "BackURL"))
            assert face.size == (10 * back.width, 7 * back.height)
            last = face.crop((9 * back.width, 6 * back.height, face.width, face.height))
            assert last.tobytes() == back.tobytes()


def test_descriptions_are_words_without_marks(table: tuple[str, Path, Any]) -> None:
    game, _, saved = table
    words = {card["Nickname"]: card["Description"] for thing in saved["ObjectStates"] for card in cards_of(thing)}
    assert not any("⟦" in text for text in words.values())
    if game == "brzdek":
        ruby = open_deck(game).catalog.cards["ruby"]
        assert "ZDOBYCIE" in words[ruby.name.pl]


def test_more_than_69_cards_need_a_second_sheet() -> None:
    deck = open_deck("magia_i_miecz")
    (pile,) = (pile for pile in tabletop.piles(deck.copies()) if pile.name == "adventure")
    assert len(pile.cards) > tabletop.PLACES


def test_a_sheet_stays_within_what_the_program_takes() -> None:
    poker = Size(63_500, 88_900)
    for size in (poker, Size(70 * MM, 120 * MM), Size(15 * MM, 600 * MM), Size(600 * MM, 15 * MM)):
        usual = tabletop.card_pixels(size, None)
        assert 10 * usual.width <= 4096 and 7 * usual.height <= 4096
    assert tabletop.card_pixels(poker, 300) == Pixels(750, 1050)
    with pytest.raises(BadJob, match="at most 400"):
        tabletop.card_pixels(poker, 401)


def test_options_of_sheets_are_refused_at_the_table(tmp_path: Path) -> None:
    for name in ("bleed", "marks"):
        with pytest.raises(BadJob, match=f"--{name}"):
            pictured(tmp_path / "out", "brzdek", tts=True, **{name: "3"})
    assert not (tmp_path / "out").exists()
