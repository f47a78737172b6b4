import type { Stripe } from 'stripe';
import { STRIPE_SECRET_KEY, stripeApiBase } from '../../platform/config.ts';
import { REQUEST_MS, RETRIES } from './request-time.ts';

/** Where the official package sends its requests: nowhere special for Stripe itself, or the given base address. */
export function stripeAddress(base: string | undefined) {
  if (base === undefined) return {};
  const url = new URL(base);
  const protocol = url.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { protocol, host: url.hostname, port: url.port || (protocol === 'https' ? '443' : '80') };
}

let client: Stripe | undefined;

/** The card provider's client. Loaded when first asked for, to keep cold starts short. */
export async function stripe(): Promise<Stripe> {
  if (client === undefined) {
    const { default: StripeClient } = await import('stripe');
    client = new StripeClient(STRIPE_SECRET_KEY.value(), {
      ...stripeAddress(stripeApiBase()),
      maxNetworkRetries: RETRIES,
      timeout: REQUEST_MS,
      telemetry: false,
    });
  }
  return client;
}
