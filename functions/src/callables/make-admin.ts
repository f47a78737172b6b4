import { makeAdmin as make } from '../accounts/make-admin.ts';
import { adminCall } from './call.ts';

/** Makes an account an Admin; for admins. */
export const makeAdmin = adminCall('makeAdmin', make);
