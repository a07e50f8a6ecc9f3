"""The reference for designers, made from the words themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from brzdek.core.catalog.schema import BAD, Field, described
from brzdek.core.catalog.source import parse_yaml
from brzdek.core.effects.doc_words import HEADINGS, INTRODUCTION, MAKING, TITLE, WRITING
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import ActWord, Entry, EventWord, MomentWord, NumberWord, OccasionWord, WindowWord
from brzdek.core.effects.grammar import GRAMMAR
from brzdek.core.effects.language import Language
from brzdek.core.text import Text

NameWord = TypeVar("NameWord", EventWord, NumberWord, ActWord, MomentWord, OccasionWord, WindowWord)


def document(languages: Sequence[Language]) -> str:
    """The whole reference as Markdown: the grammar, then what each of these languages adds to it."""
    lines = [f"# {_both(TITLE)}", "", *_pair(INTRODUCTION), *_writing()]
    lines += [f"## {_both(HEADINGS['grammar'])}", "", *_pair(HEADINGS["samples"]), *_words(GRAMMAR, None)]
    for language in _with_bases(languages):
        lines += _own_words(language)
    lines += [f"## {_both(HEADINGS['making'])}", "", *_pair(MAKING)]
    return "\n".join(lines).rstrip() + "\n"


def _with_bases(languages: Sequence[Language]) -> list[Language]:
    """The languages, each after those on which it is built, and each once."""
    found: dict[Language, None] = {}
    for language in languages:
        bases = [language]
        while bases[0].base not in (None, GRAMMAR):
            assert bases[0].base is not None
            bases.insert(0, bases[0].base)
        found |= dict.fromkeys(bases)
    return list(found)


def _both(text: Text) -> str:
    return text.pl if text.pl == text.en else f"{text.pl} / {text.en}"


def _pair(text: Text) -> list[str]:
    return [text.pl, "", text.en, ""]


def _yaml(text: str) -> list[str]:
    return ["```yaml", text, "```", ""]


def _writing() -> list[str]:
    lines = [f"## {_both(HEADINGS['writing'])}", ""]
    for text, example in WRITING:
        lines += [*_pair(text), *_yaml(example)]
    return lines


def _own_words(language: Language) -> list[str]:
    lines = [f"## {_both(language.name)}", ""]
    if not set(GRAMMAR.verbs) <= set(language.verbs):
        lines += _pair(HEADINGS["apart"])
    if language.conditions_wait:
        lines += _pair(HEADINGS["waits"])
    base = language.base or GRAMMAR
    if base is not GRAMMAR:
        lines += _pair(Text(*[say.format(name=name) for say, name in zip(HEADINGS["more"], base.name, strict=True)]))
    return [*lines, *_words(language, base)]


def _words(language: Language, base: Language | None) -> list[str]:
    """Every word of the language that the base does not have."""
    lines: list[str] = []
    for heading, entries, known in (
        ("verbs", language.verbs, base.verbs if base else {}),
        ("conditions", language.conditions, base.conditions if base else {}),
        ("counters", language.counters, base.counters if base else {}),
        ("selectors", language.selectors, base.selectors if base else {}),
    ):
        own = [entry for word, entry in entries.items() if known.get(word) is not entry]
        if own:
            lines += [f"### {_both(HEADINGS[heading])}", ""]
            for entry in own:
                lines += _entry(language, entry, shown=base is not None and heading == "verbs")
    lines += _names("events", language.events, base.events if base else {})
    lines += _names("numbers", language.numbers, base.numbers if base else {})
    lines += _names("acts", language.acts, base.acts if base else {})
    lines += _names("moments", language.moments, base.moments if base else {})
    lines += _names("occasions", language.occasions, base.occasions if base else {})
    lines += _names("windows", language.windows, base.windows if base else {})
    specials = [f"- `{name}` – {_both(special.doc)}" for name, special in language.specials.items()]
    if specials:
        lines += [f"### {_both(HEADINGS['specials'])}", "", *specials, ""]
    return lines


def _entry(language: Language, entry: type[Entry], *, shown: bool) -> list[str]:
    lines = [f"#### `{entry.word}`", "", *_pair(entry.doc)]
    arguments = entry.arguments(language)
    value = _both(HEADINGS["none"]) if arguments.value is None else _described(arguments.value)
    lines.append(f"- {_both(HEADINGS['value'])}: {value}")
    for name, option in arguments.options.items():
        required = f" ({_both(HEADINGS['required'])})" if option.required else ""
        told = f"{_both(option.doc)} – {_described(option.field)}"
        lines.append(f"- {_both(HEADINGS['option'])} `{name}`{required}: {told}")
    lines += ["", *_yaml(entry.example)]
    return [*lines, *_reading(language, entry)] if shown else lines


def _described(field: Field) -> str:
    return _both(described(field))


def _reading(language: Language, entry: type[Entry]) -> list[str]:
    """What the example says on a card."""
    doc = parse_yaml(entry.example, entry.word)
    effect = language.read(doc.data, (), doc)
    if effect is BAD or not isinstance(effect, Effect):
        return []
    return [f"{_both(HEADINGS['reads'])}: *{_both(Text(effect.text('pl'), effect.text('en')))}*", ""]


def _names(
    heading: str,
    words: Mapping[str, NameWord],
    known: Iterable[str],
) -> list[str]:
    lines: list[str] = []
    for name, word in words.items():
        if name not in known:
            announced = isinstance(word, EventWord) and word.would is not None
            note = f" ({_both(HEADINGS['announced'])})" if announced else ""
            lines.append(f"- `{name}` – {_both(word.doc)}{note}")
    return [f"### {_both(HEADINGS[heading])}", "", *lines, ""] if lines else []
