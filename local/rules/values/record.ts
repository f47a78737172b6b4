import type { RulesValue } from './value.ts';

/** An object with fixed properties that is no map: `request`, `resource`, what `get()` returns. */
export abstract class RulesRecord {
  /** The property's value, or undefined when there is none of that name. */
  abstract property(name: string): RulesValue | undefined;
}
