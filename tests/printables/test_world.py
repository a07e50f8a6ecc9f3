"""Magia i Miecz on paper: every card, space and counter of the box, and cards of two sizes in one document."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from pypdf import PageObject, PdfReader

from brzdek.core.text import Lang
from printables.aids.contents import aid_of
from printables.boards import designs as boards
from printables.boards.designs.world import spaces_of
from printables.cards.contents import open_deck
from printables.cards.designs.magia_i_miecz import FACE, LARGE
from printables.cards.press import Press
from printables.faces.design import shipped_faces
from printables.jobs import stock
from printables.jobs.job import Given, read_job
from printables.jobs.notes import PrintNotes
from printables.jobs.run import PRINTERS, Outcome
from printables.tokens.contents import open_box
from printables.tokens.press import TokenPress
from printables.tokens.sorts import sorts
from tests.printables.seeing import Seeing
from tests.support import catalog

GAME = "magia_i_miecz"
KINDS = set(shipped_faces(GAME))
POKER, TAROT = stock.sizes()["poker"], stock.sizes()[LARGE]


def pages_of(file: Path) -> list[PageObject]:
    return list(PdfReader(file).pages)


def printed(part: str, given: Given, target: Path, lang: Lang = "pl") -> Outcome:
    return PRINTERS[part](GAME, {**given, "output": str(target)}, lang, lambda done, count: None)


def test_every_card_of_the_box_is_printed_with_the_back_of_its_pile() -> None:
    cards = catalog(GAME).cards
    copies = open_deck(GAME).copies()
    assert Counter(copy.card.id for copy in copies) == Counter(
        {card.id: sum(FACE.piles_of(card).values()) for card in cards.values() if card.kind in KINDS}
    )
    assert not {card.kind for card in cards.values()} - KINDS - {"space", "being"}
    backs = {(copy.card.id, copy.back) for copy in copies}
    assert {("miecz", "adventure"), ("miecz", "equipment")} <= backs, "found and bought are two backs"
    assert {copy.back for copy in copies if copy.card.kind == "spell"} == {"spells"}


def test_component_counts_of_the_rulebook() -> None:
    counts = Counter(copy.back for copy in open_deck(GAME).copies())
    assert (counts["spells"], counts["characters"], counts["toads"], counts["alignments"]) == (120, 86, 4, 4)
    tokens = Counter(token.sort.id.rpartition("_")[0] for token in open_box(GAME).copies())
    assert sum(tokens[name] for name in ("strength", "craft", "endurance", "gold")) == 576


def test_characters_are_large_and_others_are_not(tmp_path: Path) -> None:
    sizes = {copy.card.kind: copy.size for copy in open_deck(GAME).copies()}
    assert sizes.pop("character") == LARGE
    assert set(sizes.values()) == {"poker"}
    outcome = printed("cards", {"only": "elf,miecz", "layout": "single"}, tmp_path / "c.pdf")
    boxes = {tuple(round(float(side), 1) for side in page.mediabox[2:]) for page in pages_of(tmp_path / "c.pdf")}
    assert outcome.values["n"] == 1 + sum(FACE.piles_of(catalog(GAME).cards["miecz"]).values())
    points = 72 / 25.4 / 1000
    assert boxes == {(round(size.width * points, 1), round(size.height * points, 1)) for size in (POKER, TAROT)}


def test_a_size_that_is_asked_for_counts_for_all(tmp_path: Path) -> None:
    printed("cards", {"only": "elf,miecz", "layout": "single", "size": "mini"}, tmp_path / "c.pdf")
    assert len({tuple(page.mediabox) for page in pages_of(tmp_path / "c.pdf")}) == 1


def test_a_card_says_what_it_is(tmp_path: Path) -> None:
    printed("cards", {"only": "elf,dzik,teleportacja"}, tmp_path / "c.pdf")
    text = "\n".join(page.extract_text() for page in pages_of(tmp_path / "c.pdf"))
    for words in ("Elf", "Dzik", "Teleportacja", "Siła", "Moc", "KIEDY", "Wytrzymałość"):
        assert words in text


def test_every_space_is_on_its_board() -> None:
    world = catalog(GAME)
    names = [board.name for board in boards.load(GAME, world)]
    found = Counter(card.id for name in names for card in spaces_of(world, name, GAME))
    assert found == Counter(card.id for card in world.cards.values() if card.kind == "space")
    for name in names:
        places = [getattr(card, "at") for card in spaces_of(world, name, GAME)]  # noqa: B009
        assert len(set(places)) == len(places), f"two spaces of {name} lie upon each other"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_board_shows_names_and_instructions(lang: Lang, tmp_path: Path) -> None:
    printed("board", {"board": "rings", "paper": "a2"}, tmp_path / "b.pdf", lang)
    text = " ".join(" ".join(page.extract_text() for page in pages_of(tmp_path / "b.pdf")).split())
    for card in spaces_of(catalog(GAME), "rings", GAME):
        assert card.name.to(lang) in text
    assert {"pl": "Tylko dla tego, kto ma: Talizman.", "en": "Only for whoever has: Talisman."}[lang] in text


def test_a_big_game_gets_as_many_boxes_as_the_paper_needs(tmp_path: Path) -> None:
    outcome = printed("box", {}, tmp_path / "x.pdf")
    boxes = outcome.values["n"]
    assert isinstance(boxes, int) and boxes > 1
    assert outcome.values["cards"] == len(open_deck(GAME).copies()), "the large cards have a box of their own"


# -- the expansion


def test_smoki_prints_what_it_brings_and_nothing_of_the_base_game() -> None:
    copies = open_deck("smoki").copies()
    counts = Counter(copy.back for copy in copies)
    assert (counts["varthrax"], counts["cadorus"], counts["grilipus"]) == (56, 56, 56)
    assert (counts["lords"], counts["characters"], counts["endings"]) == (3, 6, 3)
    assert all(copy.card.layer == "smoki" for copy in copies)
    tokens = Counter(token.card.kind for token in open_box("smoki").copies())
    assert tokens == {"character": 6, "dragon_token": 140, "sleep_token": 19, "crown_token": 1}


def test_an_expansion_takes_no_card_of_the_base_game_away() -> None:
    base, stack = catalog(GAME), catalog("smoki")
    assert [card for card in base.cards if stack.cards[card].layer != GAME] == []


def test_the_overlays_are_boards_of_their_own(tmp_path: Path) -> None:
    world = catalog("smoki")
    printed = boards.load("smoki", world)
    assert "rings" not in {board.name for board in printed}
    PRINTERS["board"]("smoki", {"output": str(tmp_path / "b.pdf"), "paper": "a2"}, "pl", lambda done, count: None)
    text = " ".join(" ".join(page.extract_text() for page in pages_of(tmp_path / "b.pdf")).split())
    for card in world.cards.values():
        if card.kind == "space":
            assert card.layer != "smoki" or card.name.pl in text


@pytest.mark.rule("SMO-008")
def test_every_card_of_the_expansion_carries_the_dragon() -> None:
    deck = open_deck("smoki")
    for copy in {copy.card.id: copy for copy in deck.copies()}.values():
        seen = Seeing()
        press = Press(seen, deck, read_job({}, deck.face.size, ("pl",)), PrintNotes())
        easel = press.easel(copy.size)
        press.draw_front(easel, copy.card)
        name, corners = seen.icons[-1]
        assert name.startswith("icon.dragon."), copy.card.id
        assert sum(x for x, _ in corners) / 4 == pytest.approx(easel.width / 2) and max(y for _, y in corners) < 10


def test_the_aid_shows_the_tokens_as_they_are_printed() -> None:
    aid = aid_of("smoki")
    assert aid is not None
    section = next(section for section in aid.sections if section.title.en == "Dragon tokens")
    (sort,) = (sort for sort in sorts()["smoki"] if sort.id == "dragon_tokens")
    marks = [item.mark.pl.strip("⟦⟧") for item in section.items if item.mark]
    assert marks == list(sort.icons.values())


def test_counters_are_told_apart_without_colour() -> None:
    """Every sort of counters with the same number shows another icon, gold none."""
    coins = [sort for sort in sorts()["magia_i_miecz"] if sort.face == "coin"]
    assert len({(sort.value, sort.icon) for sort in coins}) == len(coins)
    box, seen = open_box("magia_i_miecz"), Seeing()
    TokenPress(seen, box, read_job({"ink": "mono"}, "poker", ("pl",)), PrintNotes()).run(box.copies("craft_1")[:1])
    assert [name.split(".")[1] for name, _ in seen.icons] == ["spark"]
