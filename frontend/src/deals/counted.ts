/** The day that a finished game counts for, in the calendar and in a streak. */
import { device } from "../device/device.svelte";
import { Denied } from "../wire/api";
import { deals } from "../wire/deals";
import { endOf, isDay } from "./days";

/**
 * The day whose deal a game was, unless it was finished after that day, when others could look at the deal. The log of
 * the table says when that was; while it cannot be asked, when this device saw the end, in seconds since 1970.
 */
export async function countedDay(deal: string | undefined, seen: number): Promise<string | undefined> {
  if (deal === undefined || !isDay(deal)) return undefined;
  return ((await isLate(deal)) ?? seen >= endOf(deal)) ? undefined : deal;
}

async function isLate(day: string): Promise<boolean | null> {
  try {
    return await deals.isLate(day, device.all.deals[day]?.key ?? null);
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    return null;
  }
}
