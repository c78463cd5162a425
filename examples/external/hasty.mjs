#!/usr/bin/env node
// A bot in JavaScript without any package: it plays what it can and ends its turn. Needs Node 18 or newer.
//
// Try it: impera arena exec:examples/external/hasty.mjs uniform

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "decide") {
    const { legal } = message.view;
    const decision = legal.includes("end") ? "end" : legal[0];
    console.log(JSON.stringify({ number: message.number, decision, stay: true }));
  }
}
