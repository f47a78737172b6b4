import { reportSending } from '../../notifications/report-sending.ts';
import { adminCall } from '../serve/admin-call.ts';

/** What could not be sent by e-mail or push, and what waits; for admins. */
export const readDeliveries = adminCall('readDeliveries', reportSending);
