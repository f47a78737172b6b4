import type { Stripe } from 'stripe';
import type { PaymentContext } from '../payments/payment-context.ts';
import {
  PENDING_STANDING,
  READY_STANDING,
  rejectedStanding,
  restrictedStanding,
  setStanding,
} from './standing.ts';

/** How the holder of an account leaves the onboarding. */
export const ONBOARDING_OUTCOMES = ['complete', 'incomplete', 'refused', 'left'] as const;
export type OnboardingOutcome = (typeof ONBOARDING_OUTCOMES)[number];

/** The provider has looked at what was given, and found it in order. */
export function verify(context: PaymentContext, account: Stripe.Account): void {
  const isPending = account.requirements?.disabled_reason === PENDING_STANDING.disabledReason;
  if (isPending && context.store.accounts.has(account.id)) setStanding(context, account, READY_STANDING);
}

/** What becomes of an account by the onboarding. One that is complete is looked at first, and ready some time later. */
export function onboard(context: PaymentContext, account: Stripe.Account, outcome: OnboardingOutcome): void {
  if (outcome === 'left' || account.requirements?.disabled_reason?.startsWith('rejected.')) return;
  if (outcome === 'incomplete') setStanding(context, account, restrictedStanding());
  if (outcome === 'refused') setStanding(context, account, rejectedStanding());
  if (outcome !== 'complete' || account.capabilities?.transfers === 'active') return;
  account.business_type ??= 'individual';
  setStanding(context, account, PENDING_STANDING);
  context.later((then) => verify(then, account));
}
