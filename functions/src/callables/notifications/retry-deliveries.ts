import { retryDeliveries as retry } from '../../notifications/retry-sending.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Tries again what could not be sent; for admins. */
export const retryDeliveries = adminCall('retryDeliveries', retry);
