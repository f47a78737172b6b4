import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { productState } from '@thriftline/domain/product-state';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { STRIPE_SECRET_KEY } from '../config.ts';
import { markLostBookings } from '../services/mark-lost-bookings.ts';

const isSold = (product: Product) => productState(product, Date.now()).name === 'sold';

/** When a product is sold, its other bookings say so and can no longer be paid. */
export const productSold = onDocumentUpdated(
  { document: `${COLLECTIONS.products}/{productId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params }) => {
    if (data === undefined) return;
    const wasSold = isSold(data.before.data() as Product);
    if (!wasSold && isSold(data.after.data() as Product)) await markLostBookings(params.productId);
  },
);
