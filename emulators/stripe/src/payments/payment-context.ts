import type { Stripe } from 'stripe';
import type { Pricing } from '../balance/pricing.ts';
import type { Store } from '../model/store.ts';

/** What an event may tell about. */
export type EventObject =
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Radar.EarlyFraudWarning
  | Stripe.Account
  | Stripe.Application
  | Stripe.Capability
  | Stripe.BankAccount
  | Stripe.Transfer
  | Stripe.Payout;

/** How the provider deals with connected accounts, for tests to set. */
export interface ConnectModes {
  /** Whether a reversal may take more than the connected account has, which then owes it. Stripe refuses that. */
  reversalsGoNegative: boolean;
  /** Whether what was reversed still counts as transferred from the source charge. */
  reversedCounts: boolean;
  /** Why the next payout of any account fails; null while none does. */
  nextPayoutFails: string | null;
}

/** What every act on payments works with. */
export interface PaymentContext {
  store: Store;
  /** The time in seconds. */
  now(): number;
  /** Records an event with the object as it is now, and sends it to the endpoint for the platform or, of an `account`, for those connected. */
  emit(
    type: Stripe.Event.Type,
    object: EventObject,
    previous?: Record<string, unknown>,
    account?: string | null,
  ): void;
  pricing: Pricing;
  connect: ConnectModes;
  /** While true, confirmed cards stay in `processing` until someone settles them. */
  holdsProcessing(): boolean;
  /** Does what nobody asked for, some time later: the bank's doing. */
  later(act: (context: PaymentContext) => void): void;
}
