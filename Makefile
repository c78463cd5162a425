# Every task of this repository is one word. `make` alone lists them.
# A machine needs Python 3.11 or newer and make; tools/uv fetches the rest.

UV := tools/uv
RUN := $(UV) run

# PyTorch for CPUs is in no registry under a name of its own, and the other kind takes gigabytes. Where the folder of
# wheels that pip is told of has it, the tests train a policy too; otherwise that test is skipped and says so.
TORCH := $(firstword $(wildcard $(PIP_FIND_LINKS)/torch-*+cpu-*.whl))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play page serve test check bench gpu generate screenshots coverage docs clean

help: ## List these tasks
	@awk -F ': ## ' '/^[a-z]+: ## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# What the program calls itself in its hints, so that they can be typed as they are printed. Ctrl-C is a way to leave.
play: ## Play in the browser; ARGS="--text" plays in this terminal
	@IMPERA_COMMAND="$(RUN) impera" $(RUN) --no-dev impera play $(ARGS) || test $$? -eq 130

page: ## Build the page of the browser game, if it is not fresh
	@$(RUN) python tools/frontend.py build

serve: ## Serve tables for people; ARGS="--host 0.0.0.0 --qr" and the like
	@IMPERA_COMMAND="$(RUN) impera" $(RUN) --no-dev impera serve $(ARGS)

# The driver of the browser keeps an event loop in its thread, so its tests have a run of their own. Where there is no
# browser that run has no tests (5) and says how to get one.
test: ## Run all tests
	@$(RUN) python tools/frontend.py build
	@$(RUN) python tools/frontend.py test
	@$(RUN) $(if $(TORCH),--with $(TORCH)) pytest -n auto --ignore tests/browser
	@$(RUN) pytest -n auto tests/browser || test $$? -eq 5

check: ## Check style, types, imports, spelling, private names, links and words
	@$(RUN) ruff check
	@$(RUN) ruff format --check
	@$(RUN) mypy
	@$(RUN) lint-imports --no-logo
	@$(RUN) codespell
	@$(RUN) python tools/private_names.py
	@$(RUN) python tools/links.py
	@$(RUN) python tools/glossary.py
	@$(RUN) python tools/frontend.py check

bench: ## Measure speed against OpenSpiel on this machine
	@$(RUN) --extra bench python -m bench

gpu: ## Run the GPU tests: games on a GPU, or only compiling for one where there is none
	@$(RUN) --extra cuda pytest tests/engines/test_gpu.py tests/adapters/compiled/test_kernels.py
	@! nvidia-smi >/dev/null 2>&1 || $(RUN) --extra cuda pytest tests/rules --engine cuda

generate: ## Write the golden files and the page's types and wording again; review the difference
	@$(RUN) python tools/wire_types.py
	@$(RUN) python -m tools.wording
	@$(RUN) python -m tests.golden.regenerate
	@$(RUN) python -m tests.adapters.observation.table

screenshots: ## Take the pictures of the README again
	@$(RUN) python tools/frontend.py build
	@$(RUN) python -m tests.browser.screenshots

coverage: ## Run all tests and list the lines and branches they miss
	@$(RUN) pytest -n auto --cov --timeout 600

docs: ## Build the documentation as a site, in site/
	@$(RUN) --group docs python tools/site.py || test $$? -eq 130

clean: ## Remove everything that these tasks made
	@rm -rf .venv .tools .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage build dist site docs/reference uv.lock src/impera/web frontend/node_modules
	@find . -name .git -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +
