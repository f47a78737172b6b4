import { sendReminders as sendNow } from '../notifications/events/send-reminders.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Reminds who has booked and not paid, and who has not confirmed their address. */
export const sendReminders: ScheduledWork = async ({ until }) => sendNow(Date.now(), until);
