import { onSchedule } from 'firebase-functions/scheduler';
import { continueDueJobs } from '../bulk/continue-due-jobs.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

const TIMEOUT_SECONDS = 300;

/** Every five minutes: takes up work in steps that stands still. */
export const continueJobs = onSchedule(
  {
    schedule: 'every 5 minutes',
    secrets: [STRIPE_SECRET_KEY],
    timeoutSeconds: TIMEOUT_SECONDS,
    maxInstances: 1,
  },
  async () => continueDueJobs(Date.now() + (TIMEOUT_SECONDS / 2) * 1000),
);
