/**
 * The messages of a language: those that the start page and a table begin with, all others, and whether it has all
 * that English has.
 */
declare module "virtual:words" {
  type Part = () => Promise<{ default: string }>;
  const words: Readonly<Record<string, readonly [Part, Part, boolean]>>;
  export default words;
}
