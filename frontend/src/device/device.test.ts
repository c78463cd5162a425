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
