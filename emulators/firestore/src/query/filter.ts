import { compareValues, equalValues } from '../model/compare.ts';
import { type Document, fieldAt } from '../model/document.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { DatabaseName } from '../model/path.ts';
import { typeOrder } from '../model/type-order.ts';
import { isNan, isNumber, referenceValue, type Value } from '../model/value.ts';
import type { FieldFilter, Filter } from './query.ts';

/** Decides about one document. */
export type Predicate = (document: Document) => boolean;

/** The filter as a predicate. Every filter wants its field to exist. */
export function compileFilter(filter: Filter, database: DatabaseName): Predicate {
  if (filter.kind === 'composite') {
    const parts = filter.filters.map((part) => compileFilter(part, database));
    return filter.op === 'and'
      ? (document) => parts.every((part) => part(document))
      : (document) => parts.some((part) => part(document));
  }
  const read = fieldReader(filter.field, database);
  const test = filter.kind === 'unary' ? UNARY_TESTS[filter.op] : fieldTest(filter);
  return (document) => {
    const value = read(document);
    return value !== undefined && test(value);
  };
}

/** Reads a field of documents; `__name__` gives the document's own reference. */
export function fieldReader(
  field: FieldPath,
  database: DatabaseName,
): (document: Document) => Value | undefined {
  if (field.isName) return (document) => referenceValue(database, document.path);
  return (document) => fieldAt(document.fields, field);
}

/** True for filters that bound a field and so force an order by it; one that nothing can pass forces none. */
export function isInequality(filter: Filter): boolean {
  if (filter.kind === 'composite' || !INEQUALITIES.has(filter.op)) return false;
  return filter.kind === 'unary' || !isUnpassable(filter);
}

/** True for inequalities with an operand that leaves nothing. */
function isUnpassable({ op, value }: FieldFilter): boolean {
  if (op === '!=') return value.kind === 'null';
  if (op === 'not-in') return value.kind === 'array' && value.values.some(({ kind }) => kind === 'null');
  return isUnmatchable(value);
}

/** Null and NaN as operands equal nothing, not even themselves. */
export function isUnmatchable(operand: Value): boolean {
  return operand.kind === 'null' || isNan(operand);
}

/** The elements of a list operand that can match. */
export function matchableElements(operand: Value): readonly Value[] {
  return operand.kind === 'array' ? operand.values.filter((element) => !isUnmatchable(element)) : [];
}

const INEQUALITIES: ReadonlySet<string> = new Set([
  '<',
  '<=',
  '>',
  '>=',
  '!=',
  'not-in',
  'is-not-null',
  'is-not-nan',
]);

type Test = (value: Value) => boolean;

const UNARY_TESTS = {
  'is-null': (value: Value) => value.kind === 'null',
  'is-not-null': (value: Value) => value.kind !== 'null',
  'is-nan': isNan,
  'is-not-nan': (value: Value) => value.kind !== 'null' && !isNan(value),
};

const NOTHING: Test = () => false;

function fieldTest(filter: FieldFilter): Test {
  const { op, value: operand } = filter;
  switch (op) {
    case '==':
      return isUnmatchable(operand) ? NOTHING : (value) => equalValues(value, operand);
    case '!=':
      if (isUnpassable(filter)) return NOTHING;
      return (value) => value.kind !== 'null' && (isNan(operand) || !equalValues(value, operand));
    case '<':
      return rangeTest(operand, (order) => order < 0);
    case '<=':
      return rangeTest(operand, (order) => order <= 0);
    case '>':
      return rangeTest(operand, (order) => order > 0);
    case '>=':
      return rangeTest(operand, (order) => order >= 0);
    case 'array-contains':
      return containsTest(isUnmatchable(operand) ? [] : [operand]);
    case 'array-contains-any':
      return containsTest(matchableElements(operand));
    case 'in': {
      const choices = matchableElements(operand);
      return (value) => choices.some((choice) => equalValues(value, choice));
    }
    case 'not-in': {
      if (isUnpassable(filter)) return NOTHING;
      const excluded = matchableElements(operand);
      return (value) => value.kind !== 'null' && !excluded.some((other) => equalValues(value, other));
    }
  }
}

/** Ranges stay within the operand's type group and never hold null or NaN. */
function rangeTest(operand: Value, accepts: (order: number) => boolean): Test {
  if (isUnmatchable(operand)) return NOTHING;
  const type = typeOrder(operand);
  if (isNumber(operand))
    return (value) => isNumber(value) && !isNan(value) && accepts(compareValues(value, operand));
  return (value) => typeOrder(value) === type && accepts(compareValues(value, operand));
}

function containsTest(wanted: readonly Value[]): Test {
  return (value) =>
    value.kind === 'array' &&
    value.values.some((element) => wanted.some((operand) => equalValues(element, operand)));
}
