import { loadCaller } from '../accounts/actor.ts';
import { refundPayment as refund } from '../payments/refund/refund-payment.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Sends a buyer's money back and puts the product on sale again; for admins. */
export const refundPayment = callable(
  'refundPayment',
  { secrets: [STRIPE_SECRET_KEY] },
  async (caller, input) => refund(await loadCaller(caller), input),
);
