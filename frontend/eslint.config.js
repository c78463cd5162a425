import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

import noPlainText from "./eslint/no-plain-text.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/wire/messages.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    // TypeScript itself finds what is not defined, and knows the browser's names.
    rules: { "no-undef": "off" },
  },
  {
    files: ["src/**/*.svelte", "src/**/*.ts"],
    ignores: ["**/*.test.ts"],
    plugins: { impera: { rules: { "no-plain-text": noPlainText } } },
    rules: { "impera/no-plain-text": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Paths are written with `at` of the router, which SvelteKit's rule does not know.
      "svelte/no-navigation-without-resolve": "off",
      // Maps and sets are values here: they are replaced as a whole, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
