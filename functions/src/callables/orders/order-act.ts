import { loadCaller } from '../../accounts/actor.ts';
import { actOnOrder } from '../../fulfilment/act-on-order.ts';
import { call } from '../serve/call.ts';

/** Does what the caller does about a paid order: sends, hands over, receives, cancels, reports, settles or decides. */
export const orderAct = call('orderAct', async (caller, input) =>
  actOnOrder(await loadCaller(caller), input),
);
