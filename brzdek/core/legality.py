"""Why something is not allowed: what rules give where they do not give an option."""

from __future__ import annotations

import re
from typing import ClassVar

from brzdek.core.facts import Fact

_RULE = re.compile(r" \[[A-Z]{3}-\d+\]")


def with_rule(sentence: str, rule: str) -> str:
    """A sentence and the rule that it comes from."""
    return f"{sentence} [{rule}]"


def without_rules(text: str) -> str:
    """Such sentences alone, for whoever did not ask for rules."""
    return _RULE.sub("", text)


class Reason(Fact):
    """What stands against an option: a rule, and the values that its sentence needs.

    A game declares its reasons in ``rules/reasons.py`` and words them in its face under ``why.<kind>``. The question
    whether an option is legal is answered in one place, ``check(…) -> Reason | None``: the rules list what it lets
    pass, views and faces ask it why. A check that refuses often while options are listed returns reasons that were
    made beforehand; so legality costs no more than a yes or no.

    A reason for a seat may only hold what that seat may know.
    """

    rule: ClassVar[str]
    """The id of the rule in the rule reference, such as ``SAB-044``."""
    lacks: ClassVar[bool] = False
    """Does it only say that one has no such card? Where a line can be read in several ways, others tell more."""
    done: ClassVar[bool] = False
    """Does it only say that just this has been done: nothing is lost of a sentence in which it is said?"""
