import type { ModerateReview } from '@thriftline/domain/review-input';
import { callFunction } from '@/lib/callables.ts';

/** Hides a review, or shows it again. For admins. Throws AppError. */
export async function moderateReview(input: ModerateReview): Promise<void> {
  await callFunction('moderateReview', input);
}
