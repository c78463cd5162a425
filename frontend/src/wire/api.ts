/** HTTP requests for tables, seats and bots. Each answer is data, each refusal a code. */
import { BASE } from "../base";
import type { Bots, Done, GiveSeat, Lobby, NewTable, Problem, SeatTaken, Summary, TableMade, TakeSeat } from "./messages";

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
  let answer: Response;
  try {
    answer = await fetch(`${BASE}/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
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

export const api = {
  bots: () => ask<Bots>("/bots", null),
  makeTable: (wanted: NewTable) => ask<TableMade>("/tables", null, wanted),
  lobby: () => ask<Lobby>("/tables", null),
  summary: (table: string, secret: string | null) => ask<Summary>(of(table), secret),
  takeSeat: (table: string, seat: number, secret: string | null, wish: TakeSeat) =>
    ask<SeatTaken>(`${of(table)}/seats/${seat}/take`, secret, wish),
  leaveSeat: (table: string, seat: number, secret: string) => ask<Done>(`${of(table)}/seats/${seat}/leave`, secret, {}),
  giveSeat: (table: string, seat: number, secret: string, wish: GiveSeat) =>
    ask<Done>(`${of(table)}/seats/${seat}/bot`, secret, wish),
  openSeat: (table: string, seat: number, secret: string) => ask<Done>(`${of(table)}/seats/${seat}/open`, secret, {}),
  rematch: (table: string, secret: string) => ask<Summary>(`${of(table)}/rematch`, secret, {}),
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
