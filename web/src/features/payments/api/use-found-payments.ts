import type { Payment } from '@thriftline/domain/payments/payment';
import { endAt, limit, orderBy, query, startAt } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';

const MOST = 25;
/** Sorts behind every character that ids and addresses are made of. */
const LAST_CHARACTER = '\uf8ff';

/** Payments, loaded or not, whose document's `field` begins with the text. Asks nothing for an empty text. */
export function useFoundPayments(field: 'transactionId' | 'youremail', text: string): Stored<Payment>[] {
  const matching =
    text === ''
      ? null
      : query(
          collectionOf('payments'),
          orderBy(field),
          startAt(text),
          endAt(text + LAST_CHARACTER),
          limit(MOST),
        );
  return useLiveQuery(matching).rows.map((row) => row.data);
}
