"""The cards, tokens, tracks and boards of Brzdęk!: complete, as known of the printed game, and fit to be printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest
import yaml

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.reference import load_rules
from brzdek.core.effects.phrases import pieces
from brzdek.core.layers import Layers
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS, Lang, Text, fold
from brzdek.games.brzdek.cards.schema import SCHEMA
from brzdek.games.raid.cards.pieces import Piece
from tests import reference

FOLDER = cards_folder() / "brzdek"
DUNGEON = ("blue", "device", "monster")
SECRETS = ("major_secret", "minor_secret")
TEXT_LIMIT, FLAVOUR_LIMIT, NAME_LIMIT = 130, 90, 36
"""What fits on a card; an icon counts as one sign."""


@cache
def catalog() -> Catalog:
    return load_catalog(Layers(SCHEMA, folder=FOLDER))


@cache
def all_pieces() -> Mapping[str, Piece]:
    return {card: cast(Piece, piece) for card, piece in catalog().cards.items()}


def of_kinds(*kinds: str) -> list[Piece]:
    return [piece for piece in all_pieces().values() if piece.kind in kinds]


def deck() -> list[Piece]:
    """The kinds of cards in the dungeon deck."""
    return [piece for piece in of_kinds(*DUNGEON) if piece.id not in catalog().tables["reserve"]]


def copies(pieces: list[Piece]) -> int:
    return sum(piece.copies for piece in pieces)


@cache
def plain(name: str) -> Any:
    """The data of a file as it is written."""
    return yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))


def facts() -> Mapping[str, Any]:
    section: Mapping[str, Any] = reference.facts("clank_facts")["base_game"]
    return section


def ledger() -> Mapping[str, Any]:
    return reference.ledger("brzdek")


# -- fixed counts


def test_the_dungeon_deck() -> None:
    cards = deck()
    assert (len(cards), copies(cards)) == (63, 100)
    assert copies([card for card in cards if card.dragon]) == 26
    assert copies([card for card in cards if card.danger]) == 5
    assert {kind: copies([card for card in cards if card.kind == kind]) for kind in DUNGEON} == {
        "blue": 70,
        "device": 10,
        "monster": 20,
    }
    assert copies([card for card in cards if card.type == "gem"]) == 9
    assert copies([card for card in cards if card.type == "companion"]) == 25
    assert {card.id for card in cards if card.only_in} == {"dragons_eye", "the_vault", "cave_troll", "crystal_golem"}


@pytest.mark.rule("BRZ-007")
def test_the_starting_deck() -> None:
    assert {card.id: card.copies for card in of_kinds("starter")} == {
        "burgle": 6,
        "stumble": 2,
        "sidestep": 1,
        "scramble": 1,
    }


def test_piles_and_tokens() -> None:
    assert {card: all_pieces()[card].copies for card in catalog().tables["reserve"]} == {
        "mercenary": 15,
        "explore": 15,
        "secret_tome": 12,
        "goblin": 1,
    }
    tokens = {kind: copies(of_kinds(kind)) for kind in (*SECRETS, "artifact", "idol", "mastery", "good")}
    assert tokens == {"major_secret": 11, "minor_secret": 18, "artifact": 7, "idol": 3, "mastery": 4, "good": 7}
    assert [token.points for token in of_kinds("artifact")] == [5, 7, 10, 15, 20, 25, 30]
    goods = [(good.sort, good.points, good.copies) for good in of_kinds("good")]
    assert goods == [("key", 5, 2), ("backpack", 5, 2), ("crown", 10, 1), ("crown", 9, 1), ("crown", 8, 1)]
    assert {token.id: token.copies for token in of_kinds("major_secret")} == {
        "potion_of_greater_healing": 2,
        "greater_skill_boost": 2,
        "greater_treasure": 2,
        "flash_of_brilliance": 2,
        "chalice": 3,
    }
    kept = {token.id for token in of_kinds(*SECRETS) if token.kept}
    potions = {token.id for token in of_kinds(*SECRETS) if "drink" in token.effects}
    assert kept - potions == {"chalice", "dragon_egg"} and len(potions) == 4


@pytest.mark.rule("BRZ-037")
def test_tracks_and_sizes_of_the_boards() -> None:
    tables = catalog().tables
    assert list(tables["rage"]) == [2, 2, 3, 3, 4, 4, 5]
    assert list(tables["countdown"]) == [0, 1, 2, 3]
    assert (tables["health"], tables["cubes"], tables["dragon_cubes"]) == (10, 30, 24)
    boards = plain("boards")["boards"]
    sizes = {side: (len(board["rooms"]), len(board["tunnels"])) for side, board in boards.items()}
    assert sizes == {"front": (39, 60), "back": (44, 63)}
    assert set(boards) == set(catalog().options["board"].choices)


# -- the facts


def facts_effect(gives: Mapping[str, Any]) -> Any:
    """An effect of the facts in the words of the card language, its parts in any order."""
    parts: list[Any] = []
    for word, value in gives.items():
        parts += SPOKEN[word](value) if word in SPOKEN else [{word: value}]
    return canonical(parts)


def _conditions(value: Any) -> list[Any]:
    return [{"if": {"have": HAVE[one["cond"]]}, "then": facts_effect(one["then"])} for one in value]


def _choice(value: Any) -> list[Any]:
    assert value["n"] == 1
    return [{"one_of": [facts_effect(option) for option in value["options"]]}]


def _option_with_price(value: Any) -> list[Any]:
    return [{"pay": value["gold"], "then": canonical([TOMES])}]


def _specials(value: Any) -> list[Any]:
    return [special for one in value for special in _special(one)]


def _special(one: Any) -> list[Any]:
    if isinstance(one, str):
        return [SPECIALS[one]]
    ((name, number),) = one.items()
    if name == "trash":
        return [{"trash": number["what"]}]
    return [{"skill": {"per": "cubes_made"}}] if name == "skill_per_clank_made" else [{SPECIALS[name]: number}]


TOMES = {"take_cards": "secret_tome", "copies": 2}
HAVE = {
    "has_artifact": "artifact",
    "has_crown": "crown",
    "has_monkey_idol": "monkey_idol",
    "another_companion_in_play_area": "another_companion",
}
SPECIALS: Mapping[str, Any] = {
    "ignore_crystal_caves": "ignore_caves",
    "ignore_tunnel_monsters": "ignore_monsters",
    "take_secret_from_adjacent_room": "take_adjacent_secret",
    "replace_dungeon_row_card": "replace_row_card",
    "dragon_attack_now": "dragon_attack",
    "trash_at_end_of_turn": {"trash": "any"},
    "gold_gain_bonus": "gold_gains",
    "gem_discount": "gem_discount",
}
SPOKEN: Mapping[str, Any] = {
    "if": _conditions,
    "choose": _choice,
    "pay": _option_with_price,
    "gain_secret_tomes": lambda count: [] if count == TOMES["copies"] else [{"take_cards": count}],
    "special": _specials,
    "discard_for": lambda value: [{"discard": value["discard"], "then": facts_effect(value["then"])}],
    "others_clank": lambda count: [{"each": {"player": "other"}, "do": canonical([{"clank": count}])}],
    "all_clank": lambda count: [{"each": {"player": "any"}, "do": canonical([{"clank": count}])}],
    "return_dragon_cubes": lambda count: [{"return_cubes": count}],
}
POINTS = {
    "dragons_eye": {"if": {"have": "mastery"}, "then": {"points": 10}, "now": True},
    "the_duke": {"points": {"per": "gold", "every": 5}},
    "dwarven_peddler": {"if": {"at_least": {"curiosity_kinds": 2}}, "then": {"points": 4}, "now": True},
    "wizard": {"points": {"per": "secret_tomes", "each": 2}},
}
OPTIONS = ("then", "do", "copies", "now")


def canonical(effect: Any) -> Any:
    """An effect as it is written, as a sorted list of single words with their options."""
    if isinstance(effect, str):
        return [effect]
    if isinstance(effect, Mapping):
        options = {key: value for key, value in effect.items() if key in OPTIONS}
        words = [{key: value} for key, value in effect.items() if key not in OPTIONS]
        if options:
            assert len(words) == 1
            words[0] |= {key: canonical(value) if key in ("then", "do") else value for key, value in options.items()}
        for word in words:
            if "one_of" in word:
                word["one_of"] = [canonical(branch) for branch in word["one_of"]]
        return sorted(words, key=str)
    return sorted([part for one in effect for part in canonical(one)], key=str)


def written() -> dict[str, Mapping[str, Any]]:
    """All cards as they are written, by id."""
    files = ("starter", "reserve", "dungeon", "tokens")
    return {card["id"]: card for name in files for card in plain(name)["cards"]}


def facts_cards() -> Iterator[Mapping[str, Any]]:
    for group in ("starter_cards", "reserve_cards", "dungeon_deck"):
        yield from facts()[group]


def test_cards_are_those_of_the_facts() -> None:
    entries = written()
    expected = list(facts_cards())
    assert {card["id"] for card in expected} == {piece.id for piece in of_kinds("starter", "reserve", *DUNGEON)}
    for fact in expected:
        piece, entry = all_pieces()[fact["id"]], entries[fact["id"]]
        assert piece.name.en == fact["name_en"]
        assert piece.copies == fact.get("copies", fact.get("copies_per_player")), piece.id
        assert (
            piece.kind
            in {
                "starter": ("starter",),
                "yellow": ("reserve",),
                "blue": ("blue",),
                "purple": ("device",),
                "red": ("monster",),
            }[fact["banner"]]
        )
        assert piece.type == (fact["keyword"] if fact["keyword"] in ("gem", "companion") else ""), piece.id
        purse = "swords" if piece.kind == "monster" else "skill"
        assert {purse: piece.cost} == fact.get("cost", {purse: 0}), piece.id
        assert piece.points == fact.get("points", 0), piece.id
        assert piece.dragon == fact.get("dragon_attack", False), piece.id
        assert piece.danger == fact.get("danger", False), piece.id
        limits = {None: (), "deep": ("depths",), "crystal_cave": ("crystal_cave",)}
        assert piece.only_in == limits[fact.get("restriction")], piece.id
        for slot in ("play", "arrive", "acquire", "use", "defeat"):
            assert canonical(entry.get(slot, [])) == facts_effect(fact.get(slot, {})), (piece.id, slot)
        assert ("points_rule" in fact) == ("score" in entry)
        assert entry.get("score") == POINTS.get(piece.id)


def test_tokens_are_those_of_the_facts() -> None:
    entries = written()
    for kind in SECRETS:
        secrets = facts()[f"{kind}s"]
        assert {fact["id"] for fact in secrets} == {piece.id for piece in of_kinds(kind)}
        for fact in secrets:
            piece, entry = all_pieces()[fact["id"]], entries[fact["id"]]
            assert (piece.name.en, piece.copies) == (fact["name_en"], fact["count"])
            assert piece.points == fact.get("points", 0)
            assert piece.kept == fact["mode"].startswith("keep")
            gives = {**fact.get("gives", {}), **({"rage": fact["rage"]} if "rage" in fact else {})}
            slot = "drink" if fact["mode"] == "keep_and_use" else "take"
            assert canonical(entry.get(slot, [])) == facts_effect(gives), piece.id
    assert {token.points: token.name.en for token in of_kinds("artifact")} == {
        fact["value"]: fact["name_en"] for fact in facts()["artifacts"]
    }
    for fact in facts()["other_tokens"]:
        piece = all_pieces()[fact["id"]]
        assert (piece.copies, piece.points, piece.name.en) == (fact["count"], fact["points"], fact["name_en"])
    for fact in facts()["market"]:
        goods = [good for good in of_kinds("good") if good.id.startswith(fact["id"])]
        assert copies(goods) == fact["count"]
        points = fact["points"] if isinstance(fact["points"], list) else [fact["points"]]
        assert [good.points for good in goods] == points
        assert catalog().tables["market_price"] == fact["price_gold"]


def test_tables_are_those_of_the_facts() -> None:
    tables, setup, components = catalog().tables, facts()["setup"]["values"], facts()["components"]["values"]
    assert list(catalog().players) == components["players"]
    assert (tables["row"], tables["hand"]) == (setup["dungeon_row"], setup["hand"])
    assert list(tables["starting_clank"]) == setup["starting_clank_by_seat"]
    assert tables["artifacts_removed"] == setup["artifacts_removed"]
    assert tables["rage_start"] == setup["rage_start_space"]
    assert list(tables["rage"]) == facts()["rage_track"]["cubes_per_space"]
    assert tables["health"] == facts()["health_meter"]["spaces"]
    countdown = facts()["countdown_track"]
    assert list(tables["countdown"]) == [extra or 0 for extra in countdown["extra_cubes_by_space"].values()]
    assert len(tables["countdown"]) == countdown["spaces"] - 1
    assert (tables["cubes"], tables["dragon_cubes"]) == (
        components["clank_cubes_per_player"],
        components["dragon_cubes"],
    )


@pytest.mark.rule("BRZ-034")
@pytest.mark.parametrize("side", ["front", "back"])
def test_boards_are_those_of_the_facts(side: str) -> None:
    board, fact = plain("boards")["boards"][side], facts()["boards"][side]
    rooms = [{**room, "at": [round(part * 1000) for part in room["pos"]]} for room in fact["rooms"]]
    assert board["rooms"] == [{key: value for key, value in room.items() if key != "pos"} for room in rooms]
    assert board["tunnels"] == fact["tunnels"]
    typed = catalog().tables["boards"][side]
    depths = {room.id for room in typed.rooms.values() if room.in_depths}
    assert depths == set(range(fact["depths_from_room"], len(rooms) + 1))
    assert typed.start == 1
    for tunnel in fact["tunnels"]:
        (there,) = [one for one in typed.tunnels[tunnel["a"]] if one.to == tunnel["b"]]
        (back,) = [one for one in typed.tunnels[tunnel["b"]] if one.to == tunnel["a"]]
        assert (there.boots, there.monsters) == (tunnel.get("boots", 1), tunnel.get("monsters", 0))
        assert (there.locked, there.wrap) == (tunnel.get("lock", False), tunnel.get("wrap", False))
        assert (there.against, back.against) == (False, tunnel.get("one_way", False))


# -- names, texts and flavour


def test_titles_of_the_rulebook_are_kept() -> None:
    printed = {one["name_en"]: one["name_pl"] for one in ledger()["cards_named"] if one["kind"] != "place"}
    ours = {piece.name.en: piece.name.pl for piece in all_pieces().values()}
    kept = {name: title for name, title in printed.items() if name in ours}
    assert len(kept) > 35
    assert kept == {name: ours[name] for name in kept}


def test_the_rule_reference_is_the_ledger() -> None:
    rules = load_rules(FOLDER)
    assert len(rules) == len({rule.id for rule in rules}) == 259
    assert [(rule.id, rule.topic, *rule.text) for rule in rules] == [
        (row["id"], row["topic"], row["pl"], row["en"]) for row in ledger()["rules"]
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_names_can_be_told_apart(lang: Lang) -> None:
    names = Counter(fold(piece.name.to(lang)) for piece in all_pieces().values())
    assert [name for name, count in names.items() if count > 1] == []
    assert all(len(name) <= NAME_LIMIT for name in names)


@pytest.mark.parametrize("lang", LANGS)
def test_texts_are_there_and_short_enough_to_print(lang: Lang) -> None:
    for piece in all_pieces().values():
        text = piece.text(lang)
        length = sum(1 if is_icon else len(part) for is_icon, part in pieces(text))
        assert bool(text) == bool(piece.effects or piece.sort in ("key", "backpack")), piece.id
        assert length <= TEXT_LIMIT, (piece.id, length, text)
        assert all(0 < len(note) <= 40 for note in piece.notes(lang)), piece.id
        assert piece.text_override is None


@pytest.mark.parametrize("lang", LANGS)
def test_flavour_lines(lang: Lang) -> None:
    lines = [piece.flavour.to(lang) for piece in all_pieces().values() if piece.flavour]
    assert len(lines) == len(set(lines)) == len(all_pieces())
    assert [line for line in lines if len(line) > FLAVOUR_LIMIT or line[-1] not in ".!?…”"] == []
    assert {piece.origin for piece in all_pieces().values()} == {"facts"}


@pytest.mark.parametrize(
    ("card", "polish", "english"),
    [
        ("sapphire", "Dobierz 1 kartę. ZDOBYCIE: +2 ⟦clank⟧.", "Draw 1 card. ACQUIRE: +2 ⟦clank⟧."),
        (
            "the_mountain_king",
            "+2 ⟦skill⟧, +1 ⟦sword⟧, +1 ⟦boot⟧. Jeśli masz koronę, +1 ⟦sword⟧ i +1 ⟦boot⟧.",
            "+2 ⟦skill⟧, +1 ⟦sword⟧, +1 ⟦boot⟧. If you have a crown, +1 ⟦sword⟧ and +1 ⟦boot⟧.",
        ),
        (
            "watcher",
            "NATYCHMIAST: Każdy gracz otrzymuje +1 ⟦clank⟧. POKONANIE: +3 ⟦gold⟧. "
            "Każdy inny gracz otrzymuje +1 ⟦clank⟧.",
            "ARRIVE: Each player gets +1 ⟦clank⟧. DEFEAT: +3 ⟦gold⟧. Each other player gets +1 ⟦clank⟧.",
        ),
        (
            "dragon_shrine",
            "WYKORZYSTAJ: +2 ⟦gold⟧; albo na koniec tury usuń kartę z obszaru gry lub stosu kart odrzuconych.",
            "USE: +2 ⟦gold⟧; or at end of turn trash a card from your play area or discard pile.",
        ),
        (
            "dwarven_peddler",
            "+1 ⟦boot⟧, +2 ⟦gold⟧. PUNKTACJA: Jeśli masz co najmniej 2 różne żetony spośród kielicha, smoczego jaja "
            "i figurki małpiego bożka, 4 punkty.",
            "+1 ⟦boot⟧, +2 ⟦gold⟧. SCORING: If you have at least 2 different ones of chalice, dragon egg and monkey "
            "idol, 4 points.",
        ),
        (
            "the_duke",
            "+2 ⟦skill⟧, +2 ⟦sword⟧. PUNKTACJA: 1 punkt za każde 5 ⟦gold⟧.",
            "+2 ⟦skill⟧, +2 ⟦sword⟧. SCORING: 1 point for every 5 ⟦gold⟧.",
        ),
        ("potion_of_strength", "WYPIJ: +2 ⟦sword⟧.", "DRINK: +2 ⟦sword⟧."),
        (
            "dragon_egg",
            "ODKRYCIE: Przesuń znacznik smoka o 1 pole do przodu.",
            "REVEAL: Move the dragon marker 1 space forward.",
        ),
        ("master_key", "Możesz przechodzić korytarzami z kłódką.", "You may pass locked tunnels."),
        ("crown_10", "", ""),
    ],
)
def test_texts_read_well(card: str, polish: str, english: str) -> None:
    piece = all_pieces()[card]
    assert (piece.text("pl"), piece.text("en")) == (polish, english)


def test_a_text_of_its_own_goes_before_what_a_good_allows() -> None:
    key = replace(all_pieces()["master_key"], text_override=Text("Otwiera.", "Opens."))
    assert (key.text("pl"), key.text("en")) == ("Otwiera.", "Opens.")


def test_notes_say_what_numbers_and_symbols_show() -> None:
    cards = all_pieces()
    assert cards["kobold"].notes("pl") == [
        "koszt 1 ⟦sword⟧",
        "symbol smoczego ataku",
        "zagrożenie: +1 kostka w atakach",
    ]
    assert cards["dragons_eye"].notes("en") == [
        "cost 5 ⟦skill⟧",
        "gem",
        "only in the depths",
        "dragon attack symbol",
    ]
    assert cards["crystal_golem"].notes("en") == ["cost 3 ⟦sword⟧", "only in a crystal cave"]
    assert cards["the_duke"].notes("pl") == ["koszt 5 ⟦skill⟧", "towarzysz"]
    assert cards["chalice"].notes("pl") == ["7 punktów", "zatrzymaj"]
    assert cards["burgle"].notes("pl") == []
