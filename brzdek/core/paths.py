"""Where things live on this machine: the user's folders and the card database."""

from __future__ import annotations

import errno
import os
import sys
from functools import cache
from pathlib import Path

_KINDS = {
    # kind: (XDG variable, its usual place, on macOS, on Windows)
    "cache": ("XDG_CACHE_HOME", ".cache", "Library/Caches", "Cache"),
    "state": ("XDG_STATE_HOME", ".local/state", "Library/Application Support", "State"),
    "config": ("XDG_CONFIG_HOME", ".config", "Library/Preferences", "Config"),
}


class NoHome(OSError):
    """Nobody knows where the user's folders are."""

    key = "no_home"

    def __init__(self) -> None:
        super().__init__(errno.ENOENT, "no home folder")


class NotOurs(OSError):
    """A folder that belongs to somebody else."""

    key = "not_ours"

    def __init__(self, folder: Path) -> None:
        super().__init__(errno.EPERM, "the folder belongs to somebody else", str(folder))


def private_folder(folder: Path) -> Path:
    """The folder, made if it is missing: it is ours, and nobody else may look into it. Else OSError."""
    for missing in reversed([one for one in (folder, *folder.parents) if not one.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)
    if os.name == "posix":
        status = folder.stat()
        if status.st_uid != os.geteuid():
            raise NotOurs(folder)
        if status.st_mode & 0o077:
            folder.chmod(0o700)
    return folder


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


@cache
def cards_folder() -> Path:
    """The card database: inside the installed package, or beside it in a source checkout; it does not move."""
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
    """The user's home. There is no other place that nobody else can prepare for us."""
    try:
        home = Path.home()
    except RuntimeError:
        raise NoHome from None
    if not home.is_absolute():
        raise NoHome
    return home
