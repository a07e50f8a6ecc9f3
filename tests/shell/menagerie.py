"""A tiny game for testing the shell: animals with secret hands, laid on places; and screens to watch it on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.bots import RandomBot
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog, Parts
from brzdek.core.catalog.kinds import CatalogSchema
from brzdek.core.catalog.options import OptionSpec
from brzdek.core.catalog.source import Document
from brzdek.core.chance import Chance
from brzdek.core.drawing import Line, Style, text_of
from brzdek.core.effects.slots import Clause, Part
from brzdek.core.face import Face
from brzdek.core.facets import Look
from brzdek.core.layers import Layers
from brzdek.core.log import Event, Secret
from brzdek.core.rulebook import BotMaker, Game, Result, Rulebook, Seat, Setup, View
from brzdek.core.table import Table
from brzdek.core.text import Book, Say, Text
from brzdek.core.wording import Shown, player
from brzdek.shell.display.screen import Ended, Interrupted, Prompt, Screen
from brzdek.shell.sitting.session import Session

ANIMALS: dict[str, Text] = {
    "turtle": Text("żółw", "turtle"),
    "elk": Text("łoś", "elk"),
    "left_crab": Text("krab w lewo", "crab to the left"),
    "right_crab": Text("krab w prawo", "crab to the right"),
    "lynx": Text("ryś", "lynx"),
    "stork": Text("bocian", "stork"),
    "hedgehog": Text("jeż", "hedgehog"),
    "wolf": Text("wilk", "wolf"),
}
PLACES = ("1,0", "2,0", "10,0")
WORDS: Book = {
    "status": Text("zwierząt: {n}", "{n} {n|animal|animals}"),
    "ask.turn": Text("Co robisz?", "What will you do?"),
    "ask.sure": Text("Na pewno?", "Are you sure?"),
    "ask.take": Text("Ile bierzesz?", "How many do you take?"),
    "option.play": Text("wypuść: {card} na {place}", "let out: {card} at {place}"),
    "option.throw": Text("odłóż: {card}", "put away: {card}"),
    "option.peek": Text("zajrzyj do jamy", "peek into the den"),
    "option.take": Text("weź {n}", "take {n}"),
    "option.yes": Text("tak", "yes"),
    "option.no": Text("nie", "no"),
    "event.dealt": Text("Dostajesz: {cards}.", "You are dealt: {cards}."),
    "event.played": Text("{seat} wypuszcza: {card} na {place}.", "{seat} lets out: {card} at {place}."),
    "event.threw": Text("{seat} coś odkłada.", "{seat} puts something away."),
    "event.drew": Text("Dobierasz: {card}.", "You draw: {card}."),
    "event.peeked": Text("{seat} zagląda do jamy.", "{seat} peeks into the den."),
    "event.saw": Text("W jamie siedzi {card}.", "In the den there is: {card}."),
    "event.took": Text("{seat} bierze {n}.", "{seat} takes {n}."),
    "icon.paw": Text("łapa", "paw"),
    "kind.animal": Text("zwierzę", "animal"),
}


class Purr:
    """An effect that does nothing but read."""

    def told(self, lang: str, *, headed: bool = False) -> list[Part]:
        return [Clause("Daje 1 ⟦paw⟧." if lang == "pl" else "Gives 1 ⟦paw⟧.")]


FLAVOUR = Text("Mruczy.", "It purrs.")
TURNS = OptionSpec(key="turns", kind="whole", name=Text("tury", "turns"), default=6, low=1, high=99)
CARDS = {
    key: Card(id=key, name=name, kind="animal", copies=2, effects={"play": Purr()}, flavour=FLAVOUR)
    for key, name in ANIMALS.items()
}
HEADER = {"title": Text("Menażeria", "Menagerie"), "players": (1, 4), "options": {"turns": TURNS}}
LAYERS = Layers(CatalogSchema("menagerie", {}))
CATALOG = Catalog(LAYERS, "0" * 16, Parts(HEADER, CARDS, {}, {}))


@dataclass(slots=True, kw_only=True)
class Zoo(Game):
    hands: list[list[str]]
    deck: list[str]
    turn: int = 0
    left: int = 0
    laid: list[tuple[str, str]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    long: bool = False


class ZooView(View[Zoo]):
    __slots__ = ()

    @property
    def hand(self) -> Sequence[str]:
        return () if self.seat is None else self._game.hands[self.seat]

    @property
    def laid(self) -> Sequence[tuple[str, str]]:
        return self._game.laid

    def data(self) -> dict[str, Any]:
        return {"hand": list(self.hand), "laid": list(self.laid), "scores": list(self.scores)}

    @property
    def scores(self) -> Sequence[int]:
        return self._game.scores


def _name(card: str, say: Say) -> str:
    return ANIMALS[card].to(say.lang)


class Dealt(Secret):
    cards: tuple[str, ...]


class Played(Event):
    seat: int
    card: str
    place: str


class Threw(Event):
    seat: int


class Drew(Secret):
    card: str


class Peeked(Event):
    seat: int


class Saw(Secret):
    card: str


class Took(Event):
    seat: int
    n: int


SHOWN: Mapping[str, Shown[ZooView]] = {
    "seat": player,
    "card": lambda view, card, say: _name(card, say),
    "cards": lambda view, cards, say: ", ".join(_name(card, say) for card in cards),
}


class ZooFace(Face[ZooView]):
    shown = SHOWN
    looks = (
        Look(
            Text("ślady", "tracks"),
            Text("gdzie kto był", "who was where"),
            lambda view, rest, say, style: [[("", f"tracks {view.seat} {rest}")]],
        ),
    )

    def say(self, lang: Any) -> Say:
        return Say(lang, WORDS)

    def status(self, view: ZooView, say: Say) -> str:
        return say("status", n=len(view.hand))

    def board(self, view: ZooView, say: Say, style: Style) -> list[Line]:
        return [[("title", "+-- zoo --+")], *([("", f"{place}: {_name(card, say)}")] for card, place in view.laid)]

    def hand(self, view: ZooView, say: Say, style: Style) -> list[Line]:
        return [[("secret", "hand: " + ", ".join(_name(card, say) for card in view.hand))]]

    def score(self, view: ZooView, say: Say, style: Style) -> list[Line]:
        return [[("", f"{name}: {score}")] for name, score in zip(view.names, view.scores, strict=True)]

    def question(self, view: ZooView, ask: Ask, say: Say) -> str:
        return say(f"ask.{ask.topic}")

    def option(self, view: ZooView, option: Option, say: Say) -> str:
        if option[0] == "play":
            text = say("option.play", card=_name(str(option[1]), say), place=option[2])
            return text + (" 180" if len(option) > 3 else "")
        if option[0] == "throw":
            return say("option.throw", card=_name(str(option[1]), say))
        return say(f"option.{option[0]}", n=option[-1])

    def forms(self, view: ZooView, option: Option) -> Sequence[Mapping[str, Sequence[str]]]:
        verbs: dict[str, tuple[list[str], list[str]]] = {
            "play": (["wypuść", "zagraj"], ["let out", "play"]),
            "throw": (["odłóż"], ["put away", "throw"]),
            "peek": (["zajrzyj"], ["peek"]),
            "take": (["weź"], ["take"]),
            "yes": (["tak"], ["yes"]),
            "no": (["nie"], ["no"]),
        }
        forms: list[Mapping[str, Sequence[str]]] = [dict(zip(("pl", "en"), verbs[str(option[0])], strict=True))]
        for word in option[1:]:
            if word in ANIMALS:
                forms.append({"pl": [ANIMALS[str(word)].pl], "en": [ANIMALS[str(word)].en]})
            elif word == "turned":
                forms.append({"pl": ["tyłem"], "en": ["backwards"]})
            else:
                forms.append({"pl": [str(word)], "en": [str(word)]})
        return forms

    def menu(self, view: ZooView, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]] | None:
        if ask.topic != "turn":
            return None
        played = [index for index, option in enumerate(ask.options) if option[0] == "play"]
        return [("Animals", played)]


class First:
    """Always takes the first option."""

    def __init__(self, seat: int, seed: int) -> None:
        pass

    def choose(self, view: Any, ask: Ask) -> Option:
        return ask.options[0]


BOTS: dict[str, BotMaker] = {"steady": First, "random": RandomBot}


class Menagerie(Rulebook[Zoo, ZooView]):
    name = "menagerie"
    layers = LAYERS
    face = ZooFace()
    bots = BOTS

    def begin(self, setup: Setup, catalog: Catalog) -> Zoo:
        animals = list(ANIMALS)
        players = len(setup.seats)
        hands = [animals[seat * 2 : seat * 2 + 2] for seat in range(players)]
        game = Zoo(
            catalog=catalog,
            options={},
            names=tuple(seat.name for seat in setup.seats),
            chance=Chance(setup.seed),
            hands=hands,
            deck=animals * 4,
            left=int(setup.options.get("turns", 6)),
            scores=[0] * players,
        )
        for seat, hand in enumerate(hands):
            game.log.tell(Dealt, seat, tuple(hand))
        return game

    def turn(self, game: Zoo) -> Steps[None]:
        seat = game.turn
        hand = game.hands[seat]
        options: list[Option] = [("play", card, place) for card in hand for place in PLACES]
        options += [("play", card, "1,0", "turned") for card in hand]
        options += [("throw", card) for card in hand] + [("peek",), ("take",)]
        answer = yield Ask(seat, "turn", options)
        if answer[0] == "play":
            game.laid.append((answer[1], answer[2]))
            game.scores[seat] += 1
            game.log.tell(Played, seat, answer[1], answer[2])
        elif answer[0] == "throw":
            hand.remove(answer[1])
            game.log.tell(Threw, seat)
            hand.append(game.deck.pop())
            game.reveals += 1
            game.log.tell(Drew, seat, hand[-1])
        elif answer[0] == "peek":
            sure = yield Ask(seat, "sure", [("yes",), ("no",)])
            if sure == ("yes",):
                game.reveals += 1
                game.log.tell(Peeked, seat)
                game.log.tell(Saw, seat, "wolf")
        else:
            count = yield Ask(seat, "take", [("take", 2), ("take", 3), ("take", 1)])
            game.log.tell(Took, seat, count[1])
        game.turn = (seat + 1) % game.players
        game.left -= 1
        game.over = game.left == 0

    def view(self, game: Zoo, seat: int | None) -> ZooView:
        return ZooView(game, seat)

    def result(self, game: Zoo) -> Result:
        best = max(game.scores)
        return Result(tuple(game.scores), tuple(seat for seat, score in enumerate(game.scores) if score == best))

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        raise AssertionError("this game has no positions")


RULEBOOK = Menagerie()


def table(*seats: str, turns: int = 6, journal: Iterable[Option] = ()) -> Table:
    """A table; "Ola" is a person, "Jan=steady" a bot."""
    sitting = tuple(Seat(*seat.split("=")) for seat in seats)
    made = Table(RULEBOOK, Setup("menagerie", sitting, 1, {"turns": turns}), CATALOG, keep_turns=True)
    made.replay(list(journal))
    return made


class Watched(Screen):
    """A rich screen with somebody at it who types these lines. It keeps what can be seen at every prompt."""

    live = True
    rich = True
    CTRL_C, CTRL_D = "\x03", "\x04"

    def __init__(self, *lines: str, size: tuple[int, int] = (80, 24)) -> None:
        self._lines = list(lines)
        self._size = size
        self.seen = ""
        self.shots: list[tuple[str, str]] = []
        """For every prompt: whose it was (empty: a pause or a question), and all that could be read then."""
        self.clears = 0

    @property
    def style(self) -> Style:
        return Style(width=self._size[0])

    @property
    def rows(self) -> int:
        return self._size[1]

    def draw(self, lines: Sequence[Line]) -> None:
        self.seen += "".join(line + "\n" for line in text_of(lines))

    @property
    def told(self) -> str:
        """What can be read, wherever its lines end."""
        return " ".join(self.seen.split())

    def wipe(self) -> None:
        self.clears += 1
        self.seen = ""

    def read(self, prompt: Prompt) -> str:
        self.seen += "".join(text for _, text in prompt.line)
        self.shots.append((prompt.owner, self.seen))
        line = self._lines.pop(0) if self._lines else self.CTRL_D
        self.seen += line + "\n"
        if line == self.CTRL_C:
            raise Interrupted
        if line == self.CTRL_D:
            raise Ended
        return line


def watch(at: Table, *lines: str, lang: Any = "pl", size: tuple[int, int] = (80, 24), record: Any = None) -> Watched:
    """Play at a watched screen; the screen as it was left."""
    screen = Watched(*lines, size=size)
    assert Session(at, record, screen, lang).run() == 0
    return screen
