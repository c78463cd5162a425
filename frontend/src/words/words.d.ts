/** The messages of a language: those that a first page and a table need, and those for reading and learning. */
declare module "virtual:words" {
  type Part = () => Promise<{ default: string }>;
  const words: Readonly<Record<string, readonly [Part, Part]>>;
  export default words;
}
