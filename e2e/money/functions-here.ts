import { startBudget } from '@thriftline/functions/payments/reconcile/budget';
import { emptyReport } from '@thriftline/functions/payments/reconcile/report';
import { sendDueRefunds } from '@thriftline/functions/payments/reconcile/send-due-refunds';
import { CARD_PROVIDER } from './cards.ts';

/** Lets a test file run functions in its own process, against the suite's stores and card provider: the emulators run no schedule. */
export function runFunctionsHere(): void {
  process.env.STRIPE_API_BASE = CARD_PROVIDER;
  process.env.STRIPE_SECRET_KEY ??= 'sk_test_local';
}

/**
 * Sends the refunds that did not go out, as a reconciliation does first. A whole one would go over all that other tests paid, which takes
 * a minute where all is late, and cancel what they left open.
 */
export async function sendRefundsThatAreDue(): Promise<void> {
  const budget = startBudget({ time: 200_000, payments: 100 });
  await sendDueRefunds(emptyReport(Date.now(), false), undefined, budget);
}
