"""How Magia i Miecz shows itself to a person."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from brzdek.core.ask import ANSWER, Ask, Option
from brzdek.core.catalog.cards import Card
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.choices import Alternatives
from brzdek.core.effects.effect import Question
from brzdek.core.facets import Alteration, Look, Macro
from brzdek.core.legality import Reason, with_rule, without_rules
from brzdek.core.log import Event
from brzdek.core.retelling import Told
from brzdek.core.text import Book, Lang, Say
from brzdek.games.magia_i_miecz.face import (
    abilities,
    drafting,
    following,
    looks,
    moments,
    telling,
    ways,
    wishes,
)
from brzdek.games.magia_i_miecz.face.advising_words import REASONS
from brzdek.games.magia_i_miecz.face.card_words import CARD_WORDS
from brzdek.games.magia_i_miecz.face.event_words import EVENT_WORDS
from brzdek.games.magia_i_miecz.face.gist_words import GIST_WORDS
from brzdek.games.magia_i_miecz.face.look_words import LOOK_WORDS
from brzdek.games.magia_i_miecz.face.moment_words import MOMENT_WORDS
from brzdek.games.magia_i_miecz.face.naming import counted, made_of, name, price_of_joining, strong, whereabouts
from brzdek.games.magia_i_miecz.face.retold_words import RETOLD
from brzdek.games.magia_i_miecz.face.spoken import PEOPLE, WorldWords
from brzdek.games.magia_i_miecz.face.typed_words import TYPED
from brzdek.games.magia_i_miecz.face.why_words import WHY_WORDS
from brzdek.games.magia_i_miecz.face.words import WORDS
from brzdek.games.magia_i_miecz.rules import events, reasons
from brzdek.games.magia_i_miecz.rules.records import HANDLING
from brzdek.games.magia_i_miecz.rules.state import points
from brzdek.games.magia_i_miecz.view.view import WorldView

if TYPE_CHECKING:
    from brzdek.core.inquiry import Inquiry

NEVER_ASKED = ("go", "cast", "take", "drop", "build", "attack")
"""Moves of which cards never ask; whoever wants to know why not may name them at any question."""
POWERS = ("cast", "use")
"""What one may do at many moments beside what is asked."""
PAUSES = ("arrived", "end")
"""Questions between two parts of a turn; their first option goes on."""
WALKS = ("go", "start")
"""Options that name a space to stand on."""
MANY = 4
MANY_SPACES = 8
"""So many spaces are read without being put in order."""
"""So many options stand in groups."""
BRIEF = 88
"""The most letters of what waits on a space in a list, if it can be told in fewer."""


def take_all(view: WorldView, ask: Ask) -> Option | None:
    """The next thing that lies there; None: nothing is left, or something has to be decided."""
    return next((option for option in ask.options if option[0] in ("take", "gold", "spells")), None)


class WorldFace(WorldWords):
    """Words and drawings, from the view of one player."""

    shown = telling.SHOWN
    wordings = telling.SPOKEN
    made: ClassVar[Collection[type[Event]]] = telling.MADE
    has_turns = True
    told_alone: ClassVar[tuple[type[Event], ...]] = (events.Fights, events.Scored, events.Died)
    chapters: ClassVar[Mapping[str, str]] = {
        "ban": "ban",
        "pair": "choosing_pair",
        "put_down": "item_limit",
        "portal": "portal",
        "loot": "loot",
        "weapon": "weapons",
        "answer": "reactions",
        "friends": "friends_in_duel",
    }
    redrawn: ClassVar[Collection[type[Event]] | None] = (events.Went, events.Banned, events.PairChosen, events.Died)
    table_first = ("pair",)
    low_list = 4
    each_told = True
    slight = telling.SLIGHT
    passed_over: ClassVar[Collection[str]] = telling.PASSED_OVER
    macros = (Macro(LOOK_WORDS["macro.take_all"], LOOK_WORDS["help.take_all"], take_all, "take"),)

    @property
    def looks(self) -> Sequence[Look[WorldView]]:
        return looks.LOOKS

    def say(self, lang: Lang) -> Say:
        return Say(
            lang,
            WORDS,
            MOMENT_WORDS,
            REASONS,
            EVENT_WORDS,
            RETOLD,
            LOOK_WORDS,
            GIST_WORDS,
            CARD_WORDS,
            WHY_WORDS,
            TYPED,
        )

    def measures(self) -> Book:
        from brzdek.games.magia_i_miecz.face.measure_words import MEASURES

        return MEASURES

    # -- what people ask

    def inquiries(self) -> Sequence[Inquiry[WorldView]]:
        from brzdek.games.magia_i_miecz.face.inquiries import INQUIRIES

        return INQUIRIES

    def inquiry_words(self) -> Book:
        from brzdek.games.magia_i_miecz.face.at_hand_words import AT_HAND_WORDS
        from brzdek.games.magia_i_miecz.face.inquiry_words import INQUIRY_WORDS
        from brzdek.games.magia_i_miecz.face.plain_words import PLAIN_WORDS
        from brzdek.games.magia_i_miecz.face.reckoning_words import RECKONING_WORDS
        from brzdek.games.magia_i_miecz.face.situation_words import SITUATION_WORDS

        return {**INQUIRY_WORDS, **SITUATION_WORDS, **AT_HAND_WORDS, **PLAIN_WORDS, **RECKONING_WORDS}

    def at_hand(self, view: WorldView, ask: Ask, sort: str, say: Say, style: Style) -> list[Line]:
        from brzdek.games.magia_i_miecz.face import at_hand

        return at_hand.told_of_it(view, ask, sort, say, style)

    def changed(self, view: WorldView, event: Event) -> Alteration | None:
        from brzdek.games.magia_i_miecz.face import legends

        return legends.change(view, event)

    def because(self, view: WorldView, happened: Sequence[Event], place: int, say: Say) -> str:
        from brzdek.games.magia_i_miecz.face import causes

        return causes.because(view, happened, place, say)

    def legend(self, view: WorldView, say: Say, style: Style) -> Mapping[str, str]:
        if view.phase == "draft":
            return {}
        from brzdek.games.magia_i_miecz.face import legends

        return legends.at_first_sight(view, say, style)

    def place(self, view: WorldView, seat: int, say: Say) -> str:
        from brzdek.games.magia_i_miecz.face import inquiries

        return inquiries.place(view, seat, say)

    def belongings(self, view: WorldView, seat: int, say: Say, style: Style) -> list[Line]:
        from brzdek.games.magia_i_miecz.face import inquiries

        if view.phase != "draft":
            return inquiries.possessions(view, seat, say, style)
        return drafting.own(view, say, style) if seat == view.seat else drafting.chosen_by(view, seat, say)

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
            if isinstance(asking, Alternatives):
                from brzdek.games.magia_i_miecz.face.question_notes import too_dear

                text += too_dear(view, asking, ask, say)
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
                bars = [without_rules(self.reason(view, reason, say)) for reason in view.barred_ways]
                return " ".join([*bars, say(key, n=view.steps, most=about[1])])
            case "evade":
                return say(
                    "ask.evade", foes=", ".join(strong(view, one, say) for one in about), odds=moments.odds(view, say)
                )
            case "attack_how":
                foe = about[0]
                return say("ask.attack_how", foe=strong(view, foe, say), odds=ways.choice_of_sorts(view, foe, say))
            case "attack_enemy":
                return self._attacking(view, str(ask.options[0][1]), say)
            case "loot" | "spoils" | "trade_give" | "trade_want":
                return say(f"ask.{ask.topic}", seat=name(view, about[0], say))
            case "trade_agree":
                given, wanted = (name(view, one, say) for one in about[1:3])
                return say("ask.trade_agree", seat=name(view, about[0], say), given=given, wanted=wanted)
            case "hand_in" if not about[1] and view.seat is not None:
                own, known = view.adventurer(view.seat).trophies, view.catalog.cards
                worth = [one for one in own if points(known[card_of(one)], str(about[0]))]
                return say("ask.hand_in_first", cards=", ".join(counted(strong(view, one, say) for one in worth)))
            case "hand_in":
                enough = ("hand_in", "done") in ask.options
                return say("ask.hand_in_enough" if enough else "ask.hand_in", n=about[1])
            case "take":
                from brzdek.games.magia_i_miecz.face.question_notes import put_down_now

                barred = self._not_taken(view, ask, say)
                told = [say("ask.take"), put_down_now(view, ask, say)]
                return " ".join(filter(None, [*told, say("ask.take_not", reasons=barred) if barred else ""]))
            case "friends":
                from brzdek.games.magia_i_miecz.face.question_notes import useless_friends

                return say("ask.friends") + useless_friends(view, say)
            case "lay_on":
                return say("ask.lay_on", card=name(view, about[0], say))
            case "ignore":
                from brzdek.games.magia_i_miecz.face.gists import gist

                effect = view.land(str(about[0])).effects["visit"]
                return say("ask.ignore", space=name(view, about[0], say), gist=gist(effect, say))
        key = f"ask.{ask.topic}"
        return say(key if say.knows(key) else "ask.other")

    def _not_taken(self, view: WorldView, ask: Ask, say: Say) -> str:
        """What else lies there, and why the reader cannot take it."""
        offered = {card_of(str(option[1])) for option in ask.options if option[0] == "take"}
        lying = view.space(view.adventurer(ask.seat).space).cards
        others = [one for one in lying if view.catalog.cards[card_of(one)].kind in wishes.TAKEN]
        against = {card_of(one): view.why_not(("take", one)) for one in others if card_of(one) not in offered}
        told = [without_rules(self.reason(view, why, say)) for why in against.values() if why is not None]
        return " ".join(dict.fromkeys(told))

    def _attacking(self, view: WorldView, foe: str, say: Say) -> str:
        """Whether an enemy is attacked that does not attack; with whom it would fight, where others already do."""
        party = next(one for one in view.parties((*view.gathered, foe)) if foe in one)
        if len(party) == 1:
            return say("ask.attack_enemy", foe=strong(view, foe, say))
        others = ", ".join(strong(view, one, say) for one in party if one != foe)
        percent = ways.win_chance(view.odds(party))
        return say("ask.attack_joint", foe=strong(view, foe, say), foes=others, percent=percent)

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
            case "friends" if friend := ways.only_friend(view):
                return say("option.friends_one", one=name(view, friend, say))
            case "passage" | "offer" if len(option) == 2:
                return say(f"option.{word}", one=words[0]) + ways.left_on_the_way(view, str(option[1]), say)
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
            case "take" if len(option) == 2:
                return say("option.take", one=words[0]) + price_of_joining(view, str(option[1]), say)
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

    def needless(self, view: WorldView, ask: Ask) -> bool:
        from brzdek.games.magia_i_miecz.face import needless

        return needless.needless(view, ask)

    def brief(self, view: WorldView, option: Option, say: Say) -> str:
        if option[0] in WALKS and len(option) == 2:
            return ways.prospect(view, str(option[1]), say, BRIEF)
        if option[0] == "space" and str(option[1]) in view.rings:
            return ways.place(view, str(option[1]), say)
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
        if len(ask.options) > MANY_SPACES and all(option[0] == "space" for option in ask.options):
            return ways.spaces_grouped(view, [str(option[1]) for option in ask.options], say)
        groups: dict[str, list[int]] = {"other": [], "powers": [], "handling": []}
        for place, option in enumerate(ask.options):
            word = option[0]
            groups["handling" if word in HANDLING else "powers" if word in POWERS else "other"].append(place)
        filled = [(say(f"menu.{group}"), places) for group, places in groups.items() if places]
        return filled if len(filled) > 1 and len(ask.options) >= MANY else None

    # -- why not

    def candidates(self, view: WorldView, ask: Ask, line: str) -> Sequence[Option]:
        return wishes.wishes(view, ask, line)

    def towards(self, option: Option, reason: Reason) -> Sequence[Option]:
        if isinstance(reason, reasons.FoeElsewhere):
            return (("go", reason.space),)
        return wishes.TOWARDS.get(type(reason), ())

    def candidate(self, view: WorldView, option: Option, say: Say) -> str:
        return wishes.worded(view, option, say)

    def reason_for_all(self, view: WorldView, against: Sequence[Reason], say: Say) -> str | None:
        if not all(isinstance(reason, reasons.NotLyingHere) for reason in against):
            return None
        return with_rule(say("refused.none_such_here"), against[0].rule)

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

    def briefly(self, view: WorldView, event: Event, say: Say) -> str:
        return telling.briefly(view, event, say)

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
