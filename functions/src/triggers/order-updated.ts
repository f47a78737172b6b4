import { COLLECTIONS } from '@thriftline/domain/collections';
import { fromDocument } from '@thriftline/domain/document-names';
import { isOrderOver, type Order } from '@thriftline/domain/order';
import { type DocumentSnapshot, onDocumentUpdated } from 'firebase-functions/firestore';
import { tellOfOrder } from '../notifications/tell-of-order.ts';
import { followPayoutOrLog } from '../payments/payouts/follow-payout.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

const orderOf = (snapshot: DocumentSnapshot) => fromDocument(snapshot.data() ?? {}) as Order;

/** Both sides are told what becomes of an order, and at its end the seller's share goes where it belongs. */
export const orderUpdated = onDocumentUpdated(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params: { orderId } }) => {
    if (data === undefined) return;
    const [before, after] = [orderOf(data.before), orderOf(data.after)];
    await tellOfOrder(orderId, { before, after });
    if (isOrderOver(after.state) && before.state !== after.state) await followPayoutOrLog(orderId);
  },
);
