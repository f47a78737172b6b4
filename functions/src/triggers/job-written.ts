import { onDocumentWritten } from 'firebase-functions/firestore';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';
import { entityOf } from './events/entity-of.ts';

const TIMEOUT_SECONDS = 300;

/**
 * Goes on with a job that somebody started or let go of. Where this dies, the sweep takes the job up; so it is not
 * retried.
 */
export const jobWritten = onDocumentWritten(
  { document: 'jobs/{id}', secrets: [STRIPE_SECRET_KEY], timeoutSeconds: TIMEOUT_SECONDS, ...SCALE.seldom },
  async ({ data }) => {
    const job = entityOf('jobs', data?.after);
    if (job === undefined) return;
    const { continueJob } = await import('../bulk/continue-job.ts');
    await continueJob(job, Date.now() + (TIMEOUT_SECONDS / 2) * 1000);
  },
);
