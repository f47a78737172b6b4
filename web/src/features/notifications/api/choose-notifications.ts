import type { NotificationChoice } from '@thriftline/domain/notifications/notification-preferences';
import { arrayRemove, arrayUnion, setDoc } from 'firebase/firestore';
import { preferencesOf } from './own-inbox.ts';

/** Switches notifications of a kind on or off. */
export function chooseNotifications(uid: string, choice: NotificationChoice, on: boolean): Promise<void> {
  const off = on ? arrayRemove(choice) : arrayUnion(choice);
  return setDoc(preferencesOf(uid).withConverter(null), { off }, { merge: true });
}
