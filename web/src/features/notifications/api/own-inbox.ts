import {
  inboxPath,
  notificationPreferencesPath,
  type StoredNotification,
} from '@thriftline/domain/notifications/inbox';
import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import { type CollectionReference, collection, type DocumentReference, doc } from 'firebase/firestore';
import { converter } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** What an account was told. */
export function inboxOf(uid: string): CollectionReference<Stored<StoredNotification>> {
  return collection(firestore, inboxPath(uid)).withConverter(converter<StoredNotification>());
}

/** What an account has said about its notifications. */
export function preferencesOf(uid: string): DocumentReference<Stored<NotificationPreferences>> {
  return doc(firestore, notificationPreferencesPath(uid)).withConverter(converter<NotificationPreferences>());
}
