import type { EarningSum } from './payout-machine.ts';

/** A seller's sums, in cents. */
export type Earnings = Record<EarningSum, number>;

/** The platform's books, in cents: of all sales that have a payout. */
export interface Books {
  /** How many sales, and what their buyers paid. */
  sales: number;
  gross: number;
  /** What of it is back with them, and what their banks hold or got. */
  back: number;
  withBank: number;
  /** What sellers were sent, and what of it came back. */
  transferred: number;
  reversed: number;
  /** The shop's part of sales that are not over yet. */
  feesToCome: number;
  /** The shop's part of what was paid out, or left nothing to pay out, and by how much rounding made it more, in ten-thousandths of a cent. */
  fees: number;
  rounding: number;
  /** What is to go to sellers yet: while their orders are open, and since. */
  waiting: number;
  onItsWay: number;
  /** What sellers owe. */
  owed: number;
}

/** Whether everything that was paid is somewhere: it does while no payout is between two states. */
export function isBalanced(books: Books): boolean {
  const { gross, back, withBank, waiting, onItsWay, transferred, reversed, fees, feesToCome, owed } = books;
  return gross === back + withBank + waiting + onItsWay + transferred - reversed + fees + feesToCome - owed;
}
