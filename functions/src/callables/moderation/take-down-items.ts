import { takeDownItems as act } from '../../deletion/take-down-items.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Deletes all of an account's unsold items; for admins. */
export const takeDownItems = adminCall('takeDownItems', act);
