import { msg, plural } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Review } from '@thriftline/domain/reviews/review';
import type { ModerateReview } from '@thriftline/domain/reviews/review-input';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { countReview } from './count-review.ts';
import { profileDocument, reviewDocument } from './review-documents.ts';

async function moderate(
  transaction: Transaction,
  actorId: string,
  { reviewId, shown, reason }: ModerateReview,
): Promise<{ modifiedCount: number }> {
  const actor = await loadActor(actorId, transaction);
  requireRole(actor, 'Admin');
  const document = reviewDocument(reviewId);
  const before = await read(document, transaction);
  if (before === undefined) throw new AppError('not-found', msg`This review doesn’t exist.`);
  if (before.shown === shown) return { modifiedCount: 0 };
  const profile = await read(profileDocument(before.aboutId), transaction);
  const why = reason.trim();
  const after: Review = { ...before, shown };
  transaction.update(document, {
    shown,
    hiddenWhy: shown ? FieldValue.delete() : why,
    moderatedAt: Timestamp.now(),
  });
  countReview(transaction, profile, { before, after });
  const { stars, productname: item } = before;
  writeAudit(transaction, actor, {
    what: shown ? 'showReview' : 'hideReview',
    document,
    aboutName: msg`${plural(stars, { one: '# of 5 stars', other: '# of 5 stars' })} for ${item}`,
    why,
  });
  return { modifiedCount: 1 };
}

/**
 * Hides a review or shows it again; the sums follow in the same transaction. Counts one modification, or none where it was so before.
 * Throws `not-found`.
 */
export async function moderateReview(
  actor: Actor,
  input: ModerateReview,
): Promise<{ modifiedCount: number }> {
  requireRole(actor, 'Admin');
  return firestore().runTransaction((transaction) => moderate(transaction, actor.uid, input));
}
