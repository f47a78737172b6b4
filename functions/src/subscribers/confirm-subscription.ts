import { FieldValue } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import type { Confirming } from './confirm-link.ts';
import { subscriberById } from './subscribers.ts';

/** Whether the address of a link can still be confirmed, or was: it is there, and its time is not over. */
export async function canBeConfirmed({ id, since }: Confirming): Promise<boolean> {
  const known = await read(subscriberById(id));
  if (known === undefined || known.createdAt.toMillis() !== since) return false;
  return known.confirmedAt !== undefined || (known.expireAt?.toMillis() ?? 0) > Date.now();
}

/** Confirms the address of a link, as often as it is asked for; false where it is not there any more, or its time is over. */
export async function confirmSubscription(confirming: Confirming): Promise<boolean> {
  const document = subscriberById(confirming.id);
  return firestore().runTransaction(async (transaction) => {
    const known = await read(document, transaction);
    if (known === undefined || known.createdAt.toMillis() !== confirming.since) return false;
    if (known.confirmedAt !== undefined) return true;
    if ((known.expireAt?.toMillis() ?? 0) <= Date.now()) return false;
    transaction.update(document, {
      confirmedAt: FieldValue.serverTimestamp(),
      expireAt: FieldValue.delete(),
    });
    return true;
  });
}
