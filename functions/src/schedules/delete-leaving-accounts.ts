import { deleteLeavingAccounts as deleteNow } from '../deletion/accounts/delete-leaving-accounts.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Deletes the accounts whose owners asked for it two weeks before. */
export const deleteLeavingAccounts: ScheduledWork = async ({ until }) => deleteNow(Date.now(), until);
