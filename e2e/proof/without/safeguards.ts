/**
 * A function of its own module that keeps money safe. The proof can be run without it, to see whether the checker
 * notices: then `without/{name}.ts`, which exports the same name, takes the module's place.
 */
export interface Safeguard {
  name: string;
  /** Below functions/src; exports the safeguard and nothing else. */
  module: string;
  /** What the module exports. */
  function: string;
}

/** Safeguards the proof can be run without: `npm run proof:one-sale -- --without NAME` must find violations. */
export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'shown-price',
    module: 'payments/checkout/require-shown-price.ts',
    function: 'requireShownPrice',
  },
  {
    name: 'shown-item',
    module: 'payments/checkout/require-shown-item.ts',
    function: 'requireShownItem',
  },
  { name: 'seen-offer', module: 'offers/require-seen.ts', function: 'requireSeen' },
  { name: 'agreed-price', module: 'payments/settle/is-price-due.ts', function: 'isPriceDue' },
  { name: 'booked-item', module: 'orders/is-booked-item.ts', function: 'isBookedItem' },
  { name: 'sold-check', module: 'payments/settle/is-sold.ts', function: 'isSold' },
  { name: 'refund', module: 'payments/refund/request-refund.ts', function: 'requestRefund' },
  { name: 'whole-refund', module: 'payments/stripe/refund-request.ts', function: 'refundRequest' },
  { name: 'hold-check', module: 'payments/hold/require-not-held.ts', function: 'requireNotHeld' },
  { name: 'hold-end', module: 'payments/hold/hold-end.ts', function: 'holdEnd' },
  {
    name: 'advertisement',
    module: 'payments/settle/mark-advertisement-sold.ts',
    function: 'markAdvertisementSold',
  },
  { name: 'one-transaction', module: 'payments/settle/mark-product-sold.ts', function: 'markProductSold' },
  { name: 'refund-key', module: 'payments/refund/renew-refund-key.ts', function: 'renewRefundKey' },
  { name: 'intent-key', module: 'payments/checkout/is-reusable-attempt.ts', function: 'isReusableAttempt' },
  {
    name: 'reconcile-charges',
    module: 'payments/reconcile/settle-unrecorded.ts',
    function: 'settleUnrecorded',
  },
  { name: 'payout-mark', module: 'orders/mark-payout-dirty.ts', function: 'markPayoutDirty' },
  { name: 'payout-decision', module: 'payments/payouts/decide-payout.ts', function: 'decidePayout' },
  { name: 'live-transfer', module: 'payments/stripe/find-live-transfer.ts', function: 'findLiveTransfer' },
  { name: 'reversal', module: 'payments/payouts/take-back-payout.ts', function: 'takeBackPayout' },
  {
    name: 'reconcile-holds',
    module: 'payments/hold/release-lapsed-holds.ts',
    function: 'releaseLapsedHolds',
  },
];
