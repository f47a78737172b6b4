import type { FieldPath } from '../model/field-path.ts';
import type { Aggregation } from './aggregation.ts';
import { aggregatedFields } from './aggregation.ts';
import type { CompiledQuery } from './compiled-query.ts';
import {
  type DeclaredIndexes,
  type IndexDefinition,
  type IndexField,
  isDeclaredFor,
} from './declared-indexes.ts';
import { type Conjunction, disjunctiveNormalForm } from './normalize.ts';
import { fullOrder } from './order-by.ts';
import type { OrderBy } from './query.ts';

/**
 * The indexes production would ask for before it serves a query; none when it would serve it. Single-field
 * indexes exist by themselves within a collection, and equalities merge them; an order or range beside them,
 * or a second one, wants a composite index. In collection groups every index must be declared.
 */
export function requiredIndexes(
  compiled: CompiledQuery,
  aggregations: readonly Aggregation[],
  declared: DeclaredIndexes,
): IndexDefinition[] {
  const { collectionId, allDescendants, filter } = compiled.query;
  if (collectionId === null) return [];
  const queryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const missing = new Map<string, IndexDefinition>();
  for (const conjunction of disjunctiveNormalForm(filter)) {
    const need = needOf(compiled, conjunction, aggregations);
    if (isServed(need, declared, collectionId, queryScope)) continue;
    const definition = { collectionGroup: collectionId, queryScope, fields: fieldsOf(need) } as const;
    missing.set(JSON.stringify(definition), definition);
  }
  return [...missing.values()];
}

/** What one way of matching demands of an index. */
interface Need {
  /** Fields asked for equality or for an element, by path. */
  readonly equal: ReadonlyMap<string, IndexField>;
  /** Then the orders, without a `__name__` that goes along with the one before it. */
  readonly orders: readonly IndexField[];
  /** Then what is summed up, in any order. */
  readonly summed: readonly FieldPath[];
}

function needOf(
  compiled: CompiledQuery,
  conjunction: Conjunction,
  aggregations: readonly Aggregation[],
): Need {
  const equal = new Map<string, IndexField>();
  for (const { field, op } of conjunction) {
    if (field.isName) continue;
    if (op === '==' || op === 'is-null' || op === 'is-nan') equal.set(field.key, ascending(field));
    if (op === 'array-contains') equal.set(field.key, { fieldPath: field.key, arrayConfig: 'CONTAINS' });
  }
  const orders = withoutImpliedName(fullOrder(compiled.query).filter(({ field }) => !equal.has(field.key)));
  const named = new Set([...equal.keys(), ...orders.map(({ field }) => field.key)]);
  const summed = new Map(aggregatedFields(aggregations).map((field) => [field.key, field]));
  return {
    equal,
    orders: orders.map(({ field, direction }) => ({
      fieldPath: field.key,
      order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    summed: [...summed.values()].filter(({ key }) => !named.has(key)),
  };
}

/** Every index ends with the name, in the direction of the field before it. */
function withoutImpliedName(orders: readonly OrderBy[]): readonly OrderBy[] {
  const name = orders.findIndex(({ field }) => field.isName);
  const deciding = name === -1 ? orders : orders.slice(0, name + 1);
  const last = deciding.at(-1);
  const before = deciding.at(-2);
  const isImplied = last?.field.isName && (before === undefined || before.direction === last.direction);
  return isImplied ? deciding.slice(0, -1) : deciding;
}

function ascending(field: FieldPath): IndexField {
  return { fieldPath: field.key, order: 'ASCENDING' };
}

function fieldsOf({ equal, orders, summed }: Need): IndexField[] {
  return [...equal.values(), ...orders, ...summed.map(ascending)];
}

function isServed(
  need: Need,
  declared: DeclaredIndexes,
  collectionGroup: string,
  queryScope: IndexDefinition['queryScope'],
): boolean {
  const fields = fieldsOf(need);
  const hasSingle = (field: IndexField) => isDeclaredFor(declared, collectionGroup, queryScope, field);
  if (need.orders.length === 0 && need.summed.length === 0) return fields.every(hasSingle);
  const [only] = fields;
  if (fields.length === 1 && only !== undefined && only.fieldPath !== '__name__') return hasSingle(only);

  const covered = new Set<string>();
  let serves = false;
  for (const index of declared.indexes) {
    if (index.collectionGroup !== collectionGroup || index.queryScope !== queryScope) continue;
    const part = equalitiesServedBy(index.fields, need);
    if (part === undefined) continue;
    serves = true;
    for (const key of part) covered.add(key);
  }
  return serves && [...need.equal.keys()].every((key) => covered.has(key));
}

/** The equalities an index takes care of; undefined when it doesn't end with the needed orders and sums. */
function equalitiesServedBy(index: readonly IndexField[], need: Need): string[] | undefined {
  const tail = need.orders.length + need.summed.length;
  const fields = withoutNameTail(index, need);
  const split = fields.length - tail;
  if (split < 0) return undefined;
  const head = fields.slice(0, split);
  if (!head.every((field) => isSameKind(need.equal.get(field.fieldPath), field))) return undefined;
  const ordered = fields.slice(split, split + need.orders.length);
  if (!runsAlong(ordered, need.orders)) return undefined;
  const summed = new Set(fields.slice(split + need.orders.length).map((field) => field.fieldPath));
  if (!need.summed.every(({ key }) => summed.has(key))) return undefined;
  return head.map((field) => field.fieldPath);
}

function withoutNameTail(index: readonly IndexField[], need: Need): readonly IndexField[] {
  const isNeeded = need.orders.some(({ fieldPath }) => fieldPath === '__name__');
  return index.at(-1)?.fieldPath === '__name__' && !isNeeded ? index.slice(0, -1) : index;
}

function isSameKind(wanted: IndexField | undefined, field: IndexField): boolean {
  return wanted !== undefined && wanted.arrayConfig === field.arrayConfig;
}

/** The same directions, or all of them the other way: an index can be read backwards. */
function runsAlong(fields: readonly IndexField[], orders: readonly IndexField[]): boolean {
  const agrees = fields.map((field, place) => field.order === orders[place]?.order);
  return (
    fields.every(
      (field, place) => field.order !== undefined && field.fieldPath === orders[place]?.fieldPath,
    ) &&
    (agrees.every(Boolean) || !agrees.some(Boolean))
  );
}
