import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import { preferencesOf } from './own-inbox.ts';

/** What an account has said about its notifications, live; null until that is known. */
export function useNotificationPreferences(uid: string): NotificationPreferences | null {
  const { status, row } = useLiveDocument(preferencesOf(uid));
  return status === 'loading' ? null : (row?.data ?? {});
}
