"""Which language to speak: ``--lang``, then BRZDEK_LANG, the settings, the locale, else Polish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.text import LANGS, Lang

_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def from_arguments(arguments: Sequence[str]) -> Lang | None:
    """What ``--lang`` says, wherever on the line it stands."""
    found: Lang | None = None
    for index, word in enumerate(arguments):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == "--lang":
            following = arguments[index + 1] if index + 1 < len(arguments) else ""
            found = _language(value if equals else following) or found
    return found


def from_environment(environment: Mapping[str, str]) -> Lang | None:
    return _language(environment.get("BRZDEK_LANG", ""))


def from_locale(environment: Mapping[str, str]) -> Lang | None:
    """The first locale variable that is set decides."""
    value = next((environment[name] for name in _LOCALE if environment.get(name)), "")
    return _language(value)


def from_settings() -> Lang | None:
    """What the settings file says, if there is one; BadData if it makes no sense."""
    from brzdek.core.paths import settings_file

    file = settings_file()
    if not file.exists():
        return None
    from brzdek.core.catalog.schema import Record, Word
    from brzdek.core.catalog.source import finish, read_yaml

    doc = read_yaml(file)
    finish(doc)
    settings = Record({}, {"lang": Word(LANGS)}).read(doc.data, (), doc)
    finish(doc)
    return _language(settings.get("lang", ""))


def _language(value: str) -> Lang | None:
    """``pl``, ``en_GB.UTF-8`` and the like."""
    word = value.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return next((lang for lang in LANGS if lang == word), None)
