// Written by `make generate` from impera.bots.roster and impera.server.wire.bodies. Do not edit.

/** The levels of the bots, weakest first. */
export const LEVELS: readonly string[] = ["fisher", "shepherd", "trader", "senator", "general", "architect", "astronomer", "sage"];

/** The strength of each level among the others, and its standard deviation (impera/bots/ladder.json). */
export const LADDER: Readonly<Record<string, { readonly mu: number; readonly sigma: number }>> = {
  fisher: { mu: -9.36, sigma: 2.84 },
  shepherd: { mu: 2.49, sigma: 2.35 },
  trader: { mu: 13.39, sigma: 2.17 },
  senator: { mu: 22.53, sigma: 2.14 },
  general: { mu: 40.15, sigma: 1.90 },
  architect: { mu: 42.22, sigma: 1.87 },
  astronomer: { mu: 48.92, sigma: 1.94 },
  sage: { mu: 48.92, sigma: 1.91 },
};

/** The bot for somebody who does not choose opponents: it races, but does not block a beginner. */
export const USUAL_BOT = "trader";

/** The bot that plays where nobody chose one. */
export const STAND_IN = "senator";

/** Seconds of absence before a bot stands in. */
export const USUAL_AWAY = 120;
/** Seconds from which on a clock runs over days: also while nobody is connected. */
export const SLOW = 3600;
