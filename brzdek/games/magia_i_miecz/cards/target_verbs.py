"""``choose`` and ``each`` of this game: what is said of the cards they mean refers back to them as a pronoun."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from brzdek.core.effects.entries import Selector
from brzdek.core.effects.phrases import Form, Who, say
from brzdek.core.effects.targets import Choose, Each
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.cards.card_selectors import Cards
from brzdek.games.magia_i_miecz.cards.forms import speaking_of

LONG = ("; ", ": ", ", ", " – ")
"""A clause with one of these marks is too long to be joined to another by "and"."""


def referring(selector: Selector) -> AbstractContextManager[None]:
    return speaking_of(selector.what) if isinstance(selector, Cards) else nullcontext()


class ChooseTarget(Choose):
    """``choose``, with pronouns."""

    __slots__ = ()

    def _chosen(self, lang: Lang, who: Who, form: Form) -> str:
        """A deed that follows is joined by "and", several that are wished for are a row; what happens to somebody else
        stays a clause of its own.
        """
        with referring(self.selector):
            deed = self.effect.purpose(lang, who)
            told = deed if form == "purpose" else self.effect.inner(lang, who)
            if deed is None or told is None or any(mark in told for mark in LONG):
                return super()._chosen(lang, who, form)
            row = say(lang, "and") in told
            if row and (form != "purpose" or say(lang, "or") in told):
                return super()._chosen(lang, who, form)  # of a choice in a row it would be unclear how far it goes
            target = self.wanted(lang)
            chosen = say(lang, f"choose.{form}", target=target, effect="").rstrip("; ")
            if row:
                return f"{chosen}, {told}"
            comma = "," if lang == "pl" and ", " in target else ""
            return chosen + comma + say(lang, "and") + told


class EachTarget(Each):
    """``each``, with pronouns."""

    __slots__ = ()

    def _subject(self, lang: Lang, who: Who, inner: bool) -> str:
        with referring(self.selector):
            return super()._subject(lang, who, inner)


VERBS = (ChooseTarget, EachTarget)
