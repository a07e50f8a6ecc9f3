"""Cards and rules set out in lines to be read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from brzdek import games
from brzdek.core.drawing import Line
from brzdek.core.problems import BadData
from brzdek.core.text import Lang, Say
from brzdek.shell.words import SHELL, other

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.catalog.guide import Chapter
    from brzdek.core.catalog.reference import Rule
    from brzdek.core.face import Face
    from brzdek.shell.display.screen import Screen


RULES_SHOWN = 30


def card_lines(face: Face[Any], card: Card, say: Say, screen: Screen, *, in_both_languages: bool = False) -> list[Line]:
    """A card to read: its name, kind, picture or price, text, flavour."""
    style = screen.style
    name, foreign = card.name.to(say.lang), card.name.to(other(say.lang))
    head: Line = [("title", name[:1].upper() + name[1:])]
    if in_both_languages and foreign != name:
        head.append(("dim", f" · {foreign}"))
    if say.knows(f"kind.{card.kind}"):
        head.append(("dim", f" · {say(f'kind.{card.kind}')}"))
    if card.copies > 1:
        head.append(("dim", f" · ×{card.copies}"))
    lines = [head, *face.card(card, say, style)]
    for slot in card.slots(say.lang):
        lines += screen.paragraph(face.drawn(slot.headed, say, style), indent="  ")
    if card.flavour is not None:
        lines += screen.paragraph(card.flavour.to(say.lang), "dim", indent="  ")
    return lines


def rules_of(game: str) -> list[Rule]:
    """The rule reference of a game; empty where there is none."""
    from brzdek.core.catalog.reference import load_rules

    try:
        return load_rules(*games.folders(game))
    except BadData:
        return []


def guide_of(game: str) -> list[Chapter]:
    """What newcomers ask of a game; empty where there is no guide."""
    from brzdek.core.catalog.guide import load_guide

    try:
        return load_guide(*games.folders(game))
    except BadData:
        return []


def topics(rules: Iterable[Rule], lang: Lang) -> list[str]:
    """What there are rules about, in words."""
    return list(dict.fromkeys(rule.about.to(lang) for rule in rules))


def rules_lines(rules: Sequence[Rule], lang: Lang, screen: Screen) -> list[Line]:
    """Rules one below the other, the first of them if they are many."""
    lines = [line for rule in rules[:RULES_SHOWN] for line in rule_lines(rule, lang, screen)]
    more = len(rules) - RULES_SHOWN
    return [*lines, [("dim", Say(lang, SHELL)("and_more", n=more))]] if more > 0 else lines


def rule_lines(rule: Rule, lang: Lang, screen: Screen) -> list[Line]:
    lines = screen.paragraph(rule.text.to(lang), indent="  ", first=f"{rule.id}  ")
    ink, text = lines[0][0]
    lines[0] = [("key", text[: len(rule.id)]), (ink, text[len(rule.id) :])]
    if rule.ruling is not None:
        ruling = Say(lang, SHELL)("ruling", text=rule.ruling.to(lang))
        lines += screen.paragraph(ruling, "dim", indent="  ")
    return lines


def printed_parts(lang: Lang) -> list[str]:
    """What can be printed of a game, as it is typed."""
    from printables.jobs.line import parts

    return parts(lang)
