import { checkEnds } from '../check-orders.ts';
import { checkState } from '../check-state.ts';
import type { Violation } from '../state.ts';
import { checkGone, checkRetention } from './check-retention.ts';
import { checkReviews } from './check-reviews.ts';
import { checkSums } from './check-sums.ts';
import { checkTimers } from './check-timers.ts';
import { checkTold } from './check-told.ts';
import type { YearState } from './year-state.ts';

/** Judges a shop in the middle of its year: all that holds of any shop at rest, and what takes months to see. */
export function checkYear(state: YearState): Violation[] {
  return [
    ...checkState(state),
    ...checkTimers(state),
    ...checkReviews(state),
    ...checkTold(state),
    ...checkSums(state),
    ...checkGone(state),
    ...checkRetention(state),
  ];
}

/** Judges it once all timers are over: no order is open, and no money waits but for a seller who has not said where it goes. */
export function checkYearEnd(state: YearState): Violation[] {
  return checkEnds(state);
}
