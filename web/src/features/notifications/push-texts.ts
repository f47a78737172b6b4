import { msg } from '@lingui/core/macro';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { PushStanding } from '@/lib/push/push-standing.ts';

/** Why this browser can't be switched on, and what to do about it. */
export const STANDING_TEXTS = lookedUp<Exclude<PushStanding, 'possible' | 'notSent'>>({
  refused: msg`Your browser blocks our notifications. Allow them in the settings for this site, in most browsers next to the web address, and come back.`,
  installFirst: msg`On iPhone and iPad, only the installed app can show notifications. Tap Share, then “Add to Home Screen”, and open the shop from there.`,
  unsupported: msg`This browser can’t show notifications. Try another browser on this device.`,
});
