import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Says that the account is here on a day (counted from 1970 in UTC), for those who write to it. Needs the network. */
export async function notePresence(uid: string, day: number): Promise<void> {
  await setDoc(doc(firestore, COLLECTIONS.presence, uid), { day }, { merge: true });
}
