"""What Wesoła kompania brings carries its mark, and can be left out."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from printables.cards.contents import open_deck
from printables.jobs.job import BadJob
from printables.jobs.run import OPTIONS, PRINTERS
from printables.tokens.contents import box_for, open_box
from printables.tokens.sorts import parties
from tests.printables.piece_jobs import recorded_tokens

GAME = "katakumby"
pytestmark = pytest.mark.xdist_group("printed pieces")


def test_every_token_of_the_party_carries_a_mark_and_no_other_does() -> None:
    party = parties()[GAME]
    for token, _ in open_box(GAME).tokens:
        further = token.card.id.endswith(("_5", "_6")) and token.sort.each == "player"
        own = getattr(token.card, "set", "") == party.set
        assert bool(token.mark) == (own or further) or token.card.id in party.more, token.card.id
    marked = {token.card.id: token for token, _ in open_box(GAME).tokens if token.mark}
    assert {"artifact_25_party", "invisibility_cloak", "potion_of_stealth", "pawns_5", "cubes_6"} <= set(marked)
    for name, token in marked.items():
        log = recorded_tokens(GAME, [token], ("pl",), {"layout": "single"})[0]
        plain = recorded_tokens(GAME, [token._replace(mark="")], ("pl",), {"layout": "single"})[0]
        assert log != plain
        assert (f'"{party.mark}"' in log) == (token.sort.size.height >= 12_000), name


def test_a_card_of_the_party_carries_a_mark(tmp_path: Path) -> None:
    target = tmp_path / "c.pdf"
    PRINTERS["cards"](GAME, {"output": str(target), "only": "burgle"}, "pl", lambda done, count: None)
    text = "".join(page.extract_text() for page in PdfReader(io.BytesIO(target.read_bytes())).pages)
    marked = [copy for copy in open_deck(GAME).copies(["burgle"]) if copy.mark]
    assert marked and text.count("5–6") == len(marked)


def test_pictures_of_the_party_carry_the_mark_and_are_files_of_their_own(tmp_path: Path) -> None:
    for part, name in (("cards", "burgle"), ("tokens", "mastery")):
        folder = tmp_path / part
        PRINTERS[part](GAME, {"png": "40", "only": name, "output": str(folder)}, "pl", lambda done, count: None)
        plain, marked = ((folder / file).read_bytes() for file in (f"{name}.pl.png", f"{name}.5-6.pl.png"))
        assert plain != marked


def test_a_shop_gets_the_cards_of_the_party_with_their_mark(tmp_path: Path) -> None:
    given = {"shop": "makeplayingcards", "only": "burgle", "output": str(tmp_path)}
    PRINTERS["cards"](GAME, given, "pl", lambda done, count: None)
    listed = (tmp_path / "quantities.csv").read_text(encoding="utf-8-sig").splitlines()
    counts = dict(line.split(",")[:2] for line in listed[1:])
    assert counts == {"poker.burgle.png": "24", "poker.burgle.5-6.png": "12"}
    assert all((tmp_path / file).is_file() for file in counts)
    given = {"shop": "drivethrucards", "only": "burgle", "output": str(tmp_path / "d.pdf")}
    PRINTERS["cards"](GAME, given, "pl", lambda done, count: None)
    pages = PdfReader(io.BytesIO((tmp_path / "d.pdf").read_bytes())).pages
    assert sum("5–6" in page.extract_text() for page in pages) == 12


def test_the_base_game_alone_has_nothing_of_the_party(tmp_path: Path) -> None:
    assert all("base" in {option.name for option in OPTIONS[part]} for part in ("cards", "tokens", "all"))
    tokens = box_for(GAME, {"base": True}).copies()
    assert tokens and not any(token.mark for token in tokens)
    assert {token.colour.letter.pl for token in tokens if token.colour} == {"C", "Ż", "Z", "N"}
    printed = [
        PRINTERS["cards"](GAME, {"output": str(tmp_path / "c.pdf"), **given}, "pl", lambda done, count: None)
        for given in ({}, {"base": True})
    ]
    more = sum(bool(copy.mark) for copy in open_deck(GAME).copies())
    whole, base = (outcome.values["n"] for outcome in printed)
    assert isinstance(whole, int) and more and base == whole - more


@pytest.mark.parametrize("part", ["cards", "tokens", "all"])
def test_a_game_without_a_party_refuses_an_option_that_changes_nothing(part: str, tmp_path: Path) -> None:
    with pytest.raises(BadJob, match="--base changes nothing"):
        PRINTERS[part]("brzdek", {"base": True, "output": str(tmp_path / "x")}, "en", lambda done, count: None)
    assert list(tmp_path.iterdir()) == []
