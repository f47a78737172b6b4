import { AFTER_ALL, encodeValue, invertCode } from '../model/encode-value.ts';
import type { Value } from '../model/value.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import type { Bound, OrderBy } from '../query/query.ts';
import type { IndexScope } from './index-shape.ts';
import { ALL_KEYS, intersect, type KeyRange } from './key-range.ts';
import { operandNameCode } from './name-code.ts';

/** How the orders of a query stand in an index. */
export interface OrderedKeys {
  readonly scope: IndexScope;
  /** The values of fields that are equal in all entries, by field; they are not part of the keys meant here. */
  readonly pinned: ReadonlyMap<string, Value>;
  /** True when the index goes the other way. */
  readonly reverse: boolean;
}

/** The keys between a query's cursors. */
export function cursorRange({ query, orders, database }: CompiledQuery, keys: OrderedKeys): KeyRange {
  const position = (bound: Bound) =>
    cursorPosition(bound, orders, keys, (value) => operandNameCode(keys.scope, database, value));
  let range = ALL_KEYS;
  if (query.startAt)
    range = intersect(range, keysFrom(position(query.startAt), query.startAt.before, keys.reverse));
  // An end is a start seen from the other side.
  if (query.endAt)
    range = intersect(range, keysFrom(position(query.endAt), !query.endAt.before, !keys.reverse));
  return range;
}

interface Position {
  readonly code: string;
  /** False when keys can't tell about the last values of the cursor. */
  readonly isComplete: boolean;
}

/** The keys at (when inclusive) and after a position, or before it when reversed. */
function keysFrom({ code, isComplete }: Position, isInclusive: boolean, reverse: boolean): KeyRange {
  const staysIn = isInclusive || !isComplete;
  const edge = staysIn === reverse ? code + AFTER_ALL : code;
  return reverse
    ? { lower: '', upper: edge, isExact: isComplete }
    : { lower: edge, upper: AFTER_ALL, isExact: isComplete };
}

function cursorPosition(
  bound: Bound,
  orders: readonly OrderBy[],
  { pinned, reverse }: OrderedKeys,
  nameCode: (value: Value) => string | undefined,
): Position {
  let code = '';
  for (const [place, value] of bound.values.entries()) {
    const { field, direction } = orders[place] as OrderBy;
    const equal = pinned.get(field.key);
    if (equal !== undefined) {
      if (encodeValue(equal) !== encodeValue(value)) return { code, isComplete: false };
      continue;
    }
    const part = field.isName ? nameCode(value) : encodeValue(value);
    if (part === undefined) return { code, isComplete: false };
    const goesUp = (direction === 'asc') !== reverse;
    code += goesUp ? part : invertCode(part);
  }
  return { code, isComplete: true };
}
