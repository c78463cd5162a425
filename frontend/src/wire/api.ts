/** What is asked by HTTP: tables and seats. Each answer is data, each refusal a code. */
import type { Done, GiveSeat, Lobby, NewTable, Problem, Replay, SeatTaken, Summary, TableMade, TakeSeat } from "./messages";

/** The server said no, or did not answer at all (`offline`). */
export class Denied extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** The server's answer to a request; a path begins after /api, and with a body something is sent. */
export async function request(path: string, secret: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const method = body === undefined ? "GET" : "POST";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch (error) {
    throw new Denied("offline", String(error));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({ code: "http", detail: answer.statusText }))) as Problem;
  throw new Denied(problem.code, problem.detail);
}

async function ask<Answer>(path: string, secret: string | null, body?: unknown): Promise<Answer> {
  const answer = await request(`/tables${path}`, secret, body);
  return (await answer.json()) as Answer;
}

export const api = {
  makeTable: (wanted: NewTable) => ask<TableMade>("", null, wanted),
  lobby: () => ask<Lobby>("", null),
  summary: (table: string, secret: string | null) => ask<Summary>(`/${table}`, secret),
  takeSeat: (table: string, seat: number, secret: string | null, wish: TakeSeat) =>
    ask<SeatTaken>(`/${table}/seats/${seat}/take`, secret, wish),
  leaveSeat: (table: string, seat: number, secret: string) => ask<Done>(`/${table}/seats/${seat}/leave`, secret, {}),
  giveSeat: (table: string, seat: number, secret: string, wish: GiveSeat) =>
    ask<Done>(`/${table}/seats/${seat}/bot`, secret, wish),
  openSeat: (table: string, seat: number, secret: string) => ask<Done>(`/${table}/seats/${seat}/open`, secret, {}),
  rematch: (table: string, secret: string) => ask<Summary>(`/${table}/rematch`, secret, {}),
  replay: (table: string, decisions: number, secret: string | null) =>
    ask<Replay>(`/${table}/replay/${decisions}`, secret),
};

/** Whether the server has a newer page than this one; false when it cannot be asked. */
export async function isOutdated(): Promise<boolean> {
  if (!__BUILD__) return false;
  try {
    const answer = await fetch("/build.txt", { cache: "no-store" });
    return answer.ok && (await answer.text()).trim() !== __BUILD__;
  } catch {
    return false; // no server, no newer page; whoever reconnects asks again
  }
}
