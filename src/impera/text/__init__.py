"""Sentences for people, from the language files `impera/locale/*/*.ftl`.

Events, questions, decisions, views and outcomes come in as data and go out as sentences in the reader's language. This
package knows no game in progress, draws no screen and contains no sentence itself.
"""

from impera.text.files import languages, preferred
from impera.text.language import Language, UnknownText, language
from impera.text.speaker import Speaker

__all__ = ["Language", "Speaker", "UnknownText", "language", "languages", "preferred"]
