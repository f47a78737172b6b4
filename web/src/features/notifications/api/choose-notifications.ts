import {
  type NotificationChoice,
  notificationPreferencesPath,
} from '@thriftline/domain/notifications/notification-preferences';
import { arrayRemove, arrayUnion, doc, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Switches notifications of a kind on or off. */
export function chooseNotifications(uid: string, choice: NotificationChoice, on: boolean): Promise<void> {
  const off = on ? arrayRemove(choice) : arrayUnion(choice);
  return setDoc(doc(firestore, notificationPreferencesPath(uid)), { off }, { merge: true });
}
