// Written by `make generate` from impera.bots.roster and impera.server.wire.bodies. Do not edit.

/** The levels of the bots, weakest first. */
export const LEVELS: readonly string[] = ["fisher", "shepherd", "trader", "senator", "general", "architect", "astronomer", "sage"];

/** The strength of each level among the others, and its standard deviation (impera/bots/ladder.json). */
export const LADDER: Readonly<Record<string, { readonly mu: number; readonly sigma: number }>> = {
  fisher: { mu: -3.91, sigma: 2.72 },
  shepherd: { mu: 7.89, sigma: 2.33 },
  trader: { mu: 14.99, sigma: 2.23 },
  senator: { mu: 23.91, sigma: 2.19 },
  general: { mu: 31.27, sigma: 2.20 },
  architect: { mu: 38.79, sigma: 2.26 },
  astronomer: { mu: 48.99, sigma: 2.37 },
  sage: { mu: 53.78, sigma: 2.79 },
};

/** The bot for somebody who does not choose opponents: it races, but does not block a beginner. */
export const USUAL_BOT = "trader";

/** The bot that plays where nobody chose one. */
export const STAND_IN = "senator";

/** Seconds of absence before a bot stands in. */
export const USUAL_AWAY = 120;
/** Seconds from which on a clock runs over days: also while nobody is connected. */
export const SLOW = 3600;
