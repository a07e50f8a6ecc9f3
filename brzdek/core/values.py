"""``dataclass`` and ``NamedTuple`` that cost little to declare.

What ``dataclasses`` adds to a class it writes as text and compiles, half a millisecond for each class. The way to the
first prompt reads dozens of them, makes values of a few and compares none. Here a class gets its slots at once, its
``__init__`` when some values have been made, and the rest when somebody asks for any of it. A ``NamedTuple`` of
``typing`` compiles its ``__new__`` and the name of each type that it declares; here all tuples of one length share the
former.
"""

from __future__ import annotations

import dataclasses
import threading
from collections import _tuplegetter  # type: ignore[attr-defined] # what namedtuple reads its fields with
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, field, fields
from functools import cache, partial
from types import FunctionType
from typing import TYPE_CHECKING, Any, Self

__all__ = ["NamedTuple", "dataclass", "field", "field_names", "fields", "replace"]

WRITTEN = ("__repr__", "__eq__", "__hash__", "__match_args__", "__dataclass_params__", "__dataclass_fields__")
FROZEN = ("__setattr__", "__delattr__")
INIT = "__init__"
EMPTY: Mapping[Any, str] = {list: "[]", dict: "{}"}
"""What is made faster than by calling its class."""
BY_HAND = 8
"""So many values of a class are filled field by field: to write its ``__init__`` takes as long as to fill a hundred,
and of most classes a game has only a few values.
"""

_writing = threading.RLock()


class _Own:
    """What a class says of its fields, beside those of the classes that it builds on."""

    __slots__ = ("defaults", "names", "options")

    def __init__(self, names: Sequence[str], defaults: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.names = names
        self.defaults = defaults
        self.options = options


_own: dict[type, _Own] = {}


class _Unwritten:
    """Stands where something will be written. Whoever looks for it gets what is written then."""

    __slots__ = ("name", "write")

    def __init__(self, name: str, write: Callable[[], None]) -> None:
        self.name = name
        self.write = write

    def __get__(self, value: object, kind: type) -> Any:
        self.write()
        return getattr(kind if value is None else value, self.name)


class _UnwrittenInit:
    """Stands where ``__init__`` will be written, and fills the first values in its place."""

    __slots__ = ("filled", "made")

    def __init__(self, made: type) -> None:
        self.made = made
        self.filled = 0

    def __get__(self, value: Any, kind: type) -> Any:
        if value is not None and self.filled < BY_HAND:
            return partial(self._fill, value)
        _write_init(self.made)
        return getattr(kind if value is None else value, INIT)

    def _fill(self, value: Any, /, *given: Any, **named: Any) -> None:
        defaults, by_name = _parameters(self.made)
        values = dict(zip([name for name in defaults if not by_name[name]], given, strict=False)) | named
        needed = {name for name, default in defaults.items() if default is MISSING}
        if len(values) < len(given) + len(named) or not needed <= values.keys() <= defaults.keys():
            _write_init(self.made)
            value.__init__(*given, **named)  # says what is wrong
        for name, default in defaults.items():
            object.__setattr__(value, name, values[name] if name in values else _content(default))
        self.filled += 1
        if hasattr(value, "__post_init__"):
            value.__post_init__()


def _slotted(cls: type, options: Mapping[str, Any]) -> type:
    """The class again, with slots for its fields."""
    names = [name for name, kind in cls.__annotations__.items() if not str(kind).startswith("ClassVar")]
    body = {name: value for name, value in cls.__dict__.items() if name not in ("__dict__", "__weakref__")}
    defaults = {name: body.pop(name) for name in names if name in body}
    taken = {name for base in cls.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
    body["__slots__"] = tuple(name for name in names if name not in taken)
    body["__doc__"] = cls.__doc__ or cls.__name__
    if options.get("frozen"):  # a copy could not be filled otherwise
        body = {"__getstate__": _state, "__setstate__": _set_state, **body}
    made = type(cls)(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    _own[made] = _Own(names, defaults, options)
    _write_later(made)
    return made


def _write_later(made: type) -> None:
    names = (*WRITTEN, *FROZEN) if _own[made].options.get("frozen") else WRITTEN
    unwritten = [name for name in names if name not in made.__dict__]

    def write() -> None:
        with _writing:
            names, unwritten[:] = list(unwritten), []
            if names:
                _write(made, names)

    for name in unwritten:
        setattr(made, name, _Unwritten(name, write))
    if INIT not in made.__dict__:
        type.__setattr__(made, INIT, _UnwrittenInit(made))


def _write(made: type, names: list[str]) -> None:
    """Let ``dataclasses`` write everything but ``__init__``; defaults lie where it looks for them meanwhile."""
    own = _own[made]
    slots = {name: made.__dict__[name] for name in own.defaults if name in made.__dict__}
    for name in names:
        delattr(made, name)
    for name, value in own.defaults.items():
        setattr(made, name, value)
    dataclasses.dataclass(made, init=False, **own.options)
    for name in own.defaults:
        if name in slots:
            setattr(made, name, slots[name])
        elif name in made.__dict__:
            delattr(made, name)


def _write_init(made: type) -> None:
    """Write ``__init__`` as ``dataclasses`` would."""
    known: dict[str, Any] = {"_set": object.__setattr__, "_missing": MISSING}
    defaults, by_name = _parameters(made)
    put = "_set(self, {0!r}, {1})" if _own[made].options.get("frozen") else "self.{0} = {1}"
    wanted = {name: _parameter(name, default, known) for name, default in defaults.items()}
    body = [put.format(name, _value(name, default)) for name, default in defaults.items()]
    body += ["self.__post_init__()"] if hasattr(made, "__post_init__") else []
    named = [wanted[name] for name in wanted if by_name[name]]
    listed = ["self", *(wanted[name] for name in wanted if not by_name[name]), *(["*"] if named else []), *named]
    exec("\n ".join([f"def __init__({', '.join(listed)}):", *(body or ["pass"])]), known)
    type.__setattr__(made, INIT, known[INIT])


@cache
def _parameters(made: type) -> tuple[Mapping[str, Any], Mapping[str, bool]]:
    """The fields that ``__init__`` takes with their defaults, and whether a field is given only by its name."""
    kinds = [_own[kind] for kind in reversed(made.__mro__) if kind in _own]
    defaults = {name: own.defaults.get(name, MISSING) for own in kinds for name in own.names}
    by_name = {name: own.options.get("kw_only", False) for own in kinds for name in own.names}
    return {name: one for name, one in defaults.items() if not isinstance(one, Field) or one.init}, by_name


def _content(default: Any) -> Any:
    """What a field holds that is not given."""
    make: Any = default.default_factory if isinstance(default, Field) else None
    return default if make is None else make()


def _parameter(name: str, default: Any, known: dict[str, Any]) -> str:
    """How a field stands in the list of parameters; what it needs is made known."""
    if isinstance(default, Field):
        known[f"_make_{name}"] = default.default_factory
        return f"{name}=_missing"
    if default is MISSING:
        return name
    known[f"_default_{name}"] = default
    return f"{name}=_default_{name}"


def _value(name: str, default: Any) -> str:
    if not isinstance(default, Field):
        return name
    return f"{EMPTY.get(default.default_factory, f'_make_{name}()')} if {name} is _missing else {name}"


def field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a data class; nothing is written for that."""
    owns = [_own[one].names for one in reversed(kind.__mro__) if one in _own]
    return tuple(dict.fromkeys(name for names in owns for name in names))


def _state(value: Any) -> list[Any]:
    return [getattr(value, one.name) for one in fields(value)]


def _set_state(value: Any, state: list[Any]) -> None:
    for one, content in zip(fields(value), state, strict=True):
        object.__setattr__(value, one.name, content)


# -- tuples


@cache
def _made_of(count: int) -> FunctionType:
    """``__new__`` of a tuple of so many values."""
    listed = "".join(f"_{place}, " for place in range(count))
    made: FunctionType = eval(f"lambda _cls, {listed}: _new(_cls, ({listed}))", {"_new": tuple.__new__})
    return made


def tuple_maker(names: Sequence[str], defaults: Sequence[Any]) -> FunctionType:
    """``__new__`` of a tuple with values of these names."""
    known = _made_of(len(names))
    code = known.__code__.replace(co_name="__new__", co_varnames=("_cls", *names))
    return FunctionType(code, known.__globals__, "__new__", tuple(defaults))


def tuple_item(place: int) -> Any:
    """Gives the value at a place of a tuple by its name."""
    return _tuplegetter(place, None)


class _Named(tuple[Any, ...]):
    """What every named tuple can do."""

    __slots__ = ()
    _fields: tuple[str, ...] = ()

    @classmethod
    def _make(cls, values: Iterable[Any]) -> Self:
        made = tuple.__new__(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, **changes: Any) -> Self:
        made = self._make(map(changes.pop, self._fields, self))
        if changes:
            raise ValueError(f"Got unexpected field names: {list(changes)!r}")
        return made

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self._asdict().items())
        return f"{type(self).__name__}({shown})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)


class _TupleType(type):
    """Makes a named tuple of what a class declares."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        names = tuple(body.get("__annotations__", ()))
        defaults = {one: body[one] for one in names if one in body}
        body |= {one: tuple_item(place) for place, one in enumerate(names)}
        body["__new__"] = tuple_maker(names, list(defaults.values()))
        body |= {"__slots__": (), "__match_args__": names, "_fields": names, "_field_defaults": defaults}
        return type(name, (_Named,), body)


if TYPE_CHECKING:
    from dataclasses import dataclass, replace
    from typing import NamedTuple
else:
    NamedTuple = type.__new__(_TupleType, "NamedTuple", (), {})

    def dataclass(*, slots, **options):
        """With slots, always; a field has a default, or a factory for it, or is none of ``__init__``."""
        assert slots
        return lambda cls: _slotted(cls, options)

    def replace(value, **changes):
        kept = {name: getattr(value, name) for name in _parameters(type(value))[0] if name not in changes}
        return type(value)(**kept, **changes)
