/** Options that do not exist, or do not go together. */
export class BadOptions extends Error {
  override name = "BadOptions";
}

/** A decision that is not legal now; nothing has changed. */
export class IllegalDecision extends Error {
  override name = "IllegalDecision";
}

/** A seat that is not asked, or that cannot take anything back; nothing has changed. */
export class OutOfTurn extends Error {
  override name = "OutOfTurn";
}

/** A position that no game can reach, or something that is no position. */
export class BadPosition extends Error {
  override name = "BadPosition";
}

/** A record that is cut off, edited, impossible, or none at all. */
export class BadRecord extends Error {
  override name = "BadRecord";
  readonly why: "unreadable" | "later-version" | "impossible";

  constructor(why: BadRecord["why"], message: string) {
    super(message);
    this.why = why;
  }
}

/** A file that holds no weights of a network, or not all of them. */
export class BadWeights extends Error {
  override name = "BadWeights";
}
