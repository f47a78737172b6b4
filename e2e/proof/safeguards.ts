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
    file: 'payments/settle/decide-payment.ts',
    code: "if (productState(product, now).name === 'sold') return refund('soldToAnother');",
    instead: '',
  },
  {
    name: 'refund',
    file: 'payments/refund/send-refund.ts',
    code: 'await refundOnce(paymentIntentId)',
    instead: "{ id: 're_none' }",
  },
  {
    name: 'whole-refund',
    file: 'payments/stripe/refunds.ts',
    code: '{ payment_intent: paymentIntentId },',
    instead: '{ payment_intent: paymentIntentId, amount: 50 },',
  },
  {
    name: 'hold-check',
    file: 'payments/checkout/open-attempt.ts',
    code: "if (!allowsProductAct(state, 'pay', bookingsId) && state.name === 'held') {",
    instead: "if (state.name === 'held' && state.until < 0) {",
  },
  {
    name: 'hold-end',
    file: 'payments/checkout/open-attempt.ts',
    code: "return state.name === 'held' ? state.until : now + HOLD_MINUTES * 60_000;",
    instead: 'return now + HOLD_MINUTES * 60_000;',
  },
  {
    name: 'advertisement',
    file: 'payments/settle/settle-payment.ts',
    code: 'if (ad) transaction.update(adReference, { availability: true, paid: true });',
    instead: '',
  },
  {
    name: 'one-transaction',
    file: 'payments/settle/settle-payment.ts',
    code: 'transaction.update(productReference, { availability: true, paid: true, hold: FieldValue.delete() });',
    instead: 'await productReference.update({ availability: true, paid: true, hold: FieldValue.delete() });',
  },
  {
    name: 'refund-key',
    file: 'payments/refund/send-refund.ts',
    code: 'if (await isSavedUnderKey(error)) await document.update({ refundTries: FieldValue.increment(1) });',
    instead: '',
  },
  {
    name: 'intent-key',
    file: 'payments/checkout/open-attempt.ts',
    code: 'known.idempotencyKey !== renewed?.idempotencyKey',
    instead: 'true',
  },
  {
    name: 'reconcile-charges',
    file: 'payments/reconcile/reconcile-payments.ts',
    code: 'report[await settleNow(intent.id)].push(intent.id);',
    instead: '',
  },
  {
    name: 'reconcile-holds',
    file: 'payments/reconcile/reconcile-payments.ts',
    code: 'await releaseLapsedHolds(now)',
    instead: '[]',
  },
];
