import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { FRESH, type Job, jobDocument, NOW } from './job.ts';
import type { Part, Phase, Plan } from './plan.ts';

const MINUTE_MS = 60_000;

/** For how long a step keeps others off: longer than the longest one. After it, whoever took the step is dead. */
const STEP_MS = 3 * MINUTE_MS;

/** The longest wait after failures, which doubles with each. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

const waitAfter = (tries: number) => Math.min(2 ** tries * MINUTE_MS, LONGEST_WAIT_MS);

/** Takes a job over; undefined when there is nothing to do for now, or somebody else does it. */
async function take(id: string, worker: string): Promise<Job | undefined> {
  const document = jobDocument(id);
  return firestore().runTransaction(async (transaction) => {
    const job = await read(document, transaction);
    const now = Date.now();
    if (job === undefined || job.dueAt > now) return undefined;
    transaction.update(document, { worker, dueAt: now + STEP_MS });
    return job;
  });
}

/** Where a job is: what a part of it changes. */
type State = Pick<Job, 'counts' | 'failed' | 'tries' | 'dueAt'> & {
  [K in 'phase' | 'after' | 'lastError']?: string | undefined;
};

/** Where a job is after a part of it; undefined when it is done. What failed is tried again once the rest is done. */
function stateAfter(job: Job, phase: Phase, part: Part, { phases, repeatMs }: Plan): State | undefined {
  const counts = { ...job.counts, [phase.name]: (job.counts[phase.name] ?? 0) + part.done };
  // What is done at last is told of in the log.
  job.counts = counts;
  const failed = job.failed + part.failed;
  const { tries, lastError } = job;
  const next = part.after === undefined ? phases[phases.indexOf(phase) + 1] : phase;
  if (next) return { counts, failed, tries, lastError, phase: next.name, after: part.after, dueAt: NOW };
  if (failed === 0) {
    return repeatMs === undefined ? undefined : { ...FRESH, dueAt: Date.now() + repeatMs };
  }
  const error = `${failed} could not be worked on`;
  return { counts, failed: 0, tries: tries + 1, lastError: error, dueAt: Date.now() + waitAfter(tries + 1) };
}

/** Does the next part of a job and says where it is then. After a failure it stays where it was, for a while. */
async function doPart(id: string, job: Job, plan: Plan, until: number): Promise<State | undefined> {
  const phase = plan.phases.find(({ name }) => name === job.phase) ?? plan.phases[0];
  if (phase === undefined) return undefined;
  try {
    const part = await phase.doPart(job, phase.name === job.phase ? job.after : undefined, until);
    return stateAfter(job, phase, part, plan);
  } catch (error) {
    logger.error(`The job ${id} failed in ${phase.name}`, error);
    const tries = job.tries + 1;
    const lastError = error instanceof Error ? error.message : String(error);
    return { ...job, tries, lastError, dueAt: Date.now() + waitAfter(tries) };
  }
}

/** Writes down where a job is, unless somebody else has taken it over, and says whether it did. */
async function write(id: string, worker: string, state: State | undefined): Promise<boolean> {
  const document = jobDocument(id);
  return firestore().runTransaction(async (transaction) => {
    if ((await read(document, transaction))?.worker !== worker) return false;
    if (state === undefined) {
      transaction.delete(document);
      return true;
    }
    const { phase, after, lastError, counts, failed, tries, dueAt } = state;
    transaction.update(document, {
      phase: phase ?? FieldValue.delete(),
      after: after ?? FieldValue.delete(),
      lastError: lastError ?? FieldValue.delete(),
      ...{ counts, failed, tries, dueAt },
    });
    return true;
  });
}

/**
 * Works on a job, part by part, until it is done or the time is over (milliseconds since 1970), unless somebody else does.
 * Says whether it is done. What is left is taken up by whoever hears of the job's last write, or by the sweep.
 */
export async function runJob(id: string, plan: Plan, until: number): Promise<boolean> {
  const worker = randomUUID();
  let job = await take(id, worker);
  while (job) {
    const state = await doPart(id, job, plan, until);
    const isDue = state?.dueAt === NOW;
    const goesOn = isDue && Date.now() < until;
    const wait = goesOn ? STEP_MS : (plan.restMs ?? 0);
    const dueAt = wait === 0 ? NOW : Date.now() + wait;
    const isMine = await write(id, worker, isDue ? { ...state, dueAt } : state);
    if (isMine && state === undefined) {
      logger.info(`The job ${id} is done`, { counts: job.counts });
      return true;
    }
    if (!isMine || !goesOn) break;
    const { phase: _phase, after: _after, lastError: _lastError, ...rest } = job;
    job = { ...rest, ...(state as Job) };
  }
  return !(await jobDocument(id).get()).exists;
}

/** How often it is looked at a job that somebody else works on. */
const LOOK_MS = 250;

/** How long whoever asks for a job waits for all of it; what takes longer follows. */
const WAIT_MS = 20_000;

/** What somebody who asked for a job is told: `isPending` stands while the rest of it is being done, which goes on by itself. */
export interface JobAnswer {
  isPending?: true;
}

/**
 * Does a job that was just started, for whoever waits for it, until the time is over (milliseconds since 1970): who hears of
 * its first write may be quicker, and is waited for then.
 */
export async function finishJob(id: string, plan: Plan, until = Date.now() + WAIT_MS): Promise<JobAnswer> {
  if (await runJob(id, plan, until)) return {};
  for (;;) {
    const job = await read(jobDocument(id));
    if (job === undefined) return {};
    const isWorkedOn = job.tries === 0 && job.dueAt > Date.now();
    if (!isWorkedOn || Date.now() + LOOK_MS > until) return { isPending: true };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
