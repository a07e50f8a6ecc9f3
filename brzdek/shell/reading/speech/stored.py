"""Ways to say things that are kept as data, in the YAML files beside this module."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any


@cache
def stored(name: str) -> Any:
    """What a file holds. It is read with the first line that needs it: no prompt waits for YAML."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(Path(__file__).with_name(f"{name}.yaml").read_bytes(), Loader=loader)
