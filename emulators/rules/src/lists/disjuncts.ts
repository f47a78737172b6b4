import type { FieldFilter, QueryFilter } from '../requests/request.ts';
import { isList } from '../values/type-name.ts';

/** More than any query may have; beyond it nothing is proved. */
const MAX_DISJUNCTS = 1000;

/** Filters of which all hold for a document. */
export type Disjunct = readonly FieldFilter[];

/**
 * The query as alternatives of which every result satisfies at least one: `or`, `in` and `array-contains-any` give
 * one for each choice. Null if they are too many.
 */
export function toDisjuncts(where: QueryFilter | null): readonly Disjunct[] | null {
  return where === null ? [[]] : expand(where);
}

function expand(filter: QueryFilter): readonly Disjunct[] | null {
  if (filter.kind === 'field') {
    return expandField(filter);
  }
  const parts: (readonly Disjunct[])[] = [];
  for (const inner of filter.filters) {
    const part = expand(inner);
    if (part === null) {
      return null;
    }
    parts.push(part);
  }
  return filter.kind === 'or' ? within(parts.flat()) : combine(parts);
}

function expandField(filter: FieldFilter): readonly Disjunct[] | null {
  const { op, value } = filter;
  if ((op === 'in' || op === 'array-contains-any') && isList(value)) {
    const each = op === 'in' ? '==' : 'array-contains';
    return within(value.map((choice) => [{ ...filter, op: each, value: choice }]));
  }
  return [[filter]];
}

function combine(parts: readonly (readonly Disjunct[])[]): readonly Disjunct[] | null {
  let combined: readonly Disjunct[] = [[]];
  for (const part of parts) {
    if (combined.length * part.length > MAX_DISJUNCTS) {
      return null;
    }
    combined = combined.flatMap((left) => part.map((right) => [...left, ...right]));
  }
  return combined;
}

function within(disjuncts: readonly Disjunct[]): readonly Disjunct[] | null {
  return disjuncts.length > MAX_DISJUNCTS ? null : disjuncts;
}
