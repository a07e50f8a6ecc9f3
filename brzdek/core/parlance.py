"""How a game is spoken of: by which words people name its moves, and what a move is told from others by."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from brzdek.core.ask import Ask, Option
from brzdek.core.drawing import Style
from brzdek.core.facets import Journey, Lack, Serving, Toll, Whereabouts, Worth
from brzdek.core.legality import Reason
from brzdek.core.text import Say, Text

V = TypeVar("V")


class Parlance(ABC, Generic[V]):
    """What a game knows of the lines that people type."""

    fillers: Text = Text("", "")
    """Words that say nothing by themselves, such as "room" before its number; with bars between them."""
    careful: ClassVar[frozenset[str]] = frozenset()
    """Verbs of moves that give something up: a line must say the verb as well as the thing."""
    joined: ClassVar[frozenset[str]] = frozenset()
    """Verbs of moves that are one entry at the end of a list, however many things they can be done with."""
    spoken_verbs: ClassVar[Mapping[str, str]] = {}
    """How people call what can be done in this game at one time or another, with bars between the words."""
    deeds: ClassVar[Mapping[str, str]] = {}
    """What the moves are, by their verbs: the names of deeds that people have words for, with bars between them."""

    @abstractmethod
    def forms(self, view: V, option: Option) -> Sequence[Mapping[str, Sequence[str]]]:
        """How each word of an option may be typed: for every word, the forms by language.

        ``[{"pl": ["zagraj"], "en": ["play"]}, {"pl": ["zakręt w lewo"], "en": ["curve S-W"]}, ...]``.
        The first form of a language is the one that completion offers. The stable word itself always works.
        """

    def synonyms(self, view: V, option: Option) -> Sequence[str]:
        """Further words in which people speak of an option, in any language, also with bars between them.

        They are understood, but completion does not offer them; inflected forms need not be given.
        """
        return ()

    def fought_there(self, view: V, option: Option, say: Say) -> Sequence[tuple[Sequence[str], str]]:
        """Whom one can fight where a move leads: what each is called, and what one types there for it; "": nothing."""
        return ()

    def aims(self, view: V, option: Option) -> Sequence[str]:
        """Words for where a legal move leads, as it is drawn: to the right, up."""
        return ()

    def objects(self, view: V, option: Option) -> tuple[str, Sequence[str]]:
        """What a legal move is done with although it is not named in it, after the deeds, with bars between them, for
        which people name that: whoever sells the sword means the ability to sell.
        """
        return "", ()

    def opposed(self, view: V, option: Option) -> str:
        """Words, with bars between them, that speak against an option: whoever types one of them means another."""
        return ""

    def deeds_of(self, view: V, option: Option) -> Sequence[str]:
        """Which deeds a move is, in any game's words; ``brzdek/shell/reading/speech/deed_words.py`` lists them."""
        return [deed for deed in self.deeds.get(str(option[0]), "").split("|") if deed]

    def serving(self, view: V, ask: Ask, line: str, say: Say) -> Serving | None:
        """Which of the things that a card can do serve what a line wants them for; None: it wants nothing for which
        one of several has to be chosen.
        """
        return None

    def spot(self, view: V, line: str) -> Whereabouts | None:
        """The places of which a line speaks by what lies there; None: it speaks of none so."""
        return None

    def worth(self, view: V, option: Option) -> Worth | None:
        """What an option costs, or how strong the one is whom it deals with; None: it is not measured so."""
        return None

    def numbers(self, view: V, option: Option) -> Mapping[str, int]:
        """The numbers of the thing that an option is about, each by its name as the game's messages have it:
        ``{"number.craft": 4}``. The message is what it is called, with further words for it after bars.
        """
        return {}

    def heading(self, view: V, option: Option) -> str | None:
        """In which directions of the map a legal move leads, as letters of ``NESW``, and ``BACK`` if one came from
        there; None: it leads nowhere.
        """
        return None

    def lies(self, view: V, option: Option) -> tuple[float, float] | None:
        """Where on the map as it is drawn a legal move leads, across and down; None: it leads nowhere."""
        return None

    def harms(self, view: V, option: Option) -> bool:
        """Does a legal move hurt oneself? Then it is made, and offered, only where one is named."""
        return False

    def spends(self, view: V, option: Option) -> bool:
        """Does a legal move cost what no turn brings anew? Then it is not made on the word of a verb alone."""
        return False

    @property
    def by_itself(self) -> frozenset[str]:
        """The deeds that the program does itself in the course of a turn, whoever orders them too."""
        return frozenset()

    def means(self, view: V, option: Option) -> Text | None:
        """What a legal move uses up to go somewhere where one may also come in another way: words with bars between
        them, of which a line has to say one, lest it be asked whether that is meant. None: nothing of the kind.
        """
        return None

    def rash(self, view: V, option: Option) -> bool:
        """Would a legal move be folly as things stand? Then it is never offered to whoever did not ask for it."""
        return False

    def for_nothing(self, view: V, ask: Ask) -> Option | None:
        """What a small question offers that costs nothing and does no harm, so that nobody leaves it; None: there is
        none such.
        """
        return None

    def toll(self, view: V, option: Option) -> Toll | None:
        """What a legal move costs by which one goes somewhere; moves that begin with the same two words lead to one
        place. None: it leads nowhere.
        """
        return None

    def exits(self, view: V) -> Sequence[Option]:
        """How the moves begin that lead away from where one is, allowed now or not."""
        return ()

    def halted(self, view: V, say: Say) -> str:
        """Why one can go nowhere now, one sentence; "": one can, or nobody walks in this game."""
        return ""

    def nearness(self, view: V, option: Option, words: str) -> int | None:
        """How far from the place that some words name a move leads; None: they name none, or it leads nowhere."""
        return None

    def distance(self, view: V, option: Option) -> float:
        """How far away an option is, in whatever the game measures by; completion lists the nearest first."""
        return 0.0

    def other_way(self, view: V, option: Option) -> Option | None:
        """The same move made the other way round, if that matters: a card turned; None: there is only one way."""
        return None

    def hand_shown(self, view: V) -> Sequence[str]:
        """The cards of one's hand in the order in which they are shown, if people may count them: “the last one”."""
        return ()

    def candidates(self, view: V, ask: Ask, line: str) -> Sequence[Option]:
        """Answers that a typed line may mean, whether they are allowed now or not."""
        return ()

    def lacking(self, view: V, ask: Ask, say: Say) -> Sequence[Lack]:
        """The sorts of moves of which none can be made now, those first that people rather mean."""
        return ()

    def towards(self, option: Option, reason: Reason) -> Sequence[Option]:
        """Moves with one of which one sets about what is wished for but cannot be done at once, for this reason."""
        return ()

    def journey(self, view: V, where: str, say: Say, style: Style) -> Journey | None:
        """The way to a place that is named, if no single move leads there; None: there is no such place."""
        return None
