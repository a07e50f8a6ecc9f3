"""State as plain data, for hashes, JSON and comparisons."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from typing import Any


def plain(value: Any) -> Any:
    """Lists, dicts with text keys, numbers and text: the same for equal values, whatever their order in memory."""
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    if hasattr(value, "plain"):
        return plain(value.plain())
    if isinstance(value, dict):
        return {_key(key): plain(item) for key, item in sorted(value.items(), key=lambda pair: _key(pair[0]))}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted((plain(item) for item in value), key=lambda item: json.dumps(item))
    if dataclasses.is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    raise TypeError(f"{type(value).__name__} has no plain form")


def _key(key: Any) -> str:
    if isinstance(key, tuple):
        return ",".join(map(str, key))
    return str(key)


def fingerprint(value: Any) -> str:
    """A short hash of the plain form."""
    written = json.dumps(plain(value), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()[:16]
