"""``when``, ``before``, ``instead_of`` and ``at`` as this game says them: conditions are part of event or moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from brzdek.core.effects.actions import Ability
from brzdek.core.effects.conditions import AimedAt, All, AnyOf, How
from brzdek.core.effects.entries import Condition
from brzdek.core.effects.phrases import Who, listed, say
from brzdek.core.effects.throws import RollOf
from brzdek.core.effects.watch import Before, InsteadOf, Watch, When
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_conditions import AtCard, FoeIs
from brzdek.games.magia_i_miecz.cards.conditions import OwnTurn, Terrain
from brzdek.games.magia_i_miecz.cards.fight_conditions import CombatIs, FightIs, FreshRoll, InDuel, OwnFight
from brzdek.games.magia_i_miecz.cards.forms import opposing, with_whom

Parts: TypeAlias = list[Condition]


def parts_of(condition: Condition | None) -> Parts:
    """What has to hold together."""
    if condition is None:
        return []
    return list(condition.parts) if isinstance(condition, All) and not isinstance(condition, AnyOf) else [condition]


def taken(parts: Parts, *kinds: type[Condition]) -> Condition | None:
    """The first part of one of these kinds, taken out."""
    found = next((one for one in parts if isinstance(one, kinds)), None)
    if found is not None:
        parts.remove(found)
    return found


# -- events


class Woven(Watch):
    """ "Gdy ma cię zaatakować Duch" instead of "Gdy ma cię zaatakować Wróg i przeciwnikiem jest Duch"."""

    __slots__ = ()
    WITH_FOE: ClassVar[Mapping[str, Text]] = {
        "attacked": Text("atakuje cię {who}", "{who} attacks you"),
        "kill_enemy": Text("zabijasz {whom}", "you kill {who}"),
        "trophy": Text("zdobywasz trofeum ({who})", "you win a trophy ({who})"),
        "win_fight": Text("wygrywasz walkę {with}", "you win a combat against {who}"),
        "lose_fight": Text("przegrywasz walkę {with}", "you lose a combat against {who}"),
    }
    WOULD_WITH_FOE: ClassVar[Mapping[str, Text]] = {
        "attacked": Text("ma cię zaatakować {who}", "{who} would attack you"),
        "trophy": Text("masz zdobyć trofeum ({who})", "you would win a trophy ({who})"),
    }
    IN_DUEL: ClassVar[Mapping[str, Text]] = {
        "win_fight": Text("wygrywasz walkę z Poszukiwaczem", "you win a combat against an adventurer"),
        "lose_fight": Text("przegrywasz walkę z Poszukiwaczem", "you lose a combat against an adventurer"),
        "take_life": Text("odbierasz życie Poszukiwaczowi", "you take a life from an adventurer"),
    }
    AT: ClassVar[Text] = Text("docierasz na obszar {names}", "you come to the {names}")
    ONCE: ClassVar[Text] = Text("raz w grze, gdy {event}, {effect}", "once per game, when {event}, {effect}")

    def _waiting(self, lang: Lang, who: Who, effect: str) -> str:
        if who != "you" or self.whose != "you":
            return super()._waiting(lang, who, effect)
        parts = parts_of(self.condition)
        event = self._woven(lang, parts) or self.reading().to(lang, "you")
        how = taken(parts, How)
        if isinstance(how, How):
            event = f"{event} {how.occasion.reads.to(lang)}"
        if parts:
            clause = listed(lang, [part.clause(lang, who) for part in parts])
            event = say(lang, "event_if", event=event, condition=clause)
        if self.once == "ever" and self.until is None:
            return fill(lang, self.ONCE.to(lang), {"event": event, "effect": effect})
        key = {"": "when", "turn": "when_turn", "ever": "when_once"}[self.once]
        clause = say(lang, key, event=event, effect=effect)
        return clause if self.until is None else say(lang, "until_first", effect=clause, until=self.until.words(lang))

    def _woven(self, lang: Lang, parts: Parts) -> str:
        """The event with the opponent or the space in it, taken out of the conditions; empty if there is none."""
        word = self.event.word
        announced = isinstance(self, Before)
        sentences = self.WOULD_WITH_FOE if announced else self.WITH_FOE
        if word in sentences:
            foe = taken(parts, FoeIs)
            if isinstance(foe, FoeIs):
                return fill(lang, sentences[word].to(lang), self._foe(lang, foe))
        if word in self.IN_DUEL and taken(parts, InDuel) is not None:
            return self.IN_DUEL[word].to(lang)
        if word == "arrive":
            space = taken(parts, Terrain)
            if isinstance(space, Terrain):
                return fill(lang, self.AT.to(lang), {"names": space.names(lang)})
        return ""

    def _foe(self, lang: Lang, foe: FoeIs) -> dict[str, str]:
        return {
            "who": opposing(lang, foe.what),
            "whom": with_whom(foe.what, "whom"),
            "with": with_whom(foe.what, "with"),
        }


class WhenIt(Woven, When):
    """``when``."""

    __slots__ = ()
    example: ClassVar[str] = "when: kill_enemy\nonly_if: {foe: spirit}\ndo: {gain: {craft: 1}}"


class BeforeIt(Woven, Before):
    """``before``."""

    __slots__ = ()
    example: ClassVar[str] = "before: lose_endurance\nonly_if: {how: melee}\ndo: {roll: {6: cancel}}"


class InsteadOfIt(Woven, InsteadOf):
    """``instead_of``."""

    __slots__ = ()
    example: ClassVar[str] = "instead_of: attacked\nonly_if: {foe: humanoid}\ndo: {pay: 1}\noptional: true"


# -- abilities


class TimedAbility(Ability):
    """``at``: what has to hold is said with the moment: "po swoim rzucie ataku", "na obszarze Wioska"."""

    __slots__ = ()
    example: ClassVar[str] = "at: own_turn_start\nonce: turn\nprice: {pay: 1}\ndo: {heal: 1}"
    ROLLS: ClassVar[Mapping[str, Text]] = {
        "attack": Text("po swoim rzucie ataku", "after your attack roll"),
        "move": Text("po swoim rzucie na ruch", "after your roll to move"),
    }
    NAMED_ROLL: ClassVar[Text] = Text("po swoim rzucie {name}", "after {name}")
    ANY_ROLL: ClassVar[Text] = Text("po swoim rzucie", "after a roll of yours")
    ONLY_ONCE: ClassVar[Text] = Text(" (jeden raz)", " (once)")
    COMBATS: ClassVar[Mapping[str, Text]] = {
        "": Text("przed swoją walką", "before a combat of yours"),
        "melee": Text("przed swoją walką wręcz", "before a melee of yours"),
        "psychic": Text("przed swoją walką psychiczną", "before a psychic combat of yours"),
    }
    SORTS: ClassVar[Mapping[str, Text]] = {
        "": Text("", ""),
        "combat": Text("", ""),
        "melee": Text(" wręcz", " in melee"),
        "psychic": Text(" psychiczną", " in psychic combat"),
    }
    WHEN: ClassVar[Text] = Text("gdy {clause}", "when {clause}")
    OWN_TURN: ClassVar[Text] = Text("w swojej turze {when}", "in your turn {when}")
    AT_SPACE: ClassVar[Text] = Text("na obszarze {names}", "at the {names}")
    AT_CARD: ClassVar[Text] = Text("przy karcie {names}", "at {names}")
    AIMED: ClassVar[Text] = Text("w odpowiedzi na Czar rzucony na ciebie", "in answer to a spell aimed at you")
    INSTEAD: ClassVar[Text] = Text(" zamiast ruchu", " instead of moving")

    def phrase(self, lang: Lang, who: Who) -> str:
        if who != "you":
            return super().phrase(lang, who)
        parts = parts_of(self.condition)
        when = self._moment(lang, parts)
        purpose = self.effect.purpose(lang, who)
        if purpose is None:
            effect = say(lang, "may_choose.you", price=self.effect.inner(lang, who))
        else:
            effect = say(lang, "may.you", price=purpose)
        if any(window.word == "before_move" for window in self.windows):
            effect = effect.removesuffix(self.INSTEAD.to(lang))
        if taken(parts, FreshRoll) is not None and not self.once:
            effect += self.ONLY_ONCE.to(lang)
        clause = say(lang, {"": "use", "turn": "use_turn", "ever": "use_ever"}[self.once], when=when, effect=effect)
        if not parts:
            return clause
        condition = listed(lang, [part.clause(lang, who) for part in parts])
        return say(lang, "use_if", condition=condition, effect=clause)

    def _moment(self, lang: Lang, parts: Parts) -> str:
        words = [window.word for window in self.windows]
        told = self._single(lang, words[0], parts) if len(words) == 1 else ""
        if not told:
            told = listed(lang, [window.reads.to(lang) for window in self.windows], "or")
        if taken(parts, OwnTurn) is not None:
            told = fill(lang, self.OWN_TURN.to(lang), {"when": told})
        return told

    def _single(self, lang: Lang, window: str, parts: Parts) -> str:
        """The moment with what has to hold woven in; empty where nothing of the kind has to."""
        if window == "after_roll":
            return self._roll(lang, parts)
        if window == "before_combat" and taken(parts, OwnFight) is not None:
            sort = taken(parts, CombatIs)
            return self.COMBATS[sort.words[0] if isinstance(sort, CombatIs) else ""].to(lang)
        if window == "outcome":
            return self._outcome(lang, parts)
        if window == "visit":
            return self._place(lang, parts)
        aimed = next((one for one in parts if isinstance(one, AimedAt)), None)
        if window == "cast" and aimed is not None and aimed.whose == "you":
            parts.remove(aimed)
            return self.AIMED.to(lang)
        return ""

    def _roll(self, lang: Lang, parts: Parts) -> str:
        roll = next((one for one in parts if isinstance(one, RollOf) and one.whose == "you"), None)
        if roll is None:
            return ""
        parts.remove(roll)
        if roll.named is None:
            return self.ANY_ROLL.to(lang)
        if roll.named.word in self.ROLLS:
            return self.ROLLS[roll.named.word].to(lang)
        return fill(lang, self.NAMED_ROLL.to(lang), {"name": roll.named.name.to(lang).removeprefix("rzut ")})

    def _outcome(self, lang: Lang, parts: Parts) -> str:
        outcome = taken(parts, FightIs)
        if not isinstance(outcome, FightIs):
            return ""
        how = taken(parts, How)
        sort = self.SORTS[how.occasion.word if isinstance(how, How) else ""].to(lang)
        comma = "" if self.once else ","
        return fill(lang, self.WHEN.to(lang), {"clause": outcome.clause(lang, "you") + sort}) + comma

    def _place(self, lang: Lang, parts: Parts) -> str:
        space = taken(parts, Terrain)
        if isinstance(space, Terrain):
            return fill(lang, self.AT_SPACE.to(lang), {"names": space.names(lang)})
        card = taken(parts, AtCard)
        return fill(lang, self.AT_CARD.to(lang), {"names": card.what.text(lang)}) if isinstance(card, AtCard) else ""


VERBS = (WhenIt, BeforeIt, InsteadOfIt, TimedAbility)
