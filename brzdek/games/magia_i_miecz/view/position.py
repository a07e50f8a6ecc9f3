"""Set-up situations of Magia i Miecz: what a position file may say, and the game made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.schema import BAD, Field, Flag, ListOf, MapOf, Record, Whole, Word
from brzdek.core.catalog.source import Document, Path, finish
from brzdek.core.chance import Chance
from brzdek.core.copies import Copy, card_of
from brzdek.core.layers import change
from brzdek.core.rulebook import Setup
from brzdek.core.text import Text
from brzdek.core.zones import Zone, move
from brzdek.games.magia_i_miecz.cards.pieces import (
    ALIGNMENTS,
    AdventureCard,
    BeingCard,
    CharacterCard,
    EnemyCard,
    SpaceCard,
    ThingCard,
)
from brzdek.games.magia_i_miecz.rules import opponents, spells
from brzdek.games.magia_i_miecz.rules import setup as setting
from brzdek.games.magia_i_miecz.rules.board import decks, named_spaces
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.lore import capacity
from brzdek.games.magia_i_miecz.rules.records import Endgame
from brzdek.games.magia_i_miecz.rules.state import ADVENTURE, CHARACTERS, CROWN, RAFT, SPELLS, World, is_item

WORDS = {
    "none_left": Text("nie ma już egzemplarza: {card}", "there is no copy left of {card}"),
    "wrong_kind": Text("{card} nie może tu leżeć", "{card} cannot lie here"),
    "left_alone": Text(
        "w grze musi być co najmniej dwóch graczy: kto zostaje sam, już wygrał",
        "at least two players must be in the game: whoever is left alone has won",
    ),
    "not_their_turn": Text(
        "gracz {seat} nie bierze już udziału w grze, więc to nie jego tura",
        "player {seat} is out of the game, so it is not their turn",
    ),
    "dead": Text(
        "gracz {seat} bez Wytrzymałości nie jest w grze („out: true”)",
        "player {seat} without Endurance is not in the game (“out: true”)",
    ),
    "out_owns": Text(
        "gracz {seat} nie bierze już udziału w grze, więc niczego nie ma",
        "player {seat} is out of the game and so has nothing",
    ),
    "toad_owns": Text("ropucha niczego nie ma", "a toad has nothing"),
    "too_heavy": Text("{card} tyle nie uniesie", "{card} cannot carry that much"),
    "not_for": Text(
        "gracz {seat} nie może mieć karty {card} („alignment: {alignment}”)",
        "player {seat} may not own {card} (“alignment: {alignment}”)",
    ),
    "slain": Text("{card} nie miałby już Wytrzymałości", "{card} would have no Endurance left"),
    "no_load": Text("{card} nie jest wśród rzeczy ani Przyjaciół", "{card} is not among the things and friends"),
}
_POINTS = Whole(0, 99)
LEFT_BY_TOADS = ("gold", "things", "friends")
BELONGINGS = (*LEFT_BY_TOADS, "spells", "trophies", "offers")


def fields(game: World) -> Record:
    """What a position of this game may say."""
    cards = game.catalog.cards
    seat = Whole(0, game.players - 1)
    space = Word([card.id for card in cards.values() if isinstance(card, SpaceCard)])
    character = Word([card.id for card in cards.values() if isinstance(card, CharacterCard)])
    spell = Word([card.id for card in cards.values() if card.kind == "spell"])
    found = Word([card.id for card in cards.values() if isinstance(card, AdventureCard)])
    being = Word([card.id for card in cards.values() if isinstance(card, BeingCard) and card.endurance])
    enemy = Word([card.id for card in cards.values() if isinstance(card, EnemyCard)])
    lying = Word([card.id for card in cards.values() if isinstance(card, AdventureCard) or card.kind == "spell"])
    adventurer: Mapping[str, Field] = {
        "pair": ListOf(character, 2, 2),
        "space": space,
        **dict.fromkeys(("strength", "craft", "endurance", "gold", "toad", "lost", "deaths", "casts", "task"), _POINTS),
        "prison": Whole(0, 3),
        "bound_for": space,
        "road_from": space,
        "sent_by": ListOf(Word(("sage", "enchantress", "warlock"))),
        "quest": Whole(0, 6),
        "penalty": Whole(0, 9),
        **dict.fromkeys(("fleeing", "roamed", "surfaced"), Flag()),
        "raft": Whole(0, 2),
        "alignment": Word(ALIGNMENTS),
        "captive": Flag(),
        "done": Flag(),
        "out": Flag(),
        "offers": ListOf(space),
        "things": ListOf(found),
        "friends": ListOf(found),
        "spells": ListOf(spell),
        "trophies": ListOf(enemy),
        "load": MapOf(found, ListOf(found)),
    }
    optional: Mapping[str, Field] = {
        "turn": seat,
        "round": Whole(1),
        "crowned": Flag(),
        "ending": Word([card.id for card in cards.values() if card.kind == "ending"]),
        "endgame": Record({"seat": seat}, {"result": Whole(3, 4)}),
        "wounds": MapOf(being, Whole(1, 20)),
        "being_spells": MapOf(being, ListOf(spell)),
        "adventurers": MapOf(seat, Record({}, adventurer)),
        "spaces": MapOf(space, ListOf(lying)),
        "hidden": MapOf(space, ListOf(spell)),
        "gold_on": MapOf(space, Whole(1, 99)),
        "spell_deck": ListOf(spell),
        **{key_of(deck): ListOf(found) for deck in decks(game)},
    }
    return Record({}, change(game, "position_fields", optional))


MARKS = (
    *("captive", "done", "out", "raft", "penalty", "fleeing", "roamed", "surfaced"),
    *("prison", "bound_for", "road_from"),
)


def key_of(deck: str) -> str:
    """Under which key the cards on top of a deck stand."""
    return "deck" if deck == ADVENTURE else f"{deck}_deck"


def begin(setup: Setup, catalog: Catalog) -> World:
    """The game in the situation that the setup carries; BadData if there can be no such situation."""
    assert setup.position is not None
    doc = Document("position", dict(setup.position))
    game = set_up(doc, setup, catalog)
    finish(doc)
    assert game is not None
    # The dice of a set-up situation fall alike however many cards the decks have got since.
    game.chance = Chance(setup.seed)
    return game


def set_up(doc: Document, setup: Setup, catalog: Catalog) -> World | None:
    """The game in this situation; what is left out is filled in lawfully. Problems are noted in the document."""
    game = setting.new_game(setup, catalog)
    setting.spaces_speak(game)
    wanted = fields(game).read(doc.data, (), doc)
    if wanted is BAD or doc.problems:
        return None
    return _SetUp(game, wanted, doc).run()


class _SetUp:
    """Builds the game piece by piece, taking each card from where it would have come from."""

    def __init__(self, game: World, wanted: Mapping[str, Any], doc: Document) -> None:
        self.game = game
        self.wanted = wanted
        self.doc = doc

    def run(self) -> World | None:
        game, wanted = self.game, self.wanted
        game.phase = "play"
        game.turn = game.turn_from = game.starter = wanted.get("turn", 0)
        game.round = wanted.get("round", 1)
        game.crowned = wanted.get("crowned", False)
        building = (self._ending, self._check_people, self._pairs, self._spaces, self._adventurers, self._decks)
        for step in (*building, self._layers):
            step()
            if self.doc.problems:
                return None
        return game

    def _layers(self) -> None:
        """What the layers above find in it."""
        change(self.game, "position", self.doc, self.wanted)

    # -- finding copies

    def _take(self, card: str, to: Zone, path: Path) -> Copy | None:
        """The first copy of this card that lies in a pile goes elsewhere."""
        piles = [zone for zone in self.game.zones if zone.kind.name in ("deck", "equipment")]
        copies = [copy for zone in piles for copy in zone if card_of(copy) == card]
        if copies:
            copy = min(copies, key=lambda one: (len(one), one))
            move(self.game, copy, to, tell=False)
            counters = getattr(self.game.card(copy), "counters", 0)
            if counters:
                self.game.counters[copy] = counters
            return copy
        self.doc.problem(path, WORDS["none_left"], card=card)
        return None

    # -- the ending

    def _ending(self) -> None:
        """The ending that lies face up, who is in its hands, and what its beings have lost and hold."""
        game, wanted = self.game, self.wanted
        given = wanted.get("adventurers", {}).values()
        visited = game.crowned or any(one.get("space") == CROWN for one in given)
        if "ending" in wanted:
            slot.lay_open(game, wanted["ending"])
        elif visited and slot.in_force(game) is None:
            slot.draw_one(game, tell=False)
        if "endgame" in wanted:
            game.endgame = Endgame(wanted["endgame"]["seat"], wanted["endgame"].get("result", 0))
        for being, points in wanted.get("wounds", {}).items():
            if points >= opponents.endurance(game, being):
                self.doc.problem(("wounds", being), WORDS["slain"], card=being)
            game.wounds[being] = points
        for being, cards in wanted.get("being_spells", {}).items():
            for place, card in enumerate(cards):
                self._take(card, game.zone("spells", being), ("being_spells", being, place))

    # -- what cannot be

    def _check_people(self) -> None:
        """Two at least play, and whoever does not, or is a toad, has nothing."""
        given: Mapping[int, Mapping[str, Any]] = self.wanted.get("adventurers", {})
        out = {seat for seat, one in given.items() if one.get("out")}
        if len(out) >= self.game.players - 1:
            self.doc.problem(("adventurers",), WORDS["left_alone"])
        elif self.game.turn in out:
            self.doc.problem(("turn",), WORDS["not_their_turn"], seat=self.game.turn)
        for seat, one in given.items():
            path = ("adventurers", seat)
            owned = next((key for key in BELONGINGS if one.get(key)), "")
            if one.get("endurance") == 0 and not one.get("out"):
                self.doc.problem((*path, "endurance"), WORDS["dead"], seat=seat)
            if owned and one.get("out"):
                self.doc.problem((*path, owned), WORDS["out_owns"], seat=seat)
            elif owned in LEFT_BY_TOADS and one.get("toad"):
                self.doc.problem((*path, owned), WORDS["toad_owns"])

    # -- the parts

    def _pairs(self) -> None:
        """The pairs that are asked for first, then anybody's."""
        given: Mapping[int, Mapping[str, Any]] = self.wanted.get("adventurers", {})
        for seat, one in given.items():
            for place, card in enumerate(one.get("pair", ())):
                self._take(card, self.game.zone("pair", seat), ("adventurers", seat, "pair", place))
        deck = self.game.zone("deck", CHARACTERS)
        for seat in range(self.game.players):
            pair = self.game.zone("pair", seat)
            while len(pair) < 2 and deck:
                move(self.game, deck[-1], pair, tell=False)

    def _spaces(self) -> None:
        for space, cards in self.wanted.get("spaces", {}).items():
            for place, card in enumerate(cards):
                self._take(card, self.game.zone("space", space), ("spaces", space, place))
        for space, cards in self.wanted.get("hidden", {}).items():
            for place, card in enumerate(cards):
                self._take(card, self.game.zone("hidden", space), ("hidden", space, place))
        self.game.gold_on.update(self.wanted.get("gold_on", {}))

    def _adventurers(self) -> None:
        given: Mapping[int, Mapping[str, Any]] = self.wanted.get("adventurers", {})
        for seat in range(self.game.players):
            self._adventurer(seat, given.get(seat, {}))

    def _adventurer(self, seat: int, one: Mapping[str, Any]) -> None:
        game = self.game
        card = game.character(seat)
        assert card is not None
        setting.fresh(game, seat, card)
        adventurer = game.adventurers[seat]
        adventurer.space = (
            one.get("space") or (named_spaces(game, card.start, "outer") or named_spaces(game, card.start))[0]
        )
        plain = ("strength", "craft", "endurance", "gold", "toad", "lost", "deaths", "task", "quest", "alignment")
        for key in (*plain, *MARKS):
            if key in one:
                setattr(adventurer, key, one[key])
        adventurer.alive = not adventurer.out and adventurer.endurance > 0
        adventurer.offers = tuple(one.get("offers", ()))
        adventurer.sent_by = tuple(one.get("sent_by", ()))
        for key in ("things", "friends"):
            for place, word in enumerate(one.get(key, ())):
                self._belonging(seat, key, word, ("adventurers", seat, key, place))
        for key in ("spells", "trophies"):
            for place, word in enumerate(one.get(key, ())):
                self._take(word, game.zone(key, seat), ("adventurers", seat, key, place))
        for carrier, load in one.get("load", {}).items():
            self._load(seat, carrier, load)
        game.allow_casts(seat, one.get("casts", len(spells.at_hand(game, seat))))

    def _belonging(self, seat: int, key: str, word: str, path: Path) -> None:
        """An item, a friend, or an enemy that serves for good."""
        game = self.game
        card = game.catalog.cards[word]
        if is_item(card) != (key == "things"):
            self.doc.problem(path, WORDS["wrong_kind"], card=word)
            return
        if self._forbidden(seat, word, path):
            return
        copy = self._take(word, game.zone(key, seat), path)
        if copy is not None and card.kind == "enemy":
            game.adventurers[seat].servants[copy] = "always"
        if word == RAFT and not game.adventurers[seat].raft:
            game.adventurers[seat].raft = 1

    def _forbidden(self, seat: int, word: str, path: Path) -> bool:
        """Some things are not for every alignment."""
        card, alignment = self.game.catalog.cards[word], self.game.adventurers[seat].alignment
        if not isinstance(card, ThingCard) or alignment not in card.not_for:
            return False
        self.doc.problem(path, WORDS["not_for"], card=word, seat=seat, alignment=alignment)
        return True

    def _load(self, seat: int, carrier: str, load: tuple[str, ...]) -> None:
        game = self.game
        own = [*game.zone("things", seat), *game.zone("friends", seat)]
        copy = next((one for one in own if card_of(one) == carrier), None)
        path = ("adventurers", seat, "load", carrier)
        if copy is None:
            self.doc.problem(path, WORDS["no_load"], card=carrier)
            return
        if len(load) > capacity(game.card(copy)):
            self.doc.problem(path, WORDS["too_heavy"], card=carrier)
            return
        for place, word in enumerate(load):
            if not is_item(game.catalog.cards[word]) or capacity(game.catalog.cards[word]):
                self.doc.problem((*path, place), WORDS["wrong_kind"], card=word)
                return
            if self._forbidden(seat, word, (*path, place)):
                return
            self._take(word, game.zone("load", copy), (*path, place))

    def _decks(self) -> None:
        """The cards that are named lie on top, the first one uppermost."""
        for key, pile in [("spell_deck", SPELLS), *[(key_of(deck), deck) for deck in decks(self.game)]]:
            deck, laid = self.game.zone("deck", pile), set[Copy]()
            for place, word in reversed(list(enumerate(self.wanted.get(key, ())))):
                copies = [one for one in deck.copies if card_of(one) == word and one not in laid]
                copy = min(copies, key=lambda one: (len(one), one), default=None)
                if copy is None:
                    self.doc.problem((key, place), WORDS["none_left"], card=word)
                    return
                deck.copies.remove(copy)
                deck.copies.append(copy)
                laid.add(copy)
