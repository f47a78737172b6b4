import { onSchedule } from 'firebase-functions/scheduler';
import { endDueOrders as end } from '../fulfilment/end-due-orders.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** Every five minutes: does what the clock does to orders and their reviews, and reminds whose turn it is. */
export const endDueOrders = onSchedule(
  { schedule: 'every 5 minutes', secrets: [STRIPE_SECRET_KEY], timeoutSeconds: 300, maxInstances: 1 },
  () => end(Date.now()),
);
