/** The keys by which a shop and its card provider know each other, as settings name them. */
export const STRIPE_KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VITE_STRIPE_PUBLISHABLE_KEY',
] as const;

/** Whether a key is for real money or for trying; undefined for what is no key of Stripe's. */
export function stripeMode(key: string): 'live' | 'test' | undefined {
  const mode = /^(?:pk|sk|rk)_(live|test)_\S+$/.exec(key)?.[1];
  return mode === 'live' || mode === 'test' ? mode : undefined;
}

/** What is wrong with a website's and a server's key beside each other, in words; neither is repeated. */
export function stripeModeFault(publishableKey: string, secretKey: string): string | undefined {
  const [shown, secret] = [stripeMode(publishableKey), stripeMode(secretKey)];
  if (shown === undefined || secret === undefined || shown === secret) return undefined;
  return `VITE_STRIPE_PUBLISHABLE_KEY is a ${shown} key, but STRIPE_SECRET_KEY a ${secret} key. Payments would fail. Take both from the same mode of the same account.`;
}

/** What is wrong with keys of which only some are set, in words; undefined where all are, or none. */
export function partOfStripeKeys(settings: Readonly<Record<string, string | undefined>>): string | undefined {
  const missing = STRIPE_KEYS.filter((name) => !settings[name]);
  if (missing.length === 0 || missing.length === STRIPE_KEYS.length) return undefined;
  const set = STRIPE_KEYS.filter((name) => settings[name]);
  return `${set.join(' and ')} without ${missing.join(' and ')}: set all three for Stripe, or none for the local payment provider.`;
}
