import type { FieldFilter, Filter, UnaryFilter } from './query.ts';

/** A filter on one field. */
export type SimpleFilter = FieldFilter | UnaryFilter;

/** The filters that must all hold for one way to match. */
export type Conjunction = readonly SimpleFilter[];

/** Every filter on one field in the tree. */
export function simpleFilters(filter: Filter | null): SimpleFilter[] {
  if (filter === null) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(simpleFilters) : [filter];
}

/**
 * How many conjunctions the disjunctive normal form has, with `in` and `array-contains-any` counted as one
 * disjunct per element. Counts without building: the form may be huge.
 */
export function countDisjuncts(filter: Filter | null): number {
  if (filter === null) return 1;
  if (filter.kind === 'unary') return 1;
  if (filter.kind === 'field') return isListChoice(filter) ? Math.max(1, elementCount(filter)) : 1;
  const counts = filter.filters.map(countDisjuncts);
  return filter.op === 'and'
    ? counts.reduce((product, count) => product * count, 1)
    : counts.reduce((sum, count) => sum + count, 0);
}

/** The disjunctive normal form: a document matches when it passes all filters of one of the conjunctions. */
export function disjunctiveNormalForm(filter: Filter | null): Conjunction[] {
  if (filter === null) return [[]];
  if (filter.kind === 'unary') return [[filter]];
  if (filter.kind === 'field') return isListChoice(filter) ? expandChoices(filter) : [[filter]];
  if (filter.op === 'or') return filter.filters.flatMap(disjunctiveNormalForm);
  return filter.filters
    .map(disjunctiveNormalForm)
    .reduce<Conjunction[]>(
      (left, right) => left.flatMap((head) => right.map((tail) => [...head, ...tail])),
      [[]],
    );
}

function isListChoice(filter: FieldFilter): boolean {
  return filter.op === 'in' || filter.op === 'array-contains-any';
}

function elementCount(filter: FieldFilter): number {
  return filter.value.kind === 'array' ? filter.value.values.length : 1;
}

function expandChoices(filter: FieldFilter): Conjunction[] {
  if (filter.value.kind !== 'array') return [[filter]];
  const op = filter.op === 'in' ? '==' : 'array-contains';
  return filter.value.values.map((value) => [{ kind: 'field', field: filter.field, op, value }]);
}
