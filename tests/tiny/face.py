"""The fair in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.ask import Ask, Option, Word
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Question
from brzdek.core.effects.events import Moved, MovedSecretly
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.phrases import with_icons
from brzdek.core.face import Face
from brzdek.core.log import Event
from brzdek.core.text import LANGS, Lang, Say
from brzdek.core.wording import WORDINGS, Shown, Wording
from tests.tiny.view import FairView
from tests.tiny.words import WINDOW_READS, WORDS

CARD_WORDS = (
    *("play", "buy", "cast", "answer", "visit", "drop", "discard", "card", "stall"),
    *("hunt", "go", "load", "unload"),
)
SEAT_WORDS = ("attack", "player")


def _who(view: FairView, actor: Word, say: Say) -> str:
    return str(view.who(actor).to(say.lang))


def _card(view: FairView, card: Word, say: Say) -> str:
    return str(view.name_of(str(card)).to(say.lang))


def _moved(view: FairView, event: Moved | MovedSecretly, say: Say) -> str:
    card = _card(view, event.copy, say) if event.copy else say("some_card")
    return say("event.moved", card=card, where=say(f"zone.{event.kind_reached}"))


SHOWN: Mapping[str, Shown[FairView]] = {
    **dict.fromkeys(("seat", "other", "actor"), _who),
    **dict.fromkeys(("card", "copy"), _card),
    "cards": lambda view, cards, say: ", ".join(_card(view, card, say) for card in cards) or "–",
    "bids": lambda view, bids, say: ", ".join(map(str, bids)),
}
FAIR_WORDINGS: Mapping[type[Event], Wording[Any]] = {**WORDINGS, Moved: _moved, MovedSecretly: _moved}


class FairFace(Face[FairView]):
    """Words and drawings of the fair. Questions of effects are worded by the effects themselves."""

    shown = SHOWN
    wordings = FAIR_WORDINGS

    def say(self, lang: Lang) -> Say:
        return Say(lang, WORDS)

    def status(self, view: FairView, say: Say) -> str:
        me = view.me
        return "" if me is None else say("status", gold=me.gold, life=me.life)

    def board(self, view: FairView, say: Say, style: Style) -> list[Line]:
        return [[("", say("stalls", cards=self._names(view, view.stalls, say)))]]

    def hand(self, view: FairView, say: Say, style: Style) -> list[Line]:
        return [[("", say("hand", cards=self._names(view, [*view.hand, *view.spells], say)))]]

    def score(self, view: FairView, say: Say, style: Style) -> list[Line]:
        rows = zip(view.names, view.seats(), strict=True)
        return [[("", say("score", name=name, gold=seat["gold"]))] for name, seat in rows]

    def question(self, view: FairView, ask: Ask, say: Say) -> str:
        effect = view.question
        if isinstance(effect, Question):
            return self._drawn(effect.question(say.lang), say)
        if ask.topic == "answer":
            return self._reaction(view, view.announced[-1], ask, say)
        return say(f"ask.{ask.topic}")

    def _reaction(self, view: FairView, happening: Happening, ask: Ask, say: Say) -> str:
        if ask.for_ is not None:
            return say("ask.for", who=view.who(ask.for_).to(say.lang))
        if happening.moment:
            return say("ask.window", when=WINDOW_READS[happening.kind].to(say.lang))
        if happening.kind == "cast":
            card = view.name_of(str(happening.about)).to(say.lang)
            return say("ask.answer", name=view.who(happening.author).to(say.lang), card=card)
        return say("ask.loss", name=view.names[happening.seat or 0])

    def option(self, view: FairView, option: Option, say: Say) -> str:
        return " ".join([words[say.lang][0] for words in self.forms(view, option)])

    def forms(self, view: FairView, option: Option) -> Sequence[Mapping[str, Sequence[str]]]:
        kind = str(option[0])
        forms: list[dict[str, Sequence[str]]] = [{lang: [WORDS[f"do.{kind}"].to(lang)] for lang in LANGS}]
        forms += [{lang: [self._word(view, kind, option, word, lang)] for lang in LANGS} for word in option[1:]]
        return forms

    def _word(self, view: FairView, kind: str, option: Option, word: Word, lang: Lang) -> str:
        effect = view.question
        label = effect.label(lang, option) if isinstance(effect, Question) else None
        if label is not None:
            return self._drawn(label, self.say(lang))
        if kind in SEAT_WORDS:
            return view.names[int(word)]
        if kind == "challenge":
            devil: str = view.who(word).to(lang)
            return devil
        if kind == "use" and word == option[2]:
            return str(word)
        if kind in CARD_WORDS or kind == "use":
            name: str = view.name_of(str(word)).to(lang)
            return name
        key = f"word.{word}"
        return WORDS[key].to(lang) if key in WORDS else str(word)

    def _names(self, view: FairView, cards: Sequence[str], say: Say) -> str:
        return ", ".join([view.name_of(card).to(say.lang) for card in cards]) or "–"

    def _drawn(self, text: str, say: Say) -> str:
        return with_icons(text, lambda name, number: self.icon(name, number, say, Style()))
