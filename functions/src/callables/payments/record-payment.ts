import { loadCaller } from '../../accounts/actor.ts';
import { recordPayment as record } from '../../payments/checkout/record-payment.ts';
import { call } from '../serve/call.ts';

/** Records the caller's payment once Stripe says that it succeeded. */
export const recordPayment = call('recordPayment', async (caller, input) =>
  record(await loadCaller(caller), input),
);
