"""``print aid``: player aids and the rules of a game in one document."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from brzdek import games
from brzdek.core.catalog.files import RULES_FILE
from brzdek.core.catalog.reference import Rule, load_rules
from brzdek.core.text import Lang
from brzdek.core.values import replace
from printables.aids.contents import Aid, aid_of, explained
from printables.draw.units import MM, Size
from printables.jobs.job import BadJob, Given, Job, NoPart, read_job, read_langs
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.paper_words import PAPER
from printables.jobs.run import Outcome
from printables.jobs.stock import Margins
from printables.jobs.typed import one_of, path_of, whole_number, word_of

MARGIN = Margins(8 * MM, 8 * MM, 12 * MM, 8 * MM)
SIZE = Size(140_500, 190 * MM)
"""The size of an aid if none is asked for: two of them on an A4 page, with room to cut."""
SHEETS, RULES, BOTH = "aid", "rules", "both"


def print_aid(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """Player aids and the rules summary of a game as a PDF."""
    from printables.aids.booklet import Booklet, topics_of
    from printables.aids.press import print_aids
    from printables.aids.printed import as_printed
    from printables.aids.setup import SetupPage, setups
    from printables.draw.pdf import PdfSurface
    from printables.jobs.catalogs import open_catalog
    from printables.tokens.contents import open_box

    langs = read_langs(word_of(given, "lang"), lang)
    only = word_of(given, "only")
    wanted = one_of(given, "pages", (SHEETS, RULES, BOTH), BOTH if only is None else RULES)
    if only is not None and wanted == SHEETS:
        raise BadJob("aid_only_rules")
    for name in ("size", "players"):
        if wanted == RULES and given.get(name) is not None:
            raise BadJob("idle_option", name=f"--{name}", needs="--pages aid")
    for name in ("backs", "back-offset"):
        # A sheet of the usual size has one side.
        if given.get(name) is not None and given.get("size") is None:
            raise BadJob("idle_option", name=f"--{name}", needs="--size")
    aid, rules = _sources(game, wanted)
    catalog = open_catalog(game)
    copies = whole_number(given, "players", 1, 20) or catalog.players[1]
    job = sheet_job(given, langs)
    topics = topics_of(as_printed(game, rules), only) if rules else []
    notes = PrintNotes()
    title = catalog.title
    surface = PdfSurface(f"{title.to(langs[0])} – {PAPER['aid'].to(langs[0])}", langs[0])
    pages = 0
    if aid is not None:
        pages += print_aids(surface, aid, catalog, copies, job, notes, lambda page, _: told(page, page + 1))
        if aid.tokens:
            # One for the table: it is looked up, not played from.
            sheet = explained(open_box(game), aid.tokens)
            pages += print_aids(surface, sheet, catalog, 1, job, notes, lambda page, _: told(page, page + 1))
    if topics:
        before = pages
        pages += Booklet(surface, title, topics, job, catalog.fingerprint).run(
            lambda page, count: told(before + page, before + count)
        )
    if topics and only is None and game in setups():
        pages += 1
        SetupPage(surface, game, catalog, job).draw()
    target = path_of(given, "output") or Path(f"{game}-aid.pdf")
    write_whole(target, surface.bytes())
    told(pages, pages)
    told_rules = sum(len(topic.rules) for topic in topics)
    key = "written_aid" if aid is not None and topics else "written_rules" if topics else "written_sheets"
    values = {"file": str(target), "n": copies if aid is not None else 0, "rules": told_rules, "pages": pages}
    return Outcome(key, values, tuple(notes.all()))


def sheet_job(given: Given, langs: Sequence[Lang]) -> Job:
    """The job of the sheets: half a page each, and no more than two make an A4 page, unless a size is given."""
    job = read_job(given, "poker", langs)
    if not any(name in given for name in ("margin", "layout")):
        job = replace(job, margin=MARGIN)
    if "size" in given:
        return job
    across = max(job.paper) - job.margin.left - job.margin.right
    high = min(job.paper) - job.margin.top - job.margin.bottom
    size = Size(min(SIZE.width, (across - job.gutter.x) // 2), min(SIZE.height, high))
    return replace(job, card=size) if min(size) > 0 else job


def _sources(game: str, wanted: str) -> tuple[Aid | None, list[Rule]]:
    """What there is to print of what is wanted."""
    aid = aid_of(game) if wanted != RULES else None
    folders = games.folders(game)
    rules = load_rules(*folders) if wanted != SHEETS and (folders[0] / RULES_FILE).is_file() else []
    if aid is None and not rules:
        key = {SHEETS: "no_sheet", RULES: "no_rules"}.get(wanted, "no_aid")
        raise NoPart(key, game=game)
    return aid, rules
