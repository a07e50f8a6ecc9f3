"""Player aids as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.catalog.schema import ListOf, Record, TextPair, Word
from brzdek.core.catalog.source import finish, read_yaml
from brzdek.core.text import LANGS, Lang, Text
from brzdek.core.values import dataclass
from printables.jobs.stock import DATA, palettes
from printables.tokens.contents import Token, TokenBox

STEPS, LIST, SIGNS = "steps", "list", "signs"


@dataclass(frozen=True, slots=True, kw_only=True)
class AidItem:
    """One thing to remember."""

    text: Text
    mark: Text | None = None
    """The sign or price that it explains."""
    hue: str = ""
    """The colour of the sign, if not the usual one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """Things that belong together, numbered, in a list, or each with its sign."""

    title: Text
    style: str
    hue: str
    items: tuple[AidItem, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Aid:
    """What lies beside every player."""

    sections: tuple[Section, ...]
    tokens: tuple[str, ...] = ()
    """The sorts of tokens that a further sheet explains."""
    about: str = ""
    """Of what the sheet tells, if not of the whole game."""


def _shape() -> Record:
    hue = Word(list(palettes()["normal"]))
    item = Record({"text": TextPair(300)}, {"mark": TextPair(40, same=True), "hue": hue}, make=AidItem)
    section = Record(
        {
            "title": TextPair(60),
            "style": Word((STEPS, LIST, SIGNS)),
            "hue": hue,
            "items": ListOf(item, 1, 40),
        },
        make=Section,
    )
    return Record({"sections": ListOf(section, 1, 20)}, {"tokens": ListOf(Word(), 1, 20)}, make=_aid)


def _aid(**values: Any) -> Aid:
    return Aid(sections=values["sections"], tokens=tuple(values.get("tokens", ())))


def explained(box: TokenBox, chosen: Sequence[str]) -> Aid:
    """A sheet that says what the tokens of these sorts do, with the icons that stand on them."""
    sections: dict[str, list[tuple[Token, AidItem]]] = {}
    for token, count in box.tokens:
        if token.sort.id in chosen:
            item = AidItem(text=Text(*(_told(token, count, lang) for lang in LANGS)), mark=_mark(token))
            sections.setdefault(token.sort.id, []).append((token, item))
    return Aid(
        sections=tuple(
            Section(
                title=told[0][0].sort.title,
                style=SIGNS,
                hue=told[0][0].sort.hue,
                items=tuple(item for _, item in told),
            )
            for told in sections.values()
        ),
        about="tokens",
    )


def _mark(token: Token) -> Text:
    return Text(f"⟦{token.icon}⟧", f"⟦{token.icon}⟧")


def _told(token: Token, count: int, lang: Lang) -> str:
    """Its name, how many there are, and all it says."""
    points = int(getattr(token.card, "points", 0))
    slots = [f"{slot.heading}: {slot.text}" if slot.heading else slot.text for slot in token.card.slots(lang)]
    worth = [f"{points} ⟦points⟧"] if points else []
    marked = f" ({token.mark})" if token.mark else ""
    name = token.name.to(lang)
    return f"{name[:1].upper()}{name[1:]}{marked} ×{count} – {'; '.join([*worth, *slots])}"


def aid_of(game: str) -> Aid | None:
    """The player aid of a game; None if it has none."""
    file = DATA / "aids" / f"{game}.yaml"
    if not file.is_file():
        return None
    doc = read_yaml(file)
    finish(doc)
    aid: Aid = _shape().read(doc.data, (), doc)
    finish(doc)
    return aid
