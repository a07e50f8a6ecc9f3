"""Count all positions and write the counts into the files, behind each position."""

from __future__ import annotations

import re

from tests.perft import counted, entries, files

for path in files():
    text = re.sub(r"\n    counts: .*", "", path.read_text(encoding="utf-8")).rstrip("\n") + "\n"
    parts = re.split(r"(?m)^(?=  - name: )", text)
    for number, entry in enumerate(entries(path), 1):
        counts = counted(path.stem, entry["position"])
        parts[number] = f"{parts[number].rstrip()}\n    counts: {counts}\n"
        print(path.stem, entry["name"], counts)
    path.write_text("".join(parts), encoding="utf-8")
