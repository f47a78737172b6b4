import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { centsValue } from '@thriftline/domain/base/texts/values';
import type { Order } from '@thriftline/domain/orders/order';
import type { OrderMove } from '../orders/write-order.ts';

/** What the audit log says of an admin's decision: which order it was about, and who got the money. */
export function decidedText(
  { amount, currency, productname: item }: Pick<Order, 'amount' | 'currency' | 'productname'>,
  { state, toBuyer }: Pick<OrderMove, 'state' | 'toBuyer'>,
): MessageDescriptor {
  const paid = centsValue(amount, currency);
  if (toBuyer !== undefined) {
    const back = centsValue(toBuyer, currency);
    return msg`${paid} for ${item}: ${back} refunded to the buyer`;
  }
  switch (state) {
    case 'refunded':
      return msg`${paid} for ${item}: buyer refunded`;
    case 'released':
      return msg`${paid} for ${item}: seller paid`;
    default:
      return msg`${paid} for ${item}: order resumed`;
  }
}
