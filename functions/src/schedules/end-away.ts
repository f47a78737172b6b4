import { endAway as endNow } from '../sellers/end-away.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Shows the items again of who is back. */
export const endAway: ScheduledWork = async ({ until }) => endNow(Date.now(), until);
