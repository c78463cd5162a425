/**
 * The service worker of the static edition: it keeps every file of one version on the device, so that the page needs no
 * network after the first visit.
 *
 * Each version has a cache of its own. A new version waits until somebody asks for it or no page is open, and the files of
 * the version before it are kept: a page that was loaded with them finds all of them, also those it has not asked for yet.
 *
 * It is one file: it may import nothing.
 */

/** A version: its name, and the addresses of its files from here. `impera site` writes it in front of this script. */
interface Edition {
  readonly version: string;
  readonly files: readonly string[];
}

// What TypeScript knows of service workers excludes what it knows of pages.
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  readonly edition: Edition;
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
const { version, files } = worker.edition;
const here = worker.registration.scope;
/** Several editions may be at one address, each below its own path. */
const mine = `impera ${here} `;
const own = `${mine}${version}`;
/** Files whose names change with their contents. */
const KEPT = /^(assets|data)\//;

const addresses = new Map(files.map((file) => [new URL(file, here).href, file]));

worker.addEventListener("install", (event) => (event as LifeEvent).waitUntil(fill()));
worker.addEventListener("activate", (event) => (event as LifeEvent).waitUntil(begin()));
// A page says one thing only: that somebody asked for the version that waits.
worker.addEventListener("message", () => void worker.skipWaiting());
worker.addEventListener("fetch", (event) => {
  const { request, respondWith } = event as AskEvent;
  if (request.method === "GET" && request.url.startsWith(here)) respondWith.call(event, answer(request));
});

/** Keeps every file, or none. */
async function fill(): Promise<void> {
  const cache = await caches.open(own);
  try {
    await Promise.all([...addresses].map(async ([address, file]) => cache.put(address, await latest(address, file))));
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
}

/** A file of this version, from an earlier version's files if it is the same. */
async function latest(address: string, file: string): Promise<Response> {
  const known = KEPT.test(file) ? await caches.match(address) : undefined;
  if (known) return known;
  const found = await fetch(address, { cache: KEPT.test(file) ? "default" : "reload" });
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  // While a folder is being uploaded, its pages may still be those of another version.
  if (!address.endsWith("/")) return found;
  const page = await found.text();
  if (!page.includes(version)) throw new Error(`${address} is not of version ${version}`);
  // A copy, because an answer that came by a redirection cannot be shown as a page.
  return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
}

/**
 * Serves all pages from now on. The window that asked for this version loads itself again. Any other may have been loaded with
 * any earlier version, so while there is another, nothing is deleted; otherwise the files of one earlier version are kept.
 */
async function begin(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== own);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const address = request.url.replace(/[?#].*/, "");
  const isOpened = request.mode === "navigate";
  if (isOpened && addresses.has(`${address}/`)) return Response.redirect(`${address}/${new URL(request.url).search}`);
  const found = await (await caches.open(own)).match(address);
  // Pages of an earlier version still ask for its files.
  const known = found ?? (KEPT.test(address.slice(here.length)) ? await caches.match(address) : undefined);
  return known ?? (isOpened ? fetch(request).catch(() => Response.redirect(here)) : fetch(request)); // an installed page has no way back
}

export {};
