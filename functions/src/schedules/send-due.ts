import { onSchedule } from 'firebase-functions/scheduler';
import { deliverDue } from '../notifications/deliver-due.ts';
import { DELIVERY_SECRETS } from '../platform/config.ts';

const TIMEOUT_SECONDS = 300;

/** Every five minutes: sends what had to wait, and what could not be sent before. */
export const sendDue = onSchedule(
  {
    schedule: 'every 5 minutes',
    secrets: DELIVERY_SECRETS,
    timeoutSeconds: TIMEOUT_SECONDS,
    maxInstances: 1,
  },
  async () => deliverDue(Date.now() + (TIMEOUT_SECONDS / 2) * 1000),
);
