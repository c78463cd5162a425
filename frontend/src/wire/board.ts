// Written by `make generate` from impera.notation.board. Do not edit.
import type { Domain } from "../words/cards";
import type { EffectView } from "./messages";

/** An effect, and where it stands in the rulebook. */
export interface BoardEffect {
  readonly effect: string;
  readonly clause: string;
  readonly kind: EffectView["kind"];
}

/** A Domain: how many cards of each Age it has, and its effects. */
export interface BoardDomain {
  readonly domain: Domain;
  readonly copies: readonly number[];
  readonly effects: readonly BoardEffect[];
}

export const BOARD: readonly BoardDomain[] = [
  { domain: "military", copies: [8, 8, 4], effects: [
    { effect: "assassination", clause: "R-MIL-01", kind: "level-1" },
    { effect: "purge", clause: "R-MIL-02", kind: "level-2" },
    { effect: "attack", clause: "R-MIL-03", kind: "discard" },
  ] },
  { domain: "religion", copies: [8, 8, 0], effects: [
    { effect: "holy-book", clause: "R-REL-01", kind: "level-1" },
    { effect: "divine-right", clause: "R-REL-02", kind: "level-2" },
    { effect: "inquisition", clause: "R-REL-04", kind: "discard" },
  ] },
  { domain: "economy", copies: [4, 4, 8], effects: [
    { effect: "development", clause: "R-ECO-01", kind: "level-1" },
    { effect: "monopoly", clause: "R-ECO-02", kind: "level-2" },
    { effect: "embargo", clause: "R-ECO-04", kind: "discard" },
  ] },
  { domain: "science", copies: [4, 8, 8], effects: [
    { effect: "experiment", clause: "R-SCI-01", kind: "level-1" },
    { effect: "research", clause: "R-SCI-02", kind: "level-2" },
    { effect: "breakthrough", clause: "R-SCI-04", kind: "discard" },
  ] },
  { domain: "culture", copies: [4, 4, 8], effects: [
    { effect: "inspiration", clause: "R-CUL-01", kind: "inspiration" },
  ] },
  { domain: "utopia", copies: [0, 0, 16], effects: [
    { effect: "oligarchy", clause: "R-UTO-01", kind: "level-1" },
    { effect: "republic", clause: "R-UTO-02", kind: "level-2" },
    { effect: "democracy", clause: "R-UTO-03", kind: "discard" },
  ] },
];

/** What follows from the number of players; `removed` are the cards of each Age that nobody plays. */
export interface Thresholds {
  readonly players: number;
  readonly removed: number;
  readonly level1: number;
  readonly level2: number;
  readonly hegemony: number;
}

export const THRESHOLDS: readonly Thresholds[] = [
  { players: 2, removed: 3, level1: 3, level2: 5, hegemony: 8 },
  { players: 3, removed: 3, level1: 3, level2: 5, hegemony: 7 },
  { players: 4, removed: 0, level1: 2, level2: 4, hegemony: 7 },
];
