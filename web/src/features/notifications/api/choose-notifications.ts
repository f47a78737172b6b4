import type { NotificationChoice } from '@thriftline/domain/notifications/notification-preferences';
import { arrayRemove, arrayUnion } from 'firebase/firestore';
import type { Sent } from '@/lib/writes/send-write.ts';
import { sendPreference } from './send-preference.ts';

/** Switches notifications of a kind on or off. */
export function chooseNotifications(uid: string, choice: NotificationChoice, on: boolean): Promise<Sent> {
  const off = on ? arrayRemove(choice) : arrayUnion(choice);
  return sendPreference(uid, { off });
}
