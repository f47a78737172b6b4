import { inboxPath, type StoredNotification } from '@thriftline/domain/notifications/inbox';
import { collection } from '../../firestore/collection.ts';

/** What an account was told. */
export const inboxOf = (uid: string) => collection<StoredNotification>(inboxPath(uid));
