# make run      start Tavolo; without DISCORD_TOKEN it starts the sandbox, a Discord on your own machine
# make gallery  a picture of every screen, in every language
# make test     format, lint, types, import contracts, all tests, and their requests against Discord's description
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

# Every start, and every process of a test, would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test check format bench gallery pictures lock audit clean

run: $(VENV)/run.stamp
	@exec $(BIN)/python -m bot

test: check
	$(BIN)/pytest
	tests/spec/run

check: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(VENV)/dev.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# All of them, or some: BENCH="load start".
bench: $(VENV)/bench.stamp
	$(BIN)/python -m bench $(BENCH)

# Needs Chromium. LANGUAGES=de,fr SCENES=board,panel take a part of it.
gallery: $(VENV)/dev.stamp
	$(BIN)/python -m tests.gallery $(if $(LANGUAGES),--languages $(LANGUAGES)) $(if $(SCENES),--scenes $(SCENES))

# Those in the README.
pictures: $(VENV)/dev.stamp
	$(BIN)/python -m tests.gallery --readme

# Needs uv on the PATH. No index address may stand in a lock file.
lock:
	uv pip compile pyproject.toml $(LOCK) -o requirements/run.lock
	uv pip compile pyproject.toml --extra dev $(LOCK) -o requirements/dev.lock
	uv pip compile pyproject.toml --extra dev --extra bench $(LOCK) -o requirements/bench.lock
LOCK := -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
        --custom-compile-command "make lock"

# Known holes in what the bot runs with; skipped, with the reason, where nobody can be asked.
audit:
	@$(PYTHON) .ci/audit.py

clean:
	rm -rf $(VENV) .audit .mypy_cache .ruff_cache .pytest_cache .hypothesis artifacts gallery

# One stamp per lock file: an install runs again only when its lock changed. The larger sets contain the
# smaller ones, so that they share the virtual environment.
$(VENV)/%.stamp: requirements/%.lock | $(VENV)/pyvenv.cfg
	@echo "Installing requirements/$*.lock into $(VENV) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Tavolo needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV)
