import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { confirmCard } from './confirm-card.ts';

const card = {} as StripeCardElement;
const payer = { name: 'Bea Buyer', email: 'bea@example.com' };

/** A provider that answers one thing. */
function answering(answer: unknown) {
  const confirmCardPayment = vi.fn(async () => answer);
  return { confirmCardPayment } as unknown as Pick<Stripe, 'confirmCardPayment'> & {
    confirmCardPayment: typeof confirmCardPayment;
  };
}

describe('confirmCard', () => {
  it('gives the id of a paid intent, also when the provider says it was paid before', async () => {
    const paid = { id: 'pi_1', status: 'succeeded' };
    expect(await confirmCard(answering({ paymentIntent: paid }), 's', card, payer)).toEqual({
      paymentIntentId: 'pi_1',
    });
    const again = answering({ error: { message: 'unexpected state', payment_intent: paid } });
    expect(await confirmCard(again, 's', card, payer)).toEqual({ paymentIntentId: 'pi_1' });
  });

  it('gives the provider’s own words about a card that was refused', async () => {
    const declined = answering({
      error: {
        message: 'Your card was declined.',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      },
    });
    expect(await confirmCard(declined, 's', card, payer)).toEqual({ fault: 'Your card was declined.' });
  });

  it('does not take a payment that is still under way for a paid one', async () => {
    const processing = answering({ paymentIntent: { id: 'pi_1', status: 'processing' } });
    expect(await confirmCard(processing, 's', card, payer)).toEqual({
      fault: 'The payment is not complete: processing.',
    });
  });

  it('leaves out an e-mail that is none', async () => {
    const stripe = answering({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    await confirmCard(stripe, 's', card, { name: 'Bea', email: 'Unregisterd' });
    expect(stripe.confirmCardPayment).toHaveBeenCalledWith('s', {
      payment_method: { card, billing_details: { name: 'Bea' } },
    });
  });
});
