/** The service worker of the static edition: what it keeps of each version, and what pages of any version find. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const HERE = "https://host.example/games/";
/** The pages and files that the host has, by their addresses. */
let hosted: Record<string, string> = {};
/** What is on the device: a row of caches by name, oldest first. */
let kept = new Map<string, Map<string, Response>>();
let windows = 1;
let isOffline = false;

const addressOf = (asked: RequestInfo | URL) => (typeof asked === "string" ? asked : asked instanceof URL ? asked.href : asked.url);

const caches = {
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (address: string) => [...kept.values()].map((files) => files.get(address)?.clone()).find(Boolean),
  open: async (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return {
      put: async (address: string, answer: Response) => void files.set(address, answer),
      match: async (address: string) => files.get(address)?.clone(),
    };
  },
};

async function fetched(asked: RequestInfo | URL): Promise<Response> {
  if (isOffline) throw new TypeError("no network");
  const text = hosted[addressOf(asked)];
  return text === undefined ? new Response("", { status: 404 }) : new Response(text);
}

/** Publish a version, of which the host has nothing but its own files. */
function publish(version: string, ...files: string[]): { version: string; files: string[] } {
  hosted = { [HERE]: `the page of ${version}`, ...Object.fromEntries(files.map((file) => [HERE + file, `${file} of ${version}`])) };
  return { version, files: [...files, ""] };
}

interface Happening {
  waitUntil?(work: Promise<unknown>): void;
  request?: unknown;
  respondWith?(answer: Promise<Response>): void;
}

/** The worker of a version, as a browser runs it. */
async function started(edition: { version: string; files: string[] }) {
  const heard = new Map<string, (event: Happening) => void>();
  vi.stubGlobal("self", {
    edition,
    registration: { scope: HERE },
    clients: { claim: async () => undefined, matchAll: async () => Array.from({ length: windows }) },
    addEventListener: (name: string, hears: (event: Happening) => void) => heard.set(name, hears),
  });
  vi.resetModules();
  await import("./worker");
  const lives = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve();
    heard.get(name)?.({ waitUntil: (given) => (work = given) });
    await work;
  };
  const asked = async (path: string, mode: string) => {
    let answer = Promise.resolve(new Response("", { status: 500 }));
    heard.get("fetch")?.({ request: { method: "GET", url: HERE + path, mode }, respondWith: (given) => (answer = given) });
    return answer;
  };
  return {
    install: () => lives("install"),
    activate: () => lives("activate"),
    answer: async (path: string) => (await asked(path, "no-cors")).text(),
    /** Where somebody is sent who opens an address. */
    opened: async (path: string) => (await asked(path, "navigate")).headers.get("location"),
  };
}

async function used(edition: { version: string; files: string[] }) {
  const worker = await started(edition);
  await worker.install();
  await worker.activate();
  return worker;
}

beforeEach(() => {
  kept = new Map();
  windows = 1;
  isOffline = false;
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

test("a version that was visited once is answered without the host", async () => {
  const worker = await used(publish("one", "assets/a.js"));
  hosted = {};
  expect(await worker.answer("")).toBe("the page of one");
  expect(await worker.answer("assets/a.js?x#y")).toBe("assets/a.js of one");
});

test("a page that is named without its slash is found, with its subject", async () => {
  const worker = await used(publish("one", "learn/"));
  isOffline = true;
  expect(await worker.opened("learn?draft")).toBe(`${HERE}learn/?draft`);
});

test("without a network, an address that does not exist leads to the start page", async () => {
  const worker = await used(publish("one"));
  isOffline = true;
  expect(await worker.opened("no/such/page?x")).toBe(HERE);
  await expect(worker.answer("build.txt")).rejects.toThrow("no network");
});

test("a version is kept as a whole or not at all", async () => {
  const edition = publish("one", "assets/a.js");
  hosted = { [HERE]: "the page of one" };
  await expect((await started(edition)).install()).rejects.toThrow("404");
  expect([...kept.keys()]).toEqual([]);
});

test("pages of another version are not kept: the folder is being uploaded", async () => {
  const edition = publish("two");
  hosted[HERE] = "the page of one";
  await expect((await started(edition)).install()).rejects.toThrow("not of version two");
});

test("a page of the version before finds its files, though the host has them no more", async () => {
  await used(publish("one", "assets/old.js"));
  const worker = await used(publish("two", "assets/new.js"));
  expect(await worker.answer("assets/old.js")).toBe("assets/old.js of one");
  expect(await worker.answer("")).toBe("the page of two");
});

test("while another window is open, the files of every version stay", async () => {
  await used(publish("one", "assets/old.js"));
  await (await started(publish("two", "assets/new.js"))).install(); // it waits, and is overtaken
  windows = 2;
  const worker = await used(publish("three", "assets/newest.js"));
  expect(await worker.answer("assets/old.js")).toBe("assets/old.js of one");
});

test("with one window, one earlier version is kept, and no more", async () => {
  for (const version of ["one", "two", "three", "four"]) await used(publish(version, `assets/${version}.js`));
  expect([...kept.keys()]).toEqual(["three", "four"].map((version) => `impera ${HERE} ${version}`));
});

test("other editions at the same address keep their files", async () => {
  kept.set("impera https://host.example/other/ one", new Map());
  for (const version of ["one", "two", "three"]) await used(publish(version));
  expect(kept.has("impera https://host.example/other/ one")).toBe(true);
});
