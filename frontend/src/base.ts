/**
 * What the paths of this page begin with: nothing, or the path that a proxy or a static host has it below, such as
 * "/impera". Nobody has to tell it: our script lies in a folder of it.
 */
// Tests of words have no document.
const script = globalThis.document?.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? null;

export const BASE = script === null ? "" : new URL("..", script.src).pathname.replace(/\/$/, "");
