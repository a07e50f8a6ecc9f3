"""The beginning of a house deck: an example that works, and everything that may stand in a deck as comments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.differences import read_stack
from brzdek.core.text import LANGS, Say

if TYPE_CHECKING:
    from brzdek.core.catalog.shelf import Shelf
    from brzdek.core.rulebook import Rulebook

MY_CARD = "my_card"
WIDTH = 110


def template(rulebook: Rulebook[Any, Any], say: Say) -> str:
    """A deck for this game, with comments in one language."""
    shelf = read_stack(rulebook.layers)
    game = rulebook.name
    sample = _sample(shelf)
    names = {lang: say_in(say, lang, "new.my_card") for lang in LANGS}
    entry = {**shelf.plain_cards[sample], "id": MY_CARD, "name": names}
    flavour = {lang: say_in(say, lang, "new.flavour") for lang in LANGS}
    deck = {lang: say_in(say, lang, "new.name") for lang in LANGS}
    lines = [
        say("new.about", game=game),
        "",
        say("new.extends"),
        f"extends: {game}",
        f"name: {flow(deck)}",
        "",
        "cards:",
        say("new.patch"),
        *item({"id": sample, "flavour": flavour}),
        say("new.card"),
        *item(entry),
        "",
        *_rest(shelf, sample, say),
        *_pad(game, say),
        *_kinds(rulebook, say),
    ]
    return "\n".join(lines) + "\n"


def say_in(say: Say, lang: Any, key: str) -> str:
    return Say(lang, *say.books)(key)


def _sample(shelf: Shelf) -> str:
    """The first card with effects that is dealt."""
    fixed = shelf.schema.fixed
    return next(name for name, card in shelf.cards.items() if card.effects and card.copies and card.kind not in fixed)


def _rest(shelf: Shelf, sample: str, say: Say) -> list[str]:
    lines = [say("new.remove"), f"# remove: [{sample}]", "", say("new.options"), "# options:"]
    for key, spec in shelf.values.get("options", {}).items():
        usual = bool(spec.default) if spec.kind == "flag" else spec.default
        lines.append(f"#   {key}: {flow(usual)}    # {spec.name.to(say.lang)}; {spec.allowed().to(say.lang)}")
    lines += ["", say("new.tables")]
    for key in shelf.schema.deck_tables:
        lines.append(f"#   {key}: {shelf.schema.tables[key].describe(say.lang)}")
    return [*lines, ""]


def _pad(game: str, say: Say) -> list[str]:
    """The score pad, if the game has one, with a row of it that may go."""
    from printables.jobs.job import NoPart
    from printables.pads.contents import pad_of

    try:
        row = pad_of(game).rows[-1].id
    except NoPart:
        return []
    return [say("new.pad"), "# pad:", f"#   drop: [{row}]", ""]


def _kinds(rulebook: Rulebook[Any, Any], say: Say) -> list[str]:
    schema, words = rulebook.layers.schema, rulebook.face.say(say.lang)
    slots = dict.fromkeys(slot for kind in schema.kinds.values() for slot in kind.effects)
    lines = [say("new.kinds", slots=", ".join(slots))]
    told: set[tuple[str, str]] = set()
    for name, kind in schema.kinds.items():
        title = words(f"kind.{name}") if words.knows(f"kind.{name}") else ""
        lines.append(f"# kind: {name}" + (f"  ({title})" if title else ""))
        record = schema.record(kind)
        for key, field in record.fields.items():
            text = field.describe(say.lang)
            known = (key, text) in told or key in ("id", "kind")
            told.add((key, text))
            lines.append(f"#   {key}{'*' if key in record.required else ''}" + ("" if known else f": {text}"))
    return lines


# -- YAML as people write it


def item(entry: Mapping[str, Any]) -> list[str]:
    """A card as an item of the list ``cards``."""
    import yaml

    text = yaml.safe_dump(dict(entry), allow_unicode=True, sort_keys=False, default_flow_style=None, width=WIDTH)
    return [("  - " if place == 0 else "    ") + line for place, line in enumerate(text.splitlines())]


def flow(value: Any) -> str:
    """A value in one line."""
    import yaml

    text: str = yaml.safe_dump(value, allow_unicode=True, sort_keys=False, default_flow_style=True, width=10_000)
    return text.strip().removesuffix("...").strip()
