"""Talk about other players: whom to trust, who is ahead, what the dragon did. It tells no secret and offers no move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.shell.sitting.session import Session
from tests.games.sabotazysta.twins import MineTwins
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down
from tests.twins import Prepared

SUSPECTING = (
    ("czy bolek jest zły?", ("Bolek",)),
    ("czy ala jest ze mną?", ("Ala",)),
    ("komu ufać", ("Ala", "Bolek", "Celina")),
    ("Celina to na bank sabotażystka", ("Celina",)),
    ("po co celina postawiła ślepy zaułek?", ("Celina",)),
    ("bolek jest podejrzany", ("Bolek",)),
    ("is bolek a saboteur", ("Bolek",)),
    ("ok who's been acting fishy?", ("Ala", "Bolek", "Celina")),
    ("so bolek or celina is the traitor, right?", ("Bolek", "Celina")),
    ("why do you think ala blocked us", ("Ala",)),
    ("i think celina is the saboteur", ("Celina",)),
    ("can i trust ala?", ("Ala",)),
)
OTHERS = ("Ala", "Bolek", "Celina")


def in_the_middle(game: str, seed: int, answers: int) -> Table:
    """A game of four some way on, where the first is to move."""
    table = seat_down(game, 4, seed=seed)
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(4)]
    while table.ask is not None and (len(table.answers) < answers or table.ask.seat):
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    return table


def heard(table: Table, *lines: str, lang: Any = "pl") -> str:
    """What is said after the first line, with the lines set apart."""
    screen = Watched(*lines, size=(100, 60))
    Session(table, None, screen, lang).run()
    return screen.seen.partition(f"> {lines[0]}\n")[2]


@pytest.mark.parametrize(("line", "people"), SUSPECTING)
def test_talk_of_suspicion_tells_what_everybody_saw_and_does_nothing(line: str, people: tuple[str, ...]) -> None:
    table = in_the_middle("sabotazysta", 6, 20)
    given = len(table.answers)
    said = heard(table, line, "")
    for name in OTHERS:
        judged = [line for line in said.splitlines() if line.startswith((f"W tej rundzie {name}: ", f"{name}: "))]
        assert bool(judged) == (name in people), said
    assert "odejrzenie" in said and "Enter –" not in said
    assert len(table.answers) == given, "an empty line after it does nothing"


def test_an_order_with_a_reason_is_still_an_order() -> None:
    position = {"hands": {0: ["broken_cart"], 1: ["cross"], 2: ["cross"], 3: ["cross"]}, "deck": 0, "turn": 0}
    table = seat_down("sabotazysta", 4, position=position)
    name = table.view(None).names[1]
    heard(table, f"zepsuj wózek {name}, to sabotażysta", "")
    assert ("play", "broken_cart", 1) in table.answers


def test_of_oneself_it_is_told_how_one_looks() -> None:
    table = in_the_middle("sabotazysta", 6, 20)
    for line in ("ktoś się domyśla że to ja?", "does anyone suspect me?"):
        assert "W tej rundzie masz na koncie" in heard(table.fork(), line)


def test_what_is_hidden_makes_no_difference_to_suspicion() -> None:
    compared = 0
    for seed in range(12):
        table = MineTwins.somewhere(seed)
        if table.ask is None or table.ask.seat != 0 or len(table.view(None).names) < 4:
            continue
        twins = MineTwins(table, 0, list(MineTwins.mixes), random.Random(seed))
        one, two = (
            heard(Table(Prepared(table.rulebook, there), table.setup, table.catalog), "komu ufać")
            for there in twins.games
        )
        assert one == two
        compared += 1
    assert compared


def test_rounds_and_maps_are_told_from_the_log() -> None:
    table = in_the_middle("sabotazysta", 6, 20)
    assert "Żadna runda jeszcze się nie skończyła." in heard(table.fork(), "kto wygrał tę rundę?")
    looked = heard(table.fork(), "which goal has ala looked at", lang="en")
    assert "Maps of this round – " in looked or "Nobody has played a map" in looked
    later = in_the_middle("sabotazysta", 6, 90)
    assert "won round" in heard(later, "so who won that round", lang="en")


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("how am i doing compared to bolek?", "total"),
        ("kto z nas jest teraz górą?", "total"),
        ("ile mam pkt?", "total"),
        ("kto jest najbliżej artefaktu?", "to artifact"),
        ("did the dragon hurt anyone?", " attack"),
        ("co mi grozi od smoka?", "The next attack: "),
        ("czy smok mnie zaraz zabije?", "The next attack: "),
        ("will the dragon kill me?", "The next attack: "),
        ("ile butów potrzebuję, żeby wyjść na zewnątrz?", "The cheapest way"),
        ("how much would it hurt to get to 3", "The cheapest way"),
        ("what's between here and 3", "The cheapest way"),
        ("why did i just get a clank?", "Clank! You add"),
        ("skąd mam ten brzdęk?", "Clank! You add"),
    ],
)
def test_what_is_asked_of_rivals_and_the_dragon(game: str, line: str, told: str) -> None:
    said = heard(in_the_middle(game, 4, 150), line, lang="en")
    assert told in " ".join(said.split()), said


def test_an_artifact_in_a_room_is_told_by_what_it_is_worth() -> None:
    table = in_the_middle("brzdek", 4, 10)
    assert "is 5 points" in heard(table, "how much do i get for the artifact in 18?", lang="en")


def test_haunted_tiles_are_listed() -> None:
    said = heard(in_the_middle("katakumby", 4, 150), "który kafel jest nawiedzony?")
    assert "Nawiedzone: kafel" in said or "nie jest nawiedzony" in said
