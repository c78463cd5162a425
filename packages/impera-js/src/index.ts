export { Bots, loadBots, type Bot, type BotName, type Budget } from "./bots.ts";
export type { Observation } from "./engine.ts";
export { BadOptions, BadRecord, IllegalDecision } from "./errors.ts";
export type { Chosen, Game, Viewer } from "./game.ts";
export type { Commitment, GameRecord, Origin } from "./record.ts";
export { load, Rules } from "./rules.ts";
export type * from "./types.ts";
