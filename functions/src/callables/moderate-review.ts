import { loadCaller } from '../accounts/actor.ts';
import { moderateReview as moderate } from '../reviews/moderate-review.ts';
import { callable } from './callable.ts';

/** Hides a review or shows it again; for admins. */
export const moderateReview = callable('moderateReview', {}, async (caller, input) =>
  moderate(await loadCaller(caller), input),
);
