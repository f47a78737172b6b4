import type { Outcome } from '../outcomes/failure.ts';
import type { RulesValue } from '../values/value.ts';

/** A method of values of type T. */
export interface Method<T> {
  /** The types it takes, for messages: `set`, `list|set`, or none. */
  readonly parameters: readonly string[];
  /** Applies it; undefined if it does not take arguments of these types. `start` is the call's offset. */
  readonly apply: (self: T, args: readonly RulesValue[], start: number) => Outcome | undefined;
}

/** The methods of a type by name. */
export type MethodTable<T> = ReadonlyMap<string, Method<T>>;

/** A method without arguments. */
export function getter<T>(apply: (self: T, start: number) => Outcome): Method<T> {
  return { parameters: [], apply: (self, _args, start) => apply(self, start) };
}

/** A method with one argument. */
export function unary<T>(
  parameter: string,
  apply: (self: T, arg: RulesValue, start: number) => Outcome | undefined,
): Method<T> {
  return {
    parameters: [parameter],
    apply: (self, [arg], start) => (arg === undefined ? undefined : apply(self, arg, start)),
  };
}

/** A method with two arguments. */
export function binary<T>(
  parameters: readonly [string, string],
  apply: (self: T, first: RulesValue, second: RulesValue, start: number) => Outcome | undefined,
): Method<T> {
  return {
    parameters,
    apply: (self, [first, second], start) =>
      first === undefined || second === undefined ? undefined : apply(self, first, second, start),
  };
}
