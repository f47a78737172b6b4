import type { ForgetPushTarget } from '@thriftline/domain/notifications/push-target';
import type { Actor } from '../../accounts/actor.ts';
import { pushTargetDocument } from '../../accounts/push-targets.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';

/** Tells the actor nothing in this browser any more. Says whether it was theirs. */
export async function forgetPushTarget(
  { uid }: Actor,
  { endpoint }: ForgetPushTarget,
): Promise<{ forgotten: boolean }> {
  const document = pushTargetDocument(endpoint);
  return firestore().runTransaction(async (transaction) => {
    const forgotten = (await read(document, transaction))?.uid === uid;
    if (forgotten) transaction.delete(document);
    return { forgotten };
  });
}
