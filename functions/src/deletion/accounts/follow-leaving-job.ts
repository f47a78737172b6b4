import { products } from '../../catalogue/products.ts';
import { stopOrder } from '../../fulfilment/stop-order.ts';
import { eachDocument, type Plan } from '../../jobs/plan.ts';
import { orders } from '../../orders/order-documents.ts';
import { followSeller } from '../../sellers/follow-seller.ts';

/**
 * Shows what an account sells by whether the account is suspended or to be deleted, as it is now, and stops the open orders of one that is
 * suspended.
 */
export const FOLLOW_LEAVING: Plan = {
  phases: [
    eachDocument(
      'products',
      ({ about }) => products().where('sellerId', '==', about),
      ({ id }, { about }) => followSeller(id, about),
    ),
    eachDocument(
      'orders',
      ({ about }) => orders().where('sellerId', '==', about),
      ({ id }) => stopOrder(id),
    ),
  ],
};
