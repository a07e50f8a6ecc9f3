"""``print cards --shop``: what shops that print cards want to get – pictures and a list of quantities, or one PDF."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from brzdek.core.text import Lang, Say
from brzdek.core.values import replace
from printables.cards.contents import Copy, Deck, open_deck, wanted
from printables.cards.press import Press
from printables.draw.pdf import PdfSurface, colours_of_press
from printables.draw.surface import Page
from printables.draw.units import Size, millimetres
from printables.jobs import stock
from printables.jobs.job import BadJob, Given, Job, read_job, read_langs
from printables.jobs.notes import PrintNote, PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.stock import PrintShop
from printables.jobs.typed import decks_of, one_of, path_of, stem_of, word_of
from printables.jobs.words import PRINT

REFUSED = (
    "paper", "layout", "margin", "gutter", "marks", "backs", "back-offset", "bleed", "corners", "png", "tts", "cmyk",
    "cut-lines",
)  # fmt: skip
"""Options that the shop has decided already."""
LIST = "quantities.csv"


def print_for_shop(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """BadJob, BadData, Missing, OSError: why nothing more was written."""
    name = one_of(given, "shop", tuple(stock.shops()), "")
    shop = stock.shops()[name]
    for option in REFUSED:
        if given.get(option):
            raise BadJob("not_for_shop", name=f"--{option}", shop=shop.title)
    langs = read_langs(word_of(given, "lang"), lang)
    deck = open_deck(game, *decks_of(given))
    size = word_of(given, "size")
    plain = {option: value for option, value in given.items() if option not in ("size", "shop")}
    job = replace(read_job({**plain, "layout": "single"}, deck.face.size, langs), bleed=shop.bleed)
    notes = PrintNotes()
    copies = wanted(deck, given, notes)
    if copies is None:
        return Outcome("nothing_changed", {})
    if size is not None:
        copies = [copy._replace(size=size.strip().lower()) for copy in copies]
    _check_sizes(shop, copies)
    stem = f"{stem_of(game, given)}-{name}"
    if shop.form == "pdf":
        return _document(shop, deck, job, copies, path_of(given, "output") or Path(f"{stem}.pdf"), notes, told)
    return _pictures(shop, deck, job, copies, path_of(given, "output") or Path(stem), notes, told)


def _check_sizes(shop: PrintShop, copies: Sequence[Copy]) -> None:
    for copy in copies:
        if copy.size not in shop.sizes:
            raise BadJob("shop_size", card=copy.card.id, size=copy.size, shop=shop.title, allowed=", ".join(shop.sizes))


def _sized(job: Job, size: Size) -> Job:
    page = Size(size.width + 2 * job.bleed, size.height + 2 * job.bleed)
    return replace(job, card=size, sized=True, paper=page)


# -- pictures


def _pictures(
    shop: PrintShop, deck: Deck, job: Job, copies: Sequence[Copy], folder: Path, notes: PrintNotes, told: Told
) -> Outcome:
    """A picture of each side, and how many of each card are wanted."""
    from printables.pictures import printing
    from printables.pictures.raster import need_raster, png, rendered
    from printables.pictures.views import Album, back_name, card_views, front_names

    need_raster()
    printing.make_folder(folder)
    done = 0
    for size in dict.fromkeys(copy.size for copy in copies):
        own = _sized(job, shop.sizes[size])
        chosen = [copy for copy in copies if copy.size == size]
        surface = PdfSurface(deck.title.to(job.langs[0]), job.langs[0])
        # The job has the size of the shop, whatever ours is called.
        sides = [view._replace(size=own.card) for view in card_views(deck, own, surface, notes, chosen)]
        album = Album(surface, own, "", sides)
        pixels = [printing.pixels(view, own.bleed, shop.dpi) for view in sides]
        for view, picture in zip(sides, rendered(album.pages(), pixels), strict=True):
            done += 1
            told(done, done)
            write_whole(folder / f"{size}.{view.name}.png", png(picture.convert("RGB"), shop.dpi))
    rows = [("file", "quantity", "back", "size", "name")]
    files = front_names([copy.key for copy in copies])
    for (card, key, size, back), count in Counter((one.card, one.key, one.size, one.back) for one in copies).items():
        name = card.name.to(job.langs[0])
        rows.append((f"{size}.{files[key]}.png", str(count), f"{size}.{back_name(back)}.png", size, name))
    target = io.StringIO(newline="")
    csv.writer(target, lineterminator="\r\n").writerows(rows)
    write_whole(folder / LIST, target.getvalue().encode("utf-8-sig"))
    values = {"file": str(folder), "n": done, "cards": len(copies), "list": LIST, "shop": shop.title}
    return Outcome("written_shop", values, tuple(notes.all()))


# -- one PDF


def _document(
    shop: PrintShop, deck: Deck, job: Job, copies: Sequence[Copy], target: Path, notes: PrintNotes, told: Told
) -> Outcome:
    """Two pages for each card, the back before the front, in the colours of a press."""
    lang = job.langs[0]
    with colours_of_press(True):
        surface = PdfSurface(f"{deck.title.to(lang)} – {Say(lang, PRINT)('cards')}", lang)
    presses = {size: Press(surface, deck, _sized(job, shop.sizes[size]), notes) for size in shop.sizes}
    for place, copy in enumerate(copies, 1):
        told(place, len(copies))
        press = presses[copy.size]
        easel = press.easel(copy.size)
        width, height, bleed = easel.width, easel.height, millimetres(job.bleed)
        box = (-bleed, -bleed, width + bleed, height + bleed)
        whole = (0.0, 0.0, width + 2 * bleed, height + 2 * bleed)
        for side in ("back", "front"):
            surface.begin(Page(whole[2], whole[3], (bleed, bleed, bleed + width, bleed + height), whole))
            surface.save()
            surface.transform(1, 0, 0, 1, bleed, bleed)
            if side == "back":
                surface.stamp(f"back.{copy.back}.{copy.size}", box, lambda: deck.face.draw_back(easel, copy.back))  # noqa: B023
            else:
                surface.stamp(f"front.{copy.card.id}.{copy.mark}", box, lambda: press.draw_copy(copy))  # noqa: B023
            surface.restore()
            surface.end()
    write_whole(target, surface.bytes())
    every = (*notes.all(), PrintNote("cmyk_plain", ()))
    return Outcome("written", {"file": str(target), "n": len(copies), "pages": 2 * len(copies)}, every)
