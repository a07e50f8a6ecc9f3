"""Tiles for tests, and golden recordings of them.

After a change that is meant to change how they look: ``python -m tests.printables.tile_jobs`` writes them anew.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from brzdek.core.text import Lang
from printables.draw.recording import Recording
from printables.draw.shapes import Point, Shape
from printables.draw.surface import Paint
from printables.jobs.job import Given
from printables.jobs.notes import PrintNotes
from printables.tiles.contents import TileBox, open_box, tile_job
from printables.tiles.designs.katakumby_picture import TilePicture, plan_of
from printables.tiles.press import TilePress, batches
from tests.printables.jobs import without_fingerprint

GOLDEN = Path(__file__).parent / "golden" / "tiles"
WHOLE: dict[str, Given] = {
    "phantom_chapel": {"layout": "single", "bleed": "3"},
    "mossy_grotto": {"layout": "single", "ink": "mono", "lang": "both"},
    "start": {"tile": "150", "backs": "duplex-long", "ink": "save", "palette": "colour-blind"},
}
"""Tiles that are recorded verb by verb."""


class Sketch(Recording):
    """A recording that also keeps the shapes themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes: list[tuple[Shape, Paint]] = []

    def shape(self, shape: Shape, paint: Paint) -> None:
        super().shape(shape, paint)
        self.shapes.append((shape, paint))


@cache
def box() -> TileBox:
    return open_box("katakumby")


def faces() -> list[str]:
    """Every face that is played on."""
    pieces = [piece for group in box().groups for piece in group.pieces]
    return [name for piece in pieces for name in ((piece.front, piece.back) if piece.two_faced else (piece.front,))]


def plan(name: str) -> TilePicture:
    kind, _, side = name.partition(".")
    tables = box().catalog.tables
    return plan_of(tables["start"][side] if kind == "start" else tables["tiles"][name], tables["edge_points"])


def sketched(only: str, given: Given, own: TileBox | None = None) -> tuple[Sketch, PrintNotes]:
    """What is drawn for one tile, and what is told afterwards."""
    langs: tuple[Lang, ...] = ("pl", "en") if given.get("lang") == "both" else ("pl",)
    chosen, surface, notes = own or box(), Sketch(), PrintNotes()
    job = tile_job(given, chosen.face.side, langs)
    TilePress(surface, chosen, job, notes).run(batches(chosen, job, [only], notes))
    return surface, notes


def whole(name: str) -> str:
    log = sketched(name, WHOLE[name])[0].log()
    return without_fingerprint(log)


def plans() -> str:
    """A few lines for each face: its rooms, its tunnels and their signs, and a digest of all that is drawn."""
    lines = []
    for name in faces():
        tile = plan(name)
        lines.append(f"{name} {_digest(name)}")
        lines += [f"  {room.name} {_at(room.at)} r {room.radius:.1f}" for room in tile.rooms]
        for tunnel in tile.tunnels:
            signs = " ".join(f"{sign.kind} {_at((sign.stand.x, sign.stand.y))}" for sign in tunnel.signs)
            lines.append(f"  {tunnel.edge or _at(tunnel.way.start)} – {_at(tunnel.way.end)} {signs}".rstrip())
    return "\n".join(lines) + "\n"


def _digest(name: str) -> str:
    log = sketched(name.partition(".")[0], {"layout": "single", "backs": "none"})[0].log()
    return hashlib.sha256(log.encode()).hexdigest()[:12]


def _at(point: Point) -> str:
    return f"({point[0]:.1f} {point[1]:.1f})"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    (GOLDEN / "plans.txt").write_text(plans(), encoding="utf-8")
    for name in WHOLE:
        (GOLDEN / f"{name}.txt").write_text(whole(name), encoding="utf-8")
