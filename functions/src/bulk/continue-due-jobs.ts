import { jobs, startJobOnce } from '../jobs/job.ts';
import { continueJob } from './continue-job.ts';

/** Jobs that one sweep goes on with at most, and for how long with each. */
const AT_ONCE = 20;
const EACH_MS = 30_000;

/**
 * Goes on with the jobs that stand still, those that are due longest first, until the time is over (milliseconds since
 * 1970): whoever worked on them died, or failed and waited. Also keeps the job alive that never ends.
 */
export async function continueDueJobs(until: number): Promise<void> {
  await startJobOnce({ kind: 'findOrphans', about: 'shop' });
  const due = await jobs().where('dueAt', '<=', Date.now()).orderBy('dueAt').limit(AT_ONCE).get();
  for (const snapshot of due.docs) {
    const now = Date.now();
    if (now >= until) return;
    await continueJob(snapshot.data(), Math.min(until, now + EACH_MS));
  }
}
