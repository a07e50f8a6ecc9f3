"""``print all``: every part that a game has, each in a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from brzdek.core.problems import BadData, system_reason
from brzdek.core.text import LANGS, Lang, Text, clean
from printables.jobs.catalogs import open_catalog
from printables.jobs.job import BadJob, Given, GivenValue, NoPart, read_job, read_langs
from printables.jobs.notes import PrintNote, PrintNotes
from printables.jobs.output import Told
from printables.jobs.run import OPTIONS, PRINTERS, Outcome
from printables.jobs.typed import decks_of, path_of, stem_of, word_of
from printables.jobs.words import PRINT

ALL = "all"
BACKS = "duplex-long"
"""Cards come with their backs, unless something else is asked for."""


def print_all(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """All parts of a game into a folder. BadJob, BadData, OSError: why nothing was begun.

    A part that cannot be printed is told of at the end, and the others are printed all the same.
    """
    shared: Given = {"backs": BACKS, **given}
    read_job({name: value for name, value in shared.items() if name != "output"}, "poker", read_langs(None, lang))
    if given.get("base"):
        from printables.tokens.contents import need_party

        need_party(game, open_catalog(game))
    decks, stem = decks_of(given), stem_of(game, given)
    if decks:
        _check_decks(game, decks)
    folder = path_of(given, "output") or Path(f"{stem}-print")
    folder.mkdir(parents=True, exist_ok=True)
    notes = PrintNotes()
    heard: list[PrintNote] = []
    done: list[tuple[str, int]] = []
    parts = [part for part in PRINTERS if part != ALL]
    for place, part in enumerate(parts):
        target = folder / f"{stem}-{part}.pdf"
        options = _given_to(part, shared, target)
        if part == "board" and _needs_poster(game, given, lang):
            options["poster"] = True
        outcome = _printed(part, game, options, lang, _share(told, place, len(parts)), notes)
        if outcome is not None:
            heard += outcome.notes
            done.append((part, _pages(outcome)))
    told(100, 100)
    every = tuple(dict.fromkeys((*heard, *notes.all())))
    if not done:
        return Outcome("nothing_printed", {"folder": str(folder)}, every)
    names = ", ".join(PRINT[f"part.{part}"].to(lang) for part, _ in done)
    pages = sum(count for _, count in done)
    return Outcome("written_all", {"folder": str(folder), "n": len(done), "pages": pages, "parts": names}, every)


def _check_decks(game: str, decks: Sequence[Path]) -> None:
    """A deck with mistakes is told of once, not part by part."""
    from printables.cards.contents import open_deck

    try:
        open_deck(game, *decks)
    except NoPart:
        return


def _given_to(part: str, shared: Given, target: Path) -> dict[str, GivenValue]:
    """The options that a part knows; what would change nothing of it is for the others."""
    known = {option.name for option in OPTIONS[part]} | {"lang"}
    if part == "aid" and shared.get("size") is None:
        known -= {"backs", "back-offset"}
    return {**{name: value for name, value in shared.items() if name in known}, "output": str(target)}


def _needs_poster(game: str, given: Given, lang: Lang) -> bool:
    """A board on one page is mostly too small for the tokens that go on it: it takes big paper, and a small board."""
    from printables.boards import designs
    from printables.boards.printing import playable_on_a_page

    if given.get("paper") is None or game not in designs.names():
        return True
    return not playable_on_a_page(game, {"paper": given["paper"]}, lang)


def _share(told: Told, place: int, count: int) -> Callable[[int, int], None]:
    """Tells how far the whole is when one part has come so far, in hundredths."""
    return lambda done, pages: told((100 * place + 100 * done // max(pages, 1)) // count, 100)


def _printed(part: str, game: str, given: Given, lang: Lang, told: Told, notes: PrintNotes) -> Outcome | None:
    """What came of a part; None if the game has nothing of the sort or it could not be printed."""
    try:
        return PRINTERS[part](game, given, lang, told)
    except NoPart:
        return None
    except BadJob as bad:
        reason = bad.reason
    except BadData as bad_data:
        reason = Text(*(bad_data.problems[0].worded(one) for one in LANGS))
    except OSError as error:
        file = clean(word_of(given, "output") or "")
        reason = Text(
            *(PRINT["unwritable"].to(one).format(file=file, reason=system_reason(error, one)) for one in LANGS)
        )
    notes.fail("part_failed", part=PRINT[f"part.{part}"], reason=reason)
    return None


def _pages(outcome: Outcome) -> int:
    pages = outcome.values.get("pages", 0)
    return pages if isinstance(pages, int) else 0
