"""The entry of the program: settles the language and the streams, and turns whatever happens into an exit code."""

from __future__ import annotations

import sys
from collections.abc import Sequence

OWN_FAULT = 70
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; the exit code. Nothing but an exit code ever leaves here."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == ["--version"]:
        # Answered at once: programs that only ask for the version should not wait for anything else.
        from brzdek import __version__

        print(f"brzdek {__version__}")
        return 0
    try:
        from brzdek.commands.app import run

        code = run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except Exception as error:
        return _own_fault(error)
    return code


def _own_fault(error: Exception) -> int:
    """A mistake of the program itself. Whoever wants to mend it sets BRZDEK_DEBUG to see where it happened."""
    import os

    if os.environ.get("BRZDEK_DEBUG"):
        raise error
    print(f"brzdek: {type(error).__name__}: {error} (BRZDEK_DEBUG=1)", file=sys.stderr)
    return OWN_FAULT


def _drop_output() -> None:
    """Nobody reads any more: what is left to be written must not complain at exit."""
    import os

    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
