// Written by `make generate` from impera.bots.roster and impera.server.wire.bodies. Do not edit.

/** The levels of the bots, weakest first. */
export const LEVELS: readonly string[] = ["shepherd", "trader", "senator", "consul", "emperor", "sage"];

/** The bot for somebody who does not choose opponents: it races, but does not block a beginner. */
export const USUAL_BOT = "trader";

/** Seconds of absence before a bot stands in. */
export const USUAL_AWAY = 120;
