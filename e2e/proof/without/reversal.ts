import type { reversePayout as safeguard } from '@thriftline/functions/payments/payouts/reverse-payout';
import { payoutDocument } from '@thriftline/functions/payments/records/payouts';

/** What has to come back is written down as if it had. */
export const reversePayout: typeof safeguard = async (orderId, { transferred }) => {
  await payoutDocument(orderId).update({ state: 'reversed', reversed: transferred });
  return 'done';
};
