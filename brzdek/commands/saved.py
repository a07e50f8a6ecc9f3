"""``brzdek resume`` and ``brzdek replay``: games that were saved."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brzdek.commands.click_words import Number, WordedCommand, flag
from brzdek.commands.common import complain, decks_of, file_argument, open_game, option, show_json
from brzdek.commands.play import opened, sit_down, tell
from brzdek.core.program import called
from brzdek.core.text import Say, clean

if TYPE_CHECKING:
    from brzdek.core.catalog.catalog import Catalog
    from brzdek.core.record.saves import SavedGame
    from brzdek.core.record.sittings import Sitting
    from brzdek.core.record.transcript import Transcript
    from brzdek.core.table import Table

MOST_ANSWERS = 10_000_000


def resume(say: Say) -> WordedCommand:
    return WordedCommand(
        say,
        "resume",
        [
            file_argument(say, required=False),
            option(say, "deck", "file", multiple=True),
            option(say, "script", "script"),
            flag("--copy", say("help.copy")),
            flag("--plain", say("help.plain")),
        ],
        lambda **given: _resume(say, **given),
    )


def replay(say: Say) -> WordedCommand:
    return WordedCommand(
        say,
        "replay",
        [
            file_argument(say, required=False),
            option(say, "to", "number", type=Number(say, 0, MOST_ANSWERS)),
            flag("--all", say("help.all")),
            flag("--check", say("help.check_only")),
            option(say, "deck", "file", multiple=True),
            option(say, "script", "script"),
            flag("--json", say("help.json")),
            flag("--plain", say("help.plain")),
        ],
        lambda **given: _replay(say, **given),
    )


# -- resume


def _resume(say: Say, file: str | None, deck: Sequence[str], script: str | None, copy: bool, plain: bool) -> int:
    from brzdek.core.record.saves import unfinished

    if not file and not (games := unfinished()):
        raise click.ClickException(say("nothing_saved"))
    path = Path(file) if file else _choose(say, games, asked=script is None)
    if path is None:
        return 0
    with opened(script) as lines:
        sitting = _sitting(say, path, decks_of(deck), copy, asked=script is None)
        if file is None:
            print(say("resumed", file=clean(str(path))), flush=True)
        return sit_down(sitting, say, plain, lines)


def _sitting(say: Say, path: Path, decks: Sequence[Path], copy: bool, *, asked: bool) -> Sitting:
    """The game goes on in its file; where that is not possible, in a copy if a person agrees."""
    from brzdek.core.record.replaying import OnlyAsCopy
    from brzdek.core.record.sittings import resume as go_on
    from brzdek.games import NAMES
    from brzdek.games import open_game as open_box

    try:
        return go_on(path, NAMES, open_box, tell(say), decks=decks, copy=copy)
    except OnlyAsCopy as bad:
        complain("\n".join(problem.worded(say.lang) for problem in bad.problems))
        if not (asked and sys.stdin.isatty() and _agree(say)):
            raise click.ClickException(say("only_copy", program=called())) from None
        return go_on(path, NAMES, open_box, tell(say), decks=decks, copy=True)


def _agree(say: Say) -> bool:
    from brzdek.core.text import fold

    try:
        return fold(input(say("go_on_in_copy")).strip()) in ("t", "tak", "y", "yes")
    except EOFError:
        return False


def _choose(say: Say, games: Sequence[SavedGame], *, asked: bool) -> Path | None:
    """One of these games: chosen by a person, or the one played last. None: rather not."""
    from brzdek.core.text import Text
    from brzdek.games import NAMES
    from brzdek.shell.display.screen import KeyboardScreen
    from brzdek.shell.lobby.saved_list import SavedList

    if not (asked and sys.stdin.isatty()):
        return games[0].transcript.path

    def title(name: str) -> Text:
        return open_game(name)[1].title if name in NAMES else Text(name, name)

    chosen = SavedList(games, say.lang, title).choose(KeyboardScreen(sys.stdout), complain)
    return chosen.transcript.path if chosen is not None else None


# -- replay


def _replay(
    say: Say,
    file: str | None,
    to: int | None,
    all: bool,
    check: bool,
    deck: Sequence[str],
    script: str | None,
    json: bool,
    plain: bool,
) -> int:
    from brzdek.core.record.saves import saved
    from brzdek.core.record.sittings import reopen
    from brzdek.games import NAMES
    from brzdek.games import open_game as open_box

    if file is None and not (games := saved()):
        raise click.ClickException(say("none_saved"))
    path = Path(file) if file is not None else _choose(say, games, asked=script is None)
    if path is None:
        return 0
    decks = decks_of(deck)
    _check_length(say, path, to)
    only_check = check or json
    transcript, table = reopen(path, NAMES, open_box, tell(say), decks=decks, to=to if only_check else None)
    if json:
        show_json(_told(transcript, table, table.catalog))
    elif only_check:
        _tell(say, table)
    else:
        return _watch(say, path, decks, table, script=script, everything=all, at=to, plain=plain)
    return 0


def _check_length(say: Say, path: Path, to: int | None) -> None:
    from brzdek.core.record.transcript import read_transcript

    count = len(read_transcript(path).answers) if to is not None else 0
    if to is not None and to > count:
        context = click.get_current_context()
        param = next(param for param in context.command.params if param.name == "to")
        raise click.BadParameter(say("too_few_answers", found=to, n=count), context, param)


def _watch(
    say: Say,
    path: Path,
    decks: Sequence[Path],
    table: Table,
    *,
    script: str | None,
    everything: bool,
    at: int | None,
    plain: bool,
) -> int:
    """Show the game step by step; a new one may begin where somebody stops."""
    from brzdek.core.record.sittings import resume as go_on
    from brzdek.games import NAMES
    from brzdek.games import open_game as open_box
    from brzdek.shell.display.screen import open_screen
    from brzdek.shell.lobby.replay import Replay

    plain = plain or bool(click.get_current_context().obj)
    with opened(script) as lines:
        screen = open_screen(plain, lines)
        film = Replay(table, screen, say.lang, everything=everything, at=at)
        place = film.run()
        if place is not None:
            sitting = go_on(path, NAMES, open_box, tell(say), decks=decks, copy=True, to=place)
            return max(sit_down(sitting, say, plain, lines), 1 if film.bad_lines else 0)
    return 1 if film.bad_lines else 0


def _told(transcript: Transcript, table: Table, catalog: Catalog) -> dict[str, Any]:
    from brzdek.core.plain import fingerprint
    from brzdek.core.record.replaying import other_cards

    result = table.rulebook.result(table.game) if table.ask is None else None
    return {
        "game": table.setup.game,
        "seed": table.setup.seed,
        "seats": [seat.name for seat in table.setup.seats],
        "answers": len(table.journal),
        "finished": result is not None,
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
        "state": fingerprint(table.game),
        "catalog": catalog.fingerprint,
        "other_cards": other_cards(transcript, catalog),
    }


def _tell(say: Say, table: Table) -> None:
    from brzdek.core.plain import fingerprint

    print(say("replay.game", title=table.catalog.title.to(say.lang)))
    print(say("replay.answers", n=len(table.journal)))
    names = [seat.name for seat in table.setup.seats]
    if table.ask is not None:
        print(say("replay.open", name=names[table.ask.seat]))
    else:
        result = table.rulebook.result(table.game)
        print(say("replay.result"))
        for seat, score in enumerate(result.scores):
            key = "replay.winner" if seat in result.winners else "replay.score"
            print(say(key, name=names[seat], score=score))
    print(say("replay.state", state=fingerprint(table.game)))
