"""Is a set of tiles complete?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.deck import standard
from brzdek.core.catalog.shelf import entry_place, table_place
from brzdek.core.catalog.source import Document, Path
from brzdek.games.katakumby.cards.tile_sheet import is_deck
from brzdek.games.katakumby.cards.tile_words import TILE_CHECKS
from brzdek.games.katakumby.cards.tiles import ARTIFACT, DEPTHS, GOLD, HAVEN, Tile

START_SIDES = ("a", "b")
EXACTLY: Mapping[str, int] = {HAVEN: 6, DEPTHS: 22, "haunted": 4}
AT_LEAST: Mapping[str, int] = {
    ARTIFACT: 9, "artifact_0": 4, "artifact_1": 3, "artifact_2": 2, "market": 3, "altar": 6, "chest": 5, "library": 4,
    "prison": 5, "crystal_cave": 6, "portal": 8, "minor_secret": 10, GOLD: 6, "heal": 5,
}  # fmt: skip
"""What our own set has."""
CUSTOM_AT_LEAST: Mapping[str, int] = {HAVEN: 4, DEPTHS: 8, ARTIFACT: 1}
"""What every set must have."""
MOST_GOLD = 3
MOST_HAVEN_MONSTERS = 1


def check_points(documents: Sequence[Document]) -> bool:
    """A house deck changes the number of edge points only if it brings all tiles itself."""
    points = None
    for doc in documents:
        if "edge_points" not in doc.data:
            continue
        complete = not doc.data.get(standard("tiles"), True) and set(doc.data.get("start", ())) == set(START_SIDES)
        if is_deck(doc) and doc.data["edge_points"] != points and not complete:
            doc.problem(("edge_points",), TILE_CHECKS["other_points"])
            return False
        points = doc.data["edge_points"]
    return True


def check_set(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Note what is missing in the set as a whole."""
    tables = catalog.tables
    tiles: Mapping[str, Tile] = tables["tiles"]
    doc, path = _place(documents)
    counts = count(tiles)
    for side in START_SIDES:
        if side not in tables["start"]:
            start, way = table_place(documents, "start")
            start.problem(way, TILE_CHECKS["no_side"], at_key=True, side=side)
    gates = sum(bool(tile.portals) for tile in tiles.values())
    if gates + any(side.portals for side in tables["start"].values()) == 1:
        doc.problem(path, TILE_CHECKS["lone_portal"], at_key=True)
    if not is_deck(doc):
        _check_standard(counts, doc, path)
        _check_mildness(tiles, documents)
        return
    for what, wanted in CUSTOM_AT_LEAST.items():
        if counts[what] < wanted:
            _note(doc, path, "few_tiles", what, counts[what], wanted)
    players, cubes = catalog.players[1], tables.get("ghost_cubes")
    if 0 < counts[ARTIFACT] < players:
        doc.warn(path, TILE_CHECKS["few_artifacts"], at_key=True, found=counts[ARTIFACT], players=players)
    if cubes is not None and counts["haunted"] >= cubes:
        haunted = counts["haunted"]
        doc.warn(path, TILE_CHECKS["few_ghosts"], at_key=True, found=haunted, cubes=cubes, wanted=haunted + 1)


def count(tiles: Mapping[str, Tile]) -> Counter[str]:
    """How many tiles, rooms with a symbol and portals there are on square tiles."""
    counts: Counter[str] = Counter()
    for tile in tiles.values():
        counts[tile.back] += 1
        counts["haunted"] += tile.haunted
        counts["portal"] += len(tile.portals)
        for room in tile.rooms.values():
            counts.update({feature.kind for feature in room.has})
            counts.update(f"{ARTIFACT}_{feature.value}" for feature in room.has if feature.kind == ARTIFACT)
    return counts


def _place(documents: Sequence[Document]) -> tuple[Document, Path]:
    """Where the set is written: in the topmost house deck that brings tiles or leaves ours out."""
    for deck in [doc for doc in documents[::-1] if is_deck(doc)]:
        for key in ("tiles", standard("tiles"), "remove"):
            if key in deck.data:
                return deck, (key,)
    return table_place(documents, "tiles")


def _check_standard(counts: Counter[str], doc: Document, path: Path) -> None:
    for what, wanted in EXACTLY.items():
        if counts[what] != wanted:
            _note(doc, path, "standard_count", what, counts[what], wanted)
    for what, wanted in AT_LEAST.items():
        if counts[what] < wanted:
            _note(doc, path, "standard_least", what, counts[what], wanted)


def _note(doc: Document, path: Path, key: str, what: str, found: int, wanted: int) -> None:
    counted = TILE_CHECKS[f"count.{what}"]
    doc.problem(path, TILE_CHECKS[key], at_key=True, what=counted, found=found, wanted=wanted)


def _check_mildness(tiles: Mapping[str, Tile], documents: Sequence[Document]) -> None:
    """Our haven tiles are mild, and no gold room of ours is too rich."""
    for name, tile in tiles.items():
        doc, path = entry_place(documents, "tiles", name)
        for room, chamber in tile.rooms.items():
            for index, feature in enumerate(chamber.has):
                way = (*path, "rooms", room, "has", index)
                if feature.kind == ARTIFACT and tile.back == HAVEN:
                    doc.problem(way, TILE_CHECKS["haven_artifact"], tile=name)
                if feature.kind == GOLD and feature.value > MOST_GOLD:
                    doc.problem(way, TILE_CHECKS["gold_value"], tile=name, found=feature.value)
        for index, tunnel in enumerate(tile.tunnels):
            if tile.back == HAVEN and tunnel.monsters > MOST_HAVEN_MONSTERS:
                doc.problem((*path, "tunnels", index, "monsters"), TILE_CHECKS["haven_monsters"], tile=name)
