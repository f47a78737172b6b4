import { onSchedule } from 'firebase-functions/scheduler';
import { reconcilePayments as reconcile } from '../payments/reconcile/reconcile-payments.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** Every five minutes: finishes what a closed browser, a lost webhook or a crash left half-done. */
export const reconcilePayments = onSchedule(
  { schedule: 'every 5 minutes', secrets: [STRIPE_SECRET_KEY], timeoutSeconds: 300, maxInstances: 1 },
  async () => {
    const { failures } = await reconcile();
    // The run counts as failed, so that an alert on failing functions sees it.
    if (failures.length > 0) throw new Error(`${failures.length} payments could not be reconciled`);
  },
);
