import type { Stripe } from 'stripe';
import type { Store } from '../model/store.ts';

/** What an event may tell about. */
export type EventObject =
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Radar.EarlyFraudWarning;

/** What every act on payments works with. */
export interface PaymentContext {
  store: Store;
  /** The time in seconds. */
  now(): number;
  /** Records an event with the object as it is now, and sends it to the webhook endpoint. */
  emit(type: Stripe.Event.Type, object: EventObject, previous?: Record<string, unknown>): void;
  /** While true, confirmed cards stay in `processing` until someone settles them. */
  holdsProcessing(): boolean;
  /** Does what nobody asked for, some time later: the bank's doing. */
  later(act: (context: PaymentContext) => void): void;
}
