import type { Payout } from '@thriftline/domain/payouts/payout';
import type { PayoutState } from '@thriftline/domain/payouts/payout-machine';
import type { PartialWithFieldValue } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { payoutDocument } from '../records/payouts.ts';

/** What became of something that was asked of the provider: it was done, or refused in a way that asking again at once does not help. */
export type Asked = 'done' | 'refused';

/**
 * Writes down what an answer of the provider's changes, unless the payout has gone on since it was asked: somebody else wrote the same
 * answer down then. `tries` are what the request was made with.
 */
export async function writeAnswer(
  orderId: string,
  asked: { state: PayoutState } & Pick<Payout, 'tries' | 'reversalTries'>,
  changes: PartialWithFieldValue<Payout>,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const payout = await read(payoutDocument(orderId), transaction);
    const isSame =
      payout?.state === asked.state &&
      payout.tries === asked.tries &&
      payout.reversalTries === asked.reversalTries;
    if (isSame) transaction.update(payoutDocument(orderId), changes);
  });
}
