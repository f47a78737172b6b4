import { otherSide, type Review } from '@thriftline/domain/reviews/review';
import { countsAfter, type Profile } from '@thriftline/domain/reviews/review-sums';
import type { Transaction } from 'firebase-admin/firestore';
import { profileDocument } from './review-documents.ts';

/**
 * Writes what the reviews of an account come to once one of them is as `after`, in the transaction that makes it so: the sums are never
 * anything but those of what is shown. `profile` was read in it, too.
 */
export function countReview(
  transaction: Transaction,
  profile: Profile | undefined,
  { before, after }: { before?: Review; after: Review },
): void {
  const side = otherSide(after.by);
  transaction.set(profileDocument(after.aboutId), {
    ...profile,
    [side]: countsAfter(profile?.[side], { before, after }),
  });
}
