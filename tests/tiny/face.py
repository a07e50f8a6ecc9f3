"""The fair in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.ask import Ask, Option, Word
from brzdek.core.effects.effect import Question
from brzdek.core.effects.phrases import with_icons
from brzdek.core.face import Face, Line, Style
from brzdek.core.log import Event
from brzdek.core.text import LANGS, Lang, Say
from tests.tiny.view import FairView
from tests.tiny.words import WORDS

CARD_WORDS = ("play", "buy", "cast", "answer", "visit", "drop", "discard", "card", "stall")
SEAT_WORDS = ("attack", "player")


class FairFace(Face[FairView]):
    """Words and drawings of the fair. Questions of effects are worded by the effects themselves."""

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
            happening = view.announced[-1]
            if happening.kind == "cast":
                card = view.name_of(str(happening.about)).to(say.lang)
                return say("ask.answer", name=view.names[happening.by], card=card)
            return say("ask.loss", name=view.names[happening.seat or 0])
        return say(f"ask.{ask.topic}")

    def option(self, view: FairView, option: Option, say: Say) -> str:
        return " ".join([words[say.lang][0] for words in self.forms(view, option)])

    def event(self, view: FairView, event: Event, say: Say) -> str | None:
        args = event.args
        names = view.names
        values: dict[str, object] = {}
        if event.kind == "bids":
            values = {"bids": ", ".join(map(str, args))}
        elif event.kind == "drew_cards":
            values = {"cards": self._names(view, list(args), say)}
        elif event.kind == "fizzled":
            values = {"card": view.name_of(args[0]).to(say.lang)}
        elif event.kind == "fought":
            values = {"who": names[args[0]], "other": names[args[1]], "a": args[2], "b": args[3]}
        elif event.kind == "swapped":
            values = {"who": names[args[0]], "other": names[args[1]]}
        else:
            values = {"who": names[args[0]], "n": args[-1], "total": args[-1]}
            if len(args) > 1 and isinstance(args[1], str):
                values["card"] = view.name_of(args[1]).to(say.lang)
        return say(f"log.{event.kind}", **values)

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
        if kind in CARD_WORDS:
            name: str = view.name_of(str(word)).to(lang)
            return name
        key = f"word.{word}"
        return WORDS[key].to(lang) if key in WORDS else str(word)

    def _names(self, view: FairView, cards: Sequence[str], say: Say) -> str:
        return ", ".join([view.name_of(card).to(say.lang) for card in cards]) or "–"

    def _drawn(self, text: str, say: Say) -> str:
        return with_icons(text, lambda name: self.icon(name, say, Style()))
