"""``brzdek games``, ``cards``, ``card``, ``rules`` and ``check``: what there is to read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brzdek.commands.click_words import SHOWN, WordedCommand, flag, hinted, stable
from brzdek.commands.common import complain, decks_of, game_argument, open_game, option, show_json
from brzdek.core.effects.slots import Slot, Sum
from brzdek.core.text import LANGS, Say, clean, fold

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.catalog.catalog import Catalog
    from brzdek.core.catalog.options import OptionSpec
    from brzdek.core.catalog.reference import Rule
    from brzdek.core.problems import Problem

MANY = 12


def games(say: Say) -> WordedCommand:
    return WordedCommand(say, "games", [flag("--json", say("help.json"))], lambda **given: _games(say, **given))


def cards(say: Say) -> WordedCommand:
    words = click.Argument(["words"], nargs=-1, metavar=f"[{say('place.game')}] {say('place.words')}")
    params = [words, option(say, "deck", "file", multiple=True), flag("--json", say("help.json"))]
    return WordedCommand(say, "cards", params, lambda **given: _cards(say, **given))


def card(say: Say) -> WordedCommand:
    words = click.Argument(["words"], nargs=-1, required=True, metavar=say("place.card"))
    params: list[click.Parameter] = [
        game_argument(say),
        words,
        option(say, "deck", "file", multiple=True),
        flag("--yaml", say("help.yaml")),
        flag("--json", say("help.json")),
    ]
    return WordedCommand(say, "card", params, lambda **given: _card(say, **given))


def rules(say: Say) -> WordedCommand:
    words = click.Argument(["words"], nargs=-1, metavar=say("place.rule"))
    params: list[click.Parameter] = [game_argument(say), words, flag("--json", say("help.json"))]
    return WordedCommand(say, "rules", params, lambda **given: _rules(say, **given))


def check(say: Say) -> WordedCommand:
    files = click.Argument(["files"], nargs=-1, metavar=say("place.files"))
    return WordedCommand(say, "check", [files, flag("--json", say("help.json"))], lambda **given: _check(say, **given))


# -- games


def _games(say: Say, json: bool) -> int:
    from brzdek.games import NAMES

    opened = [open_game(name) for name in NAMES]
    if json:
        show_json([_game_data(rulebook, catalog) for rulebook, catalog in opened])
        return 0
    for rulebook, catalog in opened:
        low, high = catalog.players
        print(f"{rulebook.name} – {catalog.title.to(say.lang)}")
        print("  " + say("game.players", low=low, high=high))
        print("  " + say("game.bots", bots=", ".join(rulebook.bots)))
        for spec in catalog.options.values():
            allowed, name = spec.allowed().to(say.lang), spec.name.to(say.lang)
            print("  " + say("game.option", word=spec.key, name=name, allowed=allowed, default=spec.default))
    return 0


def _game_data(rulebook: Any, catalog: Catalog) -> dict[str, Any]:
    low, high = catalog.players
    return {
        "name": rulebook.name,
        "title": catalog.title._asdict(),
        "players": {"min": low, "max": high},
        "bots": list(rulebook.bots),
        "options": [_option_data(spec) for spec in catalog.options.values()],
        "cards": len(catalog.own().cards),
        "catalog": catalog.fingerprint,
    }


def _option_data(spec: OptionSpec) -> dict[str, Any]:
    return {
        "key": spec.key,
        "kind": spec.kind,
        "name": spec.name._asdict(),
        "default": spec.default,
        "allowed": spec.allowed()._asdict(),
    }


# -- cards


def _cards(say: Say, words: Sequence[str], deck: Sequence[str], json: bool) -> int:
    from brzdek.games import NAMES

    named = stable(words[0]) if words else ""
    chosen = [named] if named in NAMES else list(NAMES)
    wanted = fold(" ".join(words[1:] if named in NAMES else words)).split()
    if deck:
        from brzdek.commands.deck import game_of_decks

        chosen = [game_of_decks(deck)]
    found = [
        (game, rulebook, card)
        for game in chosen
        for rulebook, catalog in [open_game(game, *decks_of(deck))]
        for card in catalog.own().cards.values()
        if _holds(card, wanted)
    ]
    if json:
        show_json([_card_data(game, card) for game, _, card in found])
        return 0
    if not found:
        print(say("cards.none"))
    elif deck:
        _show_boxes(say, found[0][1], [card for _, _, card in found])
        return 0
    for game, rulebook, card in found:
        text = _drawn(rulebook, card.text(say.lang), say)
        notes = _drawn(rulebook, " · ".join(card.notes(say.lang)), say)
        place = f"{game}/{card.id}" if len(chosen) > 1 else card.id
        name = f"{card.name.to(say.lang)} ×{card.copies}" + (f" ({notes})" if notes else "")
        print(f"{place:<22} {name}" + (f": {text}" if text else ""))
    return 0


def _show_boxes(say: Say, rulebook: Any, cards: Sequence[Card]) -> None:
    from brzdek.shell.display.card_box import card_boxes
    from brzdek.shell.display.screen import open_screen

    screen = open_screen(bool(click.get_current_context().obj))
    screen.show(card_boxes(rulebook.face, cards, rulebook.face.say(say.lang), screen.style))


def _holds(card: Card, wanted: Sequence[str]) -> bool:
    """Does the card hold all these words, in its id, names, kind or texts?"""
    texts = [text for lang in LANGS for text in (*card.notes(lang), card.text(lang))]
    text = fold(" ".join([card.id, card.kind, *card.name, *texts]))
    return all(word in text for word in wanted)


def _drawn(rulebook: Any, text: str, say: Say) -> str:
    """A text with its icons as words."""
    from brzdek.core.drawing import Style

    face = rulebook.face
    drawn: str = face.drawn(text, face.say(say.lang), Style(unicode=False))
    return drawn


def _card_data(game: str, card: Card) -> dict[str, Any]:
    return {
        "game": game,
        "id": card.id,
        "name": card.name._asdict(),
        "kind": card.kind,
        "copies": card.copies,
        "notes": {lang: card.notes(lang) for lang in LANGS},
        "text": {lang: card.text(lang) for lang in LANGS},
        "slots": {lang: [_slot_data(slot) for slot in card.slots(lang)] for lang in LANGS},
        "flavour": card.flavour._asdict() if card.flavour else None,
        "origin": card.origin or None,
    }


def _slot_data(slot: Slot) -> dict[str, Any]:
    """Heading and parts: a sum has an icon and an amount, a clause only words."""
    parts = [
        {"icon": part.icon, "amount": part.amount, "text": part.words} if isinstance(part, Sum) else {"text": part.text}
        for part in slot.parts
    ]
    return {"slot": slot.name, "heading": slot.heading, "parts": parts}


def _card(say: Say, game: str, words: Sequence[str], deck: Sequence[str], yaml: bool, json: bool) -> int:
    from brzdek.shell.answering.library import card_lines
    from brzdek.shell.display.screen import PlainScreen
    from brzdek.shell.reading.card_search import card_names, find_cards

    decks = decks_of(deck)
    rulebook, catalog = open_game(game, *decks)
    query = " ".join(words)
    found = find_cards(catalog, query)
    context = click.get_current_context()
    if not found:
        known = [*catalog.cards, *card_names(catalog, say.lang)]
        raise click.UsageError(hinted(say("no_card", name=clean(query)[:SHOWN]), query, known, say), context)
    if len(found) > 1:
        cards = ", ".join(card.id for card in found[:MANY]) + (", …" if len(found) > MANY else "")
        raise click.UsageError(say("many_cards", name=clean(query)[:SHOWN], cards=cards), context)
    if json:
        show_json(_card_data(game, found[0]))
        return 0
    if yaml:
        from brzdek.commands.deck_template import item
        from brzdek.core.catalog.differences import read_stack

        print("\n".join(item(read_stack(rulebook.layers, decks).plain_cards[found[0].id])))
        return 0
    if deck:
        _show_boxes(say, rulebook, found)
        return 0
    import sys

    screen = PlainScreen(sys.stdout, (), live=False)
    face = rulebook.face
    screen.show(card_lines(face, found[0], face.say(say.lang), screen, in_both_languages=True))
    return 0


# -- rules


def _rules(say: Say, game: str, words: Sequence[str], json: bool) -> int:
    from brzdek.core.catalog.reference import load_rules
    from brzdek.games import folders
    from brzdek.shell.answering.rule_search import find_rules

    known = load_rules(*folders(game))
    query = " ".join(words)
    found = find_rules(known, query, say.lang) if query.strip() else known
    if not found and re.fullmatch(r"[A-Za-z]{2,5}-?[0-9]+", query):
        message = hinted(say("no_rule", name=query[:SHOWN]), query, [rule.id for rule in known], say)
        raise click.UsageError(message, click.get_current_context())
    if json:
        show_json([_plain_rule(rule) for rule in found])
    else:
        _show_rules(say, found)
    return 0


def _plain_rule(rule: Rule) -> dict[str, Any]:
    plain = {"id": rule.id, "topic": rule.topic, "text": rule.text._asdict()}
    return plain if rule.ruling is None else {**plain, "ruling": rule.ruling._asdict()}


def _show_rules(say: Say, found: Sequence[Rule]) -> None:
    if not found:
        print(say("rules.none"))
    topic = ""
    for rule in found:
        if topic and rule.topic != topic:
            print()
        topic = rule.topic
        print(f"{rule.id}  {rule.text.to(say.lang)}")
        if rule.ruling is not None:
            print(f"  {say('rules.ruling', text=rule.ruling.to(say.lang))}")


# -- check


def _check(say: Say, files: Sequence[str], json: bool) -> int:
    from brzdek import games as registry
    from brzdek.commands.tile import draw_file
    from brzdek.core.catalog.check import check_file, check_game

    homes = {name: registry.load(name).layers for name in registry.NAMES}
    if files:
        findings = [check_file(Path(file), homes) for file in dict.fromkeys(files)]
        count = len(findings)
    else:
        findings = [check_game(home) for home in homes.values()]
        folders = {folder for home in homes.values() for folder in home.own_folders()}
        count = sum(len(list(folder.glob("*.yaml"))) for folder in folders)
    problems = _once([problem for one in findings for problem in one.problems])
    warnings = _once([warning for one in findings for warning in one.warnings])
    if not json:
        for file in dict.fromkeys(files):
            draw_file(Path(file), homes, say)
    return report(say, problems, warnings, count, json)


def report(say: Say, problems: Sequence[Problem], warnings: Sequence[Problem], count: int, json: bool) -> int:
    """Tell what a check of so many files has found; the exit code."""
    if json:
        answer = {"problems": problems, "warnings": warnings}
        show_json({key: [_problem_data(one, say) for one in group] for key, group in answer.items()})
        return 1 if problems else 0
    for one in warnings:
        print(say("check.warning", place=one.place, message=one.message(say.lang)))
    for one in problems:
        complain(one.worded(say.lang))
    if problems:
        print(say("check.bad", n=len(problems)))
    else:
        print(say("check.warned", n=count, w=len(warnings)) if warnings else say("check.fine", n=count))
    return 1 if problems else 0


def _once(found: Sequence[Problem]) -> list[Problem]:
    """Without what a file that is part of several games brings again."""
    return [one for index, one in enumerate(found) if one not in found[:index]]


def _problem_data(problem: Problem, say: Say) -> dict[str, Any]:
    return {
        "file": problem.file,
        "line": problem.line,
        "column": problem.column,
        "message": problem.message(say.lang),
        "near": problem.near,
    }
