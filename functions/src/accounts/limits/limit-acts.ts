import { AppError } from '@thriftline/domain/base/errors';
import type { Text } from '@thriftline/domain/base/texts/words';
import { collection, documentIn, read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';

/** How often something may be done within a time. */
export interface ActLimit {
  /** What is counted: each by itself. */
  act:
    | 'create'
    | 'recordPayment'
    | 'openIntent'
    | 'rename'
    | 'becomeSeller'
    | 'cancelOrder'
    | 'deleteMyAccount'
    | 'readMyRecords'
    | 'countInterest'
    | 'offerAct'
    | 'openPayouts'
    | 'readEarnings'
    | 'orderAct'
    | 'savePushTarget'
    | 'subscribe';
  most: number;
  /** Milliseconds. */
  windowMs: number;
  /** What whoever did it that often is told, and what to do about it. */
  refusal: Text;
}

/**
 * What an account did, by act, how often it was sent push messages, and how many e-mails to others it caused: in which window of time, and
 * how often. Functions only: no security rule names it.
 */
export type ActCounts = Partial<
  Record<ActLimit['act'] | 'pushed' | 'causedLetters', { window: number; count: number }>
>;

/** The counts of one account. */
export const actCountsDocument = (uid: string) => documentIn(collection<ActCounts>('actCounts'), uid);

/** Counts one act of an account. Throws `too-many-requests` when it had its share of the time. */
export async function limitAct(
  { uid }: { uid: string },
  { act, most, windowMs, refusal }: ActLimit,
): Promise<void> {
  const window = Math.floor(Date.now() / windowMs);
  const document = actCountsDocument(uid);
  await firestore().runTransaction(async (transaction) => {
    const counts = (await read(document, transaction)) ?? {};
    const count = counts[act]?.window === window ? counts[act].count : 0;
    if (count >= most) throw new AppError('too-many-requests', refusal);
    transaction.set(document, { ...counts, [act]: { window, count: count + 1 } });
  });
}
