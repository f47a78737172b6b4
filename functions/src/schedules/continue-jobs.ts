import { continueDueJobs } from '../bulk/continue-due-jobs.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Takes up work in steps that stands still. */
export const continueJobs: ScheduledWork = async ({ until }) => continueDueJobs(until);
