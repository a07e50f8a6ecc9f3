"""How Brzdęk! shows itself to a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from brzdek.core.ask import Ask, Option
from brzdek.core.catalog import Card
from brzdek.core.effects.effect import Question
from brzdek.core.face import Face, Line, Macro, Style
from brzdek.core.log import Event
from brzdek.core.text import LANGS, Lang, Say, Text, fill
from brzdek.games.brzdek import panels
from brzdek.games.brzdek.board import Tunnel
from brzdek.games.brzdek.event_words import EVENTS
from brzdek.games.brzdek.face_words import FACE
from brzdek.games.brzdek.looks import LOOKS
from brzdek.games.brzdek.naming import capital, drawn, name, resources, shortened, text_of, token_name
from brzdek.games.brzdek.places import features, room_name
from brzdek.games.brzdek.points import points
from brzdek.games.brzdek.telling import gather, tell
from brzdek.games.brzdek.view import HeistView
from brzdek.games.brzdek.words import WORDS

GROUPS = ("play", "buy", "use", "fight", "move", "teleport", "drink", "take", "end")
"""The actions of a turn, in the order in which they are listed."""
BRIEF = 72
"""The most letters of an option in a list."""
SLOTS = {"play": "play", "drink": "drink", "use": "use", "fight": "defeat", "buy": ""}
"""What of a card's text matters to whom does something with it; "": all of it."""
CARD_VERBS = ("play", "drink", "trash", "discard", "replace")
"""Verbs followed by a card and nothing else."""


def play_all(view: HeistView, ask: Ask) -> Option | None:
    """The next card in hand that asks nothing; None: what is left needs a decision."""
    if ask.topic != "turn":
        return None
    for card in view.hand:
        effect = view.pieces[card].effects.get("play")
        if effect is None or not effect.asks:
            return ("play", card)
    return None


class HeistFace(Face[HeistView]):
    """Words and drawings, from the view of one player."""

    looks = LOOKS
    macros = (Macro(FACE["macro.play_all"], FACE["help.play_all"], play_all),)

    def say(self, lang: Lang) -> Say:
        return Say(lang, FACE, EVENTS, WORDS)

    # -- the table

    def status(self, view: HeistView, say: Say) -> str:
        me, now = view.me, panels.purse(view)
        parts = [", ".join(resources(now, say))] if resources(now, say) else []
        if now.quiet:
            parts.append(say("status.quiet", n=now.quiet))
        parts += [
            say("amount.gold", n=me.gold),
            say("amount.clank", n=me.clank),
            say("amount.health", n=view.health - me.damage, of=view.health),
            say(f"out.{me.out}") if me.out else room_name(view, me.room, say),
        ]
        if now.exhausted and not now.caves_lifted:
            parts.append(say("status.exhausted"))
        return " · ".join(parts)

    def board(self, view: HeistView, say: Say, style: Style) -> list[Line]:
        lines = [*panels.row(view, say, style), *panels.reserve(view, say, style)]
        if not view.me.out and view.board.rooms[view.me.room].market:
            lines += panels.market(view, say, style)
        lines += [*panels.dragon(view, say), *panels.players(view, say, style)]
        return [*lines, *panels.here(view, say, style)]

    def hand(self, view: HeistView, say: Say, style: Style) -> list[Line]:
        return panels.hand(view, say, style)

    def score(self, view: HeistView, say: Say, style: Style) -> list[Line]:
        return points(view, say, style)

    # -- questions and options

    def question(self, view: HeistView, ask: Ask, say: Say) -> str:
        if ask.topic == "turn":
            return _turn_question(view, ask, say)
        if ask.topic == "find":
            return say("ask.find", room=capital(room_name(view, view.me.room, say)))
        if ask.topic in ("spring", "trash"):
            return say(f"ask.{ask.topic}")
        asking = view.question
        text = drawn(asking.question(say.lang), say) if isinstance(asking, Question) else say("ask.other")
        source = ask.about[0] if ask.about else ""
        known = isinstance(source, str) and source in view.pieces
        return say("ask.from_card", card=name(view, cast(str, source), say), question=text) if known else text

    def option(self, view: HeistView, option: Option, say: Say) -> str:
        verb = cast(str, option[0])
        if verb in CARD_VERBS:
            return say(f"option.{verb}", card=name(view, cast(str, option[1]), say))
        match verb:
            case "buy" | "use" | "fight":
                return _deal(view, verb, cast(str, option[1]), say)
            case "move" | "teleport":
                key = f"option.{verb}_out" if option[1] == view.board.start else f"option.{verb}"
                return say(key, room=option[1], price=_toll(view, option, say))
            case "take":
                return say("option.take", token=_taken(view, cast(str, option[1]), say))
            case "secret":
                return say("option.secret", size=say(f"taken.{option[2]}"), room=option[1])
            case "player":
                return view.names[cast(int, option[1])]
            case "end":
                unspent = ", ".join(resources(view.now, say))
                return say("option.end_unspent", unspent=unspent) if unspent else say("option.end")
            case "leave" | "heal":
                return say(f"option.{verb}")
            case _:
                return _label(view, option, say)

    def brief(self, view: HeistView, option: Option, say: Say) -> str:
        """Under the heading of the verb: the card and its text, or the room and what is there."""
        verb = option[0]
        if verb in SLOTS:
            card = cast(str, option[1])
            shown = name(view, card, say)
            if verb in ("buy", "use", "fight"):
                price = view.price if view.pieces[card].kind == "good" else view.price_of(card)
                shown = say("brief.card", card=shown, n=price)
            text = text_of(view.pieces[card], say, SLOTS[verb])
            return shortened(shown + (f" – {text}" if text else ""), BRIEF)
        if verb in ("move", "teleport"):
            room = cast(int, option[1])
            found = ", ".join(features(view, room, say))
            shown = str(room) if verb == "teleport" else say("brief.move", room=room, price=_toll(view, option, say))
            return shortened(shown + (f" – {found}" if found else ""), BRIEF)
        if verb == "take":
            return _taken(view, cast(str, option[1]), say)
        return self.option(view, option, say)

    def menu(self, view: HeistView, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]] | None:
        if ask.topic != "turn":
            return None
        groups: dict[str, list[int]] = {verb: [] for verb in GROUPS}
        for index, option in enumerate(ask.options):
            groups[cast(str, option[0])].append(index)
        return [(say(f"menu.{verb}"), indexes) for verb, indexes in groups.items() if indexes]

    def forms(self, view: HeistView, option: Option) -> Sequence[Mapping[str, Sequence[str]]]:
        verb = cast(str, option[0])
        forms = [_typed(FACE[f"type.{verb}"])]
        if verb in ("choose", "may"):
            return [*forms, _answer_forms(view, option)]
        if verb == "player":
            return [*forms, _same(view.names[cast(int, option[1])])]
        for place, word in enumerate(option[1:]):
            if isinstance(word, str):
                forms.append(_thing_forms(view, word))
            elif place:
                forms.append(_counted(FACE["type.swords"], word))
            elif word == view.board.start:
                forms.append(_counted(FACE["type.outside"], word))
            else:
                forms.append(_same(str(word)))
        return forms

    def refusal(self, view: HeistView, ask: Ask, line: str, say: Say) -> str | None:
        from brzdek.games.brzdek.refusals import refusal

        return refusal(view, ask, line, say)

    # -- what happened

    def event(self, view: HeistView, event: Event, say: Say) -> str | None:
        return tell(view, event, say)

    def gather(self, events: Sequence[Event]) -> Sequence[Event]:
        return gather(events)

    # -- cards

    def card(self, card: Card, say: Say, style: Style) -> list[Line]:
        notes = drawn(" · ".join(card.notes(say.lang)), say)
        return [[("", f"  {notes}")]] if notes else []

    def drawn(self, text: str, say: Say, style: Style) -> str:
        return drawn(text, say)

    def icon(self, name: str, say: Say, style: Style) -> str:
        return drawn(f"⟦{name}⟧", say)


def _turn_question(view: HeistView, ask: Ask, say: Say) -> str:
    if view.hand:
        return say("ask.turn", n=len(view.hand))
    if ("end",) not in ask.options:
        return say("ask.teleport")
    return say("ask.rest" if len(ask.options) > 1 else "ask.nothing_left")


def _deal(view: HeistView, verb: str, card: str, say: Say) -> str:
    """Buying, using or fighting, with the price."""
    if view.pieces[card].kind == "good":
        return say("option.buy_good", card=name(view, card, say), n=view.price)
    price = say("swords" if verb == "fight" else "skill", n=view.price_of(card))
    return say(f"option.{verb}", card=name(view, card, say), price=price)


def _toll(view: HeistView, option: Option, say: Say) -> str:
    """What a step costs: boots, swords, damage."""
    tunnel = _tunnel(view, cast(int, option[1]))
    if tunnel is None or option[0] == "teleport":
        return ""
    parts = [say("boots", n=tunnel.boots)]
    if len(option) > 2:
        swords = cast(int, option[2])
        parts += [say("swords", n=swords)] if swords else []
        parts += [say("damage", n=tunnel.monsters - swords)] if tunnel.monsters > swords else []
    return ", ".join(parts)


def _tunnel(view: HeistView, room: int) -> Tunnel | None:
    ways = view.board.tunnels[view.me.room]
    return next((tunnel for tunnel in ways if tunnel.to == room and not tunnel.against), None)


def _taken(view: HeistView, what: str, say: Say) -> str:
    return token_name(view, what, say) if what in view.pieces else say(f"taken.{what}")


def _label(view: HeistView, option: Option, say: Say) -> str:
    """An option of a card's own question."""
    asking = view.question
    label = asking.label(say.lang, option) if isinstance(asking, Question) else None
    return drawn(label, say) if label else " ".join(map(str, option[1:]))


def _answer_forms(view: HeistView, option: Option) -> dict[str, Sequence[str]]:
    word = str(option[1])
    if option[0] == "may" and f"type.{word}" in FACE:
        return _typed(FACE[f"type.{word}"])
    labels = {lang: _label(view, option, Say(lang, FACE)) for lang in LANGS}
    return {lang: tuple(dict.fromkeys((label, label.lstrip("+−")))) for lang, label in labels.items()}


def _thing_forms(view: HeistView, word: str) -> dict[str, Sequence[str]]:
    """A card or a token; an artifact also by its value."""
    if word not in view.pieces:
        return _typed(FACE[f"type.{word}"])
    piece = view.pieces[word]
    if piece.kind != "artifact":
        return _typed(piece.name)
    by_value = _counted(FACE["type.artifact"], piece.points)
    return {lang: (piece.name.to(lang), *by_value[lang]) for lang in LANGS}


def _counted(text: Text, number: int) -> dict[str, Sequence[str]]:
    return {lang: fill(lang, text.to(lang), {"n": number}).split("|") for lang in LANGS}


def _typed(text: Text) -> dict[str, Sequence[str]]:
    return {lang: text.to(lang).split("|") for lang in LANGS}


def _same(word: str) -> dict[str, Sequence[str]]:
    return dict.fromkeys(LANGS, (word,))
