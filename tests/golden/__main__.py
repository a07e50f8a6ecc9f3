"""Write the texts of all golden transcripts anew."""

from __future__ import annotations

from tests.golden import replayed, told, transcripts

for path in transcripts():
    path.with_suffix(".txt").write_text(told(replayed(path)), encoding="utf-8")
    print(path)
