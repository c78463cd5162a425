/** Tagged data of any shape, such as an event: its kind, and its fields by name. No side effects here. */
import type { AnyEvent, AnyReason } from "../wire/messages";

type Shape = AnyEvent | AnyReason;

/** Its tag on the wire, such as `turn-began`. */
export const kindOf = (shape: Shape): string => ("event" in shape ? shape.event : shape.why);

/** All fields with their names; the kind counts as one. */
export const fieldsOf = (shape: Shape): [string, never][] => Object.entries(shape) as [string, never][];

/** A field; null if this kind does not have it. */
export const fieldOf = (shape: Shape, name: string): never => ((shape as unknown as Record<string, unknown>)[name] ?? null) as never;
