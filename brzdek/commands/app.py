"""The commands of the program, put together in one language, and what they say when something goes wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from importlib import import_module

import click

from brzdek.commands import language
from brzdek.commands.click_words import WordedGroup, flag, lang_option, worded
from brzdek.commands.common import complain
from brzdek.commands.words import COMMANDS
from brzdek.core.problems import BadData, BadSetup, Stuck, why
from brzdek.core.text import Lang, Say
from brzdek.core.words import CORE

BAD_DATA = 1
WRONG_USAGE = 2

MODULES = {
    "play": "play",
    "resume": "saved",
    "replay": "saved",
    "games": "database",
    "cards": "database",
    "card": "database",
    "rules": "database",
    "check": "database",
    "legal": "positions",
    "perft": "positions",
    "simulate": "simulating",
    "compare": "simulating",
    "deck": "deck",
    "tile": "tile",
    "print": "printing:print_",
}
"""The commands, in the order of the help page, and the modules they live in: read only when they are needed.

What follows a colon is the name of the command's maker there, if it is not that of the command.
"""


def run(arguments: Sequence[str]) -> int:
    """Run one command line; the exit code."""
    say = Say(choose_language(arguments), COMMANDS, CORE)
    program = build(say)
    try:
        with program.make_context("brzdek", list(arguments)) as context:
            code: int = program.invoke(context)
            return code
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.UsageError as error:
        complain(usage_of(error, say))
        return WRONG_USAGE
    except click.ClickException as error:
        complain(say("error", message=error.message))
        return BAD_DATA
    except BadSetup as bad:
        complain(say("error", message=bad.reason.to(say.lang)))
        return WRONG_USAGE
    except Stuck as stuck:
        complain(say("error", message=stuck.reason.to(say.lang)))
    except BadData as bad:
        complain("\n".join(problem.worded(say.lang) for problem in bad.problems))
    except BrokenPipeError:
        raise
    except OSError as error:
        complain(say("error", message=why(error, say.lang)))
    except (MemoryError, RecursionError):
        complain(say("error", message=say("memory")))
    return BAD_DATA


def build(say: Say) -> WordedGroup:
    """The program with all its commands, in this language."""
    return WordedGroup(
        say,
        names=list(MODULES),
        load=lambda name: load(name, say),
        help=say("help.brzdek"),
        params=[lang_option(say), flag("--plain", say("help.plain")), version_option(say)],
        callback=open_menu(say),
        invoke_without_command=True,
    )


def load(name: str, say: Say) -> click.Command:
    module, _, own = MODULES[name].partition(":")
    maker: Callable[[Say], click.Command] = getattr(import_module(f"brzdek.commands.{module}"), own or name)
    return maker(say)


def open_menu(say: Say) -> Callable[[bool], int]:
    def menu(plain: bool) -> int:
        context = click.get_current_context()
        if context.invoked_subcommand is not None:
            context.obj = plain
            return 0
        from brzdek.shell.lobby.menu import run as run_menu

        return run_menu(say.lang, plain)

    return menu


def version_option(say: Say) -> click.Option:
    def show(context: click.Context, option: click.Parameter, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            from brzdek import __version__

            print(f"brzdek {__version__}")
            context.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, help=say("help.version"), callback=show
    )


def choose_language(arguments: Sequence[str]) -> Lang:
    chosen = language.from_arguments(arguments) or language.from_environment(os.environ)
    if chosen is not None:
        return chosen
    fallback = language.from_locale(os.environ) or "pl"
    try:
        return language.from_settings() or fallback
    except BadData as bad:
        complain(Say(fallback, COMMANDS)("bad_settings", why=bad.problems[0].worded(fallback)))
    except OSError:
        # Settings that cannot even be looked at are no reason to refuse to play.
        pass
    return fallback


def usage_of(error: click.UsageError, say: Say) -> str:
    """What was wrong with the command line, below the usage of the command."""
    lines = [say("error", message=worded(error, say))]
    if error.ctx is not None:
        lines = [error.ctx.get_usage(), say("try_help", command=error.ctx.command_path), "", *lines]
    return "\n".join(lines)
