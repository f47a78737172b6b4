import { isOrderOver } from '@thriftline/domain/orders/order';
import { notifyOnOrder } from '../../notifications/events/notify-on-order.ts';
import { reconcilePayoutOrLog } from '../../payments/payouts/reconcile-payout.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/** Both sides are told what becomes of an order, and at its end the seller's share goes where it belongs. */
export const orderUpdated: FollowChange = async ({ data, documentId: orderId }) => {
  const { before, after } = changeOf('orders', data);
  if (after === undefined) return;
  await notifyOnOrder(orderId, { before, after });
  if (isOrderOver(after.state) && before?.state !== after.state) await reconcilePayoutOrLog(orderId);
};
