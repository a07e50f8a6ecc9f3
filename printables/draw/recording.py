"""A surface that draws nothing and writes down everything, one line for each verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from printables.draw.shapes import Shape
from printables.draw.surface import Bounds, Colour, Page, Paint, Surface

if TYPE_CHECKING:
    from printables.draw.art import Picture


class Recording(Surface):
    """A text log, the same on every machine."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._depth = 0
        self._stamps: set[str] = set()

    def log(self) -> str:
        return "\n".join(self.lines) + "\n"

    def _note(self, *words: str) -> None:
        self.lines.append("  " * self._depth + " ".join(words))

    def begin(self, page: Page) -> None:
        self._note(
            "page", _numbers(page.width, page.height), "trim", _numbers(*page.trim), "bleed", _numbers(*page.bleed)
        )

    def end(self) -> None:
        self._note("end")

    def shape(self, shape: Shape, paint: Paint) -> None:
        self._note("shape", _outline(shape), *_painted(paint))

    def text(self, x: float, y: float, text: str, style: str, size: float, colour: Colour, outline: float = 0) -> None:
        how = ("outlined", _numbers(outline)) if outline else ()
        self._note("text", _numbers(x, y), style, _numbers(size), colour, *how, f'"{text}"')

    def picture(self, picture: Picture, x: float, y: float, width: float, height: float) -> None:
        self._note("picture", picture.name, _numbers(x, y, width, height))

    def open_words(self, words: str, x: float, y: float, width: float, size: float) -> None:
        self._note("words", _numbers(x, y, width, size), f'"{words}"')

    def close_words(self) -> None:
        self._note("words end")

    def clip(self, shape: Shape) -> None:
        self._note("clip", _outline(shape))

    def save(self) -> None:
        self._note("save")
        self._depth += 1

    def restore(self) -> None:
        self._depth -= 1
        self._note("restore")

    def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        self._note("transform", _numbers(a, b, c, d, e, f))

    def stamp(self, name: str, box: Bounds, draw: Callable[[], None]) -> None:
        if name in self._stamps:
            self._note("stamp", name)
            return
        self._stamps.add(name)
        self._note("stamp", name, _numbers(*box), "made of")
        self._depth += 1
        draw()
        self._depth -= 1

    def bookmark(self, title: str, level: int) -> None:
        self._note("bookmark", str(level), f'"{title}"')


def _numbers(*numbers: float) -> str:
    return " ".join(map(_number, numbers))


def _number(number: float) -> str:
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _outline(shape: Shape) -> str:
    words = []
    for start, steps in shape.parts:
        words.append("M " + _numbers(*start))
        for step in steps:
            words.append({0: "Z", 2: "L ", 6: "C "}[len(step)] + _numbers(*step))
    return " ".join(words)


def _painted(paint: Paint) -> list[str]:
    words = [f"fill {paint.fill}"] if paint.fill else []
    words += ["nonzero"] if paint.fill and paint.nonzero else []
    if paint.line:
        words.append(f"line {paint.line} {_numbers(paint.width)}")
        words += [f"dash {_numbers(*paint.dash)}"] if paint.dash else []
        words += ["round"] if paint.round else []
    return words
