import { beforeEach, expect, test, vi } from "vitest";

const TOLD = {
  title: "Your turn",
  text: "It is your turn.",
  open: "Open the table",
  link: "https://play.example/table/k3J",
  stop: "No more",
  end: "https://play.example/notices/secret",
};
const registration = { showNotification: vi.fn(async () => undefined) };
const clients = { matchAll: vi.fn(async () => [] as { url: string; focus: () => Promise<void> }[]), openWindow: vi.fn(async () => undefined) };
const asked = vi.fn(async () => new Response());

/** What the worker does about an event, once it is done. */
let happens: (name: string, event: object) => Promise<void>;

async function begin(maxActions: number): Promise<void> {
  const handlers = new Map<string, (event: object) => void>();
  vi.stubGlobal("self", { registration, clients, addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler) });
  vi.stubGlobal("Notification", { maxActions });
  vi.stubGlobal("fetch", asked);
  vi.resetModules();
  await import("./worker");
  happens = async (name, event) => {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
}

const press = async (action: string): Promise<void> => happens("notificationclick", { action, notification: { data: TOLD, close: vi.fn() } });

beforeEach(() => vi.clearAllMocks());

test("a notice shows what it was told, once for each table, with a button to open and one to end", async () => {
  await begin(2);
  await happens("push", { data: { json: () => TOLD } });
  expect(registration.showNotification).toHaveBeenCalledWith("Your turn", {
    body: "It is your turn.",
    tag: "https://play.example/table/k3J",
    data: TOLD,
    actions: [{ action: "open", title: "Open the table" }, { action: "end", title: "No more" }],
  });
});

test("a press on a notice opens its table, or goes to the window that has it", async () => {
  await begin(2);
  await press("");
  expect(clients.openWindow).toHaveBeenCalledWith(TOLD.link);
  const focus = vi.fn(async () => undefined);
  clients.matchAll.mockResolvedValueOnce([{ url: `${TOLD.link}#x`, focus }]);
  await press("open");
  expect(focus).toHaveBeenCalledOnce();
  expect(clients.openWindow).toHaveBeenCalledOnce();
});

test("its other button ends the notices and opens nothing", async () => {
  await begin(2);
  await press("end");
  expect(asked).toHaveBeenCalledWith("https://play.example/api/notices/secret/end", { method: "POST" });
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test("where notices have no buttons, a press opens the page that can end them and leads to the table", async () => {
  await begin(0);
  await happens("push", { data: { json: () => TOLD } });
  expect(registration.showNotification.mock.calls[0]?.at(1)).toMatchObject({ actions: [] });
  await press("");
  expect(clients.openWindow).toHaveBeenCalledWith(`${TOLD.end}#${TOLD.link}`);
});
