import { suspendUser as suspend } from '../accounts/suspend-user.ts';
import { adminCall } from './call.ts';

/** Shuts an account out until it is reinstated; for admins. */
export const suspendUser = adminCall('suspendUser', suspend);
