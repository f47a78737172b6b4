import { plural, t } from '@lingui/core/macro';
import { paths } from '../base/paths.ts';
import type { NotificationText } from './kinds/kind-entry.ts';

/** So many push messages an account is sent a day, each by itself; the rest of the day is one that counts. */
export const PUSHES_A_DAY = 10;

/** The tag of the one that counts: each of them takes the place of the one before. */
export const DIGEST_TAG = 'digest';

/** What a push message says that is one too many for its day; `more` have come beyond what a day shows. */
export function sayDigest(more: number): NotificationText {
  return {
    title: plural(more, { one: '# more notification', other: '# more notifications' }),
    text: t`That’s a lot for one day. Find the rest under Notifications.`,
    path: paths.dashboard.notifications.path,
  };
}
