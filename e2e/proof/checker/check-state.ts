import { checkCopies } from './check-copies.ts';
import { checkDisputes } from './check-disputes.ts';
import { checkHolds } from './check-holds.ts';
import { checkItems } from './check-items.ts';
import { checkLedger } from './check-ledger.ts';
import { checkLeftOvers } from './check-left-overs.ts';
import { checkMoney } from './check-money.ts';
import { checkOffers } from './check-offers.ts';
import { checkOrders } from './check-orders.ts';
import { checkRecords } from './check-records.ts';
import { checkShown } from './check-shown.ts';
import type { ShopState, Violation } from './state.ts';

/**
 * Judges a shop at rest: no event on its way, every browser closed, time long past the last hold. It knows the stored
 * fields and the promises of the shop, and nothing of how the shop keeps them.
 */
export function checkState(state: ShopState): Violation[] {
  return [
    ...checkMoney(state),
    ...checkDisputes(state),
    ...checkRecords(state),
    ...checkItems(state),
    ...checkHolds(state),
    ...checkOffers(state),
    ...checkLeftOvers(state),
    ...checkShown(state),
    ...checkCopies(state),
    ...checkOrders(state),
    ...checkLedger(state),
  ];
}
