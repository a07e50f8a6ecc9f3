"""Every message of every book exists in both languages, with the same fields and the right plural forms."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest

import brzdek
from brzdek.core.text import FORMS, LANGS, Book, Text, fields


def books() -> dict[str, Book]:
    """The books in all modules whose name ends in ``words``."""
    found: dict[str, Book] = {}
    for info in pkgutil.walk_packages(brzdek.__path__, "brzdek."):
        if info.name.endswith("words"):
            for name, value in vars(importlib.import_module(info.name)).items():
                if isinstance(value, dict) and value and all(isinstance(text, Text) for text in value.values()):
                    found[f"{info.name}.{name}"] = value
    return found


BOOKS = books()
every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS.keys())


def test_the_books_are_found() -> None:
    assert {"brzdek.core.words.CORE", "brzdek.core.words.YAML_ERRORS", "brzdek.core.effects.words.WORDS"} <= set(BOOKS)


@every_book
def test_both_languages_say_something(book: Book) -> None:
    assert [key for key, text in book.items() if not all(text.to(lang).strip() for lang in LANGS)] == []


@every_book
def test_both_languages_use_the_same_fields(book: Book) -> None:
    used = {key: [{field for field, _ in fields(text.to(lang))} for lang in LANGS] for key, text in book.items()}
    assert [key for key, (polish, english) in used.items() if polish != english] == []


@every_book
def test_plural_forms_are_complete(book: Book) -> None:
    wrong = [
        (key, lang, field)
        for key, text in book.items()
        for lang in LANGS
        for field, forms in fields(text.to(lang))
        if forms not in (0, FORMS[lang])
    ]
    assert wrong == []


@every_book
def test_every_brace_belongs_to_a_field(book: Book) -> None:
    """A stray one is a mistyped field, unless the message speaks of the brace itself, in quotes."""
    known = re.compile(r"\{\w+(?:\|[^{}]*)?\}|[„“][{}]”")
    assert [
        key for key, text in book.items() for lang in LANGS if re.search("[{}]", known.sub("", text.to(lang)))
    ] == []


def test_nothing_in_the_core_was_left_untranslated() -> None:
    same = [key for key, text in BOOKS["brzdek.core.words.CORE"].items() if text.pl == text.en]
    assert same == ["one_word"], "only a bare field reads the same in both languages"
