import { refundPayment as refund } from '../../payments/refund/refund-payment.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Sends a buyer's money back and puts the product on sale again; for admins. */
export const refundPayment = adminCall('refundPayment', refund);
