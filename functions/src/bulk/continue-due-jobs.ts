import * as logger from 'firebase-functions/logger';
import { duePages } from '../jobs/due.ts';
import { jobId, jobs, startJobOnce } from '../jobs/job.ts';
import { continueJob } from './continue-job.ts';

/** Jobs that are read at once, and for how long one sweep goes on with each. */
const PAGE = 20;
const EACH_MS = 30_000;

/**
 * Goes on with the jobs that stand still, those that are due longest first, until the time is over (milliseconds since
 * 1970): whoever worked on them died, or failed and waited. Also keeps the job alive that never ends. Throws at the end when one
 * could not even be taken up.
 */
export async function continueDueJobs(until: number): Promise<void> {
  await startJobOnce({ kind: 'findOrphans', about: 'shop' });
  const failures: unknown[] = [];
  const due = jobs().where('dueAt', '<=', Date.now()).orderBy('dueAt');
  for await (const docs of duePages(due, { page: PAGE, until })) {
    for (const snapshot of docs) {
      const now = Date.now();
      if (now >= until) break;
      const job = snapshot.data();
      try {
        await continueJob(job, Math.min(until, now + EACH_MS));
      } catch (error) {
        // It stays where it was, and keeps no other from its turn.
        logger.error(`The job ${jobId(job)} could not be taken up`, error);
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'));
}
