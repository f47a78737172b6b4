import { onSchedule } from 'firebase-functions/scheduler';
import { DELIVERY_SECRETS, STRIPE_SECRET_KEY } from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';
import { runScheduled, type ScheduledWorks } from './run-scheduled.ts';

/** A function for each rhythm, which does all that is due then: one instance, as a run must not overtake the one before. */
function tick(schedule: string, timeoutSeconds: number, works: ScheduledWorks) {
  return onSchedule(
    {
      schedule,
      secrets: [STRIPE_SECRET_KEY, ...DELIVERY_SECRETS],
      timeoutSeconds,
      ...SCALE.clock,
    },
    // Half of the time is left to what was begun.
    () => runScheduled(works, Date.now() + (timeoutSeconds / 2) * 1000),
  );
}

export const everyFiveMinutes = tick('every 5 minutes', 300, {
  reconcilePayments: async () => (await import('./reconcile-payments.ts')).reconcilePayments,
  endDueOrders: async () => (await import('./end-due-orders.ts')).endDueOrders,
  settlePayouts: async () => (await import('./settle-payouts.ts')).settlePayouts,
  continueJobs: async () => (await import('./continue-jobs.ts')).continueJobs,
  sendDue: async () => (await import('./send-due.ts')).sendDue,
});

export const everyHour = tick('every 60 minutes', 540, {
  deleteLeavingAccounts: async () => (await import('./delete-leaving-accounts.ts')).deleteLeavingAccounts,
  endAway: async () => (await import('./end-away.ts')).endAway,
  sendSearchDigests: async () => (await import('./send-search-digests.ts')).sendSearchDigests,
});

export const everyNight = tick('every day 03:00', 540, {
  deleteUnusedPictures: async () => (await import('./delete-unused-pictures.ts')).deleteUnusedPictures,
  markCategoryNames: async () => (await import('./mark-category-names.ts')).markCategoryNames,
  refreshSearch: async () => (await import('./refresh-search.ts')).refreshSearch,
  sendReminders: async () => (await import('./send-reminders.ts')).sendReminders,
});
