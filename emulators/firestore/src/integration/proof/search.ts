import fc from 'fast-check';
import type { Document } from '../../model/document.ts';
import { array, path, ref } from '../../model/testing/values.ts';
import {
  type Bound,
  collectionQuery,
  type FieldOperator,
  type Filter,
  type Query,
} from '../../query/query.ts';
import { answerSlowly } from '../../query/testing/brute-force.ts';
import { field, is, where } from '../../query/testing/queries.ts';
import { isList, type Plain, type PlainFields, toFields, toValue } from './plain.ts';

/** A condition as the SDKs say it; `__name__` compares paths. */
export interface Leaf {
  readonly field: string;
  readonly op: FieldOperator;
  readonly value: Plain;
}
export type Tree = Leaf | { readonly and: readonly Tree[] } | { readonly or: readonly Tree[] };

/** A cursor: values for the first of the orders. */
export interface Cursor {
  readonly inclusive: boolean;
  readonly values: readonly Plain[];
}

/** A query as both SDKs can say it, over `c` at the root or over every collection `c`. */
export interface Search {
  readonly group: boolean;
  readonly filter: Tree | null;
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly start: Cursor | null;
  readonly end: Cursor | null;
  readonly limit: number | null;
  /** Counts the limit from the end. */
  readonly last: boolean;
}

/** No -0: the web SDK tells it from 0 when it filters what the server found, the service does not. */
export const scalar: fc.Arbitrary<Plain> = fc.constantFrom<Plain>(
  ...[null, true, false, Number.NaN, 0, 1, 1.5, 2, 3, -7, 'a', 'b', 'b\u{10000}', 'b\uffff', ''],
  ...[new Date(0), new Date(1_700_000_000_123)],
);
export const ids: fc.Arbitrary<string> = fc.constantFrom('p', 'q', 'r', 's', 't', 'ü', '10', '9');
/** Few enough that writes meet each other. */
export const paths: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: ids.map((id) => `c/${id}`) },
  { weight: 1, arbitrary: ids.map((id) => `c/p/c/${id}`) },
);
const ordered = scalar.filter((value) => value !== null && !Number.isNaN(value));
const fields = fc.constantFrom('a', 'b', 'n', 'm.k');
/** Those that never hold NaN, which no range of the service holds; the web SDK has it below all other numbers. */
const ranged = fc.constantFrom('a', 'n', 'm.k');
/** No null and no NaN: the service finds none by them in a list, the web SDK keeps what it has in its cache. */
const list = fc.array(ordered, { minLength: 1, maxLength: 3 });

const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc.record({ field: fields, op: fc.constantFrom('==', '==', '!='), value: scalar }),
  fc.record({ field: ranged, op: fc.constantFrom('<', '<=', '>', '>='), value: ordered }),
  fc.record({ field: fields, op: fc.constantFrom('in', 'not-in'), value: list }),
  fc.record({ field: fc.constant('l'), op: fc.constant('array-contains'), value: ordered }),
  fc.record({ field: fc.constant('l'), op: fc.constant('array-contains-any'), value: list }),
  fc.record({ field: fc.constant('__name__'), op: fc.constantFrom('==', '<', '>='), value: paths }),
);
const conjunction = fc.array(leaf, { minLength: 1, maxLength: 3 }).map((and): Tree => ({ and }));
const tree: fc.Arbitrary<Tree | null> = fc.oneof(
  fc.constant(null),
  leaf,
  conjunction,
  fc.array(conjunction, { minLength: 2, maxLength: 2 }).map((or): Tree => ({ or })),
);

const INEQUALITIES: readonly FieldOperator[] = ['<', '<=', '>', '>=', '!=', 'not-in'];

function leaves(node: Tree): Leaf[] {
  if ('and' in node) return node.and.flatMap(leaves);
  return 'or' in node ? node.or.flatMap(leaves) : [node];
}

/** What the documentation lets a query combine. */
function isAllowed(node: Tree | null): boolean {
  if (node === null) return true;
  const all = leaves(node);
  const count = (...ops: FieldOperator[]) => all.filter(({ op }) => ops.includes(op)).length;
  const isRange = ({ op }: Leaf) => INEQUALITIES.includes(op);
  const namesOne = all.some(({ field: name, op }) => name === '__name__' && op === '==');
  if (namesOne && all.some(isRange)) return false;
  if (count('!=', 'not-in') > 1 || count('array-contains', 'array-contains-any') > 1) return false;
  return count('not-in') === 0 || (count('in', 'array-contains-any') === 0 && !('or' in node));
}

const cursor = fc.option(
  fc.record({
    inclusive: fc.boolean(),
    length: fc.integer({ min: 1, max: 3 }),
    values: fc.array(scalar, { minLength: 3, maxLength: 3 }),
    name: paths,
  }),
  { freq: 2 },
);

/** Searches that the service must answer. */
export const searches: fc.Arbitrary<Search> = fc
  .record({
    group: fc.boolean(),
    filter: tree.filter(isAllowed),
    orderBy: fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'n', '__name__'), fc.constantFrom<'asc' | 'desc'>('asc', 'desc')),
      { maxLength: 3, selector: ([name]) => name },
    ),
    start: cursor,
    end: cursor,
    limit: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 }),
    last: fc.boolean(),
  })
  .map(({ group, filter, orderBy, start, end, limit, last }) => {
    const given = withoutFieldsBehindName(orderBy, filter);
    const isNameScan = [
      ...given.map(([name]) => name),
      ...(filter === null ? [] : leaves(filter).map(({ field: name }) => name)),
    ].every((name) => name === '__name__');
    // Names alone are scanned forwards only.
    const orders = isNameScan ? given.map(([name]) => [name, 'asc'] as const) : given;
    const bound = (raw: typeof start): Cursor | null =>
      raw && orders.length > 0
        ? {
            inclusive: raw.inclusive,
            values: orders
              .slice(0, raw.length)
              .map(([name], index) => (name === '__name__' ? raw.name : (raw.values[index] ?? null))),
          }
        : null;
    return {
      group,
      filter,
      orderBy: orders,
      start: bound(start),
      end: bound(end),
      limit,
      last: last && orders.length > 0 && limit !== null && !isNameScan,
    };
  })
  .map((search) => (search.group ? search : withinCollection(search)));

type Orders = readonly (readonly [field: string, direction: 'asc' | 'desc'])[];

/** Nothing may be ordered after the name, also not the fields of inequalities, which join the orders at the end. */
function withoutFieldsBehindName(orderBy: Orders, filter: Tree | null): Orders {
  const at = orderBy.findIndex(([name]) => name === '__name__');
  if (at < 0) return orderBy;
  const before = orderBy.slice(0, at);
  const joins = (filter === null ? [] : leaves(filter)).some(
    ({ field: name, op }) =>
      name !== '__name__' && INEQUALITIES.includes(op) && !before.some(([other]) => other === name),
  );
  return joins ? before : orderBy.slice(0, at + 1);
}

/** A query of one collection compares with ids of its own documents. */
function withinCollection(search: Search): Search {
  const own = (value: Plain): Plain => `c/${String(value).split('/').at(-1)}`;
  const mend = (node: Tree): Tree => {
    if ('and' in node) return { and: node.and.map(mend) };
    if ('or' in node) return { or: node.or.map(mend) };
    return node.field === '__name__' ? { ...node, value: own(node.value) } : node;
  };
  const bound = (given: Cursor | null) =>
    given && {
      ...given,
      values: given.values.map((value, index) =>
        search.orderBy[index]?.[0] === '__name__' ? own(value) : value,
      ),
    };
  return {
    ...search,
    filter: search.filter && mend(search.filter),
    start: bound(search.start),
    end: bound(search.end),
  };
}

/** True where a field that is added up would have to be ordered after the name. */
export function putsNameBefore(total: string, { filter, orderBy }: Search): boolean {
  const all = filter === null ? [] : leaves(filter);
  const isOrdered =
    orderBy.some(([name]) => name === total) ||
    all.some(({ field: name, op, value }) => name === total && INEQUALITIES.includes(op) && value !== null);
  const isByName = [...orderBy.map(([name]) => name), ...all.map((leaf) => leaf.field)].includes('__name__');
  return isByName && !isOrdered;
}

/**
 * The paths a search finds, by the documented rules alone.
 *
 * @param totalled a field that is added up over the search
 */
export function answerOf(
  search: Search,
  documents: ReadonlyMap<string, PlainFields>,
  totalled: string | null = null,
): string[] {
  const time = { seconds: 0, nanos: 0 };
  const stored = [...documents].map(
    ([key, fields]): Document => ({
      path: path(key),
      fields: toFields(fields),
      createTime: time,
      updateTime: time,
    }),
  );
  const found = answerSlowly(toQuery(search), stored, totalled === null ? null : field(totalled)).map(
    (document) => document.path.key,
  );
  if (search.limit === null) return found;
  return search.last ? found.slice(-search.limit) : found.slice(0, search.limit);
}

function toQuery({ group, filter, orderBy, start, end }: Search): Query {
  const bound = (cursor: Cursor | null, before: boolean): Bound | null =>
    cursor && {
      before,
      values: cursor.values.map((value, index) =>
        orderBy[index]?.[0] === '__name__' ? ref(String(value)) : toValue(value),
      ),
    };
  return {
    ...collectionQuery(null, 'c'),
    allDescendants: group,
    filter: filter && toFilter(filter),
    orderBy: orderBy.map(([name, direction]) => ({ field: field(name), direction })),
    startAt: bound(start, start?.inclusive === true),
    endAt: bound(end, end?.inclusive === false),
  };
}

function toFilter(node: Tree): Filter {
  if ('and' in node) return { kind: 'composite', op: 'and', filters: node.and.map(toFilter) };
  if ('or' in node) return { kind: 'composite', op: 'or', filters: node.or.map(toFilter) };
  const { field: name, op, value } = node;
  if (name === '__name__') return where(name, op, ref(String(value)));
  // The SDKs have a word of their own for these.
  if (value === null && op === '==') return is(name, 'is-null');
  if (value === null && op === '!=') return is(name, 'is-not-null');
  if (Number.isNaN(value) && op === '==') return is(name, 'is-nan');
  if (Number.isNaN(value) && op === '!=') return is(name, 'is-not-nan');
  return where(name, op, isList(value) ? array(...value.map(toValue)) : toValue(value));
}
