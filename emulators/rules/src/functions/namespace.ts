import type { Outcome } from '../outcomes/failure.ts';
import type { RulesValue } from '../values/value.ts';

/** A function of a namespace, such as `math.abs`. */
export interface NamespaceFunction {
  /** The types it takes, for messages. */
  readonly parameters: readonly string[];
  /** Applies it; undefined if it does not take arguments of these types. `start` is the call's offset. */
  readonly apply: (args: readonly RulesValue[], start: number) => Outcome | undefined;
}

/** The functions of a namespace by name. */
export type Namespace = ReadonlyMap<string, NamespaceFunction>;
