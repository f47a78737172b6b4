import type { NotificationChoice } from '@thriftline/domain/notifications/notification-preferences';
import { FieldValue } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import type { Unsubscribing } from './email/unsubscribe-link.ts';
import { preferencesOf } from './preferences.ts';

/** Switches e-mails off for an account, as it could itself under Notifications; nothing of one that is gone. */
export async function unsubscribeAccount({ uid, choice }: Unsubscribing): Promise<void> {
  const change =
    choice === 'all'
      ? { letters: 'off' as const }
      : { off: FieldValue.arrayUnion(`${choice}.email` as NotificationChoice) };
  await firestore().runTransaction(async (transaction) => {
    if ((await read(userDocument(uid), transaction)) === undefined) return;
    transaction.set(preferencesOf(uid), change, { merge: true });
  });
}
