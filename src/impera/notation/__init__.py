"""Chapter 4 of the rulebook: the words and codes for the integers of the rules, in both directions.

Cards, Domains, effects, decisions, options and outcomes. Nothing here is meant for people's eyes in their own language;
that is `impera.text`.
"""
