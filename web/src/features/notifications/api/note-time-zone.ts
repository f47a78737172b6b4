import { setDoc } from 'firebase/firestore';
import { timeZoneHere } from '../time-zone-here.ts';
import { preferencesOf } from './own-inbox.ts';

/** Notes where this browser's clock is, for what comes once a day and for quiet hours. Later only who wants to changes it. */
export function noteTimeZone(uid: string): void {
  const timeZone = timeZoneHere();
  if (timeZone === undefined) return;
  setDoc(preferencesOf(uid).withConverter(null), { timeZone }, { merge: true }).catch((error: unknown) =>
    console.warn('The shop does not know this clock', error),
  );
}
