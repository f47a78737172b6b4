import { reinstateUser as reinstate } from '../../accounts/sign-in/suspend-user.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Lets a suspended account in again; for admins. */
export const reinstateUser = adminCall('reinstateUser', reinstate);
