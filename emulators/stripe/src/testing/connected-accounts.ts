import type Stripe from 'stripe';
import type { EmulatorUnderTest } from './a-stripe-emulator.ts';

/** A connected account as a marketplace makes it for a seller, about whom nothing is known yet. */
export function aSellerAccount(
  stripe: Stripe,
  options: Partial<Stripe.AccountCreateParams> = {},
): Promise<Stripe.Response<Stripe.Account>> {
  return stripe.accounts.create({
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    country: 'US',
    email: 'seller@example.com',
    ...options,
  });
}

/** A connected account that may be sent money. */
export async function aReadyAccount({ stripe, control }: EmulatorUnderTest): Promise<Stripe.Account> {
  const { id } = await aSellerAccount(stripe);
  return control<Stripe.Account>(`accounts/${id}/make_ready`);
}

/** The charge of a payment that went through. */
export async function aPaidCharge(
  { stripe }: EmulatorUnderTest,
  amount = 10_000,
  options: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.Charge> {
  const intent = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
    ...options,
  });
  return intent.latest_charge as Stripe.Charge;
}
