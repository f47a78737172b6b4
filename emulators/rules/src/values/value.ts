import type { RulesBytes } from './bytes.ts';
import type { RulesDuration } from './duration.ts';
import type { RulesFloat } from './float.ts';
import type { RulesLatLng } from './latlng.ts';
import type { RulesMapDiff } from './map-diff.ts';
import type { RulesPath } from './path.ts';
import type { RulesRecord } from './record.ts';
import type { RulesSet } from './set.ts';
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
