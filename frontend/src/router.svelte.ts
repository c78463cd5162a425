/** Which page is shown. Addresses are plain paths; secrets come after the #, which browsers do not send. */

import { BASE } from "./base";

/** The addresses of all pages. */
export const at = {
  home: `${BASE}/`,
  new: `${BASE}/new`,
  lobby: `${BASE}/lobby`,
  learn: `${BASE}/learn`,
  rules: `${BASE}/rules`,
  settings: `${BASE}/settings`,
  replays: `${BASE}/replay`,
  /** For a number of players, or for all. */
  board: (players: number | null) => (players === null ? `${BASE}/board` : `${BASE}/board/${players}`),
  join: (table: string) => `${BASE}/join/${table}`,
  table: (table: string) => `${BASE}/table/${table}`,
  /** At a moment, or at the beginning. */
  replay: (table: string, moment = 0) => `${BASE}/replay/${table}${moment ? `/${moment}` : ""}`,
  proof: (table: string) => `${BASE}/proof/${table}`,
  clause: (name: string) => `${BASE}/rules#${name}`,
  lesson: (name: string) => `${BASE}/learn/${name}`,
} as const;

const isOurs = (link: HTMLAnchorElement) => link.origin === location.origin && link.pathname.startsWith(`${BASE}/`);

class Router {
  #path = $state(location.pathname);
  /** Whether another page was shown before this one, without reloading. */
  hasMoved = false;

  constructor() {
    addEventListener("popstate", () => this.#show());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** The name of the page, and its subject: "table", "k3J". */
  get page(): string {
    return this.#parts[1] ?? "";
  }

  get about(): string {
    return decodeURIComponent(this.#parts[2] ?? "");
  }

  get #parts(): string[] {
    return this.#path.slice(BASE.length).split("/");
  }

  /** The moment of a replay that the address names; 0 if it names none. */
  get moment(): number {
    return Number(this.#parts[3]) || 0;
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
    this.hasMoved ||= location.pathname !== this.#path;
    this.#path = location.pathname;
  }

  /** A link to another page of ours is followed without reloading. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || !isOurs(link)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
