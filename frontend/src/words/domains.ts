// Written by `make generate` from impera.notation.cards. Do not edit.

export const DOMAINS = ["military", "religion", "economy", "science", "culture", "utopia"] as const;
export type Domain = (typeof DOMAINS)[number];
