import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';
import { intentIdOf } from '../link/intent-id.ts';
import type { IntentResult, MethodResult, Parameters, ProviderCall } from '../link/protocol.ts';

type Answer = { value: unknown; error?: undefined } | { value?: undefined; error: StripeError };

const UNREACHABLE: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

function encode(parameters: Parameters, form = new URLSearchParams(), prefix = ''): URLSearchParams {
  for (const [name, value] of Object.entries(parameters)) {
    const full = prefix === '' ? name : `${prefix}[${name}]`;
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') encode(value, form, full);
    else form.append(full, String(value));
  }
  return form;
}

async function request(
  method: 'GET' | 'POST',
  path: string,
  { publishableKey, clientSecret, parameters = {} }: ProviderCall,
): Promise<Answer> {
  const form = encode({ ...parameters, client_secret: clientSecret });
  const query = method === 'GET' ? `?${form}` : '';
  try {
    const response = await fetch(`/v1/${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${publishableKey}`,
        // A browser may send a request again by itself when the connection breaks.
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(method === 'POST' ? { body: form } : {}),
    });
    const body = (await response.json()) as { error?: StripeError };
    return body.error === undefined ? { value: body } : { error: body.error };
  } catch {
    return { error: UNREACHABLE };
  }
}

async function onIntent(method: 'GET' | 'POST', act: string, call: ProviderCall): Promise<IntentResult> {
  const id = intentIdOf(call.clientSecret ?? '') ?? '';
  const { value, error } = await request(method, `payment_intents/${id}${act}`, call);
  return error === undefined ? { paymentIntent: value as PaymentIntent } : { error };
}

export function retrieveIntent(call: ProviderCall): Promise<IntentResult> {
  return onIntent('GET', '', call);
}

export function confirmIntent(call: ProviderCall): Promise<IntentResult> {
  return onIntent('POST', '/confirm', call);
}

/** Answers the 3-D Secure challenge. One that was failed is an error, as Stripe.js gives it. */
export async function answerChallenge(
  call: ProviderCall,
  outcome: 'complete' | 'fail',
): Promise<IntentResult> {
  const result = await onIntent('POST', '/answer_challenge', { ...call, parameters: { outcome } });
  const { paymentIntent } = result;
  const failure = paymentIntent?.last_payment_error;
  if (outcome === 'complete' || paymentIntent === undefined || !failure) return result;
  return { error: { ...(failure as StripeError), payment_intent: paymentIntent } };
}

export async function createMethod(call: ProviderCall): Promise<MethodResult> {
  const { value, error } = await request('POST', 'payment_methods', call);
  return error === undefined ? { paymentMethod: value as PaymentMethod } : { error };
}
