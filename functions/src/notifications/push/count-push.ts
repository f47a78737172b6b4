import { clockOf } from '@thriftline/domain/base/locale/local-clock';
import type { Sending } from '@thriftline/domain/notifications/sending';
import { actCountsDocument } from '../../accounts/limits/limit-acts.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { sendingOf } from '../sending/sendings.ts';

/** Which of its account's push messages of the day, by the account's clock, this one is, from 1 on: the same at each try. */
export async function countPush(sending: Sending, timeZone: string | undefined): Promise<number> {
  const counts = actCountsDocument(sending.uid);
  const document = sendingOf(sending);
  return firestore().runTransaction(async (transaction) => {
    const known = (await read(document, transaction))?.ofDay;
    if (known !== undefined) return known;
    const window = clockOf(timeZone)(Date.now()).day;
    const pushed = (await read(counts, transaction))?.pushed;
    const ofDay = (pushed?.window === window ? pushed.count : 0) + 1;
    transaction.set(counts, { pushed: { window, count: ofDay } }, { merge: true });
    transaction.update(document, { ofDay });
    return ofDay;
  });
}
