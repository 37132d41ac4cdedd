# One command each: `make play`, `make test`. Only Python 3.11+, make and a network are needed.
PYTHON ?= python3
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS = never
export PIP_DISABLE_PIP_VERSION_CHECK = 1
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types suite compiled test-compiled uncompiled mutants golden facts ladder balance lock clean

help:
	@echo "make play [ARGS=…]   serve the games to your browser and open it"
	@echo "make test            set everything up and run all checks"
	@echo "make setup           prepare .venv; then .venv/bin/intrika works"
	@echo "make compiled        compile the kernel and the games in place (needs a C compiler)"
	@echo "make uncompiled      remove what was compiled"
	@echo "make mutants [GAME=… N=20]   break rules one at a time; tests must notice"
	@echo "make golden          rewrite the golden games; review the diff"
	@echo "make facts           measure the games for docs/facts.md and docs/observations.md"
	@echo "make ladder [ARGS=…] play the bots' ladder, for hours, and write docs/ladder.md"
	@echo "make balance [ARGS=…]   play and write the balance reports in docs/balance"

setup: .venv/installed

# uv where there is one, otherwise venv and pip; both install exactly what the lock files say.
UV := $(shell command -v uv 2>/dev/null)
INSTALL = $(if $(UV),uv pip install -q --python $(BIN)/python,$(BIN)/python -m pip install -q)

.venv/bin/python:
	@echo "Setting up with $(if $(UV),uv,venv and pip) …"
	@$(if $(UV),uv venv -q --allow-existing --python "$(PYTHON)" .venv,"$(PYTHON)" -m venv .venv)

.venv/installed: .venv/bin/python pyproject.toml requirements.lock
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/developing: .venv/installed requirements-dev.lock
	@echo "Installing what the checks need …"
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

play: setup
	@$(BIN)/intrika serve $(ARGS)

test: lint types suite

lint: .venv/developing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/developing
	$(BIN)/mypy
	$(BIN)/python tools/build_page.py --check

suite: .venv/developing
	$(BIN)/python -m pytest -n 2 --dist worksteal

compiled: .venv/developing
	$(BIN)/python tools/compile.py

test-compiled: .venv/developing
	$(BIN)/python tools/compile.py build/compiled
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 --dist worksteal

uncompiled: .venv/developing
	$(BIN)/python tools/compile.py --clean

GAME ?=
N ?= 20
mutants: .venv/developing
	$(BIN)/python tools/mutants.py $(if $(GAME),--game $(GAME)) --sample $(N)

golden: .venv/developing
	$(BIN)/python tools/golden.py

facts: .venv/developing
	$(BIN)/python tools/facts.py

# Goes on where it was stopped. ARGS: a game, --match NAME, --page; see tools/ladder.py.
ladder: .venv/developing
	$(BIN)/python tools/ladder.py $(ARGS)

balance: .venv/developing
	$(BIN)/python tools/balance.py $(ARGS)

# Only for whoever changes dependencies: needs uv.
LOCK = uv pip compile -q --universal --generate-hashes --no-header --python-version 3.11
lock:
	$(LOCK) --group build pyproject.toml -o requirements.lock
	$(LOCK) --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache
