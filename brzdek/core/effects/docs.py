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


def document(languages: Sequence[Language], guides: Mapping[str, Text] | None = None) -> str:
    """The reference as Markdown: how effects are written, the grammar, then what each of these languages adds to it.
    ``guides``: the guides to single games, by file, with their titles.
    """
    lines = [f"# {both(TITLE)}", "", *pair(INTRODUCTION)]
    if guides:
        lines += [*pair(HEADINGS["guides"]), *(f"- [{both(title)}]({file})" for file, title in guides.items()), ""]
    lines += _writing()
    lines += [f"## {both(HEADINGS['grammar'])}", "", *pair(HEADINGS["samples"]), *_words(GRAMMAR, None)]
    for language in _with_bases(languages):
        lines += _own_words(language)
    lines += [f"## {both(HEADINGS['making'])}", "", *pair(MAKING)]
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


def both(text: Text) -> str:
    return text.pl if text.pl == text.en else f"{text.pl} / {text.en}"


def pair(text: Text) -> list[str]:
    return [text.pl, "", text.en, ""]


def yaml_block(text: str) -> list[str]:
    return ["```yaml", text, "```", ""]


def _writing() -> list[str]:
    lines = [f"## {both(HEADINGS['writing'])}", ""]
    for text, example in WRITING:
        lines += [*pair(text), *yaml_block(example)]
    return lines


def _own_words(language: Language) -> list[str]:
    lines = [f"## {both(language.name)}", ""]
    if not set(GRAMMAR.verbs) <= set(language.verbs):
        lines += pair(HEADINGS["apart"])
    if language.conditions_wait:
        lines += pair(HEADINGS["waits"])
    base = language.base or GRAMMAR
    if base is not GRAMMAR:
        lines += pair(Text(*[say.format(name=name) for say, name in zip(HEADINGS["more"], base.name, strict=True)]))
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
            lines += [f"### {both(HEADINGS[heading])}", ""]
            for entry in own:
                lines += _entry(language, entry, shown=base is not None and heading == "verbs")
    return [*lines, *names_of(language, "###", base)]


def names_of(language: Language, depth: str, base: Language | None = None) -> list[str]:
    """The words that only name something, without those of the base."""
    lines: list[str] = []
    lines += _names(depth, "events", language.events, base.events if base else {})
    lines += _names(depth, "numbers", language.numbers, base.numbers if base else {})
    lines += _names(depth, "acts", language.acts, base.acts if base else {})
    lines += _names(depth, "moments", language.moments, base.moments if base else {})
    lines += _names(depth, "occasions", language.occasions, base.occasions if base else {})
    lines += _names(depth, "windows", language.windows, base.windows if base else {})
    specials = [f"- `{name}` – {both(special.doc)}" for name, special in language.specials.items()]
    return [*lines, f"{depth} {both(HEADINGS['specials'])}", "", *specials, ""] if specials else lines


def _entry(language: Language, entry: type[Entry], *, shown: bool) -> list[str]:
    lines = [f"#### `{entry.word}`", "", *pair(entry.doc), *options_of(language, entry), *yaml_block(entry.example)]
    return [*lines, *_reading(language, entry)] if shown else lines


def options_of(language: Language, entry: type[Entry]) -> list[str]:
    """What belongs to a word."""
    arguments = entry.arguments(language)
    lines: list[str] = []
    value = both(HEADINGS["none"]) if arguments.value is None else _described(arguments.value)
    lines.append(f"- {both(HEADINGS['value'])}: {value}")
    for name, option in arguments.options.items():
        required = f" ({both(HEADINGS['required'])})" if option.required else ""
        told = f"{both(option.doc)} – {_described(option.field)}"
        lines.append(f"- {both(HEADINGS['option'])} `{name}`{required}: {told}")
    return [*lines, ""]


def _described(field: Field) -> str:
    return both(described(field))


def _reading(language: Language, entry: type[Entry]) -> list[str]:
    """What the example says on a card."""
    doc = parse_yaml(entry.example, entry.word)
    effect = language.read(doc.data, (), doc)
    if effect is BAD or not isinstance(effect, Effect):
        return []
    return [f"{both(HEADINGS['reads'])}: *{both(Text(effect.text('pl'), effect.text('en')))}*", ""]


def _names(
    depth: str,
    heading: str,
    words: Mapping[str, NameWord],
    known: Iterable[str],
) -> list[str]:
    lines: list[str] = []
    for name, word in words.items():
        if name not in known:
            announced = isinstance(word, EventWord) and word.would is not None
            note = f" ({both(HEADINGS['announced'])})" if announced else ""
            lines.append(f"- `{name}` – {both(word.doc)}{note}")
    return [f"{depth} {both(HEADINGS[heading])}", "", *lines, ""] if lines else []
