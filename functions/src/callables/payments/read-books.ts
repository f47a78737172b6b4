import { readBooks as read } from '../../payments/payouts/read-earnings.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Gives an admin the platform's books. */
export const readBooks = adminCall('readBooks', read);
