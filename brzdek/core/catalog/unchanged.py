"""Files that lie as they lay when their fingerprint was made need not be read to see that they are the same.

What the disk says of a file is trusted as Python trusts it for modules: its length, its times and its place.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from brzdek.core.catalog import cache
from brzdek.core.catalog.files import is_card_file
from brzdek.core.layers import Layers

SETTLED = 2_000_000_000
"""Nanoseconds after which a file that is written again surely gets another time."""


def known_fingerprint(layers: Layers) -> str | None:
    """The fingerprint of the files of these layers, if they are as they were."""
    try:
        entry = cache.recall(_key(layers)) or {}
        kept = cache.revived(entry["fingerprint"]["files"])
    except (OSError, ValueError, KeyError):
        return None
    return kept if isinstance(kept, str) else None


def keep_fingerprint(layers: Layers, fingerprint: str) -> None:
    """Keep the fingerprint of files that were read just now."""
    try:
        newest = max((max(status.st_mtime_ns, status.st_ctime_ns) for _, status in _states(layers)), default=0)
        if time.time_ns() - newest > SETTLED:
            cache.keep(_key(layers), {"fingerprint": {"files": fingerprint}})
    except OSError:
        return


def _key(layers: Layers) -> str:
    states = [
        (path, status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)
        for path, status in _states(layers)
    ]
    return cache.key_of("fingerprint", states)


def _states(layers: Layers) -> Iterator[tuple[str, os.stat_result]]:
    for layer in layers.all:
        with os.scandir(layers.folder_of(layer)) as entries:
            wanted = [one for one in entries if is_card_file(one.name) and (not layer.files or one.name in layer.files)]
            yield from sorted([(one.path, one.stat()) for one in wanted])
