import { COLLECTIONS, reviewDocumentId, SEALED_REVIEWS } from '@thriftline/domain/base/collections';
import type { Side } from '@thriftline/domain/base/side';
import type { Review, SealedReview } from '@thriftline/domain/reviews/review';
import type { Profile } from '@thriftline/domain/reviews/review-sums';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collection, documentIn } from '../firestore/collection.ts';
import { parentId } from '../firestore/parent-id.ts';
import { orderDocument } from '../orders/order-documents.ts';
import { firestore } from '../platform/firebase.ts';

/** What is published of reviews. */
export const reviews = () => collection<Review>(COLLECTIONS.reviews);

/** One of them. */
export const reviewDocument = (reviewId: string) => documentIn(reviews(), reviewId);

/** The review of an order by one of its sides. */
export const reviewOf = (orderId: string, by: Side) => reviewDocument(reviewDocumentId(orderId, by));

/** What a side of an order has said of the other, until it is published. */
export const sealedReviewDocument = (orderId: string, by: Side) =>
  collection<SealedReview>(`${orderDocument(orderId).path}/${SEALED_REVIEWS}`).doc(by);

/** All that is sealed, of every order. */
const everySealedReview = (): Query => firestore().collectionGroup(SEALED_REVIEWS);

/** What is sealed and to be published at `now`, what has waited longest first. */
export const dueSealedReviews = (now: Date): Query =>
  everySealedReview().where('publishAt', '<=', now).orderBy('publishAt');

/** What an account has sealed. */
export const sealedReviewsBy = (uid: string): Query => everySealedReview().where('authorId', '==', uid);

/** The order that something sealed is about. */
export const orderIdOfSealed = (snapshot: Pick<QueryDocumentSnapshot, 'ref'>): string => parentId(snapshot);

/** What the reviews of an account come to. */
export const profileDocument = (uid: string) => documentIn(collection<Profile>(COLLECTIONS.profiles), uid);
