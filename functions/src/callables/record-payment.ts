import { loadCaller } from '../accounts/actor.ts';
import { recordPayment as record } from '../payments/checkout/record-payment.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Records the caller's payment once Stripe says that it succeeded. */
export const recordPayment = callable(
  'recordPayment',
  { secrets: [STRIPE_SECRET_KEY] },
  async (caller, input) => record(await loadCaller(caller), input),
);
