/**
 * A function of its own module that keeps money safe. The proof can be run without it, to see whether the checker
 * notices: then `without/{name}.ts`, which exports the same name, takes the module's place.
 */
export interface Safeguard {
  name: string;
  /** Below the root; exports the safeguard and nothing else. */
  module: string;
  /** What the module exports. */
  function: string;
}

/** Safeguards the proof can be run without: `npm run proof:one-sale -- --without NAME` must find violations. */
export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'shown-price',
    module: 'domain/src/payments/paying/require-shown-price.ts',
    function: 'requireShownPrice',
  },
  {
    name: 'shown-item',
    module: 'domain/src/payments/paying/require-shown-item.ts',
    function: 'requireShownItem',
  },
  { name: 'seen-offer', module: 'functions/src/offers/require-seen.ts', function: 'requireSeen' },
  { name: 'agreed-price', module: 'functions/src/payments/settle/is-price-due.ts', function: 'isPriceDue' },
  { name: 'booked-item', module: 'domain/src/orders/is-booked-item.ts', function: 'isBookedItem' },
  { name: 'sold-check', module: 'functions/src/payments/settle/is-sold.ts', function: 'isSold' },
  { name: 'refund', module: 'functions/src/payments/refund/request-refund.ts', function: 'requestRefund' },
  {
    name: 'whole-refund',
    module: 'functions/src/payments/stripe/refund-request.ts',
    function: 'refundRequest',
  },
  {
    name: 'hold-check',
    module: 'domain/src/payments/paying/require-not-held.ts',
    function: 'requireNotHeld',
  },
  { name: 'hold-end', module: 'domain/src/payments/paying/hold-end.ts', function: 'holdEnd' },
  {
    name: 'advertisement',
    module: 'functions/src/payments/settle/mark-advertisement-sold.ts',
    function: 'markAdvertisementSold',
  },
  {
    name: 'one-transaction',
    module: 'functions/src/payments/settle/mark-product-sold.ts',
    function: 'markProductSold',
  },
  {
    name: 'refund-key',
    module: 'functions/src/payments/refund/renew-refund-key.ts',
    function: 'renewRefundKey',
  },
  {
    name: 'intent-key',
    module: 'domain/src/payments/paying/is-reusable-attempt.ts',
    function: 'isReusableAttempt',
  },
  {
    name: 'reconcile-charges',
    module: 'functions/src/payments/reconcile/settle-unrecorded.ts',
    function: 'settleUnrecorded',
  },
  { name: 'payout-mark', module: 'functions/src/orders/mark-payout-dirty.ts', function: 'markPayoutDirty' },
  {
    name: 'payout-decision',
    module: 'functions/src/payments/payouts/decide-payout.ts',
    function: 'decidePayout',
  },
  {
    name: 'live-transfer',
    module: 'functions/src/payments/stripe/find-live-transfer.ts',
    function: 'findLiveTransfer',
  },
  {
    name: 'reversal',
    module: 'functions/src/payments/payouts/reverse-payout.ts',
    function: 'reversePayout',
  },
  {
    name: 'reconcile-holds',
    module: 'functions/src/payments/hold/release-lapsed-holds.ts',
    function: 'releaseLapsedHolds',
  },
];
