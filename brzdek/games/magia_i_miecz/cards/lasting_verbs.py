"""``modify``, ``forbid`` and ``allow`` as this game says them: conditions, ends and occasions in their places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.effects.lasting import Allow, Forbid, Modify, Ruling
from brzdek.core.effects.phrases import Who, listed, say
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_conditions import CardIs, FoeIs
from brzdek.games.magia_i_miecz.cards.conditions import Terrain
from brzdek.games.magia_i_miecz.cards.forms import meant
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

    def _is_long(self, name: str) -> bool:
        change, number = self.changes[name], self.numbers[name]
        return not isinstance(change.amount, int) or bool(number.fixed if change.how == "set" else number.added)


class ForbidAct(Worded, Forbid):
    """``forbid``."""

    __slots__ = ()
    OF_CARDS: ClassVar[Mapping[str, Text]] = {
        "own": Text("nie możesz mieć kart {names}", "you may not own {names}"),
        "wield": Text("nie możesz używać w walce kart {names}", "you may not fight with {names}"),
        "wear": Text("nie możesz używać kart {names}", "you may not use {names}"),
    }
    NOT_ATTACKED: ClassVar[Text] = Text(
        "nie zaatakuje cię {names} (ty możesz zaatakować)", "{names} will not attack you (you may attack)"
    )

    def phrase(self, lang: Lang, who: Who) -> str:
        if who != "you" or self.scope != "you" or self.until is not None:
            return super().phrase(lang, who)
        if isinstance(self.condition, CardIs) and self.act.word in self.OF_CARDS:
            told = self.OF_CARDS[self.act.word]
        elif isinstance(self.condition, FoeIs) and self.act.word == "be_attacked":
            told = self.NOT_ATTACKED
        else:
            return super().phrase(lang, who)
        what = self.condition.what
        owned = self.act.word in self.OF_CARDS and lang == "pl"
        return fill(lang, told.to(lang), {"names": what.text(lang, "and") if owned else meant(lang, what)})


class AllowAct(Worded, Allow):
    """``allow``."""

    __slots__ = ()
    SKIP: ClassVar[Text] = Text("możesz pominąć polecenie obszaru {names}", "you may skip the instruction of {names}")

    def phrase(self, lang: Lang, who: Who) -> str:
        plain = who == "you" and self.scope == "you" and self.until is None
        if plain and self.act.word == "ignore_space" and isinstance(self.condition, Terrain):
            return fill(lang, self.SKIP.to(lang), {"names": self.condition.names(lang)})
        return super().phrase(lang, who)


VERBS = (ModifyNumber, ForbidAct, AllowAct)
