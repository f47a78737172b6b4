import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { NOTIFICATION_PREFERENCES_ID, PREFERENCES } from '@thriftline/domain/notifications/inbox';
import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import { collection, documentIn } from '../firestore/collection.ts';

/** What an account has said about what it is told. */
export const preferencesOf = (uid: string) => {
  const preferences = collection<NotificationPreferences>(`${COLLECTIONS.users}/${uid}/${PREFERENCES}`);
  return documentIn(preferences, NOTIFICATION_PREFERENCES_ID);
};
