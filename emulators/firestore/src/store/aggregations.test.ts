import { describe, expect, it } from 'vitest';
import { int, text } from '../model/testing/values.ts';
import type { Aggregation } from '../query/aggregation.ts';
import { field, query, up, where } from '../query/testing/queries.ts';
import { set, testDatabase } from './testing/test-database.ts';

const sum = (name = 'n', alias = 'sum'): Aggregation => ({ kind: 'sum', alias, field: field(name) });
const count = (upTo: number | null = null, alias = 'count'): Aggregation => ({ kind: 'count', alias, upTo });

describe('aggregations of a query', () => {
  const { database } = testDatabase();
  database.commitNow([
    set('c/a', { n: int(1), m: int(1) }),
    set('c/b', { n: int(2), m: text('x') }),
    set('c/d', { n: int(4) }),
    set('c/e', { m: int(8) }),
  ]);
  const figures = (aggregations: Aggregation[], parts = {}) =>
    Object.fromEntries(database.read().aggregate(query(parts), aggregations));

  it('count every match', () => {
    expect(figures([count()])).toEqual({ count: int(4) });
    expect(figures([count()], { filter: where('n', '>', int(1)) })).toEqual({ count: int(2) });
  });

  it('leave out documents that lack an aggregated field, from every figure', () => {
    expect(figures([count(), sum(), sum('m', 'm')])).toEqual({ count: int(2), sum: int(3), m: int(1) });
  });

  it('look at the limited result', () => {
    expect(figures([count(), sum()], { orderBy: [up('n')], limit: 2 })).toEqual({
      count: int(2),
      sum: int(3),
    });
    expect(figures([count()], { offset: 3 })).toEqual({ count: int(1) });
    expect(figures([sum('m')], { limit: 3 })).toEqual({ sum: int(9) });
  });

  it('count up to a bound', () => {
    expect(figures([count(3)])).toEqual({ count: int(3) });
    expect(figures([count(9)])).toEqual({ count: int(4) });
    expect(figures([count(0)])).toEqual({ count: int(0) });
  });
});
