import type { Stripe } from 'stripe';
import { UnexpectedState } from '../protocol/api-error.ts';

type Status =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** What can happen to a payment intent. */
export type IntentEvent =
  | 'methodGiven'
  | 'challenged'
  | 'processingStarted'
  | 'charged'
  | 'declined'
  | 'canceled';

const OPEN = {
  methodGiven: 'requires_confirmation',
  challenged: 'requires_action',
  processingStarted: 'processing',
  charged: 'succeeded',
  declined: 'requires_payment_method',
  canceled: 'canceled',
} as const satisfies Record<IntentEvent, Status>;

/** The states of a payment intent and where each event leads. https://docs.stripe.com/payments/paymentintents/lifecycle */
export const TRANSITIONS: Readonly<Record<Status, Readonly<Partial<Record<IntentEvent, Status>>>>> = {
  requires_payment_method: OPEN,
  requires_confirmation: OPEN,
  requires_action: OPEN,
  processing: { charged: 'succeeded', declined: 'requires_payment_method', canceled: 'canceled' },
  succeeded: {},
  canceled: {},
};

function nextStatus(intent: Stripe.PaymentIntent, event: IntentEvent): Status | undefined {
  return (TRANSITIONS as Readonly<Record<string, Partial<Record<IntentEvent, Status>>>>)[intent.status]?.[
    event
  ];
}

/** Moves the intent to the state the event leads to. The caller has checked that it may. */
export function move(intent: Stripe.PaymentIntent, event: IntentEvent): void {
  const next = nextStatus(intent, event);
  if (next === undefined) throw new Error(`${intent.id} is ${intent.status}: it cannot be ${event}`);
  intent.status = next;
}

function statusesWith(event: IntentEvent): string {
  return Object.entries(TRANSITIONS)
    .filter(([, events]) => event in events)
    .map(([status]) => status)
    .join(', ');
}

/** Throws what Stripe answers when the intent can't be confirmed (any more). */
export function assertConfirmable(intent: Stripe.PaymentIntent): void {
  if (nextStatus(intent, 'methodGiven') !== undefined) return;
  throw new UnexpectedState(
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${statusesWith('methodGiven')}.`,
    intent,
  );
}

/** Throws what Stripe answers when the intent can't be cancelled (any more). */
export function assertCancelable(intent: Stripe.PaymentIntent): void {
  if (nextStatus(intent, 'canceled') !== undefined) return;
  throw new UnexpectedState(
    `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${statusesWith('canceled')}.`,
    intent,
  );
}

/** Throws what Stripe answers when this parameter of the intent can't be changed (any more). */
export function assertUpdatable(intent: Stripe.PaymentIntent, parameter: string): void {
  if (nextStatus(intent, 'methodGiven') !== undefined) return;
  throw new UnexpectedState(
    `This PaymentIntent's ${parameter} could not be updated because it has a status of ${intent.status}. You may only update the ${parameter} of a PaymentIntent with one of the following statuses: ${statusesWith('methodGiven')}.`,
    intent,
  );
}

/** Throws when there is no challenge to answer. */
export function assertChallenged(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'requires_action') return;
  throw new UnexpectedState(
    `This PaymentIntent could not be authenticated because it has a status of ${intent.status}, not requires_action.`,
    intent,
  );
}
