import { loadCaller } from '../accounts/actor.ts';
import { readOrderConversation as read } from '../fulfilment/read-order-conversation.ts';
import { callable } from './callable.ts';

/** Shows an admin what was said about an order that they have to decide about. */
export const readOrderConversation = callable('readOrderConversation', {}, async (caller, input) =>
  read(await loadCaller(caller), input),
);
