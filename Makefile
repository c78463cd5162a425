# Every task of this repository is one word. `make` alone lists them.
# A machine needs Python 3.11 or newer and make; tools/uv fetches the rest.

UV := tools/uv
RUN := $(UV) run

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play serve test check bench gpu generate coverage clean

help: ## List these tasks
	@awk -F ': ## ' '/^[a-z]+: ## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# What the program calls itself in its hints, so that they can be typed as they are printed. Ctrl-C is a way to leave.
play: ## Play a game against bots in this terminal; ARGS="--players 2" and the like
	@IMPERA_COMMAND="$(RUN) impera" $(RUN) --no-dev impera play --text $(ARGS) || test $$? -eq 130

serve: ## Serve tables for people; ARGS="--host 0.0.0.0 --qr" and the like
	@IMPERA_COMMAND="$(RUN) impera" $(RUN) --no-dev impera serve $(ARGS)

test: ## Run all tests
	@$(RUN) pytest -n auto

check: ## Check style, types, imports, spelling and private names
	@$(RUN) ruff check
	@$(RUN) ruff format --check
	@$(RUN) mypy
	@$(RUN) lint-imports --no-logo
	@$(RUN) codespell
	@$(RUN) python tools/private_names.py

bench: ## Measure speed against OpenSpiel on this machine
	@$(RUN) --extra bench python -m bench

gpu: ## Run the GPU tests: games on a GPU, or only compiling for one where there is none
	@$(RUN) --extra cuda pytest tests/engines/test_gpu.py
	@! nvidia-smi >/dev/null 2>&1 || $(RUN) --extra cuda pytest tests/rules --engine cuda

generate: ## Write the golden files again; review the difference
	@$(RUN) python -m tests.golden.regenerate
	@$(RUN) python -m tests.adapters.observation.table

coverage: ## Run all tests and list the lines and branches they miss
	@$(RUN) pytest -n auto --cov --timeout 600

clean: ## Remove everything that these tasks made
	@rm -rf .venv .tools .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage build dist uv.lock
	@find . -name .git -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +
