/**
 * Which page is shown. Addresses are plain paths; secrets come after the #, which browsers do not send.
 *
 * A static host knows only the folders that were written, one for each page. There the subject of a page comes after a
 * question mark: /learn/?draft instead of /learn/draft.
 */

import { BASE } from "./base";
import { hasServer } from "./edition";

/** The address of a page about something. */
export function addressOf(page: string, ...about: readonly (string | number)[]): string {
  if (hasServer) return [BASE, page, ...about].join("/");
  return `${BASE}/${page}/${about.length ? `?${about.join("/")}` : ""}`;
}

/** The name of a page and what it is about, from its address. */
export function partsOf(path: string, query: string): string[] {
  const parts = path.slice(BASE.length + 1).split("/");
  if (hasServer) return parts;
  const [page = ""] = parts;
  return [page === "index.html" ? "" : page, ...query.slice(1).split("/")];
}

/** The addresses of all pages. */
export const at = {
  home: `${BASE}/`,
  new: addressOf("new"),
  lobby: addressOf("lobby"),
  learn: addressOf("learn"),
  puzzles: addressOf("puzzles"),
  rules: addressOf("rules"),
  history: addressOf("history"),
  daily: addressOf("daily"),
  deals: addressOf("deal"),
  settings: addressOf("settings"),
  /** Where a person chooses how to be told that it is their turn. */
  notices: `${addressOf("settings")}#settings-notices`,
  /** To another device. */
  move: addressOf("move"),
  hosting: addressOf("hosting"),
  replays: addressOf("replay"),
  /** For a number of players, or for all. */
  board: (players: number | null) => (players === null ? addressOf("board") : addressOf("board", players)),
  join: (table: string) => addressOf("join", table),
  table: (table: string) => addressOf("table", table),
  /** A person's hand and questions, for a phone beside a television. */
  hand: (table: string) => addressOf("hand", table),
  /** The table without hands, for a large screen. */
  television: (table: string) => addressOf("television", table),
  /** At a moment, or at the beginning. */
  replay: (table: string, moment = 0) => (moment ? addressOf("replay", table, moment) : addressOf("replay", table)),
  proof: (table: string) => addressOf("proof", table),
  day: (day: string) => addressOf("daily", day),
  deal: (name: string) => addressOf("deal", name),
  clause: (name: string) => `${addressOf("rules")}#${name}`,
  lesson: (name: string) => addressOf("learn", name),
  puzzle: (name: string) => addressOf("puzzles", name),
} as const;

const isOurs = (link: HTMLAnchorElement) => link.origin === location.origin && link.pathname.startsWith(`${BASE}/`);

class Router {
  #parts = $state.raw(partsOf(location.pathname, location.search));
  /** Whether another page was shown before this one, without reloading. */
  hasMoved = false;

  constructor() {
    addEventListener("popstate", () => this.#show());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** The name of the page, and its subject: "table", "k3J". */
  get page(): string {
    return this.#parts[0] ?? "";
  }

  get about(): string {
    return decodeURIComponent(this.#parts[1] ?? "");
  }

  /** The moment of a replay that the address names; 0 if it names none. */
  get moment(): number {
    return Number(this.#parts[2]) || 0;
  }

  /** The secret of this address, such as an invitation. */
  get secret(): string {
    return decodeURIComponent(location.hash.slice(1));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#show();
    scrollTo(0, 0);
  }

  #show(): void {
    const parts = partsOf(location.pathname, location.search);
    if (parts.join("/") === this.#parts.join("/")) return;
    this.hasMoved = true;
    this.#parts = parts;
  }

  /** A link to another page of ours is followed without reloading. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || !isOurs(link)) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
