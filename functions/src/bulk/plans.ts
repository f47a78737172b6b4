import { DELETE_ACCOUNT } from '../deletion/delete-account-job.ts';
import { FIND_ORPHANS } from '../deletion/find-orphans-job.ts';
import type { JobKind } from '../jobs/job.ts';
import type { Plan } from '../jobs/plan.ts';

/** What each kind of job does. */
export const PLANS: Record<JobKind, Plan> = {
  deleteAccount: DELETE_ACCOUNT,
  findOrphans: FIND_ORPHANS,
};
