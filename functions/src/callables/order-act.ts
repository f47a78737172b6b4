import { loadCaller } from '../accounts/actor.ts';
import { actOnOrder } from '../fulfilment/act-on-order.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Does what the caller does about a paid order: sends, hands over, receives, cancels, reports, settles or decides. */
export const orderAct = callable('orderAct', { secrets: [STRIPE_SECRET_KEY] }, async (caller, input) =>
  actOnOrder(await loadCaller(caller), input),
);
