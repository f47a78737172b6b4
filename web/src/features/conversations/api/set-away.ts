import { COLLECTIONS } from '@thriftline/domain/collections';
import { dayOf } from '@thriftline/domain/device';
import { deleteField, doc, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { serverNow } from '@/lib/server-clock.ts';

/** Says that the account is away until the end of a day (counted from 1970 in UTC), or that it is back. Needs the network. */
export async function setAway(uid: string, until: number | undefined): Promise<void> {
  await setDoc(
    doc(firestore, COLLECTIONS.presence, uid),
    { day: dayOf(serverNow()), awayUntil: until ?? deleteField() },
    { merge: true },
  );
}
