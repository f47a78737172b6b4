import type { Subscriber } from '@thriftline/domain/settings/subscriber';
import { FieldValue } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import type { Confirming } from './confirm-link.ts';
import { subscriberById } from './subscribers.ts';

/** Whose address a link names that can still be confirmed, or was; undefined where it is not there any more, or its time is over. */
export async function canBeConfirmed({ id, since }: Confirming): Promise<Subscriber | undefined> {
  const known = await read(subscriberById(id));
  if (known?.createdAt.toMillis() !== since) return undefined;
  const holds = known.confirmedAt !== undefined || (known.expireAt?.toMillis() ?? 0) > Date.now();
  return holds ? known : undefined;
}

/** Confirms the address of a link, as often as it is asked for, and gives whose it is; undefined where it is not there any more, or its time is over. */
export async function confirmSubscription(confirming: Confirming): Promise<Subscriber | undefined> {
  const document = subscriberById(confirming.id);
  return firestore().runTransaction(async (transaction) => {
    const known = await read(document, transaction);
    if (known === undefined || known.createdAt.toMillis() !== confirming.since) return undefined;
    if (known.confirmedAt !== undefined) return known;
    if ((known.expireAt?.toMillis() ?? 0) <= Date.now()) return undefined;
    transaction.update(document, {
      confirmedAt: FieldValue.serverTimestamp(),
      expireAt: FieldValue.delete(),
    });
    return known;
  });
}
