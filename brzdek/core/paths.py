"""Where things live on this machine: the user's folders and the card database."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_KINDS = {
    # kind: (XDG variable, its usual place, on macOS, on Windows)
    "cache": ("XDG_CACHE_HOME", ".cache", "Library/Caches", "Cache"),
    "state": ("XDG_STATE_HOME", ".local/state", "Library/Application Support", "State"),
    "config": ("XDG_CONFIG_HOME", ".config", "Library/Preferences", "Config"),
}


def cache_folder() -> Path:
    """What can be made again at any time."""
    return _user_folder("cache")


def state_folder() -> Path:
    """Saved games and the history of commands."""
    return _user_folder("state")


def config_folder() -> Path:
    """Settings."""
    return _user_folder("config")


def settings_file() -> Path:
    """What the user has chosen to keep, such as the language."""
    return config_folder() / "settings.yaml"


def cards_folder() -> Path:
    """The card database: inside the installed package, or beside it in a source checkout."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "cards"
    return inside if inside.is_dir() else package.parent / "cards"


def _user_folder(kind: str) -> Path:
    own = os.environ.get("BRZDEK_HOME")
    if own:
        return Path(own).absolute() / kind
    variable, usual, mac, windows = _KINDS[kind]
    named = os.environ.get(variable, "")
    if os.path.isabs(named):  # noqa: PTH117 - a relative folder is to be ignored, whatever it may be
        return Path(named) / "brzdek"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or _home() / "AppData" / "Local") / "brzdek" / windows
    return _home() / (mac if sys.platform == "darwin" else usual) / "brzdek"


def _home() -> Path:
    """The user's home; without one, a folder for passing things."""
    try:
        return Path.home()
    except RuntimeError:
        import tempfile

        return Path(tempfile.gettempdir()) / "brzdek-home"
