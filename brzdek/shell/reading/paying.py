"""How one pays for a way, in words, where the ways have just been listed: “swords”, „mieczem”, “take the damage”."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from brzdek.core.facets import Toll
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.command_words import COURTESY
from brzdek.shell.reading.small_words import FILLERS, NUMBERS, bare_words
from brzdek.shell.reading.yes_and_no import AGREEING, SIGHS

_COINS: dict[str, Sequence[str]] = {
    "weapons": ("miecz", "sword", "blade", "bron", "weapon"),
    "health": (
        "obrazen",
        "damage",
        "zdrow",
        "health",
        "hp",
        "wound",
        "hit",
        "hurt",
        "cios",
        "rana",
        "rane",
        "rany",
        "ran",
    ),
    "tools": ("wytrych", "lockpick"),
}
"""What words begin with that name what one pays with, and what that is of a toll."""
_FIGHTING = ("walcz", "walk", "zabij", "ubij", "pokon", "kill", "fight", "slay")
"""What words begin with that say that swords are used."""
_WITHOUT = frozenset(fold("bez nie without no not none").split())
_PAYING = frozenset(
    fold(
        "płacę zapłacę płacić płać zapłać płacąc wydaję wydam wydaj zużywam zużyję zużyj zużyć używam użyję użyj użyć"
        " poświęcam poświęcę tracę stracę biorę wezmę przyjmuję przyjmę przyjmij kosztem przy użyciu z ze za na siebie"
        " potwora potwory potworów nim nimi go je ich daj daję dam wolę"
        " pay paying spend spending use using lose take taking accept suffer with for by cost of at monster monsters"
        " it them one ones i'll i'd rather prefer get"
    ).split()
)
"""What may stand beside it."""
_IDLE = FILLERS | _PAYING | AGREEING | SIGHS | COURTESY

Fits: TypeAlias = Callable[[Toll], bool]


class _Said(NamedTuple):
    """Something that is paid with, and how much of it; None: that is not said."""

    coin: str
    number: int | None

    def fits(self, toll: Toll) -> bool:
        paid: int = getattr(toll, self.coin)
        return paid > 0 if self.number is None else paid == self.number


def paid_so(line: str, tolls: Sequence[Toll]) -> list[int] | None:
    """Which of these ways a line means that says nothing but what is paid; None: it says something else."""
    said = None if "?" in line else _said(line)
    if not said:
        return None
    fitting = [place for place, toll in enumerate(tolls) if all(coin.fits(toll) for coin in said)]
    named = {coin.coin for coin in said}
    others = [coin for coin in _COINS if coin not in named]

    def paid_else(place: int) -> int:
        return sum(getattr(tolls[place], coin) for coin in others)

    least = min(map(paid_else, fitting), default=0)
    return [place for place in fitting if paid_else(place) == least]


def _said(line: str) -> list[_Said]:
    """What a line says is paid, in order; nothing: it says anything else as well, or nothing of the kind."""
    found: list[_Said] = []
    number: int | None = None
    for word in bare_words(line):
        coin = next((coin for coin, begun in _COINS.items() if word.startswith(tuple(begun))), "")
        if coin or word.startswith(_FIGHTING):
            found.append(_Said(coin or "weapons", number))
            number = None
        elif word in _WITHOUT:
            number = 0
        elif (count := NUMBERS.get(word, word)).isdecimal() and word not in _IDLE:
            number = int(count[:3])
        elif word and word not in _IDLE:
            return []
    return found if number is None else []
