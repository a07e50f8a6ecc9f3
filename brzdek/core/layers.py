"""The layers of a game as an ordered stack, and the four ways in which rules ask those that lie above them.

A rule never asks which expansion is there. It names a hook, in one of four forms: ``step`` (something happens now),
``change`` (a value goes through all layers), ``permits`` (one no is enough), ``decide`` (the topmost answer counts).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from brzdek.core.ask import NO_STEPS, Steps
from brzdek.core.catalog.cards import Outline
from brzdek.core.catalog.kinds import NOTHING, CatalogSchema
from brzdek.core.catalog.schema import Field, message
from brzdek.core.expansion import FORMS, Form, Layer, Options, Switched
from brzdek.core.legality import Reason
from brzdek.core.paths import cards_folder
from brzdek.core.text import Text

if TYPE_CHECKING:
    from brzdek.core.rulebook import Game

V = TypeVar("V")
Runs: TypeAlias = tuple[Callable[..., Any], ...]


class BadStack(ValueError):
    """Layers that cannot lie on top of each other, with the reason in both languages."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


class Layers:
    """What lies over what: a game, and the expansions over it in their order. It never changes."""

    __slots__ = ("_stacks", "all", "base", "mark", "name", "schema")

    def __init__(
        self,
        base: CatalogSchema,
        *above: Layer,
        name: str = "",
        folder: Path | None = None,
        opens: Mapping[str, Form] = NOTHING,
    ) -> None:
        """``name``: of the stack as a game; ``folder``, ``opens``: of the lowest layer."""
        self.base = base
        self.name = name or base.game
        lowest = Layer(name=base.game, folder=folder, version=base.version, check=base.check, opens=opens)
        self.all = (lowest, *above)
        _check_order(self.all)
        self.schema = _extended(base, above)
        self.mark = (self.name, *((layer.name, layer.version) for layer in self.all))
        """What a kept catalog depends on beside its files."""
        self._stacks: dict[tuple[bool, ...], Stack] = {}

    @property
    def above(self) -> tuple[Layer, ...]:
        return self.all[1:]

    def over(self, *above: Layer, name: str = "") -> Layers:
        """The same with more layers on top, as a game of another name."""
        lowest = self.all[0]
        return Layers(self.base, *self.above, *above, name=name, folder=lowest.folder, opens=lowest.opens)

    # -- files

    def folder_of(self, layer: Layer) -> Path:
        return cards_folder() / (layer.folder or layer.name)

    def own_folders(self) -> list[Path]:
        """The folders of the game and its expansions, without those that it borrows from."""
        return [self.folder_of(layer) for layer in self.all if not layer.borrowed]

    def own_names(self) -> list[str]:
        """What a house deck for this stack may say that it extends."""
        return list(dict.fromkeys([self.name, *(layer.name for layer in self.all if not layer.borrowed)]))

    def borrowed(self) -> list[str]:
        return [layer.name for layer in self.all if layer.borrowed]

    def home_of(self, kind: str) -> str:
        """The layer that brings a kind of cards."""
        return next((layer.name for layer in self.above if kind in layer.kinds and kind not in self.base.kinds), "")

    # -- options

    def switched_off(self, options: Options) -> list[str]:
        return [layer.name for layer in self.above if layer.switch and not options[layer.switch]]

    def refusal(self, options: Options) -> Text | None:
        """Why no game can be played with these options."""
        found = [layer.refusal(options) for layer in self.all if layer.refusal is not None]
        return next((reason for reason in found if reason is not None), None)

    def stack(self, options: Options) -> Stack:
        """The hooks that work in a game with these options."""
        off = self.switched_off(options)
        layers = [layer for layer in self.all if layer.name not in off]
        switches = [
            hook.works(options) and layer.name not in off
            for layer in self.above
            for hooks in layer.hooks().values()
            for hook in hooks.values()
            if isinstance(hook, Switched)
        ]
        key = (*(layer in layers for layer in self.all), *switches)
        if key not in self._stacks:
            opened = [(name, form) for layer in self.all for name, form in layer.opens.items()]
            self._stacks[key] = Stack(layers, opened, options)
        return self._stacks[key]


class Stack:
    """The layers that take part in a game: their hooks by form and name, each in the order in which it is asked."""

    __slots__ = ("_deals", "_layers", "change", "decide", "step", "veto")

    def __init__(self, layers: Sequence[Layer], opened: Sequence[tuple[str, Form]], options: Options) -> None:
        self._layers = layers
        self._deals = [layer.deals for layer in layers if layer.deals is not None]
        tables: dict[Form, dict[str, Runs]] = {
            form: {name: () for name, its_form in opened if its_form == form} for form in FORMS
        }
        for layer in layers:
            for form, hooks in layer.hooks().items():
                for name, hook in hooks.items():
                    run, works = (hook.run, hook.works(options)) if isinstance(hook, Switched) else (hook, True)
                    if works:
                        tables[form][name] = (*tables[form][name], run)
        self.step, self.change, self.veto = tables["step"], tables["change"], tables["veto"]
        self.decide = {name: runs[::-1] for name, runs in tables["decide"].items()}

    def __deepcopy__(self, memo: object) -> Stack:
        return self

    def deals(self, card: Outline, options: Options) -> bool:
        """May the card be dealt in a game with these options?"""
        for deals in self._deals:  # noqa: SIM110 - asked for every card of every game
            if not deals(card, options):
                return False
        return True

    def parts(self) -> list[tuple[str, Callable[[Any], Any]]]:
        return [(layer.name, layer.part) for layer in self._layers if layer.part is not None]


def _extended(base: CatalogSchema, above: Sequence[Layer]) -> CatalogSchema:
    """What the files of all layers together may hold."""
    schema = base
    for layer in above:
        language_of = None if layer.words is None else cache(partial(_with_words, schema, layer.words))
        if layer.kinds or layer.tables or language_of is not None:
            schema = schema.extend(kinds=layer.kinds, tables=layer.tables, language_of=language_of)
    return schema


def _with_words(below: CatalogSchema, words: Callable[[], Mapping[str, Any]]) -> Field:
    """The language of the layers below with more words."""
    from brzdek.core.effects.language import Language

    language = below.language
    assert isinstance(language, Language), "there is no language to add words to"
    return language.extend(**{"name": language.name, **words()})


def _check_order(layers: Sequence[Layer]) -> None:
    """Does every layer find what it needs below it, and do its hooks answer what is asked there?"""
    below: list[str] = []
    opened: dict[str, Form] = {}
    for layer in layers:
        if layer.name in below:
            raise BadStack(message("layer_twice", layer=layer.name))
        for needed in layer.needs:
            if needed not in below:
                raise BadStack(message("layer_needs", layer=layer.name, needed=needed))
        for form, hooks in layer.hooks().items():
            for name in hooks:
                if opened.get(name) != form:
                    raise ValueError(f"{layer.name}: nobody below asks for the {form} {name!r}")
        for name, form in layer.opens.items():
            if name in opened:
                raise ValueError(f"{layer.name}: the hook {name!r} is there already")
            opened[name] = form
        below.append(layer.name)


# -- asking the layers


def step(game: Game, name: str, *args: Any) -> Steps[None]:
    """What all layers do now, from the lowest up: ``yield from step(game, "start_of_turn", seat)``."""
    runs = game.layers.step[name]
    return _steps(runs, game, args) if runs else NO_STEPS


def _steps(runs: Runs, game: Game, args: tuple[Any, ...]) -> Steps[None]:
    for run in runs:
        yield from run(game, *args)


def change(game: Game, name: str, *args: Any) -> Any:
    """The last argument, as it comes back from all layers, from the lowest up."""
    value = args[-1]
    for run in game.layers.change[name]:
        value = run(game, *args[:-1], value)
    return value


def objection(game: Game, name: str, *args: Any) -> Reason | None:
    """The first reason that speaks against it, from the lowest layer up."""
    for run in game.layers.veto[name]:
        reason: Reason | None = run(game, *args)
        if reason is not None:
            return reason
    return None


def permits(game: Game, name: str, *args: Any) -> bool:
    """Does no layer object?"""
    return not game.layers.veto[name] or objection(game, name, *args) is None


def decide(game: Game, name: str, *args: Any) -> Any:
    """The answer of the topmost layer that has one, or None."""
    for run in game.layers.decide[name]:
        answer = run(game, *args)
        if answer is not None:
            return answer
    return None


def make_parts(game: Game) -> None:
    """Let every layer lay out its part of the state, from the lowest up."""
    for name, make in game.layers.parts():
        part = make(game)
        if part is not None:
            game.parts[name] = part
