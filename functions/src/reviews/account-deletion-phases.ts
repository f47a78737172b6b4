import { FieldValue } from 'firebase-admin/firestore';
import { type AccountPhase, deleteFound, deleteKnown, deletingOf } from '../jobs/account-phase.ts';
import { eachDocument } from '../jobs/plan.ts';
import { profileDocument, reviews, sealedReviewsBy } from './review-documents.ts';

/** What goes with an account of its reviews: what was said of it, what is sealed, and its name under what it said. */
export const REVIEW_PHASES: readonly AccountPhase[] = [
  deleteFound('sealedReviews', ['sealedReviews'], sealedReviewsBy),
  deleteFound('reviewsOf', ['reviews'], (uid) => reviews().where('aboutId', '==', uid)),
  deletingOf(
    ['reviews'],
    eachDocument(
      'reviewsBy',
      ({ about }) => reviews().where('authorId', '==', about),
      async ({ ref }) => {
        await ref.update({ authorId: FieldValue.delete(), authorName: FieldValue.delete() });
        return true;
      },
    ),
  ),
  deleteKnown('profile', ['profiles'], (uid) => [profileDocument(uid)]),
];
