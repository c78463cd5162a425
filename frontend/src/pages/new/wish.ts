/**
 * What a person wishes for a new table, and what the server is then asked for. No side effects here.
 *
 * Only the server knows what an edition settles: an option that is not chosen separately is not sent.
 */
import { LEVELS, SLOW, USUAL_AWAY } from "../../wire/defaults";
import type { NewTable, Options, Terms } from "../../wire/messages";
import { TEAM_PLAYERS, type NUMBERS, type RULES } from "../../wire/options";

/** The options that can be chosen separately, whatever the edition says. */
export type SingleName = keyof typeof RULES | keyof typeof NUMBERS;

/** Seconds of the clock, and seconds after which a bot stands in for an absent person; null for none. */
export const CLOCKS = [null, 30, 60, 120, 300, SLOW, 8 * SLOW, 86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400] as const;
/** What a clock over days can be for, and what happens when it has run out. */
export const PERS: readonly Terms["per"][] = ["turn", "game"];
export const WHEN_LATE: readonly Terms["late"][] = ["bot", "lost"];
export const ABSENCES = [null, 30, 60, 120, 300] as const;

/** Seconds after which spectators are told what happened. */
export const DELAYS = [0, 60, 300, 900] as const;

/** Who sits in a seat: the table's maker, someone else on this device, someone with the link, or a bot. */
export const KINDS = ["bot", "guest", "here"] as const;
export interface SeatWish {
  readonly kind: "self" | (typeof KINDS)[number];
  readonly name: string;
  readonly level: string;
}

export interface Wish {
  readonly players: number;
  /** One for every seat a table can have; those beyond the number of players are unused. */
  readonly seats: readonly SeatWish[];
  readonly deal: Options["deal"];
  readonly isTeams: boolean;
  readonly edition: Options["edition"];
  readonly single: { readonly [Name in SingleName]?: Options[Name] };
  readonly isPublished: boolean;
  /** Whether the table is to be on the server, although this device could keep it. */
  readonly isOnServer: boolean;
  readonly hasAids: boolean;
  readonly clock: number | null;
  /** Of a clock over days; others are for turns that a bot plays. */
  readonly per: Terms["per"];
  readonly late: Terms["late"];
  readonly away: number | null;
  readonly delay: number;
}

export function fresh(name: string, level: string): Wish {
  const bot = { kind: "bot", name: "", level } as const;
  return {
    players: 3,
    seats: [{ kind: "self", name, level }, bot, bot, bot],
    deal: "basic",
    isTeams: false,
    edition: "en",
    single: {},
    isPublished: false,
    isOnServer: false,
    hasAids: true,
    clock: null,
    per: "turn",
    late: "bot",
    away: USUAL_AWAY,
    delay: 0,
  };
}

/** Whether it is a table over days, where nobody has to stay connected. */
export const isSlow = ({ clock }: Wish): boolean => (clock ?? 0) >= SLOW;

/** Whether this screen shows the table and nobody sits at it: those who play have phones as hands. */
export const isByPhones = ({ seats }: Wish): boolean => seats[0]?.kind !== "self";

/** A copy in which everybody comes with a phone, or in which this device has a seat and bots have the others. */
export const byPhones = (wish: Wish, isOn: boolean): Wish => ({
  ...wish,
  seats: wish.seats.map((seat, index) => ({ ...seat, kind: isOn ? "guest" : index ? "bot" : "self" })),
});

/**
 * Whether only a server can keep the table: somebody comes from another device, its clock runs while nobody looks, or a
 * program of the host plays.
 */
export const needsServer = (wish: Wish): boolean =>
  wish.isPublished ||
  isByPhones(wish) ||
  isSlow(wish) ||
  !isComplete(wish) ||
  seatsOf(wish).some(({ kind, level }) => kind === "bot" && !LEVELS.includes(level));

/** The seats there will be. */
export const seatsOf = ({ seats, players }: Wish): readonly SeatWish[] => seats.slice(0, players);

/** Whether the game can begin at once, with nobody to wait for. */
export const isComplete = (wish: Wish): boolean => seatsOf(wish).every(({ kind }) => kind !== "guest");

/** The seats, by number, that people on this device take besides the first one. */
export const seatsHere = (wish: Wish): readonly { seat: number; name: string }[] =>
  seatsOf(wish).flatMap(({ kind, name }, seat) => (kind === "here" ? [{ seat, name }] : []));

/** A copy with one seat changed. */
export const withSeat = (wish: Wish, seat: number, changed: Partial<SeatWish>): Wish => ({
  ...wish,
  seats: wish.seats.map((each, index) => (index === seat ? { ...each, ...changed } : each)),
});

/** A copy with bots of one level in all seats for bots. */
export const withLevel = (wish: Wish, level: string): Wish => ({ ...wish, seats: wish.seats.map((seat) => ({ ...seat, level })) });

/** A copy with one option chosen separately, or back to the edition's value. */
export const withSingle = (wish: Wish, name: SingleName, value: Options[SingleName] | undefined): Wish => ({
  ...wish,
  single: { ...wish.single, [name]: value },
});

/** What the server is asked for; the table's maker sits in the first seat, unless those who play have phones. */
export function wanted(wish: Wish, name: string): NewTable {
  const { players, deal, edition, single } = wish;
  return {
    options: {
      players,
      deal,
      teams: wish.isTeams && players === TEAM_PLAYERS,
      edition,
      ...single, // JSON leaves out undefined values
    },
    seats: seatsOf(wish).map(({ kind, level }) => (kind === "bot" ? { kind, level } : { kind: "person" })),
    name: isByPhones(wish) ? null : name,
    published: wish.isPublished,
    aids: wish.hasAids,
    clock: wish.clock,
    per: isSlow(wish) ? wish.per : "turn",
    late: isSlow(wish) ? wish.late : "bot",
    away: wish.away,
    delay: isByPhones(wish) ? 0 : wish.delay, // the screen that shows the table is told what spectators are
  };
}
