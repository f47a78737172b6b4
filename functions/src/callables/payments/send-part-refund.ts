import { sendPartAgain } from '../../fulfilment/send-part-again.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Sends the part of a payment again that could not be sent to its buyer; for admins. */
export const sendPartRefund = adminCall('sendPartRefund', sendPartAgain);
