import { deleteUser as remove } from '../deletion/delete-user.ts';
import { adminCall } from './call.ts';

/** Deletes an account and what hangs on it; for admins. */
export const deleteUser = adminCall('deleteUser', remove);
