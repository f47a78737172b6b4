import { suspendUser as suspend } from '../../accounts/sign-in/suspend-user.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Shuts an account out until it is reinstated; for admins. */
export const suspendUser = adminCall('suspendUser', suspend);
