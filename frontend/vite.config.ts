import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8421";

export default defineConfig({
  // Files name each other by where they are, so that the page can be served below any path.
  base: "./",
  plugins: [svelte()],
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
  },
  // `vite` alone serves the page while it is written, beside a running `impera serve`. The words lie outside frontend/.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
