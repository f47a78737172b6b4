import { COLLECTIONS, SEALED_REVIEWS } from '@thriftline/domain/base/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { setAside } from '../faults/set-aside.ts';
import { SCALE } from '../platform/scale.ts';

/** Publishes what both sides of an order have said of each other, once the second has. */
export const sealedReviewCreated = onDocumentCreated(
  { document: `${COLLECTIONS.orders}/{orderId}/${SEALED_REVIEWS}/{side}`, retry: true, ...SCALE.seldom },
  setAside('sealedReviewCreated', async ({ params: { orderId } }) => {
    const { publishReviews } = await import('../reviews/publish-reviews.ts');
    await publishReviews(orderId, Date.now());
  }),
);
