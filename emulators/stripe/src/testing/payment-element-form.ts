import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementChangeEvent } from '@stripe/stripe-js';
import { createElement, type FormEvent, useState } from 'react';

const params = new URLSearchParams(window.location.search);
const clientSecret = params.get('secret') ?? '';

/** A shop's payment form with the Payment Element, as an app writes it, with nothing that knows of the local provider. */
export function PaymentElementForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [change, setChange] = useState<StripePaymentElementChangeEvent>();
  const [isReady, setReady] = useState(false);
  const [failure, setFailure] = useState('');
  const [outcome, setOutcome] = useState('');

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    setOutcome('paying');
    const submitted = params.has('unsubmitted') ? {} : await elements.submit();
    const { paymentIntent, error } = submitted.error
      ? { error: submitted.error }
      : await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: {
            return_url: window.location.href,
            payment_method_data: { billing_details: { name: 'Ann Buyer', email: 'ann@example.com' } },
          },
          redirect: 'if_required',
        });
    const retrieved = await stripe.retrievePaymentIntent(clientSecret);
    setOutcome(
      JSON.stringify({
        selected: submitted.selectedPaymentMethod,
        status: paymentIntent?.status,
        error: error && { type: error.type, code: error.code, message: error.message },
        retrieved: retrieved.paymentIntent?.status,
      }),
    );
  };

  return createElement(
    'form',
    { onSubmit: pay },
    createElement(PaymentElement, {
      id: 'payment-element',
      onChange: setChange,
      onReady: () => setReady(true),
      onLoadError: ({ error }) => setFailure(String(error.message)),
    }),
    createElement('button', { type: 'submit', disabled: !isReady }, 'Pay'),
    createElement('output', { id: 'change' }, JSON.stringify(change ?? null)),
    createElement('output', { id: 'failure' }, failure),
    createElement('output', { id: 'outcome' }, outcome),
  );
}
