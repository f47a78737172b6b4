import { createHash } from 'node:crypto';
import type { PushTarget } from '@thriftline/domain/notifications/push-target';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { collection, documentIn } from '../firestore/collection.ts';

/** The browsers that show accounts what they are told. */
export const pushTargets = () => collection<PushTarget>('pushTargets');

/** The browser with the address, whoever's it is: an address has one document, so it is told of one account alone. */
export function pushTargetDocument(endpoint: string): DocumentReference<PushTarget> {
  return documentIn(pushTargets(), createHash('sha256').update(endpoint).digest('hex'));
}

/** Those of an account. */
export const pushTargetsOf = (uid: string): Query<PushTarget> => pushTargets().where('uid', '==', uid);

/** Nothing of the account is shown on any device any more. */
export async function forgetPushTargets(uid: string): Promise<void> {
  const { docs } = await pushTargetsOf(uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
