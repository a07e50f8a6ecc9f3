"""The effects of a card that was checked before: its words are kept, and it is read when somebody first asks for it."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, KeysView, Mapping, ValuesView
from typing import Any

from brzdek.core.effects.slots import Clause, Part, Sum
from brzdek.core.text import Lang


class Kept(dict[str, Any]):
    """Effects by slot, and what they say."""

    __slots__ = ("_read", "_slots", "_words")

    def __init__(
        self,
        slots: tuple[str, ...],
        read: Callable[[], Mapping[str, Any]],
        words: Callable[[], Mapping[str, Mapping[str, Any]]],
    ) -> None:
        """``slots``: in which there is an effect; ``words``: what ``plain_words`` gave, by language and slot."""
        super().__init__()
        self._slots = slots
        self._read = read
        self._words = words

    def told(self, slot: str, lang: Lang) -> tuple[Part, ...] | None:
        """What the effect says, if that was kept."""
        kept = self._words().get(lang, {}).get(slot)
        return None if kept is None else tuple(_part(one) for one in kept)

    def __reduce__(self) -> Any:
        return dict, (dict(self.items()),)


class Unread(Kept):
    """The same before anybody has asked for an effect. With the first one it becomes a plain mapping of all of them:
    a game asks for effects all the time, and then nothing may stand in between.
    """

    __slots__ = ()

    def _filled(self) -> Kept:
        effects = self._read()
        filled: Kept = self
        filled.__class__ = Kept
        filled.update(effects)
        return filled

    def __getitem__(self, slot: str) -> Any:
        if slot not in self._slots:
            raise KeyError(slot)
        return self._filled()[slot]

    def get(self, slot: str, default: Any = None) -> Any:
        return self._filled()[slot] if slot in self._slots else default

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self._filled().items()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self._filled().values()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return dict.fromkeys(self._slots).keys()

    def __iter__(self) -> Iterator[str]:
        return iter(self._slots)

    def __len__(self) -> int:
        return len(self._slots)

    def __contains__(self, slot: object) -> bool:
        return slot in self._slots

    def __eq__(self, other: object) -> bool:
        return self._filled() == other

    __hash__ = None  # type: ignore[assignment]

    def __or__(self, other: Any) -> Any:
        return self._filled() | other

    def __repr__(self) -> str:
        return repr(self._filled())


def plain_words(words: Mapping[str, Mapping[str, tuple[Part, ...]]]) -> dict[str, dict[str, list[Any]]]:
    """What the effects of a card say, as plain data, by language and slot."""
    return {
        lang: {slot: [_plain_part(part) for part in parts] for slot, parts in slots.items()}
        for lang, slots in words.items()
    }


def _plain_part(part: Part) -> str | list[str | int]:
    return part.text if isinstance(part, Clause) else [part.icon, part.amount, part.words]


def _part(plain: Any) -> Part:
    return Clause(plain) if isinstance(plain, str) else Sum(*plain)
