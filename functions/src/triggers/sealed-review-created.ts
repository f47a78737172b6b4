import { COLLECTIONS, SEALED_REVIEWS } from '@thriftline/domain/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { publishReviews } from '../reviews/publish-reviews.ts';

/** Publishes what both sides of an order have said of each other, once the second has. */
export const sealedReviewCreated = onDocumentCreated(
  { document: `${COLLECTIONS.orders}/{orderId}/${SEALED_REVIEWS}/{side}`, retry: true },
  async ({ params: { orderId } }) => {
    await publishReviews(orderId, Date.now());
  },
);
