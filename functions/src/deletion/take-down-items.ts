import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Reasoned } from '@thriftline/domain/calls/account-acts';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { userDocument } from '../accounts/users.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { products } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { type Job, type JobOrder, jobId, startJob } from '../jobs/job.ts';
import { eachDocument, once, type Plan } from '../jobs/plan.ts';
import { finishJob, type JobAnswer } from '../jobs/run-job.ts';
import { notify } from '../notifications/notify.ts';
import { firestore } from '../platform/firebase.ts';
import { deleteUnsoldProduct } from './delete-unsold-product.ts';
import { deletePicturesOf } from './pictures/delete-pictures-of.ts';
import { UNSHOWN_MS } from './pictures/unshown-ms.ts';

const itemsOf = (uid: string) => products().where('sellerId', '==', uid);
const countItems = async (uid: string) => (await itemsOf(uid).count().get()).data().count;

/** Tells whose items they were, once an order to delete them; nobody where there were none. */
async function tellOfTakenItems({ about, why = '', counts, startedAt }: Job): Promise<void> {
  const count = counts.products ?? 0;
  if (count === 0) return;
  const version = startedAt.toMillis();
  await notify({ kind: 'itemsRemoved', to: about, subject: about, version, params: { count, why } });
}

/** Deletes an account's unsold items with all that hangs on them, and pictures that nothing shows any more. */
export const TAKE_DOWN_ITEMS: Plan = {
  phases: [
    eachDocument(
      'products',
      ({ about }) => itemsOf(about),
      ({ id }) => deleteUnsoldProduct(id),
    ),
    {
      name: 'pictures',
      // New ones may be about to be shown; the daily sweep looks at them.
      doPart: ({ about }, after, until) =>
        deletePicturesOf(about, { uploadedBefore: Date.now() - UNSHOWN_MS, after, until }),
    },
    once('tell', tellOfTakenItems),
  ],
};

/** Deletes all of an account's unsold items at once, also those that somebody is paying for; for admins, with a reason. */
export async function takeDownItems(
  actor: Actor,
  { uid, reason }: Reasoned,
): Promise<JobAnswer & { modifiedCount: number; deletedCount: number }> {
  const order: JobOrder = { kind: 'takeDownItems', about: uid };
  const before = await firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const count = await countItems(uid);
    const document = userDocument(uid);
    const user = await read(document, transaction);
    if (user === undefined) throw new AppError('not-found', msg`This user doesn’t exist.`);
    const why = reason.trim();
    writeAudit(transaction, actor, { what: 'takeDownItems', document, aboutName: user.email, why });
    startJob(transaction, { ...order, why });
    return count;
  });
  const answer = await finishJob(jobId(order), TAKE_DOWN_ITEMS);
  // What the account added meanwhile is not to be told as a number below nothing.
  const deletedCount = Math.max(0, before - (await countItems(uid)));
  return { modifiedCount: 1, deletedCount, ...answer };
}
