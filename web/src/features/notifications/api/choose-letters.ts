import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import { deleteField, setDoc } from 'firebase/firestore';
import { preferencesOf } from './own-inbox.ts';

/** Where this browser's clock is. */
export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Says how letters come, or when nothing does (null: whenever it happens), by the clock of this browser. */
export function chooseLetters(
  uid: string,
  {
    quiet,
    letters,
  }: Pick<NotificationPreferences, 'letters'> & { quiet?: NotificationPreferences['quiet'] | null },
): Promise<void> {
  return setDoc(
    preferencesOf(uid).withConverter(null),
    {
      ...(letters !== undefined && { letters }),
      ...(quiet !== undefined && { quiet: quiet ?? deleteField() }),
      timeZone: timeZoneHere(),
    },
    // Fields named, so that the quiet hours are replaced as a whole.
    {
      mergeFields: [
        ...(letters === undefined ? [] : ['letters']),
        ...(quiet === undefined ? [] : ['quiet']),
        'timeZone',
      ],
    },
  );
}
