import { notificationPreferencesPath } from '@thriftline/domain/notifications/notification-preferences';
import type { StoredTime } from '@thriftline/domain/stored-time';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Says that the account has seen all that came until then: the time of the newest that it was shown. */
export function markSeen(uid: string, seenUntil: StoredTime): Promise<void> {
  return setDoc(doc(firestore, notificationPreferencesPath(uid)), { seenUntil }, { merge: true });
}
