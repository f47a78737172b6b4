import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import { notificationPreferencesOf } from '@/lib/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';

/** What an account has said about its notifications, live; null until that is known. */
export function useNotificationPreferences(uid: string): NotificationPreferences | null {
  const { status, row } = useLiveDocument(notificationPreferencesOf(uid));
  return status === 'loading' ? null : (row?.data ?? {});
}
