"""The commands that write, check, read and compare house decks."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from brzdek.commands.app import choose_language
from brzdek.commands.deck_watch import saves, watch_files
from brzdek.commands.words import COMMANDS
from brzdek.core.text import Say
from brzdek.core.words import CORE
from brzdek.games import NAMES
from brzdek.shell.display.screen import PlainScreen
from tests.cli_support import ROOT, Run

DECK = """\
extends: brzdek
name: {pl: Próba, en: Trial}
cards:
  - {id: ruby, cost: 3}
  - {id: owl, name: {pl: Sowa, en: Owl}, kind: blue, copies: 2, cost: 2, play: {boots: 2}}
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.yaml"
    file.write_text(DECK, encoding="utf-8")
    return file


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# -- new


@pytest.mark.parametrize("game", NAMES)
def test_a_new_deck_is_right_from_the_first_line(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "mine.yaml"
    made = run("deck", "new", game, str(file))
    assert (made.code, made.err) == (0, "") and f"brzdek deck check {file}" in made.out
    checked = run("deck", "check", str(file))
    assert (checked.code, checked.out, checked.err) == (0, "1 plik: wszystko w porządku\n", "")
    text = file.read_text(encoding="utf-8")
    from brzdek import games

    schema = games.load(game).layers.schema
    for name, kind in schema.kinds.items():
        assert f"\n# kind: {name}" in text
        for key in (*kind.fields, *kind.optional, *kind.effects):
            assert f"\n#   {key}" in text
    assert all(f"\n#   {table}: " in text for table in schema.deck_tables)
    assert run("deck", "new", game, str(file)).code == 1, "what is there stays there"


@pytest.mark.parametrize("game", NAMES)
def test_what_a_new_deck_suggests_is_right_too(run: Run, tmp_path: Path, game: str) -> None:
    """Its options and its pad, with the comment marks taken away."""
    lines = run("deck", "new", game).out.splitlines()
    for first in ("# options:", "# pad:"):
        if first in lines:
            place = lines.index(first)
            while lines[place].startswith("#"):
                lines[place] = lines[place].removeprefix("# ").replace("#   ", "  ", 1)
                place += 1
    assert "pad:" in lines or game == "smoki"
    file = tmp_path / "mine.yaml"
    file.write_text("\n".join(lines), encoding="utf-8")
    checked = run("deck", "check", str(file))
    assert (checked.code, checked.err) == (0, "")


def test_the_comments_of_a_new_deck_are_in_the_language_asked_for(run: Run) -> None:
    polish, english = run("deck", "new", "brzdek").out, run("--lang", "en", "deck", "new", "brzdek").out
    assert "# Talia domowa." in polish and "# A house deck." in english
    assert yaml.safe_load(polish)["name"] == {"pl": "Moja talia", "en": "My deck"} == yaml.safe_load(english)["name"]


# -- check


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cost: 3}", "cost: 31}", "4:22: warning: the card “ruby” costs 31 skill, and the five best cards give"),
        ("play: {boots: 2}}", "play: {boots: 2}, art: owl.png}", "there is no picture “owl.png” beside the deck"),
        (", play: {boots: 2}}", "}", "the card “owl” does nothing and is worth no points"),
        ("copies: 2", "copies: 0", "the card “owl” has no copies; if it is to go, put it into “remove”"),
        ("{boots: 2}}", "{boots: 2}, flavour: {pl: hu hu hu, en: hu hu hu}}", "“flavour” is the same in Polish and"),
        ("{boots: 2}", "{when: gain_gold, do: {one_of: [{gold: 1}, {gold: 2}]}}", "set itself off without end (owl);"),
        ("{boots: 2}", "{modify: {monster_cost: -2}}", "with the card “owl” the monster “Goblin” costs nothing and"),
        ("{boots: 2}", "{modify: {monster_cost: {set: 0}}, for: everyone}", "it can be beaten without end"),
        (
            "play: {boots: 2}",
            f"play: [{', '.join(['{if: {have: curiosity_kinds}, then: {boots: 1, skill: 2}}'] * 22)}]",
            "the text does not fit on the card at a readable size",
        ),
    ],
)  # fmt: skip
def test_what_is_hardly_meant_is_a_warning(run: Run, own: Path, old: str, new: str, said: str) -> None:
    edit(own, old, new)
    ran = run("--lang", "en", "deck", "check", str(own))
    assert (ran.code, ran.err) == (0, "")
    assert said in ran.out and "1 file: no mistakes, 1 warning\n" in ran.out
    (told,) = json.loads(run("deck", "check", "--json", str(own)).out)["warnings"]
    assert told["file"] == str(own) and told["line"] > 3


@pytest.mark.parametrize("play", ["{modify: {monster_cost: -1}}", "{modify: {monster_cost: -2}, until: next_defeat}"])
def test_a_discount_that_comes_to_an_end_is_none(run: Run, own: Path, play: str) -> None:
    edit(own, "{boots: 2}", play)
    ran = run("--lang", "en", "deck", "check", str(own))
    assert (ran.code, ran.err) == (0, "") and "1 file: all is well\n" in ran.out


def test_mistakes_have_their_place(run: Run, own: Path) -> None:
    edit(own, "ruby", "rubi")
    edit(own, "boots", "boot")
    ran = run("--lang", "en", "deck", "check", str(own))
    assert ran.code == 1 and ran.out == "2 problems\n"
    first, second = ran.err.splitlines()
    assert first.startswith(f"{own}:4:10: there is no card “rubi”") and first.endswith("(did you mean “ruby”?)")
    assert second.startswith(f"{own}:5:81: unknown word “boot”; allowed: an effect: one_of")


def test_decks_are_checked_as_a_stack(run: Run, own: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text("extends: brzdek\nname: {pl: b, en: b}\ncards: [{id: ruby, cost: 9}, {id: owl, cost: 1}]\n")
    assert "is changed by a deck below as well" in run("--lang", "en", "deck", "check", str(own), str(other)).out
    assert run("deck", "check", str(other)).code == 1


def test_the_pad_of_a_deck_is_checked_and_printed(run: Run, own: Path, tmp_path: Path) -> None:
    edit(own, "cards:", "pad: {drop: [gold]}\ncards:")
    assert run("deck", "check", str(own)).code == 0
    ran = run("print", "pad", "brzdek", "--deck", str(own), "-o", str(tmp_path / "pad.pdf"))
    assert (ran.code, ran.err) == (0, "")
    edit(own, "drop: [gold]", "drop: [golf]")
    ran = run("--lang", "en", "deck", "check", str(own))
    assert ran.code == 1 and f"{own}:3:14: found the text “golf”" in ran.err


def test_a_file_that_is_no_deck(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "none.yaml"
    for command in (("check",), ("show",), ("diff", "brzdek")):
        assert "nie ma takiego pliku" in run("deck", *command, str(file)).err
    file.write_text("extends: szachy\n")
    assert "nie wiadomo, do której gry należy plik" in run("deck", "check", str(file)).err


# -- show, card, cards


def test_cards_as_boxes(run: Run, own: Path) -> None:
    ran = run("deck", "show", str(own))
    assert (ran.code, ran.err) == (0, "")
    assert "| Rubin" in ran.out and "| Sowa" in ran.out and "[owl]" in ran.out
    assert len({len(line.rstrip()) for line in ran.out.splitlines()}) == 1, "two boxes beside each other"
    one = run("deck", "show", str(own), "sowa")
    assert "Sowa" in one.out and "Rubin" not in one.out
    assert run("card", "brzdek", "sowa", "--deck", str(own)).out == one.out
    assert run("cards", "sowa", "--deck", str(own)).out == one.out
    assert "czy chodziło o „owl”?" in run("deck", "show", str(own), "owll").err


def test_a_card_as_it_is_written(run: Run, own: Path) -> None:
    text = run("card", "brzdek", "owl", "--yaml", "--deck", str(own)).out
    (entry,) = yaml.safe_load(text)
    assert entry == yaml.safe_load(DECK)["cards"][1]
    own.write_text(f"extends: brzdek\nname: {{pl: a, en: a}}\ncards:\n{run('card', 'brzdek', 'ruby', '--yaml').out}")
    assert run("deck", "check", str(own)).code == 0
    assert run("deck", "diff", "brzdek", str(own)).out == "Nie ma żadnych różnic.\n"


# -- diff


def test_what_differs_is_told_as_people_read(run: Run, own: Path) -> None:
    edit(own, "cards:", "remove: [emerald]\noptions: {board: back}\nhand: 6\ncards:")
    edit(own, "cost: 3}", "cost: 3, play: {draw: 2}, name: {pl: Karbunkuł}}")
    assert run("deck", "diff", "brzdek", str(own)).out.splitlines() == [
        "~ karta: Karbunkuł (ruby)",
        "    name pl: „Rubin” → „Karbunkuł”",
        "    cost: 6 → 3",
        "    play: „Dobierz 1 kartę.” → „Dobierz 2 karty.”",
        "+ karta: Sowa (owl)",
        "    ×2 · koszt 2 sprawności · +2 buty.",
        "− karta: Szmaragd (emerald)",
        "~ opcja: board: front → back",
        "~ hand: 5 → 6",
    ]
    edit(own, "name: {pl: Karbunkuł}", "name: {en: Carbuncle}")
    edit(own, "cards:", "pad: {drop: [cards]}\ncards:")
    told = run("deck", "diff", "brzdek", str(own)).out
    assert "    name en: „Ruby” → „Carbuncle”\n" in told and told.endswith("+ pad: drop\n")
    back = run("--lang", "en", "deck", "diff", str(own), "brzdek").out
    assert "+ card: Emerald (emerald)" in back and "− card: Owl (owl)" in back and "cost: 3 → 6" in back
    assert run("deck", "diff", str(own), "sabotazysta").code == 2


# -- watch


def test_a_deck_is_looked_at_after_every_save(own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = tmp_path / "base.yaml"
    base.write_text(DECK.replace("cost: 3", "cost: 4"), encoding="utf-8")
    own.write_text("extends: base.yaml\nname: {pl: Na wierzchu, en: On top}\ncards: [{id: owl, cost: 1}]\n")
    steps: Iterator[Callable[[], object]] = iter([
        lambda: None,
        lambda: edit(own, "cost: 1", "cosst: 1"),
        lambda: edit(base, "Sowa", "Sówka"),
        lambda: own.rename(tmp_path / "away.yaml"),
        lambda: (tmp_path / "away.yaml").rename(own),
    ])  # fmt: skip

    def wait() -> None:
        try:
            next(steps)()
        except StopIteration:
            raise KeyboardInterrupt from None

    import sys

    with pytest.raises(KeyboardInterrupt):
        watch_files(Say("pl", COMMANDS, CORE), [str(own)], PlainScreen(sys.stdout, (), live=False), wait)
    told = capsys.readouterr().out
    assert told.count("Czekam na zapis") == 5
    assert told.count("nieznany klucz „cosst”") == 3 and told.count("nie ma takiego pliku") == 1
    assert told.index("Sowa") < told.index("cosst") and "1 plik: wszystko w porządku" in told


def test_nothing_is_done_while_nothing_is_saved(own: Path) -> None:
    looks: list[int] = []

    def wait() -> None:
        looks.append(1)
        if len(looks) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        for seen in saves([str(own)], wait):
            assert seen is None and not looks


# -- schema

jsonschema: Any = importlib.import_module("jsonschema")


@pytest.fixture(scope="module")
def validators() -> dict[str, Any]:
    from brzdek import games
    from brzdek.core.effects.json_schema import schema_of_decks

    known = {name: games.load(name).layers for name in NAMES}
    schemas = {name: schema_of_decks({name: layers}, "pl") for name, layers in known.items()}
    schemas["all"] = schema_of_decks(known, "en")
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    return {name: jsonschema.Draft202012Validator(schema) for name, schema in schemas.items()}


def plain(text: str) -> Any:
    from brzdek.core.catalog.source import parse_yaml

    return json.loads(json.dumps(parse_yaml(text, "deck").data))


@pytest.mark.parametrize("game", NAMES)
def test_the_schema_takes_what_the_game_takes(validators: dict[str, Any], run: Run, game: str) -> None:
    texts = [(ROOT / "cards" / "house" / f"{game}.yaml").read_text(encoding="utf-8"), run("deck", "new", game).out]
    for name in (game, "all"):
        for text in texts:
            assert [error.message for error in validators[name].iter_errors(plain(text))] == []


def test_every_card_of_every_game_fits_its_schema(validators: dict[str, Any]) -> None:
    from brzdek import games
    from brzdek.core.catalog.differences import read_stack

    for game in ("sabotazysta", "brzdek", "katakumby", "magia_i_miecz"):
        shelf = read_stack(games.load(game).layers)
        tables = {key: shelf.plain_values[key] for key in shelf.schema.deck_tables if key in shelf.plain_values}
        deck = {"extends": game, "name": {"pl": "a", "en": "b"}, "cards": list(shelf.plain_cards.values()), **tables}
        assert [error.message for error in validators[game].iter_errors(json.loads(json.dumps(deck)))] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "cards: [{id: ruby, cots: 3}]",
        "cards: [{id: ruby, cost: 100}]",
        "cards: [{id: a, name: {pl: a}, kind: blue, copies: 1, cost: 1}]",
        "cards: [{id: a, name: {pl: a, en: a}, kind: bleu, copies: 1, cost: 1}]",
        "cards: [{id: a, name: {pl: a, en: a}, kind: blue, copies: 1}]",
        "cards: [{id: ruby, play: {skil: 1}}]",
        "cards: [{id: ruby, play: {when: buy, do: {gold: 1}}}]",
        "cards: [{id: ruby, play: {clank: 0}}]",
        "cards: [{id: ruby, play: {if: {hav: crown}, then: {gold: 1}}}]",
        "cards: [{id: ruby, play: {choose: {player: othr}, then: nothing}}]",
        "cards: [{id: ruby, play: {before: acquire, do: cancel}}]",
        "hand: 0",
        "options: {bord: back}",
        "options: {board: bak}",
        "options: {late_artifacts: maybe}",
        "extra: 1",
    ],
)
def test_the_schema_refuses_what_the_game_refuses(validators: dict[str, Any], wrong: str) -> None:
    deck = plain(f"extends: brzdek\nname: {{pl: a, en: b}}\n{wrong}\n")
    assert not validators["brzdek"].is_valid(deck) and not validators["all"].is_valid(deck)


def test_the_schema_takes_options_as_the_game_does(validators: dict[str, Any]) -> None:
    options = "options: {board: back, late_artifacts: true, turn_limit: 20, first: auto}"
    assert validators["all"].is_valid(plain(f"extends: brzdek\nname: {{pl: a, en: b}}\n{options}\n"))


@pytest.mark.parametrize(
    ("carry", "fits"),
    [
        ({"modify": {"craft": 1}}, True),
        ([{"modify": {"craft": 1}}, {"allow": "choose_road"}], True),
        ({"gain": {"gold": 1}}, False),
        ([{"modify": {"craft": 1}}, {"gain": {"gold": 1}}], False),
    ],
)
def test_the_schema_knows_where_only_what_lasts_may_stand(
    validators: dict[str, Any], run: Run, tmp_path: Path, carry: object, fits: bool
) -> None:
    """As `deck check` does."""
    card = {
        "id": "amulecik",
        "name": {"pl": "Amulecik", "en": "Little Amulet"},
        "kind": "object",
        "copies": 1,
        "number": 5,
        "carry": carry,
    }
    deck = {"extends": "magia_i_miecz", "name": {"pl": "Próba", "en": "Try"}, "cards": [card]}
    assert validators["magia_i_miecz"].is_valid(deck) == fits
    file = tmp_path / "d.yaml"
    file.write_text(yaml.safe_dump(deck, allow_unicode=True), encoding="utf-8")
    assert ("(carry)" in run("deck", "check", str(file)).err) != fits


def test_the_schema_is_printed(run: Run) -> None:
    whole, one = json.loads(run("deck", "schema").out), json.loads(run("deck", "schema", "sabotazysta").out)
    assert whole["$schema"] == one["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert set(NAMES) <= set(whole["$defs"]) and "brzdek" not in one["$defs"]
    assert choose_language(["--lang", "en"]) == "en"
