/** What becomes of a seller's share of a sale. */
export const PAYOUT_STATES = [
  /** The order is not over. */
  'waiting',
  /** It is, and something stands against sending the money. */
  'blocked',
  /** It can be sent. */
  'due',
  /** It was asked for; whether it went, only the answer tells. */
  'sending',
  'sent',
  /** Some of it is missing, since a refund came back, and is asked for. */
  'topUpDue',
  /** Some of it is missing, and cannot be sent for now. */
  'short',
  /** It has to come back. */
  'reverseDue',
  'reversed',
  /** It has to come back, and cannot for now. */
  'owed',
  /** The buyer has the money, or there is nothing to send. */
  'cancelled',
] as const;
/** One of them. */
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * What order, payment and the seller's account want of it: to wait for the order's end; to hold what the seller cannot get yet; to
 * freeze what a bank asks for; to pay; or that the seller gets nothing.
 */
export const PAYOUT_GOALS = ['wait', 'hold', 'freeze', 'pay', 'none'] as const;
/** One of them. */
export type PayoutGoal = (typeof PAYOUT_GOALS)[number];

/** Nothing was sent, or all of it came back. */
const UNSENT: Readonly<Record<PayoutGoal, PayoutState>> = {
  wait: 'waiting',
  hold: 'blocked',
  freeze: 'blocked',
  pay: 'due',
  none: 'cancelled',
};

const unmoved = (state: PayoutState): Readonly<Record<PayoutGoal, PayoutState>> => ({
  wait: state,
  hold: state,
  freeze: state,
  pay: state,
  none: state,
});

/** All or some of it went: at an end of the sale that gives the seller nothing it comes back. */
const STANDING: Readonly<Record<PayoutGoal, PayoutState>> = {
  ...unmoved('sent'),
  freeze: 'reverseDue',
  none: 'reverseDue',
};

/**
 * Where each goal leads. What was asked of the provider is never called off: its answer is waited for first, so that money which
 * went is known before it is called back.
 */
export const PAYOUT_MOVES: Readonly<Record<PayoutState, Readonly<Record<PayoutGoal, PayoutState>>>> = {
  waiting: UNSENT,
  blocked: UNSENT,
  due: { ...UNSENT, pay: 'sending' },
  sending: unmoved('sending'),
  sent: STANDING,
  topUpDue: unmoved('topUpDue'),
  short: STANDING,
  reverseDue: unmoved('reverseDue'),
  reversed: { ...unmoved('reversed'), hold: 'blocked', pay: 'due' },
  owed: STANDING,
  cancelled: UNSENT,
};

/** Whether money is still to move, or to be decided about: such a payout keeps its seller's account. */
export function isPayoutOpen(state: PayoutState): boolean {
  return state !== 'sent' && state !== 'reversed' && state !== 'cancelled';
}

/** Sums in which sellers see their payouts. */
export const EARNING_SUMS = ['waiting', 'onHold', 'onItsWay', 'sent', 'takenBack', 'owed'] as const;
/** One of them. */
export type EarningSum = (typeof EARNING_SUMS)[number];

/** In which of the sums a payout counts; in none once the buyer has the money. */
export const SUM_OF: Readonly<Record<PayoutState, EarningSum | undefined>> = {
  waiting: 'waiting',
  blocked: 'onHold',
  due: 'onItsWay',
  sending: 'onItsWay',
  sent: 'sent',
  topUpDue: 'sent',
  short: 'sent',
  reverseDue: 'takenBack',
  reversed: 'takenBack',
  owed: 'owed',
  cancelled: undefined,
};
