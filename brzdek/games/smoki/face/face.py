"""How Smoki shows itself to a person: as Magia i Miecz does, with dragons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar

from brzdek.core.ask import Ask, Option
from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Lack, Look
from brzdek.core.legality import Reason
from brzdek.core.log import Event
from brzdek.core.retelling import Told
from brzdek.core.text import LANGS, Book, Lang, Say, Text
from brzdek.core.wording import Shown, Wording
from brzdek.games.magia_i_miecz.face.face import WorldFace
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.face.synonyms_words import PLACES
from brzdek.games.magia_i_miecz.rules.events import Drew, Lost
from brzdek.games.magia_i_miecz.rules.records import ADVENTURER
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.face import looks, retold
from brzdek.games.smoki.face.card_words import CARD_WORDS
from brzdek.games.smoki.face.event_words import EVENT_WORDS
from brzdek.games.smoki.face.why_words import WHY_WORDS
from brzdek.games.smoki.face.words import ALSO, CHOSEN, DEEDS, FILLERS, TAKING, TYPED, WORDS
from brzdek.games.smoki.rules import tower
from brzdek.games.smoki.rules.events import Crowned, CrownedAgain, Rages, ScaleOnLord
from brzdek.games.smoki.rules.reasons import TAKE_SCALE
from brzdek.games.smoki.view.view import DragonView

if TYPE_CHECKING:
    from brzdek.core.inquiry import Inquiry
    from brzdek.games.magia_i_miecz.face.advising import Judgement
    from brzdek.games.magia_i_miecz.face.boards import Draw

TO_THE_SCALE: Sequence[Option] = (("mode", "scale"), ("go_on",), ("roll",))
"""What one does on the way to a scale."""
COMPANY, SPACE, SCALE = ("mode", ADVENTURER), ("mode", "space"), ("mode", "scale")
MEETING = ("attack", "trade", "rob")
"""What is done with somebody whom one meets."""
CROWNINGS = (Crowned, CrownedAgain)
SHOWN: Mapping[str, Shown[WorldView]] = {
    **WorldFace.shown,
    "lord": name,
    "token": lambda *given: looks.token_named(*given),
    "tokens": lambda *given: retold.tokens_named(*given),
}
WORDINGS: Mapping[type[Event], Wording[WorldView]] = {
    **WorldFace.wordings,
    Drew: lambda *given: looks.drew(*given),
}


class DragonFace(WorldFace):
    """Words and drawings of the stack."""

    passed_over = (*WorldFace.passed_over, "scale_on_lord", "scale_gone", "spawn_rolled")
    fillers = Text(*("|".join(both) for both in zip(WorldFace.fillers, FILLERS, strict=True)))
    chapters: ClassVar[Mapping[str, str]] = {
        **WorldFace.chapters,
        "sleep": "sleeping",
        "encounter": "scale_or_space",
        "take_scale": "own_scales",
        "claim": "own_scales",
        "rage": "rage",
    }
    shown = SHOWN
    wordings = WORDINGS
    asides = ("short.tokens", "short.token_drawn", "short.crowned_again", "short.scale_placed", "short.scale_kept")
    made = (*WorldFace.made, *retold.MADE)
    typed: ClassVar[Book] = {**WorldFace.typed, **TYPED}
    spoken_verbs: ClassVar[Mapping[str, str]] = {**WorldFace.spoken_verbs, **ALSO}
    deeds: ClassVar[Mapping[str, str]] = {**WorldFace.deeds, **DEEDS}
    chosen: ClassVar[Mapping[str, str]] = {**WorldFace.chosen, **CHOSEN}

    @property
    def looks(self) -> Sequence[Look[WorldView]]:
        return looks.LOOKS

    def say(self, lang: Lang) -> Say:
        return Say(lang, *super().say(lang).books, WORDS, EVENT_WORDS, CARD_WORDS, WHY_WORDS, TYPED)

    def inquiry_words(self) -> Book:
        from brzdek.games.smoki.face.scale_words import SCALE_WORDS

        return {**super().inquiry_words(), **SCALE_WORDS}

    def inquiries(self) -> Sequence[Inquiry[WorldView]]:
        from brzdek.games.smoki.face.inquiries import INQUIRIES

        return INQUIRIES

    def because(self, view: WorldView, happened: Sequence[Event], place: int, say: Say) -> str:
        from brzdek.games.magia_i_miecz.face import causes
        from brzdek.games.smoki.face.inquiries import why

        return causes.because(view, happened, place, say, why)

    def weighing(self) -> type[Judgement]:
        from brzdek.games.smoki.face.advising import DragonJudgement

        return DragonJudgement

    def why(self, view: WorldView, ask: Ask, option: Option, say: Say) -> str | None:
        from brzdek.games.magia_i_miecz.face.advising import weighed
        from brzdek.games.smoki.face.advising import DragonJudgement

        here = weighed(view, ask, DragonJudgement) if ask.topic == "encounter" else None
        if isinstance(here, DragonJudgement):
            return here.encounter(option, say)
        if option[0] == "scale" and ask.topic == "rage":
            return say("reason.scale_kept" if option[1] == "keep" else "reason.scale_spent")
        return super().why(view, ask, option, say)

    def about(self, say: Say) -> str:
        return say("about.dragons")

    def board(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        if view.phase == "draft" or not isinstance(view, DragonView):
            return super().board(view, say, style)
        below = looks.dragon_line(view, say, style)
        lines = super().board(
            view, say, style._replace(height=max(1, style.height - len(below)) if style.height else 0)
        )
        return [*lines, *below] if lines else []

    def legend(self, view: WorldView, say: Say, style: Style) -> Mapping[str, str]:
        signs = super().legend(view, say, style)
        if not signs or not isinstance(view, DragonView):
            return signs
        seen = view.dragons
        rising = [lord for lord in seen.lords if lord.scales] if seen is not None else []
        if not rising:
            return signs
        first = max(rising, key=lambda lord: lord.scales)
        words = {"sign": first.id[0].upper(), "n": first.scales, "lord": name(view, first.id, say)}
        return {**signs, "next": say("sign.next", **words)}

    def score(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        lines = super().score(view, say, style)
        return (
            [*lines, *looks.standing_lines(view, say, style)]
            if isinstance(view, DragonView) and not view.over
            else lines
        )

    def gather(self, happened: Sequence[Event]) -> Sequence[Event]:
        """The third scale is told with the crown that it brings."""
        told = super().gather(happened)
        crowning = [isinstance(after, CROWNINGS) for after in told[1:]]
        return [one for one, crowns in zip_longest(told, crowning) if not (crowns and isinstance(one, ScaleOnLord))]

    def briefly(self, view: WorldView, event: Event, say: Say) -> str:
        if isinstance(event, Crowned):
            return say("short.crowned.alone", lord=name(view, event.lord, say))
        return super().briefly(view, event, say)

    def cause(self, view: WorldView, event: Event, before: Sequence[Event], say: Say) -> str:
        """A rage that finds nothing of what it takes costs Endurance."""
        raging = before[-1] if before else None
        if isinstance(raging, Rages) and isinstance(event, Lost) and raging.seat == event.seat == view.seat:
            key = f"cause.rage.{raging.lord}"
            return say(key) if say.knows(key) and event.what == "endurance" else ""
        return super().cause(view, event, before, say)

    def retold(
        self, view: WorldView, happened: Sequence[Event], say: Say, style: Style, whose: int | None = None
    ) -> list[Told]:
        """The tokens of a turn are told together; how many scales a Lord has stands below the map all the time."""
        told = [one for one in retold.with_tokens(happened) if not isinstance(one, ScaleOnLord)]
        return super().retold(view, told, say, style, whose)

    def synonyms(self, view: WorldView, option: Option) -> Sequence[str]:
        words = super().synonyms(view, option)
        if (option[0] != "mode" and option != TAKE_SCALE) or view.seat is None:
            return words
        here = view.adventurer(view.seat).space
        if option == SPACE:
            there = [here, *view.space(here).cards]
            return [*words, PLACES.get(view.land(here).id, ""), *self._names(view, there)]
        if option in (SCALE, TAKE_SCALE):
            return [*words, *self._names(view, filter(None, [looks.scale_on(view, here)]))]
        if option != COMPANY:
            return words
        others = [view.names[one.seat] for one in view.adventurers if one.seat != view.seat and one.space == here]
        return [*words, *[self.spoken_verbs[verb] for verb in MEETING], *others]

    def aims(self, view: WorldView, option: Option) -> Sequence[str]:
        words = super().aims(view, option)
        lord = looks.scale_on(view, str(option[1])) if option[0] == "go" else ""
        if not lord:
            return words
        return [*words, *[f"{self.say(lang)('type.scale')}|{name(view, lord, self.say(lang))}" for lang in LANGS]]

    def fought_there(self, view: WorldView, option: Option, say: Say) -> Sequence[tuple[Sequence[str], str]]:
        """Beside a scale one chooses to meet somebody first; beside one of the King nobody is met."""
        found = super().fought_there(view, option, say)
        lord = looks.scale_on(view, str(option[1])) if found else ""
        if not lord or not isinstance(view, DragonView) or view.dragons is None:
            return found
        first = say("option.mode_adventurer")
        met = [(called, f"{first}; {wish}" if wish else "") for called, wish in found]
        return [] if lord == view.dragons.king else met

    def _names(self, view: WorldView, words: Iterable[str]) -> list[str]:
        return [name(view, word, self.say(lang)) for word in words for lang in LANGS]

    def opposed(self, view: WorldView, option: Option) -> str:
        return TAKING if option == SCALE else super().opposed(view, option)

    def candidates(self, view: WorldView, ask: Ask, line: str) -> Sequence[Option]:
        wishes = super().candidates(view, ask, line)
        return wishes if view.phase == "draft" or ask.seat != view.seat else [*wishes, TAKE_SCALE]

    def lacking(self, view: WorldView, ask: Ask, say: Say) -> Sequence[Lack]:
        if view.phase == "draft":
            return super().lacking(view, ask, say)
        return [Lack("", say("dragons.tokens_by_themselves"), "żeton|token"), *super().lacking(view, ask, say)]

    def towards(self, option: Option, reason: Reason) -> Sequence[Option]:
        return TO_THE_SCALE if option == TAKE_SCALE else super().towards(option, reason)

    def deeds_of(self, view: WorldView, option: Option) -> Sequence[str]:
        deeds = super().deeds_of(view, option)
        return [*deeds, *[self.deeds[verb] for verb in MEETING]] if option == COMPANY else deeds

    def ending_named(self, view: WorldView, say: Say) -> str:
        seen = view.dragons if isinstance(view, DragonView) and view.king_waits else None
        return super().ending_named(view, say) if seen is None else name(view, seen.king, say)

    def drawings(self) -> Mapping[str, Draw]:
        return {**super().drawings(), tower.BOARD: looks.beside}

    def also_here(self, view: WorldView, space: str, say: Say) -> list[str]:
        lord = looks.scale_on(view, space)
        return [say("table.scale", scale=looks.scale_named(view, lord, say))] if lord else []

    def _plain_question(self, view: WorldView, ask: Ask, say: Say) -> str:
        match ask.topic:
            case "encounter":
                key = "ask.encounter_company" if COMPANY in ask.options else "ask.encounter"
                return say(key, scale=looks.scale_named(view, looks.scale_on(view, str(ask.about[0])), say))
            case "rage" | "take_scale" | "claim":
                lord = str(ask.about[0])
                return say(f"ask.{ask.topic}", lord=name(view, lord, say), rage=looks.rage_text(view, lord, say))
        return super()._plain_question(view, ask, say)
