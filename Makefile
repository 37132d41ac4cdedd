# One command each: `make play`, `make test`. Only Python 3.11+, make and a network are needed.
PYTHON ?= python3
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS = never
export PIP_DISABLE_PIP_VERSION_CHECK = 1
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup play page machine test lint types suite compiled test-compiled uncompiled wheel wheel-compiled peers mutants golden facts ladder balance pictures lock clean

help:
	@echo "make play [ARGS=…]   serve the games to your browser and open it"
	@echo "make test            set everything up and run all checks"
	@echo "make setup           prepare .venv; then .venv/bin/intrika works"
	@echo "make compiled        compile the kernel and the games in place (needs a C compiler)"
	@echo "make uncompiled      remove what was compiled"
	@echo "make wheel-compiled  a wheel for this Python and platform, tried in a fresh environment"
	@echo "make peers           measure the speed beside other libraries for docs/performance.md"
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

play: page
	@$(BIN)/intrika serve $(ARGS)

# The page in the browser, built anew when its sources changed.
page: setup
	@$(BIN)/python tools/build_page.py >/dev/null

test: lint types suite

lint: .venv/developing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/developing
	$(BIN)/mypy
	$(BIN)/python tools/compile.py --check
	$(BIN)/python tools/build_page.py --check

suite: .venv/developing page machine
	$(BIN)/python -m pytest -n 2 --dist worksteal

# A browser and a database server for the tests that use them; without them those tests skip.
APT = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && apt-get -qq install -y
machine:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { $(APT) chromium >/dev/null; } \
		|| echo "Chromium is not here: the browser tests will be skipped"
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { $(APT) postgresql >/dev/null; } \
		|| echo "PostgreSQL is not here: its tests will be skipped"

compiled: .venv/developing
	$(BIN)/python tools/compile.py

test-compiled: .venv/developing
	$(BIN)/python tools/compile.py build/compiled
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 --dist worksteal

uncompiled: .venv/developing
	$(BIN)/python tools/compile.py --clean

wheel: .venv/developing
	$(BIN)/python -m hatchling build -t wheel -d dist

wheel-compiled: .venv/developing
	INTRIKA_COMPILED=1 $(BIN)/python -m hatchling build -t wheel -d dist
	$(BIN)/python tools/check_wheel.py

# The peers live in an environment of their own, not in .venv.
PEERS = build/peers/venv
$(PEERS)/installed: requirements-peers.lock
	@echo "Installing the peers …"
	@$(if $(UV),uv venv -q --allow-existing --python "$(PYTHON)" $(PEERS),"$(PYTHON)" -m venv $(PEERS))
	@$(if $(UV),uv pip install -q --python $(PEERS)/bin/python,$(PEERS)/bin/python -m pip install -q) \
		--require-hashes -r requirements-peers.lock
	@touch $@

peers: $(PEERS)/installed
	$(PEERS)/bin/python -m tools.peers $(ARGS)

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

pictures: .venv/developing
	$(BIN)/python -m tools.pictures

# Only for whoever changes dependencies: needs uv.
LOCK = uv pip compile -q --universal --generate-hashes --no-header --python-version 3.11
lock:
	$(LOCK) --group build pyproject.toml -o requirements.lock
	$(LOCK) --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	$(LOCK) --group pyproject.toml:peers -o requirements-peers.lock

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache
