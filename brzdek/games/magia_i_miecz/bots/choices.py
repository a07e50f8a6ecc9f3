"""How each question is judged: the worth of its options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from brzdek.core.ask import Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.kept import kept
from brzdek.games.magia_i_miecz.bots import abilities, endgame, magic, voyage, weights
from brzdek.games.magia_i_miecz.bots.chances import at_most
from brzdek.games.magia_i_miecz.bots.guide import Wayfinder
from brzdek.games.magia_i_miecz.bots.outlook import CROWN, SENTINEL, Outlook
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.view.lately import taken_in_vain
from brzdek.games.magia_i_miecz.view.view import WorldView

LAZY = ("drop", "release", "load", "unload")
"""What is never done for its own sake."""
NEVER = -50.0
RIVALS = frozenset({"offer", "raft", "build", "passage", "step"})
"""Moves that may be made in place of a roll."""
REFUSED = frozenset({"build", "passage"})
"""Those of them that are worth nothing at all where they do not lead on."""


class Situation(Wayfinder):
    """An outlook with a question in it."""

    def __init__(self, view: WorldView, ask: Ask, seat: int) -> None:
        super().__init__(view, seat)
        self.ask = ask

    @property
    def source(self) -> str:
        """The card whose text asks."""
        return card_of(str(self.ask.about[0])) if self.ask.about else ""

    @kept
    def to_and_fro(self) -> Counter[str]:
        """How often each thing has been taken since anybody lost Endurance, as far as one looks back."""
        return taken_in_vain(self.view, weights.LOOKING_BACK)


# -- the draft


def _rating(outlook: Outlook, copy: str, *, squire: bool) -> float:
    """A character as adventurer, or as squire, who brings his powers alone."""
    card = outlook.catalog.known[copy]
    assert isinstance(card, CharacterCard)
    powers = weights.POWERS.get(card.id, 1.0)
    if squire:
        return powers + 2.0 * len(card.items)
    points = sum(float(getattr(card, name)) * weight for name, weight in weights.ADVENTURER.items())
    return powers + points + 2.0 * len(card.items)


def _ban(here: Situation, option: Option) -> float:
    return _rating(here, str(option[1]), squire=False)


def _pair(here: Situation, option: Option) -> float:
    if len(option) == 2:
        return -1.0
    return _rating(here, str(option[1]), squire=False) + _rating(here, str(option[2]), squire=True)


# -- moving


def _move(here: Situation, option: Option) -> float:
    word = option[0]
    if word in LAZY:
        return NEVER
    if word == "exchange":
        return 100.0
    if word == "roll":
        return here.roll if _rivalled(here) else 0.0
    if word in ("step", "back", "stay"):
        return here.space(str(option[1])) if here.land(here.me.space).roads else here.inner(option)
    if word in ("offer", "raft", "passage", "flight"):
        return here.way(option)
    if word == "build":
        if any(one[0] == "raft" for one in here.ask.options):
            return NEVER  # the one that is due would be lost
        return weights.BUILD * here.haste if here.goal == "cross" and here.wins(SENTINEL) < weights.SURE else NEVER
    if word == "cast":
        return _or_never(magic.own_spell(here, str(option[1])))
    return _or_never(abilities.in_own_turn(here, option)) if word == "use" else NEVER


def _rivalled(here: Situation) -> bool:
    """Is there anything that a roll has to be weighed against? All possible landings are looked at for that."""
    others = [one for one in here.ask.options if one[0] != "roll" and one[0] not in LAZY]
    if not any(one[0] in RIVALS for one in others):
        return False
    return any(one[0] not in REFUSED or _move(here, one) > NEVER for one in others)


def _or_never(worth: float) -> float:
    return worth if worth > 0 else NEVER


def _landing(here: Situation, option: Option) -> float:
    if here.ask.about and here.ask.about[0] != here.seat:
        return _bad_for(here, option)
    return here.way(option)


def _bad_for(here: Situation, option: Option) -> float:
    """Where to lead a rival: where no cards and no healers are."""
    card = here.catalog.cards.get(str(option[1]))
    return -float(getattr(card, "draw", 0)) - weights.SERVICES.get(str(option[1]), 0.0)


def _acts(here: Situation, option: Option) -> float:
    word = option[0]
    if word == "exchange":
        return 100.0
    if word in ("go_on", "end"):
        return 0.5
    if word == "drop":
        return 1.0 if endgame.gives_up(here, str(option[1])) else NEVER
    if word == "cast":
        crowned = here.me.space == CROWN
        useful = crowned or card_of(str(option[1])) == "uzdrowienie"
        return magic.own_spell(here, str(option[1])) if useful else -1.0
    return abilities.in_own_turn(here, option) if word == "use" else NEVER


# -- fights


def _evade(here: Situation, option: Option) -> float:
    return here.fight(*here.ask.about) if option == ("fight",) else 0.0


def _attack_enemy(here: Situation, option: Option) -> float:
    return here.fight(option[1]) if option[0] == "fight" else 0.0


def _armour(here: Situation, option: Option) -> float:
    card = here.catalog.cards.get(card_of(str(option[1])))
    return -100.0 if card is None else -float(getattr(card, "saves", 9))


def _weapon(here: Situation, option: Option) -> float:
    return 0.0 if option[-1] == "none" else 1.0 + here.thing(option[1])


def _friends(here: Situation, option: Option) -> float:
    return 1.0 if option[1] == "all" else 0.0


def _meet(here: Situation, option: Option) -> float:
    word = option[0]
    if word == "attack":
        return here.attack(int(option[1]))
    if word == "use":
        return abilities.at_meeting(here, option)
    return 0.0 if word == "done" else NEVER


def _loot(here: Situation, option: Option) -> float:
    what = option[1]
    if what == "endurance" and endgame.triumphs(here):
        return weights.LIFE_ON_THE_CROWN
    if what == "endurance":
        return here.taken_life(here.view.adventurer(int(here.ask.about[0])).endurance)
    if what == "gold":
        return weights.GOLD
    return 0.0 if what == "nothing" else here.keeps(str(what))


def _how(here: Situation, option: Option) -> float:
    """The sort of combat with the better odds against whoever is attacked."""
    odds = here.view.odds(here.ask.about[0], how=str(option[1]))
    return (odds.won - odds.lost) / odds.all


# -- things


def _worst(here: Situation, option: Option) -> float:
    ranked = here.ranking([str(one[1]) for one in here.ask.options])
    return -ranked[str(option[1])]


def _put_down(here: Situation, option: Option) -> float:
    """The least of all that one has; an option stands for all copies of its card."""
    ranked = here.ranking([thing.copy for thing in here.me.things])
    return -min(worth for copy, worth in ranked.items() if card_of(copy) == card_of(str(option[1])))


def _take(here: Situation, option: Option) -> float:
    if option[0] == "take":
        return here.keeps(str(option[1])) - 0.2
    return {"gold": 50.0, "spells": 4.0, "done": 0.0}.get(str(option[0]), NEVER)


def _buy(here: Situation, option: Option) -> float:
    what = str(option[1])
    if what == "nothing":
        return 1.9
    if what == "spell":
        return weights.SPELL
    if what == "topor" and here.goal == "cross" and "topor" not in here.cards:
        return weights.THINGS["topor"]
    return here.keeps(f"{what}.0")


def _pick_card(here: Situation, option: Option) -> float:
    """Which of several drawn cards is met."""
    copy = str(option[1])
    kind = here.kind(copy)
    if kind == "enemy":
        return here.fight(copy)
    if kind in ("event", "stranger", "place"):
        return weights.CALLS.get(card_of(copy), 0.0)
    return here.keeps(copy)


def _hand_in(here: Situation, option: Option) -> float:
    """No more than a point costs: first the greatest that fits, at last the least that is enough."""
    attribute, worth = str(here.ask.about[0]), int(here.ask.about[1])
    if option[1] == "done":
        return 50.0
    card = here.catalog.cards[card_of(str(option[1]))]
    points = int(getattr(card, attribute) or 0) * int(getattr(card, "times", 1))
    missing = here.view.trophy_price - worth
    return float(points) if points <= missing else -float(points)


def _trade_partner(here: Situation, option: Option) -> float:
    return 1.0 if option[1] == "none" else 0.0


def _agree(here: Situation, option: Option) -> float:
    given, wanted = (_goods(here, one) for one in here.ask.about[1:3])
    return given - wanted - 0.01 if option[1] == "yes" else 0.0


def _goods(here: Situation, what: object) -> float:
    if what == "nothing":
        return 0.0
    return weights.GOLD if what == "gold" else here.thing(str(what))


def _give(here: Situation, option: Option) -> float:
    return -_goods(here, option[1])


def _want(here: Situation, option: Option) -> float:
    return _goods(here, option[1])


# -- spells at hand


def _keep_spell(here: Situation, option: Option) -> float:
    return magic.spell_worth(str(option[1]))


def _drop_spell(here: Situation, option: Option) -> float:
    return -magic.spell_worth(str(option[1]))


def _most(here: Situation, option: Option) -> float:
    return float(option[1])


# -- texts


def _choose(here: Situation, option: Option) -> float:
    voyaging = voyage.choice(here, here.source, str(option[1]))
    if voyaging is not None:
        return voyaging
    key = str(option[1]).rstrip("0123456789_")
    me = here.me
    if key in ("heal", "healer"):
        hurt = me.endurance < me.starting_endurance and (me.gold > 0 or key == "heal")
        return here.life if hurt else -1.0
    if key.startswith("lose_endurance"):
        return -here.life
    if key == "shop":
        return _shopping(here)
    if key == "roll" and here.source == "miasto":
        return -1.0
    return weights.CHOICES.get(key, 1.0)


def _shopping(here: Situation) -> float:
    """What the Village sells: an axe to cross the river, a weapon, an armour."""
    if here.goal == "cross" and "topor" not in here.cards and here.me.gold >= 2:
        return 6.0
    wanted = [one for one in ("miecz.0", "tarcza.0", "helm.0", "zbroja.0") if here.keeps(one) > 2.5]
    return 5.0 if wanted and here.me.gold >= 2 else -1.0


def _yes(here: Situation, option: Option) -> float:
    if here.source in weights.BRIBERS:
        return 1.0 if (option[1] == "yes") == abilities.bought_off(here) else 0.0
    if here.source in weights.WASTERS:
        return 1.0 if option[1] == "no" else 0.0
    agreed = voyage.agrees(here, here.source)
    if agreed is not None:
        return 1.0 if (option[1] == "yes") == agreed else 0.0
    bold = here.source not in weights.RISKY or here.me.combat_strength >= weights.MIDDLE
    return 1.0 if (option[1] == "yes") == bold else 0.0


def _ignore(here: Situation, option: Option) -> float:
    space = here.land(str(here.ask.about[0]))
    good = weights.SERVICES.get(space.id, -1.0) > 0 or space.id in weights.HEALERS
    if space.region == "inner":
        good = False
    return 1.0 if (option[1] == "yes") != good else 0.0


def _portal(here: Situation, option: Option) -> float:
    return at_most(2, int(getattr(here.me, str(option[1]))))


def _target(here: Situation, option: Option) -> float:
    """Whom or what a card of one's own is aimed at: the rival who leads, the worst own card, the best space."""
    word, one = option[0], option[1]
    if word == "player":
        own = int(one) == here.seat
        if here.source in weights.FOR_ONESELF or own:
            return 100.0 if own == (here.source in weights.FOR_ONESELF) else -100.0
        return magic.threat(here, int(one))
    if word == "space":
        if here.source in weights.TRAPS:
            return here.passing(str(one))
        return here.space(str(one)) if str(one) in here.view.rings else 0.0
    if word == "card":
        if here.source in weights.EXCHANGERS:
            return here.fight(one)
        if here.source in weights.BANISHERS:
            return -here.fight(one) if here.kind(one) == "enemy" else -max(0.0, here.keeps(str(one)))
        mine = {thing.copy for thing in (*here.me.things, *here.me.friends)}
        return -here.thing(one) if one in mine else here.thing(one)
    return 0.0


# -- the Crown


def _command(here: Situation, option: Option) -> float:
    """Whoever is on the way to the Crown, then whoever has least Endurance."""
    rival = here.view.adventurer(int(option[1]))
    near = here.land(rival.space).region == "inner"
    return 3.0 * near - rival.endurance


def _sacrifice(here: Situation, option: Option) -> float:
    return -here.life if option[1] == "endurance" else -here.thing(option[1])


def plain(here: Situation, option: Option) -> float:
    return NEVER if option[0] in LAZY else 0.0


Judge = Callable[[Situation, Option], float]
JUDGES: Mapping[str, Judge] = {
    "ban": _ban, "pair": _pair, "move": _move, "landing": _landing, "arrived": _acts, "end": _acts, "evade": _evade,
    "attack_enemy": _attack_enemy, "weapon": _weapon, "armour": _armour, "put_down": _put_down, "set_aside": _worst,
    "take": _take, "meet": _meet, "loot": _loot, "choose": _choose, "shop": _buy, "may": _yes, "heal": _yes,
    "ignore": _ignore, "portal": _portal, "target": _target, "command": _command, "crown": endgame.crown,
    "attack_how": _how,
    "sacrifice": _sacrifice, "trade_partner": _trade_partner, "trade_agree": _agree, "trade_give": _give,
    "trade_want": _want, "deliver": _worst, "friends": _friends, "hand_in": _hand_in, "keep_spell": _keep_spell,
    "seek_spell": _keep_spell, "put_down_spell": _drop_spell, "spell": _keep_spell, "die": _most,
    "hunt": endgame.hunt, "sent": endgame.sent, "feed": endgame.feed, "chest": endgame.chest,
    "chest_spell": endgame.chest_spell, "chest_card": endgame.chest_card, "lay_on": endgame.lay_on,
    "pick_card": _pick_card,
}  # fmt: skip
