import { fromDocument } from '@thriftline/domain/base/document-names';
import { isOrderOver, type Order } from '@thriftline/domain/orders/order';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { notifyOnOrder } from '../../notifications/events/notify-on-order.ts';
import { reconcilePayoutOrLog } from '../../payments/payouts/reconcile-payout.ts';
import type { FollowChange } from '../events/document-event.ts';

const orderOf = (snapshot: DocumentSnapshot) => fromDocument(snapshot.data() ?? {}) as Order;

/** Both sides are told what becomes of an order, and at its end the seller's share goes where it belongs. */
export const orderUpdated: FollowChange = async ({ data, documentId: orderId }) => {
  const [before, after] = [orderOf(data.before), orderOf(data.after)];
  await notifyOnOrder(orderId, { before, after });
  if (isOrderOver(after.state) && before.state !== after.state) await reconcilePayoutOrLog(orderId);
};
