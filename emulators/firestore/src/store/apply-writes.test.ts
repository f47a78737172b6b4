import { beforeEach, describe, expect, it } from 'vitest';
import { FieldPath } from '../model/field-path.ts';
import { array, DATABASE, double, fieldsOf, int, map, path, text, time } from '../model/testing/values.ts';
import { NULL, type Value } from '../model/value.ts';
import type { MemoryDatabase } from './memory-database.ts';
import type { FieldTransform, Precondition, Write } from './model/write.ts';
import { EXISTS, MISSING, remove, START_MILLIS, set, testDatabase } from './testing/test-database.ts';

const NAME = `projects/${DATABASE.projectId}/databases/(default)/documents`;
const MAX_INT64 = 2n ** 63n - 1n;

let database: MemoryDatabase;
let tick: (millis: number) => void;
beforeEach(() => {
  ({ database, tick } = testDatabase());
});

const field = (text: string) => FieldPath.parse(text);
const stored = (key: string) => database.read().get(path(key));
const fieldsAt = (key: string) => Object.fromEntries(stored(key)?.fields ?? []);

function update(
  key: string,
  fields: Record<string, Value>,
  mask: string[],
  precondition: Precondition | null = null,
): Write {
  return {
    kind: 'update',
    path: path(key),
    fields: fieldsOf(fields),
    mask: mask.map(field),
    transforms: [],
    precondition,
  };
}

function transform(key: string, ...transforms: FieldTransform[]): Write {
  return { kind: 'transform', path: path(key), transforms, precondition: null };
}

describe('an update without mask', () => {
  it('replaces the document and keeps its create time', () => {
    database.commitNow([set('c/a', { x: int(1), y: int(2) })]);
    const created = stored('c/a')?.createTime;
    tick(5);
    database.commitNow([set('c/a', { z: int(3) })]);
    expect(fieldsAt('c/a')).toEqual({ z: int(3) });
    expect(stored('c/a')?.createTime).toEqual(created);
    expect(stored('c/a')?.updateTime).not.toEqual(created);
  });
});

describe('an update with mask', () => {
  it('sets what is there, deletes what is not, leaves the rest', () => {
    database.commitNow([set('c/a', { x: int(1), y: int(2), m: map({ a: int(1), b: int(2) }) })]);
    database.commitNow([
      update('c/a', { x: int(9), m: map({ a: int(8) }) }, ['x', 'y', 'm.a', 'm.b', 'n.o']),
    ]);
    expect(fieldsAt('c/a')).toEqual({ x: int(9), m: map({ a: int(8) }) });
  });

  it('creates a missing document', () => {
    database.commitNow([update('c/a', { x: int(1), y: int(2) }, ['x'])]);
    expect(fieldsAt('c/a')).toEqual({ x: int(1) });
  });

  it('makes an empty document when the mask is empty too', () => {
    database.commitNow([update('c/a', {}, [])]);
    expect(stored('c/a')).not.toBeNull();
  });

  it('puts a map in the way of a path in place of a plain value', () => {
    database.commitNow([set('c/a', { x: int(1) })]);
    database.commitNow([update('c/a', { x: map({ y: int(2) }) }, ['x.y'])]);
    expect(fieldsAt('c/a')).toEqual({ x: map({ y: int(2) }) });
  });

  it('does not delete through a plain value', () => {
    database.commitNow([set('c/a', { x: int(1) })]);
    database.commitNow([update('c/a', {}, ['x.y'])]);
    expect(fieldsAt('c/a')).toEqual({ x: int(1) });
  });

  it.each([[['m', 'm']], [['m.x', 'm', 'm']], [['m', 'm.x', 'm.y']]])('may overlap: %j', (mask) => {
    database.commitNow([set('c/a', { m: map({ x: int(1), y: int(2), z: int(3) }) })]);
    database.commitNow([update('c/a', { m: map({ x: int(9) }) }, mask)]);
    expect(fieldsAt('c/a')).toEqual({ m: map({ x: int(9) }) });
  });

  it('refuses reserved names', () => {
    expect(() => database.commitNow([update('c/a', {}, ['a.`__x__`'])])).toThrow(
      'field name __x__ is reserved',
    );
  });
});

describe('a precondition', () => {
  const refusal = (writes: Write[]) => {
    try {
      database.commitNow(writes);
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it('of existence is NOT_FOUND for a missing document', () => {
    for (const write of [set('c/a', {}, { precondition: EXISTS }), remove('c/a', EXISTS)]) {
      expect(refusal([write])).toMatchObject({
        code: 'NOT_FOUND',
        message: `No document to update: ${NAME}/c/a`,
      });
    }
  });

  it('of absence is ALREADY_EXISTS for an existing one', () => {
    database.commitNow([set('c/a')]);
    expect(refusal([set('c/a', {}, { precondition: MISSING })])).toMatchObject({
      code: 'ALREADY_EXISTS',
      message: `Document already exists: ${NAME}/c/a`,
    });
  });

  it('of an update time is FAILED_PRECONDITION for another time or none', () => {
    const { commitTime } = database.commitNow([set('c/a')]);
    const atTime = (updateTime = commitTime): Precondition => ({ kind: 'update-time', updateTime });
    expect(refusal([set('c/a', { x: int(1) }, { precondition: atTime() })])).toBeUndefined();
    expect(refusal([set('c/a', { x: int(2) }, { precondition: atTime() })])).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: expect.stringMatching(
        /the stored version \(\d+\) does not match the required base version \(\d+\)/,
      ),
    });
    expect(refusal([set('c/b', {}, { precondition: atTime() })])).toMatchObject({
      code: 'FAILED_PRECONDITION',
    });
  });

  it('can be verified without a write', () => {
    const verify = (precondition: Precondition): Write => ({
      kind: 'verify',
      path: path('c/a'),
      precondition,
    });
    const { writeResults, commitTime } = database.commitNow([verify(MISSING)]);
    expect(writeResults).toEqual([{ updateTime: commitTime, transformResults: [] }]);
    database.commitNow([set('c/b', {})]);
    tick(5);
    const verified = database.commitNow([{ ...verify(EXISTS), path: path('c/b') }]);
    expect(verified.writeResults[0]?.updateTime).toEqual(stored('c/b')?.updateTime);
    expect(refusal([verify(EXISTS)])).toMatchObject({ code: 'NOT_FOUND' });
    expect(stored('c/a')).toBeNull();
  });

  it('that fails keeps all writes of the commit from happening', () => {
    expect(refusal([set('c/a'), set('c/b', {}, { precondition: EXISTS })])).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(stored('c/a')).toBeNull();
  });
});

describe('an update', () => {
  it.each<[string, Record<string, Value>]>([
    ['reserved', { __x__: int(1) }],
    ['reserved inside', { m: map({ __x__: int(1) }) }],
  ])('may not have a name that is %s, also beside its mask', (_what, fields) => {
    expect(() => database.commitNow([update('c/a', fields, ['f'])])).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
    );
  });
});

describe('a transform', () => {
  it('of a field does not go with one of a field inside it', () => {
    const increment = (name: string): FieldTransform => ({
      kind: 'increment',
      field: field(name),
      operand: int(1),
    });
    expect(() => database.commitNow([transform('c/t', increment('m.x.y'), increment('m'))])).toThrow(
      'Cannot transform property m and its nested property at the same time.',
    );
    expect(() => database.commitNow([transform('c/t', increment('m.x'), increment('m.x'))])).not.toThrow();
  });

  const apply = (stored: Value | null, ...transforms: FieldTransform[]) => {
    database.commitNow([set('c/t', stored === null ? {} : { f: stored })]);
    const { writeResults } = database.commitNow([transform('c/t', ...transforms)]);
    return { value: fieldsAt('c/t').f, results: writeResults[0]?.transformResults };
  };
  const number = (kind: 'increment' | 'maximum' | 'minimum', operand: Value): FieldTransform => ({
    kind,
    field: field('f'),
    operand,
  });

  it.each<[string, Value | null, Value, Value]>([
    ['integers', int(1), int(2), int(3)],
    ['an integer and a double', int(1), double(0.5), double(1.5)],
    ['a double and an integer', double(0.5), int(1), double(1.5)],
    ['past the greatest integer', int(MAX_INT64), int(1), int(MAX_INT64)],
    ['below the least integer', int(-MAX_INT64), int(-MAX_INT64), int(-MAX_INT64 - 1n)],
    ['to nothing', null, int(5), int(5)],
    ['to a text', text('x'), double(1), double(1)],
  ])('increments %s', (_what, stored, operand, expected) => {
    expect(apply(stored, number('increment', operand))).toEqual({ value: expected, results: [expected] });
  });

  it.each<['maximum' | 'minimum', Value | null, Value, Value]>([
    ['maximum', int(1), double(1.5), double(1.5)],
    ['maximum', int(2), double(1.5), int(2)],
    ['maximum', int(1), double(1), int(1)],
    ['maximum', double(1), int(1), double(1)],
    ['maximum', double(-0), int(0), double(-0)],
    ['maximum', int(1), double(Number.NaN), double(Number.NaN)],
    ['maximum', double(Number.NaN), int(1), double(Number.NaN)],
    ['maximum', text('x'), int(1), int(1)],
    ['maximum', null, int(-1), int(-1)],
    ['minimum', int(1), double(0.5), double(0.5)],
    ['minimum', int(1), double(1), int(1)],
    ['minimum', int(1), double(Number.NaN), double(Number.NaN)],
    ['minimum', int(2n ** 53n + 1n), double(2 ** 53), double(2 ** 53)],
  ])('takes the %s', (kind, stored, operand, expected) => {
    expect(apply(stored, number(kind, operand))).toEqual({ value: expected, results: [expected] });
  });

  it('refuses an operand that is no number', () => {
    expect(() => apply(int(1), number('increment', text('1')))).toThrow('Input must be int64 or double.');
  });

  it('appends what is missing, by value, once', () => {
    const append: FieldTransform = {
      kind: 'append-missing',
      field: field('f'),
      values: [double(3), int(4), double(4), double(Number.NaN)],
    };
    expect(apply(array(int(3), double(Number.NaN)), append)).toEqual({
      value: array(int(3), double(Number.NaN), int(4)),
      results: [NULL],
    });
    expect(apply(text('x'), append).value).toEqual(array(double(3), int(4), double(Number.NaN)));
  });

  it('removes all equal elements', () => {
    const take: FieldTransform = { kind: 'remove-all', field: field('f'), values: [double(1), text('x')] };
    expect(apply(array(int(1), int(2), double(1), text('x')), take)).toEqual({
      value: array(int(2)),
      results: [NULL],
    });
    expect(apply(int(1), take).value).toEqual(array());
  });

  it('sees the transforms before it, and reaches into maps', () => {
    const nested: FieldTransform = { kind: 'increment', field: field('m.n'), operand: int(1) };
    database.commitNow([transform('c/t', nested, nested)]);
    expect(fieldsAt('c/t')).toEqual({ m: map({ n: int(2) }) });
  });

  it('gives the whole commit one instant in milliseconds', () => {
    const serverTime: FieldTransform = { kind: 'request-time', field: field('f') };
    database.commitNow([set('c/warm')]);
    const { commitTime, writeResults } = database.commitNow([
      set('c/a', {}, { transforms: [serverTime] }),
      transform('c/b', serverTime),
    ]);
    const instant = time(START_MILLIS / 1000);
    expect(fieldsAt('c/a')).toEqual({ f: instant });
    expect(fieldsAt('c/b')).toEqual({ f: instant });
    expect(writeResults.map((result) => result.transformResults)).toEqual([[instant], [instant]]);
    expect(commitTime.nanos).toBeGreaterThan(0);
  });
});

describe('a write without a difference', () => {
  it('keeps the update time and tells nobody, while the commit time moves on', () => {
    const first = database.commitNow([set('c/a', { x: int(1), y: map({ a: NULL }) })]);
    const told: unknown[] = [];
    database.subscribe((change) => told.push(change));
    tick(10);
    const second = database.commitNow([set('c/a', { y: map({ a: NULL }), x: int(1) })]);
    expect(second.writeResults[0]?.updateTime).toEqual(first.commitTime);
    expect(stored('c/a')?.updateTime).toEqual(first.commitTime);
    expect(second.commitTime.nanos).toBeGreaterThan(first.commitTime.nanos);
    expect(told).toEqual([]);
  });

  it('is not one that makes a double of an integer', () => {
    const first = database.commitNow([set('c/a', { x: int(1) })]);
    database.commitNow([set('c/a', { x: double(1) })]);
    expect(stored('c/a')?.updateTime).not.toEqual(first.commitTime);
  });
});

describe('writes to one document in one commit', () => {
  it('happen in order, each with its own result, and are one change', () => {
    const changes: unknown[] = [];
    database.subscribe(({ changes: [change] }) => changes.push(change));
    const increment: FieldTransform = { kind: 'increment', field: field('n'), operand: int(1) };
    const { writeResults } = database.commitNow([
      set('c/a', { n: int(1) }, { precondition: MISSING }),
      transform('c/a', increment),
      set('c/a', { n: int(7) }, { precondition: EXISTS, transforms: [increment] }),
    ]);
    expect(writeResults.map((result) => result.transformResults)).toEqual([[], [int(2)], [int(8)]]);
    expect(changes).toEqual([{ path: path('c/a'), before: null, after: stored('c/a') }]);
  });

  it('that demand what an earlier one deleted are INVALID_ARGUMENT', () => {
    database.commitNow([set('c/a')]);
    const writes = [remove('c/a'), set('c/a', {}, { precondition: EXISTS })];
    expect(() => database.commitNow(writes)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  it('that come and go are no change', () => {
    const changes: unknown[] = [];
    database.subscribe((change) => changes.push(change));
    database.commitNow([set('c/a'), remove('c/a')]);
    expect(changes).toEqual([]);
  });
});

describe('the size of a document', () => {
  it('is at most 1 MiB', () => {
    const halves = (length: number) => ({ a: text('x'.repeat(524_000)), b: text('x'.repeat(length)) });
    // Beside b's letters: the name c/a, the document itself, a, and the name and end of b.
    const rest = 1_048_576 - 20 - 32 - (2 + 524_001) - 3;
    expect(() => database.commitNow([set('c/a', halves(rest))])).not.toThrow();
    expect(() => database.commitNow([set('c/a', halves(rest + 1))])).toThrow(
      `Document '${NAME}/c/a' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  });
});

describe('permission', () => {
  it('is asked with each write before and after, and the commit before and after', () => {
    database.commitNow([set('c/a', { n: int(1) }), set('c/old')]);
    let asked = 0;
    database.commitNow([set('c/a', { n: int(2) }), set('c/a', { n: int(3) }), remove('c/old')], {
      authorize: (pending) => {
        asked++;
        const numbers = pending.writes.map(({ before, after }) => [
          before?.fields.get('n'),
          after?.fields.get('n'),
        ]);
        expect(numbers).toEqual([
          [int(1), int(2)],
          [int(2), int(3)],
          [undefined, undefined],
        ]);
        expect(pending.get(path('c/a'))?.fields.get('n')).toEqual(int(1));
        expect(pending.getAfter(path('c/a'))?.fields.get('n')).toEqual(int(3));
        expect(pending.get(path('c/old'))).not.toBeNull();
        expect(pending.getAfter(path('c/old'))).toBeNull();
      },
    });
    expect(asked).toBe(1);
  });

  it('denied changes nothing', () => {
    const deny = () => {
      throw new Error('denied');
    };
    expect(() => database.commitNow([set('c/a')], { authorize: deny })).toThrow('denied');
    expect(stored('c/a')).toBeNull();
  });
});

describe('a verify', () => {
  const verify = (precondition: Precondition): Write => ({
    kind: 'verify',
    path: path('c/a'),
    precondition,
  });

  it.each<[string, Write[], string]>([
    ['then written', [verify(EXISTS), set('c/a')], 'verified and then written'],
    ['written before', [set('c/a'), verify(EXISTS)], 'written and then verified'],
    ['verified twice', [verify(EXISTS), verify(EXISTS)], 'verified more than once'],
  ])('is refused: %s', (_what, writes, message) => {
    database.commitNow([set('c/a')]);
    expect(() => database.commitNow(writes)).toThrow(message);
  });

  it('checks and writes nothing', () => {
    database.commitNow([verify(MISSING)]);
    expect(stored('c/a')).toBeNull();
    expect(() => database.commitNow([verify(EXISTS)])).toThrow('No document to update');
  });
});
