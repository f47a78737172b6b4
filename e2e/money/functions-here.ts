import { reconcilePayments } from '@thriftline/functions/payments/reconcile/reconcile-payments';
import { CARD_PROVIDER } from './cards.ts';

/** Lets a test file run functions in its own process, against the suite's stores and card provider: the emulators run no schedule. */
export function runFunctionsHere(): void {
  process.env.STRIPE_API_BASE = CARD_PROVIDER;
  process.env.STRIPE_SECRET_KEY ??= 'sk_test_local';
}

/** Reconciles with room for what is due, and for little else: other tests have made many payments, each of which takes a while. */
export const reconcileDue = () => reconcilePayments(Date.now(), { time: 200_000, payments: 20 });
