import type { Order } from '@thriftline/domain/orders/order';
import { type Payout, payoutAmounts } from '@thriftline/domain/payouts/payout';
import { payoutBlock, payoutDesiredState } from '@thriftline/domain/payouts/payout-desired-state';
import { PAYOUT_MOVES } from '@thriftline/domain/payouts/payout-machine';
import { feeRuleOf } from '@thriftline/domain/settings/fee';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';

/** What the seller of a demo order gets, by the fee that holds while the operator has set none: nobody has set up payouts. */
export function demoPayout(order: Order): Payout {
  const { sellerId, bookingsId, productId, productname, currency, amount, createdAt } = order;
  const terms = {
    gross: amount,
    deliveryPrice: order.deliveryPrice ?? 0,
    back: 0,
    feeRule: feeRuleOf(DEFAULT_OPEN_SETTINGS),
  };
  const amounts = payoutAmounts(terms);
  const goal = payoutDesiredState({
    order,
    payment: { status: 'recorded' },
    isReady: false,
    suspension: undefined,
    net: amounts.net,
  });
  const block = payoutBlock(goal, undefined);
  const end = order.history.at(-1);
  return {
    ...{ sellerId, bookingsId, productId, productname, currency, createdAt },
    ...terms,
    ...amounts,
    state: PAYOUT_MOVES.waiting[goal],
    ...(block !== undefined && { block }),
    ...(order.state === 'released' && end !== undefined && { releasedAt: end.at }),
    tries: 0,
    reversalTries: 0,
    transferred: 0,
    reversed: 0,
  };
}
