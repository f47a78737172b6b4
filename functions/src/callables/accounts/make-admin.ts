import { makeAdmin as make } from '../../accounts/roles/make-admin.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Makes an account an Admin; for admins. */
export const makeAdmin = adminCall('makeAdmin', make);
