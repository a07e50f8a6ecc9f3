"""The entry of the program: settles the streams and signals, and turns whatever happens into an exit code."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # nothing is read before Ctrl-C is quiet
    from collections.abc import Sequence
    from types import TracebackType
    from typing import Any

BAD_DATA = 1
OWN_FAULT = 70
INTERRUPTED = 130
BROKEN_PIPE = 141
GARBAGE = (100_000, 20, 20)
"""How seldom garbage is looked for. Hundreds of modules come in before the first prompt and stay: to look through them
again and again costs a tenth of the wait, and games leave hardly any behind.
"""


def _hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Ctrl-C before or after ``main`` is not told of; the process ends by the signal all the same."""
    if not issubclass(kind, KeyboardInterrupt):
        _excepthook(kind, error, trace)


def _hear_ignored(unraisable: Any) -> None:
    """Nor is Ctrl-C in a moment at which nothing can be raised, such as the end of an object."""
    if not issubclass(unraisable.exc_type, KeyboardInterrupt):
        _unraisablehook(unraisable)


_excepthook, _unraisablehook = sys.excepthook, sys.unraisablehook
sys.excepthook, sys.unraisablehook = _hear, _hear_ignored


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; the exit code. Nothing but an exit code ever leaves here."""
    try:
        from brzdek import streams
    except BaseException as error:
        return _interrupted(error)
    try:
        streams.hear_interrupts()
        streams.reopen()
        with streams.ended_by_signals():
            code = _run(list(sys.argv[1:] if arguments is None else arguments))
            sys.stdout.flush()
        if arguments is None:
            # Whatever is pressed from now on, the program is at its end anyway.
            streams.ignore_signals()
    except BaseException as error:
        if arguments is None:
            streams.ignore_signals()
        code = _code_of(error)
    streams.let_go()
    if arguments is None:
        _leave_as_it_is()
    return code


def _leave_as_it_is() -> None:
    """Python looks through all that there is for garbage before it ends, which takes longer than many a command."""
    import gc

    gc.freeze()


def _code_of(error: BaseException) -> int:
    """What is said of whatever ended the program early, and its exit code."""
    from brzdek.streams import Terminated

    match error:
        case Terminated():
            return int(str(error.code))
        case BrokenPipeError():
            return BROKEN_PIPE
        case OSError():
            return _unwritten(error)
        case _:
            return _interrupted(error)


def _interrupted(error: BaseException) -> int:
    """Ctrl-C, even if it fell into a moment at which Python can only say that something else went wrong."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, KeyboardInterrupt):
            return INTERRUPTED
        cause = cause.__cause__ or cause.__context__
    if isinstance(error, Exception):
        return _own_fault(error)
    raise error


def _run(words: Sequence[str]) -> int:
    if words == ["--version"]:
        # Answered at once: programs that only ask for the version should not wait for anything else.
        from brzdek import __version__

        print(f"brzdek {__version__}")
        return 0
    import gc

    gc.set_threshold(*GARBAGE)
    from brzdek.doors import ajar

    with ajar():
        from brzdek.commands.app import run

        return run(words)


def _unwritten(error: OSError) -> int:
    """The answer is ready, but there is nowhere to write it."""
    import os

    from brzdek.commands.app import choose_language
    from brzdek.commands.common import complain
    from brzdek.commands.words import COMMANDS
    from brzdek.core.problems import why
    from brzdek.core.text import Say

    if os.environ.get("BRZDEK_DEBUG"):
        raise error
    say = Say(choose_language(sys.argv[1:]), COMMANDS)
    complain(say("error", message=why(error, say.lang)))
    return BAD_DATA


def _own_fault(error: Exception) -> int:
    """A mistake of the program itself. Whoever wants to mend it sets BRZDEK_DEBUG to see where it happened."""
    import os

    if os.environ.get("BRZDEK_DEBUG"):
        raise error
    from brzdek.commands.common import complain

    complain(f"brzdek: {type(error).__name__}: {error} (BRZDEK_DEBUG=1)")
    return OWN_FAULT
