"""Yes or no, and what if: what would become of a thing, a friend or oneself, whether something may be done just now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.choices import May
from brzdek.core.effects.dice import Roll
from brzdek.core.effects.effect import Effect, inside, with_inside
from brzdek.core.effects.flow import Series
from brzdek.core.inquiry import AT_ONCE, Inquiry, best_named
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.ability_verbs import Bodyguard, Contest
from brzdek.games.magia_i_miecz.cards.card_selectors import FoeCards
from brzdek.games.magia_i_miecz.cards.fight_verbs import Champion
from brzdek.games.magia_i_miecz.cards.ordeal_verbs import Overcome
from brzdek.games.magia_i_miecz.cards.target_verbs import ChooseTarget
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong, with_words
from brzdek.games.magia_i_miecz.face.place_inquiries import kinds_named
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, own, told
from brzdek.games.magia_i_miecz.face.situation_words import SITUATIONS
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

LOSING = ("strac", "trac", "przepad", "lose", "losing", "lost")
KEEPING = (
    *("zabra", "wzia", "brac", "wezm", "wejsc", "wejd", "zatrzym", "wchodz"),
    *("take", "bring", "keep", "along", "allowed", "ride", "go", "enter"),
)
LEAVE = ("can", "could", "may", "moge", "mozemy", "czy", "mozna", "da", "wolno")
HOW = ("jak", "how")
SUPPOSING = frozenset(("if", "jesli", "jezeli", "jak", "gdy", "gdybym", "when"))
SEEKING = frozenset(
    fold(
        "what what's whats which how who whom who's why where co ile ilu kto kogo komu kim który która które jaki jaka"
        " jakie którą czym gdzie czemu dlaczego"
    ).split()
)
"""What begins a question that wants to know more than yes or no; „jak” may mean “if”."""
ENEMIES = ("enem", "wrog")
WHY = ("why", "dlaczego", "czemu")
FIRST = 1
ATTRIBUTES = ("strength", "craft")
ROLLS = range(1, 7)
BANKS = ("outer", "middle")
ANY_SORT = ("friend", "object", "magic_item")


def words_of(about: str) -> list[str]:
    return [fold(word.strip("?!.,:;")) for word in about.split()]


def begins(about: str, *beginnings: str) -> bool:
    """Does a word of a question begin so?"""
    return any(word.startswith(beginnings) for word in words_of(about))


def seeks_more(about: str) -> bool:
    """Is more asked than whether something is so?"""
    return words_of(about)[0] in SEEKING


def named_among(view: WorldView, about: str, copies: Sequence[str]) -> list[str]:
    """Those of some cards that a question names."""
    return best_named(about, {copy: tuple(view.catalog.cards[card_of(copy)].name) for copy in copies})


def enemies_named(view: WorldView, about: str) -> list[str]:
    """The enemies that a question names: those that lie on the board by a part of the name, others by all of it, unless
    it is another card that is called so with more words.
    """
    cards = view.catalog.cards
    lying = [card_of(copy) for space in view.rings for copy in view.space(space).cards]
    near = {card: tuple(cards[card].name) for card in lying if cards[card].kind == "enemy"}
    known = {card.id: tuple(card.name) for card in cards.values()}
    found = best_named(about, near) or best_named(about, known, whole=True)
    return [card for card in found if cards[card].kind == "enemy"]


# -- what becomes of things and friends


def _barred(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """May a thing of one's own be taken to a region that is named, or would it be lost there?"""
    one = own(view)
    loses = begins(about, *LOSING)
    if one is None or not (loses or begins(about, *KEEPING)):
        return []
    regions = [region for key, region in view.regions.items() if best_named(about, {key: tuple(region.name)})]
    mounts = {
        card: tuple(view.catalog.cards[card].name) for region in regions for card in (*region.bars, *region.leaves)
    }
    found = named_among(view, about, one.carried) or best_named(about, mounts)
    lines = []
    for region in regions[:1]:
        for copy in dict.fromkeys(card_of(one) for one in found):
            barred, left = copy in region.bars, copy in region.leaves
            if loses:
                key = "would.lose_it" if barred else "would.leave_it" if left else "would.keep_it"
            else:
                key = "would.not_take_it" if barred else "would.not_along" if left else "would.take_it"
            lines.append(say(key, card=name(view, copy, say), region=region.name.to(say.lang)))
    return told(style, *lines)


def _champion_lost(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What comes of it if a friend who fights in one's place loses."""
    one = own(view)
    if one is None:
        return []
    fighters = [copy for copy in (*one.characters, *one.carried) if _fights_for_one(view, copy)]
    for copy in named_among(view, about, fighters):
        for part in with_inside(view.catalog.cards[card_of(copy)].effects.values()):
            if isinstance(part, Bodyguard):
                return told(style, say("would.bodyguard"))
            if isinstance(part, Champion):
                duel = view.fight is not None and any(isinstance(foe, int) for foe in view.fight.foes)
                key = "would.champion_duel" if duel else "would.champion"
                return told(style, say(key, card=name(view, copy, say), strength=part.strength, craft=part.craft))
    return []


def lost_to(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What it costs to lose to an enemy that is named: what every loss costs, or what its card says."""
    if own(view) is None or SUPPOSING.isdisjoint(words_of(about)):
        return []
    cards = view.catalog.cards
    beings = [card.id for card in cards.values() if card.kind == "being"]
    found = named_among(view, about, _at_hand(view))
    found = found or named_among(view, about, [*beings, *enemies_named(view, about)])
    guards = {ways.space_of(view, space).guard for space in view.rings}
    for card in found:
        if card in guards:
            return told(style, say("would.lose_guard", card=name(view, card, say)))
    if not set(beings).isdisjoint(found):
        return []
    for card in found[:FIRST]:
        special = "wins" in cards[card].effects
        text = card_text(view, card, say) if special else ""
        return told(
            style, say("would.lose_special" if special else "would.lose", card=name(view, card, say), text=text)
        )
    return []


def _at_hand(view: WorldView) -> list[str]:
    """The enemies whom one fights, or who lie where one stands."""
    one = own(view)
    here = view.space(one.space).cards if one is not None and one.space else ()
    faced = view.fight.foes if view.fight is not None else ()
    cards = [card_of(str(foe)) for foe in (*faced, *here)]
    return [card for card in cards if card in view.catalog.cards and view.catalog.cards[card].kind == "enemy"]


def _fights_for_one(view: WorldView, copy: str) -> bool:
    effects = tuple(view.catalog.cards[card_of(copy)].effects.values())
    return any(isinstance(part, Champion | Bodyguard) for part in with_inside(effects))


def _out_by_death(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Does one's own death put one out of the game?"""
    if named_others(view, about):
        return []
    if view.crowned:
        return told(style, say("would.be_out", rule=say("told.death_last")))
    return told(style, say("would.not_be_out", rule=say("told.death")))


# -- rolls and abilities


def _added(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Is Strength or Craft added to the roll that is at hand: of an ability, or in a combat?"""
    one = own(view)
    if one is None:
        return []
    if seeks_more(about) or begins(about, *ENEMIES):
        return []
    named = [what for what in ATTRIBUTES if begins(about, *map(fold, say(f"told.asked_{what}").split()))]
    what = ", ".join(name(view, key, say) for key in named or ATTRIBUTES)
    cards = [*one.characters, *one.carried, *view.hand]
    rolling = [copy for copy in cards if _rolls(view, copy)]
    asked = [copy for copy in rolling if view.question in _effects_of(view, copy)]
    lines = []
    for copy in named_among(view, about, rolling) or asked or rolling:
        effect = next(part for part in _effects_of(view, copy) if isinstance(part, Contest | Overcome))
        key = "would.add_both" if isinstance(effect, Contest) else "would.not_add"
        lines.append(say(key, what=what, card=name(view, copy, say), text=_clause(effect, say)))
    if lines:
        return told(style, *lines)
    fight = view.fight
    if fight is None or view.seat not in (fight.seat, *fight.foes):
        return []
    counted = "strength" if fight.how == "melee" else "craft"
    key = "would.add_fight" if not named or counted in named else "would.not_in_fight"
    return told(style, say(key, what=name(view, counted, say), how=name(view, fight.how, say)))


def _effects_of(view: WorldView, copy: str) -> list[Effect]:
    return list(with_inside(view.catalog.cards[card_of(copy)].effects.values()))


def _rolls(view: WorldView, copy: str) -> bool:
    return any(isinstance(part, Contest | Overcome) for part in _effects_of(view, copy))


def _power_on(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Does an ability of one's own work on the enemy that is named: it does on some sorts."""
    one = own(view)
    if one is None or seeks_more(about):
        return []
    cards = view.catalog.cards
    lying = [copy for space in view.rings for copy in view.space(space).cards if cards[card_of(copy)].kind == "enemy"]
    foes = named_among(view, about, lying)
    if not foes:
        return []
    target = cards[card_of(foes[0])]
    for copy in named_among(view, about, [*one.characters, *one.carried, *view.hand]) or one.characters:
        for effect in _abilities(tuple(cards[card_of(copy)].effects.values())):
            chosen = _foes_chosen(effect)
            if not chosen:
                continue
            key = "would.work_on" if any(one.what.fits(target) for one in chosen) else "would.not_work_on"
            words = {"target": target.name.to(say.lang), "sort": next(iter(target.notes(say.lang)), "")}
            return told(style, say(key, card=name(view, copy, say), text=_clause(effect, say), **words))
    return []


def _abilities(effects: Sequence[Effect]) -> Iterator[Effect]:
    """What a card says, each ability by itself."""
    for effect in effects:
        yield from _abilities(effect.parts) if isinstance(effect, Series) else (effect,)


def _foes_chosen(effect: Effect) -> list[FoeCards]:
    """Which enemies one may choose by it of those one fights."""
    selectors = [part.selector for part in (effect, *inside(effect)) if isinstance(part, ChooseTarget)]
    return [one for one in selectors if isinstance(one, FoeCards)]


def _clause(effect: Effect, say: Say) -> str:
    """What a card says of one effect of its own, as a sentence."""
    text = with_words(effect.phrase(say.lang, "you"), say)
    return f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."


def _power_odds(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How an ability fares that measures a number of one's own against that of a player who is named."""
    one, others = own(view), named_others(view, about)
    if one is None or not others:
        return []
    copies = [*one.characters, *one.carried]
    for copy in named_among(view, about, [copy for copy in copies if _rolls(view, copy)]):
        for part in _effects_of(view, copy):
            if isinstance(part, Contest):
                return told(style, _contest(view, copy, part, view.adventurer(others[0]), say))
    return []


def _contest(view: WorldView, copy: str, trial: Contest, other: SeenAdventurer, say: Say) -> str:
    """A number of one's own against one of another, a die added to each."""
    one = view.adventurer(view.seat or 0)
    mine, theirs = getattr(one, trial.own.word), getattr(other, trial.theirs.word)
    leads = [(mine + first) - (theirs + second) for first in ROLLS for second in ROLLS]
    won, drawn = sum(lead > 0 for lead in leads), sum(lead == 0 for lead in leads)
    shares = {"won": won, "drawn": drawn, "lost": len(leads) - won - drawn}
    return say(
        "would.power_odds",
        card=name(view, copy, say),
        own=name(view, trial.own.word, say),
        mine=mine,
        theirs=name(view, trial.theirs.word, say),
        other=theirs,
        who=other.name,
        **{key: ways.percent(n, len(leads)) for key, n in shares.items()},
    )


# -- may one just now


def _cross_now(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """May one come over the river with this move, or with which roll?"""
    one = own(view)
    if one is None or not one.space or begins(words_of(about)[0], *HOW, *WHY):
        return []
    region = ways.space_of(view, one.space).region
    if region not in BANKS:
        return []
    if region == "middle" and not begins(about, "most", "rzek", "river", "bridge"):
        return told(style, say("would.across"))
    rolled = [view.steps] if view.steps and view.turn == view.seat else []
    over = {roll: [option for option in view.landings(roll) if option[0] == "cross"] for roll in rolled or ROLLS}
    leading = [roll for roll, options in over.items() if options]
    if not leading:
        return told(style, say("would.not_cross"), *ways.over_river(view, one.space, say))
    way = ways.crossing(view, over[leading[0]][0], say)
    if rolled:
        return told(style, say("would.cross", way=way))
    return told(style, say("would.cross_if", rolls=", ".join(map(str, leading)), way=way))


def _must_roll(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Does a space that is named oblige one to roll?"""
    kinds = kinds_named(view, about)[:1]
    if own(view) is None or not kinds or seeks_more(about):
        return []  # which number one needs the chances tell
    effects = [effect for slot, effect in view.land(kinds[0][0]).effects.items() if slot == "visit"]
    may = any(isinstance(effect, May) for effect in effects)
    rolls = any(isinstance(part, Roll) for part in with_inside(effects))
    key = "would.may_roll" if rolls and may else "would.roll_there" if rolls else "would.no_roll"
    return told(style, say(key, space=name(view, kinds[0][0], say)))


def _fought_again(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Would one have to fight an enemy that is named, on the space that is named or where it lies?"""
    cards = view.catalog.cards
    found = enemies_named(view, about)
    if own(view) is None or not found:
        return []
    lying = [(copy, space) for space in view.rings for copy in view.space(space).cards if card_of(copy) in found]
    if not lying:
        return told(style, say("would.not_again", card=cards[found[0]].name.to(say.lang)))
    copy, space = lying[0]
    key = "would.fight_again" if view.attacks(copy) else "would.fight_if_wanted"
    return told(style, say(key, card=strong(view, copy, say), space=name(view, space, say)))


def _taken_again(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """May one take a thing or a friend that is named once more, and where?"""
    cards = view.catalog.cards
    kinds = {one.id: tuple(one.name) for one in cards.values() if one.kind in ANY_SORT}
    found = best_named(about, kinds, whole=True)
    if own(view) is None or len({cards[one].name for one in found}) != 1:
        return []
    shown = cards[found[0]].name.to(say.lang)
    for space in view.rings:
        for copy in view.space(space).cards:
            if card_of(copy) in found:
                text = card_text(view, copy, say)
                return told(style, say("would.take_lying", card=shown, space=name(view, space, say), text=text))
    for one in view.adventurers:
        if any(card_of(copy) in found for copy in one.carried):
            key = "would.have_already" if one.seat == view.seat else "would.others_have"
            return told(style, say(key, card=shown, who=one.name))
    return told(style, say("would.nowhere", card=shown))


def _attack_whom(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """May one attack a player who is named, now or later?"""
    one = own(view)
    everybody = best_named(about, {each.seat: (each.name,) for each in view.adventurers if each.alive})
    if one is None or not everybody or not begins(words_of(about)[0], *LEAVE):
        return []
    other = view.adventurer(everybody[0])
    if other.seat == view.seat:
        return told(style, say("would.attack_self", who=other.name))
    if other.space != one.space:
        return told(style, say("would.attack_later", who=other.name, space=name(view, other.space, say)))
    against = view.why_not(("attack", other.seat))
    if against is not None:
        return []
    odds = ways.odds_line(view, (other.seat,), view.sorts(other.seat)[0], say)
    return told(style, say("would.attack"), odds)


OF_WHAT_WOULD_BE: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, SITUATIONS["out_by_death"], _out_by_death),
    Inquiry(AT_ONCE, SITUATIONS["champion_lost"], _champion_lost),
    Inquiry(AT_ONCE, SITUATIONS["champion_lost"], lost_to),
    Inquiry(AT_ONCE, SITUATIONS["barred"], _barred),
    Inquiry(AT_ONCE, SITUATIONS["added"], _added),
    Inquiry(AT_ONCE, SITUATIONS["odds_of_power"], _power_odds),
    Inquiry(AT_ONCE, SITUATIONS["power_on"], _power_on),
    Inquiry(AT_ONCE, SITUATIONS["cross_now"], _cross_now),
    Inquiry(AT_ONCE, SITUATIONS["must_roll"], _must_roll),
    Inquiry(AT_ONCE, SITUATIONS["again_fought"], _fought_again),
    Inquiry(AT_ONCE, SITUATIONS["again_taken"], _taken_again),
    Inquiry(AT_ONCE, SITUATIONS["attack_whom"], _attack_whom),
)
