"""A bare reportlab script: draws primitives that were written down before, and does nothing else.

``python -m bench.bare_cards PRIMITIVES FONTS OUT.pdf``; what ``bench.printing`` measures itself against.
"""

from __future__ import annotations

import marshal
import sys
from pathlib import Path
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

MM = 72 / 25.4


def main(primitives: str, fonts: str, out: str) -> None:
    rl_config.useA85 = 0
    for line in Path(fonts).read_text().splitlines():
        name, file = line.split("\t")
        pdfmetrics.registerFont(TTFont(name, file))
    canvas = Canvas(out, pageCompression=1, invariant=1, initialFontName="text")
    play(canvas, marshal.loads(Path(primitives).read_bytes()))
    canvas.save()


def play(canvas: Any, primitives: list[Any]) -> None:
    for verb, *rest in primitives:
        if verb == "text":
            x, y, text, style, size, colour = rest
            canvas.setFont(style, size)
            canvas.setFillColorRGB(*colour)
            canvas.drawString(x, y, text)
        elif verb == "shape":
            shape(canvas, *rest)
        elif verb == "save":
            canvas.saveState()
        elif verb == "restore":
            canvas.restoreState()
        elif verb == "transform":
            canvas.transform(*rest)
        elif verb == "clip":
            canvas.clipPath(path(canvas, rest[0]), stroke=0, fill=0)
        elif verb == "form":
            name, box, inner = rest
            canvas.beginForm(name, *box)
            play(canvas, inner)
            canvas.endForm()
            canvas.doForm(name)
        elif verb == "do":
            canvas.doForm(rest[0])
        elif verb == "page":
            canvas.setPageSize([side * MM for side in rest])
            canvas.scale(MM, MM)
        else:
            canvas.showPage()


def shape(canvas: Any, parts: Any, fill: Any, line: Any, width: float) -> None:
    if fill:
        canvas.setFillColorRGB(*fill)
    if line:
        canvas.setStrokeColorRGB(*line)
        canvas.setLineWidth(width)
    canvas.drawPath(path(canvas, parts), stroke=1 if line else 0, fill=1 if fill else 0)


def path(canvas: Any, parts: Any) -> Any:
    made = canvas.beginPath()
    for start, steps in parts:
        made.moveTo(*start)
        for step in steps:
            if len(step) == 2:
                made.lineTo(*step)
            elif step:
                made.curveTo(*step)
            else:
                made.close()
    return made


if __name__ == "__main__":
    main(*sys.argv[1:])
