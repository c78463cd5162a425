/** Tagged data of any shape, such as an event: what kind it is of, and its fields by name. No side effects here. */
import type { AnyEvent, AnyReason } from "../wire/messages";

type Shape = AnyEvent | AnyReason;

/** The kind by which it is known on the wire: `turn-began`. */
export const kindOf = (shape: Shape): string => ("event" in shape ? shape.event : shape.why);

/** All fields with their names, and the kind as another. */
export const fieldsOf = (shape: Shape): [string, never][] => Object.entries(shape) as [string, never][];

/** A field; null if this kind does not have it. */
export const fieldOf = (shape: Shape, name: string): never => ((shape as unknown as Record<string, unknown>)[name] ?? null) as never;
