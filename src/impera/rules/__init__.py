"""The rules of Carta Impera Victoria, as plain functions over one state.

One file per chapter of the rulebook. Everything here is integers: no words, no clock, no input or output, no
allocation and no exceptions, so that the same source is interpreted, compiled for the CPU and compiled for a GPU
(`impera.engines`). Legality is checked outside, against `impera.rules.decide.legal_word`.
"""
