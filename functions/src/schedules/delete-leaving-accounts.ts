import { onSchedule } from 'firebase-functions/scheduler';
import { deleteLeavingAccounts as deleteNow } from '../deletion/delete-leaving-accounts.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

const TIMEOUT_SECONDS = 300;

/** Every hour: deletes the accounts whose owners asked for it two weeks before. */
export const deleteLeavingAccounts = onSchedule(
  {
    schedule: 'every 60 minutes',
    secrets: [STRIPE_SECRET_KEY],
    timeoutSeconds: TIMEOUT_SECONDS,
    maxInstances: 1,
  },
  async () => deleteNow(Date.now(), Date.now() + (TIMEOUT_SECONDS / 2) * 1000),
);
