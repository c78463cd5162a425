export { BadOptions, BadRecord, IllegalDecision } from "./errors.ts";
export type { Chosen, Game, Viewer } from "./game.ts";
export type { Commitment, GameRecord, Origin } from "./record.ts";
export { load, Rules } from "./rules.ts";
export type * from "./types.ts";
