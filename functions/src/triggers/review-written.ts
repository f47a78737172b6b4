import { COLLECTIONS } from '@thriftline/domain/collections';
import { fromDocument } from '@thriftline/domain/document-names';
import type { Review } from '@thriftline/domain/review';
import { type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/firestore';
import { tellOfReview } from '../notifications/tell-of-review.ts';

const reviewOf = (snapshot: DocumentSnapshot) =>
  snapshot.exists ? (fromDocument(snapshot.data() ?? {}) as Review) : undefined;

/** Those whom a review is about, and who wrote it, are told what becomes of it. */
export const reviewWritten = onDocumentWritten(
  { document: `${COLLECTIONS.reviews}/{reviewId}`, retry: true },
  async ({ data, params: { reviewId } }) => {
    if (data === undefined) return;
    await tellOfReview(reviewId, { before: reviewOf(data.before), after: reviewOf(data.after) });
  },
);
