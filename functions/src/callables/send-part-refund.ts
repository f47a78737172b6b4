import { loadCaller } from '../accounts/actor.ts';
import { sendPartAgain } from '../fulfilment/send-part-again.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Sends the part of a payment again that could not be sent to its buyer; for admins. */
export const sendPartRefund = callable(
  'sendPartRefund',
  { secrets: [STRIPE_SECRET_KEY] },
  async (caller, input) => sendPartAgain(await loadCaller(caller), input),
);
