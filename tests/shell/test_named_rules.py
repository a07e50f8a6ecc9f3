"""At a keyboard a refusal is a plain sentence; whoever asks why is told the rule, and a script always is."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.typed.positions import table_at

WHY = {"pl": "dlaczego", "en": "why?"}
"""Asked right after a refusal."""


@pytest.mark.parametrize(
    ("lang", "line", "question"),
    [("pl", "zawal start", "dlaczego nie zawal start"), ("en", "rockfall 8 0", "why not rockfall 8 0")],
)
@pytest.mark.parametrize("names_rules", [True, False])
def test_the_rule_behind_a_refusal_is_for_scripts_and_for_who_asks(
    lang: Lang, line: str, question: str, names_rules: bool
) -> None:
    table = table_at("typed_rockfall")
    refused, asked, why = Watched("", line), Watched("", question), Watched("", line, WHY[lang])
    for screen in (refused, asked, why):
        screen.names_rules = names_rules
        assert Session(table, None, screen, lang).run() == 0
    assert ("[SAB-083]" in refused.shots[-1][1]) is names_rules
    assert "[SAB-083]" in asked.shots[-1][1]
    assert "[SAB-083]" in why.shots[-1][1]
