"""Click in two languages: its commands, options and complaints in our own words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from brzdek.core.problems import nearest
from brzdek.core.text import LANGS, Say, clean, fold

if TYPE_CHECKING:
    WordType: TypeAlias = click.ParamType[str]
    NumberType: TypeAlias = click.ParamType[int]
    SpanType: TypeAlias = click.ParamType[range]
else:
    # Older versions of click know no type arguments here.
    WordType = NumberType = SpanType = click.ParamType

SHOWN = 60
"""How much of a wrong word is shown."""


class WordedCommand(click.Command):
    """A command whose help page is in one language."""

    def __init__(
        self,
        say: Say,
        name: str,
        params: list[click.Parameter],
        callback: Callable[..., int],
        help: str | None = None,
        lang: click.Option | None = None,
    ) -> None:
        super().__init__(
            name,
            params=[*params, lang or lang_option(say)],
            callback=callback,
            help=help or say(f"help.{name}"),
            options_metavar=say("options_place"),
            context_settings={"allow_extra_args": True},
        )
        self.say = say

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = with_context(ctx, lambda: super(WordedCommand, self).parse_args(ctx, args))
        if rest:
            words = clean(" ".join(rest))[:SHOWN]
            raise click.UsageError(self.say("extra", words=words), ctx)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.say, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self, self.say, ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_option(self.say)


class WordedGroup(click.Group):
    """The program itself, or a family of its commands: they are made when they are asked for."""

    def __init__(
        self,
        say: Say,
        names: Sequence[str],
        load: Callable[[str], click.Command],
        name: str = "brzdek",
        **attrs: Any,
    ) -> None:
        super().__init__(name, options_metavar=say("options_place"), subcommand_metavar=say("command_place"), **attrs)
        self.say = say
        self._names = list(names)
        self._load = load

    def list_commands(self, ctx: click.Context) -> list[str]:
        return self._names

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self._load(cmd_name) if cmd_name in self._names else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None:
            message = self.say("no_such_command", name=clean(name)[:SHOWN])
            raise click.UsageError(hinted(message, name, self._names, self.say), ctx)
        return name, command, args[1:]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return with_context(ctx, lambda: super(WordedGroup, self).parse_args(ctx, args))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.say, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self, self.say, ctx, formatter)
        rows = [(name, self._load(name).get_short_help_str(limit=200)) for name in self._names]
        with formatter.section(self.say("commands")):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_option(self.say)


# -- pages


def write_usage(command: click.Command, say: Say, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    pieces = command.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say("usage") + " ")


def write_options(command: click.Command, say: Say, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
    with formatter.section(say("options")):
        formatter.write_dl(records)


def help_option(say: Say) -> click.Option:
    def show(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            print(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help"], is_flag=True, is_eager=True, expose_value=False, help=say("help.help"), callback=show
    )


def lang_option(say: Say) -> click.Option:
    """The language itself has been settled before any command was made; here its value is only checked."""
    return click.Option(
        ["--lang"],
        type=Choice(say, LANGS),
        expose_value=False,
        metavar=say("place.lang"),
        help=say("help.lang"),
    )


def flag(name: str, help: str) -> click.Option:
    return click.Option([name], is_flag=True, help=help)


# -- values


def stable(text: str) -> str:
    """A name as identifiers have it: "Magia i Miecz" is ``magia_i_miecz``."""
    return "_".join(fold(text).replace("-", " ").replace("_", " ").split())


class Choice(WordType):
    """One of a few words; accents and capitals do not matter."""

    name = "word"

    def __init__(self, say: Say, words: Sequence[str]) -> None:
        self.say = say
        self.words = words

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        wanted = stable(value)
        if wanted in self.words:
            return wanted
        message = self.say("bad_choice", found=clean(value)[:SHOWN], allowed=", ".join(self.words))
        return self.fail(hinted(message, value, self.words, self.say), param, ctx)


class Number(NumberType):
    """A whole number within limits."""

    name = "number"

    def __init__(self, say: Say, low: int, high: int) -> None:
        self.say = say
        self.low = low
        self.high = high

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        digits = str(value).strip()
        if digits.isascii() and digits.isdigit() and len(digits) <= 20 and self.low <= int(digits) <= self.high:
            return int(digits)
        found = clean(str(value))[:SHOWN]
        return self.fail(self.say("bad_number", found=found, low=self.low, high=self.high), param, ctx)


class Span(SpanType):
    """A whole number within limits, or all from one to another: ``3`` or ``3-6``."""

    name = "span"

    def __init__(self, say: Say, low: int, high: int) -> None:
        self.say = say
        self.number = Number(say, low, high)

    def convert(self, value: str | range, param: click.Parameter | None, ctx: click.Context | None) -> range:
        if isinstance(value, range):
            return value
        first, dash, last = value.replace("–", "-").partition("-")
        low = self.number.convert(first, param, ctx)
        high = self.number.convert(last, param, ctx) if dash else low
        if low > high:
            low, high = high, low
        return range(low, high + 1)


# -- complaints


def with_context(ctx: click.Context, parse: Callable[[], list[str]]) -> list[str]:
    """Parse, and see to it that every complaint knows which command it is about."""
    try:
        return parse()
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


def hinted(message: str, word: str, known: Sequence[str], say: Say) -> str:
    """The message with the nearest known word, if there is one."""
    near = nearest(word, known)
    return f"{message} ({say('did_you_mean', word=near)})" if near else message


def worded(error: click.UsageError, say: Say) -> str:
    """What click complains of, in our words."""
    if isinstance(error, click.NoSuchOption):
        known = [name for param in error.ctx.command.get_params(error.ctx) for name in param.opts] if error.ctx else []
        message = say("no_such_option", name=clean(error.option_name)[:SHOWN])
        return hinted(message, error.option_name, [name for name in known if name.startswith("--")], say)
    if isinstance(error, click.BadOptionUsage):
        option = _option(error)
        key = "takes_no_value" if option is not None and option.is_flag else "needs_value"
        return say(key, name=clean(error.option_name)[:SHOWN])
    if isinstance(error, click.MissingParameter):
        kind = "option" if isinstance(error.param, click.Option) else "argument"
        return say(f"missing_{kind}", name=_name(error.param, error.ctx))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return say("bad_value", name=_name(error.param, error.ctx), message=error.message)
    return error.message


def _option(error: click.BadOptionUsage) -> click.Option | None:
    params = error.ctx.command.get_params(error.ctx) if error.ctx else []
    options = [param for param in params if isinstance(param, click.Option)]
    return next((option for option in options if error.option_name in option.opts), None)


def _name(param: click.Parameter | None, ctx: click.Context | None) -> str:
    if isinstance(param, click.Option):
        return param.opts[-1]
    return (param.metavar or (param.name or "").upper()).strip("[]…") if param is not None else ""
