import { payable, toCents } from '../base/money.ts';

/** What the shop keeps of a sale: a share in hundredths of a per cent, and an amount in cents on top. */
export interface FeeRule {
  basisPoints: number;
  fixed: number;
  /** The share is of what delivery costs, too. Absent from sales of before: a sale keeps the rule of its day. */
  ofDelivery?: true;
}

/** In one per cent. */
const BASIS_POINTS = 100;

/** Parts of a cent that fees are counted in before they are rounded. */
export const CENT_PARTS = 10_000;

/** A fee in whole cents, and by how much rounding made it more (or, negative, less), in ten-thousandths of a cent. */
export interface Fee {
  cents: number;
  rounding: number;
}

/** The fee of an amount in cents, to what can be paid: half of that is rounded up, and it is never more than the amount. */
export function feeOf(cents: number, { basisPoints, fixed }: FeeRule): Fee {
  // Whole numbers all the way: the largest price in cents by 10,000 is far below 2^53.
  const exact = cents * basisPoints + fixed * CENT_PARTS;
  const rounded = payable(exact / CENT_PARTS);
  if (rounded >= cents) return { cents, rounding: 0 };
  return { cents: rounded, rounding: rounded * CENT_PARTS - exact };
}

/**
 * The rule that settings say: per cent with at most two decimals, and a price. It is of the price and the delivery together, or
 * a low price with a dear delivery would be sold without a fee.
 */
export function feeRuleOf({ feePercent, feeFixed }: { feePercent: number; feeFixed: number }): FeeRule {
  return {
    basisPoints: Math.round(feePercent * BASIS_POINTS),
    fixed: toCents(feeFixed) ?? 0,
    ofDelivery: true,
  };
}
