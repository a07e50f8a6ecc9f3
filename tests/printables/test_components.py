"""What is printed of a game, against the list of components of its ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from brzdek import games
from brzdek.core.catalog.reference import load_rules
from printables.aids.contents import aid_of
from printables.boards import designs as boards
from printables.cards.contents import Copy, open_deck
from printables.tiles.contents import open_box as open_tiles
from printables.tokens.contents import Token, open_box
from tests.printables.piece_jobs import catalog_of

LEDGERS = Path(__file__).parent.parent / "data" / "ledgers"
GAMES = ("sabotazysta", "brzdek", "katakumby", "magia_i_miecz", "smoki")
BOUGHT: dict[str, str] = {
    "dragon_bag": "a bag of cloth; the boards have a place for it",
    "dice": "six-sided dice",
    "pawn_bases": "standees are folded and stand on their own",
}
"""What no printer makes."""
pytestmark = pytest.mark.xdist_group("printed pieces")


class Printed:
    """Everything that is printed of the base game, to be counted."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.cards: list[Copy] = [copy for copy in open_deck(game).copies() if not copy.mark]
        self.tokens: list[Token] = open_box(game).without_party().copies() if game != "sabotazysta" else []
        self.boards = [board.name for board in boards.load(game, catalog_of(game))] if game in boards.names() else []

    def kind(self, *kinds: str) -> int:
        return sum(copy.card.kind in kinds for copy in self.cards)

    def card(self, name: str) -> int:
        return sum(copy.card.id == name for copy in self.cards)

    def back(self, *names: str) -> int:
        return sum(copy.back in names for copy in self.cards)

    def sort(self, *names: str) -> int:
        return sum(token.sort.id in names for token in self.tokens)

    def token(self, name: str) -> int:
        return sum(token.card.id == name for token in self.tokens)

    def counters(self, *colours: str) -> int:
        return sum(token.sort.id.rpartition("_")[0] in colours for token in self.tokens)

    def starter_decks(self) -> float:
        return self.kind("starter") / 10

    def dungeon(self) -> int:
        """Everything but what players begin with and what lies in the reserve."""
        reserve = set(catalog_of(self.game).tables["reserve"])
        base = [copy for copy in self.cards if getattr(copy.card, "set", "base") == "base"]
        return sum(copy.card.kind != "starter" and copy.card.id not in reserve for copy in base)


Count = Callable[[Printed], Any]


def tiles(back: str) -> Count:
    def count(printed: Printed) -> int:
        tables = open_tiles(printed.game).catalog.tables["tiles"]
        return sum(back in ("", tile.back) for tile in tables.values())

    return count


def of_card(name: str) -> Count:
    return lambda printed: printed.card(name)


def with_back(name: str) -> Count:
    return lambda printed: printed.back(name)


def in_colour(name: str) -> Count:
    return lambda printed: printed.counters(name)


RAIDS: dict[str, Count] = {
    "dungeon_deck": Printed.dungeon,
    **{f"reserve_{name}": of_card(name) for name in ("mercenary", "explore", "secret_tome", "goblin")},
    "starting_deck": Printed.starter_decks,
    **{f"starter_{name}": of_card(name) for name in ("burgle", "stumble", "scramble", "sidestep")},
    "clank_cube": lambda p: p.sort("cubes"),
    "dragon_cube": lambda p: p.sort("dragon_cubes"),
    "ghost_cube": lambda p: p.sort("ghost_cubes"),
    "pawn": lambda p: p.sort("pawns"),
    "artifact": lambda p: p.sort("artifacts"),
    "major_secret": lambda p: p.sort("major_secrets"),
    "minor_secret": lambda p: p.sort("minor_secrets"),
    "monkey_idol": lambda p: p.sort("idols"),
    "mastery_token": lambda p: p.sort("mastery"),
    "dragon_marker": lambda p: p.sort("dragon_marker"),
    "gold": lambda p: p.sort("gold_1", "gold_5", "gold_10"),
    "crown": lambda p: sum(token.card.id.startswith("crown_") for token in p.tokens),
    "backpack": lambda p: p.token("backpack"),
    "master_key": lambda p: p.token("master_key"),
}
COUNTED: dict[str, dict[str, Count]] = {
    "sabotazysta": {
        "path_cards": lambda p: p.kind("passage", "dead_end", "start", "goal"),
        "action_cards": lambda p: p.kind("broken_tool", "repair", "rockfall", "map"),
        "gold_cards": lambda p: p.kind("gold"),
        "miner_cards": lambda p: p.card("miner"),
        "saboteur_cards": lambda p: p.card("saboteur"),
    },
    "brzdek": {**RAIDS, "board": lambda p: len(p.boards) / 2},
    "katakumby": {
        **RAIDS,
        "square_tile": tiles(""),
        "depths_tile": tiles("depths"),
        "haven_tile": tiles("haven"),
        "starting_tile": lambda p: sum(piece.id == "start" for g in open_tiles(p.game).groups for piece in g.pieces),
        "prisoner": lambda p: p.sort("prisoners", "coupon"),
        "amulet": lambda p: p.token("blood_amulet"),
        "burglars_kit": lambda p: p.token("burglars_kit"),
        "lockpick": lambda p: p.sort("lockpicks"),
        "help_sheet": lambda p: 1 if (aid := aid_of(p.game)) is not None and aid.tokens else 0,
        "clank_board": lambda p: p.boards.count("clank"),
        "market_board": lambda p: p.boards.count("market"),
    },
    "magia_i_miecz": {
        "main_board": lambda p: p.boards.count("rings"),
        "dungeon_board": lambda p: p.boards.count("spiral"),
        "abyss_board": lambda p: p.boards.count("abyss"),
        **{f"{name}_deck": with_back(name) for name in ("adventure", "dungeon", "abyss")},
        "spell_deck": lambda p: p.back("spells"),
        "character_cards": lambda p: p.back("characters"),
        "toad_cards": lambda p: p.back("toads"),
        "talisman_deck": lambda p: p.back("talismans"),
        "equipment_cards": lambda p: p.back("equipment"),
        "alignment_cards": lambda p: p.back("alignments"),
        "ending_cards": lambda p: p.back("endings"),
        "counters": lambda p: p.counters("strength", "craft", "endurance", "gold"),
        **{f"counters_{name}": in_colour(name) for name in ("strength", "craft", "endurance", "gold")},
    },
    "smoki": {
        "rulebook": lambda p: 1 if load_rules(*games.folders(p.game)) else 0,
        "overlay": lambda p: {"realm", "tower"} == set(p.boards),
        "dragon_cards": lambda p: p.back("varthrax", "cadorus", "grilipus"),
        **{f"{name}_deck": with_back(name) for name in ("varthrax", "cadorus", "grilipus")},
        "alternative_endings": lambda p: p.back("endings"),
        "draconic_lords": lambda p: p.back("lords"),
        "dragon_tokens": lambda p: p.sort("dragon_tokens"),
        "varthrax_scales": lambda p: p.token("luska_varthraxa"),
        "cadorus_scales": lambda p: p.token("luska_cadorusa"),
        "grilipus_scales": lambda p: p.token("luska_grilipusa"),
        "dragon_strike_tokens": lambda p: p.token("natarcie"),
        "dragon_rage_tokens": lambda p: p.token("gniew"),
        "dragon_slumber_tokens": lambda p: p.token("drzemka"),
        "crown_token": lambda p: p.sort("crown"),
        "sleep_tokens": lambda p: p.sort("sleep"),
        "character_cards": lambda p: p.back("characters"),
        "character_figures": lambda p: p.sort("standees"),
    },
}


@cache
def listed(game: str) -> tuple[tuple[str, object], ...]:
    data = yaml.safe_load((LEDGERS / f"{game}.yaml").read_text(encoding="utf-8"))
    return tuple((row["id"], row["count"]) for row in data["components"])


@cache
def printed(game: str) -> Printed:
    return Printed(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_of_the_ledger_is_printed_in_its_number(game: str) -> None:
    wrong = {}
    for name, wanted in listed(game):
        if name in BOUGHT:
            continue
        count = COUNTED[game][name](printed(game))
        if not count or (isinstance(wanted, int) and count != wanted):
            wrong[name] = (count, wanted)
    assert wrong == {}


@pytest.mark.parametrize("game", ["magia_i_miecz", "smoki"])
def test_every_character_has_a_standee_of_its_own(game: str) -> None:
    standees = Counter(token.card.id for token in printed(game).tokens if token.sort.id == "standees")
    assert standees == Counter(copy.card.id for copy in printed(game).cards if copy.card.kind == "character")
