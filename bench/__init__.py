"""Benchmarks. They print ratios measured in one run, because machines differ and are busy; `results.md` keeps some."""
