/** Options that do not exist, or do not go together. */
export class BadOptions extends Error {
  override name = "BadOptions";
}

/** A decision that is not legal now; nothing has changed. */
export class IllegalDecision extends Error {
  override name = "IllegalDecision";
}

/** A record that is cut off, edited, impossible, or none at all. */
export class BadRecord extends Error {
  override name = "BadRecord";
}
