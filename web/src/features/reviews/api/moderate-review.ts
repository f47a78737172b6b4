import type { ModerateReview } from '@thriftline/domain/reviews/review-input';
import { callFunction } from '@/lib/calls/callables.ts';

/** Hides a review, or shows it again. For admins. Throws AppError. */
export async function moderateReview(input: ModerateReview): Promise<void> {
  await callFunction('moderateReview', input);
}
