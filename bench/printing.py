"""How long printing takes, against a bare reportlab script that draws the very same things."""

from __future__ import annotations

import json
import marshal
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from bench.measure import line
from brzdek.core.paths import cards_folder
from printables.cards.contents import open_deck
from printables.cards.press import Press
from printables.draw.art import Picture
from printables.draw.fonts import STYLES, font
from printables.draw.shapes import Shape
from printables.draw.surface import Bounds, Colour, Page, Paint, Surface
from printables.jobs.job import read_job
from printables.jobs.notes import PrintNotes

TITLE = "Printing (CPU of whole processes, best of 5; the floor: a bare reportlab script with the same primitives)"
GAME = "brzdek"
LARGEST = ("magia_i_miecz", "smoki")
FEW, MANY, HUGE = 100, 1000, 10_000


def run() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        os.environ["BRZDEK_HOME"] = place
        (folder / "fonts").write_text("\n".join(f"{style}\t{font(style).embedded.face.filename}" for style in STYLES))
        ours, bare = {}, {}
        for count in (FEW, MANY):
            deck = make_deck(folder, count)
            (folder / str(count)).write_bytes(marshal.dumps(primitives(deck, ids(count))))
            command = ["-m", "brzdek", "print", "cards", GAME, "--deck", str(deck), "--only", ",".join(ids(count))]
            command += ["-o", str(folder / "ours.pdf")]
            cpu(command, 1)
            ours[count] = cpu(command, 5)
            floor = [
                "-m",
                "bench.bare_cards",
                str(folder / str(count)),
                str(folder / "fonts"),
                str(folder / "bare.pdf"),
            ]
            bare[count] = cpu(floor, 5)
            line(f"{count} text cards on A4: bare", f"{bare[count] * 1000:.0f} ms")
            line(f"{count} text cards on A4: brzdek print", f"{ours[count] / bare[count]:.2f} x that", "<= 1.4")
        further = {name: (times[MANY] - times[FEW]) / 9 for name, times in (("ours", ours), ("bare", bare))}
        line("each further 100 cards: bare", f"{further['bare'] * 1000:.0f} ms")
        line("each further 100 cards: brzdek print", f"{further['ours'] / further['bare']:.2f} x that", "<= 1")
        line("memory for each further page of the same cards", f"{memory_per_page(folder):.1f} kB", "flat")
        whole = ["-m", "brzdek", "print", "cards", GAME, "--backs", "duplex-long", "-o", str(folder / "all.pdf")]
        line("all cards of Brzdęk! with their backs", f"{cpu(whole, 5) * 1000:.0f} ms", "a few seconds")
        for game in LARGEST:
            everything = ["-m", "brzdek", "print", "all", game, "-o", str(folder / game)]
            line(f"print all {game}", f"{cpu(everything, 3):.1f} s", "<= 5 s")
        huge(folder)
        del os.environ["BRZDEK_HOME"]


def cpu(command: list[str], times: int) -> float:
    """Seconds that a processor works for a whole process, the best of several: others may use the machine too."""
    found = []
    for _ in range(times):
        usage = spent(command)
        found.append(usage.ru_utime + usage.ru_stime)
    return min(found)


def huge(folder: Path) -> None:
    """A deck of as many different cards as a deck may have."""
    command = ["-m", "brzdek", "print", "cards", GAME, "-o", str(folder / "ours.pdf"), "--deck"]
    usages = []
    for count in (MANY, HUGE):
        deck = str(make_deck(folder, count))
        spent([*command, deck])
        usages.append(spent([*command, deck]))
    line(f"{HUGE} different cards", f"{usages[1].ru_utime + usages[1].ru_stime:.1f} s")
    grown = (usages[1].ru_maxrss - usages[0].ru_maxrss) / (HUGE - MANY)
    line("memory for each further different card", f"{grown:.1f} kB")


def memory_per_page(folder: Path) -> float:
    """How much more memory it takes to print the same cards ten times as often."""
    command = ["-m", "brzdek", "print", "cards", GAME, "--only", ",".join(ids(FEW)), "-o", str(folder / "ours.pdf")]
    once, often = (make_deck(folder, FEW, copies) for copies in (1, 10))
    few, many = (min(peak([*command, "--deck", str(deck)]) for _ in range(3)) for deck in (once, often))
    return (many - few) / (9 * FEW / 9)


def make_deck(folder: Path, count: int, copies: int = 1) -> Path:
    """So many different cards: those of the dungeon again and again, under other names."""
    own = yaml.safe_load((cards_folder() / GAME / "dungeon.yaml").read_text(encoding="utf-8"))["cards"]
    cards = []
    for number in range(count):
        card = own[number % len(own)]
        name = {lang: f"{word} {number}" for lang, word in card["name"].items()}
        cards.append({**card, "id": f"card_{number}", "copies": copies, "name": name})
    deck = {"extends": GAME, "name": {"pl": "Próba", "en": "Trial"}, "cards": cards}
    file = folder / f"deck{count}x{copies}.yaml"
    # One card on a line: mistakes would have a place, and 10,000 cards fit into the size that a deck may have.
    lines = ",\n".join(json.dumps(card, ensure_ascii=False) for card in cards)
    head = json.dumps({key: value for key, value in deck.items() if key != "cards"}, ensure_ascii=False)[:-1]
    file.write_text(f'{head}, "cards": [\n{lines}\n]}}\n', encoding="utf-8")
    return file


def ids(count: int) -> list[str]:
    return [f"card_{number}" for number in range(count)]


def peak(command: list[str]) -> int:
    """The most memory that a process takes, in kB."""
    return spent(command).ru_maxrss


def spent(command: list[str]) -> resource.struct_rusage:
    """What a process takes of the machine."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    run = [sys.executable, *command]
    child = subprocess.Popen(run, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, command
    return usage


class Primitives(Surface):
    """Writes down what is drawn, as a bare script would have it in its source."""

    def __init__(self) -> None:
        self.out: list[Any] = []
        self.stamps: dict[str, str] = {}

    def begin(self, page: Page) -> None:
        self.out.append(("page", page.width, page.height))

    def end(self) -> None:
        self.out.append(("end",))

    def shape(self, shape: Shape, paint: Paint) -> None:
        self.out.append(("shape", tuple(shape.parts), rgb(paint.fill), rgb(paint.line), paint.width))

    def text(self, x: float, y: float, text: str, style: str, size: float, colour: Colour, outline: float = 0) -> None:
        self.out.append(("text", x, y, text, style, size, rgb(colour)))

    def picture(self, picture: Picture, x: float, y: float, width: float, height: float) -> None:
        raise NotImplementedError

    def clip(self, shape: Shape) -> None:
        self.out.append(("clip", tuple(shape.parts)))

    def save(self) -> None:
        self.out.append(("save",))

    def restore(self) -> None:
        self.out.append(("restore",))

    def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        self.out.append(("transform", a, b, c, d, e, f))

    def stamp(self, name: str, box: Bounds, draw: Callable[[], None]) -> None:
        if name in self.stamps:
            self.out.append(("do", self.stamps[name]))
            return
        self.stamps[name] = f"s{len(self.stamps)}"
        outer, self.out = self.out, []
        draw()
        inner, self.out = self.out, outer
        self.out.append(("form", self.stamps[name], box, inner))

    def bookmark(self, title: str, level: int) -> None:
        pass

    def open_words(self, words: str, x: float, y: float, width: float, size: float) -> None:
        pass

    def close_words(self) -> None:
        pass


def rgb(colour: Colour | None) -> tuple[float, ...] | None:
    return tuple(int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)) if colour else None


def primitives(file: Path, only: list[str]) -> list[Any]:
    deck = open_deck(GAME, file)
    surface = Primitives()
    job = read_job({}, deck.face.size, ("pl",))
    Press(surface, deck, job, PrintNotes()).run(deck.copies(only))
    return surface.out


if __name__ == "__main__":
    run()
