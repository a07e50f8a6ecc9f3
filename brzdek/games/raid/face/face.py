"""How a raid shows itself to a person: what the sister games have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from brzdek.core.ask import Ask, Option
from brzdek.core.catalog.cards import Card
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Question
from brzdek.core.face import Face
from brzdek.core.facets import BACK, POWER, PRICE, Lack, Worth
from brzdek.core.legality import Reason, with_rule
from brzdek.core.log import Event
from brzdek.core.retelling import Told
from brzdek.core.text import LANGS, Book, Lang, Say, fold, shortened
from brzdek.games.raid.face import candidates, panels, points, remarks
from brzdek.games.raid.face.forms import Forms, counted, same, typed
from brzdek.games.raid.face.given import BY_TYPE, objects_of
from brzdek.games.raid.face.naming import capital, drawn, name, offered_text, resources, text_of, token_name
from brzdek.games.raid.face.places import room_name
from brzdek.games.raid.face.playing import for_nothing, forced, is_wasted
from brzdek.games.raid.face.synonyms_words import (
    ALSO,
    BY_CARD,
    BY_CHOICE,
    CHOSEN_DEEDS,
    DEEDS,
    FILLERS,
    HOME,
    INWARD,
    NO,
    PARTING,
    SHOP,
    SWORDED,
    SWORDLESS,
    TREASURE,
    YES,
)
from brzdek.games.raid.face.table import ROW, Sections, fitted
from brzdek.games.raid.face.telling import SHOWN, gather, has_just_arrived, new_in_row, out_before, variant
from brzdek.games.raid.rules import events, reasons
from brzdek.games.raid.rules.state import LEFT, MASTERY
from brzdek.games.raid.view.now import TurnView
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])

MAP = "map"
"""That there is a map is told once, as signs are."""
BRIEF = 72
"""The most letters of an option in a list."""


class RaidFace(Face[V], Generic[V]):
    """Words and drawings, from the view of one player."""

    books: ClassVar[tuple[Book, ...]]
    """The words of the face, of what happened, and of cards."""
    shown = SHOWN
    groups: ClassVar[Sequence[str]]
    """The actions of a turn, in the order in which they are listed."""
    at_room: ClassVar[Collection[str]] = ("take", "open", "mark", "redeem")
    """Actions that the room offers in which one stands."""
    topics: ClassVar[Sequence[str]] = ("trash",)
    """Questions of the rules themselves."""
    slots: ClassVar[Mapping[str, str]] = {
        "play": "play", "drink": "drink", "use": "use", "fight": "defeat", "buy": "",
    }  # fmt: skip
    """What of a card's text matters to whom does something with it; "": all of it."""
    fillers = FILLERS
    spoken_verbs = ALSO
    deeds = DEEDS
    card_verbs: ClassVar[Sequence[str]] = ("play", "drink", "trash", "discard", "replace", "copy")
    """Verbs followed by a card and nothing else."""
    has_turns = True
    has_map = True
    rewards: ClassVar[Mapping[str, str]] = {}
    """What the rules call that which rooms give, by the sort of thing that people wish to pick up."""
    slight = ("short.discarded", "short.trashed", "short.copied", "short.arrived", "short.drank", "short.used")
    passed_over: ClassVar[Collection[str]] = ("plays", "paid", "hush.kept", "reshuffled", "revealed", "cubes_back")

    @property
    def book(self) -> Book:
        """The words of the face."""
        return self.books[0]

    def say(self, lang: Lang) -> Say:
        return Say(lang, *self.books)

    # -- the table

    def resources(self, now: TurnView[Any], say: Say, *, zeros: bool = False) -> list[str]:
        """What there is to spend; ``zeros``: also what there is none of."""
        return resources(now, say, zeros=zeros)

    def measures(self) -> Book:
        from brzdek.games.raid.face.measure_words import MEASURES

        return MEASURES

    def status(self, view: V, say: Say) -> str:
        me, now = view.me, view.means
        own_turn = view.turn == view.seat and not me.out
        parts = [", ".join(have)] if (have := self.resources(now, say, zeros=own_turn)) else []
        if now.quiet:
            parts.append(say("status.quiet", n=now.quiet))
        parts += [say(f"amount.{kind}", n=count) for kind, count in me.belongings.items()]
        parts += [
            say("amount.health", n=view.health - me.damage, of=view.health),
            say(f"out.{me.out}") if me.out else room_name(view, me.room, say),
        ]
        if now.tired:
            parts.append(say("status.exhausted"))
        return " · ".join(parts)

    def board(self, view: V, say: Say, style: Style) -> list[Line]:
        row = panels.row(view, say, style)
        return fitted(view, say, style, lambda short: {ROW: row, **self.sections(view, say, style, short=short)})

    def unshelved(self, view: V, say: Say, style: Style) -> list[Line]:
        return fitted(view, say, style, lambda short: self.sections(view, say, style, short=short))

    @abstractmethod
    def sections(self, view: V, say: Say, style: Style, *, short: bool = False) -> Sections:
        """The table without the row. ``short``: in as few lines as can be."""

    def shelf(self, view: V, say: Say, style: Style) -> list[Line]:
        from brzdek.games.raid.face.shelf import shelf

        return shelf(view, say, style)

    def legend(self, view: V, say: Say, style: Style) -> Mapping[str, str]:
        return {MAP: say("means.map"), **panels.meanings(view, say)}

    def hand(self, view: V, say: Say, style: Style) -> list[Line]:
        return panels.hand(view, say, style)

    def hand_in_brief(self, view: V, say: Say, style: Style) -> list[Line]:
        return panels.hand_in_brief(view, say, style)

    def score(self, view: V, say: Say, style: Style) -> list[Line]:
        return points.points(view, say, style)

    def leading(self, view: V, say: Say) -> str:
        return points.leading(view, say)

    # -- what people ask

    def inquiry_words(self) -> Book:
        from brzdek.games.raid.face.inquiry_words import INQUIRY_WORDS

        return INQUIRY_WORDS

    def place(self, view: V, seat: int, say: Say) -> str:
        from brzdek.games.raid.face import inquiries as asked

        return asked.place(view, seat, say)

    def belongings(self, view: V, seat: int, say: Say, style: Style) -> list[Line]:
        from brzdek.games.raid.face import inquiries as asked

        return asked.possessions(view, seat, say, style)

    def held(self, view: V) -> Collection[str]:
        from brzdek.games.raid.face import inquiries as asked

        return asked.held(view)

    def price(self, view: V, card: Card, say: Say) -> str:
        from brzdek.games.raid.face import inquiries as asked

        return asked.price(view, card, say)

    # -- questions and options

    def question(self, view: V, ask: Ask, say: Say) -> str:
        if ask.topic == "turn":
            return " ".join(filter(None, (_turn_question(view, ask, say), self._done_here(view, ask, say))))
        if ask.topic in self.topics:
            return say(f"ask.{ask.topic}")
        asking = view.question
        text = drawn(asking.question(say.lang), say) if isinstance(asking, Question) else say("ask.other")
        source = ask.about[0] if ask.about else ""
        if not isinstance(source, str) or source not in view.pieces:
            return text
        key = "ask.arrived" if has_just_arrived(view, source) else "ask.from_card"
        return say(key, card=name(view, source, say), question=text)

    def _done_here(self, view: V, ask: Ask, say: Say) -> str:
        """What the room offers now, so that nobody passes an artifact or a chest by; "": nothing."""
        goods = [option for option in ask.options if option[0] == "buy" and view.pieces[str(option[1])].kind == "good"]
        texts = [self.option(view, option, say) for option in ask.options if option[0] in self.at_room]
        texts += [say("here.market", n=self.price_of_good(view, goods[0]))] if goods else []
        return say("here.offers", offers="; ".join(texts)) if texts else ""

    def option(self, view: V, option: Option, say: Say) -> str:
        verb = cast(str, option[0])
        if verb in self.card_verbs:
            return say(f"option.{verb}", card=name(view, cast(str, option[1]), say))
        match verb:
            case "buy" | "use" | "fight":
                return deal(view, verb, cast(str, option[1]), say)
            case "take":
                return say("option.take", token=self.taken(view, option, say))
            case "player":
                return view.names[cast(int, option[1])]
            case "end":
                left = remarks.unspent(view.now, say)
                return say("option.end_unspent", left=left) if left else say("option.end")
            case _:
                key = f"option.{verb}"
                return say(key) if len(option) == 1 and say.knows(key) else label(view, option, say)

    def taken(self, view: V, option: Option, say: Say) -> str:
        """What is taken: a token, or something that a room offers."""
        what = cast(str, option[1])
        return token_name(view, what, say) if what in view.pieces else say(f"taken.{what}")

    def brief(self, view: V, option: Option, say: Say) -> str:
        """Under the heading of the verb: the card and its text."""
        verb = cast(str, option[0])
        if verb in self.slots:
            card = cast(str, option[1])
            shown = self.priced(view, option, say) if verb in ("buy", "use", "fight") else name(view, card, say)
            return self.slotted(view, shown, card, self.slots[verb], say)
        if verb == "take":
            return self.taken(view, option, say)
        return self.option(view, option, say)

    def slotted(self, view: V, shown: str, card: str, slot: str, say: Say) -> str:
        """A card as it is shown, with what the slot says; "": all that the card says."""
        piece, room = view.pieces[card], BRIEF - len(f"{shown} – ")
        text = text_of(piece, say, slot) if slot else offered_text(piece, say, room)
        return shortened(shown + (f" – {text}" if text else ""), BRIEF)

    def priced(self, view: V, option: Option, say: Say) -> str:
        """A card with the number of what it costs."""
        card = cast(str, option[1])
        price = view.price if view.pieces[card].kind == "good" else view.price_of(card)
        return say("brief.card", card=name(view, card, say), n=price)

    def menu(self, view: V, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]] | None:
        if ask.topic != "turn":
            return None
        return self.grouped(ask, say)

    def grouped(self, ask: Ask, say: Say) -> list[tuple[str, list[int]]]:
        """The options by their verbs, under headings."""
        groups: dict[str, list[int]] = {verb: [] for verb in self.groups}
        for index, option in enumerate(ask.options):
            groups[cast(str, option[0])].append(index)
        return [(say(f"menu.{verb}"), indexes) for verb, indexes in groups.items() if indexes]

    # -- what may be typed

    def forms(self, view: V, option: Option) -> Sequence[Forms]:
        verb = cast(str, option[0])
        forms = [typed(self.book[f"type.{verb}"])]
        if verb in ("choose", "may"):
            return [*forms, _answer_forms(self, view, option)]
        if verb == "player":
            return [*forms, same(view.names[cast(int, option[1])])]
        return [*forms, *[self.word_forms(view, option, place) for place in range(1, len(option))]]

    def word_forms(self, view: V, option: Option, place: int) -> Forms:
        """How one word of an option, not the first, may be typed: a card or a token, a number."""
        word = option[place]
        if isinstance(word, int):
            return same(str(word))
        if word not in view.pieces:
            return typed(self.book[f"type.{word}"])
        piece = view.pieces[word]
        if piece.kind != "artifact":
            return typed(piece.name)
        by_value = counted(self.book["type.artifact"], piece.points)
        return {lang: tuple(dict.fromkeys((piece.name.to(lang), *by_value[lang]))) for lang in LANGS}

    def synonyms(self, view: V, option: Option) -> Sequence[str]:
        verb, *rest = option
        words = [ALSO.get(cast(str, verb), ""), *(BY_CARD[word] for word in map(str, rest) if word in BY_CARD)]
        if verb == "may" or rest == ["no"]:
            words.append(NO if rest == ["no"] else YES)
        if verb == "may" and rest == ["yes"] and isinstance(view.question, Question):
            words += [view.question.question(lang) for lang in LANGS]
        if verb == "choose":
            words.append(BY_CHOICE.get(str(rest[0]), ""))
        if verb == "take":
            words.append(YES)
        if verb in ("move", "explore") and len(rest) > 1:
            words.append(SWORDED if rest[1] else SWORDLESS)
        if rest and str(rest[0]) in view.pieces:
            piece = view.pieces[str(rest[0])]
            words.append(BY_TYPE.get(piece.type or piece.kind, ""))
        if verb == "move" and rest[0] == view.board.start:
            words.append(HOME)
        if verb in ("move", "explore") and view.me.room == view.board.start:
            words.append(INWARD)
        if verb == "end" and _parting(view):
            words += [HOME, PARTING]
        return words

    def aims(self, view: V, option: Option) -> Sequence[str]:
        """What there is in a room, as the list says; a shop."""
        room = option[1] if option[0] in ("move", "teleport") and len(option) > 1 else None
        if not isinstance(room, int):
            return ()
        words = [" ".join(self.in_room(view, room, self.say(lang))) for lang in LANGS]
        shop = self.book["look.market"].pl.split("|")[0] in fold(words[0])
        artifacts = room in view.board.rooms and view.artifacts_in(room)
        return [*words, *([SHOP] if shop else []), *([TREASURE] if artifacts else [])]

    def objects(self, view: V, option: Option) -> tuple[str, Sequence[str]]:
        """The monsters on a way, what a card gives."""
        return objects_of(view.pieces, option, self.say("en"))

    def deeds_of(self, view: V, option: Option) -> Sequence[str]:
        chosen = CHOSEN_DEEDS.get(str(option[-1])) if option[0] in ("choose", "may", "take") else None
        return [*super().deeds_of(view, option), *([chosen] if chosen else [])]

    def worth(self, view: V, option: Option) -> Worth | None:
        """What a card costs; of a monster, how many swords it takes."""
        verb = option[0]
        if verb not in ("buy", "use", "fight") or view.question is not None:
            return None
        card = cast(str, option[1])
        if view.pieces[card].kind == "good":
            return Worth(PRICE, self.price_of_good(view, option), "gold")
        return Worth(POWER if verb == "fight" else PRICE, view.price_of(card))

    def heading(self, view: V, option: Option) -> str | None:
        sides = self.sides(view, option)
        if sides is None:
            return None
        steps = [
            step for event in view.events() if getattr(event, "seat", None) == view.seat and (step := self.way(event))
        ]
        came = bool(steps) and steps[-1] == (option[1], view.me.room)
        return sides + BACK if came else sides

    def sides(self, view: V, option: Option) -> str | None:
        """In which directions of the map a move leads; None: it leads nowhere."""
        return None

    def halted(self, view: V, say: Say) -> str:
        if view.seat is None or view.me.out:
            return ""
        means = view.means
        if means.tired:
            return say("room.exhausted")
        if not means.boots and not view.hand and (parting := _parting(view)):
            return say(parting, n=view.pieces[MASTERY].points)
        return "" if means.boots else say("room.no_boots" if view.hand else "room.boots_spent")

    def spends(self, view: V, option: Option) -> bool:
        """The skill for a card that nothing but a verb speaks of."""
        return option[0] == "use"

    def price_of_good(self, view: V, option: Option) -> int:
        """What is paid for something at the market, in gold."""
        return view.price

    @abstractmethod
    def in_room(self, view: V, room: int, say: Say) -> list[str]:
        """What is in a room, in words; nothing where there is no such room."""

    @abstractmethod
    def lying_here(self, view: V) -> Mapping[str, Option]:
        """What sorts of things lie in one's own room, and how each would be taken."""

    def gist(self, view: V, option: Option, place: int, say: Say) -> str:
        """Of the last word all that a list says: a price, what a card does, what is in a room."""
        if place and place == len(option) - 1:
            return self.brief(view, option, say)
        card = option[place]
        known = place and isinstance(card, str) and card in view.pieces
        return text_of(view.pieces[cast(str, card)], say) if known else ""

    # -- why not

    def candidates(self, view: V, ask: Ask, line: str) -> Sequence[Option]:
        return (
            candidates.cards_meant(view, line, self.book)
            if ask.topic in self.open_topics and ask.seat == view.seat
            else ()
        )

    def lacking(self, view: V, ask: Ask, say: Say) -> Sequence[Lack]:
        if ask.topic != "turn" or ask.seat != view.seat:
            return ()
        from brzdek.games.raid.face.lacking import lacking

        return lacking(self, view, ask, say)

    def candidate(self, view: V, option: Option, say: Say) -> str:
        """As it would be typed: of what cannot be done, not even a price is known."""
        return " ".join(form[say.lang][0] for form in self.forms(view, option))

    def reason(self, view: V, reason: Reason, say: Say) -> str:
        if isinstance(reason, reasons.NoWay) and reason.here == reason.room:
            return with_rule(say("why.no_way.here", room=reason.room), reason.rule)
        if isinstance(reason, reasons.LittleSkill | reasons.FewSwords) and view.hand:
            return f"{super().reason(view, reason, say)} {say('unplayed', n=len(view.hand))}"
        if not isinstance(reason, reasons.OnTheWay):
            return super().reason(view, reason, say)
        target = reason.target
        place = room_name(view, target, say) if isinstance(target, int) else target
        told = with_rule(f"{capital(place)}: {candidates.in_the_way(reason, say)}.", reason.rule)
        more = isinstance(reason, reasons.Boots | reasons.Monsters) and view.hand
        return f"{told} {say('unplayed', n=len(view.hand))}" if more else told

    def reason_for_all(self, view: V, against: Sequence[Reason], say: Say) -> str | None:
        nothing = all(isinstance(reason, reasons.NotOwned) for reason in against)
        return with_rule(say("nothing_to_drink"), against[0].rule) if nothing else None

    # -- what happened

    def variant(self, view: V, event: Event) -> str:
        return variant(view, event)

    def gather(self, events: Sequence[Event]) -> Sequence[Event]:
        return gather(events)

    def retold(self, view: V, events: Sequence[Event], say: Say, style: Style, whose: int | None = None) -> list[Told]:
        """A plain screen does not show the row before every turn: what is new in it is told there."""
        told = super().retold(view, events, say, style, whose)
        more = [remarks.left_lying(self, view, events, say), "" if style.unicode else new_in_row(view, events, say)]
        return [*told, *[Told(text) for text in more if text]]

    def decided(self, view: V, say: Say) -> str:
        from brzdek.games.raid.face.points import decided

        return decided(view, say)

    def remark(self, view: V, ask: Ask, option: Option, say: Say) -> str:
        if is_wasted(view, option):
            return say("remark.wasted", card=name(view, str(option[1]), say))
        if (toll := self.toll(view, option)) is not None and toll.foes and toll.weapons:
            return say("remark.fought", n=toll.weapons)
        return remarks.given_up(view, ask, say) if option[0] == "end" else ""

    def left_over(self, view: V, ask: Ask, option: Option, say: Say) -> str:
        return remarks.left_over(view, ask, say) if option[0] == "end" else ""

    def wastes(self, view: V, ask: Ask, option: Option) -> bool:
        return option[0] == "end" and remarks.wastes(view, ask)

    def for_nothing(self, view: V, ask: Ask) -> Option | None:
        return for_nothing(ask)

    def forced(self, view: V, ask: Ask) -> Option | None:
        return forced(view, ask)

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, events.Turn)

    def concerns(self, view: V, event: Event) -> bool:
        if isinstance(event, events.Attack):
            return view.seat in event.cubes and view.seat not in out_before(view, event)
        return super().concerns(view, event)

    def way(self, event: Event) -> tuple[object, object] | None:
        return (event.origin, event.room) if isinstance(event, events.Moved) else None

    # -- cards

    def card(self, card: Card, say: Say, style: Style) -> list[Line]:
        notes = drawn(" · ".join(card.notes(say.lang)), say)
        return [[("", f"  {notes}")]] if notes else []

    def drawn(self, text: str, say: Say, style: Style) -> str:
        return drawn(text, say)


def _turn_question(view: RaidView[Any], ask: Ask, say: Say) -> str:
    if view.hand:
        return say("ask.turn", n=len(view.hand))
    if all(option[0] == "teleport" for option in ask.options):
        return say("ask.teleport")
    if ("end",) not in ask.options:
        return say("ask.go_on")  # what is owed is told when nothing else is left, not after every move
    left = "ask.rest" if remarks.unspent(view.now, say) else "ask.do_on"
    question = say(left if len(ask.options) > 1 else "ask.nothing_left")
    key = _parting(view)
    return f"{question} {say(key, n=view.pieces[MASTERY].points)}" if key else question


def _parting(view: RaidView[Any]) -> str:
    """What to say to somebody who has come out with an artifact, or does so when the turn ends; "": nobody has."""
    if view.me.out == LEFT:
        return "ask.outside"
    return "ask.coming_home" if view.me.artifacts and not view.me.out and view.me.room == view.board.start else ""


def deal(view: RaidView[Any], verb: str, card: str, say: Say) -> str:
    """Buying, using or fighting, with the price."""
    piece = view.pieces[card]
    if piece.kind == "good":
        return say("option.buy_good", card=name(view, card, say), n=view.price)
    price = [say("swords" if verb == "fight" else "skill", n=view.price_of(card)), *panels.extras(piece, say)]
    return say(f"option.{verb}", card=name(view, card, say), price=", ".join(price))


def label(view: RaidView[Any], option: Option, say: Say) -> str:
    """An option of a card's own question."""
    asking = view.question
    text = asking.label(say.lang, option) if isinstance(asking, Question) else None
    return drawn(text, say) if text else " ".join(map(str, option[1:]))


def _answer_forms(face: RaidFace[V], view: V, option: Option) -> Forms:
    word = str(option[1])
    if option[0] == "may" and f"type.{word}" in face.book:
        return typed(face.book[f"type.{word}"])
    labels = {lang: label(view, option, face.say(lang)) for lang in LANGS}
    return {lang: tuple(dict.fromkeys((text, text.lstrip("+−")))) for lang, text in labels.items()}
