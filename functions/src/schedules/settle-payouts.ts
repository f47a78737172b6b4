import { onSchedule } from 'firebase-functions/scheduler';
import { settlePayouts as settle } from '../payments/payouts/settle-payouts.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** Every five minutes: sends sellers what is due and takes back what has to come back, where nobody came to it before. */
export const settlePayouts = onSchedule(
  { schedule: 'every 5 minutes', secrets: [STRIPE_SECRET_KEY], timeoutSeconds: 300, maxInstances: 1 },
  () => settle(Date.now()),
);
