"""How a game shows itself to a person: words and drawings, made only when somebody looks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from brzdek.core.ask import Ask, Option
from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Alteration, Look, Macro
from brzdek.core.facts import Fact
from brzdek.core.legality import Reason, with_rule
from brzdek.core.log import Event
from brzdek.core.parlance import Parlance
from brzdek.core.retelling import Told, retell
from brzdek.core.text import Book, Lang, Say
from brzdek.core.wording import WORDINGS, Shown, Wording, message, player, reads_of_oneself, sentence

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.inquiry import Inquiry

V = TypeVar("V")


class Face(Parlance[V]):
    """Words and drawings of one game, from the view of one seat."""

    macros: Sequence[Macro[V]] = ()
    shown: Mapping[str, Shown[V]] = {"seat": player}
    """How the fields of events and reasons are shown, by name; others stand as they are."""
    wordings: Mapping[type[Event], Wording[V]] = WORDINGS
    """Events whose words are more than the message ``event.<kind>`` with the fields filled in."""
    made: ClassVar[Collection[type[Event]]] = ()
    """Events that only the telling knows: it makes them of what has happened."""
    told_alone: ClassVar[tuple[type[Event], ...]] = ()
    """What happened to the reader that never becomes a part of a longer paragraph."""
    open_topics: ClassVar[Sequence[str]] = ("turn",)
    """Questions in which one may think of doing anything: their options are many, and listed on demand."""
    chapters: ClassVar[Mapping[str, str]] = {}
    """By the topic of a question the chapter of the guide that tells why it is put."""
    table_first: ClassVar[Collection[str]] = ()
    """Questions about what lies on the table: their list must not push it off the screen."""
    has_turns: bool = False
    """Is there an event with which every turn begins? Otherwise whoever does something has the turn."""
    passed_over: ClassVar[Collection[str]] = ()
    """What the line of a turn leaves out: events by the words of their messages, such as ``hush.kept``."""
    asides: ClassVar[Collection[str]] = ()
    """Parts of that line, such as ``short.token_drawn``, that stand last: where it is cut, they go first."""
    slight: ClassVar[Sequence[str]] = ()
    """Parts of that line that say less than the others, the slightest first: after the asides they go first."""
    redrawn: ClassVar[Collection[type[Event]] | None] = None
    """What happens to a player after which the table is shown to that one again within a turn; each begins with a seat.
    None: whenever somebody else has acted.
    """
    low_list: ClassVar[int] = 0
    """How many lines a list of moves may take on a screen of 24 rows, where the table leaves less room; 0: it
    does not.
    """
    each_told: ClassVar[bool] = False
    """Is something told of each player, however short the room is for what happened? Then whole parts of a turn are
    left out rather than words.
    """
    has_map: bool = False
    """Is there a map beside the table?"""

    @property
    def looks(self) -> Sequence[Look[V]]:
        """Commands of its own that show something; wanted with the first line that is typed."""
        return ()

    @abstractmethod
    def say(self, lang: Lang) -> Say:
        """The game's messages in this language."""

    def measures(self) -> Book:
        """The words for what finished games are measured by; read when somebody simulates games."""
        return {}

    @abstractmethod
    def status(self, view: V, say: Say) -> str:
        """The resources that matter, a few words for the prompt."""

    @abstractmethod
    def board(self, view: V, say: Say, style: Style) -> list[Line]:
        """The table as this seat sees it: the drawing and what lies around it."""

    def empty_board(self, view: V, say: Say, style: Style) -> list[Line]:
        """The board on which nobody stands yet, for whoever wants to see it before there is a table."""
        return []

    def map(self, view: V, say: Say, style: Style) -> list[Line]:
        """The map around this seat, in no more lines than the height of the style; nothing where there is none."""
        return []

    def surroundings(self, view: V, say: Say, style: Style) -> list[Line]:
        """What lies around this seat, in words, for a screen on which no map fits."""
        return []

    def shelf(self, view: V, say: Say, style: Style) -> list[Line]:
        """What of the table may stand in a column beside the map, as high as the style; nothing: it is in one piece."""
        return []

    def lowest_map(self, view: V, width: int) -> int:
        """In how few lines the whole map can be drawn, so wide; 0: it cannot be told, or not so."""
        return 0

    def unshelved(self, view: V, say: Say, style: Style) -> list[Line]:
        """The table without what stands beside the map."""
        return self.board(view, say, style)

    @abstractmethod
    def hand(self, view: V, say: Say, style: Style) -> list[Line]:
        """What this seat holds."""

    def hand_in_brief(self, view: V, say: Say, style: Style) -> list[Line]:
        """The same with the table, before a turn; the texts of cards may be left to whoever asks for them."""
        return self.hand(view, say, style)

    def table_with_hand(self, view: V, say: Say, style: Style) -> list[Line]:
        """Both in one drawing, no higher than the style if it can be; nothing: the screen puts them together."""
        return []

    @abstractmethod
    def score(self, view: V, say: Say, style: Style) -> list[Line]:
        """The standing as far as this seat may know it."""

    def looking_back(self, view: V, say: Say, style: Style) -> list[Line]:
        """The table as it was when a part of the game ended, if the next one has begun; nothing: the table shows it."""
        return []

    def leading(self, view: V, say: Say) -> str:
        """Who is ahead as far as this seat may know it, or why nobody can tell; "": the standing says it."""
        return ""

    def hidden(self, view: V, say: Say) -> str:
        """What is known of what nobody may know yet, for whoever asks “who”; "": the table tells everything."""
        return ""

    def chapters_of_others(self, view: V) -> Collection[str]:
        """Chapters of the guide that advise somebody else than this seat, such as tips for the other side."""
        return ()

    @abstractmethod
    def question(self, view: V, ask: Ask, say: Say) -> str:
        """What is being asked, one short sentence."""

    def picture(self, view: V, ask: Ask, say: Say, style: Style) -> list[Line]:
        """What there is to see before a question is put, beside the table; most questions need nothing."""
        return []

    @abstractmethod
    def option(self, view: V, option: Option, say: Say) -> str:
        """An option as a person would say it."""

    def event(self, view: V, event: Event, say: Say) -> str | None:
        """What happened, one sentence; None for what needs no words."""
        wording = self.wordings.get(type(event))
        if wording is not None:
            told = wording(view, event, say)
        else:
            told = self.worded(view, event, message(view, event, self._key(view, event), say), say)
        return told if told is None else sentence(view, told)

    def _key(self, view: V, event: Event) -> str:
        variant = self.variant(view, event)
        return f"{event.kind}.{variant}" if variant else event.kind

    def variant(self, view: V, event: Event) -> str:
        """Which of several messages words an event: ``own`` for ``event.<kind>.own``."""
        return ""

    def reason(self, view: V, reason: Reason, say: Say) -> str:
        """Why something may not be done, one sentence, and the rule that says so."""
        return with_rule(self.worded(view, reason, f"why.{reason.kind}", say), reason.rule)

    def reason_for_all(self, view: V, against: Sequence[Reason], say: Say) -> str | None:
        """One sentence for several things that may not be done, where one is enough."""
        return None

    def worded(self, view: V, fact: Fact, key: str, say: Say) -> str:
        """A message with the fields of an event or a reason filled in."""
        return say(key, **self.fields(view, fact, say))

    def fields(self, view: V, fact: Fact, say: Say) -> dict[str, object]:
        """The fields of an event or a reason as they are shown."""
        shown = self.shown
        return {
            name: shown[name](view, value, say) if name in shown else value
            for name, value in zip(fact.fields, fact, strict=True)
        }

    def gather(self, events: Sequence[Event]) -> Sequence[Event]:
        """Events as they are told: several in a row may be told as one."""
        return events

    # -- what happened, told briefly

    def retold(self, view: V, events: Sequence[Event], say: Say, style: Style, whose: int | None = None) -> list[Told]:
        """What happened since the reader last looked: another player's turn is one line.

        ``whose``: the turn in the middle of which it begins.
        """
        return retell(self, view, events, say, style, whose)

    def begins_turn(self, event: Event) -> bool:
        """Does a turn begin with this?"""
        return False

    def begins_part(self, event: Event) -> bool:
        """Does a part of the game begin with this, such as a round, so that one looks back at the last one first?"""
        return False

    def concerns(self, view: V, event: Event) -> bool:
        """Does this happen to the reader?"""
        return reads_of_oneself(view, event)

    def cause(self, view: V, event: Event, before: Sequence[Event], say: Say) -> str:
        """What has brought about something that happens to the reader, by what came before it in the turn; "": that
        is plain to see.
        """
        return ""

    def briefly(self, view: V, event: Event, say: Say) -> str:
        """What is told of something that befell the reader where there is no room for all of it; "": all of it."""
        return ""

    def way(self, event: Event) -> tuple[object, object] | None:
        """Where somebody goes from and to, if the event tells of a step."""
        return None

    def short(self, view: V, event: Event, say: Say) -> str | None:
        """The message for an event in the line of a turn; "": it is left out, None: it is a sentence of its own."""
        key = self._key(view, event)
        if key in self.passed_over:
            return ""
        return next((short for short in (f"short.{key}", f"short.{event.kind}") if say.knows(short)), None)

    def usual(self, ask: Ask) -> Option | None:
        """The answer that a bare Enter gives: the only one, or one that merely goes on. It never spends anything."""
        return ask.options[0] if len(ask.options) == 1 else None

    def idle(self, ask: Ask) -> Option | None:
        """The answer to a question in which nothing is left worth deciding; None: it has to be put.

        It is given for whoever plays alone: nobody else is there to learn anything from it.
        """
        return None

    def needless(self, view: V, ask: Ask) -> bool:
        """Would all that can be done in a window of another bring nothing? Whoever plays alone is not asked then."""
        return False

    def forced(self, view: V, ask: Ask) -> Option | None:
        """The only answer to a question, if it brings nothing; it is given for whoever plays alone, with a remark."""
        return None

    def only_passes(self, view: V, ask: Ask) -> bool:
        """Can somebody do nothing but pass, and probably never will? Then it is offered to go on so."""
        return False

    def menu(self, view: V, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]] | None:
        """The options in groups, as (heading, indexes of options); None: one plain list."""
        return None

    def brief(self, view: V, option: Option, say: Say) -> str:
        """An option in a list, under the heading of its group; the heading need not be repeated."""
        return self.option(view, option, say)

    def offered(self, view: V, option: Option, say: Say) -> str:
        """An option among the few that a line may mean: as short as it can be told from the others."""
        return self.option(view, option, say)

    def apart(self, view: V, option: Option, say: Say) -> str:
        """What tells an option from another one that reads the same: where the thing lies, whose it is."""
        return ""

    def gist(self, view: V, option: Option, place: int, say: Say) -> str:
        """What the word at this place of an option stands for, in a few words: what a card does; "": nothing to say."""
        return ""

    def why(self, view: V, ask: Ask, option: Option, say: Say) -> str | None:
        """Why a steady player would choose this option, one sentence, if the game can tell."""
        return None

    def unfounded(self, view: V, option: Option) -> bool:
        """Would a newcomer to whom this is advised find nothing on the table that speaks for it?"""
        return False

    def remark(self, view: V, ask: Ask, option: Option, say: Say) -> str:
        """What is worth knowing about an answer that is about to be given: something given up with it; "": nothing.

        It is told with what happens next.
        """
        return ""

    def left_over(self, view: V, ask: Ask, option: Option, say: Say) -> str:
        """What an answer that ends a turn leaves unused although there is a use for it, a few words; "": nothing."""
        return ""

    def wastes(self, view: V, ask: Ask, option: Option) -> bool:
        """Does an answer that ends a turn leave so much that one is asked whatever a good player would do?"""
        return False

    def legend(self, view: V, say: Say, style: Style) -> Mapping[str, str]:
        """The signs that are to be seen now, as they are drawn so, and what they mean; each is explained once."""
        return {}

    def decided(self, view: V, say: Say) -> str:
        """What made the difference between the reader and the winner, or the second, of a game that is over, in a
        sentence; "": that cannot be told.
        """
        return ""

    def about(self, say: Say) -> str:
        """What the game is about and how it is won, for somebody who never played it."""
        return say("about") if say.knows("about") else ""

    # -- what people ask

    def inquiries(self) -> Sequence[Inquiry[V]]:
        """What people ask of this game beside its commands; read when somebody asks."""
        return ()

    def at_hand(self, view: V, ask: Ask, sort: str, say: Say, style: Style) -> list[Line]:
        """Of that which a question is about: who it is, what awaits one there, what it is for, what one gets for it,
        what it may cost, what comes after it, what speaks for it (``inquiry.WHO``, ``AHEAD``, ``USE``, ``GAIN``,
        ``HARM``, ``THEN``, ``WORTH``); nothing: nothing is known of it.
        """
        return []

    def inquiry_words(self) -> Book:
        """The words of the answers; read when somebody asks."""
        return {}

    def changed(self, view: V, event: Event) -> Alteration | None:
        """What an event changed of what the reader has or is, for whoever asks why; None: nothing of the kind."""
        return None

    def outcome(self, view: V, options: Sequence[Option], line: str, say: Say) -> list[str] | None:
        """What would come of one of these moves, each in a sentence, as far as this seat may know, for whoever asks
        (``line``: what is asked of it, “do I reach the goal”; "": what happens); None: that is not known here.
        """
        return None

    def because(self, view: V, happened: Sequence[Event], place: int, say: Say) -> str:
        """What brought that event about, and the rule or the card behind it, for whoever asks why; "": nothing tells
        that.
        """
        return ""

    def place(self, view: V, seat: int, say: Say) -> str:
        """Where a player is, one sentence; "": players are at no place in this game."""
        return ""

    def belongings(self, view: V, seat: int, say: Say, style: Style) -> list[Line]:
        """What everybody may know that a player has, beside a hidden hand."""
        return []

    def held(self, view: V) -> Collection[str]:
        """The cards, by id, that are before this seat: where a word fits several cards, one of these is meant."""
        return ()

    def price(self, view: V, card: Card, say: Say) -> str:
        """What a card costs and where, a few words; "": the card says so itself, or it is not for sale."""
        return ""

    def candidate(self, view: V, option: Option, say: Say) -> str:
        """One of the ``candidates`` in words, allowed or not."""
        return self.option(view, option, say)

    def card(self, card: Card, say: Say, style: Style) -> list[Line]:
        """What there is to see of a card beside its name and text: a picture, a price."""
        return []

    def drawn(self, text: str, say: Say, style: Style) -> str:
        """A text of a card with every icon drawn."""
        from brzdek.core.effects.phrases import with_icons

        return with_icons(text, lambda icon, number: self.icon(icon, number, say, style))

    def icon(self, name: str, number: int, say: Say, style: Style) -> str:
        """An icon inside a card's text, as a sign or a word; the message ``icon.name`` if the game has one."""
        key = f"icon.{name}"
        return say(key, n=number) if say.knows(key) else name.replace("_", " ")
