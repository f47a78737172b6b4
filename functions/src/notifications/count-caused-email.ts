import {
  CAUSED_EMAILS_A_DAY,
  CAUSED_EMAILS_DAY_MS,
  NOTICE_LIMITS,
} from '@thriftline/domain/notifications/notice-limits';
import type { AnyNews } from '@thriftline/domain/notifications/notification';
import type { Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { actCountsDocument } from '../accounts/limits/limit-acts.ts';
import { read } from '../firestore/collection.ts';

/** Whether an e-mail goes out, and what counts it: to be called once all is read. */
export interface CausedEmail {
  goesOut: boolean;
  count: () => void;
}

/**
 * Counts an e-mail for the member who causes it. Over the day's sum what may be left out is, and logged; the rest is counted and goes out.
 */
export async function countCausedEmail(
  transaction: Transaction,
  { kind, to, by }: Pick<AnyNews, 'kind' | 'to' | 'by'>,
  now: number,
): Promise<CausedEmail> {
  if (by === undefined || by === to) return { goesOut: true, count: () => undefined };
  const document = actCountsDocument(by);
  const window = Math.floor(now / CAUSED_EMAILS_DAY_MS);
  const known = (await read(document, transaction))?.causedLetters;
  const caused = known?.window === window ? known.count : 0;
  if (NOTICE_LIMITS[kind].droppable && caused >= CAUSED_EMAILS_A_DAY) {
    logger.warn(`${by} has caused ${caused} e-mails today: ${to} is told of ${kind} under the bell alone`);
    return { goesOut: false, count: () => undefined };
  }
  return {
    goesOut: true,
    count: () =>
      void transaction.set(document, { causedLetters: { window, count: caused + 1 } }, { merge: true }),
  };
}
