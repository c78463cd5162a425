/**
 * The deal of the day without a server: it follows from the date alone, so everybody has the same one, and whoever wants
 * can work it out. What others made of it is not known here; the strongest bot plays it in this page.
 */
import { sha256 } from "../../../packages/impera-js/src/index.ts";
import { dayOf, endOf, isDay, opponentsOf } from "../deals/days";
import { TODAY } from "../wire/deals";
import { Denied } from "../wire/api";
import { LEVELS } from "../wire/defaults";
import type { BestGame, Deal, Ended, NewTable, TableMade } from "../wire/messages";
import { resultOf } from "../chronicle/played";
import type { Dealt, LocalTables, Standing } from "./tables";

const PLAYERS = 3;
const SEAT = 0;
/** How many days back can be looked at. */
const OPEN_DAYS = 31;

const now = () => Date.now() / 1000;

/** The deal of a day, with the name of a table for it. */
function dealOf(day: string, kind: "daily" | "best"): Dealt {
  const digest = sha256(`impera-daily ${day}`);
  return { name: `${kind}-${day}`, seed: BigInt(`0x${digest.slice(0, 16)}`), salt: digest.slice(16) };
}

function wantedOf(day: string, who: string | null): NewTable {
  const bot = { kind: "bot", level: opponentsOf(day) } as const;
  const first = who === null ? ({ kind: "bot", level: LEVELS.at(-1) } as const) : ({ kind: "person" } as const);
  return { options: { players: PLAYERS }, seats: [first, bot, bot], name: who, aids: false };
}

function dayIn(name: string): string {
  const today = dayOf(now());
  const day = name === TODAY ? today : name;
  if (!isDay(day) || day > today || endOf(day) < now() - OPEN_DAYS * 86_400) throw new Denied("no-deal", "there is no such deal");
  return day;
}

export async function playHere(tables: LocalTables, name: string, player: string): Promise<TableMade> {
  const day = dayIn(name);
  if (day !== dayOf(now())) throw new Denied("past-day", "this day is over");
  return tables.dealt(dealOf(day, "daily"), wantedOf(day, player));
}

export async function readHere(tables: LocalTables, name: string): Promise<Deal> {
  const day = dayIn(name);
  const isPast = endOf(day) <= now();
  const own = await tables.stands(dealOf(day, "daily").name);
  const yours = own && endedOf(own, day);
  const isOpen = isPast || yours !== null;
  return {
    ...{ deal: day, day, ends: endOf(day), now: now(), level: opponentsOf(day), seat: SEAT, commitment: "" },
    options: tables.optionsOf(wantedOf(day, null)),
    table: own?.table ?? null,
    status: isPast ? "past" : own === null ? "new" : yours ? "over" : "running",
    ...{ yours, endings: yours && !yours.late ? [yours] : [], lines: [] },
    best: isOpen ? await best(tables, day) : null,
  };
}

/** Whether the own game of a day's deal was finished after that day; null unless it is finished. */
export async function isLateHere(tables: LocalTables, day: string): Promise<boolean | null> {
  const own = await tables.stands(dealOf(day, "daily").name);
  return (own && endedOf(own, day))?.late ?? null;
}

/** What the strongest bot makes of a day's deal. */
async function best(tables: LocalTables, day: string): Promise<BestGame | null> {
  const deal = dealOf(day, "best");
  const { table } = await tables.dealt(deal, wantedOf(day, null));
  await tables.playOut(table);
  const found = await tables.stands(deal.name);
  const ended = found && endedOf(found, day);
  return ended && { table, ended };
}

function endedOf({ outcome, sides, turn, decided }: Standing, day: string): Ended | null {
  if (!outcome) return null;
  const { reason, domain, winners } = outcome;
  return { result: resultOf(SEAT, winners, sides), reason, domain, turn, late: decided >= endOf(day), people: 1 };
}
