// Written by `make generate` from impera.text.commands. Do not edit.

export const COMMANDS = ["help", "hint", "threats", "table", "hand", "effects", "board", "since", "log", "deck", "discard", "undo", "rules", "save", "quit"] as const;
export type Command = (typeof COMMANDS)[number];

/** Commands that take further words; with any other command, further words mean that it is none. */
export const WITH_WORDS: readonly Command[] = ["log", "rules", "save"];

/** Commands that only a player has, not a spectator. */
export const SEATED: readonly Command[] = ["hint", "hand", "effects", "since", "undo"];

/** Another way to type `help`. */
export const HELP = "?";

/** The most digits of a number that is typed. */
export const MOST_DIGITS = 4;

/** How many turns `log` shows by default. */
export const LOG = 8;
