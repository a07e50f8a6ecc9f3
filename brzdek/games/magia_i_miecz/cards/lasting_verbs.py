"""``modify``, ``forbid`` and ``allow`` as this game says them: conditions, ends and occasions in their places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.effects.conditions import All
from brzdek.core.effects.lasting import Allow, Forbid, Modify, Ruling
from brzdek.core.effects.phrases import Who, listed, say
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_conditions import CardIs, FoeIs
from brzdek.games.magia_i_miecz.cards.conditions import Terrain
from brzdek.games.magia_i_miecz.cards.fight_conditions import CombatIs
from brzdek.games.magia_i_miecz.cards.forms import all_declined, meant, of_cards, several
from brzdek.games.magia_i_miecz.cards.number_words import OF_ENEMY


class Worded(Ruling):
    """A ruling with its condition as "gdy"; in Polish its end stands first where it could be misread at the end."""

    __slots__ = ()
    ends_first: ClassVar[bool] = True

    def ended(self, lang: Lang, who: Who, clause: str) -> str:
        if self.condition is not None:
            told = Text("{effect}, gdy {condition}", "{effect} while {condition}").to(lang)
            concerned: Who = "they" if self.scope in ("everyone", "others") else who
            clause = fill(lang, told, {"effect": clause, "condition": self.condition.clause(lang, concerned)})
        if self.until is None:
            return clause
        until = self.until.words(lang)
        if lang == "pl" and self.until.times == 1 and (self.ends_first or self.condition is not None):
            return f"{until} {clause}"
        return say(lang, "until" if self.until.times == 1 else "until_times", effect=clause, until=until)


class ModifyNumber(Worded, Modify):
    """``modify``: an occasion at the end would be read with what is counted last; so it stands first."""

    __slots__ = ()
    ends_first = False

    def _told(self, lang: Lang, who: Who, *, spoken: bool) -> str:
        if self.scope == "this" and len(self.changes) == 1:
            ((name, change),) = self.changes.items()
            if name in OF_ENEMY and isinstance(change.amount, int):
                return self.ended(lang, who, fill(lang, OF_ENEMY[name].to(lang), {"n": change.amount}))
        if self.occasion is None or not spoken or not any(map(self._is_long, self.changes)):
            return super()._told(lang, who, spoken=spoken)
        clause = listed(lang, [self._change(lang, name, change, spoken) for name, change in self.changes.items()])
        occasion = self.occasion.reads.to(lang)
        return self.ended(lang, who, f"{occasion} {clause}" if lang == "pl" else f"{occasion}, {clause}")

    PURPOSES: ClassVar[Mapping[str, Text]] = {
        "added_dice": Text(
            "dodać do ataku jeszcze {n} {n|kostkę|kostki|kostek}", "add {n} more {n|die|dice} to your attack"
        ),
        "dice_to_move": Text(
            "rzucić na ruch o {n} {n|kostkę|kostki|kostek} więcej", "roll {n} more {n|die|dice} to move"
        ),
    }

    def purpose(self, lang: Lang, who: Who) -> str | None:
        name, change = next(iter(self.changes.items()))
        told = self.PURPOSES.get(name)
        if told is None or len(self.changes) > 1 or self.scope != "you" or not isinstance(change.amount, int):
            return super().purpose(lang, who)
        return self.ended(lang, who, fill(lang, told.to(lang), {"n": change.amount}))

    def _is_long(self, name: str) -> bool:
        change, number = self.changes[name], self.numbers[name]
        return not isinstance(change.amount, int) or bool(number.fixed if change.how == "set" else number.added)


class ForbidAct(Worded, Forbid):
    """``forbid``."""

    __slots__ = ()
    OF_CARDS: ClassVar[Mapping[str, Text]] = {
        "own": Text("nie możesz mieć {names}", "you may not own {names}"),
        "wield": Text("nie możesz używać w walce {names}", "you may not fight with {names}"),
        "wear": Text("nie możesz używać {names}", "you may not use {names}"),
    }
    PEACE: ClassVar[Text] = Text(
        "{names} nie atakują cię (ty możesz zaatakować)", "{names} do not attack you (you may attack)"
    )
    ONE_PEACE: ClassVar[Text] = Text(
        "{names} nie atakuje cię (ty możesz zaatakować)", "{names} does not attack you (you may attack)"
    )
    SAID: ClassVar[Mapping[str, Text]] = {
        "be_robbed": Text("nikt nie może zabrać ci przedmiotu ani złota", "nobody may take an item or gold from you"),
        "be_challenged": Text("inni Poszukiwacze nie mogą cię atakować", "other adventurers may not attack you"),
        "lose_turns": Text("nie tracisz tur", "you lose no turns"),
        "evade": Text("nie możesz się nikomu wymykać", "you may not evade anybody"),
    }
    """Bans that read better as sentences of their own."""
    HELD: ClassVar[Text] = Text("tej karcie nie można się wymknąć", "this card cannot be evaded")

    def phrase(self, lang: Lang, who: Who) -> str:
        if self.act.word == "evade" and self.scope == "foe" and self.condition is None and self.until is None:
            return self.HELD.to(lang)
        if who != "you" or self.scope != "you" or self.until is not None:
            return super().phrase(lang, who)
        if isinstance(self.condition, CardIs) and self.act.word in self.OF_CARDS:
            what = self.condition.what
            names = of_cards(what) if lang == "pl" else meant(lang, what)
            return fill(lang, self.OF_CARDS[self.act.word].to(lang), {"names": names})
        if isinstance(self.condition, FoeIs) and self.act.word == "be_attacked":
            what = self.condition.what
            told = self.ONE_PEACE if len(what.words) == 1 and not all_declined(what) else self.PEACE
            return fill(lang, told.to(lang), {"names": several(lang, what)})
        if self.act.word in self.SAID:
            return self.ended(lang, who, self.SAID[self.act.word].to(lang))
        return super().phrase(lang, who)


class AllowAct(Worded, Allow):
    """``allow``."""

    __slots__ = ()
    SKIP: ClassVar[Text] = Text(
        "możesz pominąć polecenie obszaru {names}", "you may skip the instruction of the {names}"
    )
    EVADE: ClassVar[Text] = Text("możesz wymykać się {whom}", "you may evade {whom}")
    THERE: ClassVar[Text] = Text(" na obszarze {names}", " at the {names}")
    DRAWS: ClassVar[Text] = Text("remis{where} to dla ciebie wygrana", "a draw{where} is a victory for you")
    WHERE: ClassVar[Mapping[str, Text]] = {
        "": Text("", ""),
        "melee": Text(" w walce wręcz", " in melee"),
        "psychic": Text(" w walce psychicznej", " in psychic combat"),
    }

    def phrase(self, lang: Lang, who: Who) -> str:
        if who != "you" or self.scope != "you" or self.until is not None:
            return super().phrase(lang, who)
        if self.act.word == "ignore_space" and isinstance(self.condition, Terrain):
            return fill(lang, self.SKIP.to(lang), {"names": self.condition.names(lang)})
        if self.act.word == "win_draws" and (self.condition is None or isinstance(self.condition, CombatIs)):
            where = self.WHERE["" if self.condition is None else self.condition.words[0]].to(lang)
            return fill(lang, self.DRAWS.to(lang), {"where": where})
        return (self._evading(lang) if self.act.word == "evade" else "") or super().phrase(lang, who)

    def _evading(self, lang: Lang) -> str:
        """ "Możesz wymykać się Wrogom na obszarze Wzgórza"; empty where it cannot be said like that."""
        condition = self.condition
        parts = condition.parts if type(condition) is All else (condition,)
        foes = [one for one in parts if isinstance(one, FoeIs) and all_declined(one.what)]
        spaces = [one for one in parts if isinstance(one, Terrain)]
        if len(foes) != 1 or len(foes) + len(spaces) != len(parts):
            return ""
        told = fill(lang, self.EVADE.to(lang), {"whom": several(lang, foes[0].what, "to_many")})
        return told + "".join(fill(lang, self.THERE.to(lang), {"names": one.names(lang)}) for one in spaces)


VERBS = (ModifyNumber, ForbidAct, AllowAct)
