import { onSchedule } from 'firebase-functions/scheduler';
import { sendReminders as sendNow } from '../notifications/send-reminders.ts';

/** Once a day: reminds who has booked and not paid, and who has not confirmed their address. */
export const sendReminders = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540, maxInstances: 1 },
  async () => sendNow(Date.now()),
);
