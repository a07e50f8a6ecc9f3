"""Why something of one's own is as it is, what may come of something, and what the signs of a drawing mean."""

from __future__ import annotations

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.legends import legend
from brzdek.shell.reading.question_parts import supposed
from tests.support import rulebook
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "skąd mam ten miecz", "• Bierzesz: Miecz. To było na obszarze Równiny 2."),
        ("en", "where did i get the sword", "• You take: Sword. That was on Plains 2."),
        (
            "pl",
            "czemu mam tyle złota",
            "• Zyskujesz 1 mieszek złota. Była to karta Mieszek Złota, dobrana na obszarze Strażnik.",
        ),
        ("en", "what did i lose", "The log has nothing of the kind."),
    ],
)
def test_what_changed_something_is_told_the_last_first(lang: Lang, line: str, told: str) -> None:
    came = listener("magia_i_miecz_11", lang).hear(line)
    assert not came.move and not came.offered
    assert came.said.startswith(told) or told in came.said.splitlines()[0]


def test_what_just_happened_to_oneself_is_told_backwards() -> None:
    said = listener("magia_i_miecz_11", "pl").hear("co się właśnie stało").said.splitlines()
    assert said[:2] == ["• Idziesz na obszar Wioska.", "• Rzucasz kością: 6."]


@pytest.mark.parametrize(
    ("line", "asks"),
    [
        ("i might die, what then", True),
        ("mogę zginąć, i co wtedy", True),
        ("maybe i will lose", True),
        ("roll and then move", False),
        ("mogę rzucić", False),
        ("i may roll", False),
    ],
)
def test_what_may_happen_is_a_question(line: str, asks: bool) -> None:
    assert supposed(line).endswith("?") is asks


@pytest.mark.parametrize("game", ["magia_i_miecz", "smoki"])
@pytest.mark.parametrize(("style", "cards"), [(Style(80), True), (Style(120), True), (Style(60, unicode=False), False)])
def test_the_legend_has_the_signs_of_the_drawing(game: str, style: Style, cards: bool) -> None:
    seat = listener("smoki_12" if game == "smoki" else "mim_move", "pl")
    face = rulebook(game).face
    lines = text_of(legend(seat.view(seat.at), "", face.say("pl"), style))
    told = " ".join(lines)
    assert "@ – ty" in told and "B – Bolek" in told and "mz – mieszki złota" in told
    assert ("▪1" in told) is cards
    assert ("łuska" in told) is (game == "smoki")
    assert max(map(len, lines)) < style.width
