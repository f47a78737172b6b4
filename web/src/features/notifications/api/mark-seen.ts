import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { setDoc } from 'firebase/firestore';
import { preferencesOf } from './own-inbox.ts';

/** Says that the account has seen all that came until then: the time of the newest that it was shown. */
export function markSeen(uid: string, seenUntil: StoredTime): Promise<void> {
  return setDoc(preferencesOf(uid).withConverter(null), { seenUntil }, { merge: true });
}
