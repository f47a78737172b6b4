import type { RulesMap, RulesValue } from './value.ts';

/** A map of fixed properties that are made when asked for: `request`, `resource`, what `get()` returns. */
export abstract class RulesRecord {
  /** Every name a property may have. */
  protected abstract readonly names: readonly string[];

  /** The property's value, or undefined when there is none of that name. */
  abstract property(name: string): RulesValue | undefined;

  /** As a map, whose methods it has too. */
  toMap(): RulesMap {
    const entries = this.names.map((name) => [name, this.property(name)] as const);
    return new Map(entries.filter((entry): entry is [string, RulesValue] => entry[1] !== undefined));
  }
}
