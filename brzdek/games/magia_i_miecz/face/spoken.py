"""What may be typed in Magia i Miecz: words for moves, what they are done with, what they are measured by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from brzdek.core.ask import Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.drawing import Style
from brzdek.core.effects.effect import Question
from brzdek.core.facets import Serving, Worth
from brzdek.core.text import LANGS, Book, Lang, Say, Text, fold, shortened
from brzdek.games.magia_i_miecz.face import abilities, directions, following, moments, sayings
from brzdek.games.magia_i_miecz.face.naming import name, whereabouts
from brzdek.games.magia_i_miecz.face.synonyms_words import (
    AGAINST,
    ALSO,
    CHOSEN,
    CHOSEN_DEEDS,
    DEEDS,
    ELSEWHERE,
    FILLERS,
    OBEY,
    REGION_NAMES,
    SOBER,
)
from brzdek.games.magia_i_miecz.face.table import WorldTable
from brzdek.games.magia_i_miecz.face.typed_words import TYPED
from brzdek.games.magia_i_miecz.rules.records import HANDLING
from brzdek.games.magia_i_miecz.view.view import WorldView

if TYPE_CHECKING:
    from brzdek.games.magia_i_miecz.face.advising import Judgement

WALKING = ("go", "offer", "raft")
SELLING = "sell|swap"
MAKING = "build"
"""The deeds of moves that bring gold for something, and of making it out of that."""
PEOPLE = (
    *("player", "attack", "trade", "partner", "command", "hunt", "sent", "gift", "loot", "rob", "give"),
    *("go_to", "cast_on"),
)
"""Options in which a number is a player."""
BY_ITSELF = frozenset(("draw", "explore", "finish", "roll"))
YES_NO = ("may", "heal")
SKIPPED = ("ignore", "yes")
STAY = ("stay",)
ALL_FIGHT, FIGHTING = ("friends", "all"), "fight|use|be joined"
"""Nobody stays out; and what is said of a friend who does not."""
SOUGHT = "fight|go"
"""What is said of a player to whose space one goes."""
AIMED = ("card", "sleep")
"""Options that name one of the cards that lie on the board."""
VISITED = ("place", "stranger")
"""Kinds of cards that are there to be visited."""
GOLD = "gold"
TABLE = " – "
"""What stands between a roll and its table."""
GIST = 72
"""The most letters of a card beside what is being typed."""


class WorldWords(WorldTable):
    """The words of moves, in both languages."""

    fillers = FILLERS
    typed: ClassVar[Book] = TYPED
    careful = frozenset({"drop", "release", "put_down", "load", "unload"})
    joined = frozenset(HANDLING)
    spoken_verbs: ClassVar[Mapping[str, str]] = ALSO
    deeds: ClassVar[Mapping[str, str]] = DEEDS
    chosen: ClassVar[Mapping[str, str]] = CHOSEN

    def forms(self, view: WorldView, option: Option) -> Sequence[Mapping[str, Sequence[str]]]:
        word = str(option[0])
        key = f"type.{word}"
        first = _typed(self.typed[key]) if key in self.typed else _same(word)
        rest = [self._form(view, option, place) for place in range(1, len(option))]
        return [first, *rest]

    def _form(self, view: WorldView, option: Option, place: int) -> Mapping[str, Sequence[str]]:
        word = option[place]
        if isinstance(word, int):
            return _same(str(word) if option[0] not in PEOPLE else view.names[word])
        if option[0] == "region":
            return {lang: (view.regions[word].name.to(lang), *REGION_NAMES.get(word, ())) for lang in LANGS}
        asking = view.question
        if option[0] in ("choose", *YES_NO) and isinstance(asking, Question):
            labels = {lang: asking.label(lang, option) or word for lang in LANGS}
            named = sayings.named_rolls(asking, str(word))
            return {lang: (self._plain(text, word, lang), *named.get(lang, ())) for lang, text in labels.items()}
        if option[0] == "pair" and place > 1:
            return {lang: _squire_forms(name(view, word, self.say(lang)), self.say(lang)) for lang in LANGS}
        if f"{word}.{option[0]}" in self.typed:
            return _typed(self.typed[f"{word}.{option[0]}"])
        return {lang: (name(view, word, self.say(lang)),) for lang in LANGS}

    def _plain(self, label: str, word: str, lang: Lang) -> str:
        """A choice as it is typed: of a roll the table need not be said."""
        text = self.drawn(label, self.say(lang), Style())
        return text.partition(TABLE)[0] if word == "roll" else text

    def synonyms(self, view: WorldView, option: Option) -> Sequence[str]:
        words = [
            self._verbs(view, option),
            self.chosen.get(card_of(str(option[-1])), "") if len(option) > 1 else "",
            self.chosen.get(str(option[0]), "") if option[-1] == "yes" else "",
        ]
        asking = view.question
        if option[0] in YES_NO and option[-1] == "yes" and isinstance(asking, Question):
            words += [asking.question(lang) for lang in LANGS]
        if option[0] in ("fight", "evade") and view.fight is not None:
            words += [name(view, foe, self.say(lang)) for foe in view.fight.foes for lang in LANGS]
        if option[0] == "use":
            words += abilities.called(view, option)
        if option == STAY and view.seat is not None:
            words += [name(view, view.adventurer(view.seat).space, self.say(lang)) for lang in LANGS]
        return [*words, *sayings.now(view, option), *self._places(view, option)]

    def _verbs(self, view: WorldView, option: Option) -> str:
        """The words for what a move is; what is folly must be said more plainly."""
        verb = str(option[0])
        return SOBER[verb] if verb in SOBER and self.rash(view, option) else self.spoken_verbs.get(verb, "")

    def _places(self, view: WorldView, option: Option) -> list[str]:
        """Where the cards lie of which a move speaks: on other spaces than one's own."""
        if view.seat is None or option[0] not in AIMED:
            return []
        here = view.adventurer(view.seat).space
        lying = [view.lies_with(word) for word in option[1:] if isinstance(word, str)]
        return [name(view, one, self.say(lang)) for one in lying if one not in ("", here) for lang in LANGS]

    def opposed(self, view: WorldView, option: Option) -> str:
        if option == SKIPPED:
            return OBEY
        if option[0] == "cross" and len(option) > 2 and not view.land(view.crossing(option)[0]).guard:
            return ""  # the bridge leads back from here
        if option[0] == "attack":
            return abilities.instead_of_attack(view)
        if option[0] in AGAINST:
            return AGAINST[str(option[0])]
        return ELSEWHERE if option[0] == "use" else super().opposed(view, option)

    def deeds_of(self, view: WorldView, option: Option) -> Sequence[str]:
        chosen = CHOSEN_DEEDS.get(str(option[-1]), "") if len(option) > 1 else ""
        if option[0] == "use":
            chosen = abilities.deeds(view, option)
        also = [*SELLING.split("|"), MAKING] if self._brings_gold(view, option) else []
        if option[0] == "pass":
            also = list(following.deeds(view))
        if option[0] == "may" and option[-1] == "yes" and isinstance(view.question, Question):
            also = sayings.deeds_of_yes(view, view.question)
        if option[0] in AIMED and isinstance(view.question, Question):
            also = sayings.deeds_of_target(view.question)
        if sayings.lets_evade(view, option):
            also = ["evade"]
        return [*super().deeds_of(view, option), *filter(None, chosen.split("|")), *also]

    def _brings_gold(self, view: WorldView, option: Option) -> bool:
        """Is something given away for gold: by an ability, in a place where that can be done?"""
        if option[0] == "use":
            return str(option[-1]).endswith("gain_gold")
        return option[-1] == "as_often" and GOLD in fold(self.option(view, option, self.say("en")))

    def serving(self, view: WorldView, ask: Ask, line: str, say: Say) -> Serving | None:
        from brzdek.games.magia_i_miecz.face.serving import serving

        return serving(view, ask, line, say)

    def worth(self, view: WorldView, option: Option) -> Worth | None:
        from brzdek.games.magia_i_miecz.face.worths import worth

        return worth(view, option)

    def numbers(self, view: WorldView, option: Option) -> Mapping[str, int]:
        from brzdek.games.magia_i_miecz.face.worths import numbers

        return numbers(view, option)

    def spends(self, view: WorldView, option: Option) -> bool:
        return option[0] == "cast" or (option[0] == "use" and abilities.costs(view, option))

    @property
    def by_itself(self) -> frozenset[str]:
        return BY_ITSELF

    def means(self, view: WorldView, option: Option) -> Text | None:
        return TYPED["type.raft"] if option[0] == "raft" else None

    def rash(self, view: WorldView, option: Option) -> bool:
        from brzdek.games.magia_i_miecz.face.worths import rash

        return rash(view, option)

    def nearness(self, view: WorldView, option: Option, words: str) -> int | None:
        return directions.steps_between(view, str(option[1]), words) if option[0] == "go" else None

    def aims(self, view: WorldView, option: Option) -> Sequence[str]:
        if option[0] == "space" and str(option[1]) in view.rings:
            return [*self._met_there(view, option), *self._lying_there(view, option)]
        if option[0] == "card":
            return [whereabouts(view, str(option[1]), self.say(lang)) for lang in LANGS]
        if option[0] != "go":
            return ()
        return [
            *directions.way_words(view, str(option[1])),
            *self._met_there(view, option),
            *self._visited(view, option),
        ]

    def fought_there(self, view: WorldView, option: Option, say: Say) -> Sequence[tuple[Sequence[str], str]]:
        if option[0] not in WALKING or len(option) != 2:
            return ()
        there = view.space(str(option[1]))
        met = [seat for seat in there.seats if seat != view.seat] if view.land(str(option[1])).meets else []
        cards = [view.catalog.cards[card_of(one)] for one in there.cards]
        enemies = [tuple(card.name) for card in cards if card.kind == "enemy"]
        players = [((view.names[seat],), say("option.attack", one=view.names[seat])) for seat in met]
        return [*players, *((called, "") for called in enemies)]  # an enemy is fought without being attacked

    def _visited(self, view: WorldView, option: Option) -> list[str]:
        """The places and strangers that lie where a move leads: one goes there to visit them."""
        cards = [view.catalog.cards[card_of(one)] for one in view.space(str(option[1])).cards]
        return [card.name.to(lang) for card in cards if card.kind in VISITED for lang in LANGS]

    @staticmethod
    def _lying_there(view: WorldView, option: Option) -> list[str]:
        """All that lies where one may be taken: a space may be called by it."""
        cards = [view.catalog.cards[card_of(one)] for one in view.space(str(option[1])).cards]
        return [card.name.to(lang) for card in cards for lang in LANGS]

    @staticmethod
    def _met_there(view: WorldView, option: Option) -> list[str]:
        """The other players who stand where a move leads."""
        return [view.names[seat] for seat in view.space(str(option[1])).seats if seat != view.seat]

    def objects(self, view: WorldView, option: Option) -> tuple[str, Sequence[str]]:
        if option[0] == "use" and (fighting := abilities.championing(view, option))[0]:
            return fighting
        if option[0] == "use" and not self._brings_gold(view, option) and (deeds := abilities.deeds(view, option)):
            return f"use|{deeds}", abilities.done_with(view, option)
        if option[0] in ("cast", "use") and len(option) > 1 and not self._brings_gold(view, option):
            return str(option[0]), [who for seat, who in enumerate(view.names) if seat != view.seat]
        if option[0] == "go" and (met := self._met_there(view, option)):
            return SOUGHT, met
        if option == ALL_FIGHT and view.seat is not None:
            friends = view.adventurer(view.seat).friends
            return FIGHTING, [name(view, friend.copy, self.say(lang)) for friend in friends for lang in LANGS]
        if there := directions.done_there(view, option):
            return there[0], [name(view, one, self.say(lang)) for one in there[1:] for lang in LANGS]
        if view.seat is not None and option[0] == "exchange":
            given = view.adventurer(view.seat).trophies
            return SELLING, [name(view, copy, self.say(lang)) for copy in given for lang in LANGS]
        if view.seat is None or not self._brings_gold(view, option):
            return super().objects(view, option)
        own = view.adventurer(view.seat).things
        return f"{SELLING}|{MAKING}", [name(view, thing.copy, self.say(lang)) for thing in own for lang in LANGS]

    def why(self, view: WorldView, ask: Ask, option: Option, say: Say) -> str | None:
        from brzdek.games.magia_i_miecz.face import advising

        if told := moments.why(view, option, say):
            return told
        here = advising.weighed(view, ask, self.weighing())
        reason = advising.before_play(view, ask, option, say) if here is None else advising.why(here, option, say)
        return reason or moments.awaiting(view, option, say)

    def weighing(self) -> type[Judgement]:
        """How a steady player looks at a question."""
        from brzdek.games.magia_i_miecz.face.advising import Judgement

        return Judgement

    def gist(self, view: WorldView, option: Option, place: int, say: Say) -> str:
        word = option[place]
        if option[0] == "use" and place == 1:
            return shortened(self.drawn(abilities.used(view, option, say), say, Style()), GIST)
        card = view.catalog.cards.get(str(word).partition(".")[0]) if isinstance(word, str) and place else None
        return "" if card is None else shortened(self.drawn(card.text(say.lang), say, Style()), GIST)


def _typed(text: Text) -> dict[str, Sequence[str]]:
    return {lang: text.to(lang).split("|") for lang in LANGS}


def _squire_forms(squire: str, say: Say) -> Sequence[str]:
    return (squire, *[f"{word} {squire}" for word in say("type.squire").split("|")])


def _same(word: str) -> dict[str, Sequence[str]]:
    return dict.fromkeys(LANGS, (word,))
