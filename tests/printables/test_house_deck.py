"""House decks on paper and at the table: added and replaced cards, and only what has changed."""

from __future__ import annotations

import io
import json
import shlex
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from printables.cards.contents import open_deck
from printables.jobs.job import Given
from printables.jobs.line import read_line
from printables.jobs.run import PRINTERS, Outcome
from tests.cli_support import Run

OWL: dict[str, Any] = {
    "id": "owl",
    "name": {"pl": "Sowa zwiadowca", "en": "Scout Owl"},
    "kind": "blue",
    "copies": 2,
    "cost": 3,
    "play": {"boots": 2},
    "art": "art/owl.png",
}
RUBY: dict[str, Any] = {
    "id": "ruby",
    "name": {"pl": "Rubin", "en": "Ruby"},
    "kind": "blue",
    "copies": 2,
    "cost": 9,
    "points": 9,
    "play": {"skill": 3},
}


def deck(folder: Path, *cards: dict[str, Any], name: str = "night.yaml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    data = {"extends": "brzdek", "name": {"pl": "Nocna talia", "en": "Night Deck"}, "cards": list(cards)}
    file = folder / name
    file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return file


def paint(file: Path, colour: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", (60, 40), colour).save(file)


def printed(file: Path, **given: Any) -> tuple[Outcome, str]:
    """What came of it, and the text of all pages."""
    target = file.parent / "out.pdf"
    target.unlink(missing_ok=True)
    options = {name.replace("_", "-"): value for name, value in given.items()}
    outcome = PRINTERS["cards"](
        "brzdek", {"deck": str(file), "output": str(target), **options}, "pl", lambda done, count: None
    )
    pages = PdfReader(io.BytesIO(target.read_bytes())).pages if target.exists() else []
    return outcome, "\n".join(page.extract_text() for page in pages)


def test_several_decks_lie_on_top_of_each_other(tmp_path: Path) -> None:
    """The topmost card counts, and its picture is looked for beside the deck that brings it."""
    low, high = deck(tmp_path / "low", OWL, RUBY), deck(tmp_path / "high", RUBY | {"cost": 4}, name="day.yaml")
    stacked = open_deck("brzdek", low, high)
    cards = stacked.catalog.cards
    assert [getattr(cards[card], "cost", 0) for card in ("owl", "ruby")] == [3, 4]
    assert [stacked.folder_of(cards[card]).name for card in ("burgle", "owl", "ruby")] == ["brzdek", "low", "high"]
    given: Given = {"deck": (str(low), str(high)), "output": str(tmp_path / "x.pdf"), "only": "ruby"}
    assert PRINTERS["cards"]("brzdek", given, "pl", lambda done, count: None).values["n"] == 2
    assert read_line(f"cards brzdek --deck {shlex.quote(str(low))} --deck={shlex.quote(str(high))}", None).given[
        "deck"
    ] == (str(low), str(high))


def test_added_and_replaced_cards_come_with_the_rest_of_the_box(tmp_path: Path) -> None:
    paint(tmp_path / "art/owl.png", "#204060")
    file = deck(tmp_path, OWL, RUBY)
    assert len(open_deck("brzdek", file).copies()) == len(open_deck("brzdek").copies()) + 2
    outcome, text = printed(file, only="owl,ruby,diamond")
    assert outcome.notes == () and outcome.values["n"] == 5
    assert text.count("Sowa zwiadowca") >= 2 and "Diament" in text
    assert "Nocna talia" in text


def test_only_what_has_changed_since_the_plain_game(tmp_path: Path) -> None:
    paint(tmp_path / "art/owl.png", "#204060")
    file = deck(tmp_path, OWL, RUBY)
    outcome, text = printed(file, changed_since="-")
    assert outcome.values["n"] == 4 and "Sowa zwiadowca" in text and "Rubin" in text
    outcome, _ = printed(file, changed_since="-", only="owl,diamond")
    assert outcome.values["n"] == 2
    outcome, text = printed(file, changed_since="-", only="diamond")
    assert (outcome.key, text) == ("nothing_changed", "")


@pytest.mark.parametrize(
    ("key", "value", "copies"),
    [
        ("cost", 4, 2),
        ("name", {"pl": "Sowa", "en": "Owl"}, 2),
        ("flavour", {"pl": "Hu-hu.", "en": "Hoot."}, 2),
        ("play", {"boots": 3}, 2),
        ("points", 1, 2),
        ("art", "art/other.png", 2),
        ("copies", 5, 3),
        ("copies", 1, 0),
        ("origin", "house", 0),
    ],
)
def test_what_shows_on_a_face_counts_as_a_change(tmp_path: Path, key: str, value: Any, copies: int) -> None:
    """Of a card that only has more copies than before, only these are printed."""
    for name in ("owl", "other"):
        paint(tmp_path / f"art/{name}.png", "#204060")
    old = deck(tmp_path, OWL, name="old.yaml")
    outcome, _ = printed(deck(tmp_path, {**OWL, key: value}), changed_since=str(old))
    assert outcome.values.get("n", 0) == copies
    assert outcome.key == ("written" if copies else "nothing_changed")


def test_another_picture_under_the_same_name_is_a_change(tmp_path: Path) -> None:
    paint(tmp_path / "old/art/owl.png", "#204060")
    paint(tmp_path / "new/art/owl.png", "#602040")
    old, new = deck(tmp_path / "old", OWL), deck(tmp_path / "new", OWL)
    assert printed(new, changed_since=str(old))[0].values["n"] == 2
    assert printed(old, changed_since=str(old))[0].key == "nothing_changed"


def test_pictures_come_from_the_folder_of_the_deck_alone(tmp_path: Path) -> None:
    paint(tmp_path / "art/owl.png", "#204060")
    inner = deck(tmp_path / "inner", {**OWL, "art": "../art/owl.png"})
    outcome, _ = printed(inner, only="owl")
    assert "leży poza folderem talii" in outcome.warnings("pl")[0] and not outcome.failed
    page = PdfReader(io.BytesIO((tmp_path / "inner/out.pdf").read_bytes())).pages[0]
    assert len(page.images) == 0


def test_a_picture_of_the_deck_is_seen_on_its_png(tmp_path: Path) -> None:
    paint(tmp_path / "art/owl.png", "#204060")
    file = deck(tmp_path, OWL)
    PRINTERS["cards"](
        "brzdek",
        {"deck": str(file), "only": "owl", "png": "50", "output": str(tmp_path / "out")},
        "pl",
        lambda *_: None,
    )
    picture = Image.open(io.BytesIO((tmp_path / "out/owl.pl.png").read_bytes()))
    colours = {colour for _, colour in picture.getcolors(100_000) or []}
    assert (0x20, 0x40, 0x60) in colours


def test_the_same_deck_is_checked_printed_and_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    paint(tmp_path / "art/owl.png", "#204060")
    file = deck(tmp_path, OWL, RUBY)
    assert run("check", str(file)).code == 0
    ran = run("print", "cards", "brzdek", "--deck", "night.yaml", "--changed-since", "-")
    told = "night-cards.pdf: 4 karty, 1 strona; zmienione: Rubin ×2, Sowa zwiadowca ×2\n"
    assert (ran.code, ran.out, ran.err) == (0, told, "")
    played = run(
        "play", "brzdek", "--deck", str(file), "--players", "2", "--seat", "A=steady", "--bots", "steady", "--seed", "3"
    )
    assert played.code == 0 and "Traceback" not in played.err
    assert played.out


def test_a_deck_of_another_game_and_a_missing_deck(run: Run, tmp_path: Path) -> None:
    file = deck(tmp_path, OWL)
    for words in (
        ("print", "cards", "sabotazysta", "--deck", str(file)),
        ("print", "cards", "brzdek", "--deck", str(tmp_path / "none.yaml")),
        ("print", "cards", "brzdek", "--changed-since", str(tmp_path / "none.yaml")),
        ("print", "tokens", "brzdek", "--deck", str(tmp_path / "none.yaml")),
        ("print", "tiles", "katakumby", "--deck", str(file)),
    ):
        ran = run(*words, "-o", str(tmp_path / "out.pdf"))
        assert ran.code == 1 and ran.err and "Traceback" not in ran.err
        assert not (tmp_path / "out.pdf").exists()
