import { reviewDocumentId, sealedReviewPath } from '@thriftline/domain/base/collections';
import type { Side } from '@thriftline/domain/base/side';
import type { Review, SealedReview } from '@thriftline/domain/reviews/review';
import type { Profile } from '@thriftline/domain/reviews/review-sums';
import { doc } from 'firebase/firestore';
import { converter, documentOf } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** The published review of an order by one of its sides, live. */
export function useReview(orderId: string, by: Side): LiveDocument<Stored<Review>> {
  return useLiveDocument(documentOf('reviews', reviewDocumentId(orderId, by)));
}

/** A published review, live. */
export function useReviewById(reviewId: string): LiveDocument<Stored<Review>> {
  return useLiveDocument(documentOf('reviews', reviewId));
}

/** What the signed-in side of an order has sealed, live; nothing is asked for without a side. */
export function useSealedReview(orderId: string, by: Side | undefined): LiveDocument<Stored<SealedReview>> {
  const sealed = by && doc(firestore, sealedReviewPath(orderId, by)).withConverter(converter<SealedReview>());
  return useLiveDocument(sealed ?? null);
}

/** What the reviews of an account come to, live. */
export function useProfile(uid: string): LiveDocument<Stored<Profile>> {
  return useLiveDocument(documentOf('profiles', uid));
}
