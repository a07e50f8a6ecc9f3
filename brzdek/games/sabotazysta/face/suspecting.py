"""What everybody could see the others do in this round, and how suspicious that makes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import best_named
from brzdek.core.log import Event
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, Text, fold
from brzdek.games.sabotazysta.bots.watching import Watcher
from brzdek.games.sabotazysta.bots.weights import Clue
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_word, neighbours
from brzdek.games.sabotazysta.cards.pieces import PathCard, uses
from brzdek.games.sabotazysta.face.paragraphs import told
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.view.view import MineView

SCALE = ((0.05, "hardly"), (0.25, "little"), (0.5, "some"), (0.6, "more"), (0.8, "much"), (1.1, "most"))
"""Below which chance of a saboteur there is how much suspicion."""
CREDIT = 2
"""So many cards laid towards the treasure speak for somebody; who goes on digging is not cleared of all else by it."""
TURNED_AWAY = 1.2
"""A corridor from which nothing leads nearer to any goal: a miner can pass with such a card, as with a dead end."""
TELLING, MOST_TOLD = 0.3, 3
"""What speaks so much for a saboteur is named, the clearest of it."""
LAYINGS = {Clue.DEAD_END: "dead", Clue.DUG_ON: "on", Clue.DUG_ASIDE: "aside", Clue.DUG_AWAY: "farther"}
"""By what it tells of whoever laid a card, what the card does to the way."""
WAYWARD = frozenset(("away", "farther"))
"""What of it is named."""
_NOT_DONE = pattern(r"\b(?:nie|not|didn.?t|should|would|could|can)\b")
"""Said of what somebody did not do, or might do."""
OF_ONESELF = frozenset(("ja", "mnie", "mi", "me", "i"))
JUDGING = frozenset(("trust", "suspect", "believe", "accuse", "blame"))
"""Words for what one does oneself: “who should I trust” is not asked about oneself."""
BLOCKING = ("block", "zablok")
"""What words begin with that are also said of corridors."""
TO_ONESELF = frozenset(("mnie", "mi", "me", "my", "moja", "moje", "moj", "mojej"))
"""Whom somebody else did something to, or knows."""


class Witness(Watcher):
    """Judges as somebody does who is asked: by what each deed tells; much digging does not outweigh all harm."""

    def __init__(self, view: MineView) -> None:
        super().__init__()
        self.harm: dict[int, list[tuple[float, Event]]] = {}
        """What each player did that speaks for a saboteur, and how much."""
        self.layings: dict[Event, str] = {}
        """What each card that was laid did to the way: ``on``, ``aside``, ``farther``, ``away`` or ``dead``."""
        self._credit: Counter[int] = Counter()
        self._deed: Event | None = None
        self._view = view
        self.watch(view)

    def _take_stock(self, view: MineView) -> None:
        super()._take_stock(view)
        self.harm.clear()
        self.layings.clear()
        self._credit.clear()

    def _read(self, view: MineView, event: Event) -> None:
        self._deed = event
        super()._read(view, event)

    def _suspect(self, seat: int, clue: float) -> None:
        if isinstance(self._deed, events.PathLaid):
            sort = LAYINGS[clue]
            if sort in ("aside", "farther") and self._turns_away(self._deed):
                sort, clue = "away", max(clue, TURNED_AWAY)
            self.layings[self._deed] = sort
        if clue == Clue.DUG_ON:
            self._credit[seat] += 1
            if self._credit[seat] > CREDIT:
                return
        if clue >= TELLING and self._deed is not None:
            self.harm.setdefault(seat, []).append((clue, self._deed))
        super()._suspect(seat, clue)

    def _turns_away(self, deed: events.PathLaid) -> bool:
        """Does a card lead on, but nowhere nearer to any goal that lies face down, as everybody sees?"""
        edges = self._view.corridors[deed.card][deed.turned].open
        beyond = [other for side, _, other in neighbours(deed.cell) if edges & side and other not in self._laid]
        nearer = any(apart(other, goal) < apart(deed.cell, goal) for other in beyond for goal in self.hidden)
        return bool(beyond) and not nearer


def apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def suspected(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Of whoever is named, or of everybody else, the most suspicious first; of oneself, what others may think."""
    if view.roles is not None or view.over:
        return []
    named = best_named(about, {seat: (name,) for seat, name in enumerate(view.names)})
    words = fold(about.strip("?!. ")).split()
    if not JUDGING.isdisjoint(words):
        words = [word for word in words if word != "i"]
    if view.seat is not None and (named == [view.seat] or (not named and not OF_ONESELF.isdisjoint(words))):
        return told(style, _of_oneself(view, say))
    witness = Witness(view)
    chances = witness.suspicion(view)
    others = _all_named(view, words) or [seat for seat in range(len(view.names)) if seat != view.seat]
    ordered = sorted(others, key=lambda seat: -chances[seat])
    if not any(_is_known(view, seat, chances[seat], witness, say) for seat in ordered):
        return told(style, say("told.too_early", who=", ".join(view.names[seat] for seat in ordered)))
    alike = _look_alike(ordered, chances, witness)
    lines = [
        _judged(view, seat, chances[seat], witness, say, key="told.seen_too" if place else "told.seen", alike=alike)
        for place, seat in enumerate(ordered)
    ]
    if alike:
        lines.append(say("told.alike", much=_much(chances[ordered[0]], say).lower()))
    if named and view.seat is not None and not TO_ONESELF.isdisjoint(words):
        lines.append(_of_oneself(view, say))
    sure = all(_is_certain(chances[seat]) for seat in ordered)
    return told(style, *lines, "" if sure else say("told.only_guess"))


def _all_named(view: MineView, words: Sequence[str]) -> list[int]:
    """All players whom a line names, in any form."""
    found = {seat for word in words for seat in best_named(word, {s: (name,) for s, name in enumerate(view.names)})}
    return sorted(seat for seat in found if seat != view.seat)


def _look_alike(seats: Sequence[int], chances: Sequence[float], witness: Witness) -> bool:
    """Does nothing that several players did set one of them apart from the others?"""
    much = {next(word for limit, word in SCALE if chances[seat] < limit) for seat in seats}
    harm = any(witness.harm.get(seat) or _is_certain(chances[seat]) for seat in seats)
    return len(seats) > 1 and len(much) == 1 and not harm


def _judged(
    view: MineView, seat: int, chance: float, witness: Witness, say: Say, *, key: str, alike: bool = False
) -> str:
    """What somebody did, and how suspicious that is; of all who look alike the latter is told once."""
    if alike:
        return say(key, who=view.names[seat], deeds=_listed(view, seat, witness, say), judged="").rstrip()
    sure = ("told.surely" if chance else "told.surely_not") if _is_certain(chance) else ""
    judged = say(sure) if sure else _suspicion(view, seat, chance, witness, say)
    return say(key, who=view.names[seat], deeds=_listed(view, seat, witness, say), judged=judged)


def _is_certain(chance: float) -> bool:
    return chance in (0, 1)


def _is_known(view: MineView, seat: int, chance: float, witness: Witness, say: Say) -> bool:
    """Has a player done anything by which they can be judged, or is it known anyway what they are?"""
    return _is_certain(chance) or bool(_deeds(view, seat, witness, say))


def _suspicion(view: MineView, seat: int, chance: float, witness: Witness, say: Say) -> str:
    if not _is_known(view, seat, chance, witness, say):
        return say("told.suspicion.none")
    much = _much(chance, say)
    harm = sorted(witness.harm.get(seat, ()), key=lambda one: -one[0])
    deeds = dict.fromkeys(filter(None, (_deed(view, event, seat, witness, say) for _, event in harm)))
    if not deeds or set(deeds).issuperset(_deeds(view, seat, witness, say)):  # all that was listed just before
        return say("told.suspicion", much=much)
    told = "; ".join(list(deeds)[:MOST_TOLD])
    return say("told.suspicion.for", much=much, deeds=told)


def _much(chance: float, say: Say) -> str:
    """How much suspicion that is; a number would look like something that is known."""
    return say(f"suspicion.{next(word for limit, word in SCALE if chance < limit)}")


def _of_oneself(view: MineView, say: Say) -> str:
    """How one looks to somebody who knows nobody's role."""
    assert view.seat is not None
    witness = Witness(view)
    judged = _suspicion(view, view.seat, witness.rumour(view, view.seat), witness, say)
    return say("told.seen_you", deeds=_listed(view, view.seat, witness, say), judged=judged[:1].lower() + judged[1:])


def rumoured(view: MineView, say: Say, style: Style) -> list[Line]:
    """How suspicious everybody looks to somebody who knows nobody's role, oneself included."""
    if view.roles is not None or view.over:
        return []
    witness = Witness(view)
    chances = {seat: witness.rumour(view, seat) for seat in range(len(view.names))}
    ordered = sorted(chances, key=lambda seat: -chances[seat])
    if not any(_is_known(view, seat, chances[seat], witness, say) for seat in ordered):
        return []
    names = [
        say("told.rumour", who=_person(view, seat, say), much=_much(chances[seat], say).lower()) for seat in ordered
    ]
    return told(style, say("told.rumours", told="; ".join(names)))


def bent_away(view: MineView, seat: int) -> list[events.PathLaid]:
    """The corridors of somebody in this round that lead away from the goals, or make the way to them longer."""
    layings = Witness(view).layings.items()
    return [
        event
        for event, sort in layings
        if isinstance(event, events.PathLaid) and event.seat == seat and sort in WAYWARD
    ]


def why_laid(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """What the last card of somebody who is named does to the way; of several, that of which one speaks."""
    named = best_named(about, {seat: (name,) for seat, name in enumerate(view.names) if seat != view.seat})
    if len(named) != 1 or view.over or _NOT_DONE.search(fold(about)):
        return []
    layings = {event: sort for event, sort in Witness(view).layings.items() if getattr(event, "seat", None) == named[0]}
    known = {card.id: tuple(card.name) for card in view.catalog.cards.values() if isinstance(card, PathCard)}
    laid_ones = {event: known[getattr(event, "card", "")] for event in layings}
    spoken = best_named(about, laid_ones) or ([] if best_named(about, known) else list(layings))
    if not spoken:
        return []
    last = spoken[-1]
    assert isinstance(last, events.PathLaid)
    card = view.catalog.cards[last.card].name.to(say.lang)
    who = view.names[last.seat]
    laid = say("told.laid_by", who=who, card=card, cell=cell_word(last.cell))
    done = f"{laid} {say(f'told.laying.{layings[last]}')} {say('told.only_they_know', who=who)}"
    return [*told(style, done), *suspected(view, who, say, style)]


def why_broke(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whose tool somebody who is named broke last, and what can be known of why; nothing: nobody is named."""
    words = fold(about.strip("?!. ")).split()
    named = list(dict.fromkeys(seat for word in about.split() for seat in _all_named(view, [word])))
    if view.over or not named:
        return []
    everybody = range(len(view.names))
    victims = named[1:] or [seat for seat in everybody if seat == view.seat or TO_ONESELF.isdisjoint(words)]
    broke = [event for event in this_round(view) if isinstance(event, events.Broke)]
    done = [event for event in broke if event.seat == named[0] and event.whom in victims]
    done = done or [event for event in broke if event.seat in named[1:] and event.whom == named[0]]
    if not done:
        if any(word.startswith(BLOCKING) for word in words):
            return []
        return [*told(style, say("told.not_broke", who=view.names[named[0]])), *_of_all(view, named, say, style)]
    last = done[-1]
    who, whom, mine = view.names[last.seat], view.names[last.whom], last.whom == view.seat
    sort = "sure" if Witness(view).suspicion(view)[last.seat] == 0 else "mine" if mine else "theirs"
    card = view.catalog.cards[last.card].name.to(say.lang)
    lines = (
        say(f"{'at_you' if mine else 'event'}.broke", seat=who, whom=whom, card=card),
        say("told.why_broke", who=who),
        say(f"told.why_broke.{sort}", who=who, whom=whom),
    )
    return [*told(style, *lines), *_of_all(view, [last.seat, last.whom], say, style)]


def _of_all(view: MineView, seats: Sequence[int], say: Say, style: Style) -> list[Line]:
    """How suspicious these look, oneself among them."""
    return suspected(view, " ".join("me" if seat == view.seat else view.names[seat] for seat in seats), say, style)


def this_round(view: MineView) -> Sequence[Event]:
    log = view.events()
    begin = max((place for place, event in enumerate(log) if isinstance(event, events.Round)), default=-1)
    return log[begin + 1 :]


def _deeds(view: MineView, seat: int, witness: Witness, say: Say) -> Counter[str]:
    """What a player did in this round, as everybody saw it; the same things are counted."""
    return Counter(filter(None, (_deed(view, event, seat, witness, say) for event in this_round(view))))


def _listed(view: MineView, seat: int, witness: Witness, say: Say) -> str:
    deeds = _deeds(view, seat, witness, say).items()
    return "; ".join(f"{deed} ×{n}" if n > 1 else deed for deed, n in deeds) or say(
        "deed.nothing_you" if seat == view.seat else "deed.nothing"
    )


def _deed(view: MineView, event: Event, seat: int, witness: Witness, say: Say) -> str:
    """A deed of this player in a few words; "": it is of somebody else, or none that tells anything."""
    if getattr(event, "seat", None) != seat:
        return ""
    match event:
        case events.PathLaid(card=card, cell=cell):
            blocks = uses(view.catalog).get(card) == "dead_end"
            if not blocks:
                sort = witness.layings.get(event, "aside")
                return say(f"deed.path_{sort}", cell=cell_word(cell)) if sort in WAYWARD else say("deed.path")
            there = view.laid.get(cell)
            lies = there is not None and there.card == card
            return say("deed.dead_end" if lies else "deed.dead_end_gone", cell=cell_word(cell))
        case events.Collapsed(cell=cell):
            return say("deed.rockfall", cell=cell_word(cell))
        case events.Broke(whom=whom, card=card):
            return say(
                "deed.broke",
                whose=_whose(view, whom, say),
                tool=_tool(view, view.catalog.cards[card].effects["play"].tool, say),
            )
        case events.Repaired(whom=whom, tool=tool):
            own = "yours" if whom == view.seat else "own"
            return say(
                f"deed.repaired_{own}" if whom == seat else "deed.repaired",
                whose=_whose(view, whom, say),
                tool=_tool(view, tool, say),
            )
        case events.Looked(cell=cell):
            return say("deed.looked", cell=cell_word(cell))
        case events.Passed():
            return say("deed.pass")
    return ""


def _person(view: MineView, seat: int, say: Say) -> str:
    return say("deed.you") if seat == view.seat else view.names[seat]


def _whose(view: MineView, seat: int, say: Say) -> str:
    return say("deed.yours") if seat == view.seat else say("deed.whose", who=view.names[seat])


def _tool(view: MineView, tool: str, say: Say) -> str:
    name: Text = view.catalog.tables["tools"][tool]
    return name.to(say.lang)


def round_won(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who won the last round that is over."""
    over = [event for event in view.events() if isinstance(event, events.RoundOver)]
    if not over:
        return told(style, say("told.no_round_over"))
    last = over[-1]
    return told(style, say(f"told.round_won.{last.winners}", round=last.round))
