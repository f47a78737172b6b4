import type { Stripe } from 'stripe';

const VISIBLE = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** An answer or error as a browser may see it: an intent in it loses its metadata and its charge. */
export function publishable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('object' in value && value.object === 'payment_intent') {
    return Object.fromEntries(VISIBLE.map((name) => [name, (value as Stripe.PaymentIntent)[name]]));
  }
  if ('payment_intent' in value) return { ...value, payment_intent: publishable(value.payment_intent) };
  return 'error' in value ? { ...value, error: publishable(value.error) } : value;
}
