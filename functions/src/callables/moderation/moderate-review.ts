import { moderateReview as moderate } from '../../reviews/moderate-review.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Hides a review or shows it again; for admins. */
export const moderateReview = adminCall('moderateReview', moderate);
