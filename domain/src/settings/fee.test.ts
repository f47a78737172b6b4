import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CENT_PARTS, feeOf, feeRuleOf } from './fee.ts';

describe('feeOf', () => {
  it.each([
    [4550, { basisPoints: 500, fixed: 0 }, 228, 5000],
    [4549, { basisPoints: 500, fixed: 0 }, 227, -4500],
    [4550, { basisPoints: 500, fixed: 30 }, 258, 5000],
    [50, { basisPoints: 0, fixed: 0 }, 0, 0],
    [50, { basisPoints: 0, fixed: 80 }, 50, 0],
    [99_999_999, { basisPoints: 5000, fixed: 0 }, 50_000_000, 5000],
  ])('%i cents by %j is %i, rounded by %i', (cents, rule, fee, rounding) => {
    expect(feeOf(cents, rule)).toEqual({ cents: fee, rounding });
  });

  it('is whole cents between nothing and the amount, half a cent at most from the exact share', () => {
    const any = property(
      integer({ min: 0, max: 99_999_999 }),
      integer({ min: 0, max: 5000 }),
      integer({ min: 0, max: 10_000 }),
      (cents, basisPoints, fixed) => {
        const fee = feeOf(cents, { basisPoints, fixed });
        expect(Number.isInteger(fee.cents) && fee.cents >= 0 && fee.cents <= cents).toBe(true);
        expect(Math.abs(fee.rounding)).toBeLessThanOrEqual(CENT_PARTS / 2);
      },
    );
    assert(any, { numRuns: 500 });
  });
});

describe('feeRuleOf', () => {
  it('counts in whole numbers', () => {
    expect(feeRuleOf({ feePercent: 4.35, feeFixed: 0.29 })).toEqual({
      basisPoints: 435,
      fixed: 29,
      ofDelivery: true,
    });
  });
});
