import { dayOf } from '@thriftline/domain/accounts/device';
import type { AwayItems } from '@thriftline/domain/accounts/presence';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { deleteField, doc, setDoc } from 'firebase/firestore';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { firestore } from '@/lib/firebase/firestore.ts';

/**
 * Says that the account is away until the end of a day (counted from 1970 in UTC), and what becomes of its items until then,
 * or that it is back. Needs the network.
 */
export async function setAway(
  uid: string,
  until: number | undefined,
  items: AwayItems = 'shown',
): Promise<void> {
  const hidesUntil = items === 'hidden' ? until : undefined;
  await setDoc(
    doc(firestore, COLLECTIONS.presence, uid),
    { day: dayOf(serverNow()), awayUntil: until ?? deleteField(), hidesUntil: hidesUntil ?? deleteField() },
    { merge: true },
  );
}
