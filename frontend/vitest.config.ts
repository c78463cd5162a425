import { globSync, readFileSync } from "node:fs";

import { defineConfig } from "vitest/config";

const every = ["src/**/*.test.ts", "eslint/**/*.test.ts"];
// What makes a document or replaces something with `vi` leaves traces in the modules that it loads.
const alone = globSync(every).filter((file) => /@vitest-environment|\bvi\b/.test(readFileSync(file, "utf-8")));

// All other files share their modules, which are then loaded once for each worker instead of once for each file.
export default defineConfig({
  test: {
    projects: [
      { extends: "./vite.config.ts", test: { name: "alone", include: alone } },
      { extends: "./vite.config.ts", test: { name: "shared", include: every, exclude: alone, isolate: false } },
    ],
  },
});
