import { describe, expect, it } from 'vitest';
import { fromJson, InvalidJsonError, parseJson, toJson } from './json.ts';
import { messageType } from './protos.ts';

const value = (json: unknown) => fromJson(messageType('Value'), json);
const valueJson = (shape: object) => toJson(messageType('Value'), shape);

describe('values in JSON', () => {
  it.each([
    [{ nullValue: null }, { nullValue: 'NULL_VALUE' }],
    [{ nullValue: 'NULL_VALUE' }, { nullValue: 'NULL_VALUE' }],
    [{ nullValue: 0 }, { nullValue: 'NULL_VALUE' }],
    [{ integerValue: '9007199254740993' }, { integerValue: '9007199254740993' }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ integer_value: '-9223372036854775808' }, { integerValue: '-9223372036854775808' }],
    [{ doubleValue: 'NaN' }, { doubleValue: Number.NaN }],
    [{ doubleValue: '-Infinity' }, { doubleValue: Number.NEGATIVE_INFINITY }],
    [{ doubleValue: '-0' }, { doubleValue: -0 }],
    [
      { timestampValue: '2026-01-02T03:04:05.123456789Z' },
      { timestampValue: { seconds: '1767323045', nanos: 123456789 } },
    ],
    [
      { timestampValue: '2026-01-02T05:04:05+02:00' },
      { timestampValue: { seconds: '1767323045', nanos: 0 } },
    ],
    [{ timestampValue: '0001-01-01T00:00:00Z' }, { timestampValue: { seconds: '-62135596800', nanos: 0 } }],
    [{ bytesValue: '-_8' }, { bytesValue: Buffer.from([251, 255]) }],
    [{ arrayValue: {} }, { arrayValue: {} }],
    [
      { mapValue: { fields: { a: { booleanValue: false } } } },
      { mapValue: { fields: { a: { booleanValue: false } } } },
    ],
  ])('%j is understood', (json, shape) => {
    expect(value(json)).toEqual(shape);
  });

  it.each([
    [{ integerValue: '9223372036854775808' }],
    [{ integerValue: 1.5 }],
    [{ integerValue: 'seven' }],
    [{ doubleValue: 'seven' }],
    [{ timestampValue: '2026-02-30T00:00:00Z' }],
    [{ timestampValue: 'yesterday' }],
    [{ booleanValue: 'yes' }],
    [{ bytesValue: '!' }],
    [{ nonsense: 1 }],
    [{ stringValue: 'a', integerValue: 1 }],
    [[]],
    ['text'],
  ])('%j is refused', (json) => {
    expect(() => value(json)).toThrow(InvalidJsonError);
  });

  it.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ doubleValue: Number.NaN }, { doubleValue: 'NaN' }],
    [{ doubleValue: -0 }, { doubleValue: '-0' }],
    [{ timestampValue: { seconds: '1767323045', nanos: 0 } }, { timestampValue: '2026-01-02T03:04:05Z' }],
    [
      { timestampValue: { seconds: '1767323045', nanos: 120_000_000 } },
      { timestampValue: '2026-01-02T03:04:05.120Z' },
    ],
    [
      { timestampValue: { seconds: '1767323045', nanos: 1_000 } },
      { timestampValue: '2026-01-02T03:04:05.000001Z' },
    ],
    [{ bytesValue: Buffer.from([251, 255]) }, { bytesValue: '+/8=' }],
    [{ arrayValue: { values: [] } }, { arrayValue: {} }],
    [{ mapValue: { fields: {} } }, { mapValue: {} }],
  ])('%j is written', (shape, json) => {
    expect(valueJson(shape)).toEqual(json);
  });
});

describe('messages in JSON', () => {
  it('take enums by name and by number, and wrappers plain or wrapped', () => {
    const type = messageType('StructuredQuery');
    const shape = { orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }], limit: { value: 5 } };
    expect(fromJson(type, { orderBy: [{ field: { fieldPath: 'a' }, direction: 2 }], limit: 5 })).toEqual(
      shape,
    );
    expect(
      fromJson(type, {
        order_by: { field: { field_path: 'a' }, direction: 'DESCENDING' },
        limit: { value: 5 },
      }),
    ).toEqual(shape);
    expect(toJson(type, shape)).toMatchObject({ limit: 5 });
  });

  it('name the place of a fault', () => {
    const json = { writes: [{}, { update: { name: 'x', fields: { a: { integerValue: 'b' } } } }] };
    expect(() => fromJson(messageType('CommitRequest'), json)).toThrow(
      "'writes[1].update.fields.a.integerValue'",
    );
  });

  it('keep a field named like a property of every object', () => {
    const json = JSON.parse(
      '{"fields":{"__proto__":{"stringValue":"x"},"constructor":{"nullValue":null}}}',
    ) as object;
    expect(JSON.stringify(toJson(messageType('Document'), fromJson(messageType('Document'), json)))).toBe(
      JSON.stringify(json),
    );
  });
});

describe('a body', () => {
  it('may be empty', () => {
    expect(parseJson('')).toEqual({});
  });

  it('that is no JSON is refused', () => {
    expect(() => parseJson('{')).toThrow(InvalidJsonError);
  });
});
