/** Which page is shown. Addresses are plain paths; secrets come after the #, which browsers do not send. */

/** The addresses of all pages. */
export const at = {
  home: "/",
  new: "/new",
  lobby: "/lobby",
  learn: "/learn",
  rules: "/rules",
  settings: "/settings",
  replays: "/replay",
  /** For a number of players, or for all. */
  board: (players: number | null) => (players === null ? "/board" : `/board/${players}`),
  join: (table: string) => `/join/${table}`,
  table: (table: string) => `/table/${table}`,
  replay: (table: string) => `/replay/${table}`,
  clause: (name: string) => `/rules#${name}`,
  lesson: (name: string) => `/learn/${name}`,
} as const;

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
    return this.#path.split("/")[1] ?? "";
  }

  get about(): string {
    return decodeURIComponent(this.#path.split("/")[2] ?? "");
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
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
