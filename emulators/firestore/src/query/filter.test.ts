import { describe, expect, it } from 'vitest';
import { array, DATABASE, double, fieldsOf, int, map, path, ref, text } from '../model/testing/values.ts';
import { NULL, TRUE, type Value } from '../model/value.ts';
import { compileFilter } from './filter.ts';
import type { Filter } from './query.ts';
import { and, is, or, where } from './testing/queries.ts';

const NAN = double(Number.NaN);

/** One document per kind of value in field `f`; `absent` has no such field. */
const VALUES: Record<string, Value | undefined> = {
  absent: undefined,
  null: NULL,
  true: TRUE,
  nan: NAN,
  one: int(1),
  oneAsDouble: double(1),
  two: int(2),
  text: text('a'),
  list: array(int(1), text('a'), NULL, NAN),
  nested: array(array(int(1))),
  map: map({ a: int(1) }),
};

function found(filter: Filter): string[] {
  const passes = compileFilter(filter, DATABASE);
  const time = { seconds: 0, nanos: 0 };
  return Object.entries(VALUES)
    .filter(([id, value]) =>
      passes({
        path: path(`c/${id}`),
        fields: fieldsOf(value === undefined ? {} : { f: value }),
        createTime: time,
        updateTime: time,
      }),
    )
    .map(([id]) => id);
}

const PRESENT = Object.keys(VALUES).filter((id) => id !== 'absent');
const without = (...ids: string[]) => PRESENT.filter((id) => !ids.includes(id));

describe('a filter finds', () => {
  it.each<[string, Filter, string[]]>([
    ['numbers by value whatever their type', where('f', '==', double(1)), ['one', 'oneAsDouble']],
    ['arrays and maps as a whole', where('f', '==', map({ a: double(1) })), ['map']],
    ['nothing equal to null', where('f', '==', NULL), []],
    ['nothing equal to NaN', where('f', '==', NAN), []],
    ['null by is-null only', is('f', 'is-null'), ['null']],
    ['NaN by is-nan only', is('f', 'is-nan'), ['nan']],
    ['everything there but null', is('f', 'is-not-null'), without('null')],
    ['everything there but null and NaN', is('f', 'is-not-nan'), without('null', 'nan')],
    ['with > only the same type, and no NaN', where('f', '>', int(0)), ['one', 'oneAsDouble', 'two']],
    ['with < no NaN either', where('f', '<', int(2)), ['one', 'oneAsDouble']],
    ['with <= booleans among booleans', where('f', '<=', TRUE), ['true']],
    ['nothing >= null', where('f', '>=', NULL), []],
    ['nothing >= NaN', where('f', '>=', NAN), []],
    [
      'with != other types and NaN, but neither null nor absent',
      where('f', '!=', int(1)),
      without('null', 'one', 'oneAsDouble'),
    ],
    ['nothing != null', where('f', '!=', NULL), []],
    ['everything != NaN, which equals nothing', where('f', '!=', NAN), without('null')],
    ['with in any of the values', where('f', 'in', array(int(1), text('a'))), ['one', 'oneAsDouble', 'text']],
    ['with in neither null nor NaN', where('f', 'in', array(NULL, NAN, int(2))), ['two']],
    [
      'with not-in what is there and not null',
      where('f', 'not-in', array(int(1), NAN)),
      without('null', 'one', 'oneAsDouble'),
    ],
    ['nothing with not-in when null is in the list', where('f', 'not-in', array(int(1), NULL)), []],
    ['arrays with an equal element', where('f', 'array-contains', double(1)), ['list']],
    ['arrays in arrays by array-contains', where('f', 'array-contains', array(int(1))), ['nested']],
    [
      'no array by null or NaN',
      or(where('f', 'array-contains', NULL), where('f', 'array-contains', NAN)),
      [],
    ],
    [
      'arrays with any of the elements',
      where('f', 'array-contains-any', array(NULL, int(7), text('a'))),
      ['list'],
    ],
    ['no array by array-contains-any of null', where('f', 'array-contains-any', array(NULL)), []],
    ['a document by name', where('__name__', '==', ref('c/one')), ['one']],
    [
      'documents by a range of names',
      and(where('__name__', '>=', ref('c/t')), where('__name__', '<', ref('c/tr'))),
      ['text'],
    ],
    ['what one side of an or finds', or(is('f', 'is-null'), where('f', '==', int(2))), ['null', 'two']],
    [
      'what both sides of an and find',
      and(where('f', '>=', int(1)), where('f', '<', int(2))),
      ['one', 'oneAsDouble'],
    ],
    ['values inside maps', where('f.a', '==', int(1)), ['map']],
  ])('%s', (_what, filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });
});
