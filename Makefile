# Every task of this repository is one word. `make` alone lists them.
# A machine needs Python 3.11 or newer and make; tools/uv fetches the rest.

UV := tools/uv
RUN := $(UV) run
SECTION := tools/section
SLOWEST := --durations 25

# Tests start hundreds of programs; each would compile every module again where nothing may be written.
unexport PYTHONDONTWRITEBYTECODE

# PyTorch for CPUs has no package name of its own, and the default build takes gigabytes. If the folder in PIP_FIND_LINKS
# has a CPU wheel, the tests also train a policy; otherwise that test is skipped and says so.
TORCH := $(firstword $(wildcard $(PIP_FIND_LINKS)/torch-*+cpu-*.whl))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play page package site serve quick test soak siege foreign dist versions check bench gpu generate screenshots coverage docs clean

help: ## List these tasks
	@awk -F ': ## ' '/^[a-z]+: ## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# IMPERA_COMMAND is the command the program's hints show, so that they can be copied. Ctrl-C is a normal exit.
play: ## Play in the browser; ARGS="--text" plays in this terminal
	@IMPERA_COMMAND="$(RUN) impera" $(RUN) --no-dev impera play $(ARGS) || test $$? -eq 130

page: ## Build the page of the browser game, if it is out of date
	@$(RUN) python tools/frontend.py build

package: ## Pack the rules for JavaScript as an npm tarball, in packages/impera-js/dist/
	@$(RUN) python -m tools.package pack

site: ## Write the game as a folder for any static host, in static/
	@$(RUN) python tools/frontend.py build
	@IMPERA_COMMAND="$(RUN) impera" $(RUN) impera site $(ARGS) static

serve: ## Run the table server; for a network, ARGS="--host 0.0.0.0 --qr"
	@IMPERA_COMMAND="$(RUN) impera" $(RUN) --no-dev impera serve $(ARGS)

# What most changes break, in less than a minute and without a compiler.
QUICK := $(addprefix tests/,game lessons notation rules testing text views)

quick: ## Run the tests of the rules, views and words on the interpreter, and those of the page
	@$(SECTION) "rules, views and words" $(RUN) pytest -q -n auto --engine python $(QUICK)
	@$(SECTION) "the page" $(RUN) python tools/frontend.py test

# The browser driver keeps an event loop in its thread, so its tests are a run of their own. Pages, servers and tests wait
# for each other much of the time; side by side, all runs keep the cores busy. Those in a browser wait least, so they begin
# later and yield to the others: both come to their end at about the same time, and the cores are busy until then. Without a
# browser, that run has no tests (exit status 5) and says how to get one.
REST_TESTS := $(SECTION) "all but the browser" $(RUN) $(if $(TORCH),--with $(TORCH)) pytest -n auto $(SLOWEST) --ignore tests/browser
BROWSER_TESTS := nice -n 6 $(SECTION) "in a browser" $(RUN) pytest -n auto $(SLOWEST) tests/browser || test $$? -eq 5
PAGE_TESTS := $(SECTION) "the page" $(RUN) python tools/frontend.py test
PACKAGE_TESTS := $(SECTION) "the package for JavaScript" $(RUN) python -m tools.package test

test: ## Run all tests
	@$(SECTION) "building the page" $(RUN) python tools/frontend.py build
	@$(RUN) python tools/frontend.py install
	@$(RUN) python tools/together.py rest '$(REST_TESTS)' page '$(PAGE_TESTS)' then package '$(PACKAGE_TESTS)' then browser '$(BROWSER_TESTS)'

# Takes hours on a small machine, so it is not part of `make test`. BROWSER and REST: how many runs of the browser tests,
# and of the others. Counts add up over several calls.
BROWSER := 8
REST := 3

soak: ## Run all tests again and again in random order on busy cores; in parts: BROWSER=2 REST=1
	@$(RUN) python tools/frontend.py build
	@$(RUN) python tools/frontend.py install
	@$(RUN) python tools/soak.py $(ARGS) $(BROWSER) $(REST)

siege: ## Flood a server in every way while others play; ARGS="--seconds 5 pings"
	@$(RUN) python -m tests.server.siege $(ARGS)

foreign: ## Test with other software: proxies, a container, systemd, uvx, pipx, readers, solvers and learners
	@$(RUN) python tools/frontend.py build
	@$(RUN) python -m tests.foreign

versions: ## Update the pinned versions of all dependencies; ARGS="--keep" changes only what is needed
	@$(RUN) python tools/versions.py $(ARGS)

dist: ## Build the wheel and the sdist, in dist/
	@$(UV) build --build-constraints versions/dev.txt --clear --out-dir dist
	@test -n "$$IMPERA_HOME" || echo "Without IMPERA_HOME, the address of the repository, these name no addresses and their README has no pictures."

check: ## Check style, types, imports, spelling, private names, links and the glossary
	@$(RUN) ruff check
	@$(RUN) ruff format --check
	@$(RUN) mypy
	@$(RUN) lint-imports --no-logo
	@$(RUN) codespell
	@$(RUN) python tools/private_names.py
	@$(RUN) python tools/links.py
	@$(RUN) python tools/glossary.py
	@$(RUN) python tools/immediate_reads.py
	@$(RUN) python tools/unseeded.py
	@$(RUN) check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(RUN) zizmor --quiet --no-progress --offline .github/workflows
	@$(RUN) check-jsonschema --quiet --builtin-schema vendor.github-issue-forms $(addprefix .github/ISSUE_TEMPLATE/,bug.yml idea.yml)
	@$(RUN) check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose.yaml
	@$(RUN) check-jsonschema --quiet --builtin-schema vendor.citation-file-format CITATION.cff
	@$(RUN) python tools/frontend.py check
	@$(RUN) python -m tools.package check

bench: ## Measure speed against OpenSpiel on this machine
	@$(RUN) --extra bench python -m bench

gpu: ## Run the GPU tests; without a GPU, only compile for one
	@$(RUN) --extra cuda pytest tests/engines/test_gpu.py tests/adapters/compiled/test_kernels.py
	@! nvidia-smi >/dev/null 2>&1 || $(RUN) --extra cuda pytest tests/rules --engine cuda

generate: ## Regenerate everything derived from declarations, and the golden files; review the diff
	@$(RUN) python tools/each_field.py
	@$(RUN) python tools/chosen.py
	@$(RUN) python tools/schemas.py
	@$(RUN) python tools/places.py
	@$(RUN) python tools/plain.py
	@$(RUN) python -m tools.readers
	@$(RUN) python -m tools.libraries
	@$(RUN) python tools/wire_types.py
	@$(RUN) python -m tools.package generate
	@$(RUN) python -m tools.wording
	@$(RUN) python -m tools.course
	@$(RUN) python tools/page_lists.py
	@$(RUN) python tools/art.py
	@$(RUN) python tools/doc_pictures.py
	@$(RUN) python -m tests.golden.regenerate
	@$(RUN) python -m tests.adapters.observation.table

screenshots: ## Retake the screenshots of the README
	@$(RUN) python tools/frontend.py build
	@$(RUN) python -m tests.browser.screenshots

# Not in a browser: what those tests add is the page, which is not Python. The floor is `fail_under` in pyproject.toml.
coverage: ## Run the tests, list the lines and branches of Python they miss, and fail below the floor
	@$(RUN) pytest -n auto --cov --timeout 900 --ignore tests/browser

docs: ## Build the documentation as a site, in site/
	@$(RUN) python tools/site.py || test $$? -eq 130

clean: ## Remove everything these tasks created
	@rm -rf .venv .tools .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage .coverage.* build dist site static docs/reference uv.lock src/impera/web frontend/node_modules packages/impera-js/dist
	@find . -name .git -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +
