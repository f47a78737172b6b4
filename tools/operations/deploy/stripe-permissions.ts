import type { Problem } from './problems.ts';

/** Gives the status with which Stripe answers a GET of one of its addresses. Throws where it can't be reached. */
export type AskStripe = (path: string) => Promise<number>;

/** What functions read at Stripe, by the names in docs/deploying.md, and the address that answers for each (https://docs.stripe.com/keys/permissions-reference). */
const READ = {
  PaymentIntents: 'payment_intents',
  Charges: 'charges',
  Refunds: 'refunds',
  Connect: 'accounts',
  Transfers: 'transfers',
  'Balance transaction sources': 'balance_transactions',
  Disputes: 'disputes',
  Radar: 'radar/early_fraud_warnings',
  Events: 'events',
} as const;

const LIMIT_MS = 10_000;

/** Asks Stripe itself, with this key. */
export function askStripeWith(key: string): AskStripe {
  return async (path) => {
    const url = `https://api.stripe.com/v1/${path}?limit=1`;
    const headers = { Authorization: `Bearer ${key}` };
    return (await fetch(url, { headers, signal: AbortSignal.timeout(LIMIT_MS) })).status;
  };
}

/**
 * What a restricted key may not read, before a buyer pays with it. What it may write can't be tried without writing, and any other key
 * may do everything.
 */
export async function permissionProblem(key: string, ask: AskStripe): Promise<Problem | undefined> {
  if (!key.startsWith('rk_')) return undefined;
  try {
    const answers = await Promise.all(
      Object.entries(READ).map(async ([name, path]) => ({ name, status: await ask(path) })),
    );
    if (answers.some(({ status }) => status === 401)) {
      return {
        severity: 'error',
        text: 'Stripe doesn’t know the key in STRIPE_SECRET_KEY: it may be expired.',
      };
    }
    const missing = answers.filter(({ status }) => status === 403).map(({ name }) => name);
    if (missing.length === 0) return undefined;
    return {
      severity: 'error',
      text: `The restricted key in STRIPE_SECRET_KEY may not read ${missing.join(', ')}: payments would fail. docs/deploying.md lists what it needs.`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { severity: 'warning', text: `Stripe couldn’t be asked what STRIPE_SECRET_KEY may do: ${reason}` };
  }
}
