// Written by `make generate` from impera.cli.text_game.understand. Do not edit.

export const COMMANDS = ["help", "hint", "threats", "table", "hand", "effects", "board", "since", "log", "deck", "discard", "undo", "rules", "save", "quit"] as const;
export type Command = (typeof COMMANDS)[number];

/** Commands that take further words; with any other command, further words mean that it is none. */
export const WITH_WORDS: readonly Command[] = ["log", "rules", "save"];

/** Another way to type `help`. */
export const HELP = "?";

/** The most digits of the number of an answer. */
export const MOST_DIGITS = 4;
