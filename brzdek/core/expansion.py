"""What one layer of a game adds to those below it: an expansion, or the game itself as the lowest layer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

from brzdek.core.ask import Word
from brzdek.core.catalog.cards import Outline
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import NOTHING, CardKind
from brzdek.core.catalog.schema import Field
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple

Form: TypeAlias = Literal["step", "change", "veto", "decide"]
FORMS: tuple[Form, ...] = ("step", "change", "veto", "decide")
Options: TypeAlias = Mapping[str, Word]


class Switched(NamedTuple):
    """A hook that works only in games with certain options."""

    run: Callable[..., Any]
    works: Callable[[Options], bool]


Hook: TypeAlias = Callable[..., Any] | Switched


def when(option: str, run: Callable[..., Any], *values: Word) -> Switched:
    """The hook for games in which the option has one of these values; without values: in which it is on."""
    return Switched(run, lambda options: options[option] in values if values else bool(options[option]))


class Layer(NamedTuple):
    """One layer. Whatever it leaves out stays as it is below."""

    name: str
    folder: Path | None = None
    """Where its files lie, within the card database; if not said, the folder of its name."""
    files: tuple[str, ...] = ()
    """The files to read there, if not all of them."""
    needs: tuple[str, ...] = ()
    """The layers that must lie below it."""
    version: int = 1
    """Raised whenever the meaning of its files or what its hooks do changes."""

    kinds: Mapping[str, CardKind] = NOTHING
    """New kinds of cards, and more fields and slots of known ones."""
    tables: Mapping[str, Field] = NOTHING
    """New tables. To a known mapping its files add entries; any other known table they replace."""
    options: Mapping[str, str] = NOTHING
    """The house options that its hooks look at, with their kinds; its files must describe them."""
    absent: Mapping[str, Any] = NOTHING
    """Those of its options that are not off by themselves, with the values at which nothing of it takes part."""
    words: Callable[[], Mapping[str, Any]] | None = None
    """Gives more words for cards: the arguments of ``Language.extend``."""
    check: Callable[[Catalog, Sequence[Document]], None] | None = None
    """Looks at everything together, after the checks of the layers below."""
    prefix: str = ""
    """Stands before the id of a card whose id is taken; without it the card takes the other's place."""
    borrowed: bool = False
    """Are these cards out of another game's box? They are printed, counted and checked there, and only the cards of
    its files are read.
    """

    opens: Mapping[str, Form] = NOTHING
    """The hooks that its own rules call, for the layers above."""
    steps: Mapping[str, Hook] = NOTHING
    """``run(game, …)``: generators that may ask; those of all layers come one after another."""
    changes: Mapping[str, Hook] = NOTHING
    """``run(game, …, value)``: the value, changed or not."""
    vetoes: Mapping[str, Hook] = NOTHING
    """``run(game, …)``: None, or the ``Reason`` why not. One no is enough."""
    decisions: Mapping[str, Hook] = NOTHING
    """``run(game, …)``: an answer, or None to leave it to the layers below."""

    switch: str = ""
    """The option that turns the whole layer on: without it nothing of it is dealt, and no hook of it works. Its cards
    stay in the catalog all the same.
    """
    deals: Callable[[Outline, Options], bool] | None = None
    """May a card be dealt in a game with these options? Asked for the cards of every layer; one no is enough."""
    refusal: Callable[[Options], Text | None] | None = None
    """Why a game cannot be played with these options, in one sentence."""
    part: Callable[[Any], Any] | None = None
    """Makes the layer's part of the state when the game below is laid out; None: there is nothing to keep."""

    def hooks(self) -> dict[Form, Mapping[str, Hook]]:
        return {"step": self.steps, "change": self.changes, "veto": self.vetoes, "decide": self.decisions}
