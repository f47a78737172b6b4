import { COLLECTIONS } from '../base/collections.ts';
import type { StoredTime } from '../base/stored-time.ts';

/** How many days an inbox keeps a notification. */
export const INBOX_DAYS = 90;

/** `users/{uid}/inbox/{id}`: parameters, never texts. Functions write it, its owner reads it. */
export interface StoredNotification {
  /** A kind, maybe of a later release than that of who reads it. */
  kind: string;
  params: object;
  at: StoredTime;
  /** When Firestore deletes it. */
  expireAt: StoredTime;
}

/** Below each account: what it was told. */
export const INBOX = 'inbox';

/** Path of the collection of what an account was told. */
export function inboxPath(uid: string): string {
  return `${COLLECTIONS.users}/${uid}/${INBOX}`;
}

/** Below each account: what it has said about that, in one document of that name. */
export const PREFERENCES = 'preferences';
export const NOTIFICATION_PREFERENCES_ID = 'notifications';

/** Path of what an account has said about its notifications. */
export function notificationPreferencesPath(uid: string): string {
  return `${COLLECTIONS.users}/${uid}/${PREFERENCES}/${NOTIFICATION_PREFERENCES_ID}`;
}
