"""Writing a transcript, answer by answer."""

from __future__ import annotations

import contextlib
import errno
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from brzdek.core.ask import Option
from brzdek.core.record import files
from brzdek.core.record.lock import Lock
from brzdek.core.record.transcript import Transcript, answer_line, result_line
from brzdek.core.rulebook import Result

UNSYNCED = 1.0
"""How many seconds of bots' answers may be on the way to the disk."""


class FileChanged(OSError):
    """Another program has written to the transcript, too."""

    key = "changed"

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EBUSY, "another program has changed the file", str(path))


class Recorder:
    """Writes a transcript, answer by answer: whatever happens to the program, no answer is lost.

    What is written outlives the program at once, and a power cut once it is synced. A file that can no longer be
    written, or that another program has changed or put in the place of ours, is left alone and does not stop the
    game: ``on_failure`` is told once.
    """

    def __init__(
        self, path: Path, content: bytes, ends: list[int], lock: Lock | None, on_failure: Callable[[OSError], None]
    ) -> None:
        self.path = path
        self.failed = False
        self._on_failure = on_failure
        self._real = files.real(path)
        """Behind a link, so that an undo replaces the file and not the link."""
        self._content = content
        """All that is in the file: what another program does to it is noticed, whatever it is."""
        self._ends = ends
        """How long the file is after the header and after each answer."""
        self._finished = False
        self._lock = lock
        self._unsynced = 0.0
        """When the first answer was written that may not be on the disk; 0: all of them are."""
        self._new = True
        self._file = files.open_again(self._real)

    @classmethod
    def create(
        cls, path: Path, header: str, *, lock: Lock | None = None, on_failure: Callable[[OSError], None]
    ) -> Recorder:
        """Begin a new file; FileExistsError if there is one of that name."""
        data = header.encode()
        files.write_new(files.real(path), data)
        return cls(path, data, [len(data)], lock, on_failure)

    @classmethod
    def go_on(
        cls, transcript: Transcript, *, lock: Lock | None = None, on_failure: Callable[[OSError], None]
    ) -> Recorder:
        """Go on writing after the answers that are there. An unfinished last line is cut off, and nothing else; a
        header that ends with the file gets the empty line that belongs below it.
        """
        ends = [transcript.body, *(answer.end for answer in transcript.answers)]
        recorder = cls(transcript.path, transcript.content, ends, lock, on_failure)
        try:
            recorder._mend(transcript)
        except OSError:
            recorder._file.close()
            raise
        recorder._finished = transcript.finished
        return recorder

    def append(self, option: Option, name: str, mark: str = "") -> None:
        """Write an answer, whose it was, and the mark of the state if it has ended a turn."""
        if self._write(answer_line(option, name, mark)):
            self._ends.append(len(self._content))
            if time.monotonic() - self._unsynced > UNSYNCED:
                self.sync()

    def sync(self) -> None:
        """Wait until every answer is on the disk, so that not even a power cut can take it back."""
        if self.failed or not self._unsynced:
            return
        try:
            files.sync(self._file.fileno())
        except OSError as error:
            self._fail(error)
            return
        if self._new:
            files.sync_folder(self._real.parent)
            self._new = False
        self._unsynced = 0.0

    def finish(self, names: Sequence[str], result: Result) -> None:
        """Mark the game as played to its end."""
        if not self._finished:
            self._finished = self._write(result_line(names, result))
        self.sync()

    def rewrite(self, count: int) -> None:
        """Keep only the first answers, as after an undo; the file is replaced in one go."""
        if self.failed:
            return
        try:
            self._check_unchanged()
            self._replace(self._content[: self._ends[count]])
        except OSError as error:
            self._fail(error)
            return
        del self._ends[count + 1 :]
        self._finished = False

    def close(self) -> None:
        self.sync()
        self._file.close()
        if self._lock is not None:
            self._lock.release()

    def _write(self, text: str) -> bool:
        if self.failed:
            return False
        data = text.encode()
        try:
            self._check_unchanged()
            self._put(data)
        except OSError as error:
            self._fail(error)
            return False
        return True

    def _put(self, data: bytes) -> None:
        try:
            if self._file.write(data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            # Half an answer is none. What somebody else may have written is not ours to cut off.
            with contextlib.suppress(OSError):
                if (self._content + data).startswith(self._found(len(data))):
                    self._file.truncate(len(self._content))
            raise
        self._content += data
        self._unsynced = self._unsynced or time.monotonic()

    def _check_unchanged(self) -> None:
        """Two programs that write the same game would spoil it for both."""
        if not os.path.samestat(self._real.stat(), os.fstat(self._file.fileno())) or self._found() != self._content:
            raise FileChanged(self.path)

    def _found(self, more: int = 1) -> bytes:
        """What is in the file, and so many bytes more than should be."""
        self._file.seek(0)
        return self._file.read(len(self._content) + more) or b""

    def _mend(self, transcript: Transcript) -> None:
        self._check_unchanged()
        with contextlib.suppress(OSError):
            self._real.chmod(0o600)
        if len(transcript.content) > transcript.size:
            self._file.truncate(transcript.size)
            self._content = transcript.content[: transcript.size]
        if transcript.no_body:
            self._put(b"\n")
            self._ends[0] = len(self._content)

    def _replace(self, data: bytes) -> None:
        # Where a file that is open cannot be replaced, it has to be closed before.
        self._file.close()
        try:
            files.write_over(self._real, data)
            self._content = data
        finally:
            self._file = files.open_again(self._real)

    def _fail(self, error: OSError) -> None:
        self.failed = True
        self._on_failure(error)
