import { setDoc } from 'firebase/firestore';
import { timeZoneHere } from '../time-zone-here.ts';
import { preferencesOf } from './own-inbox.ts';

/** What the rules take for the name of a time zone. */
const ZONE = /^[\w+-]{1,20}(\/[\w+-]{1,20}){0,2}$/;

/** Notes where this browser's clock is, for what comes once a day and for quiet hours. Later only who wants to changes it. */
export function noteTimeZone(uid: string): void {
  const timeZone = timeZoneHere();
  // Browsers that know none say so in words of their own.
  if (timeZone === undefined || !ZONE.test(timeZone)) return;
  setDoc(preferencesOf(uid).withConverter(null), { timeZone }, { merge: true }).catch((error: unknown) =>
    console.warn('The shop does not know this clock', error),
  );
}
