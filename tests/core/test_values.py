"""Data classes and named tuples that are written when they are used behave like those of the library."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import typing
from typing import Any, ClassVar

import pytest

from brzdek.core.patterns import pattern
from brzdek.core.values import BY_HAND, NamedTuple, dataclass, field, fields, replace


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone."""

    name: str
    weight: int = 1
    marks: list[str] = field(default_factory=list)
    SORTS: ClassVar[int] = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Gem(Stone):
    colour: str
    weight: int = 2


@dataclass(slots=True)
class Heap:
    stones: list[Stone]
    total: int = field(init=False)

    def __post_init__(self) -> None:
        self.total = sum(one.weight for one in self.stones)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Mark:
    number: int

    def __repr__(self) -> str:
        return f"mark {self.number}"


class Place(NamedTuple):
    """Where something lies."""

    x: int
    y: int = 0

    @property
    def far(self) -> bool:
        return self.x + self.y > 9


def written(kind: type) -> set[str]:
    return {name for name, value in kind.__dict__.items() if "Unwritten" not in type(value).__name__}


def test_values_are_made_compared_shown_and_hashed() -> None:
    assert Stone("jasper") == Stone("jasper", 1, [])
    assert Stone("jasper") != Stone("jasper", 2)
    assert repr(Gem("opal", colour="red")) == "Gem(name='opal', weight=2, marks=[], colour='red')"
    assert Stone("a").marks is not Stone("a").marks
    assert Stone.__doc__ == "A stone." and Stone.SORTS == 3
    assert Heap([Stone("a"), Gem("b", colour="blue")]).total == 3
    assert repr(Mark(4)) == "mark 4" and Mark(4) != Mark(4) and len({Mark(4), Mark(4)}) == 2
    match Stone("jasper", 4):
        case Stone(name, weight):
            assert (name, weight) == ("jasper", 4)


@pytest.mark.parametrize("count", [0, BY_HAND])
def test_the_first_values_are_made_like_all_others(count: int) -> None:
    @dataclass(slots=True)
    class Box:
        name: str
        size: int = 2
        inside: list[str] = field(default_factory=list)
        SORTS: ClassVar[int] = 3

    @dataclass(slots=True, kw_only=True)
    class Chest(Box):
        lock: str
        size: int = 5
        weight: int = field(init=False)

        def __post_init__(self) -> None:
            self.weight = self.size * 10

    for _ in range(count):
        Box("before")
        Chest(name="before", lock="none")
    assert "__init__" not in written(Box)
    box, chest = Box("a", inside=["x"]), Chest("b", lock="iron")
    assert (box.name, box.size, box.inside, Box("a").inside) == ("a", 2, ["x"], [])
    assert (chest.name, chest.size, chest.inside, chest.lock, chest.weight) == ("b", 5, [], "iron", 50)
    assert Box(name="a", size=3) == Box("a", 3, [])


@pytest.mark.parametrize(
    ("given", "named"),
    [((), {}), ((), {"weight": 1}), (("a",), {"name": "b"}), (("a", 1, [], 2), {}), (("a",), {"other": 1})],
)
def test_the_first_values_are_refused_in_the_same_words(given: tuple[Any, ...], named: dict[str, Any]) -> None:
    @dataclass(slots=True)
    class Box:
        name: str
        weight: int = 1
        inside: list[str] = field(default_factory=list)

    said = []
    for _ in range(2):
        with pytest.raises(TypeError) as refused:
            Box(*given, **named)
        said.append(str(refused.value))
    assert said[0] == said[1] and "__init__()" in said[0]


def test_bad_values_are_refused() -> None:
    with pytest.raises(TypeError):
        Stone()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Gem("opal", colour="red", sort=1)  # type: ignore[call-arg]
    with pytest.raises(dataclasses.FrozenInstanceError):
        Stone("jasper").weight = 3  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del Gem("opal", colour="red").weight
    with pytest.raises(AttributeError):
        Heap([]).other = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        hash(Heap([]))


def test_the_library_knows_them() -> None:
    assert dataclasses.is_dataclass(Gem)
    assert [one.name for one in fields(Gem)] == ["name", "weight", "marks", "colour"]
    assert replace(Gem("opal", colour="red"), weight=7) == Gem("opal", weight=7, colour="red")
    assert replace(Heap([]), stones=[Stone("a")]).total == 1
    assert dataclasses.replace(Stone("a"), name="b") == Stone("b")

    @dataclasses.dataclass(frozen=True)
    class Ruby(Stone):
        fire: int = 5

    assert Ruby("r") == Ruby("r", 1, [], 5)


@pytest.mark.parametrize("value", [Stone("a", 3, ["x"]), Gem("b", colour="red"), Heap([Stone("c")]), Place(1, 2)])
def test_they_are_copied_and_kept(value: Any) -> None:
    for again in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert again == value and type(again) is type(value)


def test_nothing_is_written_before_it_is_needed() -> None:
    @dataclass(frozen=True, slots=True)
    class Fresh:
        one: int = 1

    assert not written(Fresh) & {"__init__", "__eq__", "__setattr__", "__dataclass_fields__"}
    assert [Fresh().one for _ in range(BY_HAND)] == [1] * BY_HAND
    assert "__init__" not in written(Fresh)
    assert Fresh().one == 1
    assert "__init__" in written(Fresh) and "__eq__" not in written(Fresh)
    assert Fresh() == Fresh(1)
    assert {"__eq__", "__hash__", "__setattr__", "__dataclass_fields__"} <= written(Fresh)
    assert Fresh().one == 1 and Fresh(2).one == 2


def test_named_tuples_are_those_of_the_library() -> None:
    class Library(typing.NamedTuple):
        """Where something lies."""

        x: int
        y: int = 0

    assert Place(4) == (4, 0) and Place(4, 8).far and not Place(1).far
    assert Place._fields == Library._fields and Place._field_defaults == Library._field_defaults
    assert Place(1)._replace(y=3)._asdict() == {"x": 1, "y": 3}
    assert repr(Place(1)) == "Place(x=1, y=0)" and Place.__module__ == __name__ and Place.__doc__ == Library.__doc__


def test_a_pattern_is_compiled_when_it_is_used() -> None:
    word = pattern(r"[a-z]+")
    assert "fullmatch" not in vars(word)
    assert word.fullmatch("abc") and not word.fullmatch("Abc")
    assert word.sub("-", "ab cd") == "- -" and word.pattern == r"[a-z]+"
