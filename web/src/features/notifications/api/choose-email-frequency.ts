import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import { deleteField } from 'firebase/firestore';
import type { Sent } from '@/lib/writes/send-write.ts';
import { timeZoneHere } from '../time-zone-here.ts';
import { sendPreference } from './send-preference.ts';

/** What may be said of letters: how they come, and when nothing does (null: whenever it happens). */
export type EmailFrequencyChange = Pick<NotificationPreferences, 'letters'> & {
  quiet?: NotificationPreferences['quiet'] | null;
};

/** Says how e-mails come, or when nothing does, by the clock of this browser where it has a name. */
export function chooseEmailFrequency(uid: string, { quiet, letters }: EmailFrequencyChange): Promise<Sent> {
  const timeZone = timeZoneHere();
  return sendPreference(uid, {
    ...(letters !== undefined && { letters }),
    ...(quiet !== undefined && { quiet: quiet ?? deleteField() }),
    ...(timeZone !== undefined && { timeZone }),
  });
}
