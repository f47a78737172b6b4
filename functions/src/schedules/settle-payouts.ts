import { settlePayouts as settle } from '../payments/payouts/settle-payouts.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Sends sellers what is due and takes back what has to come back, where nobody came to it before. */
export const settlePayouts: ScheduledWork = ({ until }) => settle(Date.now(), until);
