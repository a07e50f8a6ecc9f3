"""Hostile pictures, hostile words and impossible numbers, for every part that takes them."""

from __future__ import annotations

import io
import json
import os
import re
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from brzdek.core.problems import BadData
from printables.jobs.job import BadJob
from printables.jobs.run import OPTIONS, PRINTERS, Outcome
from tests.cli_support import Run

CARD: dict[str, Any] = {
    "id": "own",
    "name": {"pl": "Własna", "en": "Own"},
    "kind": "blue",
    "copies": 1,
    "cost": 1,
    "play": {"skill": 1},
}
HOSTILE = [
    "<b>Gruby</b>",
    "Ja & ty &amp; &#65; on",
    '<img src="/etc/passwd"/>',
    "<font color=__import__>x</font>",
    "{n|a|b} %s {0} ${HOME}",
    "(a) \\ (b",
]


def printed(part: str, game: str, target: Path, **given: Any) -> tuple[Outcome, str]:
    """What came of a job, and the text of its first page."""
    options = {name.replace("_", "-"): value for name, value in given.items()}
    outcome = PRINTERS[part](game, {"output": str(target), **options}, "pl", lambda done, count: None)
    return outcome, PdfReader(io.BytesIO(target.read_bytes())).pages[0].extract_text()


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


# -- pictures


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, data: bytes, more: bytes = b"") -> bytes:
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + more + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def svg(content: str, before: str = "", box: str = "0 0 10 10") -> bytes:
    return f'{before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{content}</svg>'.encode()


LAUGHS = "<!DOCTYPE l [" + "".join(
    f'<!ENTITY a{level} "{f"&a{level - 1};" * 10 if level else "ha"}">' for level in range(9)
)
BAD_PICTURES = {
    "bomb.png": png(30_000, 30_000, zlib.compress(bytes(1000))),
    "bigger.png": png(100_000, 100_000, b""),
    "short.png": png(100, 100, zlib.compress(bytes(100))),
    "empty.png": png(0, 0, b""),
    "inflated.png": png(1, 1, zlib.compress(bytes(4)), chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(70_000_000)))),
    "gif.png": b"GIF89a" + bytes(100),
    "cut.jpg": b"\xff\xd8\xff\xe0" + bytes(50),
    "laughs.svg": svg('<path d="M0 0 &a8;"/>', LAUGHS + "]>"),
    "reads.svg": svg("<text>&x;</text>", '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    "parameter.svg": svg("", '<!DOCTYPE s [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]>'),
    "infinite.svg": svg('<rect x="1e999" width="3" height="3"/>'),
    "far.svg": svg('<rect x="1e300" width="3" height="3"/>'),
    "thick.svg": svg('<rect width="3" height="3" stroke="red" stroke-width="1e999"/>'),
    "origin.svg": svg('<rect width="3" height="3"/>', box="1e999 0 5 5"),
    "tiny.svg": svg('<rect width="3" height="3"/>', box="0 0 1e-300 1e-300"),
    "wide.svg": svg('<rect width="3" height="3"/>', box="0 0 1e999 5"),
    "scaled.svg": svg('<g transform="scale(1e300)"><rect width="1e300" height="3"/></g>'),
    "many.svg": svg('<rect width="1" height="1"/>' * 60_000),
    "long.svg": svg(f'<path d="M0 0{" L1 1" * 60_000}"/>'),
    "page.svg": b"<html/>",
}


def with_art(folder: Path, name: str) -> Path:
    data = {"extends": "brzdek", "name": {"pl": "Talia", "en": "Deck"}, "cards": [{**CARD, "art": name}]}
    file = folder / "deck.yaml"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", BAD_PICTURES)
def test_a_hostile_picture_is_left_out_and_named(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(BAD_PICTURES[name])
    outcome, text = printed("cards", "brzdek", tmp_path / "out.pdf", deck=str(with_art(tmp_path, name)), only="own")
    (warning,) = outcome.warnings("pl")
    assert "karta „own”" in warning and name in warning and not outcome.failed
    assert "Własna" in text and "root:" not in text
    assert not re.search(rb"\b(inf|nan)\b", content(tmp_path / "out.pdf"))


def content(file: Path) -> bytes:
    drawn = PdfReader(io.BytesIO(file.read_bytes())).pages[0].get_contents()
    assert drawn is not None
    return drawn.get_data()


def test_a_picture_with_scripts_and_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "own.svg").write_bytes(
        svg(
            '<script>alert(1)</script><rect width="3" height="3" onclick="x()" fill="#123456"/>'
            '<use href="file:///etc/passwd#a"/><image href="http://localhost:1/y.png"/><style>@import "x"</style>',
            '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://localhost:1/svg11.dtd">',
        )
    )
    file = with_art(tmp_path, "own.svg")
    outcome, _ = printed("cards", "brzdek", tmp_path / "out.pdf", deck=str(file), only="own")
    (warning,) = outcome.warnings("pl")
    assert "own.svg" in warning and ": image, script, style, use;" in warning
    assert outcome.failed
    assert b"0.071 0.204 0.337 rg" not in content(tmp_path / "out.pdf")


@pytest.mark.parametrize(
    "name",
    ["../secret.png", "{outside}/secret.png", "link.png", "folder/secret.png", "art/../../secret.png", "zero.png"],
)
def test_nothing_outside_the_folder_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    home, outside = tmp_path / "home", tmp_path
    (home / "art").mkdir(parents=True)
    (outside / "secret.png").write_bytes(png(2, 2, zlib.compress(bytes(14))))
    (home / "link.png").symlink_to(outside / "secret.png")
    (home / "folder").symlink_to(outside, target_is_directory=True)
    (home / "zero.png").symlink_to("/dev/zero")
    read: list[str] = []

    def watched(file: Any, *rest: Any, **more: Any) -> bytes:
        read.append(os.path.realpath(file))
        return fetch(file, *rest, **more)

    from brzdek.core.catalog import source

    fetch = source.fetch
    monkeypatch.setattr(source, "fetch", watched)
    file = with_art(home, name.format(outside=outside))
    outcome, _ = printed("cards", "brzdek", home / "out.pdf", deck=str(file), only="own")
    assert "leży poza folderem talii" in outcome.warnings("pl")[0]
    assert str(file.resolve()) in read and not [one for one in read if one.endswith((".png", "zero"))]


# -- words


@pytest.mark.parametrize("words", HOSTILE)
def test_markup_in_a_tile_is_text(tmp_path: Path, words: str) -> None:
    tile = {
        "name": {"pl": words, "en": words},
        "back": "haven",
        "rooms": {"hall": {"at": [50, 50], "has": ["heal"]}},
        "tunnels": [{"a": "hall", "b": f"{side}{place}"} for side in "NESW" for place in (0, 1)],
    }
    data = {"extends": "katakumby", "name": {"pl": words, "en": words}, "tiles": {"own": tile}}
    file = tmp_path / "deck.yaml"
    file.write_text(json.dumps(data), encoding="utf-8")
    outcome, text = printed("tiles", "katakumby", tmp_path / "out.pdf", deck=str(file), only="own")
    assert not outcome.failed and squeezed(words) in squeezed(text)


@pytest.mark.parametrize("words", HOSTILE)
def test_markup_in_a_pad_is_text(tmp_path: Path, words: str) -> None:
    file = tmp_path / "pad.yaml"
    row = {"id": "own", "name": {"pl": words, "en": words}, "note": {"pl": words, "en": words}}
    file.write_text(json.dumps({"title": {"pl": words, "en": words}, "add": [row]}), encoding="utf-8")
    outcome, text = printed("pad", "brzdek", tmp_path / "out.pdf", pad=str(file))
    assert not outcome.failed and squeezed(text).count(squeezed(words)) >= 2


@pytest.mark.parametrize("words", HOSTILE)
def test_markup_in_a_token_and_on_a_watermark_is_text(tmp_path: Path, words: str) -> None:
    from brzdek.core.catalog.source import read_yaml
    from brzdek.core.paths import cards_folder

    tokens = read_yaml(cards_folder() / "brzdek" / "tokens.yaml").data["cards"]
    token = {**tokens[0], "name": {"pl": words, "en": words}}
    data = {"extends": "brzdek", "name": {"pl": words, "en": words}, "cards": [token]}
    file = tmp_path / "deck.yaml"
    file.write_text(json.dumps(data), encoding="utf-8")
    outcome, text = printed(
        "tokens", "brzdek", tmp_path / "out.pdf", deck=str(file), only=token["id"], watermark=words[:40]
    )
    assert not outcome.failed and squeezed(words) in squeezed(text)
    assert squeezed(words[:40]) in squeezed(text)


@pytest.mark.parametrize("sign", ["\x1b", "\u202e", "\u200f", "\x00", "\u2028"])
@pytest.mark.parametrize("part", ["tiles", "pad"])
def test_signs_that_steer_are_refused(tmp_path: Path, part: str, sign: str) -> None:
    name = {"pl": f"a{sign}b", "en": "x"}
    data, option = (
        ({"add": [{"id": "own", "name": name}]}, "pad")
        if part == "pad"
        else ({"extends": "katakumby", "name": name, "tiles": {}}, "deck")
    )
    file = tmp_path / "own.yaml"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadData) as bad:
        printed(part, "katakumby", tmp_path / "out.pdf", **{option: str(file)})
    assert sign not in bad.value.problems[0].worded("pl")
    assert not (tmp_path / "out.pdf").exists()


# -- numbers


NUMBERS = [
    "-1",
    "nan",
    "inf",
    "1e999",
    "0x10",
    "９",
    "1/0",
    "__import__('os')",
    "9999999",
    "\x00",
    "\u202e3",
    "a" * 5000,
]
MEASURES = ("bleed", "margin", "gutter", "corners", "back-offset", "size", "tile", "overlap", "width", "thickness",
            "players", "per-sheet", "png")  # fmt: skip


@pytest.mark.parametrize(
    ("part", "name"),
    [(part, option.name) for part, options in OPTIONS.items() for option in options
     if option.name in MEASURES and part in PRINTERS],
)  # fmt: skip
def test_a_number_that_is_none_is_refused(tmp_path: Path, part: str, name: str) -> None:
    game = "katakumby" if part == "tiles" else "brzdek"
    for word in NUMBERS:
        with pytest.raises(BadJob) as bad:
            PRINTERS[part](game, {name: word, "output": str(tmp_path / "out.pdf")}, "pl", lambda done, count: None)
        reason = bad.value.reason
        assert f"--{name}" in reason.pl and f"--{name}" in reason.en
        assert len(reason.pl) < 400 and not re.search("[\x00\x1b\u202e]", reason.pl)
    assert list(tmp_path.glob("**/*.pdf")) == []


def test_numbers_in_a_layout_file(tmp_path: Path) -> None:
    for text in (
        "margin: .nan",
        "margin: .inf",
        "bleed: -1",
        "gutter: 1e999",
        "columns: 0",
        "paper: {width: 1e9, height: 5}",
    ):
        file = tmp_path / "sheet.yaml"
        file.write_text(text)
        with pytest.raises(BadData):
            printed("cards", "brzdek", tmp_path / "out.pdf", layout=str(file), only="ruby")
    assert not (tmp_path / "out.pdf").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cards", "brzdek", "--size", "250x300"), "nie mieści się na papierze"),
        (("cards", "brzdek", "--margin", "150"), "nie mieści się na papierze"),
        (("cards", "brzdek", "--bleed", "3", "--gutter", "1"), "spad"),
        (("cards", "brzdek", "--backs", "fold", "--size", "150x100"), "obok siebie"),
        (("tiles", "katakumby", "--tile", "250"), "--tile"),
        (("tokens", "brzdek", "--margin", "140"), "nie mieści"),
    ],
)
def test_what_does_not_fit_is_told(run: Run, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    ran = run("print", *words, "-o", str(tmp_path / "out.pdf"))
    assert ran.code == 2 and said in ran.err and "Traceback" not in ran.err
    assert not (tmp_path / "out.pdf").exists()


@pytest.mark.parametrize("part", ["tokens", "board", "tiles"])
def test_a_part_that_a_game_does_not_have_is_told_in_one_sentence(run: Run, part: str) -> None:
    ran = run("print", part, "sabotazysta")
    assert ran.code == 1 and ran.out == ""
    assert ran.err.startswith("Błąd: gra „Sabotażysta” nie ma") and ran.err.count("\n") == 1
