import type { RetrySending } from '@thriftline/domain/notifications/sending-report';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { firestore } from '../platform/firebase.ts';
import { sendingDocument } from './sending/sendings.ts';

/**
 * Lets the next sweep try again what was given up or waits for its next try, for admins. Counts those: what went out meanwhile, or
 * is being sent at this moment, stays as it is.
 */
export async function retryDeliveries(
  actor: Actor,
  { ids }: RetrySending,
): Promise<{ modifiedCount: number }> {
  requireRole(actor, 'Admin');
  const documents = [...new Set(ids)].map(sendingDocument);
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...documents);
    // One that is being sent has no error of this try yet: its sender says how it ends, and asks whether it is still theirs.
    const stuck = snapshots.filter((one) => {
      const sending = one.data();
      return sending?.state === 'failed' || (sending?.state === 'due' && sending.worker === undefined);
    });
    for (const { ref } of stuck) {
      transaction.update(ref, { state: 'due', tries: 0, dueAt: 0, lastError: FieldValue.delete() });
    }
    return { modifiedCount: stuck.length };
  });
}
