import { reinstateUser as reinstate } from '../accounts/suspend-user.ts';
import { adminCall } from './call.ts';

/** Lets a suspended account in again; for admins. */
export const reinstateUser = adminCall('reinstateUser', reinstate);
