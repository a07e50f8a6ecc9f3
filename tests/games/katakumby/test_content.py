"""The cards, tokens and tables of Katakumby: complete, as known of the printed game, and fit to be printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest
import yaml

from brzdek.core.catalog.reference import load_rules
from brzdek.core.effects.phrases import pieces
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS, Lang, fold
from tests import reference
from tests.support import catalog

FOLDER = cards_folder() / "katakumby"
DUNGEON = ("blue", "device", "monster")
SECRETS = ("major_secret", "minor_secret")
SLOTS = ("play", "arrive", "acquire", "use", "defeat", "take", "drink", "redeem", "score")
TEXT_LIMIT, FLAVOUR_LIMIT, NAME_LIMIT = 190, 90, 36
"""What fits on a card; an icon counts as one sign."""
SPOKEN_FOR = {"catacombs_map", "golden_monkey_bot", "discount_coupon", "backpack", "invisibility_cloak"}
"""Tokens that do something without an effect of their own."""


def of_kinds(*kinds: str) -> list[Any]:
    return [card for card in catalog("katakumby").own().cards.values() if card.kind in kinds]


def base(cards: Iterable[Any]) -> list[Any]:
    return [card for card in cards if card.set == "base"]


def deck() -> list[Any]:
    """The kinds of cards in the dungeon deck, without what an option adds."""
    return [card for card in base(of_kinds(*DUNGEON)) if card.id not in catalog("katakumby").tables["reserve"]]


def copies(cards: Iterable[Any]) -> int:
    return sum(card.copies for card in cards)


def counts(cards: Iterable[Any]) -> dict[str, int]:
    return {card.id: card.copies for card in cards}


@cache
def written() -> Mapping[str, Mapping[str, Any]]:
    """All cards as they are written, by id."""
    files = [FOLDER / f"{name}.yaml" for name in ("starter", "reserve", "dungeon", "tokens")]
    entries = [yaml.safe_load(file.read_text(encoding="utf-8"))["cards"] for file in files]
    return {card["id"]: card for cards in entries for card in cards}


def facts() -> Mapping[str, Any]:
    section: Mapping[str, Any] = reference.facts("clank_facts")["catacombs"]
    return section


def ledger() -> Mapping[str, Any]:
    return reference.ledger("katakumby")


# -- fixed counts


def test_the_dungeon_deck() -> None:
    cards = deck()
    assert (len(cards), copies(cards)) == (68, 100)
    assert copies(card for card in cards if card.dragon) == 25
    assert {card.id for card in cards if card.danger} == {"corrupt_advisor", "wishing_well", "the_warden"}
    assert {kind: copies(card for card in cards if card.kind == kind) for kind in DUNGEON} == {
        "blue": 71,
        "device": 9,
        "monster": 20,
    }
    assert copies(card for card in cards if card.type == "gem") == 7
    assert copies(card for card in cards if card.type == "companion") == 23
    assert {card.id for card in cards if card.ghost_ward} == {"white_tourmaline", "black_tourmaline"}
    assert {card.id for card in cards if card.only_in} == {"the_warden", "crystal_kobold"}
    assert [written()[card]["only_in"] for card in ("the_warden", "crystal_kobold")] == [
        "depths",
        ["crystal_cave", "altar"],
    ]


def test_devices_with_a_price_besides_skill() -> None:
    prices = {card.id: (card.cost, card.gold_cost, card.lockpick_cost) for card in of_kinds("device")}
    assert {card: price for card, price in prices.items() if price[1:] != (0, 0)} == {
        "wishing_well": (0, 3, 0),
        "locked_trunk": (3, 0, 1),
    }


def test_cards_that_an_option_adds() -> None:
    added = {card.id: (card.set, card.copies) for card in of_kinds(*DUNGEON) if card.set != "base"}
    assert added == {
        "mister_wizkers": ("promo", 1),
        "breakout": ("promo", 1),
        "dusty_map": ("promo", 1),
        "ape_lord_phantasm": ("phantasm", 1),
    }
    options = catalog("katakumby").options
    assert {option: options[option].default for option in ("promo", "phantasm", "brzdek_cards")} == {
        "promo": 0,
        "phantasm": 0,
        "brzdek_cards": 0,
    }


def test_the_dungeon_deck_of_a_party() -> None:
    more = [card for card in deck() if card.copies in catalog("katakumby").tables["party_copies"]]
    assert len(more) == 30
    assert copies(deck()) + len(more) == 130
    assert copies(card for card in deck() if card.dragon) + sum(card.dragon for card in more) == 31


@pytest.mark.rule("KAT-033")
def test_the_starting_deck() -> None:
    assert counts(of_kinds("starter")) == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}
    assert [written()[card]["play"] for card in ("burgle", "stumble", "scramble", "sidestep")] == [
        {"skill": 1},
        {"clank": 1},
        {"skill": 1, "boots": 1},
        {"boots": 1},
    ]


def test_the_reserve() -> None:
    cards, tables = catalog("katakumby").own().cards, catalog("katakumby").tables
    piles = counts(cards[card] for card in tables["reserve"])
    assert piles == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}
    assert tables["party_reserve"] == 4


@pytest.mark.rule("KAT-319", "KAT-320")
def test_what_the_reserve_costs_and_gives() -> None:
    named = ("cost", "type", "points", "play", "defeat")
    figures = {card: {key: written()[card][key] for key in named if key in written()[card]} for card in RESERVE}
    assert figures == RESERVE


RESERVE: Mapping[str, Mapping[str, Any]] = {
    "mercenary": {"cost": 2, "type": "companion", "play": {"skill": 1, "swords": 2}},
    "explore": {"cost": 3, "play": {"skill": 2, "boots": 1}},
    "secret_tome": {"cost": 7, "points": 7},
    "goblin": {"cost": 2, "defeat": {"gold": 1}},
}


@pytest.mark.rule("KAT-245", "KAT-251")
def test_the_secrets() -> None:
    assert counts(of_kinds("major_secret")) == {
        "catacombs_map": 2,
        "chalice": 3,
        "greater_skill_boost": 2,
        "greater_treasure": 2,
        "potion_of_greater_healing": 2,
    }
    assert counts(base(of_kinds("minor_secret"))) == {
        "dragon_egg": 3,
        "lockpick": 3,
        "magic_spring": 2,
        "potion_of_healing": 3,
        "potion_of_swiftness": 2,
        "potion_of_strength": 2,
        "puzzle_box": 2,
        "treasure": 3,
    }
    assert (copies(of_kinds("major_secret")), copies(base(of_kinds("minor_secret")))) == (11, 20)
    kept = {token.id for token in of_kinds(*SECRETS) if token.kept and "drink" not in token.effects}
    assert kept == {"catacombs_map", "chalice", "dragon_egg", "puzzle_box"}
    assert {token.id for token in of_kinds(*SECRETS) if "redeem" in token.effects} == {"puzzle_box"}


@pytest.mark.rule("KAT-260")
def test_the_prison_tokens() -> None:
    assert counts(of_kinds("prisoner", "coupon")) == {
        "adventurer": 2,
        "barbarian": 2,
        "cleric": 2,
        "golden_monkey_bot": 1,
        "haunted_prisoner": 1,
        "mayor": 1,
        "monk": 1,
        "peasant": 2,
        "primatologist": 1,
        "prince": 1,
        "princess": 1,
        "sorceress": 2,
        "warrior": 2,
        "discount_coupon": 1,
    }
    assert (copies(of_kinds("prisoner")), copies(of_kinds("coupon"))) == (19, 1)


@pytest.mark.rule("KAT-278")
def test_the_goods() -> None:
    goods = [(good.sort, good.points, good.copies) for good in base(of_kinds("good"))]
    assert goods == [
        ("backpack", 5, 2),
        ("amulet", 7, 2),
        ("kit", 2, 3),
        ("crown", 10, 1),
        ("crown", 9, 1),
        ("crown", 8, 1),
    ]
    assert written()["burglars_kit"]["take"] == {"lockpicks": 2}


def test_the_amulet() -> None:
    amulet = written()["blood_amulet"]
    assert (amulet["needs_damage"], amulet["take"], amulet["points"]) == (5, {"heal": 2}, 7)
    assert {good.id for good in of_kinds("good") if good.needs_damage} == {"blood_amulet"}


def test_the_artifacts() -> None:
    assert [token.points for token in base(of_kinds("artifact"))] == [5, 7, 10, 12, 15, 17, 20]
    assert [token.points for token in of_kinds("artifact") if token.set == "party"] == [10, 15, 20, 25]
    assert {token.copies for token in of_kinds("artifact")} == {1}


def test_what_else_a_party_brings() -> None:
    party = {token.id: token.copies for token in of_kinds("good", *SECRETS) if token.set == "party"}
    assert party == {"invisibility_cloak": 2, "potion_of_stealth": 4}
    cloak = written()["invisibility_cloak"]
    assert (cloak["sort"], cloak["points"]) == ("cloak", 5)
    assert catalog("katakumby").options["cloaks"].default == 1
    assert "master_key" not in catalog("katakumby").own().cards


def test_idols_and_mastery_tokens() -> None:
    idols, mastery = of_kinds("idol"), of_kinds("mastery")
    assert [(token.id, token.copies, token.points) for token in idols] == [("monkey_idol", 3, 5)]
    assert [(token.id, token.points) for token in mastery] == [("mastery", 20)]
    assert copies(mastery) == catalog("katakumby").players[1], "one for each player"


def test_tables_for_every_number_of_players() -> None:
    tables, players = catalog("katakumby").tables, catalog("katakumby").players
    assert players == (2, 6)
    assert {track: list(spaces) for track, spaces in tables["rage"].items()} == {
        "usual": [2, 2, 3, 3, 4, 4, 5],
        "party": [2, 2, 2, 3, 3, 4, 4, 5],
    }
    assert tables["rage_start"] == {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}
    assert tables["out_attack"] == {2: 6, 3: 4, 4: 4, 5: 4, 6: 4}
    assert list(tables["starting_clank"]) == [3, 2, 1, 0, 0, 0]
    assert list(tables["starting_gold"]) == [0, 0, 0, 0, 1, 2]


def test_options() -> None:
    options = catalog("katakumby").options
    assert set(options["side"].choices) == {"a", "b", "random"}
    assert {option: spec.default for option, spec in options.items()} == {
        "side": "random",
        "first": "auto",
        "promo": 0,
        "phantasm": 0,
        "brzdek_cards": 0,
        "mercy": 0,
        "cloaks": 1,
        "turn_limit": 0,
    }
    assert (options["first"].low, options["first"].high) == (0, 5)


# -- the facts

TOME = {"take_cards": "secret_tome"}
HAVE = {
    "has_artifact": "artifact",
    "has_crown": "crown",
    "has_monkey_idol": "monkey_idol",
    "another_companion_in_play_area": "another_companion",
    "in_crystal_cave": "crystal_cave",
    "secret_tome_in_play_area_or_discard": "tome_at_hand",
    "defeated_row_monster_this_turn": "row_monsters_defeated",
    "used_portal_this_turn": "portals_used",
    "placed_own_cube_in_dungeon_this_turn": "cubes_placed",
    "freed_prisoner_this_turn": "prisoners_freed",
}
REACH = {
    "clank_made_this_turn": "cubes_made",
    "gold_gained_this_turn": "gold_gained",
    "skill_generated_this_turn": "skill_made",
    "prisoners_freed": "prisoners",
}
LEAPS = {"in_market_room": {"leap": "market"}, "on_haunted_tile": {"leap": "haunted"}}
"""Teleports tied to a place are words of their own."""
SPECIALS: Mapping[str, Any] = {
    "ignore_crystal_caves": "ignore_caves",
    "ignore_tunnel_monsters": "ignore_monsters",
    "trash_self": {"trash": "this"},
    "trash_at_end_of_turn": {"trash": "any"},
    "may_trash_self_to_teleport_wayshrine_to_wayshrine": {"leap": "altar"},
    "replace_dungeon_row_card": "replace_row_card",
    "mark_any_wayshrine_remotely": "mark_altar",
    "may_put_this_on_top_of_deck": {"may": "top_of_deck"},
    "each_player_alone_on_square_tile_rotates_it": "turn_own_tile",
    "rotate_180_each_square_tile_with_players": "turn_all_tiles",
    "use_device_or_acquire_row_card_free": "free_row_card",
    "place_new_tile_anywhere": {"place_tile": "anywhere"},
    "take_market_item_free_if_in_market_room": "free_good",
}
SAID_OTHERWISE: Mapping[tuple[str, str], Any] = {
    ("blink_spell", "play"): [{"skill": 3}, {"leap": "blink"}],
    ("empurror", "play"): {
        "one_or_all": [{"clank": -2}, {"gold": 1}, "ignore_caves"],
        "all_if": {"have": "artifact"},
    },
    ("marble_guardian", "defeat"): {
        "place_tile": "beside",
        "then": {"one_of": [{"leap": "new_tile"}, {"gold": 2}]},
    },
}
"""Effects that the facts take apart in another way."""


def facts_effect(gives: Mapping[str, Any]) -> list[Any]:
    """An effect of the facts in the words of the card language, its parts in any order."""
    if "pay" in gives:
        rest = {word: value for word, value in gives.items() if word != "pay"}
        return [{"spend_lockpicks": gives["pay"]["lockpick"], "then": facts_effect(rest)}]
    parts: list[Any] = []
    for word, value in gives.items():
        parts += SPOKEN[word](value) if word in SPOKEN else [{WORDS.get(word, word): value}]
    return sorted(parts, key=str)


def _conditions(value: Any) -> list[Any]:
    return [_condition(one["cond"], one["then"]) for one in value]


def _condition(condition: str, then: Mapping[str, Any]) -> Any:
    if condition in LEAPS:
        return LEAPS[condition]
    counter, _, least = condition.partition(">=")
    holds = {"at_least": {REACH[counter]: int(least)}} if least else {"have": HAVE[condition]}
    return {"if": holds, "then": facts_effect(then)}


def _choice(value: Any) -> list[Any]:
    options = [facts_effect(option) for option in value["options"]]
    return [{"one_of": options}] if value["n"] == 1 else [{"some_of": options, "exactly": value["n"]}]


def _special(one: Any) -> list[Any]:
    if isinstance(one, str):
        return [SPECIALS[one]] if one in SPECIALS else []
    ((name, value),) = one.items()
    if name == "trash":
        limit = {"up_to": value["count"]} if value.get("optional") or value.get("up_to") else {}
        return [{"trash": value["what"], **limit}]
    if name == "market_purchase_anywhere":
        return [{"market_offer": value["price"]}]
    return {
        "draw_per": [{"draw": {"per": "artifacts_carried"}}],
        "gold_per_clank_made": [{"gold": {"per": "cubes_made"}}],
    }[name]


def _noise(who: str, count: int) -> list[Any]:
    return [{"each": {"player": who}, "do": [{"clank": count}]}]


WORDS = {"lockpick": "lockpicks", "minor_secret": "minor_secrets", "major_secret": "major_secrets"}
SPOKEN: Mapping[str, Any] = {
    "if": _conditions,
    "choose": _choice,
    "special": lambda value: [part for one in value for part in _special(one)],
    "gain_secret_tomes": lambda count: [TOME] * count,
    "discard_for": lambda value: [{"may": [{"discard": value["discard"]}], "then": facts_effect(value["then"])}],
    "others_clank": lambda count: _noise("other", count),
    "others_clank_instead": lambda count: _noise("other", count - 1),
    "all_clank": lambda count: _noise("any", count),
    "return_dragon_cubes": lambda count: [{"return_cubes": count}],
}
SCORES: Mapping[str, Any] = {
    "brave_hero": {"if": {"at_least": {"prisoners": 3}}, "then": {"points": 5}, "now": True},
    "expensive_taste": {"if": {"all": [{"have": "crown"}, {"have": "gem"}]}, "then": {"points": 5}, "now": True},
    "thirst_for_adventure": [
        {"points": {"per": "artifact", "each": 2}},
        {"points": {"per": "monkey_idol", "each": 2}},
    ],
    "mayor": {"if": {"have": "mastery"}, "then": {"points": 5}, "now": True},
    "monk": {"points": {"per": "altars_marked"}},
    "primatologist": {"if": {"have": "monkey_idol"}, "then": {"points": 5}, "now": True},
    "prince": {"if": {"have": "crown"}, "then": {"points": 5}, "now": True},
    "princess": {"if": {"have": "crown"}, "then": {"points": 5}, "now": True},
    "sorceress": {"if": {"at_least": {"secret_tomes": 2}}, "then": {"points": 5}, "now": True},
    "warrior": {"points": {"per": "prisoners"}},
}
OPTIONS = ("then", "do", "now", "up_to", "exactly", "all_if", "copies")


def canonical(effect: Any) -> list[Any]:
    """An effect as it is written, as a sorted list of single words with their options."""
    if isinstance(effect, str):
        return [effect]
    if isinstance(effect, list):
        return sorted([part for one in effect for part in canonical(one)], key=str)
    options = {key: effect[key] for key in effect if key in OPTIONS}
    words = [{key: effect[key]} for key in effect if key not in OPTIONS]
    if options:
        (word,) = words
        word |= {key: canonical(value) if key in ("then", "do") else value for key, value in options.items()}
    for word in words:
        for choice in ("one_of", "some_of", "one_or_all"):
            if choice in word:
                word[choice] = [canonical(branch) for branch in word[choice]]
        if "may" in word and "then" in word:
            word["may"] = canonical(word["may"])
    return sorted(words, key=str)


def test_cards_are_those_of_the_facts() -> None:
    expected = [*facts()["dungeon_deck"], *facts()["promo_cards"]]
    house = {"ape_lord_phantasm", "goblin"}
    assert {fact["id"] for fact in expected} == {card.id for card in of_kinds(*DUNGEON)} - house
    for fact in expected:
        card, entry = catalog("katakumby").own().cards[fact["id"]], written()[fact["id"]]
        assert card.name.en == fact["name_en"]
        assert card.kind == {"blue": "blue", "purple": "device", "red": "monster"}[fact["banner"]], card.id
        assert entry.get("type") == (fact["keyword"] if fact["keyword"] in ("gem", "companion") else None), card.id
        purse = "swords" if card.kind == "monster" else "skill"
        prices = {purse: entry["cost"], "gold": entry.get("gold_cost"), "lockpick": entry.get("lockpick_cost")}
        assert {purse: price for purse, price in prices.items() if price is not None} == fact["cost"], card.id
        assert (entry["copies"], entry.get("points", 0)) == (fact["copies"], fact["points"]), card.id
        marks = (entry.get("dragon", False), entry.get("danger", False))
        assert marks == (fact["dragon_attack"], fact["danger"]), card.id
        assert entry.get("only_in") == RESTRICTIONS[fact.get("restriction")], card.id
        assert entry.get("ghost_ward", False) == ("cancel_ghost_damage" in str(fact.get("play"))), card.id
        for slot in ("play", "arrive", "acquire", "use", "defeat"):
            told = canonical(SAID_OTHERWISE.get((card.id, slot), [])) or facts_effect(fact.get(slot, {}))
            assert canonical(entry.get(slot, [])) == told, (card.id, slot)
        assert ("points_rule" in fact) == ("score" in entry), card.id
        assert entry.get("score") == SCORES.get(card.id), card.id


RESTRICTIONS = {None: None, "deep": "depths", "crystal_cave_or_wayshrine": ["crystal_cave", "altar"]}


def test_cards_are_those_of_the_ledger() -> None:
    proposed = {one["name_en"]: one for one in ledger()["deck_proposal"]}
    assert {card.name.en: card.name.pl for card in deck()} == {name: one["name_pl"] for name, one in proposed.items()}
    for card in deck():
        one = proposed[card.name.en]
        assert (card.copies, card.cost, card.points) == (one["count"], one["cost"], one.get("points", 0)), card.id
        assert (card.dragon, card.danger) == (one.get("dragon_symbol", False), one.get("danger", False)), card.id
        assert (card.type or {"blue": "dungeon_card"}.get(card.kind, card.kind)) == one["kind"], card.id
        texts = {slot for slot in ("arrive", "acquire") if f"{slot}_en" in one}
        assert texts == {slot for slot in ("arrive", "acquire") if slot in card.effects}, card.id


def test_tokens_are_those_of_the_facts() -> None:
    for group in ("major_secrets", "minor_secrets", "prisoners"):
        for fact in facts()[group]:
            card, entry = catalog("katakumby").own().cards[fact["id"]], written()[fact["id"]]
            assert (card.name.en, card.copies) == (fact["name_en"], fact["count"])
            assert entry.get("points", 0) == fact.get("points", 0), card.id
            gives = {**fact.get("gives", {})}
            gives |= {word: fact[name] for name, word in TOLLS.items() if name in fact}
            told = facts_effect(gives)
            slot = "redeem" if "use_where" in fact else "drink" if card.name.en.startswith("Potion") else "take"
            assert canonical(entry.get(slot, [])) == told, card.id
            assert entry.get("score") == SCORES.get(card.id), card.id
            assert ("points_rule" in fact) == ("score" in entry), card.id
            assert (card.kind == "coupon") == (fact.get("is_prisoner") is False), card.id
    assert [token.points for token in base(of_kinds("artifact"))] == facts()["artifacts"]["values"]
    for fact in facts()["market"]:
        goods = [good for good in of_kinds("good") if good.id.startswith(fact["id"])]
        points = fact["points"] if isinstance(fact["points"], list) else [fact["points"]]
        assert ([good.points for good in goods], copies(goods)) == (points, fact["count"])
        assert catalog("katakumby").tables["market_price"] == fact["price_gold"]


TOLLS = {"rage": "rage", "ghost_cubes": "haunt"}


def test_tables_are_those_of_the_facts() -> None:
    tables, setup, components = catalog("katakumby").tables, facts()["setup"]["values"], facts()["components"]["values"]
    assert (tables["row"], tables["hand"], tables["lockpicks"]) == (
        setup["dungeon_row"],
        setup["hand"],
        setup["lockpicks_per_player"],
    )
    assert list(tables["starting_clank"])[:4] == setup["starting_clank_by_seat"]
    assert (tables["haven_tiles"], tables["idols"]) == (setup["safe_tiles_used"], components["monkey_idols"])
    assert tables["health"] == facts()["health_meter"]["spaces"]
    cubes = ("clank_cubes_per_player", "dragon_cubes", "ghost_cubes")
    assert [tables[table] for table in ("cubes", "dragon_cubes", "ghost_cubes")] == [components[one] for one in cubes]
    (coupon,) = [fact for fact in facts()["prisoners"] if fact["id"] == "discount_coupon"]
    assert tables["coupon"] == coupon["market_discount"]


# -- names, texts and flavour


def test_titles_of_the_rulebook_are_kept() -> None:
    named = [one for one in ledger()["cards_named"] if one["kind"] != "place" and "name_en" in one]
    printed = {fold(one["name_en"]): one["name_pl"] for one in named}
    ours = {fold(card.name.en): card.name.pl for card in catalog("katakumby").own().cards.values()}
    assert set(printed) - set(ours) == {"master key"}, "the only one that does not exist in this game"
    assert {name: ours[name] for name in printed if name in ours} == {
        name: title for name, title in printed.items() if name in ours
    }


def test_the_same_card_has_the_same_id_as_in_brzdek() -> None:
    theirs = {card.name.en: card.id for card in catalog("brzdek").cards.values()}
    ours = {card.name.en: card.id for card in catalog("katakumby").own().cards.values()}
    shared = set(theirs) & set(ours)
    assert len(shared) >= 20
    assert {name: ours[name] for name in shared} == {name: theirs[name] for name in shared}


def test_dungeon_cards_of_brzdek_can_join_the_deck() -> None:
    """No id and no name stands for two different cards then."""
    theirs = [card for card in catalog("brzdek").cards.values() if card.kind in DUNGEON and card.id != "goblin"]
    assert not {card.id for card in theirs} & set(catalog("katakumby").own().cards)
    for lang in LANGS:
        names = {fold(card.name.to(lang)) for card in catalog("katakumby").own().cards.values()}
        assert not {fold(card.name.to(lang)) for card in theirs} & names


def test_the_rule_reference_is_the_ledger() -> None:
    rules = load_rules(FOLDER)
    assert len(rules) == len({rule.id for rule in rules}) == 367
    assert [(rule.id, rule.topic, *rule.text) for rule in rules] == [
        (row["id"], row["topic"], row["pl"], row["en"]) for row in ledger()["rules"]
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_names_can_be_told_apart(lang: Lang) -> None:
    names = Counter(fold(card.name.to(lang)) for card in catalog("katakumby").own().cards.values())
    assert [name for name, count in names.items() if count > 1] == []
    assert all(len(name) <= NAME_LIMIT for name in names)


@pytest.mark.parametrize("lang", LANGS)
def test_texts_are_there_and_short_enough_to_print(lang: Lang) -> None:
    for card in catalog("katakumby").own().cards.values():
        text = card.text(lang)
        length = sum(1 if is_icon else len(part) for is_icon, part in pieces(text))
        assert bool(text) == bool(card.effects or card.id in SPOKEN_FOR), card.id
        assert length <= TEXT_LIMIT, (card.id, length, text)
        assert all(0 < len(note) <= 50 for note in card.notes(lang)), card.id
        assert card.text_override is None


def test_every_slot_is_met() -> None:
    assert {slot for card in catalog("katakumby").own().cards.values() for slot in card.effects} == set(SLOTS)


@pytest.mark.parametrize("lang", LANGS)
def test_flavour_lines(lang: Lang) -> None:
    cards = catalog("katakumby").own().cards.values()
    lines = [card.flavour.to(lang) for card in cards if card.flavour]
    assert len(lines) == len(set(lines)) == len(cards)
    assert [line for line in lines if len(line) > FLAVOUR_LIMIT or line[-1] not in ".!?…”"] == []
    theirs = {card.flavour.to(lang) for card in catalog("brzdek").cards.values() if card.flavour}
    assert not theirs & set(lines)


def test_origins() -> None:
    cards = catalog("katakumby").own().cards.values()
    assert {card.origin for card in cards} == {"facts", "house"}
    ours = {card.id for card in cards if card.origin == "house"}
    assert ours == {"ape_lord_phantasm", "invisibility_cloak", "potion_of_stealth"}


@pytest.mark.parametrize(
    ("card", "polish", "english"),
    [
        (
            "smoky_quartz",
            "−2 ⟦clank⟧. Dobierz 1 kartę. ZDOBYCIE: +2 ⟦clank⟧.",
            "−2 ⟦clank⟧. Draw 1 card. ACQUIRE: +2 ⟦clank⟧.",
        ),
        (
            "charlatan",
            "Możesz odrzucić 1 kartę, aby dobrać 2 karty.",
            "You may discard 1 card to draw 2 cards.",
        ),
        (
            "rebel_paladin",
            "+1 ⟦skill⟧, +1 ⟦sword⟧. Jeśli masz innego towarzysza w obszarze gry, dobierz 1 kartę. "
            "Jeśli masz artefakt, dobierz 1 kartę.",
            "+1 ⟦skill⟧, +1 ⟦sword⟧. If you have another companion in play, draw 1 card. "
            "If you have an artifact, draw 1 card.",
        ),
        (
            "archoverlord",
            "NATYCHMIAST: Każdy gracz otrzymuje +1 ⟦clank⟧. POKONANIE: Dobierz 2 karty. "
            "Każdy inny gracz otrzymuje +1 ⟦clank⟧.",
            "ARRIVE: Each player gets +1 ⟦clank⟧. DEFEAT: Draw 2 cards. Each other player gets +1 ⟦clank⟧.",
        ),
        (
            "skeleton_warlock",
            "POKONANIE: Weź 1 Tajemny wolumin z rezerwy. +1 ⟦clank⟧.",
            "DEFEAT: Take 1 Secret Tome from the reserve. +1 ⟦clank⟧.",
        ),
        (
            "potion_of_stealth",
            "WYPIJ: −1 ⟦clank⟧. Każdy inny gracz otrzymuje +1 ⟦clank⟧.",
            "DRINK: −1 ⟦clank⟧. Each other player gets +1 ⟦clank⟧.",
        ),
        (
            "mayor",
            "PUNKTACJA: Jeśli masz odznakę mistrzostwa, 5 punktów.",
            "SCORING: If you have a mastery token, 5 points.",
        ),
        ("lockpick", "ODKRYCIE: +1 ⟦lockpick⟧.", "REVEAL: +1 ⟦lockpick⟧."),
        ("keymaster", "POKONANIE: +1 ⟦lockpick⟧.", "DEFEAT: +1 ⟦lockpick⟧."),
        (
            "imp_familiar",
            "Wybierz jedno: +1 ⟦lockpick⟧; albo wydaj 1 ⟦lockpick⟧, aby dobrać 2 karty.",
            "Choose one: +1 ⟦lockpick⟧ or spend 1 ⟦lockpick⟧ to draw 2 cards.",
        ),
        ("scavenger", "+2 ⟦skill⟧. ZDOBYCIE: Weź 1 pomniejszy sekret.", "+2 ⟦skill⟧. ACQUIRE: Take 1 minor secret."),
        ("the_warden", "POKONANIE: Uwolnij 2 więźniów.", "DEFEAT: Free 2 prisoners."),
        ("backpack", "Możesz nieść o 1 artefakt więcej.", "You may carry 1 more artifact."),
        ("crown_10", "", ""),
    ],
)
def test_texts_read_well(card: str, polish: str, english: str) -> None:
    piece = catalog("katakumby").own().cards[card]
    assert (piece.text("pl"), piece.text("en")) == (polish, english)


def test_notes_say_what_numbers_and_symbols_show() -> None:
    cards = catalog("katakumby").own().cards
    assert cards["the_warden"].notes("pl") == [
        "koszt 3 ⟦sword⟧",
        "tylko w podziemiach",
        "symbol smoczego ataku",
        "zagrożenie: +1 kostka w atakach",
    ]
    assert cards["floating_skull"].notes("en") == ["cost 6 ⟦skill⟧", "2 points", "companion"]
    assert cards["chalice"].notes("pl") == ["7 punktów", "zatrzymaj"]
    assert cards["burgle"].notes("pl") == []
