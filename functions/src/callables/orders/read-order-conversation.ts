import { readOrderConversation as read } from '../../fulfilment/read-order-conversation.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Shows an admin what was said about an order that they have to decide about. */
export const readOrderConversation = adminCall('readOrderConversation', read);
