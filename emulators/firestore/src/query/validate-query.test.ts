import { describe, expect, it } from 'vitest';
import { FieldPath } from '../model/field-path.ts';
import { array, DATABASE, int, path, ref, text } from '../model/testing/values.ts';
import { doubleValue, NULL } from '../model/value.ts';
import type { Aggregation } from './aggregation.ts';
import { compileQuery } from './compiled-query.ts';
import type { Query } from './query.ts';
import { after, and, at, down, is, or, query, up, where } from './testing/queries.ts';

const numbers = (count: number) => array(...Array.from({ length: count }, (_, index) => int(index)));
const compile = (parts: Partial<Query>) => () => compileQuery(query(parts), DATABASE);
const disjuncts = (count: number) =>
  or(...Array.from({ length: count }, (_, index) => where('a', '==', int(index))));

const below: Partial<Query> = { parent: path('c/x'), collectionId: 'c', allDescendants: true };

describe('a query', () => {
  it.each<[string, Partial<Query>]>([
    ['30 values for in', { filter: where('a', 'in', numbers(30)) }],
    ['10 values for not-in', { filter: where('a', 'not-in', numbers(10)) }],
    ['30 disjuncts', { filter: and(where('a', 'in', numbers(6)), where('b', 'in', numbers(5))) }],
    ['ranges on several fields', { filter: and(where('a', '<', int(1)), where('b', '>', int(1))) }],
    ['an order by another field than the range', { filter: where('a', '<', int(1)), orderBy: [up('b')] }],
    [
      'array-contains in each part of an or',
      { filter: or(where('a', 'array-contains', int(1)), where('b', 'array-contains', int(1))) },
    ],
    ['a cursor of all its orders', { orderBy: [up('a'), up('__name__')], startAt: at(int(1), ref('c/x')) }],
    [
      'an order by name backwards after an equality',
      { filter: where('a', '==', int(1)), orderBy: [down('__name__')] },
    ],
    ['no results', { limit: 0 }],
    ['all that lies below a document', { ...below, filter: where('__name__', '>', ref('c/x/c/y')) }],
    ['all collections below a document', { ...below, collectionId: null }],
  ])('may have %s', (_what, parts) => {
    expect(compile(parts)).not.toThrow();
  });

  it.each<[string, Partial<Query>, RegExp]>([
    [
      '31 values for in',
      { filter: where('a', 'in', numbers(31)) },
      /'IN' supports up to 30 comparison values\./,
    ],
    ['11 values for not-in', { filter: where('a', 'not-in', numbers(11)) }, /'NOT_IN' supports up to 10/],
    [
      '31 values for array-contains-any',
      { filter: where('a', 'array-contains-any', numbers(31)) },
      /up to 30/,
    ],
    [
      'a field of all that lies below a document',
      { ...below, filter: where('a', '==', int(1)) },
      /collection group queries are only allowed at the root parent/,
    ],
    [
      'an order of all that lies below a document',
      { ...below, collectionId: null, orderBy: [up('a')] },
      /collection group queries are only allowed at the root parent/,
    ],
    [
      'a way backwards through all collections below a document',
      { ...below, collectionId: null, orderBy: [down('__name__')] },
      /kind is required for all orders except __key__ ascending/,
    ],
    [
      'an order of all collections',
      { collectionId: null, orderBy: [up('a')] },
      /kind is required for all orders except __key__ ascending/,
    ],
    [
      'a filter of all collections',
      { collectionId: null, filter: where('a', '==', int(1)) },
      /kind is required for filter: a/,
    ],
    ['an empty in', { filter: where('a', 'in', array()) }, /'IN' requires an non-empty ArrayValue/],
    ['one value for in', { filter: where('a', 'in', int(1)) }, /'IN' requires an ArrayValue/],
    ['31 disjuncts', { filter: disjuncts(31) }, /31 disjunctions/],
    [
      '36 disjuncts by multiplication',
      { filter: and(where('a', 'in', numbers(6)), where('b', 'in', numbers(6))) },
      /36 disj/,
    ],
    [
      'a form too large to build',
      { filter: and(...Array.from({ length: 90 }, () => disjuncts(30))) },
      /disjunctions/,
    ],
    [
      'two !=',
      { filter: and(where('a', '!=', int(1)), where('b', '!=', int(1))) },
      /^Only a single 'NOT_EQUAL', 'NOT_IN'/,
    ],
    [
      'is-not-null and is-not-nan',
      { filter: and(is('a', 'is-not-null'), is('b', 'is-not-nan')) },
      /Only a single/,
    ],
    [
      '!= and not-in',
      { filter: and(where('a', '!=', int(1)), where('b', 'not-in', numbers(1))) },
      /Only a single/,
    ],
    [
      'not-in with in',
      { filter: and(where('a', 'not-in', numbers(1)), where('b', 'in', numbers(1))) },
      /'NOT_IN'/,
    ],
    [
      'not-in within or',
      { filter: or(where('a', 'not-in', numbers(1)), where('b', '==', int(1))) },
      /'NOT_IN'/,
    ],
    [
      'two array-contains',
      { filter: and(where('a', 'array-contains', int(1)), where('b', 'array-contains', int(1))) },
      /maximum of 1 'ARRAY_CONTAINS'/,
    ],
    ['a field twice in the order', { orderBy: [up('a'), down('a')] }, /duplicate fields a/],
    [
      'more cursor values than orders',
      { orderBy: [up('a')], startAt: after(int(1), ref('c/x'), int(1)) },
      /Cursor has too many values/,
    ],
    [
      'a cursor of an order not said',
      { filter: where('a', '>', int(1)), startAt: at(int(1)) },
      /Cursor has too many values/,
    ],
    [
      'a text as name cursor',
      { orderBy: [up('__name__')], startAt: at(text('c/x')) },
      /not a document reference/,
    ],
    ['a text as name filter', { filter: where('__name__', '==', text('x')) }, /must be a Key/],
    ['is-null of the name', { filter: is('__name__', 'is-null') }, /must be a Key/],
    ['an order after the name', { orderBy: [up('__name__'), up('a')] }, /more fields after the key/],
    [
      'an inequality ordered after the name',
      { filter: where('a', '!=', int(1)), orderBy: [up('__name__')] },
      /after the key/,
    ],
    [
      'equality of the name beside an inequality',
      { filter: and(where('a', '!=', int(1)), where('__name__', '==', ref('c/x'))) },
      /Equality on key is not allowed/,
    ],
    ['a reserved collection id', { collectionId: '__x__' }, /reserved/],
    ['a collection as parent', { parent: path('c') }, /even number/],
    ['a negative limit', { limit: -1 }, /limit is negative/],
    ['a negative offset', { offset: -1 }, /offset is negative/],
  ])('may not have %s', (_what, parts, message) => {
    expect(compile(parts)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
    expect(compile(parts)).toThrow(message);
  });
});

describe('the full order', () => {
  const orders = (parts: Partial<Query>) =>
    compileQuery(query(parts), DATABASE).orders.map(({ field, direction }) => `${field.key} ${direction}`);

  it('ends with the name, in the direction of the last order', () => {
    expect(orders({})).toEqual(['__name__ asc']);
    expect(orders({ orderBy: [up('a'), down('b')] })).toEqual(['a asc', 'b desc', '__name__ desc']);
    expect(orders({ orderBy: [down('a'), up('__name__')] })).toEqual(['a desc', '__name__ asc']);
  });

  it('takes in the fields of inequalities, sorted, after the given ones', () => {
    const filter = and(
      where('z', '>', int(1)),
      where('b', '<', int(1)),
      is('a', 'is-not-null'),
      where('e', '==', int(1)),
    );
    expect(orders({ filter, orderBy: [down('z')] })).toEqual(['z desc', 'a desc', 'b desc', '__name__ desc']);
  });
});

const total = (name: string): Aggregation => ({ kind: 'sum', alias: name, field: FieldPath.parse(name) });
const totals =
  (parts: Partial<Query>, ...names: string[]) =>
  () =>
    compileQuery(query(parts), DATABASE, names.map(total));

describe('a total', () => {
  it.each<[string, Partial<Query>]>([
    ['an order by name', { orderBy: [up('__name__')] }],
    ['a range of names', { filter: where('__name__', '>', ref('c/x')) }],
    ['certain names', { filter: where('__name__', 'in', array(ref('c/x'))) }],
    ['all that lies below a document', below],
  ])('of fields that come after the name is refused for %s', (_what, parts) => {
    expect(totals(parts, 'n', 'm')).toThrow(/requires an index that has fields \[m, n\] after __name__/);
  });

  it('of a field ordered before the name is none of these', () => {
    expect(totals({ orderBy: [up('n'), up('__name__')] }, 'n')).not.toThrow();
    expect(
      totals({ filter: and(where('n', '>', int(1)), where('__name__', '>', ref('c/x'))) }, 'n'),
    ).not.toThrow();
  });

  it('takes the documents in the order of the fields, after that of the query', () => {
    const { orders } = totals({ orderBy: [down('a')], filter: where('b', '>', int(1)) }, 'z', 'n')();
    expect(orders.map(({ field, direction }) => `${field.key} ${direction}`)).toEqual([
      'a desc',
      'b desc',
      'n desc',
      'z desc',
      '__name__ desc',
    ]);
  });

  it.each<[string[], string]>([
    [[], 'Aggregation over non-key properties is not supported for base query that only returns keys.'],
    [
      ['__name__'],
      'Aggregation over non-key properties is not supported for base query that only returns keys.',
    ],
    [['m'], "The aggregation property n is not present in the base query's property mask."],
    [['n'], 'Cannot apply property masks when aggregation fields are present.'],
  ])('of a query limited to the fields %j is refused', (names, message) => {
    const select = names.map((name) => FieldPath.parse(name));
    expect(totals({ select }, 'n')).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT', message }));
    expect(totals({ select })).toThrow('Aggregations can not be empty.');
  });
});

it('of all faults of a query the first is named, by the order of the official emulator', () => {
  const faults: [Partial<Query>, RegExp][] = [
    [{ filter: is('a', 'is-not-null') }, /Only a single/],
    [{ collectionId: '__x__' }, /is reserved/],
    [{ filter: where('a', 'in', int(1)) }, /requires an ArrayValue/],
    [{ startAt: at(...Array.from({ length: 5 }, () => ref('c/x'))) }, /too many values/],
    [{ parent: path('c/x'), allDescendants: true }, /only allowed at the root/],
    [{ offset: -1 }, /offset is negative/],
    [{ limit: -1 }, /limit is negative/],
    [
      { filter: and(where('a', 'array-contains', int(1)), where('b', 'array-contains', int(1))) },
      /A maximum of 1/,
    ],
    [{ filter: where('__name__', '==', int(1)) }, /must be a Key/],
    [{ filter: where('__name__', '==', ref('c/x')) }, /Equality on key/],
    [{ filter: disjuncts(31) }, /31 disjunctions/],
    [{ orderBy: [up('a'), up('a')] }, /duplicate fields a/],
    [{ orderBy: [up('__name__'), up('a')] }, /more fields after the key/],
  ];
  let all: Partial<Query> = { filter: where('a', '!=', int(1)) };
  for (const [fault, message] of faults.reverse()) {
    const filters = [all.filter, fault.filter].filter((filter) => filter !== undefined && filter !== null);
    const orderBy = [...(fault.orderBy ?? []), ...(all.orderBy ?? [])];
    all = { ...all, ...fault, filter: and(...filters), orderBy };
    expect(compile(all)).toThrow(message);
  }
});

it.each<[string, Query['filter']]>([
  ['below null', where('a', '<', NULL)],
  ['beside NaN', where('a', '>=', doubleValue(Number.NaN))],
  ['other than null', where('a', '!=', NULL)],
  ['in no list with null', where('a', 'not-in', array(int(1), NULL))],
])('a value %s, which nothing has, asks for no order', (_what, filter) => {
  const { orders } = compileQuery(query({ filter, orderBy: [up('__name__')] }), DATABASE);
  expect(orders).toEqual([up('__name__')]);
});

it('choosing among names is an equality of the name', () => {
  const names = where('__name__', 'in', array(ref('c/x')));
  expect(compile({ filter: and(where('a', '!=', int(1)), names) })).toThrow(/Equality on key is not allowed/);
});

it('an order by name twice has a field after the key', () => {
  expect(compile({ orderBy: [up('__name__'), up('__name__')] })).toThrow(/more fields after the key/);
});

it('not-in stands in no or, even alone', () => {
  expect(compile({ filter: or(where('a', 'not-in', numbers(1))) })).toThrow(/'NOT_IN' cannot be used/);
});

describe('filters on elements of arrays', () => {
  const red = where('tags', 'array-contains', text('red'));
  const blue = where('tags', 'array-contains', text('blue'));
  const one = where('a', '==', int(1));
  const two = where('b', '==', int(2));

  it.each([
    ['the same twice', and(red, red, one)],
    ['the same part twice, in any order', and(or(one, red), or(red, one))],
    ['other ones in a part that is there twice', and(or(red, blue), or(blue, red, blue))],
    ['one in each part of an or', or(and(one, red), and(red, two))],
  ])('may be %s', (_, filter) => {
    expect(compile({ filter })).not.toThrow();
  });

  it.each([
    ['parts that share it', and(or(one, red), or(red, two))],
    ['a part of its own and one in another', and(red, or(red, one))],
    ['an and inside it', and(and(red, one), red)],
    ['an and inside an or', or(two, and(and(red, one), red))],
  ])('stand in one part of an and: not the same in %s', (_, filter) => {
    expect(compile({ filter })).toThrow(
      expect.objectContaining({
        code: 'INVALID_ARGUMENT',
        message: "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
      }),
    );
  });
});

it.each<[string, Partial<Query>]>([
  ['a collection', {}],
  ['a collection group', { allDescendants: true }],
  ['all collections', { allDescendants: true, collectionId: null }],
  ['the names of a range', { filter: where('__name__', '>', ref('c/x')) }],
])('%s cannot be gone through backwards by name alone', (_what, parts) => {
  expect(compile({ ...parts, orderBy: [down('__name__')] })).toThrow(
    expect.objectContaining({
      code: 'FAILED_PRECONDITION',
      message: 'Firestore does not support descending key scans',
    }),
  );
});

it('an array may be asked for one element only', () => {
  const red = where('tags', 'array-contains', text('red'));
  expect(compile({ filter: and(red, where('tags', 'array-contains-any', array(text('blue')))) })).toThrow(
    expect.objectContaining({
      code: 'FAILED_PRECONDITION',
      message: 'Only a single array-contains clause is allowed in a query',
    }),
  );
});

it('a way backwards through what lies below a document is one that no index can ever serve', () => {
  expect(compile({ ...below, orderBy: [down('__name__')] })).toThrow(
    expect.objectContaining({
      code: 'FAILED_PRECONDITION',
      message: expect.stringContaining('an ascending primary key scan') as string,
    }),
  );
});
