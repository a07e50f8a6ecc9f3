"""Tokens: which there are, where they lie on the sheets, and what stands on them."""

from __future__ import annotations

import io
import re
import shlex
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from pypdf import PdfReader

from brzdek.core.effects.phrases import pieces
from brzdek.core.effects.slots import Sum
from brzdek.core.text import LANGS, Lang
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from printables.draw.pdf import PdfSurface
from printables.draw.recording import Recording
from printables.draw.theme import INKS
from printables.draw.units import MM
from printables.emblems.book import emblem_of
from printables.emblems.drawing import pieces as emblem_pieces
from printables.jobs import stock
from printables.jobs.job import BACKS, BadJob, Job, NoPart, read_job
from printables.jobs.line import perform
from printables.jobs.notes import PrintNotes
from printables.jobs.run import PRINTERS
from printables.tokens import designs as faces
from printables.tokens import sorts
from printables.tokens.contents import Token, names, open_box
from printables.tokens.press import TokenPress
from printables.tokens.shelves import ShelfPage
from tests.printables.documents import bookmarks
from tests.printables.piece_jobs import GOLDEN, NAMES, catalog_of, golden, once, recorded_tokens
from tests.printables.silhouettes import Shadows

GAMES = ("brzdek", "katakumby")
pytestmark = pytest.mark.xdist_group("printed pieces")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_piece(name: str) -> None:
    assert golden(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_no_recording_of_a_piece_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(NAMES)


# -- what lies in the box


@pytest.mark.parametrize("game", GAMES)
def test_the_box_holds_what_the_game_has(game: str) -> None:
    catalog = catalog_of(game)
    held = Counter(token.card.kind for token in open_box(game).copies())
    cards = Counter({card.kind: 0 for card in catalog.cards.values()})
    for card in catalog.cards.values():
        cards[card.kind] += card.copies
    tokens = {kind for kind in cards if kind not in ("starter", "reserve", "blue", "device", "monster")}
    assert {kind: held[kind] for kind in tokens} == {kind: cards[kind] for kind in tokens}


@pytest.mark.parametrize(("game", "players"), [("brzdek", 4), ("katakumby", 6)])
def test_cubes_and_pawns_of_every_colour(game: str, players: int) -> None:
    counts = Counter((token.sort.id, token.colour) for token in open_box(game).copies())
    colours = sorts.colours()[:players]
    assert all(counts["cubes", colour] == 30 and counts["pawns", colour] == 1 for colour in colours)
    assert counts["dragon_cubes", None] == 24
    assert sum(count for (sort, _), count in counts.items() if sort == "cubes") == 30 * players


def test_colours_of_players_differ_by_hue_letter_and_shape() -> None:
    colours = sorts.colours()
    for lang in LANGS:
        assert len({colour.letter.to(lang) for colour in colours}) == len(colours)
    assert len({colour.shape for colour in colours}) == len({colour.hue for colour in colours}) == len(colours)


def test_secrets_and_prisoners_have_backs_of_their_own() -> None:
    backs = {token.card.kind: token.sort.back for token in open_box("katakumby").copies()}
    assert (backs["minor_secret"], backs["major_secret"]) == ("minor", "major")
    assert backs["prisoner"] == backs["coupon"] == "prison", "the coupon lies among the prisoners"
    looks = {(sorts.backs()[back].hue, sorts.backs()[back].icon, sorts.backs()[back].mark) for back in sorts.backs()}
    assert len(looks) == len(sorts.backs())


def test_a_game_without_tokens_says_so() -> None:
    assert "sabotazysta" not in names() and set(names()) >= set(GAMES)
    with pytest.raises(NoPart) as refused:
        open_box("sabotazysta")
    assert refused.value.reason.pl == "gra „Sabotażysta” nie ma żetonów: wszystko, czego potrzebuje, jest na kartach"


def test_chosen_tokens() -> None:
    box = open_box("brzdek")
    assert {token.card.id for token in box.copies("chalice, gold_5")} == {"chalice", "gold_5"}
    assert len(box.copies("minor_secrets")) == 18
    with pytest.raises(BadJob, match=r"no token “chalise” to print.*chalice"):
        box.copies("chalise")


def test_a_house_deck_brings_tokens(tmp_path: Path) -> None:
    deck = tmp_path / "deck.yaml"
    deck.write_text(
        "extends: brzdek\nname: {pl: Talia, en: Deck}\ntotals: {minor_secret: 20}\ncards:\n"
        "  - {id: odd, name: {pl: <b>Coś & nic</b>, en: Thing}, kind: minor_secret, copies: 2, take: {gold: 9}}\n",
        encoding="utf-8",
    )
    tokens = open_box("brzdek", deck).copies("odd")
    assert len(tokens) == 2
    log, _ = recorded_tokens("brzdek", tokens)
    assert '"<b>Coś & nic</b>"' in log and '"+9"' in log


# -- where they lie


def sheets(game: str, **given: str) -> tuple[list[ShelfPage[Token]], Job]:
    job = read_job({name.replace("_", "-"): value for name, value in given.items()}, "poker", ("pl",))
    box = open_box(game)
    return TokenPress(Recording(), box, job, PrintNotes()).sheets(box.copies()), job


@pytest.mark.parametrize("backs", BACKS)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_overlaps_or_leaves_the_paper(backs: str, paper: str) -> None:
    laid, job = sheets("katakumby", backs=backs, paper=paper, bleed="1")
    for sheet in laid:
        for spot in sheet.spots:
            assert spot.x >= 0 and spot.x + spot.size.width <= sheet.page.width
            assert spot.y >= 9 * MM
            assert spot.y + spot.size.height <= sheet.page.height - job.margin.top or sheet.side == "back"
        for one, two in combinations(sheet.spots, 2):
            apart = 2 * job.bleed if backs != "fold" else 0
            assert (
                one.x + one.size.width + apart <= two.x
                or two.x + two.size.width + apart <= one.x
                or one.y + one.size.height + apart <= two.y
                or two.y + two.size.height + apart <= one.y
            )
    fronts = [spot for sheet in laid for spot in sheet.spots if spot.side == "front"]
    assert len(fronts) == len(open_box("katakumby").copies())


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short", "fold"])
def test_every_back_lies_behind_its_front(backs: str) -> None:
    laid, _ = sheets("brzdek", backs=backs)
    pairs = [(sheet, sheet) for sheet in laid] if backs == "fold" else list(zip(laid[::2], laid[1::2], strict=True))
    for front, back in pairs:
        ours = [spot for spot in front.spots if spot.side == "front" and spot.item.sort.back != "none"]
        theirs = [spot for spot in back.spots if spot.side == "back"]
        assert len(ours) == len(theirs)
        for one, two in zip(ours, theirs, strict=True):
            assert one.item is two.item
            if backs == "duplex-short":
                assert (two.x, two.y) == (one.x, front.page.height - one.y - one.size.height) and two.turned
            else:
                assert (two.x, two.y) == (front.page.width - one.x - one.size.width, one.y) and not two.turned


def test_the_offset_moves_the_backs_alone() -> None:
    plain, _ = sheets("brzdek", backs="separate")
    moved, _ = sheets("brzdek", backs="separate", back_offset="1,-0.5")
    for one, two in zip(plain, moved, strict=True):
        shift = (1 * MM, -MM // 2) if one.side == "back" else (0, 0)
        assert [(spot.x + shift[0], spot.y + shift[1]) for spot in one.spots] == [(s.x, s.y) for s in two.spots]


def test_a_token_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadJob, match="does not fit on the paper"):
        sheets("brzdek", margin="95")


# -- what stands on them


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ink", INKS)
def test_every_token_is_drawn_in_every_ink(game: str, ink: str) -> None:
    for palette in stock.palettes():
        log, notes = recorded_tokens(game, once(game), ("en",), {"ink": ink, "palette": palette, "backs": "separate"})
        assert notes.all() == []
        if ink == "mono":
            colours = set(re.findall("#([0-9a-f]{6})", log))
            assert all(colour[:2] == colour[2:4] == colour[4:] for colour in colours)


def test_points_and_values_are_shown() -> None:
    for token in once("brzdek"):
        log, _ = recorded_tokens("brzdek", [token], given={"layout": "single"})
        points = getattr(token.card, "points", 0) or token.sort.value
        assert not points or f'"{points}"' in log, token.card.id


def squeezed(text: str) -> str:
    return re.sub(r"[\s\-–]+", "", text.replace("’", "'"))


@pytest.mark.parametrize("lang", LANGS)
def test_the_document_says_what_the_tokens_say(lang: Lang) -> None:
    box, notes, surface = open_box("katakumby"), PrintNotes(), PdfSurface("tokens", lang)
    TokenPress(surface, box, read_job({}, "poker", (lang,)), notes).run(once("katakumby"))
    assert notes.all() == []
    data = surface.bytes()
    reader = PdfReader(io.BytesIO(data))
    text = squeezed("".join(page.extract_text() for page in reader.pages))
    for token in once("katakumby"):
        if token.sort.kind:
            assert squeezed(token.name.to(lang)) in text
            for slot in token.card.slots(lang):
                assert squeezed(slot.heading) in text
                for part in slot.parts:
                    told = (
                        [part.number]
                        if isinstance(part, Sum)
                        else [words for icon, words in pieces(part.text) if not icon]
                    )
                    assert all(squeezed(word.strip(" .")) in text for word in told), token.card.id
    assert b"Helvetica" not in data
    assert sorted(bookmarks(reader).pages) == sorted(sort.title.to(lang) for sort in sorts.sorts()["katakumby"])


def test_the_same_job_makes_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.pdf", tmp_path / "two.pdf"
    for file in (one, two):
        outcome = PRINTERS["tokens"]("brzdek", {"output": str(file)}, "pl", lambda done, count: None)
        assert outcome.notes == () and outcome.worded("pl").endswith(f"{file.name}: 232 żetony, 2 strony")
    assert one.read_bytes() == two.read_bytes()


def test_one_page_for_each_token_has_its_size(tmp_path: Path) -> None:
    file = tmp_path / "one.pdf"
    given = {"output": str(file), "layout": "single", "bleed": "2", "only": "gold_5"}
    PRINTERS["tokens"]("brzdek", given, "pl", lambda done, count: None)
    reader = PdfReader(io.BytesIO(file.read_bytes()))
    assert len(reader.pages) == 12
    assert float(reader.pages[0].mediabox.width) == pytest.approx(28 / 25.4 * 72, abs=0.01)
    assert float(reader.pages[0].trimbox.width) == pytest.approx(24 / 25.4 * 72, abs=0.01)


def test_the_outline_of_a_hexagon_grows_on_all_sides() -> None:
    sort = next(sort for sort in sorts.sorts()["brzdek"] if sort.shape == "hex")
    (start, steps), *_ = faces.outline(sort, 2).parts
    xs = [start[0], *(step[0] for step in steps if step)]
    assert min(xs) == pytest.approx(-2, abs=0.01) and max(xs) == pytest.approx(sort.size.width / MM + 2, abs=0.01)


def test_typed_in_the_shell(tmp_path: Path) -> None:
    outcome = perform(f"zetony --only mastery -o {shlex.quote(str(tmp_path / 'm.pdf'))}", "brzdek", "pl")
    assert outcome.worded("pl").endswith("m.pdf: 4 żetony, 1 strona")


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_all_tokens_are_readable_in_both_languages_at_once(game: str) -> None:
    notes = {
        dict(note.values)["card"]: dict(note.values)["size"]
        for note in recorded_tokens(game, once(game), ("pl", "en"))[1].all()
    }
    # A token that has to fit into a room twice says as much as others in two languages: it is told of.
    assert set(notes) <= {"magic_spring"} and all(float(size) >= 4 for size in notes.values())


@pytest.mark.parametrize("ink", ["full", "save"])
@pytest.mark.parametrize("game", ["magia_i_miecz", "smoki"])
def test_a_standee_shows_the_character_of_its_card_and_nothing_of_it_is_cut_off(game: str, ink: str) -> None:
    box = open_box(game)
    for token in (token for token, _ in box.tokens if token.sort.face == "standee"):
        surface = Shadows(1, 1, 1)
        press = TokenPress(surface, box, read_job({"ink": ink}, "poker", ("pl",)), PrintNotes())
        easel = faces.easel_for(press.easel, token.sort)
        faces.draw_front(easel, token)
        shown = {name: found for name, found in surface.reach.items() if name.startswith("emblem.")}
        wanted = {f"{piece.section}.{piece.name}" for piece in emblem_pieces(emblem_of(box.catalog, token.card))}
        assert {name.split(".", 1)[1].rsplit(".", 2)[0] for name in shown} == wanted, token.card.id
        assert all(0.3 <= x <= easel.width - 0.3 for found in shown.values() for x, _ in found), token.card.id
        assert isinstance(token.card, CharacterCard)
        assert token.hue == {"good": "gold", "neutral": "teal", "evil": "red"}[token.card.alignment]
