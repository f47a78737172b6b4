import { msg } from '@lingui/core/macro';
import { words } from '@thriftline/domain/base/texts/words';
import { DEVICE_FULL, keepingFault, NOTHING_KEPT } from './keeping-faults.ts';
import { hasSilentDatabase } from './site-data/silent-databases.ts';
import { allowsSiteData } from './site-data/site-data.ts';

/** What is said where the browser does not answer when it is asked to keep something. */
const NOT_ANSWERED = msg`Your browser didn’t let us save this on your device. Reload the page and try again.`;

/** What is said of a form whose texts alone could be kept. */
export const KEPT_IN_TAB = msg`Your device is full. We save what you type only in this tab, without photos. Free up some space.`;

/** Why this page keeps nothing, in words. */
export function whyNothingKept(): string {
  if (!allowsSiteData()) return words(NOTHING_KEPT);
  return words(hasSilentDatabase() ? NOT_ANSWERED : DEVICE_FULL);
}

/** Why the device did not keep what it was given, in words: whatever went wrong there is no fault of the shop. */
export function whyNotKept(error: unknown): string {
  return keepingFault(error) ?? whyNothingKept();
}
