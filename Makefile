# One command each: `make play`, `make test`. Only Python 3.11+, make and a network are needed.
PYTHON ?= python3
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS = never
export PIP_DISABLE_PIP_VERSION_CHECK = 1
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types suite compiled test-compiled uncompiled mutants golden lock clean

help:
	@echo "make play [ARGS=…]   play a game in the terminal"
	@echo "make test            set everything up and run all checks"
	@echo "make setup           prepare .venv; then .venv/bin/intrika works"
	@echo "make compiled        compile the kernel and the games in place (needs a C compiler)"
	@echo "make uncompiled      remove what was compiled"
	@echo "make mutants [GAME=… N=20]   break rules one at a time; tests must notice"
	@echo "make golden          rewrite the golden games; review the diff"

setup: .venv/installed

# uv where there is one, otherwise venv and pip; both install exactly what the lock file says.
.venv/installed: pyproject.toml requirements.lock
	@if command -v uv >/dev/null 2>&1; then \
		echo "Setting up with uv …"; \
		uv venv -q --allow-existing --python "$(PYTHON)" .venv && \
		uv pip install -q --python $(BIN)/python --require-hashes -r requirements.lock && \
		uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e . ; \
	else \
		echo "Setting up with venv and pip …"; \
		"$(PYTHON)" -m venv .venv && \
		$(BIN)/python -m pip install -q --require-hashes -r requirements.lock && \
		$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e . ; \
	fi
	@touch $@

play: setup
	@$(BIN)/intrika play $(ARGS)

test: lint types suite

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

suite: setup
	$(BIN)/python -m pytest -n 2 --dist worksteal

compiled: setup
	$(BIN)/python tools/compile.py

test-compiled: setup
	$(BIN)/python tools/compile.py build/compiled
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 --dist worksteal

uncompiled: setup
	$(BIN)/python tools/compile.py --clean

GAME ?=
N ?= 20
mutants: setup
	$(BIN)/python tools/mutants.py $(if $(GAME),--game $(GAME)) --sample $(N)

golden: setup
	$(BIN)/python tools/golden.py

# Only for whoever changes dependencies: needs uv.
lock:
	uv pip compile -q --universal --generate-hashes --no-header --group dev \
		--python-version 3.11 pyproject.toml -o requirements.lock

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache
