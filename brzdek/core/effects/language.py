"""All the words that the cards of one game may use."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from brzdek.core.catalog.schema import BAD, Field, ListOf, Word, described
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.conditions import All
from brzdek.core.effects.counting import AmountField
from brzdek.core.effects.entries import (
    ActWord,
    Condition,
    Counter,
    Entry,
    EventWord,
    MomentWord,
    NumberWord,
    OccasionWord,
    Selector,
    Verb,
    WindowWord,
)
from brzdek.core.effects.flow import Special, Then, in_order
from brzdek.core.effects.limits import within_limits
from brzdek.core.effects.reading import MOST_LISTED, THEN, OneWord, Words
from brzdek.core.effects.words import PROBLEMS, SORTS
from brzdek.core.text import Lang, Text, fill

E = TypeVar("E", bound=Entry)
HAPPENING = "happening"
SCOPES = ("you", "others", "everyone", "foe", "this", "it")
N = TypeVar("N", EventWord, NumberWord, ActWord, MomentWord, OccasionWord, WindowWord)


class ConditionField(Field):
    """One condition, or several that must all hold."""

    shapes = frozenset({"text", "map"})

    def __init__(self, words: Words) -> None:
        self.words = words

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        made = self.words.read(value, path, doc)
        if made is BAD:
            return BAD
        return made[0] if len(made) == 1 else All(tuple(made))

    def describe(self, lang: Lang) -> str:
        return self.words.describe(lang)


class NameField(Word):
    """The name of an event, a number or an act that the language knows."""

    def __init__(self, sort: str, words: Collection[str]) -> None:
        super().__init__(tuple(words), told=MOST_LISTED)
        self.sort = sort

    def describe(self, lang: Lang) -> str:
        return super().describe(lang) if self.choices else SORTS[self.sort].to(lang)


class AnnouncedField(NameField):
    """The name of an event that is announced; another one is refused with the reason."""

    def __init__(self, events: Mapping[str, EventWord]) -> None:
        super().__init__("event", [word for word, event in events.items() if event.would is not None])
        self.events = events

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, str) or value not in self.events or value in (self.choices or ()):
            return super().read(value, path, doc)
        doc.problem(path, PROBLEMS["not_announced"], event=value, allowed=described(self))
        return BAD


class OneOrMore(Field):
    """One value or a list of such values, read as a tuple."""

    shapes = frozenset({"text", "list"})

    def __init__(self, field: Field) -> None:
        self.field = field
        self.several = ListOf(field, 1, 20)

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, (list, tuple)):
            return self.several.read(value, path, doc)
        one = self.field.read(value, path, doc)
        return BAD if one is BAD else (one,)

    def describe(self, lang: Lang) -> str:
        return fill(lang, SORTS["one_or_more"].to(lang), {"item": self.field.describe(lang)})


class SelectorField(Field):
    """``{player: other}``: what is chosen, and among which."""

    shapes = frozenset({"map"})

    def __init__(self, kinds: Mapping[str, OneWord]) -> None:
        self.kinds = kinds

    def of_kind(self, kind: str) -> SelectorField:
        """Only one kind of targets will do."""
        return SelectorField({kind: self.kinds[kind]})

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, Mapping) or len(value) != 1:
            return self.refuse(value, path, doc)
        (kind,) = value
        if kind not in self.kinds:
            near = (str(kind), self.kinds)
            doc.problem(
                (*path, kind), PROBLEMS["unknown_word"], at_key=True, near=near, word=str(kind), sort=described(self)
            )
            return BAD
        return self.kinds[kind].read(value[kind], (*path, kind), doc)

    def describe(self, lang: Lang) -> str:
        if not self.kinds:
            return SORTS["selector"].to(lang)
        return fill(lang, SORTS["selector_of"].to(lang), {"kinds": ", ".join(self.kinds)})


class EffectField(Field):
    """An effect inside another; it may count on what is chosen or announced around it."""

    shapes = frozenset({"text", "map", "list"})

    def __init__(self, words: Words) -> None:
        self.words = words

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, (list, tuple)):
            if not value:
                return self.refuse(value, path, doc)
            parts = [self.read(item, (*path, index), doc) for index, item in enumerate(value)]
            return BAD if any(part is BAD for part in parts) else in_order(parts, joined=False)
        if not isinstance(value, Mapping) or THEN not in value or self._claims_then(value):
            return self._mapping(value, path, doc)
        first = self._mapping({key: value[key] for key in value if key != THEN}, path, doc)
        then = self.read(value[THEN], (*path, THEN), doc)
        return BAD if first is BAD or then is BAD else Then(first, then)

    def _mapping(self, value: Any, path: Path, doc: Document) -> Any:
        made = self.words.read(value, path, doc)
        return BAD if made is BAD else in_order(made, joined=True)

    def _claims_then(self, value: Mapping[Any, Any]) -> bool:
        return any(THEN in self.words.arguments(key).options for key in value if key in self.words.entries)

    def describe(self, lang: Lang) -> str:
        return self.words.describe(lang)


class Language(Field):
    """A registry of words, made from plain lists. As a field it reads an effect.

    A game's language is ``GRAMMAR.extend(...)``: the core grammar with the game's own words. A word that is
    given again takes the place of the older one.
    """

    shapes = frozenset({"text", "map", "list"})

    def __init__(
        self,
        name: Text,
        *,
        verbs: Sequence[type[Verb]] = (),
        conditions: Sequence[type[Condition]] = (),
        counters: Sequence[type[Counter]] = (),
        selectors: Sequence[type[Selector]] = (),
        events: Sequence[EventWord] = (),
        numbers: Sequence[NumberWord] = (),
        acts: Sequence[ActWord] = (),
        moments: Sequence[MomentWord] = (),
        occasions: Sequence[OccasionWord] = (),
        windows: Sequence[WindowWord] = (),
        specials: Mapping[str, Special] | None = None,
        conditions_wait: bool = False,
        provided: Collection[str] = (),
        lasts: str = "",
        scopes: Sequence[str] = SCOPES,
        base: Language | None = None,
    ) -> None:
        self.name = name
        self.base = base
        """The language that it has more words than."""
        self.verbs = _by_word(verbs)
        self.conditions = _by_word(conditions)
        self.counters = _by_word(counters)
        self.selectors = {f"{one.kind} {one.word}": one for one in selectors}
        self.events = _named(events)
        self.numbers = _named(numbers)
        self.acts = _named(acts)
        self.moments = _named(moments)
        self.occasions = _named(occasions)
        self.windows = _named(windows)
        self.specials = dict(specials or {})
        self.conditions_wait = conditions_wait
        """Does ``if`` wait for its condition for the rest of the turn, unless it says ``now: true``?"""
        self.provided = frozenset(provided)
        """Targets that the rules themselves always bind before they carry out an effect."""
        self.lasts = lasts
        """The moment up to which something lasts if a card does not say; "": while the card stays in play."""
        self.scopes = tuple(scopes)
        """Whom a modified number, a ban or a permission may concern."""
        self.words = Words("verb", self.verbs, self)
        self.part = EffectField(self.words)
        self.condition = ConditionField(Words("condition", self.conditions, self))
        self.counter = OneWord("counter", self.counters, self)
        self.selector = SelectorField(self._kinds())
        self.event = NameField("event", self.events)
        self.announced = AnnouncedField(self.events)
        self.number = NameField("number", self.numbers)
        self.act = NameField("act", self.acts)
        self.occasion = NameField("occasion", self.occasions)
        self.window = NameField("window", self.windows)
        self.special = NameField("special", self.specials)
        self._check()

    def extend(
        self,
        name: Text,
        *,
        verbs: Sequence[type[Verb]] = (),
        conditions: Sequence[type[Condition]] = (),
        counters: Sequence[type[Counter]] = (),
        selectors: Sequence[type[Selector]] = (),
        events: Sequence[EventWord] = (),
        numbers: Sequence[NumberWord] = (),
        acts: Sequence[ActWord] = (),
        moments: Sequence[MomentWord] = (),
        occasions: Sequence[OccasionWord] = (),
        windows: Sequence[WindowWord] = (),
        specials: Mapping[str, Special] | None = None,
        conditions_wait: bool | None = None,
        provided: Collection[str] = (),
        lasts: str | None = None,
        scopes: Sequence[str] | None = None,
        without: Collection[str] = (),
    ) -> Language:
        """This language with more words. ``without``: verbs and conditions that it does not take over."""
        return Language(
            name,
            verbs=[*_left(self.verbs, without), *verbs],
            conditions=[*_left(self.conditions, without), *conditions],
            counters=[*self.counters.values(), *counters],
            selectors=[*self.selectors.values(), *selectors],
            events=[*self.events.values(), *events],
            numbers=[*self.numbers.values(), *numbers],
            acts=[*self.acts.values(), *acts],
            moments=[*self.moments.values(), *moments],
            occasions=[*self.occasions.values(), *occasions],
            windows=[*self.windows.values(), *windows],
            specials={**self.specials, **(specials or {})},
            conditions_wait=self.conditions_wait if conditions_wait is None else conditions_wait,
            provided=[*self.provided, *provided],
            lasts=self.lasts if lasts is None else lasts,
            scopes=self.scopes if scopes is None else scopes,
            base=self,
        )

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        """The compiled effect, or BAD with everything wrong noted in the document."""
        effect: Any = self.part.read(value, path, doc) if within_limits(value, path, doc) else BAD
        if effect is BAD:
            return BAD
        missing = sorted(effect.needs - self.provided)
        for kind in missing:
            key = "needs_happening" if kind == HAPPENING else "needs_target"
            doc.problem(path, PROBLEMS[key], kind=kind)
        return BAD if missing else effect

    def describe(self, lang: Lang) -> str:
        return self.part.describe(lang)

    # -- fields for arguments

    def amount(self, low: int = 1, high: int = 99) -> AmountField:
        """A number, fixed or counted."""
        return AmountField(self, low, high)

    def timing(self) -> Field:
        """The windows in which a card may be played, one or several; read as a tuple."""
        return OneOrMore(self.window)

    def occasions_of(self, word: str) -> frozenset[str]:
        """An occasion and all that are sorts of it."""
        found = {word}
        while more := {one.word for one in self.occasions.values() if one.within in found} - found:
            found |= more
        return frozenset(found)

    # -- the inside

    def _kinds(self) -> dict[str, OneWord]:
        kinds: dict[str, dict[str, type[Entry]]] = {}
        for one in self.selectors.values():
            kinds.setdefault(one.kind, {})[one.word] = one
        return {kind: OneWord("selector", words, self) for kind, words in kinds.items()}

    def _check(self) -> None:
        """A word must not also be the name of an option: a card could not tell them apart."""
        if THEN in self.verbs:
            raise ValueError(f"{THEN!r} stands beside every effect and cannot be a word of its own")
        for sort in (self.words, self.condition.words, self.counter):
            for word in sort.entries:
                for option in sort.arguments(word).options:
                    if option in sort.entries:
                        raise ValueError(f"the option {option!r} of {word!r} is a word of its own")


def _left(entries: Mapping[str, type[E]], without: Collection[str]) -> list[type[E]]:
    return [entry for word, entry in entries.items() if word not in without]


def _by_word(entries: Iterable[type[E]]) -> dict[str, type[E]]:
    return {entry.word: entry for entry in entries}


def _named(words: Iterable[N]) -> dict[str, N]:
    return {one.word: one for one in words}
