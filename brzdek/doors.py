"""Other people's modules, opened no further than they are needed.

``prompt_toolkit``, ``wcwidth`` and many a part of the standard library read all of themselves, and of others, when any
part of them is wanted. A ``Door`` stands where such a module would: it knows where the few names lie that are wanted
early, and becomes the whole module as soon as any other name is asked for. So nothing is missing, whatever a later
version moves about; it only comes later. Packages of our own name those of their modules that get one, too (``late``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from types import FunctionType, MethodType, ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:  # ``typing`` and ``importlib.abc`` are among what takes long to read
    from importlib.abc import Loader, MetaPathFinder
    from typing import Any

    from prompt_toolkit.key_binding import KeyBindings
else:
    Loader = MetaPathFinder = object


def _lying_in(home: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, home)


COROUTINE = 0x80
"""The flag of the code of a coroutine, as ``inspect`` knows it."""
EARLY: dict[str, Mapping[str, str]] = {
    "ast": {"NodeVisitor": __name__},
    "asyncio.sslproto": {},
    "asyncio.staggered": {},
    "datetime": {"datetime": "_datetime"},
    "hashlib": {"sha256": "_sha2" if sys.version_info >= (3, 12) else "_sha256"},
    "gettext": _lying_in(__name__, "gettext", "ngettext"),
    "inspect": _lying_in(__name__, "cleandoc", "isawaitable", "iscoroutinefunction"),
    "locale": {},
    "shutil": {},
    "ssl": {},
    "tempfile": {},
    "tokenize": {},
    "uuid": {"UUID": __name__},
    "xml.dom": {},
    "xml.dom.minidom": {},
    "wcwidth": {"wcwidth": "wcwidth._wcwidth"},
    "prompt_toolkit": {"PromptSession": "prompt_toolkit.shortcuts.prompt"},
    "prompt_toolkit.completion": _lying_in(
        "prompt_toolkit.completion.base",
        *("Completer", "CompleteEvent", "Completion", "DummyCompleter", "DynamicCompleter", "ThreadedCompleter"),
        "get_common_complete_suffix",
    ),
    "prompt_toolkit.formatted_text": {
        **_lying_in(
            "prompt_toolkit.formatted_text.base",
            *("AnyFormattedText", "FormattedText", "StyleAndTextTuples", "Template"),
            *("merge_formatted_text", "to_formatted_text"),
        ),
        **_lying_in(
            "prompt_toolkit.formatted_text.utils",
            *("fragment_list_len", "fragment_list_to_text", "fragment_list_width"),
        ),
        "HTML": "prompt_toolkit.formatted_text.html",
    },
    "prompt_toolkit.lexers": _lying_in("prompt_toolkit.lexers.base", "DynamicLexer", "Lexer", "SimpleLexer"),
    "prompt_toolkit.shortcuts": {},
    "prompt_toolkit.widgets": {"Frame": "prompt_toolkit.widgets.base"},
    "prompt_toolkit.key_binding.bindings.vi": {"load_vi_bindings": __name__, "load_vi_search_bindings": __name__},
}
"""The modules that get a door, and where the names lie that are wanted early."""


# -- what stands for names of theirs


class NodeVisitor:
    """For ``inspect``, which has a class of its own for sources that hardly anybody looks at."""

    def visit(self, node: Any) -> Any:
        return whole("ast").NodeVisitor.visit(self, node)

    def generic_visit(self, node: Any) -> Any:
        return whole("ast").NodeVisitor.generic_visit(self, node)


class UUID:
    """For ``click``, which has a sort of option for them."""

    def __new__(cls, *given: Any, **named: Any) -> Any:
        return whole("uuid").UUID(*given, **named)


def gettext(message: str) -> str:
    """For ``click``, which looks every one of its sentences up."""
    return str(whole("gettext").gettext(message))


def ngettext(one: str, many: str, number: int) -> str:
    return str(whole("gettext").ngettext(one, many, number))


def cleandoc(text: str) -> str:
    """For ``click``, which wants no indent in what options say of themselves: a single line has none."""
    return str(whole("inspect").cleandoc(text)) if "\n" in text or "\t" in text else text.lstrip()


def isawaitable(value: object) -> bool:
    """For ``prompt_toolkit``, which asks it of whatever a key has done."""
    return bool(whole("inspect").isawaitable(value))


def iscoroutinefunction(function: Any) -> bool:
    """For ``asyncio``, which asks it of whatever hears a signal: of a plain function its code says so."""
    if type(function) in (FunctionType, MethodType) and not hasattr(function, "_is_coroutine_mark"):
        return bool(function.__code__.co_flags & COROUTINE)
    return bool(whole("inspect").iscoroutinefunction(function))


def load_vi_bindings() -> KeyBindings:
    """No keys of vi: nobody can switch to them here, and there are hundreds."""
    from prompt_toolkit.key_binding import KeyBindings

    return KeyBindings()


load_vi_search_bindings = load_vi_bindings


# -- doors


class Door(ModuleType):
    """A module of which nothing is read but what is asked for."""

    def __getattr__(self, name: str) -> Any:
        if name == "__path__":  # whoever imports from a module asks whether it is a package
            raise AttributeError(name)
        found = self._early(name)
        if found is None:
            self._open()
            found = getattr(self, name)
        return found

    def _early(self, name: str) -> Any:
        home = EARLY[self.__name__].get(name)
        if home is None:
            return None
        try:
            found = getattr(import_module(home), name)
        except (ImportError, AttributeError):
            return None
        setattr(self, name, found)
        return found

    def _open(self) -> None:
        whole: ModuleType = self
        whole.__class__ = ModuleType
        keeper = whole.__loader__
        if isinstance(keeper, DoorKeeper):
            try:
                keeper.behind.exec_module(whole)
            except BaseException:  # Ctrl-C, say: whoever comes next opens it again
                whole.__class__ = Door
                raise


def late(package: str, names: str) -> None:
    """These modules of a package are read when something in them is first used, whoever imports them."""
    EARLY.update((f"{package}.{name}", {}) for name in names.split())


def whole(name: str) -> Any:
    """A module with all that it has."""
    module = import_module(name)
    if isinstance(module, Door):
        module._open()
    return module


class DoorKeeper(Loader):
    """Puts a door where a module would be, and keeps what reads the module."""

    def __init__(self, behind: Loader) -> None:
        self.behind = behind

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.behind.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        module.__class__ = Door


class _Finder(MetaPathFinder):
    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in EARLY:
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is not None and spec.loader is not None:
            spec.loader = DoorKeeper(spec.loader)
        return spec


@contextmanager
def ajar() -> Iterator[None]:
    """What is read meanwhile for the first time is read through doors."""
    finder = _Finder()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
