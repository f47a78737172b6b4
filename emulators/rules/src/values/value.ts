import type { RulesBytes } from './bytes.ts';
import type { RulesDuration } from './duration.ts';
import type { RulesFloat } from './float.ts';
import type { RulesLatLng } from './latlng.ts';
import type { RulesPath } from './path.ts';
import type { RulesTimestamp } from './timestamp.ts';

/** A list of the rules language. */
export type RulesList = readonly RulesValue[];

/** A map of the rules language. Keys are own keys only, so `constructor` is a key like any other. */
export type RulesMap = ReadonlyMap<string, RulesValue>;

/** Every value an expression can have. Ints are `bigint`. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | string
  | RulesFloat
  | RulesBytes
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | RulesSet
  | RulesMapDiff
  | RulesRecord
  | RulesList
  | RulesMap;

/** A set of values; equal values count once. Made by `rulesSet`. */
export class RulesSet {
  /** The elements in the order they came, each under its `canonicalKey`. */
  readonly elements: ReadonlyMap<string, RulesValue>;

  constructor(elements: ReadonlyMap<string, RulesValue>) {
    this.elements = elements;
  }
}

/** What `newMap.diff(oldMap)` gives; its five methods tell the keys apart. */
export class RulesMapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;

  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

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
