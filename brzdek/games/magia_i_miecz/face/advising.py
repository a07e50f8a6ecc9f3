"""Why a steady player would choose so: what it weighs, in words, beside what it would choose else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.ask import Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.bots.cards import foes_in_deck, sort_of_thing
from brzdek.games.magia_i_miecz.bots.chances import duel
from brzdek.games.magia_i_miecz.bots.choices import Situation
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.gists import fitting
from brzdek.games.magia_i_miecz.face.naming import card_text, name, names
from brzdek.games.magia_i_miecz.face.question_notes import helps_in_combat
from brzdek.games.magia_i_miecz.view.view import WorldView

WALKS = ("go", "offer", "raft")
GIVEN_UP = frozenset({"put_down", "set_aside", "deliver", "sacrifice"})
GAINED = frozenset({"take", "buy", "loot", "keep", "seek", "cast"})
TAKEN = frozenset({"object", "magic_item", "talisman", "friend", "find"})
ROOM = 150
MARGIN = 0.3
"""By so much one space has to be better for it to be told."""
MOST = 2
"""So many reasons are told of a space."""
NOTHING = 0.05


class Merit(NamedTuple):
    """One thing that counts for a space or against it."""

    worth: float
    text: str


class Judgement(Situation):
    """What a steady player sees, taken apart."""

    def pull(self, space: str) -> float:
        """How strongly its goal draws it there."""
        return self._pull(self.land(space))

    def counted(self, space: str) -> float:
        """What its text brings."""
        return self._text(self.land(space))

    def beats(self, deck: str, *, more: int = 0) -> int:
        """How many per cent of the enemies of a deck would be beaten, a combat with each."""
        strength, craft = self.me.combat_strength + more, self.me.craft + more
        foes = foes_in_deck(self.catalog, deck)
        won = sum(count * duel(craft - theirs if theirs else strength - other)[0] for other, theirs, count in foes)
        return ways.percent(won, max(1, sum(count for *_, count in foes)))

    def lying(self, space: str, say: Say) -> Iterator[Merit]:
        """What lies there, and who stands there."""
        view, seen = self.view, self.view.space(space)
        enemies = [copy for copy in seen.cards if self.kind(copy) == "enemy"]
        for party in view.parties(enemies) if enemies else ():
            values = {"foes": names(view, party, say), "percent": ways.chance(view, party, say)}
            yield Merit(self.fight(*party), say("reason.enemy", **values))
        goods = [copy for copy in seen.cards if copy not in enemies and self.kind(copy) in TAKEN]
        if wanted := [copy for copy in goods if self.keeps(copy) > 0]:
            yield Merit(sum(map(self.keeps, wanted)), say("reason.finds", cards=names(view, wanted, say)))
        for seat in seen.seats if self.land(space).meets else ():
            if seat != self.seat:
                chance = ways.win_chance(self.odds(seat))
                yield Merit(max(0.0, self.attack(seat)), say("reason.player", who=view.names[seat], percent=chance))

    def reasons(self, space: str, say: Say) -> list[Merit]:
        """All that counts of a space, the weightiest first."""
        land, due = self.land(space), self.view.draws(space)
        found = list(self.lying(space, say))
        if due and land.draw:
            deck = self.view.region(space).deck
            found.append(Merit(due * self.drawn(deck), say("reason.draw", n=due, percent=self.beats(deck))))
        if abs(self.counted(space)) > NOTHING:
            told = fitting(land, say, "", ROOM, alignment=ways.own_alignment(self.view))
            found.append(Merit(self.counted(space), told))
        if self.pull(space) > NOTHING:
            found.append(Merit(self.pull(space), say(f"reason.{self.goal}")))
        return sorted((one for one in found if one.text), key=lambda one: -abs(one.worth))


def why(here: Judgement, option: Option, say: Say) -> str | None:
    """What speaks for an answer; None: nothing that could be named."""
    word, about = str(option[0]), option[1] if len(option) > 1 else ""
    if word in WALKS and len(option) == 2 and not here.me.must_reach:
        return _space(here, option, say)
    if word in GIVEN_UP and isinstance(about, str):
        return _given_up(here, option, say)
    if word in GAINED and len(option) == 2:
        return _gained(here, str(about), say)
    if word == "gold":
        return say("reason.gold")
    match here.ask.topic:
        case "evade" | "attack_enemy":
            foes = here.ask.about if here.ask.topic == "evade" else option[1:]
            return _fight(here, tuple(foes), say) if foes else None
        case "attack_how":
            return _how(here, option, say)
        case "meet":
            return _met(here, option, say)
        case "move" if word == "back":
            chances = {"crypt": ways.percent(here.crypt), "mines": ways.percent(here.mines)}
            return say("reason.back", **chances)
        case "choose" if str(about).startswith("heal"):
            return say("reason.heal", n=here.me.endurance, start=here.me.starting_endurance)
        case "may" if here.source in weights.RISKY:
            return say("reason.risky", n=weights.MIDDLE, own=here.me.combat_strength)
    return None


def before_play(view: WorldView, ask: Ask, option: Option, say: Say) -> str | None:
    """Why somebody who has no adventurer yet would choose so."""
    if ask.topic == "start":
        return say("reason.start")
    if option[0] != "ban":
        return None
    return " ".join((say("reason.ban"), _text(view, str(option[1]), say)))


def _space(here: Judgement, option: Option, say: Say) -> str | None:
    own = _of_space(here, str(option[1]), say)
    others = [one for one in here.ask.options if one[0] in WALKS and len(one) == 2 and one != option]
    if not others:
        return own or None
    rival = max(others, key=here.way)
    other, gap = name(here.view, rival[1], say), here.way(option) - here.way(rival)
    if abs(gap) < MARGIN:
        return say("reason.even", own=own, space=other) if own else None
    there = _of_space(here, str(rival[1]), say) or say("reason.nothing")
    return say("reason.less" if gap > 0 else "reason.more", own=own or say("reason.nothing"), space=other, there=there)


def _of_space(here: Judgement, space: str, say: Say) -> str:
    return ", ".join(one.text for one in here.reasons(space, say)[:MOST])


def _given_up(here: Judgement, option: Option, say: Say) -> str:
    """Why just this: another of its sort does, it is no use in a fight, or all others are worth more."""
    view, own = here.view, str(option[1])
    others = [str(one[1]) for one in here.ask.options if one[0] == option[0] and one != option]
    others = [one for one in others if card_of(one) in view.catalog.cards]
    if card_of(own) not in view.catalog.cards or not others:
        return ""
    card = name(view, own, say)
    sort = sort_of_thing(here.catalog, own)
    alike = [one for one in others if sort_of_thing(here.catalog, one) == sort]
    fighting = [one for one in others if helps_in_combat(view, one)]
    best = max(others, key=here.thing)
    if alike:
        reason = say("reason.second", cards=names(view, alike, say))
    elif fighting and helps_in_combat(view, own) is False:
        reason = say("reason.no_fight", card=card, cards=names(view, fighting, say))
    else:
        reason = say("reason.least", card=card, best=name(view, best, say))
    return " ".join(filter(None, (reason, _text(view, own, say))))


def _gained(here: Judgement, what: str, say: Say) -> str | None:
    """A card by all that it says."""
    if what == "endurance":
        return say("reason.life")
    if what == "gold":
        return say("reason.gold")
    if card_of(what) not in here.view.catalog.cards:
        return None
    return _text(here.view, what, say) or (say("reason.armour") if _protects(here, what) else None)


def _protects(here: Judgement, copy: str) -> bool:
    return bool(getattr(here.catalog.cards[card_of(copy)], "saves", 0))


def _text(view: WorldView, copy: str, say: Say) -> str:
    text = card_text(view, copy, say)
    return say("reason.card", card=name(view, copy, say), text=text) if text else ""


def _fight(here: Judgement, foes: Sequence[str | int], say: Say) -> str:
    """The chance, with what it costs to lose."""
    key = "reason.fight" if here.fight(*foes) > 0 else "reason.no_chance"
    return say(key, percent=ways.win_chance(here.odds(*foes)))


def _how(here: Judgement, option: Option, say: Say) -> str | None:
    """In which sort of combat one does better."""
    foe = here.ask.about[0]
    chances = {str(one[1]): ways.win_chance(here.view.odds(foe, how=str(one[1]))) for one in here.ask.options}
    others = [sort for sort in chances if sort != option[1]]
    if not others or str(option[1]) not in chances:
        return None
    other = max(others, key=lambda sort: chances[sort])
    sort = name(here.view, other, say)
    return say("reason.how", percent=chances[str(option[1])], sort=sort, other=chances[other])


def _met(here: Judgement, option: Option, say: Say) -> str | None:
    """Whom of those who stand there one would beat."""
    attacks = [int(one[1]) for one in here.ask.options if one[0] == "attack"]
    if option[0] == "attack":
        return say("reason.player", who=here.view.names[int(option[1])], percent=_chance(here, int(option[1])))
    if option[0] != "done" or not attacks:
        return None
    told = [say("reason.player", who=here.view.names[seat], percent=_chance(here, seat)) for seat in attacks]
    return say("reason.nobody", odds=", ".join(told))


def _chance(here: Judgement, seat: int) -> int:
    return ways.win_chance(here.odds(seat))


def weighed(view: WorldView, ask: Ask, sees: type[Judgement]) -> Judgement | None:
    """The situation of somebody who has an adventurer, or is about to."""
    if view.seat is None or view.phase == "draft" or ask.topic == "start" or not view.adventurer(view.seat).alive:
        return None
    return sees(view, ask, view.seat)
