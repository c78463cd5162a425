/**
 * The messages of a language: those that a first page and a table need, those for reading and learning, and whether it has all
 * that English has.
 */
declare module "virtual:words" {
  type Part = () => Promise<{ default: string }>;
  const words: Readonly<Record<string, readonly [Part, Part, boolean]>>;
  export default words;
}
