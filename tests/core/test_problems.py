"""What the system says reaches a player in the player's language."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from brzdek.core.problems import system_reason, why
from brzdek.core.text import LANGS, Lang


@pytest.mark.parametrize("lang", LANGS)
def test_no_error_of_the_system_is_told_in_its_own_words(lang: Lang) -> None:
    for code in errno.errorcode:
        told = system_reason(OSError(code, os.strerror(code)), lang)
        assert os.strerror(code) not in told


def test_an_error_without_words_of_ours_is_named_by_its_code() -> None:
    assert system_reason(OSError(errno.EXDEV, "Invalid cross-device link"), "pl") == "błąd systemu (EXDEV)"
    assert system_reason(OSError("without a number"), "en") == "a system error (?)"


def test_a_closed_stream_is_told_of() -> None:
    assert why(OSError(errno.EBADF, "Bad file descriptor"), "pl") == "wejście albo wyjście jest zamknięte"


def test_the_file_is_named() -> None:
    assert why(FileNotFoundError(errno.ENOENT, "", "a\x1b[2J.txt"), "en") == "a[2J.txt: there is no such file or folder"


def test_a_name_with_a_nul_is_an_impossible_name() -> None:
    with pytest.raises(ValueError) as raised:
        Path("a\0b").read_bytes()
    assert system_reason(raised.value, "pl") == "taka nazwa pliku jest niemożliwa"
