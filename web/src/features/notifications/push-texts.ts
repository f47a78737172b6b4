import type { PushStanding } from '@/lib/push/push-standing.ts';

/** What to do about a browser that was told to show nothing. */
export const REFUSED_WORDS =
  'Your browser blocks our notifications. Allow them in the settings for this site, in most browsers next to the web address, and come back.';

/** Why this browser cannot be switched on; nothing where it can. */
export const STANDING_WORDS: Partial<Record<PushStanding, string>> = {
  refused: REFUSED_WORDS,
  installFirst:
    'On iPhone and iPad, only the installed app can show notifications. Tap Share, then “Add to Home Screen”, and open the shop from there.',
  unsupported: 'This browser can’t show notifications. Try another browser on this device.',
};
