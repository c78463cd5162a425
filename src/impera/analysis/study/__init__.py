"""Studies: questions about the game, answered by playing it many times.

    from impera.analysis import study
    found = study.run("folder", questions=["seats"], games=10_000, search_games=0, seed=1)
    found.answers["seats"].tables["seats"].rows

docs/studies.md describes the questions, the bots and the statistics.
"""

from impera.analysis.study.playing import is_ready
from impera.analysis.study.questions import QUESTIONS
from impera.analysis.study.report import to_json, write
from impera.analysis.study.runner import Study, read, run

__all__ = ["QUESTIONS", "Study", "is_ready", "read", "run", "to_json", "write"]
