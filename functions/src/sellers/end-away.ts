import { dayOf } from '@thriftline/domain/accounts/device';
import { hidesItems } from '@thriftline/domain/accounts/presence';
import { FieldValue } from 'firebase-admin/firestore';
import { presenceDocument, presences } from '../accounts/presence.ts';
import { read } from '../firestore/collection.ts';
import { attemptDue } from '../jobs/due.ts';
import { firestore } from '../platform/firebase.ts';

/** Accounts that are read at once. */
const PAGE = 500;

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
 * Ends the hiding of items whose sellers are back at `now`; what follows from that shows them again. Throws at the end when any could
 * not be worked on: the next run does, and what is not begun by `until`. Both times are in milliseconds since 1970.
 */
export async function endAway(now: number, until?: number): Promise<void> {
  const { failed } = await attemptDue(
    presences().where('hidesUntil', '<', dayOf(now)).orderBy('hidesUntil'),
    { page: PAGE, until },
    ({ id }) => endOf(id, now),
  );
  if (failed > 0) throw new Error(`${failed} accounts that are back could not be worked on`);
}
