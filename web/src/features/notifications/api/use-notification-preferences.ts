import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import { preferencesOf } from './own-inbox.ts';

/** What an account has said about its notifications, live; null until that is known, as while this device lacks it and there is nobody to ask. */
export function useNotificationPreferences(uid: string): NotificationPreferences | null {
  const { status, row } = useLiveDocument(preferencesOf(uid));
  return status === 'loading' || status === 'unknown' ? null : (row?.data ?? {});
}
