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
    file: 'services/settle-payment.ts',
    code: 'await refundIntent(intent.id)',
    instead: "'re_none'",
  },
  {
    name: 'refund-again',
    file: 'services/settle-payment.ts',
    code: "needsRefund: known.status === 'refunded' && known.refundId === undefined",
    instead: 'needsRefund: false',
  },
  {
    name: 'refund-key',
    file: 'stores/stripe-intents.ts',
    code: '{ payment_intent: paymentIntentId },',
    instead: '{ payment_intent: paymentIntentId, amount: 1 },',
  },
  {
    name: 'hold-check',
    file: 'services/hold-product.ts',
    code: "if (!allowsProductAct(state, 'pay', bookingsId) && state.name === 'held') {",
    instead: 'if (Math.min(0, now) > 0 && state.name === "held") {',
  },
  {
    name: 'one-record',
    file: 'services/settle-payment.ts',
    code: 'if (known) return',
    instead: 'if (known && known.status === "refunded") return',
  },
];
