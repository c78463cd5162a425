"""Chapter 4 of the rulebook: names and codes for the integers of the rules, in both directions.

Cards, Domains, effects, decisions, options and outcomes. Sentences in people's own languages are in
`impera.text`.
"""
