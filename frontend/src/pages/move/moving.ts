/** Moving house: the seats of a person go from one device to another. Requests, and what is remembered of them. */
import { chronicle } from "../../chronicle/chronicle.svelte";
import { fitting, readChronicle } from "../../chronicle/file";
import { device, isHeld, newSecret, type Place } from "../../device/device.svelte";
import { ask } from "../../wire/api";
import { isHere } from "../../wire/here";
import type { MoveBegun, MoveSeen, Moving, Pack, Unpack } from "../../wire/messages";

/** Characters of history that are sent along: about two thousand games. */
const MOST_LUGGAGE = 400_000;
/** Places that are sent along. */
const MOST_PACKED = 200;

type Seat = Place & { readonly token: string };

/** What is on its way to another device. */
export interface Packed extends MoveBegun {
  readonly seats: readonly Seat[];
  /** How many games of the history did not fit. */
  readonly left: number;
}

/** The places that can be moved: seats at tables of the server, first those in games that are not over. */
export function movable(): readonly Seat[] {
  const seats = device.all.places.flatMap((place) => (place.token && !isHere(place.table) ? [{ ...place, token: place.token }] : []));
  return [...seats.filter(isHeld), ...seats.filter((seat) => !isHeld(seat))].slice(0, MOST_PACKED);
}

/** Get everything ready for the other device. */
export async function pack(): Promise<Packed> {
  await chronicle.load();
  const { text: luggage, left } = fitting(chronicle.games ?? [], MOST_LUGGAGE);
  const seats = movable();
  const places = seats.map(({ table, token }) => ({ table, token }));
  return { ...(await ask<MoveBegun>("/moves", null, { places, luggage } satisfies Pack)), seats, left };
}

/** Whether the other device has taken everything. */
export const look = async (code: string) => (await ask<MoveSeen>("/moves/state", null, { code })).state;

/** These seats and their deals open on the other device now: forget them on this one. */
export function leave(seats: readonly Seat[]): void {
  for (const { table, deal } of seats) {
    if (deal !== undefined) device.giveDeal(deal);
    device.forget(table);
  }
}

/**
 * Take everything to this device; returns how many tables and games came. The token is remembered before it is sent, so that an
 * answer that gets lost can be asked for again.
 */
export async function unpack(code: string): Promise<{ tables: number; games: number }> {
  const { move } = device.all;
  const token = move?.code === code ? move.token : newSecret();
  device.set({ move: { code, token } });
  const { seats, luggage } = await ask<Moving>("/moves/take", null, { code, token, person: device.key } satisfies Unpack);
  const tables = [...new Set(seats.map(({ table }) => table))];
  for (const table of [...tables].reverse()) {
    const moved = seats.filter((each) => each.table === table);
    const own = moved.map(({ seat }) => seat);
    const isOver = moved.some((each) => each.is_over);
    const deal = moved.find((each) => each.deal !== null)?.deal ?? undefined;
    device.keep(table, { token, invite: null, seat: own[0] ?? null, seats: own, isOver, deal });
    if (deal !== undefined) device.takeDeal(deal, token);
  }
  const games = luggage ? await chronicle.add(...readChronicle(luggage)) : 0;
  device.set({ move: null });
  return { tables: tables.length, games };
}

/** A code in groups of four, as it is read out. */
export const grouped = (code: string): string => code.match(/.{1,4}/g)?.join(" ") ?? code;
