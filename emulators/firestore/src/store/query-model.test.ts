import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_FIELD } from '../model/field-path.ts';
import { FirestoreError } from '../model/firestore-error.ts';
import { array, DATABASE, double, int, map, path, ref, text } from '../model/testing/values.ts';
import { NULL, TRUE, type Value } from '../model/value.ts';
import { type CompiledQuery, compileQuery } from '../query/compiled-query.ts';
import type { Bound, Filter, OrderBy, Query } from '../query/query.ts';
import { answerSlowly } from '../query/testing/brute-force.ts';
import { field, where } from '../query/testing/queries.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { remove, set, testDatabase } from './testing/test-database.ts';

const scalar: fc.Arbitrary<Value> = fc.constantFrom<Value>(
  NULL,
  TRUE,
  double(Number.NaN),
  int(1),
  double(1),
  int(2),
  double(2.5),
  int(3),
  text('a'),
  text('b'),
  text('b\u{10000}'),
);
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }).map((values) => array(...values)) },
  { weight: 1, arbitrary: fc.record({ k: scalar }).map(map) },
);
const present = { a: value, b: value, t: value, m: fc.record({ k: scalar }).map(map) };
const fields = fc.oneof(
  { weight: 4, arbitrary: fc.record(present) },
  { weight: 1, arbitrary: fc.record(present, { requiredKeys: [] }) },
);
const id = fc.integer({ min: 0, max: 150 }).map((number) => `d${number}`);
const key = fc.oneof(
  { weight: 6, arbitrary: id.map((name) => `c/${name}`) },
  { weight: 2, arbitrary: id.map((name) => `c/d1/c/${name}`) },
  { weight: 1, arbitrary: id.map((name) => `d/d1/e/${name}`) },
);

const someField = fc.constantFrom('a', 'b', 't', 'm.k').map(field);
const list = (maxLength: number) =>
  fc.array(value, { minLength: 1, maxLength }).map((values) => array(...values));
const nameFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc
    .tuple(fc.constantFrom('==', '<', '<=', '>', '>='), key)
    .map(([op, name]) => where('__name__', op, ref(name))),
  fc
    .array(key, { minLength: 1, maxLength: 3 })
    .map((names) => where('__name__', 'in', array(...names.map(ref)))),
);
const plainFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field: someField,
    op: fc.constantFrom('==', '==', '<', '<=', '>', '>=', '!='),
    value: scalar,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: someField,
    op: fc.constant('array-contains'),
    value: scalar,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: someField,
    op: fc.constantFrom('in', 'not-in', 'array-contains-any'),
    value: list(3),
  }),
  fc.record({
    kind: fc.constant('unary' as const),
    field: someField,
    op: fc.constantFrom('is-null', 'is-nan', 'is-not-null', 'is-not-nan'),
  }),
  nameFilter,
);
const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    plainFilter,
    fc.record({
      kind: fc.constant('composite' as const),
      op: fc.constantFrom('and', 'or'),
      filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).filter;
const order: fc.Arbitrary<OrderBy> = fc.record({
  field: fc.oneof({ weight: 4, arbitrary: someField }, { weight: 1, arbitrary: fc.constant(NAME_FIELD) }),
  direction: fc.constantFrom('asc', 'desc'),
});
const place = fc.constantFrom(
  { parent: null, collectionId: 'c', allDescendants: false },
  { parent: null, collectionId: 'c', allDescendants: true },
  { parent: path('c/d1'), collectionId: 'c', allDescendants: false },
);
/** What these hold can be asked by name alone. */
const placeByName = fc.constantFrom(
  { parent: path('c/d1'), collectionId: 'c', allDescendants: true },
  { parent: null, collectionId: null, allDescendants: true },
  { parent: path('d/d1'), collectionId: null, allDescendants: true },
);
const askedByFields = fc.record({
  scope: place,
  filter: fc.option(filter),
  orderBy: fc.array(order, { maxLength: 3 }),
});
const askedByName = fc.record({
  scope: placeByName,
  filter: fc.option(nameFilter),
  orderBy: fc.constantFrom<OrderBy[]>([], [{ field: NAME_FIELD, direction: 'asc' }]),
});
const anyQuery: fc.Arbitrary<Query> = fc
  .record({
    asked: fc.oneof({ weight: 4, arbitrary: askedByFields }, { weight: 1, arbitrary: askedByName }),
    limit: fc.option(fc.integer({ min: 1, max: 20 })),
    offset: fc.constantFrom(0, 0, 0, 3),
    cursors: fc.tuple(fc.option(cursor(), { freq: 1 }), fc.option(cursor(), { freq: 1 })),
  })
  .map(({ asked: { scope, ...asked }, cursors, ...rest }) => {
    const query: Query = { ...scope, ...asked, ...rest, startAt: null, endAt: null, select: null };
    return withCursors(query, cursors);
  });

interface RawCursor {
  readonly before: boolean;
  readonly length: number;
  readonly values: readonly Value[];
  readonly name: string;
}

function cursor(): fc.Arbitrary<RawCursor> {
  return fc.record({
    before: fc.boolean(),
    length: fc.integer({ min: 0, max: 4 }),
    values: fc.array(value, { minLength: 6, maxLength: 6 }),
    name: key,
  });
}

/** Cursor values fit the orders, which must be said then: `__name__` wants a reference. */
function withCursors(query: Query, [start, end]: readonly [RawCursor | null, RawCursor | null]): Query {
  const compiled = tryCompile(query);
  if (compiled === undefined) return query;
  const bound = (raw: RawCursor | null): Bound | null =>
    raw && {
      before: raw.before,
      values: compiled.orders
        .slice(0, raw.length)
        .map(({ field }, index) => (field.isName ? ref(raw.name) : (raw.values[index] as Value))),
    };
  const orderBy = start === null && end === null ? query.orderBy : compiled.orders;
  return { ...query, orderBy, startAt: bound(start), endAt: bound(end) };
}

function tryCompile(query: Query): CompiledQuery | undefined {
  try {
    return compileQuery(query, DATABASE);
  } catch (error) {
    if (error instanceof FirestoreError) return undefined;
    throw error;
  }
}

const write = fc
  .record({ key, fields, isDelete: fc.boolean() })
  .map(({ key, fields, isDelete }) => (isDelete ? remove(key) : set(key, fields)));

describe('any query', () => {
  it('gives what the documented rules give: without index, with a new one, with one kept up, and in the past', () => {
    let refused = 0;
    let compared = 0;
    let nonEmpty = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(key, fields), { minLength: 120, maxLength: 250 }),
        fc.array(anyQuery, { minLength: 15, maxLength: 15 }),
        fc.array(write, { minLength: 5, maxLength: 30 }),
        (documents, queries, writes) => {
          const { database } = testDatabase();
          database.commitNow(documents.map(([key, fields]) => set(key, fields)));
          const valid = queries.filter((query) => tryCompile(query) !== undefined);
          refused += queries.length - valid.length;
          const past = valid.map((query) => answerSlowly(query, [...database.documents()]));
          for (let round = 0; round < 3; round++) {
            for (const [index, query] of valid.entries()) expectAnswer(database, query, past[index] ?? []);
          }
          const before = database.readTime();
          for (const each of writes) database.commitNow([each]);
          const snapshot = database.read({ readTime: before });
          for (const [index, query] of valid.entries()) {
            const answer = answerSlowly(query, [...database.documents()]);
            expectAnswer(database, query, answer);
            expect(keys(snapshot.run(query))).toEqual(keys(past[index] ?? []));
            compared++;
            if (answer.length > 0) nonEmpty++;
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(refused);
    expect(nonEmpty).toBeGreaterThan(compared / 4);
  }, 30_000);
});

function expectAnswer(
  database: MemoryDatabase,
  query: Query,
  expected: readonly { path: { key: string } }[],
): void {
  const snapshot = database.read();
  expect(keys(snapshot.run(query))).toEqual(keys(expected));
  const count = snapshot.aggregate(query, [{ kind: 'count', alias: 'n', upTo: null }]).get('n');
  expect(count).toEqual(int(expected.length));
}

function keys(documents: readonly { path: { key: string } }[]): string[] {
  return documents.map((document) => document.path.key);
}
