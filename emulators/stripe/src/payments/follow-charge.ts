import type { Stripe } from 'stripe';
import type { TestCard } from '../model/test-cards.ts';
import { openDispute } from './dispute-charge.ts';
import type { PaymentContext } from './payment-context.ts';
import { warnOfFraud } from './warn-of-fraud.ts';

const ACTS: Record<
  NonNullable<TestCard['bank']>,
  (context: PaymentContext, charge: Stripe.Charge) => unknown
> = {
  disputesAsFraud: (context, charge) => openDispute(context, charge, { reason: 'fraudulent' }),
  disputesAsNotReceived: (context, charge) =>
    openDispute(context, charge, { reason: 'product_not_received' }),
  inquires: (context, charge) => openDispute(context, charge, { reason: 'general', isInquiry: true }),
  warnsOfFraud: (context, charge) => warnOfFraud(context, charge, 'made_with_stolen_card'),
};

/** Lets the bank of a card do what the card is for, some time after it was charged. */
export function followCharge(
  context: PaymentContext,
  charge: Stripe.Charge,
  bank: TestCard['bank'] | undefined,
): void {
  if (bank !== undefined) context.later((then) => ACTS[bank](then, charge));
}
