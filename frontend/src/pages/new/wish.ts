/**
 * What somebody wishes for a new table, and what the server is asked for then. No side effects here.
 *
 * What an edition settles is known to the server alone: an option that is not chosen singly is not sent.
 */
import { USUAL_AWAY } from "../../wire/defaults";
import type { NewTable, Options } from "../../wire/messages";
import { TEAM_PLAYERS, type NUMBERS, type RULES } from "../../wire/options";

/** The options that can be chosen singly, whatever the edition says. */
export type SingleName = keyof typeof RULES | keyof typeof NUMBERS;

/** Seconds for a turn, and seconds after which a bot stands in for whoever is away; null for none. */
export const CLOCKS = [null, 30, 60, 120, 300, 86_400] as const;
export const ABSENCES = [null, 30, 60, 120, 300] as const;

/** Who shall sit somewhere: who makes the table, somebody else at this device, somebody with the link, a bot. */
export const KINDS = ["bot", "guest", "here"] as const;
export interface SeatWish {
  readonly kind: "self" | (typeof KINDS)[number];
  readonly name: string;
  readonly level: string;
}

export interface Wish {
  readonly players: number;
  /** One for every seat a table can have; those beyond the number of players wait. */
  readonly seats: readonly SeatWish[];
  readonly deal: Options["deal"];
  readonly isTeams: boolean;
  readonly edition: Options["edition"];
  readonly single: { readonly [Name in SingleName]?: Options[Name] };
  readonly isPublished: boolean;
  readonly hasAids: boolean;
  readonly clock: number | null;
  readonly away: number | null;
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
    hasAids: true,
    clock: null,
    away: USUAL_AWAY,
  };
}

/** The seats there will be. */
export const seatsOf = ({ seats, players }: Wish): readonly SeatWish[] => seats.slice(0, players);

/** Whether nobody has to come before the game can begin. */
export const isComplete = (wish: Wish): boolean => seatsOf(wish).every(({ kind }) => kind !== "guest");

/** The seats that people at this device take beside the first one, by number. */
export const seatsHere = (wish: Wish): readonly { seat: number; name: string }[] =>
  seatsOf(wish).flatMap(({ kind, name }, seat) => (kind === "here" ? [{ seat, name }] : []));

/** With one seat as it shall be. */
export const withSeat = (wish: Wish, seat: number, changed: Partial<SeatWish>): Wish => ({
  ...wish,
  seats: wish.seats.map((each, index) => (index === seat ? { ...each, ...changed } : each)),
});

/** With one option chosen singly, or as the edition has it again. */
export const withSingle = (wish: Wish, name: SingleName, value: Options[SingleName] | undefined): Wish => ({
  ...wish,
  single: { ...wish.single, [name]: value },
});

/** What the server is asked for; whoever makes the table sits in the first seat. */
export function wanted(wish: Wish, name: string): NewTable {
  const { players, deal, edition, single } = wish;
  return {
    options: {
      players,
      deal,
      teams: wish.isTeams && players === TEAM_PLAYERS,
      edition,
      ...single, // what is undefined is no part of JSON
    },
    seats: seatsOf(wish).map(({ kind, level }) => (kind === "bot" ? { kind, level } : { kind: "person" })),
    name,
    published: wish.isPublished,
    aids: wish.hasAids,
    clock: wish.clock,
    away: wish.away,
  };
}
