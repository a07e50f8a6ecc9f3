"""``brzdek resume`` and ``brzdek replay``: games that were saved."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brzdek.commands.click_words import Command, Number, flag
from brzdek.commands.common import complain, file_argument, open_game, option, show_json
from brzdek.commands.play import not_saved, opened, sit_down
from brzdek.core.text import Say, clean

if TYPE_CHECKING:
    from brzdek.core.catalog import Catalog
    from brzdek.core.table import Table
    from brzdek.core.transcript import Recorder, Transcript

MOST_ANSWERS = 10_000_000


def resume(say: Say) -> Command:
    return Command(
        say,
        "resume",
        [
            file_argument(say, required=False),
            option(say, "deck", "file"),
            option(say, "script", "script"),
            flag("--plain", say("help.plain")),
        ],
        lambda **given: _resume(say, **given),
    )


def replay(say: Say) -> Command:
    return Command(
        say,
        "replay",
        [
            file_argument(say),
            option(say, "to", "number", type=Number(say, 0, MOST_ANSWERS)),
            option(say, "deck", "file"),
            flag("--json", say("help.json")),
        ],
        lambda **given: _replay(say, **given),
    )


# -- resume


def _resume(say: Say, file: str | None, deck: str | None, script: str | None, plain: bool) -> int:
    from brzdek.core.transcript import open_table, read_transcript

    transcript = read_transcript(Path(file)) if file else _choose(say, asked=script is None)
    if transcript is None:
        return 0
    rulebook, catalog = _open(transcript, deck)
    table = open_table(transcript, rulebook, catalog, keep_turns=True)
    _notes(say, transcript, catalog)
    if file is None:
        print(say("resumed", file=clean(str(transcript.path))), flush=True)
    recorder = _recorder(say, transcript)
    try:
        with opened(script) as lines:
            return sit_down(table, recorder, say, plain, lines)
    finally:
        if recorder is not None:
            recorder.close()


def _recorder(say: Say, transcript: Transcript) -> Recorder | None:
    from brzdek.core.transcript import Recorder

    told = not_saved(say)
    try:
        return Recorder.go_on(transcript, on_failure=told)
    except OSError as error:
        told(error)
        return None


def _choose(say: Say, *, asked: bool) -> Transcript | None:
    """One of the unfinished games: chosen by a person, or the one played last. None: rather not."""
    from brzdek.core.saves import unfinished

    games = unfinished()
    if not games:
        raise click.ClickException(say("nothing_saved"))
    if len(games) == 1 or not asked or not sys.stdin.isatty():
        return games[0].transcript
    print(say("saved_title"))
    for number, game in enumerate(games, 1):
        print(say("saved_row", number=number, **_row(say, game)))
    while True:
        try:
            answer = input(say("saved_which")).strip()
        except EOFError:
            return None
        if answer in ("", "0"):
            return None if answer else games[0].transcript
        if answer.isascii() and answer.isdigit() and len(answer) < 5 and int(answer) <= len(games):
            return games[int(answer) - 1].transcript
        print(say("saved_no", n=len(games)))


def _row(say: Say, game: Any) -> dict[str, Any]:
    from brzdek.games import NAMES

    setup = game.transcript.setup
    return {
        "title": open_game(setup.game)[1].title.to(say.lang) if setup.game in NAMES else setup.game,
        "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(game.when)),
        "names": ", ".join(seat.name for seat in setup.seats),
        "n": len(game.transcript.answers),
    }


# -- replay


def _replay(say: Say, file: str, to: int | None, deck: str | None, json: bool) -> int:
    from brzdek.core.transcript import open_table, read_transcript

    transcript = read_transcript(Path(file))
    count = len(transcript.answers)
    if to is not None and to > count:
        context = click.get_current_context()
        param = next(param for param in context.command.params if param.name == "to")
        raise click.BadParameter(say("too_few_answers", found=to, n=count), context, param)
    rulebook, catalog = _open(transcript, deck)
    table = open_table(transcript, rulebook, catalog, to=to)
    _notes(say, transcript, catalog)
    if json:
        show_json(_told(transcript, table, catalog))
    else:
        _tell(say, table)
    return 0


def _told(transcript: Transcript, table: Table, catalog: Catalog) -> dict[str, Any]:
    from brzdek.core.plain import fingerprint
    from brzdek.core.transcript import other_cards

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


# -- both


def _open(transcript: Transcript, deck: str | None) -> tuple[Any, Any]:
    """The game of a transcript, with its house deck if it has one."""
    from brzdek.core.saves import deck_of
    from brzdek.core.transcript import check_game
    from brzdek.games import NAMES

    check_game(transcript, NAMES)
    return open_game(transcript.setup.game, Path(deck) if deck else deck_of(transcript))


def _notes(say: Say, transcript: Transcript, catalog: Catalog) -> None:
    from brzdek.core.transcript import other_cards

    if transcript.cut:
        complain(say("cut", line=transcript.cut))
    if other_cards(transcript, catalog):
        complain(say("other_cards"))
