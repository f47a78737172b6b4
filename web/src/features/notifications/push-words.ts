import type { PushStanding } from '@/lib/push/push-standing.ts';

/** What to do about a browser that was told to show nothing. */
export const REFUSED_WORDS =
  'This browser keeps the shop from showing notifications. Allow them in the settings of this site, which most browsers have beside the address, and come back.';

/** Why this browser cannot be switched on; nothing where it can. */
export const STANDING_WORDS: Partial<Record<PushStanding, string>> = {
  refused: REFUSED_WORDS,
  installFirst:
    'On iPhones and iPads notifications come to the installed app alone: tap Share, then “Add to Home Screen”, and open the shop from there.',
  unsupported: 'This browser shows no notifications of websites. Another one on this device may.',
};
