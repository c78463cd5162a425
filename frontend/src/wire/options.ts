// Written by `make generate` from impera.notation.options. Do not edit.
import type { Options } from "./messages";

type Values = { readonly [Name in keyof Options]?: readonly Options[Name][] };

/** Options with their own controls on the page, with all their values. */
export const TABLE = {
  players: [2, 3, 4],
  deal: ["basic", "draft"],
  teams: [false, true],
  edition: ["en", "ru", "uk", "pt", "el"],
} as const satisfies Values;

/** Options that are listed below the edition, which settles them; the default comes first. */
export const RULES = {
  last_round: ["equal-turns", "others-once-more"],
  religion: ["on-apply", "at-draw"],
  copy_owned: [true, false],
  copy_slot: ["domain", "effect"],
  self_target: [true, false],
  democracy_needs_card: [true, false],
  centre: ["counterclockwise", "clockwise"],
} as const satisfies Values;

/** The least and the greatest value of those that are numbers. */
export const NUMBERS = {
  max_turns: [1, 100000],
} as const satisfies Values;

/** The number of players in the team game. */
export const TEAM_PLAYERS = 4;

/** The seats of each side in the team game. */
export const TEAMS: readonly (readonly number[])[] = [[0, 2], [1, 3]];
