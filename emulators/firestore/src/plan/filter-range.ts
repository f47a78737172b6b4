import { AFTER_ALL, encodeTypePrefix, encodeValue } from '../model/encode-value.ts';
import type { DatabaseName } from '../model/path.ts';
import { isUnmatchable } from '../query/filter.ts';
import type { SimpleFilter } from '../query/normalize.ts';
import type { FieldOperator } from '../query/query.ts';
import type { IndexScope } from './index-shape.ts';
import { intersect, type KeyRange, keysWithPrefix, UNKNOWN_KEYS } from './key-range.ts';
import { operandNameCode } from './name-code.ts';

/** The keys a range filter leaves in an index whose first open field is the filter's. */
export function filterRange(filter: SimpleFilter, scope: IndexScope, database: DatabaseName): KeyRange {
  if (filter.kind === 'unary' || !RANGES.has(filter.op) || isUnmatchable(filter.value)) return UNKNOWN_KEYS;
  if (filter.field.isName) {
    const code = operandNameCode(scope, database, filter.value);
    return code === undefined ? UNKNOWN_KEYS : keysBeside(filter.op, code);
  }
  const group = keysWithPrefix(encodeTypePrefix(filter.value.kind));
  return intersect(group, keysBeside(filter.op, encodeValue(filter.value)));
}

const RANGES: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

function keysBeside(op: FieldOperator, code: string): KeyRange {
  switch (op) {
    case '<':
      return { lower: '', upper: code, isExact: true };
    case '<=':
      return { lower: '', upper: code + AFTER_ALL, isExact: true };
    case '>':
      return { lower: code + AFTER_ALL, upper: AFTER_ALL, isExact: true };
    case '>=':
      return { lower: code, upper: AFTER_ALL, isExact: true };
    default:
      return UNKNOWN_KEYS;
  }
}
