import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe, type StripeCardElementChangeEvent, type StripeElementsOptions } from '@stripe/stripe-js';
import { createElement, type FormEvent, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PaymentElementForm } from './payment-element-form.ts';

const params = new URLSearchParams(window.location.search);

/** A shop's payment form as an app writes it, with nothing that knows of the local provider. */
function PaymentForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [change, setChange] = useState<StripeCardElementChangeEvent>();
  const [isReady, setReady] = useState(false);
  const [outcome, setOutcome] = useState('');

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    setOutcome('paying');
    const { paymentIntent, error } = await stripe.confirmCardPayment(params.get('secret') ?? '', {
      payment_method: { card, billing_details: { name: 'Ann Buyer', email: 'ann@example.com' } },
    });
    const retrieved = await stripe.retrievePaymentIntent(params.get('secret') ?? '');
    setOutcome(
      JSON.stringify({
        status: paymentIntent?.status,
        error: error && { type: error.type, code: error.code, message: error.message },
        retrieved: retrieved.paymentIntent?.status,
      }),
    );
  };

  return createElement(
    'form',
    { onSubmit: pay },
    createElement('label', { htmlFor: 'card-element' }, 'Card details'),
    createElement(CardElement, {
      id: 'card-element',
      options: {
        hidePostalCode: params.get('zip') === null,
        style: { base: { fontSize: '17px', color: '#123456' }, invalid: { color: '#aa0000' } },
      },
      onChange: setChange,
      onReady: () => setReady(true),
    }),
    createElement('button', { type: 'submit', disabled: !isReady }, 'Pay'),
    createElement('output', { id: 'change' }, JSON.stringify(change ?? null)),
    createElement('output', { id: 'outcome' }, outcome),
  );
}

/** What the group of Elements is made for: nothing, an intent, or an amount before there is one. */
function groupOptions(): StripeElementsOptions {
  const amount = params.get('amount');
  if (amount !== null) return { mode: 'payment', amount: Number(amount), currency: 'usd' };
  if (params.get('element') !== 'payment') return {};
  return {
    clientSecret: params.get('secret') ?? '',
    appearance: { variables: { colorText: '#123456', fontSizeBase: '17px' } },
  };
}

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    createElement(
      StrictMode,
      null,
      createElement(
        Elements,
        { stripe: loadStripe('pk_test_local'), options: groupOptions() },
        createElement(params.get('element') === 'payment' ? PaymentElementForm : PaymentForm),
      ),
    ),
  );
}
