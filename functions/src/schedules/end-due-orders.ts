import { endDueOrders as end } from '../fulfilment/end-due-orders.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Does what the clock does to orders and their reviews, and reminds whose turn it is. */
export const endDueOrders: ScheduledWork = ({ until }) => end(Date.now(), until);
