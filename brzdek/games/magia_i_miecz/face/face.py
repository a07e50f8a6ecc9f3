"""How Magia i Miecz shows itself to a person."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from brzdek.core.ask import ANSWER, Ask, Option
from brzdek.core.catalog.cards import Card
from brzdek.core.copies import card_of
from brzdek.core.effects.choices import Alternatives
from brzdek.core.effects.effect import Question
from brzdek.core.face import Face, Line, Look, Macro, Style, Worth
from brzdek.core.log import Event
from brzdek.core.retelling import Told
from brzdek.core.text import LANGS, Book, Lang, Say, Text, fold, shortened
from brzdek.games.magia_i_miecz.face import (
    abilities,
    boards,
    directions,
    drafting,
    drawing,
    following,
    looks,
    moments,
    sayings,
    telling,
    ways,
    wishes,
)
from brzdek.games.magia_i_miecz.face.card_words import CARD_WORDS
from brzdek.games.magia_i_miecz.face.event_words import EVENT_WORDS
from brzdek.games.magia_i_miecz.face.gist_words import GIST_WORDS
from brzdek.games.magia_i_miecz.face.look_words import LOOK_WORDS
from brzdek.games.magia_i_miecz.face.moment_words import MOMENT_WORDS
from brzdek.games.magia_i_miecz.face.naming import card_text, cast_when, made_of, name, strong, whereabouts
from brzdek.games.magia_i_miecz.face.retold_words import RETOLD
from brzdek.games.magia_i_miecz.face.synonyms_words import (
    ALSO,
    CHOSEN,
    CHOSEN_DEEDS,
    DEEDS,
    ELSEWHERE,
    FILLERS,
    OBEY,
)
from brzdek.games.magia_i_miecz.face.typed_words import TYPED
from brzdek.games.magia_i_miecz.face.why_words import WHY_WORDS
from brzdek.games.magia_i_miecz.face.words import WORDS
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.records import HANDLING
from brzdek.games.magia_i_miecz.view.view import WorldView

if TYPE_CHECKING:
    from brzdek.core.inquiry import Inquiry

SELLING = "sell|swap"
MAKING = "build"
"""The deeds of moves that bring gold for something, and of making it out of that."""
PEOPLE = ("player", "attack", "trade", "partner", "command", "hunt", "sent", "gift", "loot", "rob", "give")
"""Options in which a number is a player."""
NEVER_ASKED = ("go", "cast", "take", "drop", "build", "attack")
"""Moves of which cards never ask; whoever wants to know why not may name them at any question."""
YES_NO = ("may", "heal")
SKIPPED = ("ignore", "yes")
POWERS = ("cast", "use")
"""What one may do at many moments beside what is asked."""
AIMED = ("card", "sleep")
"""Options that name one of the cards that lie on the board."""
PAUSES = ("arrived", "end")
"""Questions between two parts of a turn; their first option goes on."""
WALKS = ("go", "start")
"""Options that name a space to stand on."""
GOLD = "gold"
MANY = 4
"""So many options stand in groups."""
TABLE = " – "
"""What stands between a roll and its table."""
BRIEF = 60
"""The most letters of what waits on a space in a list."""
GIST = 72
"""The most letters of a card beside what is being typed."""


def take_all(view: WorldView, ask: Ask) -> Option | None:
    """The next thing that lies there; None: nothing is left, or something has to be decided."""
    return next((option for option in ask.options if option[0] in ("take", "gold", "spells")), None)


class WorldFace(Face[WorldView]):
    """Words and drawings, from the view of one player."""

    fillers = FILLERS
    shown = telling.SHOWN
    wordings = telling.SPOKEN
    made: ClassVar[Collection[type[Event]]] = telling.MADE
    has_turns = True
    redrawn: ClassVar[Collection[type[Event]] | None] = (events.Went, events.Banned, events.PairChosen, events.Died)
    table_first = ("pair",)
    low_list = 4
    each_told = True
    passed_over: ClassVar[Collection[str]] = telling.PASSED_OVER
    typed: ClassVar[Book] = TYPED
    careful = frozenset({"drop", "release", "put_down", "load", "unload"})
    macros = (Macro(LOOK_WORDS["macro.take_all"], LOOK_WORDS["help.take_all"], take_all, "take"),)
    spoken_verbs: ClassVar[Mapping[str, str]] = ALSO
    deeds: ClassVar[Mapping[str, str]] = DEEDS
    chosen: ClassVar[Mapping[str, str]] = CHOSEN

    @property
    def looks(self) -> Sequence[Look[WorldView]]:
        return looks.LOOKS

    def say(self, lang: Lang) -> Say:
        return Say(lang, WORDS, MOMENT_WORDS, EVENT_WORDS, RETOLD, LOOK_WORDS, GIST_WORDS, CARD_WORDS, WHY_WORDS, TYPED)

    def measures(self) -> Book:
        from brzdek.games.magia_i_miecz.face.measure_words import MEASURES

        return MEASURES

    # -- the table

    def status(self, view: WorldView, say: Say) -> str:
        if view.phase == "draft":
            return say("status.draft")
        if view.seat is None:
            return say("table.round", round=view.round)
        one = view.adventurer(view.seat)
        if not one.alive:
            return say("status.none")
        text = say(
            "status",
            strength=drawing.with_own(one.strength, one.own_strength),
            craft=drawing.with_own(one.craft, one.own_craft),
            endurance=one.endurance,
            gold=one.gold,
        )
        text += say("status.spells", n=one.spells) if one.spells else ""
        return text + say("status.toad", n=one.toad) if one.toad else text

    def board(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        if drafting.chooses(view):
            return drafting.dealt(view, say, style) if style.compact and not drafting.bans(view) else []
        lines = boards.board(view, say, style, self.drawings())
        if view.seat is not None and view.adventurer(view.seat).alive:
            one = view.adventurer(view.seat)
            here = drawing.here_lines(view, one.space, self.also_here(view, one.space, say), say, style)
            lines += [[("title", line)] for line in here]
            lines += [[("you", line)] for line in drawing.own_lines(view, one, say, style)]
        lines += [[("", line)] for line in drawing.other_lines(view, say, style)]
        if view.crowned:
            lines.append([("bad", say("table.crowned", ending=self.ending_named(view, say)))])
        return lines

    def ending_named(self, view: WorldView, say: Say) -> str:
        """What waits on the Crown."""
        return name(view, view.ending, say) if view.ending else "?"

    def drawings(self) -> Mapping[str, boards.Draw]:
        """How each board draws itself."""
        return boards.DRAWINGS

    def also_here(self, view: WorldView, space: str, say: Say) -> list[str]:
        """What an expansion tells of the space on which one stands."""
        return []

    def hand(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        if drafting.chooses(view):
            return [] if style.compact else drafting.dealt(view, say, style)
        lent = self._lent(view, say, style)
        if not view.hand:
            return lent
        casts = view.adventurer(view.seat or 0).casts
        if style.compact:
            text = say("hand.brief", cards=", ".join(name(view, one, say) for one in view.hand), n=casts)
            own: list[Line] = [
                [("secret", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="  ")
            ]
            return [*own, *lent]
        lines = self._spells(view, say("hand.title"), view.hand, say, style)
        return [*lines, [("dim", say("hand.casts", n=casts))], *lent]

    def hand_in_brief(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        """When each spell may be cast; what it does stands there for whoever asks for the hand."""
        if style.compact or drafting.chooses(view) or not view.hand:
            return self.hand(view, say, style)
        spells = "; ".join(
            say("hand.spell", card=name(view, one, say), when=cast_when(view, one, say)) for one in view.hand
        )
        text = say("hand.when", cards=spells, n=view.adventurer(view.seat or 0).casts)
        lines = textwrap.wrap(text, style.width - 1, subsequent_indent="  ")
        return [*[[("secret", line)] for line in lines], *self._lent(view, say, style)]

    def _lent(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        """Spells that one sees without holding them: of a being that one plays, out of the chest."""
        piles = {say("hand.being", being=name(view, being, say)): own for being, own in view.being_spells.items()}
        if view.offered:
            piles[say("hand.offered")] = view.offered
        return [line for title, pile in piles.items() for line in self._spells(view, title, pile, say, style)]

    def _spells(self, view: WorldView, title: str, spells: Sequence[str], say: Say, style: Style) -> list[Line]:
        lines: list[Line] = [[("title", title)]]
        for copy in spells:
            notes = ", ".join(view.catalog.cards[card_of(copy)].notes(say.lang))
            told = f"{name(view, copy, say)}{f' ({notes})' if notes else ''}: {card_text(view, copy, say)}"
            if style.compact:
                told = shortened(told, style.width - 1)
            lines += [[("secret", line)] for line in textwrap.wrap(told, style.width - 1, subsequent_indent="  ")]
        return lines

    def picture(self, view: WorldView, ask: Ask, say: Say, style: Style) -> list[Line]:
        return drafting.picture(view, ask, say, style)

    def score(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        lines: list[Line] = [[("title", say("score.final" if view.over else "score.title"))]]
        ended = [one for one in view.events() if isinstance(one, events.CalledOff)] if view.over else []
        if ended:
            told = self.event(view, ended[-1], say) or ""
            lines += [[("", line)] for line in textwrap.wrap(told, style.width - 1)]
        for one in view.adventurers:
            best = view.winner == one.seat
            head, *below = drawing.standing_lines(view, one, say, style)
            lines.append([("gold" if best else "", head + (f"  {say('score.winner')}" if best else ""))])
            lines += [] if view.over else [[("dim", line)] for line in below]
        return lines if view.over else [*lines, *drawing.pile_lines(view, say, style)]

    # -- what people ask

    def inquiries(self) -> Sequence[Inquiry[WorldView]]:
        from brzdek.games.magia_i_miecz.face.inquiries import INQUIRIES

        return INQUIRIES

    def inquiry_words(self) -> Book:
        from brzdek.games.magia_i_miecz.face.inquiry_words import INQUIRY_WORDS

        return INQUIRY_WORDS

    def place(self, view: WorldView, seat: int, say: Say) -> str:
        from brzdek.games.magia_i_miecz.face import inquiries

        return inquiries.place(view, seat, say)

    def belongings(self, view: WorldView, seat: int, say: Say, style: Style) -> list[Line]:
        from brzdek.games.magia_i_miecz.face import inquiries

        return (
            drafting.chosen_by(view, seat, say)
            if view.phase == "draft"
            else inquiries.possessions(view, seat, say, style)
        )

    def held(self, view: WorldView) -> Collection[str]:
        from brzdek.games.magia_i_miecz.face import inquiries

        return inquiries.held(view)

    def price(self, view: WorldView, card: Card, say: Say) -> str:
        from brzdek.games.magia_i_miecz.face import inquiries

        return inquiries.price(view, card, say)

    # -- questions and options

    def question(self, view: WorldView, ask: Ask, say: Say) -> str:
        """The question; whoever answers for a being is told so."""
        asked = self._asked(view, ask, say)
        return asked if ask.for_ is None else say("ask.for", being=name(view, ask.for_, say), question=asked)

    def _asked(self, view: WorldView, ask: Ask, say: Say) -> str:
        if ask.topic == ANSWER:
            return moments.moment(view, ask, say)
        asking = view.question
        if isinstance(asking, Question):
            text = self.drawn(asking.question(say.lang), say, Style())
            source = name(view, ask.about[0], say) if ask.about and ask.about[0] else ""
            if view.about and ask.about and view.about != ask.about[0]:
                source = f"{source} ({strong(view, view.about, say)})"
            return say("ask.from_card", card=source, question=text) if source else text
        return self._plain_question(view, ask, say)

    def _plain_question(self, view: WorldView, ask: Ask, say: Say) -> str:
        about = ask.about
        match ask.topic:
            case "pair":
                return say("ask.pair", pair=self.option(view, ask.options[0], say))
            case "landing" if about[0] != ask.seat:
                return say("ask.landing_for", seat=name(view, about[0], say))
            case "landing" if view.steps:
                key = "ask.landing" if int(about[1]) <= view.steps else "ask.landing_up_to"
                return say(key, n=view.steps, most=about[1])
            case "evade":
                return say(
                    "ask.evade", foes=", ".join(strong(view, one, say) for one in about), odds=moments.odds(view, say)
                )
            case "attack_how":
                foe = about[0]
                return say("ask.attack_how", foe=strong(view, foe, say), odds=ways.choice_of_sorts(view, foe, say))
            case "attack_enemy":
                return say("ask.attack_enemy", foe=strong(view, ask.options[0][1], say))
            case "loot" | "spoils" | "trade_give" | "trade_want":
                return say(f"ask.{ask.topic}", seat=name(view, about[0], say))
            case "trade_agree":
                given, wanted = (name(view, one, say) for one in about[1:3])
                return say("ask.trade_agree", seat=name(view, about[0], say), given=given, wanted=wanted)
            case "hand_in":
                return say("ask.hand_in", n=about[1])
            case "lay_on":
                return say("ask.lay_on", card=name(view, about[0], say))
            case "ignore":
                from brzdek.games.magia_i_miecz.face.gists import gist

                effect = view.land(str(about[0])).effects["visit"]
                return say("ask.ignore", space=name(view, about[0], say), gist=gist(effect, say))
        key = f"ask.{ask.topic}"
        return say(key if say.knows(key) else "ask.other")

    def option(self, view: WorldView, option: Option, say: Say) -> str:
        word = str(option[0])
        asking = view.question
        if isinstance(asking, Question) and word not in NEVER_ASKED:
            label = asking.label(say.lang, option)
            if label:
                return self.drawn(label, say, Style())
        words = [
            str(one) if word not in PEOPLE and isinstance(one, int) else strong(view, one, say) for one in option[1:]
        ]
        match word:
            case "use":
                return self.drawn(say("option.use", one=abilities.used(view, option, say)), say, Style())
            case "cross" | "portal" if len(option) > 2:
                return ways.crossing(view, option, say)
            case "ignore":
                return say(f"option.ignore.{option[1]}")
            case "pass":
                return following.passing(view, say)
            case _ if len(option) == 2 and say.knows(f"option.{word}_{option[1]}"):
                return say(f"option.{word}_{option[1]}")
            case "pair" if len(option) == 2:
                return say("option.pair_none")
            case "fight" if len(option) > 1:
                return say("option.fight_one", one=words[0])
            case "trade" if isinstance(option[1], str):
                return words[0]
            case "go" | "start":
                return ways.place(view, str(option[1]), say)
        key = f"option.{word}"
        values = dict(zip(("one", "two"), words, strict=False))
        if not say.knows(key):
            return say("option.word", one=" ".join(words) or word)
        return say(key, **values) if values else say(key, one="")

    def usual(self, ask: Ask) -> Option | None:
        """After the move one explores, and at its end a turn ends."""
        return ask.options[0] if ask.topic in PAUSES else super().usual(ask)

    def idle(self, ask: Ask) -> Option | None:
        """After the move and at the end of a turn: things can be put down at its beginning as well."""
        if ask.topic not in PAUSES or any(option[0] not in HANDLING for option in ask.options[1:]):
            return None
        return ask.options[0]

    def brief(self, view: WorldView, option: Option, say: Say) -> str:
        if option[0] in WALKS and len(option) == 2:
            return ways.prospect(view, str(option[1]), say, BRIEF)
        asking = view.question
        if isinstance(asking, Alternatives) and option[-1] in asking.branches:
            from brzdek.games.magia_i_miecz.face.gists import choice

            return self.drawn(choice(asking.branches[str(option[-1])], say), say, Style())
        return self.option(view, option, say)

    def offered(self, view: WorldView, option: Option, say: Say) -> str:
        return self.brief(view, option, say)

    def apart(self, view: WorldView, option: Option, say: Say) -> str:
        places = [whereabouts(view, word, say) for word in option[1:] if isinstance(word, str)]
        return next(filter(None, places), "")

    def menu(self, view: WorldView, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]] | None:
        """What the turn is about comes first, then spells and abilities, at last what one does with things."""
        groups: dict[str, list[int]] = {"other": [], "powers": [], "handling": []}
        for place, option in enumerate(ask.options):
            word = option[0]
            groups["handling" if word in HANDLING else "powers" if word in POWERS else "other"].append(place)
        filled = [(say(f"menu.{group}"), places) for group, places in groups.items() if places]
        return filled if len(filled) > 1 and len(ask.options) >= MANY else None

    # -- what may be typed

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
            self.spoken_verbs.get(str(option[0]), ""),
            self.chosen.get(str(option[-1]), "") if len(option) > 1 else "",
            self.chosen.get(str(option[0]), "") if option[-1] == "yes" else "",
        ]
        asking = view.question
        if option[0] in YES_NO and option[-1] == "yes" and isinstance(asking, Question):
            words += [asking.question(lang) for lang in LANGS]
        if option[0] in ("fight", "evade") and view.fight is not None:
            words += [name(view, foe, self.say(lang)) for foe in view.fight.foes for lang in LANGS]
        if option[0] == "use":
            words += abilities.called(view, option)
        return [*words, *sayings.now(view, option), *self._places(view, option)]

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
        return ELSEWHERE if option[0] == "use" else super().opposed(view, option)

    def deeds_of(self, view: WorldView, option: Option) -> Sequence[str]:
        chosen = CHOSEN_DEEDS.get(str(option[-1]), "") if len(option) > 1 else ""
        if option[0] == "use":
            chosen = abilities.deeds(view, option)
        also = [*SELLING.split("|"), MAKING] if self._brings_gold(view, option) else []
        if option[0] == "pass":
            also = list(following.deeds(view))
        if sayings.lets_evade(view, option):
            also = ["evade"]
        return [*super().deeds_of(view, option), *filter(None, chosen.split("|")), *also]

    def _brings_gold(self, view: WorldView, option: Option) -> bool:
        """Is something given away for gold: by an ability, in a place where that can be done?"""
        if option[0] == "use":
            return str(option[-1]).endswith("gain_gold")
        return option[-1] == "as_often" and GOLD in fold(self.option(view, option, self.say("en")))

    def worth(self, view: WorldView, option: Option) -> Worth | None:
        from brzdek.games.magia_i_miecz.face.worths import worth

        return worth(view, option)

    def spends(self, view: WorldView, option: Option) -> bool:
        return option[0] == "use" and abilities.costs(view, option)

    def nearness(self, view: WorldView, option: Option, words: str) -> int | None:
        return directions.steps_between(view, str(option[1]), words) if option[0] == "go" else None

    def aims(self, view: WorldView, option: Option) -> Sequence[str]:
        return directions.way_words(view, str(option[1])) if option[0] == "go" else ()

    def objects(self, view: WorldView, option: Option) -> tuple[str, Sequence[str]]:
        if option[0] == "use" and not self._brings_gold(view, option) and (deeds := abilities.deeds(view, option)):
            return deeds, abilities.done_with(view, option)
        if view.seat is not None and option[0] == "exchange":
            given = view.adventurer(view.seat).trophies
            return SELLING, [name(view, copy, self.say(lang)) for copy in given for lang in LANGS]
        if view.seat is None or not self._brings_gold(view, option):
            return super().objects(view, option)
        own = view.adventurer(view.seat).things
        return f"{SELLING}|{MAKING}", [name(view, thing.copy, self.say(lang)) for thing in own for lang in LANGS]

    def why(self, view: WorldView, ask: Ask, option: Option, say: Say) -> str | None:
        return moments.why(view, option, say)

    def gist(self, view: WorldView, option: Option, place: int, say: Say) -> str:
        word = option[place]
        if option[0] == "use" and place == 1:
            return shortened(self.drawn(abilities.used(view, option, say), say, Style()), GIST)
        card = view.catalog.cards.get(str(word).partition(".")[0]) if isinstance(word, str) and place else None
        return "" if card is None else shortened(self.drawn(card.text(say.lang), say, Style()), GIST)

    # -- why not

    def candidates(self, view: WorldView, ask: Ask, line: str) -> Sequence[Option]:
        return wishes.wishes(view, ask, line)

    def candidate(self, view: WorldView, option: Option, say: Say) -> str:
        return wishes.worded(view, option, say)

    # -- what happened

    def variant(self, view: WorldView, event: Event) -> str:
        return telling.variant(view, event)

    def gather(self, events: Sequence[Event]) -> Sequence[Event]:
        return telling.gather(events)

    def retold(
        self, view: WorldView, happened: Sequence[Event], say: Say, style: Style, whose: int | None = None
    ) -> list[Told]:
        return super().retold(view, telling.untold(view, happened), say, style, whose)

    def short(self, view: WorldView, event: Event, say: Say) -> str | None:
        return "" if telling.is_find(view, event) else super().short(view, event, say)

    def cause(self, view: WorldView, event: Event, before: Sequence[Event], say: Say) -> str:
        return telling.cause(view, event, before, say)

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, events.TurnBegins)

    def concerns(self, view: WorldView, event: Event) -> bool:
        return super().concerns(view, event) or telling.concerns(view, event)

    # -- cards

    def card(self, card: Card, say: Say, style: Style) -> list[Line]:
        told = " · ".join(card.notes(say.lang)), made_of(card, say)
        return [[("", f"  {text}")] for text in told if text]


def _typed(text: Text) -> dict[str, Sequence[str]]:
    return {lang: text.to(lang).split("|") for lang in LANGS}


def _squire_forms(squire: str, say: Say) -> Sequence[str]:
    return (squire, *[f"{word} {squire}" for word in say("type.squire").split("|")])


def _same(word: str) -> dict[str, Sequence[str]]:
    return dict.fromkeys(LANGS, (word,))
