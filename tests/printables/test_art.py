"""Pictures of cards and tokens: where they lie, what they replace, what stands on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from brzdek.core.catalog.cards import Art
from printables.draw.art import PictureFrame, placed
from printables.draw.recording import Recording
from printables.jobs.job import read_job
from printables.jobs.notes import PrintNotes
from printables.tokens.contents import open_box
from printables.tokens.press import TokenPress
from tests.cli_support import Run
from tests.printables.jobs import recorded

FRAME = PictureFrame(10, 20, 30, 30)


@pytest.mark.parametrize(
    ("art", "lies"),
    [
        (Art("a.png"), (10, 12.5, 30, 45)),
        (Art("a.png", (50, 0)), (10, 5, 30, 45)),
        (Art("a.png", (50, 100)), (10, 20, 30, 45)),
        (Art("a.png", (0, 50), "whole"), (10, 20, 20, 30)),
        (Art("a.png", (50, 50), "whole"), (15, 20, 20, 30)),
    ],
)
def test_a_picture_is_cut_around_its_focus_or_seen_whole(art: Art, lies: tuple[float, ...]) -> None:
    """A picture of 2:3 in a square of 30 mm: 15 mm of its height are cut, above and below as the focus says."""
    assert placed(art, 200, 300, FRAME) == pytest.approx(lies)


def deck(folder: Path, game: str, *cards: dict[str, Any]) -> Path:
    Image.new("RGBA", (200, 300), (255, 0, 0, 90)).save(folder / "a.png")
    file = folder / "deck.yaml"
    data = {"extends": game, "name": {"pl": "Talia", "en": "Deck"}, "cards": list(cards)}
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("game", "card", "emblem"),
    [
        ("brzdek", "kobold", "emblem.heads.kobold"),
        ("katakumby", "crystal_kobold", "emblem.heads.kobold"),
        ("sabotazysta", "saboteur", "emblem.heads.masked_dwarf"),
        ("sabotazysta", "gold_3", "icon.gold_nugget"),
        ("magia_i_miecz", "goblin", "emblem.heads.goblin"),
        ("magia_i_miecz", "elf", "emblem.heads.elf"),
    ],
)
def test_a_picture_replaces_the_emblem_even_if_one_sees_through_it(
    tmp_path: Path, game: str, card: str, emblem: str
) -> None:
    plain, _ = recorded(game, [card])
    file = deck(tmp_path, game, {"id": card, "art": "a.png"})
    pictured, notes = recorded(game, [card], file=file)
    assert emblem in plain
    assert emblem not in pictured
    assert "picture a.png" in pictured
    assert notes.all() == []


def test_a_broken_picture_leaves_the_emblem(tmp_path: Path) -> None:
    file = deck(tmp_path, "brzdek", {"id": "kobold", "art": "a.png"})
    (tmp_path / "a.png").write_bytes(b"no picture")
    log, notes = recorded("brzdek", ["kobold"], file=file)
    assert "emblem.heads.kobold" in log
    assert [note.key for note in notes.all()] == ["art_kind"]


@pytest.mark.parametrize(
    ("game", "card"),
    [("brzdek", "kobold"), ("sabotazysta", "broken_cart"), ("sabotazysta", "gold_3"), ("magia_i_miecz", "goblin")],
)
def test_a_picture_fills_the_card_over_the_cut(tmp_path: Path, game: str, card: str) -> None:
    """63.5 x 88.9 with 3 mm on each side: 69.5 wide; the picture of 2:3 is then 104.25 high."""
    art = {"file": "a.png", "fit": "card", "focus": [50, 100]}
    log, _ = recorded(
        game, [card], given={"layout": "single", "bleed": "3"}, file=deck(tmp_path, game, {"id": card, "art": art})
    )
    assert "picture a.png -3 -3 69.5 104.25" in log
    after = log[log.index("picture a.png") :]
    assert "#fbf8f1" in after, "what is to be read stands on a light ground"


def test_marks_stand_on_chips(tmp_path: Path) -> None:
    """A white disc lies under every mark on a picture, also under those that have no ground of their own."""
    log, _ = recorded("brzdek", ["kobold"], given={"layout": "single"})
    lines = [line.strip() for line in log.splitlines()]
    for icon in ("icon.danger", "icon.sword"):
        place = next(number for number, line in enumerate(lines) if line.startswith(f"stamp {icon}"))
        assert "fill #ffffff" in lines[place - 3], lines[place - 4 : place + 1]


@pytest.mark.parametrize("art", ["a.png", {"file": "a.png", "fit": "card"}])
@pytest.mark.parametrize(
    ("game", "token"),
    [("brzdek", "artifact_5"), ("brzdek", "potion_of_strength"), ("brzdek", "master_key"), ("magia_i_miecz", "elf")],
)
def test_tokens_have_pictures(tmp_path: Path, game: str, token: str, art: Any) -> None:
    file = deck(tmp_path, game, {"id": token, "art": art})
    surface, notes = Recording(), PrintNotes()
    box = open_box(game, file)
    TokenPress(surface, box, read_job({}, "poker", ("pl",)), notes).run(box.copies(token)[:1])
    assert "picture a.png" in surface.log()
    assert notes.all() == []


@pytest.mark.parametrize(
    ("art", "told"),
    [
        ({"file": "a.png", "fit": "wide"}, "window, whole, card"),
        ({"file": "a.png", "focus": [50]}, "lista 2 pozycji"),
        ({"fit": "card"}, "file"),
        ({"file": "gone.png", "fit": "card"}, "gone.png"),
    ],
)
def test_check_tells_what_is_wrong_with_a_picture(tmp_path: Path, run: Run, art: Any, told: str) -> None:
    file = deck(tmp_path, "brzdek", {"id": "kobold", "art": art})
    ran = run("deck", "check", str(file))
    assert told in ran.out + ran.err


@pytest.mark.filterwarnings("error")
def test_a_huge_picture_is_told_of_in_our_words_alone(tmp_path: Path) -> None:
    """One that the library warns of, but opens."""
    file = deck(tmp_path, "brzdek", {"id": "kobold", "art": "a.png"})
    Image.new("1", (10_000, 10_000)).save(tmp_path / "a.png")
    _, notes = recorded("brzdek", ["kobold"], file=file)
    assert [note.key for note in notes.all()] == ["art_huge"]
