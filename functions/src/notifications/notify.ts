import { COLLECTIONS } from '@thriftline/domain/collections';
import {
  INBOX_DAYS,
  inboxPath,
  NOTIFICATION_PREFERENCES_ID,
  PREFERENCES,
  type StoredNotification,
} from '@thriftline/domain/notifications/inbox';
import { type AnyNews, notificationId } from '@thriftline/domain/notifications/notification';
import {
  isWanted,
  type NotificationPreferences,
} from '@thriftline/domain/notifications/notification-preferences';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { userDocument } from '../accounts/users.ts';
import { collection, documentIn, read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What an account was told. */
export const inboxOf = (uid: string) => collection<StoredNotification>(inboxPath(uid));

/** What an account has said about that. */
const preferencesOf = (uid: string) => {
  const preferences = collection<NotificationPreferences>(`${COLLECTIONS.users}/${uid}/${PREFERENCES}`);
  return documentIn(preferences, NOTIFICATION_PREFERENCES_ID);
};

/** Tells an account something it wants to hear, once, however often it is called; nobody whose account is gone. */
export async function notify(news: AnyNews): Promise<void> {
  const { kind, to, params } = news;
  const document = documentIn(inboxOf(to), notificationId(news));
  await firestore().runTransaction(async (transaction) => {
    const known = await read(document, transaction);
    if (known !== undefined || (await read(userDocument(to), transaction)) === undefined) return;
    if (!isWanted(kind, 'inbox', (await read(preferencesOf(to), transaction)) ?? {})) return;
    transaction.create(document, {
      kind,
      params,
      at: FieldValue.serverTimestamp(),
      expireAt: Timestamp.fromMillis(Date.now() + INBOX_DAYS * DAY_MS),
    });
  });
}

/** The same for whoever has done something else that is not to fail: a failure is logged. */
export async function notifyOrLog(news: AnyNews): Promise<void> {
  try {
    await notify(news);
  } catch (error) {
    logger.error(`${news.to} was not told: ${news.kind}`, error);
  }
}
