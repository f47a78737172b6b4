import { type Job, jobId } from '../jobs/job.ts';
import { runJob } from '../jobs/run-job.ts';
import { PLANS } from './plans.ts';

/** Goes on with a job, if it is due, until it is done or the time is over (milliseconds since 1970). */
export async function continueJob(job: Job, until: number): Promise<void> {
  if (job.dueAt <= Date.now()) await runJob(jobId(job), PLANS[job.kind], until);
}
