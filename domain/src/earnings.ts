import type { EarningSum } from './payout-machine.ts';

/** A seller's sums, in cents. */
export type Earnings = Record<EarningSum, number>;

/** The platform's books, in cents: of all sales that have a payout. */
export interface Books {
  /** How many sales, and what their buyers paid. */
  sales: number;
  gross: number;
  /** What sellers were sent, and what of it came back. */
  transferred: number;
  reversed: number;
  /** The shop's part of what was paid out, and by how much rounding made it more, in ten-thousandths of a cent. */
  fees: number;
  rounding: number;
  /** What is to go to sellers yet: while their orders are open, and since. */
  waiting: number;
  onItsWay: number;
  /** What sellers owe. */
  owed: number;
}
