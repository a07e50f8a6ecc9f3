"""The words that every game has."""

from __future__ import annotations

from brzdek.core.effects.actions import Ability
from brzdek.core.effects.answers import Answer, Cancel, Redirect, Reflect, Weaken
from brzdek.core.effects.choices import ChooseOne, ChooseSome, May
from brzdek.core.effects.comparisons import NoneFewer, NoneMore
from brzdek.core.effects.conditions import AimedAt, All, AnyOf, AtLeast, AtMost, Count, Have, How, Less, Not
from brzdek.core.effects.counting import ForEach, Rolled
from brzdek.core.effects.dice import Roll, Test
from brzdek.core.effects.entries import MomentWord
from brzdek.core.effects.flow import If, Nothing, SpecialVerb
from brzdek.core.effects.language import Language
from brzdek.core.effects.lasting import Allow, Forbid, Modify
from brzdek.core.effects.runtime import GAME_END, TURN_END, TURN_START
from brzdek.core.effects.targets import Choose, Each
from brzdek.core.effects.throws import MoreDice, Reroll, RollOf
from brzdek.core.effects.watch import Before, InsteadOf, When
from brzdek.core.text import Text

MOMENTS = (
    MomentWord(
        "end_of_turn",
        Text("Koniec bieżącej tury.", "The end of the current turn."),
        Text("do końca tury", "until the end of the turn"),
        Text("do końca {n}. tury, licząc od tej", "until the end of turn {n}, counting this one"),
        TURN_END,
    ),
    MomentWord(
        "your_next_turn",
        Text("Początek następnej tury tego, kto to wywołał.", "The start of the next turn of the one who caused it."),
        Text("do twojej następnej tury", "until your next turn"),
        Text("aż zaczniesz {n} {n|turę|tury|tur}", "until you have begun {n} {n|turn|turns}"),
        TURN_START,
        "by",
    ),
    MomentWord(
        "their_next_turn",
        Text("Początek następnej tury tego, kogo to dotyczy.", "The start of the next turn of the one it concerns."),
        Text("do jego następnej tury", "until their next turn"),
        Text("aż zacznie {n} {n|turę|tury|tur}", "until they have begun {n} {n|turn|turns}"),
        TURN_START,
        "seat",
    ),
    MomentWord(
        "end_of_game",
        Text("Koniec gry: trwa więc stale.", "The end of the game: so it lasts for good."),
        Text("do końca gry", "for the rest of the game"),
        Text("do końca gry", "for the rest of the game"),
        GAME_END,
    ),
)

GRAMMAR = Language(
    Text("gramatyka", "grammar"),
    verbs=(
        ChooseOne,
        ChooseSome,
        May,
        If,
        ForEach,
        Roll,
        Test,
        Reroll,
        MoreDice,
        Choose,
        Each,
        Modify,
        Forbid,
        Allow,
        When,
        Before,
        InsteadOf,
        Ability,
        Answer,
        Cancel,
        Reflect,
        Redirect,
        Weaken,
        Nothing,
        SpecialVerb,
    ),
    conditions=(Have, AtLeast, AtMost, Count, NoneMore, NoneFewer, Less, All, AnyOf, Not, AimedAt, How, RollOf),
    counters=(Rolled,),
    moments=MOMENTS,
)
