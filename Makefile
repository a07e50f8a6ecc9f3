# Each of these works on a bare clone: it first makes a virtual environment and installs what it needs.
#   make play    open the shell              make lint    style and types
#   make test    run the tests               make bench   speed and strength, measured
#   make soak    random games, attacks       make fresh   tests as on machines unlike this one
#   make again   tests of a moment that fell make dist    sdist and wheel
#   make clean   remove all that was made

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
JOBS ?= 2
# Tests start the program some hundred times: it is not to be compiled anew each time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test again fresh lint bench soak dist clean

play: $(VENV)/.play
	@$(BIN)/brzdek

test: $(VENV)/.test
	$(BIN)/python -m pytest -q -n $(JOBS) --dist loadgroup

again: $(VENV)/.test
	$(BIN)/python -m tests.again

fresh: $(VENV)/.test
	$(BIN)/python -m tests.fresh_machine

lint: $(VENV)/.dev
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy

bench: $(VENV)/.test
	$(BIN)/python -m bench

soak: $(VENV)/.test
	$(BIN)/python -m tests.soak

dist: $(VENV)/.play
	$(PIP) install build
	rm -rf build dist
	$(BIN)/python -m build --quiet

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "brzdek needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made setup.cfg pyproject.toml
	$(PIP) install -e .
	@touch $@

$(VENV)/.test: $(VENV)/.made setup.cfg pyproject.toml
	$(PIP) install -e '.[test]'
	@touch $@ $(VENV)/.play

$(VENV)/.dev: $(VENV)/.made setup.cfg pyproject.toml
	$(PIP) install -e '.[test,dev]'
	@touch $@ $(VENV)/.test $(VENV)/.play
