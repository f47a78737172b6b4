import { dayOf } from '@thriftline/domain/accounts/device';
import { hidesItems } from '@thriftline/domain/accounts/presence';
import { FieldValue } from 'firebase-admin/firestore';
import { presenceDocument, presences } from '../accounts/presence.ts';
import { read } from '../firestore/collection.ts';
import { attemptEach } from '../jobs/plan.ts';
import { firestore } from '../platform/firebase.ts';

/** Accounts that one run takes up at most: the next is an hour later. */
const AT_ONCE = 500;

async function endOf(uid: string, now: number): Promise<boolean> {
  const document = presenceDocument(uid);
  return firestore().runTransaction(async (transaction) => {
    const presence = await read(document, transaction);
    // Gone, or away again by now.
    if (presence === undefined || hidesItems(presence, now)) return false;
    transaction.update(document, { hidesUntil: FieldValue.delete() });
    return true;
  });
}

/**
 * Ends the hiding of items whose sellers are back at `now` (milliseconds since 1970); what follows from that shows them
 * again. Throws at the end when any could not be worked on.
 */
export async function endAway(now: number): Promise<void> {
  const over = await presences().where('hidesUntil', '<', dayOf(now)).limit(AT_ONCE).get();
  const { failed } = await attemptEach(
    over.docs,
    ({ ref }) => ref.path,
    ({ id }) => endOf(id, now),
  );
  if (failed > 0) throw new Error(`${failed} accounts that are back could not be worked on`);
}
