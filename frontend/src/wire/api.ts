/**
 * Requests for tables, seats and bots: to the server, or for tables of this device to the page itself (`local`). Each
 * answer is data, each refusal a code.
 */
import { BASE } from "../base";
import { device } from "../device/device.svelte";
import { fileOf, hasServer } from "../edition";
import { LEVELS } from "./defaults";
import { isHere } from "./here";
import type { LocalTables } from "../local/tables";
import type { Blocked, Bots, CodeMade, Done, GiveSeat, Lobby, NewTable, PlacesMoved, Problem, SeatTaken, Summary, TableMade, TakeSeat } from "./messages";

/**
 * The server said no, or did not answer at all (`offline`). The message is for programmers; people get their own words
 * (`problem` in words/problems.ts).
 */
export class Denied extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** Tells which build of the page the server has. */
const BUILD = `${BASE}/build.txt`;

/** The statuses of proxies in front of a server that is away. */
const AWAY = [502, 503, 504];

/** The server's answer to a request; a path begins after /api; a request with a body is a POST. */
export async function request(path: string, secret: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const method = body === undefined ? "GET" : "POST";
  return fetched(`${BASE}/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

/** A data file of the static edition. */
export async function file<Content>(name: string): Promise<Content> {
  return (await (await fetched(fileOf(name))).json()) as Content;
}

/** What is at an address; throws Denied. */
export async function fetched(address: string, how: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, how);
  } catch (error) {
    throw new Denied("offline", String(error));
  }
  if (answer.ok) return answer;
  // A proxy in front of a server that is away answers in its place, but not in our format.
  const code = AWAY.includes(answer.status) ? "offline" : "http";
  const problem = (await answer.json().catch(() => ({ code, detail: answer.statusText }))) as Problem;
  throw new Denied(problem.code, problem.detail);
}

export async function ask<Answer>(path: string, secret: string | null, body?: unknown): Promise<Answer> {
  return (await (await request(path, secret, body)).json()) as Answer;
}

/** The path of a table; its name may come from an address that a person typed. */
export const of = (table: string) => `/tables/${encodeURIComponent(table)}`;

/** The tables of this device; throws Denied if what they need cannot be loaded. */
export async function here(): Promise<LocalTables> {
  let loaded: typeof import("../local/tables");
  try {
    loaded = await import("../local/tables");
  } catch (error) {
    throw new Denied("offline", String(error));
  }
  return loaded.localTables();
}

/** The roster, where no server offers more. */
const levels = (): Bots => ({ bots: LEVELS.map((name, place) => ({ name, level: place + 1 })), offered: [] });

export const api = {
  bots: async () => (hasServer ? ask<Bots>("/bots", null) : levels()),
  /** On the server, or on this device, where bots need no network and cost no host anything. */
  makeTable: async (wanted: NewTable, place: "server" | "here") =>
    place === "server" ? ask<TableMade>("/tables", null, { ...wanted, person: device.key }) : (await here()).makeTable(wanted),
  /** Without tables of people whom this one has blocked, or who have blocked them. */
  lobby: () => ask<Lobby>("/tables", device.key),
  summary: async (table: string, secret: string | null) =>
    isHere(table) ? (await here()).summary(table) : ask<Summary>(of(table), secret),
  takeSeat: async (table: string, seat: number, secret: string | null, wish: TakeSeat) =>
    isHere(table) ? (await here()).takeSeat(table, seat, wish) : ask<SeatTaken>(`${of(table)}/seats/${seat}/take`, secret, { ...wish, person: device.key }),
  leaveSeat: async (table: string, seat: number, secret: string) =>
    isHere(table) ? (await here()).leaveSeat(table, seat) : ask<Done>(`${of(table)}/seats/${seat}/leave`, secret, {}),
  giveSeat: async (table: string, seat: number, secret: string, wish: GiveSeat) =>
    isHere(table) ? (await here()).giveSeat(table, seat, wish) : ask<Done>(`${of(table)}/seats/${seat}/bot`, secret, wish),
  openSeat: async (table: string, seat: number, secret: string) =>
    isHere(table) ? (await here()).openSeat(table, seat) : ask<Done>(`${of(table)}/seats/${seat}/open`, secret, {}),
  /** Only at a server's table: at one of this device, everybody shares the device. */
  removePerson: (table: string, seat: number, secret: string) => ask<Done>(`${of(table)}/seats/${seat}/remove`, secret, {}),
  /** Make a finished game readable for anybody; only at a server's table. */
  share: (table: string, secret: string) => ask<Done>(`${of(table)}/share`, secret, {}),
  block: (table: string, seat: number, secret: string) => ask<Blocked>(`${of(table)}/seats/${seat}/block`, secret, {}),
  unblock: (table: string, seat: number, secret: string) => ask<Done>(`${of(table)}/seats/${seat}/unblock`, secret, {}),
  /** Lift a block from anywhere. */
  lift: (block: string) => ask<unknown>("/blocks/lift", device.key, { block }),
  /** A code by which this person gets their seats back, should they lose this device. */
  makeCode: () => ask<CodeMade>("/codes", device.key, {}),
  /** Get the seats behind a code, which the token opens from now on. */
  useCode: (code: string, token: string) => ask<PlacesMoved>("/codes/use", null, { code, token, person: device.key }),
  /** A table of this device is deleted with everything in it; a server's stays. */
  forget: async (table: string) => (isHere(table) ? (await here()).forget(table) : undefined),
  rematch: async (table: string, secret: string) =>
    isHere(table) ? (await here()).rematch(table) : ask<Summary>(`${of(table)}/rematch`, secret, {}),
};

/** Whether the server answers, whatever it says. */
export async function isThere(): Promise<boolean> {
  try {
    return !AWAY.includes((await fetch(BUILD, { cache: "no-store" })).status);
  } catch {
    return false; // no answer means no
  }
}

/** Whether the server has a newer page than this one; false when it cannot be asked. */
export async function isOutdated(): Promise<boolean> {
  if (!__BUILD__) return false;
  try {
    const answer = await fetch(BUILD, { cache: "no-store" });
    return answer.ok && (await answer.text()).trim() !== __BUILD__;
  } catch {
    return false; // no server, no newer page; reconnecting asks again
  }
}
