"""From YAML to compiled words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.schema import BAD, Field, described, listed, shortened
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.entries import Arguments, Entry, Given
from brzdek.core.effects.words import PROBLEMS, SORTS
from brzdek.core.text import LANGS, Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

THEN = "then"
MOST_LISTED = 200
"""So many allowed words a message lists."""


class Words(Field):
    """A mapping of words of one sort with their options, or one bare word; read as a list of compiled words.

    ``{skill: 2, boots: 1}`` are two words. A key that is no word is an option of the one word beside it that knows it.
    """

    shapes = frozenset({"text", "map"})

    def __init__(self, sort: str, entries: Mapping[str, type[Entry]], language: Language) -> None:
        self.sort = sort
        self.entries = entries
        self.language = language

    def describe(self, lang: Lang) -> str:
        return SORTS[self.sort].to(lang)

    def arguments(self, word: str) -> Arguments:
        return self.entries[word].arguments(self.language)

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, str):
            return self._bare(value, path, doc)
        if not isinstance(value, Mapping) or not value:
            return self.refuse(value, path, doc)
        arguments = {key: self.arguments(key) for key in value if key in self.entries}
        options = self._sort_options(value, arguments, path, doc)
        made = [
            self._word(word, value[word], options[word], arguments[word], path, doc)
            for word in value
            if word in arguments
        ]
        return BAD if options.get("") or any(one is BAD for one in made) else made

    def _bare(self, word: str, path: Path, doc: Document) -> Any:
        if word not in self.entries:
            return self._unknown(word, path, doc, at_key=False)
        arguments = self.arguments(word)
        if arguments.value is not None:
            doc.problem(path, PROBLEMS["needs_value"], word=word, allowed=described(arguments.value))
            return BAD
        made = self._word(word, True, {}, arguments, path, doc, bare=True)
        return BAD if made is BAD else [made]

    def _sort_options(
        self, value: Mapping[Any, Any], arguments: Mapping[str, Arguments], path: Path, doc: Document
    ) -> dict[str, dict[str, Any]]:
        """The options beside the words, by word; under "" those that belong nowhere."""
        options: dict[str, dict[str, Any]] = {word: {} for word in arguments}
        for key in value:
            if key in arguments:
                continue
            owners = [word for word in arguments if key in arguments[word].options]
            if len(owners) == 1:
                options[owners[0]][key] = value[key]
            else:
                options.setdefault("", {})[str(key)] = None
                self._stray(key, owners, arguments, path, doc)
        return options

    def _stray(
        self, key: Any, owners: list[str], arguments: Mapping[str, Arguments], path: Path, doc: Document
    ) -> None:
        place = (*path, key)
        if owners:
            doc.problem(place, PROBLEMS["whose_option"], at_key=True, option=str(key), words=", ".join(owners))
        elif any(key in self.arguments(word).options for word in self.entries):
            words = ", ".join(arguments) or SORTS["nothing"]
            doc.problem(place, PROBLEMS["no_such_options"], at_key=True, option=str(key), words=words)
        else:
            beside = [name for one in arguments.values() for name in one.options]
            self._unknown(str(key), place, doc, at_key=True, also=beside)

    def _unknown(self, word: str, path: Path, doc: Document, *, at_key: bool, also: list[str] | None = None) -> Any:
        near = (word, [*self.entries, *(also or [])])
        doc.problem(path, PROBLEMS["unknown_word"], at_key=at_key, near=near, word=shortened(word), sort=self._known())
        return BAD

    def _known(self) -> Text:
        """All words that may stand here."""
        return Text(*(f"{SORTS[self.sort].to(lang)}: {listed(list(self.entries), MOST_LISTED)}" for lang in LANGS))

    def _word(
        self,
        word: str,
        value: Any,
        options: Mapping[str, Any],
        arguments: Arguments,
        path: Path,
        doc: Document,
        *,
        bare: bool = False,
    ) -> Any:
        place = path if bare else (*path, word)
        bad = False
        if arguments.value is None:
            read: Any = None
            if value is not True and value is not None:
                doc.problem(place, PROBLEMS["takes_nothing"], word=word)
                bad = True
        else:
            read = arguments.value.read(value, place, doc)
            bad = read is BAD
        given: dict[str, Any] = {}
        for name, option in arguments.options.items():
            if name in options:
                given[name] = option.field.read(options[name], (*path, name), doc)
                bad = bad or given[name] is BAD
            elif option.required:
                allowed = described(option.field)
                doc.problem(place, PROBLEMS["missing_option"], word=word, option=name, allowed=allowed)
                bad = True
        return BAD if bad else self.entries[word].make(Given(self.language, read, given, place, doc))


class OneWord(Words):
    """Exactly one word of the sort: a counter, a target."""

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        made = super().read(value, path, doc)
        if made is BAD:
            return BAD
        if len(made) != 1:
            doc.problem(path, PROBLEMS["one_word_only"], sort=described(self))
            return BAD
        return made[0]
