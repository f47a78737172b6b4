import { deleteUser as remove } from '../../deletion/accounts/delete-user.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Deletes an account and what hangs on it; for admins. */
export const deleteUser = adminCall('deleteUser', remove);
