import { products } from '../catalogue/products.ts';
import { type JobOrder, startJob } from '../jobs/job.ts';
import { eachDocument, type Plan } from '../jobs/plan.ts';
import { firestore } from '../platform/firebase.ts';
import { followSeller } from './follow-seller.ts';

/** Hides what an account sells while it is away, if it wants that, and shows it again. */
export const FOLLOW_AWAY: Plan = {
  phases: [
    eachDocument(
      'products',
      ({ about }) => products().where('sellerId', '==', about),
      ({ id }, { about }) => followSeller(id, about),
    ),
  ],
};

/** Has the items of an account follow whether it is away; from the start, where an earlier one is under way. */
export async function startFollowingAway(uid: string): Promise<void> {
  const order: JobOrder = { kind: 'followAway', about: uid };
  await firestore().runTransaction(async (transaction) => startJob(transaction, order));
}
