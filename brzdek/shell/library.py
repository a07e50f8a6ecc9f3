"""Reading cards and rules: finding them by words and setting them out in lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog import Card, Catalog, Rule, load_rules
from brzdek.core.face import Face, Line
from brzdek.core.paths import cards_folder
from brzdek.core.problems import BadData
from brzdek.core.text import LANGS, Lang, Say, fold
from brzdek.shell.words import other

if TYPE_CHECKING:
    from brzdek.shell.screen import Screen


def find_cards(catalog: Catalog, words: str) -> list[Card]:
    """The cards meant by these words: by id or name exactly, else by the beginning of a name, else by parts of it."""
    wanted = fold(" ".join(words.split()))
    if not wanted:
        return []
    names = {card.id: [fold(card.id), *(fold(card.name.to(lang)) for lang in LANGS)] for card in catalog.cards.values()}
    for fits in (_is, _begins, _holds):
        found = [catalog.cards[card] for card, forms in names.items() if any(fits(form, wanted) for form in forms)]
        if found:
            return found
    return []


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _holds(name: str, wanted: str) -> bool:
    words = name.replace("_", " ").replace(",", " ").split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())


def card_names(catalog: Catalog, lang: Lang) -> list[str]:
    """The names of all cards: in the shown language first, then in the other."""
    cards = list(catalog.cards.values())
    return list(dict.fromkeys(card.name.to(tongue) for tongue in (lang, other(lang)) for card in cards))


def card_lines(face: Face[Any], card: Card, say: Say, screen: Screen) -> list[Line]:
    """A card to read: its name in both languages, kind, picture or price, text, flavour."""
    style = screen.style
    name = card.name.to(say.lang)
    head: Line = [("title", name[:1].upper() + name[1:]), ("dim", f" · {card.name.to(other(say.lang))}")]
    if say.knows(f"kind.{card.kind}"):
        head.append(("dim", f" · {say(f'kind.{card.kind}')}"))
    if card.copies > 1:
        head.append(("dim", f" · ×{card.copies}"))
    lines = [head, *face.card(card, say, style)]
    text = face.drawn(card.text(say.lang), say, style)
    if text:
        lines += screen.paragraph(text, indent="  ")
    if card.flavour is not None:
        lines += screen.paragraph(card.flavour.to(say.lang), "dim", indent="  ")
    return lines


def rules_of(game: str) -> list[Rule]:
    """The rule reference of a game; empty where there is none."""
    try:
        return load_rules(cards_folder() / game)
    except BadData:
        return []


def topics(rules: Iterable[Rule]) -> list[str]:
    return list(dict.fromkeys(rule.topic for rule in rules))


def find_rules(rules: Sequence[Rule], words: str, lang: Lang) -> list[Rule]:
    """The rule with this id, the rules of this topic, or those that hold all these words in either language."""
    wanted = fold(words.strip())
    by_id = [rule for rule in rules if fold(rule.id) == wanted]
    if by_id or not wanted:
        return by_id
    by_topic = [rule for rule in rules if _plain(rule.topic) == _plain(wanted)]
    if by_topic:
        return by_topic
    parts = [_stem(word) for word in wanted.split()]
    found = [rule for rule in rules if _mentions(rule.text.to(lang), parts)]
    return found or [rule for rule in rules if any(_mentions(text, parts) for text in rule.text)]


def _plain(topic: str) -> str:
    """However its words are joined."""
    return topic.replace("-", " ").replace("_", " ")


def _stem(word: str) -> str:
    """Without its ending, so that "osuwisko" finds "osuwiskiem"."""
    return word[:-2] if len(word) > 6 else word[:-1] if len(word) > 4 else word


def _mentions(text: str, parts: Sequence[str]) -> bool:
    folded = fold(text)
    return all(part in folded for part in parts)


def rule_lines(rule: Rule, lang: Lang, screen: Screen) -> list[Line]:
    lines = screen.paragraph(rule.text.to(lang), indent="  ", first=f"{rule.id}  ")
    ink, text = lines[0][0]
    lines[0] = [("key", text[: len(rule.id)]), (ink, text[len(rule.id) :])]
    return lines


def printed_parts(lang: Lang) -> list[str]:
    """What can be printed of a game, as it is typed."""
    from printables.line import parts

    return parts(lang)
