// Written by `make generate` from impera.server.wire.messages and locale/en/game.ftl. Do not edit.
import type { Phrase } from "./messages";

/** What a phrase leaves open: a player, a Domain. */
export interface Blanks {
  readonly seat: boolean;
  readonly domain: boolean;
}

/** All phrases, in the order in which they are offered. */
export const PHRASES: Readonly<Record<Phrase, Blanks>> = {
  "hello": { seat: false, domain: false },
  "good-luck": { seat: false, domain: false },
  "thanks": { seat: false, domain: false },
  "well-played": { seat: false, domain: false },
  "sorry": { seat: false, domain: false },
  "hurry": { seat: false, domain: false },
  "watch-seat": { seat: true, domain: false },
  "seat-wins-domain": { seat: true, domain: true },
  "block-domain": { seat: false, domain: true },
  "bargain": { seat: true, domain: true },
  "leave-domain": { seat: true, domain: true },
  "truce": { seat: true, domain: false },
  "together": { seat: true, domain: false },
  "agree": { seat: true, domain: false },
  "refuse": { seat: true, domain: false },
};
