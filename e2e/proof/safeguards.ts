/** A piece of the functions that keeps money safe, and what to put in its place to see whether the checker notices. */
export interface Safeguard {
  name: string;
  /** Below functions/src. */
  file: string;
  /** As it stands there. */
  code: string;
  instead: string;
}

/** Safeguards the proof can be run without: `npm run proof:one-sale -- --without NAME` must find violations. */
export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'sold-check',
    file: 'services/payment-decision.ts',
    code: "if (productState(product, now).name === 'sold') return refund('soldToAnother');",
    instead: '',
  },
  {
    name: 'refund',
    file: 'services/send-refund.ts',
    code: 'await refundOnce(paymentIntentId)',
    instead: "{ id: 're_none' }",
  },
  {
    name: 'whole-refund',
    file: 'stores/stripe-refunds.ts',
    code: '{ payment_intent: paymentIntentId },',
    instead: '{ payment_intent: paymentIntentId, amount: 50 },',
  },
  {
    name: 'hold-check',
    file: 'services/hold-product.ts',
    code: "if (!allowsProductAct(state, 'pay', bookingsId) && state.name === 'held') {",
    instead: "if (state.name === 'held' && state.until < 0) {",
  },
  {
    name: 'hold-end',
    file: 'services/hold-product.ts',
    code: "return state.name === 'held' ? state.until : now + HOLD_MINUTES * 60_000;",
    instead: 'return now + HOLD_MINUTES * 60_000;',
  },
  {
    name: 'advertisement',
    file: 'services/settle-payment.ts',
    code: 'if (ad) transaction.update(adReference, { availability: true, paid: true });',
    instead: '',
  },
  {
    name: 'one-transaction',
    file: 'services/settle-payment.ts',
    code: 'transaction.update(productReference, { availability: true, paid: true, hold: FieldValue.delete() });',
    instead: 'await productReference.update({ availability: true, paid: true, hold: FieldValue.delete() });',
  },
  {
    name: 'refund-key',
    file: 'services/send-refund.ts',
    code: 'if (await isSavedUnderKey(error)) await document.update({ refundTries: FieldValue.increment(1) });',
    instead: '',
  },
  {
    name: 'intent-key',
    file: 'services/hold-product.ts',
    code: 'known.idempotencyKey !== renewed?.idempotencyKey',
    instead: 'true',
  },
  {
    name: 'reconcile-charges',
    file: 'services/reconcile-payments.ts',
    code: 'report[await settleNow(intent.id)].push(intent.id);',
    instead: '',
  },
  {
    name: 'reconcile-holds',
    file: 'services/reconcile-payments.ts',
    code: 'await clearLapsedHolds(now)',
    instead: '[]',
  },
];
