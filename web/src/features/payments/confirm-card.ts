import type { Stripe, StripeCardElement } from '@stripe/stripe-js';

/** A charged card, or why it was not charged, in the provider's words. */
export type CardResult = { paymentIntentId: string } | { fault: string };

const UNREACHABLE = 'The card provider could not be reached. Your card was not charged; please try again.';

function billing({ name, email }: { name: string; email: string }): { name: string; email?: string } {
  return email.includes('@') ? { name, email } : { name };
}

/** Charges a card for an intent. Never throws. */
export async function confirmCard(
  stripe: Pick<Stripe, 'confirmCardPayment'>,
  clientSecret: string,
  card: StripeCardElement,
  payer: { name: string; email: string },
): Promise<CardResult> {
  try {
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: billing(payer) },
    });
    // An intent that was paid on a page that closed too early answers with an error, and says that it is paid.
    const intent = paymentIntent ?? error?.payment_intent;
    if (intent?.status === 'succeeded') return { paymentIntentId: intent.id };
    return { fault: error?.message ?? `The payment is not complete: ${intent?.status ?? 'unknown'}.` };
  } catch (error) {
    console.error(error);
    return { fault: UNREACHABLE };
  }
}
