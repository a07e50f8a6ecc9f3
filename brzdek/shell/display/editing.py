"""Editing a line on a plain screen: the line editor of the system, where there is one."""

from __future__ import annotations

from types import ModuleType


class LineEditor:
    """Reads lines that can be edited, with what the same person typed before at hand, and nobody else's."""

    def __init__(self) -> None:
        self._system = _line_editor()
        self._owner = ""

    def read(self, prompt: str, owner: str) -> str:
        """A line; EOFError and KeyboardInterrupt say why there is none. Without an owner nothing is kept of it."""
        if self._system is not None and owner and owner != self._owner:
            self._hand_over(self._system, owner)
        line = input(prompt)
        if self._system is not None and owner and line.strip():
            self._system.add_history(line)
        return line

    def _hand_over(self, system: ModuleType, owner: str) -> None:
        """Somebody else comes to the keyboard: what was typed is forgotten, and what was cut cannot be pasted."""
        system.clear_history()
        if self._owner:
            for key in ("\\C-y", "\\M-y", "\\M-\\C-y"):
                system.parse_and_bind(f'"{key}": abort')
        self._owner = owner


def _line_editor() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    readline.set_auto_history(False)
    # No escape codes on a plain screen, and letters with accents whatever the locale.
    for setting in ("enable-bracketed-paste off", "input-meta on", "output-meta on", "convert-meta off"):
        readline.parse_and_bind(f"set {setting}")
    return readline
