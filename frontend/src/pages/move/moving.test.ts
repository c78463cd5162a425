// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { device } from "../../device/device.svelte";
import { namedHere } from "../../wire/here";
import { leave, movable, unpack } from "./moving";

const ask = vi.hoisted(() => vi.fn());
vi.mock("../../wire/api", () => ({ ask }));

beforeEach(() => {
  for (const { table } of device.all.places) device.forget(table);
});

/** Sit down in so many games. */
function sit(games: number): void {
  for (let number = 0; number < games; number += 1) device.keep(`game ${number}`, { token: `token ${number}`, seat: 0, seats: [0] });
}

const tables = () => movable().map(({ table }) => table);

test("only seats at tables of the server can be moved, first those in games that are not over", () => {
  sit(2);
  device.keep("finished", { token: "token", isOver: true });
  device.keep("watched", { invite: "invite" });
  device.keep(namedHere("solo"), { token: "here" });
  expect(tables()).toEqual(["game 1", "game 0", "finished"]);
});

test("as many go along as the server takes at once", () => {
  sit(210);
  expect(tables()).toHaveLength(200);
  expect(tables()[0]).toBe("game 209");
});

test("only seats that were sent are forgotten: who has sat down meanwhile stays", () => {
  sit(2);
  const sent = movable();
  device.keep("later", { token: "token" });
  leave(sent);
  expect(tables()).toEqual(["later"]);
});

test("they come in the order in which they were on the old device", async () => {
  const came = ["latest", "earlier"].map((table) => ({ table, seat: 0, deal: null, is_over: false }));
  ask.mockResolvedValue({ seats: came, luggage: "" });
  expect(await unpack("CODE")).toEqual({ tables: 2, games: 0 });
  expect(tables()).toEqual(["latest", "earlier"]);
});
