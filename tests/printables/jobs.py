"""Print jobs for tests, and golden recordings of them.

After a change that is meant to change how things look: ``python -m tests.printables.jobs`` writes the recordings anew.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from brzdek.core.text import Lang
from printables.cards.contents import open_deck
from printables.cards.press import Press
from printables.draw.recording import Recording
from printables.jobs.calibrate import draw_calibration
from printables.jobs.job import read_job
from printables.jobs.notes import PrintNotes

GOLDEN = Path(__file__).parent / "golden"
POLISH: tuple[Lang, ...] = ("pl",)
BOTH: tuple[Lang, ...] = ("pl", "en")

JOBS: dict[str, tuple[str, tuple[str, ...], tuple[Lang, ...], dict[str, str | bool | None]]] = {
    "path": ("sabotazysta", ("curve_sw",), POLISH, {"layout": "single"}),
    "dead_end": ("sabotazysta", ("dead_t_vertical",), POLISH, {"layout": "single", "bleed": "3"}),
    "goal": ("sabotazysta", ("goal_treasure",), POLISH, {"layout": "single"}),
    "tool": ("sabotazysta", ("repair_cart_lantern",), BOTH, {"layout": "single"}),
    "dwarf": ("sabotazysta", ("saboteur",), POLISH, {"layout": "single", "ink": "mono"}),
    "gold": ("sabotazysta", ("gold_3",), POLISH, {"layout": "single"}),
    "gem": ("brzdek", ("dragons_eye",), POLISH, {"layout": "single"}),
    "device": ("brzdek", ("shrine",), BOTH, {"layout": "single"}),
    "monster": ("brzdek", ("kobold",), POLISH, {"layout": "single", "ink": "save", "palette": "colour-blind"}),
    "sheet": ("brzdek", ("scramble",), POLISH, {"marks": "lines", "corners": "3", "proof": True, "watermark": "PRÓBA"}),
    "duplex": ("brzdek", ("diamond",), POLISH, {"backs": "duplex-long", "bleed": "2", "paper": "letter"}),
    "ward": ("katakumby", ("black_tourmaline",), POLISH, {"layout": "single", "backs": "separate"}),
    "extra_price": ("katakumby", ("wishing_well",), BOTH, {"layout": "single", "ink": "mono"}),
    "places": ("katakumby", ("crystal_kobold",), POLISH, {"layout": "single", "ink": "save"}),
    "enemy": ("magia_i_miecz", ("robot_bojowy",), POLISH, {"layout": "single"}),
    "spell": ("magia_i_miecz", ("kula_ognia",), BOTH, {"layout": "single"}),
    "character": ("magia_i_miecz", ("elf",), POLISH, {"layout": "single", "ink": "save"}),
    "lord": ("smoki", ("cadorus",), POLISH, {"layout": "single", "ink": "mono"}),
    "fold": ("sabotazysta", ("start",), POLISH, {"backs": "fold", "marks": "dots"}),
}
"""A small job of every sort: the game, its cards, languages, options."""


def recorded(
    game: str,
    only: Sequence[str] | None,
    langs: tuple[Lang, ...] = POLISH,
    given: dict[str, str | bool | None] | None = None,
    file: Path | None = None,
) -> tuple[str, PrintNotes]:
    """What is drawn for a job, one copy of each card, and what is told afterwards."""
    deck = open_deck(game, *([file] if file else []))
    notes = PrintNotes()
    surface = Recording()
    once = list({copy.card.id: copy for copy in deck.copies(only)}.values())
    Press(surface, deck, read_job(given or {}, deck.face.size, langs), notes).run(once)
    return surface.log(), notes


def golden(name: str) -> str:
    """The recording of a job."""
    if name == "calibrate":
        surface = Recording()
        draw_calibration(surface, read_job({"back-offset": "0.5,-1"}, "poker", POLISH))
        return surface.log()
    game, only, langs, given = JOBS[name]
    log, notes = recorded(game, only, langs, given)
    assert notes.all() == []
    return without_fingerprint(log)


def without_fingerprint(log: str) -> str:
    """A recording without the fingerprint of the cards, which may change elsewhere."""
    # The line in the margin is set to the right, so its place depends on the fingerprint as well.
    return re.sub(r'text [-0-9.]+ ([-0-9.]+ text .*(?:katalog|catalog) )[0-9a-f]+"', r'text … \1…"', log)


NAMES = (*JOBS, "calibrate")


if __name__ == "__main__":
    for name in NAMES:
        (GOLDEN / f"{name}.txt").write_text(golden(name), encoding="utf-8")
        print(name)
