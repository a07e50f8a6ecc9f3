"""The cache: fast when all is well, silent when not; and the user's folders."""

from __future__ import annotations

import os
import stat
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brzdek.core import paths
from brzdek.core.catalog import cache
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.reference import load_rules
from brzdek.core.catalog.schema import MapOf, Whole
from brzdek.core.layers import Layers
from brzdek.core.problems import BadData
from tests.effort import effort

SCHEMA = CatalogSchema("mini", {"plain": CardKind()}, {"steps": MapOf(Whole(1, 6), Whole())})
GAME = """\
title: {pl: Mała, en: Small}
players: {min: 2, max: 4}
steps: {1: 10, 6: 60}
cards:
  - {id: one, name: {pl: Jeden, en: One}, kind: plain, copies: 1}
  - {id: two, name: {pl: Dwa, en: Two}, kind: plain, copies: 2}
"""
RULES = "rules: [{id: MIN-001, topic: end, text: {pl: Koniec., en: The end.}}]"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "mini"
    place.mkdir()
    (place / "game.yaml").write_text(GAME, encoding="utf-8")
    (place / "rules.yaml").write_text(RULES, encoding="utf-8")
    return place


@pytest.fixture
def kept(user_home: Path) -> Path:
    return user_home / "cache"


def content(folder: Path) -> tuple[Any, ...]:
    catalog = load_catalog(Layers(SCHEMA, folder=folder))
    return catalog.title, catalog.players, dict(catalog.options), dict(catalog.cards), dict(catalog.tables)


def entry(kept: Path) -> Path:
    (file,) = kept.iterdir()
    return file


def warm(folder: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Does a load now do without YAML?"""
    with monkeypatch.context() as patched:
        patched.setattr(yaml, "parse", None)
        try:
            content(folder)
        except TypeError:
            return False
        return True


def forged(file: Path, change: Any) -> None:
    """Change the values of an entry, given as lines with section, key and JSON, and make its checksum right again."""
    found = cache.recall(file.stem) or {}
    values = [(section, name, text.decode()) for section in found for name, text in found[section].items()]
    lines = change(["\t".join(value) for value in values])
    sections: dict[str, list[tuple[str, str]]] = {}
    for line in lines:
        section, _, rest = line.partition("\t")
        sections.setdefault(section, []).append(rest.partition("\t")[::2])
    rewritten(file, [one for section in sections for one in written(section, sections[section])])


def written(section: str, values: list[tuple[str, str]]) -> list[str]:
    return ["\t".join((section, *(name for name, _ in values))), *(text for _, text in values)]


def rewritten(file: Path, lines: list[str]) -> None:
    body = "\n".join(lines).encode()
    file.write_bytes(cache._checksum(body).encode() + b"\n" + body)


# -- all is well


def test_an_entry_is_as_good_as_the_files(folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not warm(folder, monkeypatch)
    first = content(folder)
    assert warm(folder, monkeypatch)
    assert content(folder) == first
    assert first[4] == {"steps": {1: 10, 6: 60}}
    assert [file.suffix for file in kept.iterdir()] == [".cards"]


def test_other_contents_other_schema_and_other_program_are_other_entries(
    folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import brzdek

    content(folder)
    (folder / "game.yaml").write_text(GAME.replace("Dwa", "Dwójka"), encoding="utf-8")
    assert not warm(folder, monkeypatch)
    assert content(folder)[3]["two"].name.pl == "Dwójka"
    load_catalog(Layers(CatalogSchema("mini", SCHEMA.kinds, SCHEMA.tables, version=2), folder=folder))
    assert len(list(kept.iterdir())) == 3
    monkeypatch.setattr(brzdek, "__version__", "99")
    assert not warm(folder, monkeypatch)


def test_a_bad_folder_is_not_kept(folder: Path, kept: Path) -> None:
    (folder / "game.yaml").write_text(GAME.replace("copies: 2", "copies: x"), encoding="utf-8")
    with pytest.raises(BadData, match="whole number"):
        content(folder)
    assert not kept.exists()


def test_nobody_else_may_look(folder: Path, kept: Path) -> None:
    content(folder)
    if os.name == "posix":
        assert entry(kept).stat().st_mode & 0o777 == 0o600
        assert kept.stat().st_mode & 0o777 == 0o700


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False)
        | st.text(st.characters(min_codepoint=32)),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(st.integers() | st.text(st.characters(min_codepoint=32, codec="utf-8")), inner)
        ),
        max_leaves=15,
    )
)
def test_plain_data_comes_back_the_same(value: Any) -> None:
    key = cache.key_of("test")
    cache.keep(key, {"part": {"name": value}})
    found = cache.recall(key)
    assert found is not None
    again = cache.revived(found["part"]["name"])
    assert again == value
    assert repr(again) == repr(value)


# -- all is not well


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data[:-1],
        lambda data: data.replace(b"One", b"Oni"),
        lambda data: data[:40] + b"\xff" + data[41:],
        lambda data: b"\xff\xfe" + data,
        lambda data: b"{}",
        lambda data: b"\0" * 100,
        lambda data: data.partition(b"\n")[2],
    ],
    ids=["empty", "half", "cut", "changed", "byte", "other encoding", "other json", "zeros", "no checksum"],
)
def test_a_damaged_entry_is_made_anew(folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, damage: Any) -> None:
    first = content(folder)
    entry(kept).write_bytes(damage(entry(kept).read_bytes()))
    assert not warm(folder, monkeypatch)
    assert content(folder) == first
    assert warm(folder, monkeypatch)


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.rpartition("\t")[0] + "\tnull",
        lambda line: line.rpartition("\t")[0] + "\t{",
        lambda line: line.rpartition("\t")[0] + "\t" + "[" * 100_000,
        lambda line: line.rpartition("\t")[0] + '\t{"id":"thr\\u0065e","\\u0000x":[]}',
        lambda line: line.rpartition("\t")[0] + '\t{"kind":[]}',
        lambda line: line.replace('"id":"one"', '"id":"two"').replace('"min":2', '"min":9').replace('":10', '":"x"'),
    ],
    ids=["null", "broken", "deep", "odd key", "odd kind", "wrong values"],
)
def test_an_entry_that_fits_only_outside_is_read_from_the_files(
    folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    first = content(folder)
    forged(entry(kept), lambda lines: [change(line) for line in lines])
    assert content(folder) == first


def test_an_entry_of_other_lines_is_no_entry(folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = content(folder)
    lines = entry(kept).read_text().split("\n")[1:]
    for other in (["just words", *lines], [*lines, "just words"], lines[1:], lines[:-1], []):
        rewritten(entry(kept), other)
        assert not warm(folder, monkeypatch)
        assert content(folder) == first


def test_rules_survive_a_forged_entry(folder: Path, kept: Path) -> None:
    rules = load_rules(folder)
    for change in (
        lambda lines: [],
        lambda lines: [f"other\t{lines[0]}"],
        lambda lines: ["rules\tMIN-001\t5"],
        lambda lines: ['rules\tMIN-001\t["a"]'],
        lambda lines: ["rules\tMIN-001\t{"],
    ):
        forged(entry(kept), change)
        assert load_rules(folder) == rules


@pytest.mark.skipif(os.name != "posix", reason="links need no rights only here")
def test_a_link_is_not_followed(folder: Path, kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = content(folder)
    file = entry(kept)
    elsewhere = file.rename(tmp_path / "elsewhere")
    before = elsewhere.read_bytes()
    file.symlink_to(elsewhere)
    assert not warm(folder, monkeypatch)
    assert content(folder) == first
    assert elsewhere.read_bytes() == before
    assert not file.is_symlink()
    assert warm(folder, monkeypatch)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_in_place_of_an_entry_does_not_wait(folder: Path, kept: Path) -> None:
    first = content(folder)
    file = entry(kept)
    file.unlink()
    os.mkfifo(file)
    assert content(folder) == first


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="files have no owner here")
def test_an_entry_of_somebody_else_is_left_alone(folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content(folder)
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert not warm(folder, monkeypatch)


@pytest.mark.parametrize("obstacle", ["file", "folder in place of the entry", "read only", "full"])
def test_a_cache_that_cannot_be_written_is_done_without(
    folder: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, obstacle: str
) -> None:
    first = content(folder)
    file = entry(kept)
    file.unlink()
    if obstacle == "file":
        kept.rmdir()
        kept.write_text("in the way")
    elif obstacle == "folder in place of the entry":
        file.mkdir()
    else:
        monkeypatch.setattr(os, "fdopen" if obstacle == "full" else "replace", _no_room)
        if obstacle == "read only":
            monkeypatch.setattr(Path, "replace", _no_room)
    assert content(folder) == first
    assert not warm(folder, monkeypatch)
    if kept.is_dir():
        assert [path for path in kept.iterdir() if path.is_file()] == [], "nothing half-written stays behind"


def _no_room(*_: object) -> Any:
    raise OSError("no room")


def test_a_home_that_is_no_folder_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRZDEK_HOME", "/dev/null")
    assert content(folder) == content(folder)


def test_old_entries_do_not_pile_up(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "KEPT", 5)
    now = time.time()
    for number in range(12):
        cache.keep(f"entry{number:02}", {"a": {"b": number}})
        os.utime(kept / f"entry{number:02}.cards", (now - 1000 + number, now - 1000 + number))
    (kept / ".fresh.part").touch()
    (kept / ".stale.part").touch()
    (kept / "notes.txt").touch()
    os.utime(kept / ".stale.part", (now - 7200, now - 7200))
    cache.keep("newest", {"a": {"b": 0}})
    left = sorted(file.name for file in kept.iterdir())
    assert left == [
        ".fresh.part",
        *[f"entry{number:02}.cards" for number in (8, 9, 10, 11)],
        "newest.cards",
        "notes.txt",
    ]


# -- speed


def test_a_warm_load_is_a_small_part_of_the_work(tmp_path: Path) -> None:
    """How long both take is measured by the benches."""
    folder = tmp_path / "mini"
    folder.mkdir()
    cards = [f"  - {{id: c{n}, name: {{pl: Karta {n}, en: Card {n}}}, kind: plain, copies: {n}}}" for n in range(200)]
    (folder / "game.yaml").write_text(GAME + "\n".join(cards), encoding="utf-8")
    cold = effort(lambda: load_catalog(Layers(SCHEMA, folder=folder)), 1_000_000)
    effort(lambda: load_catalog(Layers(SCHEMA, folder=folder)), cold // 20)


# -- the user's folders


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A user with a home and nothing else set."""
    for name in ("BRZDEK_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    return tmp_path


def folders() -> list[Path]:
    return [paths.cache_folder(), paths.state_folder(), paths.config_folder()]


def test_folders_of_a_unix_user(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folders() == [bare / ".cache/brzdek", bare / ".local/state/brzdek", bare / ".config/brzdek"]
    monkeypatch.setenv("XDG_CACHE_HOME", str(bare / "c"))
    monkeypatch.setenv("XDG_STATE_HOME", str(bare / "s"))
    monkeypatch.setenv("XDG_CONFIG_HOME", "relative/is/ignored")
    assert folders() == [bare / "c/brzdek", bare / "s/brzdek", bare / ".config/brzdek"]


def test_folders_elsewhere(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert paths.cache_folder() == bare / "Library/Caches/brzdek"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(bare / "Local"))
    assert len(set(folders())) == 3
    assert all(bare / "Local" / "brzdek" in folder.parents for folder in folders())


def test_one_folder_for_everything(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRZDEK_HOME", str(bare / "b"))
    assert folders() == [bare / "b/cache", bare / "b/state", bare / "b/config"]


def test_a_user_without_a_home(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", homeless)
    for folder in (paths.cache_folder, paths.state_folder, paths.config_folder):
        with pytest.raises(paths.NoHome):
            folder()
    cache.keep("key", {"a": {"b": 1}})
    assert cache.recall("key") is None


def test_a_home_that_depends_on_where_one_is_counts_for_none(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("somewhere"))
    with pytest.raises(paths.NoHome):
        paths.state_folder()


def test_a_private_folder_is_ours_and_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a" / "b"
    assert paths.private_folder(folder) == folder
    assert {stat.S_IMODE(one.stat().st_mode) for one in (folder, folder.parent)} == {0o700}
    folder.chmod(0o755)
    paths.private_folder(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    monkeypatch.setattr(os, "geteuid", lambda: folder.stat().st_uid + 1)
    with pytest.raises(paths.NotOurs):
        paths.private_folder(folder)


def test_the_cards_are_found_in_a_checkout() -> None:
    assert (paths.cards_folder() / "sabotazysta").is_dir()
