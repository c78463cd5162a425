/**
 * Requests for deals that several people play. Where there is no server, the deal of a day follows from its date, and the
 * page itself answers; deals among friends need a server.
 */
import { hasServer } from "../edition";
import { ask, here } from "./api";
import type { Deal, DealMade, NewDeal, TableMade } from "./messages";

const of = (name: string) => `/deals/${encodeURIComponent(name)}`;

/** Stands for the deal of the current day. */
export const TODAY = "today";

export const deals = {
  /** What may be known of a deal: with the key that one plays it with, how it ended for everybody once one has finished. */
  read: async (name: string, key: string | null): Promise<Deal> =>
    hasServer ? ask<Deal>(of(name), key) : (await import("../local/daily")).readHere(await here(), name),
  /** The table at which to play; the first request makes it. */
  play: async (name: string, key: string, player: string): Promise<TableMade> =>
    hasServer ? ask<TableMade>(`${of(name)}/play`, key, { name: player }) : (await import("../local/daily")).playHere(await here(), name, player),
  /** Whether the game that one plays with this key was finished after the day of the deal; null unless it is finished. */
  isLate: async (day: string, key: string | null): Promise<boolean | null> =>
    hasServer ? ((await ask<Deal>(of(day), key)).yours?.late ?? null) : (await import("../local/daily")).isLateHere(await here(), day),
  make: (wanted: NewDeal) => ask<DealMade>("/deals", null, wanted),
};
