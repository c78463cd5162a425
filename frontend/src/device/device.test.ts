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
