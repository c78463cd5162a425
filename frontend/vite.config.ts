import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = "http://127.0.0.1:8421";

const locale = new URL("../src/impera/locale/", import.meta.url);
/** The messages for reading and learning: neither the start page nor a table begins with them. */
const LATER = ["lessons.ftl", "reading.ftl"];
/** Divides the messages of a file in the same way. */
const FROM_HERE_ON = /^### From here on: .*\n/m;
/** The messages of the terminal, and of notices, which the server words. */
const ELSEWHERE = ["notices.ftl", "terminal.ftl"];

/** The language that fills the gaps of others. */
const FALLBACK = "en";

/** The messages of a text, and their parts as `message.part`. */
function messagesOf(text: string): string[] {
  let message = "";
  return Array.from(text.matchAll(/^(?:(-?[a-z][\w-]*)| +\.([a-z][\w-]*)) *=/gim), ([, name, part]) => {
    message = name ?? message;
    return part ? `${message}.${part}` : message;
  });
}

/**
 * The messages of all languages as modules: `virtual:words` lists them, each language in two parts (`words.d.ts`). Every file
 * costs a round trip and half a kilobyte of headers, and what is only for translators is left out. It also tells which
 * languages lack nothing, and so need no English beside them.
 */
function words(): Plugin {
  const [list, mark] = ["virtual:words", "\0"];
  const bare = (text: string) => text.replaceAll(/^#.*\n/gm, "").replaceAll(/\n+(?=\S)/g, "\n");
  const filesOf = (code: string) => readdirSync(new URL(`${code}/`, locale)).sort().filter((name) => !ELSEWHERE.includes(name));
  const textOf = (code: string, name: string, isLater: boolean) => {
    const parts = readFileSync(new URL(`${code}/${name}`, locale), "utf-8").split(FROM_HERE_ON);
    return bare((LATER.includes(name) ? ["", parts.join("")] : parts)[isLater ? 1 : 0] ?? "");
  };
  const namesIn = (code: string) =>
    new Set(filesOf(code).flatMap((name) => [false, true].flatMap((isLater) => messagesOf(textOf(code, name, isLater)))));
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(list) ? mark + id : undefined),
    load(id) {
      if (!id.startsWith(mark + list)) return undefined;
      const [, code, part] = id.split("/");
      if (!code) {
        const codes = readdirSync(locale, { withFileTypes: true }).filter((each) => each.isDirectory());
        const wanted = [...namesIn(FALLBACK)];
        const isWhole = (code: string) => {
          const names = namesIn(code);
          return wanted.every((name) => names.has(name));
        };
        const entries = codes.map(({ name }) => `${JSON.stringify(name)}: [() => import("${list}/${name}/${name}"), () => import("${list}/${name}/${name}-more"), ${isWhole(name)}]`);
        return `export default { ${entries.join(", ")} };`;
      }
      const isLater = part !== code;
      const texts = filesOf(code).map((name) => {
        this.addWatchFile(fileURLToPath(new URL(`${code}/${name}`, locale)));
        return textOf(code, name, isLater);
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

export default defineConfig({
  // Files name each other by where they are, so that the page can be served below any path.
  base: "./",
  plugins: [svelte(), words()],
  // Tests put components into a document, which is the browser's half of Svelte and not the server's.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Which build a page is; the server tells its own in /build.txt, so that an outdated page can say so.
  define: { __BUILD__: JSON.stringify(process.env.IMPERA_BUILD ?? "") },
  // Nothing is inlined: the server's content policy allows no inline script or style.
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // light-dark() and nesting as they are written
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One service worker is only for the static edition: `impera site` puts it beside the page, with the list of its files.
      // The other one shows the notices of a server.
      input: { index: "index.html", worker: "src/offline/worker.ts", notices: "src/notices/worker.ts" },
      output: {
        entryFileNames: ({ name }) => ({ worker: "offline/worker.js", notices: "notices/worker.js" })[name] ?? "assets/[name]-[hash].js",
        // What every page needs is one file, and so is the table, which replays, lessons and puzzles show too. What asks for
        // the words stands apart, so that it does not wait for them.
        codeSplitting: {
          groups: [
            { name: "early", test: /src.early\.ts$/, priority: 3 },
            { name: "core", test: /src.main\.ts$/, priority: 2 },
            { name: "table", test: /src.table.SharedDevice\.svelte$/, priority: 1 },
            { name: "here", test: /src.local.tables\.ts$/, priority: 0 },
          ],
        },
      },
    },
  },
  // `vite` alone serves the page while it is written, beside a running `impera serve`. The words lie outside frontend/.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
