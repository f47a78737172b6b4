import { dayOf } from '@thriftline/domain/accounts/device';
import type { AwayItems } from '@thriftline/domain/accounts/presence';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { deleteField, doc } from 'firebase/firestore';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';

/**
 * Says that the account is away until the end of a day (counted from 1970 in UTC), and what becomes of its items until then,
 * or that it is back. Needs the network. Throws AppError where items were hidden and shown again too often.
 */
export async function setAway(
  uid: string,
  until: number | undefined,
  items: AwayItems = 'shown',
): Promise<void> {
  const hidesUntil = items === 'hidden' ? until : undefined;
  await requireShare({ act: 'absences', uid });
  // Also counted where no items are hidden: this device may not know that they were.
  await commitCounted({ act: 'absences', uid, id: uid }, (batch) =>
    batch.set(
      doc(firestore, COLLECTIONS.presence, uid),
      { day: dayOf(serverNow()), awayUntil: until ?? deleteField(), hidesUntil: hidesUntil ?? deleteField() },
      { merge: true },
    ),
  ).written;
}
