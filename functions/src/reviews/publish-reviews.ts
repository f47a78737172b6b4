import { reviewDocumentId } from '@thriftline/domain/base/collections';
import { invariant } from '@thriftline/domain/base/invariant';
import type { Side } from '@thriftline/domain/base/side';
import type { Order } from '@thriftline/domain/orders/order';
import {
  arePublishable,
  otherSide,
  REVIEW_SIDES,
  type Review,
  type SealedReview,
  shortName,
} from '@thriftline/domain/reviews/review';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { read } from '../firestore/collection.ts';
import { duePages } from '../jobs/due.ts';
import { attemptEach } from '../jobs/plan.ts';
import { orderDocument } from '../orders/order-documents.ts';
import { firestore } from '../platform/firebase.ts';
import { countReview } from './count-review.ts';
import {
  dueSealedReviews,
  orderIdOfSealed,
  profileDocument,
  reviewDocument,
  sealedReviewDocument,
} from './review-documents.ts';

/** Reviews that are read at once. */
const PAGE = 200;

interface Sealed extends SealedReview {
  by: Side;
}

async function sealedOf(transaction: Transaction, orderId: string): Promise<Sealed[]> {
  const found = await Promise.all(
    REVIEW_SIDES.map((by) => read(sealedReviewDocument(orderId, by), transaction)),
  );
  return REVIEW_SIDES.flatMap((by, index) => {
    const sealed = found[index];
    return sealed === undefined ? [] : [{ ...sealed, by }];
  });
}

/** What everybody reads of it. */
function published(orderId: string, order: Order, { by, authorId, stars, text }: Sealed, at: number): Review {
  const { productId, productname, buyerId, sellerId, buyername, sellername } = order;
  return {
    orderId,
    productId,
    productname,
    by,
    authorId,
    authorName: by === 'buyer' ? shortName(buyername) : sellername,
    aboutId: otherSide(by) === 'buyer' ? buyerId : sellerId,
    stars,
    ...(text !== undefined && { text }),
    publishedAt: Timestamp.fromMillis(at),
    shown: true,
  };
}

async function publish(transaction: Transaction, orderId: string, now: number): Promise<boolean> {
  const sealed = await sealedOf(transaction, orderId);
  if (!arePublishable(sealed, now)) return false;
  const order = await read(orderDocument(orderId), transaction);
  invariant(order !== undefined, `what is sealed has its order: ${orderId}`);
  // All that is read comes before what is written.
  const steps = await Promise.all(
    sealed.map(async (one) => {
      const review = published(orderId, order, one, now);
      const [author, about, profile, known] = await Promise.all([
        read(userDocument(one.authorId), transaction),
        read(userDocument(review.aboutId), transaction),
        read(profileDocument(review.aboutId), transaction),
        read(reviewDocument(reviewDocumentId(orderId, one.by)), transaction),
      ]);
      // Of an account that is deleted nothing is published, neither by it nor about it.
      return {
        review,
        profile,
        isWanted: author !== undefined && about !== undefined && known === undefined,
      };
    }),
  );
  for (const { review, profile, isWanted } of steps) {
    transaction.delete(sealedReviewDocument(orderId, review.by));
    if (!isWanted) continue;
    transaction.create(reviewDocument(reviewDocumentId(orderId, review.by)), review);
    countReview(transaction, profile, { after: review });
  }
  return true;
}

/**
 * Publishes what is sealed of an order if it is time, with the sums that follow, all of it in one transaction that takes the seal away: so
 * it happens once, however often and late this is called. Says whether something was published.
 */
export function publishReviews(orderId: string, now: number): Promise<boolean> {
  return firestore().runTransaction((transaction) => publish(transaction, orderId, now));
}

/**
 * Publishes what the other side has left alone until its time was over. Gives how many orders could not be looked at. What is not begun
 * by `until` the next run does. Both times are in milliseconds since 1970.
 */
export async function publishDueReviews(now: number, until?: number): Promise<number> {
  let allFailed = 0;
  for await (const docs of duePages(dueSealedReviews(new Date(now)), { page: PAGE, until })) {
    const orderIds = [...new Set(docs.map(orderIdOfSealed))];
    const { failed } = await attemptEach(
      orderIds,
      (orderId) => `orders/${orderId}`,
      (orderId) => publishReviews(orderId, now),
    );
    allFailed += failed;
  }
  return allFailed;
}
