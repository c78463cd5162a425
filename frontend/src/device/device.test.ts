// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

test.each([
  ["slow", { motion: "on", pace: "slow" }],
  ["normal", { motion: "on", pace: "normal" }],
  ["off", { motion: "off", pace: "off" }],
  ["system", { motion: "system", pace: "normal" }],
])("a device that stored its speed as the motion %s keeps it", async (motion, kept) => {
  localStorage.setItem("impera", JSON.stringify({ motion }));
  const { device } = await import("./device.svelte");
  expect(device.all).toMatchObject(kept);
});

test("a deal that was taken to another device is gone here, until it is brought back", async () => {
  localStorage.clear();
  const { device } = await import("./device.svelte");
  const key = device.dealKey("2026-11-17");
  expect(device.isGone("2026-11-17")).toBe(false);
  device.giveDeal("2026-11-17");
  expect(device.isGone("2026-11-17")).toBe(true);
  device.takeDeal("2026-11-17", "new key");
  expect(device.isGone("2026-11-17")).toBe(false);
  expect(device.dealKey("2026-11-17")).toBe("new key");
  expect(key).not.toBe("new key");
});

test("a deal that was played here keeps its key when another game of it is brought", async () => {
  localStorage.clear();
  const { device } = await import("./device.svelte");
  const key = device.dealKey("2026-11-17");
  device.takeDeal("2026-11-17", "new key");
  expect(device.dealKey("2026-11-17")).toBe(key);
});

/** A device that remembers so many finished games, watched tables and seats in games that go on. */
async function filled(finished: number, watched: number, held: number) {
  localStorage.clear();
  const { device } = await import("./device.svelte");
  for (let number = 0; number < held; number += 1) device.keep(`held ${number}`, { token: `token ${number}` });
  for (let number = 0; number < watched; number += 1) device.keep(`watched ${number}`, { invite: "invite" });
  for (let number = 0; number < finished; number += 1) device.keep(`finished ${number}`, { token: "done", isOver: true });
  return device;
}

test("a seat in a game that goes on outlasts many finished games and watched tables", async () => {
  const device = await filled(50, 50, 3);
  expect([0, 1, 2].map((number) => device.place(`held ${number}`)?.token)).toEqual(["token 0", "token 1", "token 2"]);
  expect(device.all.places).toHaveLength(40);
  expect(device.all.places.at(-1)?.table).toBe("held 0");
  expect(device.place("finished 49")).toBeDefined();
  expect(device.place("finished 12")).toBeUndefined();
  expect(device.place("watched 49")).toBeUndefined();
});

test("no seat in a game that goes on is ever forgotten, and there is always room for the latest place", async () => {
  const device = await filled(2, 0, 45);
  expect(device.all.places.map(({ table }) => table)).toEqual([
    "finished 1",
    ...Array.from({ length: 45 }, (_, number) => `held ${44 - number}`),
  ]);
});

test("when such a game is over, its place makes room as others do", async () => {
  const device = await filled(0, 0, 41);
  device.keep("held 0", { isOver: true });
  device.keep("new", { token: "token" });
  expect(device.place("held 0")).toBeUndefined();
  expect(device.all.places).toHaveLength(41);
});

test.each([
  ["nothing is known of", {}, 4],
  ["watched a table or waits for one", { places: [{ table: "one", isOver: false }] }, 4],
  ["finished a game before that was noted", { places: [{ table: "one", isOver: true }] }, 0],
  ["has played", { hasPlayed: true }, 0],
])("a device that %s begins its game with as many tips as it needs", async (_, remembered, tips) => {
  localStorage.setItem("impera", JSON.stringify(remembered));
  const { device } = await import("./device.svelte");
  device.beginGame();
  expect(device.all.tips).toHaveLength(tips);
  expect(device.all.hasPlayed).toBe(true);
});

test("tips can be ended before they begin, and asked for again", async () => {
  localStorage.clear();
  const { device } = await import("./device.svelte");
  expect(device.wantsTips).toBe(true);
  device.giveTips(false);
  device.beginGame();
  expect(device.wantsTips).toBe(false);
  device.giveTips(true);
  expect(device.all.tips).toHaveLength(4);
});
