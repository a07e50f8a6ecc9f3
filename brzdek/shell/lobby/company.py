"""Who is to play: what people say of themselves, their friends and the computer before a game begins."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.small_words import FILLERS, NEGATIONS, NUMBERS, bare

SEATS = frozenset(fold("osób osoby osobami graczy gracze graczami people players seats of").split())
PLAYING = frozenset(
    fold(
        "zagrajmy zagraj zagramy gram graj gramy grać zagrać pograć nowa nową nowe gra grę gry gierka rozpocznij"
        " zacznij uruchom włącz start play playing game games new begin launch open run try spróbuj with against"
        " przeciw przeciwko in dla for our nas us we are is będzie jesteśmy będziemy"
    ).split()
)
"""Words around the title of a game, and around those who play it."""
BOTS = frozenset(
    fold(
        "bot bota botem boty botów botami komputer komputera komputerem komputery komputerów komputerami robot"
        " roboty robotów robotami przeciwnik przeciwnika przeciwnikiem przeciwnicy przeciwników przeciwnikami bots"
        " computer computers robots ai ais opponent opponents rival rivals"
    ).split()
)
FRIENDS = frozenset(
    fold(
        "znajomy znajomym znajomi znajomych znajomymi przyjaciel przyjacielem przyjaciele przyjaciół przyjaciółmi"
        " kolega kolegą koledzy kolegów kolegami koleżanka koleżanką koleżanki koleżankami żona żoną mąż mężem syn"
        " synem córka córką dzieci dziećmi brat bratem siostra siostrą friend friends wife husband son daughter"
        " kids brother sister"
    ).split()
)
ALONE = frozenset(fold("sam sama solo samotnie alone single").split())
MYSELF = frozenset(fold("ja mnie mną me myself").split())
BACK = frozenset(fold("cofnij cofam wróć wracam anuluj wstecz back undo cancel stop przerwij rezygnuję").split())


class Company(NamedTuple):
    """How many are to play, and how many of them are people; None: that was not said."""

    players: int | None = None
    people: int | None = None


def company(line: str) -> Company | None:
    """Who plays by what is said: “5 2”, “we dwoje”, “z 3 komputerami”. None: something else is said."""
    numbers: list[int] = []
    bots = friends = seats = None
    words = spoken(line)
    for place, word in enumerate(words):
        if word.isdecimal():
            numbers.append(int(word[:3]))
        elif word in BOTS:
            bots = (bots or 0) + _so_many(words, place, numbers)
        elif word in FRIENDS:
            friends = (friends or 0) + _so_many(words, place, numbers)
        elif word in SEATS and _follows_number(words, place):
            seats = numbers.pop()
        elif word not in _PASSED_OVER:
            return None
    given = numbers if seats is None else [seats, *numbers]
    if bots is None and friends is None:
        return _of_numbers(given, not (ALONE if given else ALONE | MYSELF).isdisjoint(words))
    people = 1 + (friends or 0)
    total = given[0] if given else people + bots if bots is not None else None
    return Company(total, people)


def spoken(line: str) -> list[str]:
    """The words of a line; numbers in digits."""
    return [NUMBERS.get(word, word) for word in map(bare, fold(line).replace(",", " ").split()) if word]


def says_who_plays(word: str) -> bool:
    """Is it a word about players, or of no weight beside their game?"""
    return word.isdecimal() or word in _PASSED_OVER | BOTS | FRIENDS


def goes_back(line: str) -> bool:
    """Does somebody want to be where he was before?"""
    words = spoken(line)
    return not BACK.isdisjoint(words) and all(word in BACK | NEGATIONS | FILLERS for word in words)


_PASSED_OVER = PLAYING | FILLERS | SEATS | ALONE | MYSELF | {"i", "only", "razem", "toba", "wami", "together"}


def _of_numbers(given: Sequence[int], alone: bool) -> Company | None:
    """Numbers alone: of players, then of people."""
    if len(given) > 2:
        return None
    players, people = (*given, None, None)[:2]
    return Company(players, 1 if alone and people is None else people)


def _so_many(words: Sequence[str], place: int, numbers: list[int]) -> int:
    """The number that stands before a word for players; one where none does."""
    return numbers.pop() if _follows_number(words, place) else 1


def _follows_number(words: Sequence[str], place: int) -> bool:
    return place > 0 and words[place - 1].isdecimal()
