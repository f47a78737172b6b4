import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalKey } from './canonical-key.ts';
import { sameByValue } from './equality.ts';
import { RulesFloat } from './float.ts';
import { rulesSet } from './rules-set.ts';
import type { RulesValue } from './value.ts';

const value: fc.Arbitrary<RulesValue> = fc.letrec<{ node: RulesValue }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.bigInt({ min: -3n, max: 3n }),
    fc.constantFrom(0, -0, 1, 1.5, Number.NaN, Infinity).map((number) => new RulesFloat(number)),
    fc.constantFrom('', '1', 'true', 'null', '[', '"'),
    fc.array(tie('node'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b'), tie('node')), { maxLength: 2 })
      .map((entries) => new Map(entries)),
    fc.array(tie('node'), { maxLength: 2 }).map((elements) => rulesSet(elements)),
  ),
})).node;

describe('the canonical key', () => {
  it('is shared exactly by values that sets take for the same', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(canonicalKey(a) === canonicalKey(b)).toBe(sameByValue(a, b));
      }),
      { numRuns: 2000 },
    );
  });
});
