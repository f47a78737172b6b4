import { encodePathPrefix, encodeValue } from '../model/encode-value.ts';
import type { DocumentPath } from '../model/path.ts';
import { doubleValue, NULL, type Value } from '../model/value.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import { isUnmatchable } from '../query/filter.ts';
import { type Conjunction, disjunctiveNormalForm, type SimpleFilter } from '../query/normalize.ts';
import type { OrderBy, Query } from '../query/query.ts';
import { cursorRange } from './cursor-range.ts';
import { filterRange } from './filter-range.ts';
import type { IndexScope, IndexShape } from './index-shape.ts';
import { ALL_KEYS, intersect, type KeyRange, UNKNOWN_KEYS } from './key-range.ts';

/** One way to find candidates; together the scans of a query find every match, each in the query's order. */
export type Scan = IndexScan | LookupScan;

/** The entries of an index between two keys. */
export interface IndexScan {
  readonly kind: 'index';
  readonly scope: IndexScope;
  readonly shape: IndexShape;
  /** The code of what an array has to contain, with which the keys begin; empty where the shape asks for none. */
  readonly element: string;
  readonly lower: string;
  /** The first key no longer meant. */
  readonly upper: string;
  /** Read from the high end. */
  readonly reverse: boolean;
  /** True when every entry in between is a match, so that counting keys counts matches. */
  readonly isExact: boolean;
}

/** The one document a filter on `__name__` names. */
export interface LookupScan {
  readonly kind: 'lookup';
  readonly path: DocumentPath;
}

/** Where a query's candidates are: one scan per disjunct that can match at all. */
export function planQuery(compiled: CompiledQuery): Scan[] {
  return disjunctiveNormalForm(compiled.query.filter).flatMap((conjunction) => {
    const filters = sortFilters(conjunction);
    return filters === undefined ? [] : planScan(compiled, filters);
  });
}

/** The documents a query is about, as far as an index can tell. */
export function scopeOf({ parent, collectionId, allDescendants }: Query): IndexScope {
  if (collectionId === null) return { kind: 'everything' };
  if (allDescendants) return { kind: 'group', collectionId };
  return { kind: 'collection', collectionKey: parent ? `${parent.key}/${collectionId}` : collectionId };
}

interface SortedFilters {
  /** Fields with the one value they must have, sorted by field. */
  readonly pinned: ReadonlyMap<string, { readonly field: SimpleFilter['field']; readonly value: Value }>;
  readonly contains: { readonly field: SimpleFilter['field']; readonly value: Value } | null;
  readonly others: readonly SimpleFilter[];
}

/** Undefined when no document can pass. */
function sortFilters(conjunction: Conjunction): SortedFilters | undefined {
  const pinned = new Map<string, { field: SimpleFilter['field']; value: Value }>();
  const others: SimpleFilter[] = [];
  let contains: SortedFilters['contains'] = null;
  for (const filter of [...conjunction].sort((a, b) => (a.field.key < b.field.key ? -1 : 1))) {
    const { field } = filter;
    const value = pinnedValue(filter);
    if (filter.kind === 'field' && isUnmatchable(filter.value) && filter.op !== '!=') return undefined;
    if (value !== undefined) {
      const known = pinned.get(field.key)?.value;
      if (known !== undefined && encodeValue(known) !== encodeValue(value)) return undefined;
      pinned.set(field.key, { field, value });
    } else if (filter.kind === 'field' && filter.op === 'array-contains' && contains === null) {
      contains = { field, value: filter.value };
    } else {
      others.push(filter);
    }
  }
  return { pinned, contains, others };
}

/** The value a filter demands, if it is one for equality. */
function pinnedValue(filter: SimpleFilter): Value | undefined {
  if (filter.op === 'is-null') return NULL;
  if (filter.op === 'is-nan') return doubleValue(Number.NaN);
  return filter.kind === 'field' && filter.op === '==' ? filter.value : undefined;
}

function planScan(compiled: CompiledQuery, filters: SortedFilters): Scan[] {
  const name = filters.pinned.get('__name__')?.value;
  if (name !== undefined) return name.kind === 'reference' ? [{ kind: 'lookup', path: name.path }] : [];

  const scope = scopeOf(compiled.query);
  const equal = [...filters.pinned.values()];
  const open = compiled.orders.filter(({ field }) => !filters.pinned.has(field.key));
  const first = open[0] as OrderBy;
  const reverse = first.direction === 'desc';
  const pinned = new Map([...filters.pinned].map(([key, { value }]) => [key, value]));
  const range = [
    scopeRange(compiled.query, scope, first),
    cursorRange(compiled, { scope, pinned, reverse }),
    ...filters.others.map((filter) =>
      filter.field.key === first.field.key ? filterRange(filter, scope, compiled.database) : UNKNOWN_KEYS,
    ),
  ].reduce(intersect);
  const element = filters.contains === null ? '' : encodeValue(filters.contains.value);
  const prefix = element + equal.map(({ value }) => encodeValue(value)).join('');
  return [
    {
      kind: 'index',
      scope,
      shape: {
        contains: filters.contains?.field ?? null,
        equality: equal.map(({ field }) => field),
        orders: reverse ? open.map(flip) : open,
      },
      element,
      lower: prefix + range.lower,
      upper: prefix + range.upper,
      reverse,
      isExact: range.isExact && compiled.requiredFields.length === 0,
    },
  ];
}

function flip({ field, direction }: OrderBy): OrderBy {
  return { field, direction: direction === 'asc' ? 'desc' : 'asc' };
}

/** What the place of a query says about the keys of an index wider than it. */
function scopeRange({ parent, allDescendants }: Query, scope: IndexScope, first: OrderBy): KeyRange {
  if (scope.kind === 'collection') return ALL_KEYS;
  if (!allDescendants) return UNKNOWN_KEYS;
  if (parent === null) return ALL_KEYS;
  if (!first.field.isName) return UNKNOWN_KEYS;
  const below = encodePathPrefix(parent.segments);
  // One more segment follows: the parent itself is not below itself.
  return { lower: `${below}\x01`, upper: `${below}\x02`, isExact: true };
}
