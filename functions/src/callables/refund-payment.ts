import { STRIPE_SECRET_KEY } from '../config.ts';
import { loadActor } from '../services/actor.ts';
import { refundPayment as refund } from '../services/refund-payment.ts';
import { callable } from './callable.ts';

/** Sends a buyer's money back and puts the product on sale again; for admins. */
export const refundPayment = callable(
  'refundPayment',
  { secrets: [STRIPE_SECRET_KEY] },
  async ({ uid }, input) => refund(await loadActor(uid), input),
);
