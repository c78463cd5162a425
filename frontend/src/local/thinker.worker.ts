/**
 * Bots, hints, threats and reviews in a thread of their own, so that the page never waits for them. Bots are given what
 * their seat may know (`Observation`), never the game. Each further tree of a bot grows in a thread that this one starts, if
 * the device has a core for each and one for the page.
 */
import botsFile from "../../../packages/impera-js/src/bots.wasm?url";
import {
  Advisor,
  Bots,
  loadNetwork,
  needsNetwork,
  together,
  treesOf,
  type BotName,
  type Found,
  type How,
  type Network,
  type Observation,
} from "../../../packages/impera-js/src/index.ts";
import type { QuickHint, Thought, ToThink } from "./thinking";

/** What a thread has loaded or made so far. */
interface Loaded {
  module?: Promise<WebAssembly.Module>;
  network?: Promise<Network>;
  bots?: Bots;
  advisor?: Advisor;
}

let loaded: Loaded = {};

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const moduleLoaded = () => (loaded.module ??= bytesOf(botsFile).then((bytes) => WebAssembly.compile(bytes)));
/** How long a hint waits for the network, in milliseconds; then a quick look answers. */
const PATIENCE = 500;
/** Who takes a quick look: the strongest bot that needs no network and no second. */
const GLANCER = "consul";

const networkLoaded = (file: string) => (loaded.network ??= bytesOf(file).then(loadNetwork));

/** Fetch the network early, since it is large: somebody who sees threats may soon want a hint. */
function fetchAhead(file: string): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  networkLoaded(file).catch(forget);
}

const botsMade = async () => (loaded.bots ??= new Bots(await moduleLoaded()));

/** How a bot is made, with the network that it needs. */
async function how(level: BotName, seed: bigint, file: string): Promise<How> {
  return needsNetwork(level) ? { seed, network: await networkLoaded(file) } : { seed };
}

async function decide(level: BotName, seed: bigint, observation: Observation, file: string): Promise<string> {
  return (await botsMade()).make(level, await how(level, seed, file)).decide(observation);
}

/** Threads like this one, for the further trees of a bot. */
const beside: Worker[] = [];

type Decision = Extract<ToThink, { kind: "decision" }>;

/** Whether this many trees grow in parallel: not if that leaves no core for the page. */
const growsTogether = (trees: number) => trees > 1 && navigator.hardwareConcurrency > trees;

/** The decision of a bot whose trees grow side by side. */
async function decideTogether(question: Decision): Promise<string> {
  const { level, seed, observation } = question;
  while (beside.length < treesOf(level) - 1) beside.push(new Worker(self.location.href, { type: "module" }));
  const others = beside.map((worker, place) => grownBy(worker, { ...question, kind: "tree", tree: place + 1 }));
  const own = botsMade().then((bots) => bots.tree(level, { seed }, 0, observation));
  try {
    return together(await Promise.all([own, ...others]));
  } catch (error) {
    for (const worker of beside.splice(0)) worker.terminate(); // one that could not be loaded never answers
    throw error;
  }
}

/** What a tree finds that grows in another thread. */
function grownBy(worker: Worker, question: ToThink): Promise<readonly Found[]> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      if (data.id !== question.id) return;
      if ("answer" in data) resolve(data.answer as readonly Found[]);
      else reject(new Error(data.problem));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(question);
  });
}

async function think(question: ToThink): Promise<Extract<Thought, { answer: unknown }>["answer"]> {
  const { networkFile: file } = question;
  if (question.kind === "decision" && growsTogether(treesOf(question.level))) return decideTogether(question);
  if (question.kind === "tree") return (await botsMade()).tree(question.level, { seed: question.seed }, question.tree, question.observation);
  if (question.kind === "decision") return decide(question.level, question.seed, question.observation, file);
  if (question.kind === "reply") {
    const { level, seed, observation, asked } = question;
    return (await botsMade()).agrees(level, await how(level, seed, file), observation, asked);
  }
  if (question.kind === "at-once") return (await botsMade()).atOnce(question.observation);
  const advisor = (loaded.advisor ??= new Advisor(await moduleLoaded()));
  if (question.kind === "threats") {
    fetchAhead(file);
    return advisor.threats(question.observation);
  }
  if (question.kind === "review") return advisor.review(question.played, { seed: question.seed, network: await networkLoaded(file) });
  const network = await Promise.race([networkLoaded(file).catch(forget), new Promise<null>((done) => setTimeout(done, PATIENCE, null))]);
  return network ? advisor.hint(question.observation, { seed: question.seed, network }) : glance(question);
}

/** What cannot be fetched now is fetched again when it is next wanted. */
function forget(): null {
  delete loaded.network;
  return null;
}

/** A hint without the network, which has not arrived or cannot be fetched: what a bot would do that needs none. */
async function glance({ seed, observation }: Extract<ToThink, { kind: "hint" }>): Promise<QuickHint> {
  const ranked = (await botsMade()).ranked(GLANCER, { seed }, observation);
  const advice = ranked.map((decision) => ({ decision, chance: null, games: 0 }));
  return { advice, alike: 1, reason: { why: "nothing-better" }, isQuick: true };
}

addEventListener("message", ({ data }: MessageEvent<ToThink>) => {
  const done = (thought: Thought) => postMessage(thought);
  think(data).then(
    (answer) => done({ id: data.id, answer }),
    (error: unknown) => {
      loaded = {}; // what could not be fetched is fetched again
      done({ id: data.id, problem: String(error) });
    },
  );
});
