"""Small values with named fields, declared like data classes and as cheap as tuples: events, reasons.

    class Collapsed(Event):
        seat: int
        cell: Cell
        card: str

A fact is never changed, has a ``kind`` made from its name (``collapsed``) and is equal to facts of the same kind alone.
"""

from __future__ import annotations

from typing import Any, ClassVar, dataclass_transform

from brzdek.core.patterns import pattern
from brzdek.core.values import tuple_item, tuple_maker

_CAPITAL = pattern(r"(?<=.)(?=[A-Z])")


@dataclass_transform(frozen_default=True)
class FactType(type):
    """Makes a class of facts from its annotations. Fields of the class it builds on come first."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> FactType:
        own = [one for one, kind in body.get("__annotations__", {}).items() if not str(kind).startswith("ClassVar")]
        fields: tuple[str, ...] = (*getattr(bases[0], "fields", ()), *own)
        defaults = tuple(body[one] for one in own if one in body)
        body |= {one: tuple_item(place) for place, one in enumerate(fields) if one in own}
        body["__new__"] = tuple_maker(fields, defaults)
        body |= {"__slots__": (), "__match_args__": fields, "fields": fields}
        body.setdefault("kind", _CAPITAL.sub("_", name).lower())
        return super().__new__(mcs, name, bases, body)


class Fact(tuple[Any, ...], metaclass=FactType):
    """A value with named fields."""

    kind: ClassVar[str]
    """A stable word for the class."""
    fields: ClassVar[tuple[str, ...]]

    @property
    def args(self) -> tuple[Any, ...]:
        """The values of the fields, in order."""
        return tuple(self)

    def plain(self) -> list[Any]:
        return [self.kind, *self]

    def __bool__(self) -> bool:
        """A fact without fields is still one."""
        return True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in zip(self.fields, self, strict=True))
        return f"{type(self).__name__}({shown})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)


def declared(module: str, kind: type[Fact]) -> tuple[type[Any], ...]:
    """The classes of facts of a kind that a module declares, in order: ``declared(__name__, Event)``."""
    found: list[type[Any]] = []
    for one in kind.__subclasses__():
        found += [one] if one.__module__ == module else []
        found += declared(module, one)
    return tuple(found)
