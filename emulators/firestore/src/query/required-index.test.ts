import { describe, expect, it } from 'vitest';
import { array, DATABASE, int, ref } from '../model/testing/values.ts';
import type { Aggregation } from './aggregation.ts';
import { compileQuery } from './compiled-query.ts';
import { declaredIndexes, type IndexDefinition, type IndexField } from './declared-indexes.ts';
import type { Query } from './query.ts';
import { requiredIndexes } from './required-index.ts';
import { and, down, field, is, or, query, up, where } from './testing/queries.ts';

const one = int(1);
const sum = (name: string): Aggregation => ({ kind: 'sum', alias: name, field: field(name) });

/** `a` ascending, `-a` descending, `a[]` its elements. */
function fields(...texts: string[]): IndexField[] {
  return texts.map((text) => {
    if (text.endsWith('[]')) return { fieldPath: text.slice(0, -2), arrayConfig: 'CONTAINS' };
    if (text.startsWith('-')) return { fieldPath: text.slice(1), order: 'DESCENDING' };
    return { fieldPath: text, order: 'ASCENDING' };
  });
}

const index = (...texts: string[]): IndexDefinition => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields: fields(...texts),
});
const groupIndex = (...texts: string[]): IndexDefinition => ({
  ...index(...texts),
  queryScope: 'COLLECTION_GROUP',
});

function missing(parts: Partial<Query>, declared: unknown = {}, aggregations: Aggregation[] = []) {
  return requiredIndexes(compileQuery(query(parts), DATABASE), aggregations, declaredIndexes(declared));
}

describe('within a collection', () => {
  it.each<[string, Partial<Query>]>([
    ['everything', {}],
    ['an equality', { filter: where('a', '==', one) }],
    [
      'equalities over several fields',
      { filter: and(where('a', '==', one), where('b', '==', one), is('d', 'is-null')) },
    ],
    [
      'equality beside array-contains',
      { filter: and(where('a', '==', one), where('b', 'array-contains', one)) },
    ],
    ['in', { filter: where('a', 'in', array(one, int(2))) }],
    ['or of equalities', { filter: or(where('a', '==', one), where('b', '==', one)) }],
    ['one range', { filter: and(where('a', '>', one), where('a', '<', int(5))) }],
    ['one range with its order', { filter: where('a', '>', one), orderBy: [down('a')] }],
    ['one order', { orderBy: [down('a')] }],
    ['!=', { filter: where('a', '!=', one) }],
    ['a range of names', { filter: where('__name__', '>', ref('c/x')) }],
    [
      'an equality with a range of names',
      { filter: and(where('a', '==', one), where('__name__', '>', ref('c/x'))) },
    ],
    ['an order by a field with equality', { filter: where('a', '==', one), orderBy: [up('a')] }],
  ])('%s needs none declared', (_what, parts) => {
    expect(missing(parts)).toEqual([]);
  });

  it.each<[string, Partial<Query>, IndexDefinition]>([
    ['an equality with an order', { filter: where('a', '==', one), orderBy: [down('b')] }, index('a', '-b')],
    [
      'an equality with a range',
      { filter: and(where('a', '==', one), where('b', '>', one)) },
      index('a', 'b'),
    ],
    [
      'array-contains with an order',
      { filter: where('a', 'array-contains', one), orderBy: [up('b')] },
      index('a[]', 'b'),
    ],
    ['two orders', { orderBy: [up('a'), down('b')] }, index('a', '-b')],
    ['ranges on two fields', { filter: and(where('a', '>', one), where('b', '>', one)) }, index('a', 'b')],
    ['an order with names the other way', { orderBy: [up('a'), down('__name__')] }, index('a', '-__name__')],
    ['in with an order', { filter: where('a', 'in', array(one)), orderBy: [up('b')] }, index('a', 'b')],
  ])('%s needs a composite index, which then serves', (_what, parts, needed) => {
    expect(missing(parts)).toEqual([needed]);
    expect(missing(parts, { indexes: [needed] })).toEqual([]);
  });

  it('each part of an or needs its own', () => {
    const filter = or(where('a', '==', one), where('b', '==', one));
    expect(missing({ filter, orderBy: [up('o')] }, { indexes: [index('a', 'o')] })).toEqual([
      index('b', 'o'),
    ]);
  });

  it('an index serves backwards too, but not half backwards', () => {
    const parts = { filter: where('a', '==', one), orderBy: [down('b'), up('d')] };
    expect(missing(parts, { indexes: [index('a', 'b', '-d')] })).toEqual([]);
    expect(missing(parts, { indexes: [index('-a', '-b', 'd')] })).toEqual([]);
    expect(missing(parts, { indexes: [index('a', 'b', 'd')] })).toHaveLength(1);
  });

  it('indexes with the same orders merge for more equalities', () => {
    const parts = { filter: and(where('a', '==', one), where('b', '==', one)), orderBy: [down('o')] };
    expect(missing(parts, { indexes: [index('a', '-o'), index('b', '-o')] })).toEqual([]);
    expect(missing(parts, { indexes: [index('a', '-o'), index('b', 'p')] })).toHaveLength(1);
    expect(missing(parts, { indexes: [index('b', 'a', '-o')] })).toEqual([]);
  });

  it('an index with a field more, of another collection or scope does not serve', () => {
    const parts = { filter: where('a', '==', one), orderBy: [up('b')] };
    for (const wrong of [
      index('a', 'x', 'b'),
      { ...index('a', 'b'), collectionGroup: 'd' },
      groupIndex('a', 'b'),
    ]) {
      expect(missing(parts, { indexes: [wrong] })).toHaveLength(1);
    }
  });

  it('a declared index may name __name__ itself', () => {
    const parts = { filter: where('a', '==', one), orderBy: [down('b')] };
    expect(missing(parts, { indexes: [index('a', '-b', '-__name__')] })).toEqual([]);
  });

  it('sums need their field in the index as soon as there are filters', () => {
    expect(missing({}, {}, [sum('n')])).toEqual([]);
    expect(missing({ filter: where('a', '==', one) }, {}, [sum('n')])).toEqual([index('a', 'n')]);
    expect(missing({ filter: where('a', '==', one) }, { indexes: [index('a', 'n')] }, [sum('n')])).toEqual(
      [],
    );
    expect(missing({ filter: where('n', '>', one) }, {}, [sum('n')])).toEqual([]);
  });

  it('sums over several fields need a composite index, even without a filter', () => {
    expect(missing({}, {}, [sum('n'), sum('m')])).toEqual([index('n', 'm')]);
    expect(missing({}, { indexes: [index('m', 'n')] }, [sum('n'), sum('m')])).toEqual([]);
    expect(missing({}, {}, [sum('n'), { kind: 'count', alias: 'all', upTo: null }])).toEqual([]);
  });

  it('an exemption takes the automatic index away', () => {
    const fieldOverrides = [{ collectionGroup: 'c', fieldPath: 'a', indexes: [] }];
    expect(missing({ filter: where('a', '==', one) }, { fieldOverrides })).toEqual([index('a')]);
    expect(missing({}, { fieldOverrides }, [sum('a')])).toEqual([index('a')]);
  });
});

describe('in a collection group', () => {
  const group = { allDescendants: true };

  it('everything needs none declared', () => {
    expect(missing(group)).toEqual([]);
  });

  it('even one field needs an override', () => {
    const parts = { ...group, filter: where('a', '==', one) };
    expect(missing(parts)).toEqual([groupIndex('a')]);
    const indexes = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }];
    expect(missing(parts, { fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a', indexes }] })).toEqual(
      [],
    );
  });

  it('a composite index of that scope serves', () => {
    const parts = { ...group, filter: where('a', '==', one), orderBy: [up('b')] };
    expect(missing(parts, { indexes: [groupIndex('a', 'b')] })).toEqual([]);
  });
});

describe('a field goes by the override', () => {
  const exempt = (fieldPath: string) => ({ collectionGroup: 'c', fieldPath, indexes: [] as unknown[] });
  const kept = (fieldPath: string) => ({ ...exempt(fieldPath), indexes: [{ order: 'ASCENDING' }] });
  const servesNested = (...fieldOverrides: unknown[]) =>
    missing({ filter: where('a.b.d', '>', one) }, { fieldOverrides }).length === 0;

  it('of its own before those of the maps above it', () => {
    expect(servesNested(exempt('a'), exempt('a.b'), kept('a.b.d'))).toBe(true);
    expect(servesNested(kept('a'), kept('a.b'), exempt('a.b.d'))).toBe(false);
  });

  it('of the nearest map above it', () => {
    expect(servesNested(exempt('a'))).toBe(false);
    expect(servesNested(exempt('a'), kept('a.b'))).toBe(true);
    expect(servesNested(kept('a'), exempt('a.b'))).toBe(false);
  });

  it('for every field of its collection, before the automatic index', () => {
    expect(servesNested(exempt('*'))).toBe(false);
    expect(servesNested(exempt('*'), kept('a'))).toBe(true);
    expect(servesNested({ ...exempt('*'), collectionGroup: 'd' })).toBe(true);
  });

  it('and not by one whose name merely begins alike', () => {
    expect(servesNested(exempt('a.b.'), exempt('a.bb'), exempt('a.b.d.e'))).toBe(true);
  });
});
