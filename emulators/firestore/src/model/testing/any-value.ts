import fc from 'fast-check';
import { FALSE, NULL, TRUE, type Value } from '../value.ts';
import { array, bytes, double, geo, int, map, ref, text, time, vector } from './values.ts';

const simpleValue: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(
    NULL,
    FALSE,
    TRUE,
    double(Number.NaN),
    double(-0),
    int(2n ** 53n + 1n),
    double(2 ** 53),
  ),
  fc.integer({ min: -3, max: 3 }).map(int),
  fc.integer({ min: -3, max: 3 }).map(double),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(int),
  fc.double().map(double),
  fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 0, max: 2 }))
    .map(([s, ms]) => time(s, ms * 1000)),
  fc.string({ unit: 'grapheme', maxLength: 4 }).map(text),
  fc.string({ unit: fc.constantFrom('a', 'b', '\u0000', '\uffff', '\u{10000}'), maxLength: 4 }).map(text),
  fc.uint8Array({ maxLength: 3 }).map((data) => bytes(...data)),
  fc.constantFrom('a/b', 'a/__id7__', 'a/__id-7__', 'a/b/c/d', 'b/a').map(ref),
  fc
    .tuple(fc.integer({ min: -2, max: 2 }), fc.double({ min: -180, max: 180, noNaN: true }))
    .map(([a, b]) => geo(a, b)),
  fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 3 }).map((values) => vector(...values)),
);

/** Any storable value, small ones and near ties more often than chance. */
export function anyValue(): fc.Arbitrary<Value> {
  return fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      simpleValue,
      fc.array(tie('value'), { maxLength: 3 }).map((values) => array(...values)),
      fc.dictionary(fc.constantFrom('a', 'b', 'é', '\u0000'), tie('value'), { maxKeys: 3 }).map(map),
    ),
  })).value;
}
