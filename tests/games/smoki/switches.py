"""The switches of Smoki, and which of their combinations go together."""

from __future__ import annotations

import itertools
from typing import Any

SWITCHES: dict[str, tuple[Any, ...]] = {
    "characters": (0, 1),
    "dragons": (0, 1),
    "overlay": ("none", "realm", "tower"),
    "ending": ("off", "smoki", "all"),
    "wrath": (0, 1),
    "spawn": (0, 1),
    "struggle": (0, 1),
}
ALL = [dict(zip(SWITCHES, values, strict=True)) for values in itertools.product(*SWITCHES.values())]


def goes_together(options: dict[str, Any]) -> bool:
    """The table of the rulings."""
    if not options["dragons"] and (
        options["overlay"] != "none" or options["wrath"] or options["spawn"] or options["struggle"]
    ):
        return False
    if options["overlay"] != "none" and options["ending"] != "off":
        return False
    return not options["struggle"] or options["overlay"] == "tower"


LEGAL = [options for options in ALL if goes_together(options)]
