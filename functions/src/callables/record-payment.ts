import { STRIPE_SECRET_KEY } from '../config.ts';
import { loadActor } from '../services/actor.ts';
import { recordPayment as record } from '../services/record-payment.ts';
import { callable } from './callable.ts';

/** Records the caller's payment once Stripe says that it succeeded. */
export const recordPayment = callable(
  'recordPayment',
  { secrets: [STRIPE_SECRET_KEY] },
  async ({ uid }, input) => record(await loadActor(uid), input),
);
