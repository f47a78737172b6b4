import { reconcilePayments as reconcile } from '../payments/reconcile/reconcile-payments.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Finishes what a closed browser, a lost webhook or a crash left half-done. */
export const reconcilePayments: ScheduledWork = async () => {
  const { failures } = await reconcile();
  // The run counts as failed, so that an alert on failing functions sees it.
  if (failures.length > 0) throw new Error(`${failures.length} payments could not be reconciled`);
};
