import { sendSearchDigests as sendNow } from '../saved-searches/send-search-digests.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Tells what is new for saved searches whose owners want to hear of it daily or weekly: when, says digest-schedule.ts of domain/. */
export const sendSearchDigests: ScheduledWork = async ({ until }) => sendNow(Date.now(), until);
