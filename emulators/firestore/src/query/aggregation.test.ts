import { describe, expect, it } from 'vitest';
import { double, fieldsOf, int, path, text } from '../model/testing/values.ts';
import { NULL, type Value } from '../model/value.ts';
import { type Aggregation, aggregate, nameAggregations, validateAggregations } from './aggregation.ts';
import { field } from './testing/queries.ts';

const sum = (name = 'n', alias = 'sum'): Aggregation => ({ kind: 'sum', alias, field: field(name) });
const average = (name = 'n', alias = 'average'): Aggregation => ({
  kind: 'average',
  alias,
  field: field(name),
});
const count = (upTo: number | null = null, alias = 'count'): Aggregation => ({ kind: 'count', alias, upTo });

const of = (...values: Value[]) =>
  values.map((n, index) => ({
    path: path(`c/${index}`),
    fields: fieldsOf({ n }),
    createTime: { seconds: 0, nanos: 0 },
    updateTime: { seconds: 0, nanos: 0 },
  }));
const BIG = int(2n ** 63n - 1n);

describe('a sum', () => {
  it.each<[string, Value[], Value]>([
    ['of integers is an integer', [int(1), int(2)], int(3)],
    ['with a double is a double', [int(1), double(2)], double(3)],
    ['past the int64 range is a double', [BIG, int(1)], double(2 ** 63)],
    [
      'that only passes through the end of the range stays exact',
      [BIG, int(1), int(-2)],
      int(2n ** 63n - 2n),
    ],
    ['skips what is no number', [int(1), text('2'), NULL], int(1)],
    ['of nothing is 0', [], int(0)],
    ['with NaN is NaN', [int(1), double(Number.NaN)], double(Number.NaN)],
  ])('%s', (_what, values, expected) => {
    expect(aggregate(sum(), of(...values))).toEqual(expected);
  });
});

describe('an average', () => {
  it.each<[string, Value[], Value]>([
    ['is a double', [int(1), int(3)], double(2)],
    ['skips what is no number', [int(1), text('2')], double(1)],
    ['of nothing is null', [text('x')], NULL],
    ['with NaN is NaN', [int(1), double(Number.NaN)], double(Number.NaN)],
  ])('%s', (_what, values, expected) => {
    expect(aggregate(average(), of(...values))).toEqual(expected);
  });
});

describe('names of aggregations', () => {
  it('are given in order where there are none', () => {
    expect(
      nameAggregations([count(null, ''), sum('n', 'x'), sum('n', '')]).map(({ alias }) => alias),
    ).toEqual(['field_1', 'x', 'field_2']);
  });

  it.each<[string, Aggregation[], string]>([
    ['none', [], 'Aggregations can not be empty.'],
    [
      'six',
      Array.from({ length: 6 }, () => count(null, '')),
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    ['the same name twice', [count(), count()], 'Aggregation aliases contain duplicate alias: count.'],
    [
      'a given name that another gets',
      [count(null, 'field_1'), sum('n', '')],
      'Aggregation aliases contain duplicate alias: field_1.',
    ],
    ['a reserved name', [count(null, '__x__')], 'The property.name "__x__" is reserved.'],
    [
      'a bound below zero',
      [count(-1)],
      'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    ],
    ['the sum of names', [sum('__name__')], 'Aggregations are not supported for the property: __key__'],
  ])('are refused for %s', (_what, aggregations, message) => {
    expect(() => validateAggregations(aggregations, null)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message }),
    );
  });
});
