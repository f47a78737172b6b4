import { describe, expect, it } from 'vitest';
import { documentSize } from './measure.ts';
import {
  array,
  bytes,
  double,
  fieldsOf,
  geo,
  int,
  map,
  path,
  ref,
  text,
  time,
  vector,
} from './testing/values.ts';
import { validateFields } from './validate-fields.ts';
import { validateDocumentPath } from './validate-path.ts';
import { NULL, TRUE, type Value } from './value.ts';

const fields =
  (value: Value, name = 'f') =>
  () =>
    validateFields(fieldsOf({ [name]: value }));

/** A value inside this many maps. */
function nested(levels: number): Value {
  return levels === 0 ? int(1) : map({ a: nested(levels - 1) });
}

describe('fields', () => {
  it.each([
    ['20 levels of maps', nested(20)],
    ['the longest string', text('x'.repeat(1_048_487))],
    ['the outermost geo point', geo(-90, 180)],
    ['the last timestamp', time(253_402_300_799, 999_999_999)],
    ['an array in a map in an array', array(map({ a: array() }))],
    ['a vector', vector(1, 2)],
  ])('may hold %s', (_what, value) => {
    expect(fields(value)).not.toThrow();
  });

  it.each([
    ['21 levels of maps', nested(21), 'Property f contains an invalid nested entity.'],
    ['a string one byte longer', text('x'.repeat(1_048_488)), /longer than 1048487 bytes/],
    ['the same in other letters', text('é'.repeat(524_244)), /longer than 1048487 bytes/],
    [
      'over-long bytes',
      { kind: 'bytes', value: new Uint8Array(1_048_488) } as Value,
      /longer than 1048487 bytes/,
    ],
    ['an array in an array', array(array()), 'Nested arrays are not allowed'],
    [
      'a latitude beyond the pole',
      geo(90.1, 0),
      /Geo point latitude '90.1' outside permitted range -90.0 to 90.0./,
    ],
    ['NaN for a longitude', geo(0, Number.NaN), /Geo point longitude 'NaN' outside permitted range/],
    ['the year 10000', time(253_402_300_800), /outside the years/],
    ['an integer past 64 bits', int(2n ** 63n), /not a 64-bit integer/],
    ['a reserved name inside', map({ __x__: NULL }), "field name '__x__' is reserved."],
    ['an empty name inside', map({ '': NULL }), /field name is empty/],
  ])('may not hold %s', (_what, value, message) => {
    expect(fields(value)).toThrow(message);
  });

  it('have names of 1500 bytes at most', () => {
    expect(fields(NULL, 'é'.repeat(750))).not.toThrow();
    expect(fields(NULL, 'é'.repeat(751))).toThrow('The property.name is longer than 1500 bytes.');
  });

  it('have paths of 1500 bytes at most', () => {
    const deep = (length: number) => map({ b: map({ ['k'.repeat(length)]: NULL }) });
    expect(fields(deep(1496), 'a')).not.toThrow();
    expect(fields(deep(1497), 'a')).toThrow('Property a contains an invalid nested entity.');
  });

  it.each([
    [
      'in an array',
      array(text('x'.repeat(1_048_488))),
      'The value of property "array" is longer than 1048487 bytes.',
    ],
    ['in a map', map({ a: text('x'.repeat(1_048_488)) }), 'Property f contains an invalid nested entity.'],
    [
      'in a map in an array',
      array(map({ a: text('x'.repeat(1_048_488)) })),
      'Property array contains an invalid nested entity.',
    ],
    ['of an unknown type', map({ __type__: text('other') }), 'Property f contains an invalid nested entity.'],
  ])('say of what is wrong %s which property holds it', (_where, value, message) => {
    expect(fields(value)).toThrow(message);
  });
});

describe('a document path', () => {
  it.each(['a/b', 'a/b/c/d', 'ä/ö', 'a/__id7__', 'a/__', 'a/____', `a/${'x'.repeat(1500)}`])(
    'may be %.30s',
    (key) => {
      expect(() => validateDocumentPath(path(key))).not.toThrow();
    },
  );

  it.each([
    ['a', /even number/],
    ['a/b/c', /even number/],
    ['a/', /is invalid/],
    ['a/.', /is invalid/],
    ['a/..', /is invalid/],
    ['a/__x__', /Resource id "__x__" is invalid because it is reserved/],
    ['__x__/a', /reserved/],
    ['a/_____', /reserved/],
    ['a/__id99999999999999999999__', /must be formatted like '__id\{LONG\}__'.* Found: '__id9+__'/],
    ['__id99999999999999999999__/a', /Collection id .* reserved/],
    [`a/${'x'.repeat(1501)}`, /^The key path element name is longer than 1500 bytes/],
    [`${'x'.repeat(1501)}/a`, /^The key path element kind is longer than 1500 bytes/],
    [Array.from({ length: 102 }, () => 'a').join('/'), /Cannot exceed 100 elements/],
    [Array.from({ length: 6 }, () => 'x'.repeat(1100)).join('/'), /longer than 6144 bytes/],
  ])('may not be %.30s', (key, message) => {
    expect(() => validateDocumentPath(path(key))).toThrow(message);
  });
});

describe('the size of a document', () => {
  it('is that of the documented example', () => {
    // https://firebase.google.com/docs/firestore/storage-size#document_size: a task of a user.
    const fields = fieldsOf({
      type: text('Personal'),
      done: { kind: 'boolean', value: false },
      priority: int(1),
      description: text('Learn Cloud Firestore'),
    });
    expect(documentSize(path('users/jeff/tasks/my_task_id'), fields)).toBe(147);
  });

  it('counts every type', () => {
    const of = (value: Value) => documentSize(path('a/b'), fieldsOf({ f: value })) - 20 - 32 - 2;
    expect(of(NULL)).toBe(1);
    expect(of(TRUE)).toBe(1);
    expect(of(double(1))).toBe(8);
    expect(of(time(1))).toBe(8);
    expect(of(geo(1, 1))).toBe(16);
    expect(of(text('é'))).toBe(3);
    expect(of(bytes(1, 2))).toBe(2);
    expect(of(ref('a/b'))).toBe(20);
    expect(of(array(int(1), text('')))).toBe(9);
    expect(of(map({ ab: int(1) }))).toBe(11);
    expect(of(vector(1, 2))).toBe(16);
  });
});
