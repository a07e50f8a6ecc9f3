"""Player aids and the rules booklet."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from brzdek import games
from brzdek.core.catalog.reference import Rule, load_rules
from brzdek.core.effects.phrases import pieces
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS, Lang, Text
from printables.aids.booklet import topic_title, topics_of
from printables.aids.contents import aid_of
from printables.icons.icons import ICONS
from printables.jobs.job import BadJob, Given, NoPart
from printables.jobs.run import PRINTERS, Outcome
from tests.printables import paper_jobs
from tests.printables.documents import bookmarks

GAMES = ("sabotazysta", "brzdek", "katakumby")
pytestmark = pytest.mark.xdist_group("printed documents")


def printed(game: str, given: Given, file: Path) -> tuple[Outcome, PdfReader]:
    outcome = PRINTERS["aid"](game, {**given, "output": str(file)}, "pl", lambda done, count: None)
    return outcome, PdfReader(io.BytesIO(file.read_bytes()))


def squeezed(text: str) -> str:
    return re.sub(r"[\s\-–]+", "", text.replace("’", "'"))


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_an_aid_is_known(game: str) -> None:
    aid = aid_of(game)
    assert aid is not None
    texts = [text for section in aid.sections for item in section.items for text in (item.text, item.mark) if text]
    for text in texts:
        for lang in LANGS:
            assert all(word in ICONS for is_icon, word in pieces(text.to(lang)) if is_icon), text


@pytest.mark.parametrize("game", games.NAMES)
def test_every_topic_is_called_by_its_name(game: str) -> None:
    """In the language of the page, in the contents and above its rules; never by the word of the file."""
    rules = load_rules(cards_folder() / game)
    assert [rule.topic for rule in rules if rule.heading is None] == []
    text = drawn(paper_jobs.rules(game, None, ("pl",), {}))
    for rule in rules:
        assert text.count(squeezed(topic_title(rule, "pl"))) >= 2, rule.topic


def test_an_unknown_topic_is_shown_as_it_is_written() -> None:
    assert topic_title(Rule("SAB-999", "odd_new-thing", Text("", "")), "pl") == "Odd new thing"


def drawn(log: str) -> str:
    """All texts of a recording."""
    return squeezed("".join(re.findall(r'^ *text .*?"(.*)"$', log, re.M)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_all_rules_are_there_with_their_ids(game: str, lang: Lang) -> None:
    text = drawn(paper_jobs.rules(game, None, (lang,), {}))
    for rule in load_rules(cards_folder() / game):
        assert squeezed(rule.id) + squeezed(rule.text.to(lang)) in text, rule.id


def test_contents_and_bookmarks_lead_to_the_topics(tmp_path: Path) -> None:
    _, reader = printed("brzdek", {"pages": "rules"}, tmp_path / "rules.pdf")
    title, topics = bookmarks(reader)
    assert title == "Zasady w skrócie"
    picture = topics.pop("Brzdęk! Nie drażnij smoka – przygotowanie")
    assert picture == len(reader.pages) - 1, "the set-up picture comes last"
    contents = reader.pages[0].extract_text().replace("\n", " ")
    assert len(topics) == len(topics_of(load_rules(cards_folder() / "brzdek")))
    for topic, number in topics.items():
        assert re.search(rf"{re.escape(topic)} +{number + 1}\b", contents), topic
    for number, page in enumerate(reader.pages[:picture], 1):
        assert f"{number} / {picture}" in page.extract_text()


def test_one_aid_for_every_player_then_the_rules(tmp_path: Path) -> None:
    outcome, reader = printed("sabotazysta", {"players": "3"}, tmp_path / "aid.pdf")
    assert outcome.values["n"] == 3 and outcome.notes == ()
    texts = [page.extract_text() for page in reader.pages]
    assert [text.count("Twoja tura") for text in texts[:3]] == [2, 1, 0]
    assert "Spis treści" in texts[2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["poker", "mini", "100x140", None])
def test_an_aid_of_any_size_says_everything(game: str, size: str | None) -> None:
    text = drawn(paper_jobs.aid(game, ("pl",), {"size": size} if size else {}))
    aid = aid_of(game)
    assert aid is not None
    for section in aid.sections:
        assert squeezed(section.title.pl) in text
        for item in section.items:
            words = "".join(words for is_icon, words in pieces(item.text.pl) if not is_icon)
            assert squeezed(words) in text


def test_cards_of_an_aid_have_their_second_side_behind_the_first(tmp_path: Path) -> None:
    given: dict[str, str | bool | None] = {"pages": "aid", "players": "1", "size": "poker", "backs": "duplex-long"}
    _, reader = printed("brzdek", given, tmp_path / "aid.pdf")
    front, back, *_ = (page.extract_text() for page in reader.pages)
    assert "1/" in front and "Twoja tura" in front and "2/" in back and "Twoja tura" not in back


def test_a_sheet_that_holds_all_has_no_empty_backs(tmp_path: Path) -> None:
    given: dict[str, str | bool | None] = {"pages": "aid", "size": "140x190", "backs": "duplex-long"}
    _, reader = printed("brzdek", given, tmp_path / "aid.pdf")
    *sheets, tokens = (page.extract_text() for page in reader.pages)
    assert len(sheets) == 2 and all("Twoja tura" in text for text in sheets)
    assert "Pomniejsze sekrety" in tokens and "Twoja tura" not in tokens


def test_topics_are_chosen_by_name_or_title(tmp_path: Path) -> None:
    outcome, _ = printed("brzdek", {"only": "scoring, Smoczy atak,clank!"}, tmp_path / "rules.pdf")
    rules = load_rules(cards_folder() / "brzdek")
    wanted = [rule for rule in rules if rule.topic in ("scoring", "dragon_attack", "clank")]
    assert outcome.values["rules"] == len(wanted) and outcome.values["n"] == 0


def test_rules_of_a_topic_stay_together_in_both_languages() -> None:
    log = paper_jobs.rules("sabotazysta", "pass", ("pl", "en"), {"paper": "letter", "watermark": "PRÓBA"})
    assert "page 215.9 279.4" in log and '"Pasowanie · Passing"' in log and '"PRÓBA"' in log
    assert re.findall(r'"(SAB-\d+)"', log) == ["SAB-092", "SAB-093", "SAB-094", "SAB-095", "SAB-096", "SAB-138"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"only": "scorign"}, "the rules of this game have no topic “scorign”"),
        ({"only": " , "}, "there is nothing to print"),
        ({"only": "scoring", "pages": "aid"}, "--only chooses topics"),
        ({"pages": "everything"}, "--pages: given “everything”; allowed: aid, rules, both"),
        ({"size": "20x20"}, "a sheet of 20×20 mm has no room"),
        ({"players": "0"}, "--players"),
    ],
)
def test_what_cannot_be_printed_is_said(given: Given, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadJob) as bad:
        printed("brzdek", given, tmp_path / "x.pdf")
    assert said in str(bad.value) and not list(tmp_path.iterdir())


def test_a_game_without_aid_and_rules_has_none(tmp_path: Path) -> None:
    with pytest.raises(NoPart, match="neither a player aid nor"):
        printed("mill", {}, tmp_path / "x.pdf")
