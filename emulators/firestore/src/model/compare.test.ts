import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from './compare.ts';
import { AFTER_ALL, encodeTypePrefix, encodeValue, invertCode } from './encode-value.ts';
import { identicalValues } from './identical.ts';
import { anyValue } from './testing/any-value.ts';
import { array, bytes, double, geo, int, map, ref, text, time, vector } from './testing/values.ts';
import { FALSE, NULL, TRUE, type Value } from './value.ts';

/** All groups in ascending order; the values of one group are equal. */
const ASCENDING: readonly (readonly Value[])[] = [
  [NULL],
  [FALSE],
  [TRUE],
  [double(Number.NaN)],
  [double(Number.NEGATIVE_INFINITY)],
  [int(-(2n ** 63n)), double(-(2 ** 63))],
  [int(-(2n ** 53n) - 1n)],
  [double(-(2 ** 53)), int(-(2n ** 53n))],
  [double(-1.5)],
  [int(-1), double(-1)],
  [double(-Number.MIN_VALUE)],
  [int(0), double(0), double(-0)],
  [double(Number.MIN_VALUE)],
  [int(1), double(1)],
  [double(1.1)],
  [int(2n ** 53n), double(2 ** 53)],
  [int(2n ** 53n + 1n)],
  [int(2n ** 53n + 2n), double(2 ** 53 + 2)],
  [int(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [double(Number.POSITIVE_INFINITY)],
  [time(-1, 0)],
  [time(0, 0)],
  [time(0, 1000)],
  [time(1, 0)],
  [text('')],
  [text('\u0000')],
  [text('\u0000\u0001')],
  [text('\u0001')],
  [text('a')],
  [text('a\u0000')],
  [text('a\u0000b')],
  [text('ab')],
  [text('b')],
  [text('é')],
  [text('\ue000')],
  [text('\uffff')],
  [text('\u{1f600}')],
  [bytes()],
  [bytes(0)],
  [bytes(0, 0)],
  [bytes(0, 1)],
  [bytes(1)],
  [bytes(255)],
  [ref('a/__id-7__')],
  [ref('a/__id7__')],
  [ref('a/__id12__')],
  [ref('a/__id')],
  [ref('a/a')],
  [ref('a/a/b/c')],
  [ref('a/b')],
  [ref('aa/a')],
  [geo(-90, 0)],
  [geo(0, -1)],
  [geo(0, 0), geo(-0, 0)],
  [geo(0, 180)],
  [geo(90, -180)],
  [array()],
  [array(NULL)],
  [array(int(1)), array(double(1))],
  [array(int(1), NULL)],
  [array(int(2))],
  [array(text('a'))],
  [vector()],
  [vector(9)],
  [vector(1, 1)],
  [vector(1, 2)],
  [map({})],
  [map({ a: int(1) })],
  [map({ a: int(1), b: int(1) }), map({ b: int(1), a: int(1) })],
  [map({ a: int(2) })],
  [map({ aa: int(1) })],
  [map({ b: NULL })],
];

describe('the order of values', () => {
  it('holds for every pair of a list with all types', () => {
    ASCENDING.forEach((left, i) => {
      ASCENDING.forEach((right, j) => {
        for (const a of left)
          for (const b of right) expect(Math.sign(compareValues(a, b))).toBe(Math.sign(i - j));
      });
    });
  });

  it('is the order of the codes, forwards and inverted', () => {
    ASCENDING.forEach((left, i) => {
      ASCENDING.forEach((right, j) => {
        for (const a of left) for (const b of right) expectCodesToAgree(a, b, Math.sign(i - j));
      });
    });
  });

  it('is the order of the codes for any values', () => {
    fc.assert(
      fc.property(anyValue(), anyValue(), (a, b) => expectCodesToAgree(a, b, Math.sign(compareValues(a, b)))),
      { numRuns: 2000 },
    );
  });

  it('is total: antisymmetric, transitive, zero for itself', () => {
    fc.assert(
      fc.property(anyValue(), anyValue(), anyValue(), (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
        const [low, middle, high] = [a, b, c].sort(compareValues) as [Value, Value, Value];
        expect(compareValues(low, middle)).toBeLessThanOrEqual(0);
        expect(compareValues(low, high)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps each type group within its prefix, NaN outside that of numbers', () => {
    fc.assert(
      fc.property(anyValue(), (value) => {
        const code = encodeValue(value);
        const prefix = encodeTypePrefix(value.kind);
        const isNan = value.kind === 'double' && Number.isNaN(value.value);
        expect(code >= prefix && code < prefix + AFTER_ALL).toBe(!isNan);
      }),
    );
  });
});

describe('codes', () => {
  it('never begin with the code of another value', () => {
    fc.assert(
      fc.property(anyValue(), anyValue(), (a, b) => {
        if (compareValues(a, b) !== 0) expect(encodeValue(a).startsWith(encodeValue(b))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('identical values', () => {
  it('tell apart what queries take for equal', () => {
    expect(identicalValues(int(3), double(3))).toBe(false);
    expect(identicalValues(double(0), double(-0))).toBe(false);
    expect(identicalValues(array(int(3)), array(double(3)))).toBe(false);
  });

  it('are the same whatever the order of map keys, and NaN is NaN', () => {
    expect(identicalValues(map({ a: NULL, b: TRUE }), map({ b: TRUE, a: NULL }))).toBe(true);
    expect(identicalValues(double(Number.NaN), double(Number.NaN))).toBe(true);
  });
});

function expectCodesToAgree(a: Value, b: Value, sign: number): void {
  const left = encodeValue(a);
  const right = encodeValue(b);
  expect(left < right ? -1 : left > right ? 1 : 0).toBe(sign);
  const inverse = [invertCode(left), invertCode(right)] as const;
  expect(inverse[0] < inverse[1] ? 1 : inverse[0] > inverse[1] ? -1 : 0).toBe(sign);
}
