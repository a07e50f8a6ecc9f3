"""``brzdek print``: parts of a game as PDFs. The drawing is done by ``printables``, which is read when it is needed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from brzdek.commands.click_words import Choice, WordedCommand, WordedGroup
from brzdek.commands.common import complain
from brzdek.core.text import Say, clean

if TYPE_CHECKING:
    from printables.jobs.job import PrintOption
    from printables.jobs.output import Progress
    from printables.jobs.run import Outcome

NAMES = ("cards", "tokens", "board", "tiles", "pad", "aid", "box", "all", "calibrate")
"""The print commands, in the order of the help page."""
Perform: TypeAlias = "Callable[[dict[str, Any], Progress], Outcome]"


def print_(say: Say) -> WordedGroup:
    from printables.jobs.words import PRINT

    words = say.also(PRINT)
    return WordedGroup(
        words,
        names=NAMES,
        load=lambda name: MAKERS[name](words),
        name="print",
        help=words("help.print"),
        callback=_without_command,
        invoke_without_command=True,
    )


def _without_command() -> int:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        print(context.get_help())
    return 0


def of_game(part: str) -> Callable[[Say], WordedCommand]:
    """The command that prints a part of a game."""

    def make(say: Say) -> WordedCommand:
        def perform(given: dict[str, Any], progress: Progress) -> Outcome:
            from printables.jobs.run import PRINTERS
            from printables.jobs.typed import game_of

            game, options = game_of(given.pop("game"), given)
            return PRINTERS[part](game, options, say.lang, progress)

        return command(say, part, [_game(say)], perform)

    return make


class GameOrDeck(Choice):
    """A game, or the file of a house deck, which says what game it is for."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return value if value.endswith((".yaml", ".yml")) else super().convert(value, param, ctx)


def _game(say: Say) -> click.Argument:
    from brzdek.core.catalog.files import OWN
    from brzdek.games import NAMES

    return click.Argument(["game"], type=GameOrDeck(say, (*NAMES, OWN)), metavar=say("place.game_or_deck"))


def calibrate(say: Say) -> WordedCommand:
    def perform(given: dict[str, Any], progress: Progress) -> Outcome:
        from printables.jobs.run import print_calibration

        return print_calibration(given, say.lang)

    return command(say, "calibrate", [], perform)


MAKERS: dict[str, Callable[[Say], WordedCommand]] = {
    **{part: of_game(part) for part in NAMES if part != "calibrate"},
    "calibrate": calibrate,
}


# -- what all print commands share


def command(say: Say, name: str, arguments: Sequence[click.Parameter], perform: Perform) -> WordedCommand:
    """A print command with the options that ``printables`` lists for it."""
    from printables.jobs.run import OPTIONS

    params = [*arguments, *(_option(say, option) for option in OPTIONS[name]), _output(say, name)]
    if arguments:
        params.append(click.Option(["--watch"], is_flag=True, help=say("help.watch")))
    return WordedCommand(
        say,
        name,
        params,
        lambda **given: _run(say, name, given, perform),
        help=say(f"help.print_{name}"),
        lang=_lang(say),
    )


def _option(say: Say, option: PrintOption) -> click.Option:
    help = say(f"help.{option.help or option.name}")
    if not option.place:
        return click.Option([f"--{option.name}"], is_flag=True, help=help)
    place = say(f"place.{option.place}")
    return click.Option([f"--{option.name}"], metavar=place, help=help, multiple=option.many)


def _output(say: Say, name: str) -> click.Option:
    if name == "all":
        return click.Option(["-o", "--output"], metavar=say("place.folder"), help=say("help.folder"))
    return click.Option(["-o", "--output"], metavar=say("place.file"), help=say("help.output"))


def _lang(say: Say) -> click.Option:
    return click.Option(["--lang"], metavar=say("place.print_lang"), help=say("help.print_lang"))


def _run(say: Say, name: str, given: dict[str, Any], perform: Perform) -> int:
    from printables.draw.fonts import Missing
    from printables.jobs.job import BadJob, NoPart
    from printables.jobs.output import Progress

    options = {name.replace("_", "-"): value for name, value in given.items() if value not in (None, ())}
    if options.pop("watch", False):
        from brzdek.commands.print_watch import decks_in, watch_print

        silent = Progress(sys.stderr, "")
        silent.live = False
        return watch_print(say, decks_in(options), lambda: perform(dict(options), silent))
    progress = Progress(sys.stderr, say("progress_all" if name == "all" else "progress"))
    try:
        outcome = perform(options, progress)
    except (Missing, NoPart) as lacking:
        raise click.ClickException(lacking.reason.to(say.lang)) from None
    except BadJob as bad:
        raise click.UsageError(bad.reason.to(say.lang), click.get_current_context()) from None
    finally:
        progress.done()
    for warning in outcome.warnings(say.lang):
        complain(say("warning", message=warning))
    print(clean(outcome.worded(say.lang)))
    return 1 if outcome.failed else 0
