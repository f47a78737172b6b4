import { expect, it } from 'vitest';
import { isSameValue } from './is-same-value.ts';

it.each([
  [1, 1, true],
  [1, '1', false],
  [undefined, undefined, true],
  [undefined, null, false],
  [Number.NaN, Number.NaN, true],
  [{ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [['a'], ['a', 'b'], false],
  [['a'], { 0: 'a' }, false],
  [null, {}, false],
])('compares %j with %j: %s', (one, other, same) => {
  expect(isSameValue(one, other)).toBe(same);
  expect(isSameValue(other, one)).toBe(same);
});
