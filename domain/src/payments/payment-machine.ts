import { invariant } from '../base/invariant.ts';

/** What a payment is: one attempt of one buyer to pay for one product, from the hold to the record or the way back. */
export const PAYMENT_STATES = [
  'none',
  'held',
  'requiresAction',
  'processing',
  'lapsed',
  'canceled',
  'succeeded',
  'recorded',
  'disputed',
  'disputeLost',
  'refundDue',
  'refundPending',
  'refunded',
  'refundFailed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What can happen to a payment. */
export const PAYMENT_EVENTS = [
  /** The buyer opens the payment page: the product is kept for them and an intent is open. */
  'holdTaken',
  /** The buyer's bank asks for 3-D Secure. */
  'challenged',
  /** The card is being charged. */
  'processingStarted',
  /** The card was declined or the challenge failed: the buyer may try another while the hold lasts. */
  'declined',
  /** The hold is over: its time, or the buyer left the page. */
  'holdEnded',
  /** The intent is dead: nobody can pay with it any more. */
  'intentCanceled',
  /** The money arrived. */
  'charged',
  /** The sale was written down: payment, booking, product and advertisement. */
  'saleRecorded',
  /** The money has to go back: the sale was not possible any more, or an admin decided so. */
  'refundDecided',
  /** The provider has taken the refund, and the bank has still to confirm it. */
  'refundAccepted',
  /** The money went back. */
  'refundSent',
  /** The provider refuses the refund for good: an admin has to decide what to do. */
  'refundRefused',
  /** The bank sent a refund back days later; it is tried again. */
  'refundReturned',
  /** The bank sent back the last try: an admin has to decide what to do. */
  'refundGivenUp',
  /** The bank took the money back until it has decided. */
  'disputeOpened',
  /** It gave the money to the shop again. */
  'disputeWon',
  /** It gave the money to the holder of the card. */
  'disputeLost',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Where each event leads. An event that a state does not name cannot happen in it. */
export const PAYMENT_TABLE: Readonly<
  Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>
> = {
  none: { holdTaken: 'held' },
  held: {
    holdTaken: 'held',
    challenged: 'requiresAction',
    processingStarted: 'processing',
    declined: 'held',
    holdEnded: 'lapsed',
    intentCanceled: 'canceled',
    charged: 'succeeded',
  },
  requiresAction: {
    holdTaken: 'requiresAction',
    challenged: 'requiresAction',
    processingStarted: 'processing',
    declined: 'held',
    holdEnded: 'lapsed',
    intentCanceled: 'canceled',
    charged: 'succeeded',
  },
  // The money is on its way, so the end of the hold changes nothing: the first money that arrives buys. A hold that is
  // over by the time the card is declined is told of again.
  processing: {
    holdTaken: 'processing',
    processingStarted: 'processing',
    declined: 'held',
    holdEnded: 'processing',
    intentCanceled: 'canceled',
    charged: 'succeeded',
  },
  // A page that was left open can still pay, until the intent is cancelled.
  lapsed: {
    holdTaken: 'held',
    challenged: 'lapsed',
    processingStarted: 'processing',
    declined: 'lapsed',
    holdEnded: 'lapsed',
    intentCanceled: 'canceled',
    charged: 'succeeded',
  },
  // Another try is another payment, with an intent of its own.
  canceled: { holdEnded: 'canceled', intentCanceled: 'canceled' },
  succeeded: {
    holdEnded: 'succeeded',
    charged: 'succeeded',
    saleRecorded: 'recorded',
    refundDecided: 'refundDue',
  },
  // Page, webhook and reconciliation all tell of the same money, in any order and more than once.
  recorded: {
    holdEnded: 'recorded',
    charged: 'recorded',
    saleRecorded: 'recorded',
    refundDecided: 'refundDue',
    disputeOpened: 'disputed',
    disputeWon: 'recorded',
    disputeLost: 'disputeLost',
  },
  // Nothing can be refunded, and nobody else can buy: the sale stands until the bank has decided.
  disputed: {
    holdEnded: 'disputed',
    charged: 'disputed',
    saleRecorded: 'disputed',
    disputeOpened: 'disputed',
    disputeWon: 'recorded',
    disputeLost: 'disputeLost',
  },
  // A bank may take its word back, or hear an appeal.
  disputeLost: {
    holdEnded: 'disputeLost',
    charged: 'disputeLost',
    saleRecorded: 'disputeLost',
    disputeOpened: 'disputed',
    disputeWon: 'recorded',
    disputeLost: 'disputeLost',
  },
  refundDue: {
    holdEnded: 'refundDue',
    charged: 'refundDue',
    refundDecided: 'refundDue',
    refundAccepted: 'refundPending',
    refundSent: 'refunded',
    refundRefused: 'refundFailed',
  },
  refundPending: {
    holdEnded: 'refundPending',
    charged: 'refundPending',
    refundAccepted: 'refundPending',
    refundSent: 'refunded',
    refundReturned: 'refundDue',
    refundGivenUp: 'refundFailed',
  },
  refunded: {
    holdEnded: 'refunded',
    charged: 'refunded',
    refundSent: 'refunded',
    refundReturned: 'refundDue',
    refundGivenUp: 'refundFailed',
  },
  // An admin tries again, or sends the money in Stripe's dashboard.
  refundFailed: {
    holdEnded: 'refundFailed',
    charged: 'refundFailed',
    refundDecided: 'refundDue',
    refundAccepted: 'refundPending',
    refundSent: 'refunded',
    refundRefused: 'refundFailed',
    refundGivenUp: 'refundFailed',
    // What was refused because the bank had the money can be sent now.
    disputeWon: 'refundDue',
  },
};

/** The state after the event, or undefined when the event cannot happen in this state. */
export function next(state: PaymentState, event: PaymentEvent): PaymentState | undefined {
  return PAYMENT_TABLE[state][event];
}

/** The state after an event that must be possible here; anything else is a bug. */
export function advance(state: PaymentState, event: PaymentEvent): PaymentState {
  const target = next(state, event);
  invariant(target !== undefined, `a payment that is ${state} cannot meet ${event}`);
  return target;
}
