import { COLLECTIONS } from '../collections.ts';
import type { StoredTime } from '../stored-time.ts';

/** Below each account: what it has said about its notifications. */
export const PREFERENCES = 'preferences';

/** `users/{uid}/preferences/notifications`: its owner writes it. */
export interface NotificationPreferences {
  /** What came until then has been seen: one mark for all, so that reading everything is one write. */
  seenUntil?: StoredTime;
}

/** Path of what an account has said about its notifications. */
export function notificationPreferencesPath(uid: string): string {
  return `${COLLECTIONS.users}/${uid}/${PREFERENCES}/notifications`;
}

/** Whether the account has not seen it. */
export function isUnseen(
  { at }: { at: StoredTime },
  { seenUntil }: Pick<NotificationPreferences, 'seenUntil'>,
): boolean {
  return at.toMillis() > (seenUntil?.toMillis() ?? 0);
}
