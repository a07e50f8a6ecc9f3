"""A real terminal: prompt_toolkit's line editor with completion, suggestions, colours and keys."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app, get_app_session, run_in_terminal
from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
from prompt_toolkit.buffer import Buffer, CompletionState
from prompt_toolkit.completion import CompleteEvent, Completion, get_common_complete_suffix
from prompt_toolkit.completion import Completer as PromptCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition, completion_is_selected
from prompt_toolkit.formatted_text import FormattedText, StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.lexers import Lexer
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.renderer import print_formatted_text
from prompt_toolkit.styles import Style as InkStyle

from brzdek.core.drawing import Line, Style
from brzdek.core.text import fold
from brzdek.shell.display.complete import Completer, Continuation
from brzdek.shell.display.history import OwnHistory
from brzdek.shell.display.layout import whole
from brzdek.shell.display.screen import NARROWEST, PROMPT_LINES, Ended, Interrupted, Prompt, Screen, tidy

COLOURS = {
    "title": "bold",
    "dim": "ansibrightblack",
    "you": "ansicyan bold",
    "good": "ansigreen",
    "bad": "ansired",
    "gold": "ansiyellow",
    "secret": "ansimagenta",
    "last": "ansigreen bold",
    "rock": "ansibrightblack",
    "key": "ansicyan",
    "strange": "ansired",
    "bottom-toolbar": "noreverse ansibrightblack",
    "auto-suggestion": "ansibrightblack",
    "completion-menu.completion": "bg:ansibrightblack ansiwhite",
    "completion-menu.completion.current": "bg:ansicyan ansiblack noreverse",
    "completion-menu.meta.completion": "bg:ansibrightblack ansiwhite",
    "completion-menu.meta.completion.current": "bg:ansicyan ansiblack",
}
PALE = {
    "dim": "",
    "strange": "underline",
    "bottom-toolbar": "noreverse",
    "auto-suggestion": "italic",
    "completion-menu.completion": "",
    "completion-menu.completion.current": "reverse",
    "completion-menu.meta.completion": "",
    "completion-menu.meta.completion.current": "reverse",
}
"""What must be told apart without colours."""
MENU_LINES = 4
"""What the list of completions takes below the prompt; on a screen of 40 lines every one more is taken from the map."""
ENOUGH = ("q", "quit", "dosc", "koniec", "enough", "stop")
GOING_ON = ("", "dalej", "wiecej", "more", "next")
"""What is typed to leave a long list and to read on; anything else is the next command already."""
ROOMY = 34
"""On a screen with this many lines the list of completions opens by itself."""


class Terminal(Screen):
    """A person at a terminal."""

    live = True
    rich = True
    names_rules = False

    def __init__(self) -> None:
        self._sessions: dict[str, PromptSession[str]] = {}
        self._meanwhile = ""
        """A command that was typed where a long list asked whether to go on."""

    @property
    def style(self) -> Style:
        output = get_app_session().output
        return Style(
            width=max(NARROWEST, output.get_size().columns),
            unicode=_draws_boxes(output.encoding()),
            height=max(1, self.rows - PROMPT_LINES),
        )

    @property
    def rows(self) -> int:
        rows = get_app_session().output.get_size().rows
        return rows - MENU_LINES if rows >= ROOMY else rows

    def draw(self, lines: Sequence[Line]) -> None:
        if lines:
            self._print(whole(lines, self.style.width))

    def _print(self, lines: Sequence[Line]) -> None:
        output = get_app_session().output
        print_formatted_text(output, _inked([*lines, []]), _ink(_colourless()), color_depth=_colours())
        output.flush()

    def page(self, lines: Sequence[Line], more: str) -> None:
        from brzdek.shell.reading.commands import KEYS

        room = max(5, self.rows - 2)
        shows = {key: f"/{name}" for key, name in KEYS.items()}
        rest = whole(lines, self.style.width)
        while len(rest) > room:
            self.show(rest[:room])
            del rest[:room]
            try:
                typed = self.read(Prompt([("dim", more)], typing=shows))
            except (Interrupted, Ended):
                return
            if fold(typed) not in GOING_ON:
                self._meanwhile = "" if fold(typed) in ENOUGH else typed
                return
        self.show(rest)

    def wipe(self) -> None:
        self._meanwhile = ""
        output = get_app_session().output
        output.erase_screen()
        output.write_raw("\x1b[3J")
        output.cursor_goto(0, 0)
        output.flush()

    def read(self, prompt: Prompt) -> str:
        if prompt.completer is not None and self._meanwhile:
            line, self._meanwhile = self._meanwhile, ""
            self._print([[*prompt.line, ("", line)]])
            return line
        session = self._session(prompt.owner)
        if not prompt.owner:
            _forget_typed_ahead()
        try:
            line = session.prompt(
                _inked([prompt.line]),
                completer=_Offers(prompt) if prompt.completer else None,
                lexer=_Strange(prompt.strange) if prompt.strange else None,
                auto_suggest=_Suggestions(prompt.completer) if prompt.completer else None,
                bottom_toolbar=(lambda: self._toolbar(prompt.toolbar)) if prompt.toolbar else None,
                key_bindings=_keys(prompt),
                handle_sigint=False,  # Ctrl-C is a key here; the program has an ear of its own for the signal
            )
        except KeyboardInterrupt:
            raise Interrupted from None
        except EOFError:
            raise Ended from None
        return tidy(line)

    def _session(self, owner: str) -> PromptSession[str]:
        """Everybody has a session of their own: no history, search or clipboard goes from one to another."""
        if not owner or owner not in self._sessions:
            self._sessions[owner] = PromptSession(
                history=OwnHistory(owner) if owner else None,
                style=_ink(_colourless()),
                include_default_pygments_style=False,
                color_depth=_colours(),
                complete_while_typing=Condition(_roomy),
                reserve_space_for_menu=MENU_LINES,
                enable_suspend=True,
            )
        return self._sessions[owner]

    def _toolbar(self, parts: str) -> str:
        """As many of the keys as fit on one line."""
        text = ""
        for part in parts.split("|"):
            longer = f"{text} · {part}" if text else f" {part}"
            if len(longer) >= self.style.width:
                break
            text = longer
        return text


def _colourless() -> bool:
    """Does somebody want no colours? See no-color.org."""
    return bool(os.environ.get("NO_COLOR"))


def _colours() -> ColorDepth | None:
    return ColorDepth.MONOCHROME if _colourless() else None


@cache
def _ink(colourless: bool) -> InkStyle:
    return InkStyle.from_dict({**COLOURS, **PALE} if colourless else COLOURS)


def _roomy() -> bool:
    return get_app_session().output.get_size().rows >= ROOMY


def _draws_boxes(encoding: str) -> bool:
    try:
        "╬✗".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _inked(lines: Sequence[Line]) -> FormattedText:
    fragments: list[tuple[str, str]] = []
    for number, line in enumerate(lines):
        if number:
            fragments.append(("", "\n"))
        fragments += [(f"class:{ink}" if ink else "", text) for ink, text in line]
    return FormattedText(fragments)


def _forget_typed_ahead() -> None:
    """Keys pressed before a question was seen are no answer to it."""
    if not sys.stdin.isatty():
        return
    from prompt_toolkit.input.typeahead import clear_typeahead

    clear_typeahead(get_app_session().input)
    try:
        import termios

        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
    except (ImportError, OSError):
        return


class _OfferCompletion(Completion):
    """A completion that knows whether it ends the line."""

    def __init__(self, offer: Continuation, meta: Callable[[], str]) -> None:
        super().__init__(offer.text, -offer.back, display=offer.text.rstrip(), display_meta=meta)
        self.final = offer.final


class _Offers(PromptCompleter):
    """Our completer in prompt_toolkit's shape."""

    def __init__(self, prompt: Prompt) -> None:
        self._prompt = prompt

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        assert self._prompt.completer is not None
        if document.text_after_cursor.strip():
            return
        if complete_event.text_inserted and not document.text.strip():
            return
        for offer in self._prompt.completer.offers(document.text_before_cursor):
            yield _OfferCompletion(offer, self._meta(offer))

    def _meta(self, offer: Continuation) -> Callable[[], str]:
        prompt = self._prompt
        if offer.command is not None:
            return lambda: offer.command.help.to(prompt.lang) if offer.command else ""
        return lambda: self._said(offer)

    def _said(self, offer: Continuation) -> str:
        """What a word does or, failing that, how many moves it leads to."""
        prompt = self._prompt
        said = prompt.meta(offer.move, offer.place) if prompt.meta is not None and offer.move is not None else ""
        return said or (prompt.count(offer.leads_to) if prompt.count is not None and offer.leads_to > 1 else "")


class _Strange(Lexer):
    """Colours words that mean nothing now."""

    def __init__(self, strange: Callable[[str], list[tuple[int, int]]]) -> None:
        self._strange = strange

    def lex_document(self, document: Document) -> Callable[[int], StyleAndTextTuples]:
        def inked(number: int) -> StyleAndTextTuples:
            line = document.lines[number]
            fragments: StyleAndTextTuples = []
            done = 0
            for begin, end in self._strange(line):
                fragments += [("", line[done:begin]), ("class:strange", line[begin:end])]
                done = end
            return [*fragments, ("", line[done:])]

        return inked


class _Suggestions(AutoSuggest):
    """What is offered in grey."""

    def __init__(self, completer: Completer) -> None:
        self._completer = completer

    def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:
        rest = self._completer.suggestion(document.text)
        return Suggestion(rest) if rest else None


def _keys(prompt: Prompt) -> KeyBindings:
    keys = KeyBindings()
    for key, show in prompt.keys.items():
        keys.add(key)(_shower(show))
    for key, line in prompt.typing.items():
        keys.add(key, filter=Condition(lambda: not get_app().current_buffer.text))(_typer(line))

    @keys.add("tab", filter=Condition(lambda: prompt.completer is not None))
    def complete(event: KeyPressEvent) -> None:
        if completion_is_selected():
            event.current_buffer.complete_next()
        else:
            _complete(event.current_buffer)

    @keys.add("enter", filter=completion_is_selected)
    def take(event: KeyPressEvent) -> None:
        """Take the chosen completion; the line is done only if the completion ends it."""
        buffer = event.current_buffer
        chosen = buffer.complete_state.current_completion if buffer.complete_state else None
        buffer.complete_state = None
        if isinstance(chosen, _OfferCompletion) and not chosen.final:
            _complete(buffer)
        else:
            buffer.validate_and_handle()

    return keys


def _complete(buffer: Buffer) -> None:
    """Insert the only completion, or what all of them share; else list them and then step through the list.

    This is done at once: keys may be typed faster than prompt_toolkit's own list comes up.
    """
    document = buffer.document
    found = list(buffer.completer.get_completions(document, CompleteEvent(completion_requested=True)))
    if len(found) == 1:
        buffer.complete_state = None
        buffer.delete_before_cursor(-found[0].start_position)
        buffer.insert_text(found[0].text)
    elif shared := get_common_complete_suffix(document, found):
        buffer.insert_text(shared)
    elif buffer.complete_state is not None:
        buffer.complete_next()
    elif found:
        buffer.complete_state = CompletionState(document, found)
        buffer.on_completions_changed.fire()


def _shower(show: Callable[[], None]) -> Callable[[KeyPressEvent], None]:
    def shown(event: KeyPressEvent) -> None:
        run_in_terminal(show)

    return shown


def _typer(line: str) -> Callable[[KeyPressEvent], None]:
    def typed(event: KeyPressEvent) -> None:
        event.current_buffer.text = line
        event.current_buffer.validate_and_handle()

    return typed
