import type { Stripe } from 'stripe';
import { expect, it, vi } from 'vitest';
import { createAccount, toAccountFacts } from './accounts.ts';

const create = vi.fn(async (_account: Stripe.AccountCreateParams) => ({ id: 'acct_1' }));

vi.mock('../../platform/config.ts', () => ({ siteOrigin: () => 'https://shop.example' }));
vi.mock('./ask-stripe.ts', () => ({
  askStripe: (ask: (client: object) => Promise<unknown>) => ask({ accounts: { create } }),
}));

/** An account of which Stripe says this. */
function anAccount(said: object) {
  return {
    details_submitted: true,
    payouts_enabled: true,
    requirements: { currently_due: [], past_due: [] },
    ...said,
  } as never;
}

it('is opened with the two capabilities that Stripe gives any platform, and what is sold, instead of a website', async () => {
  expect(await createAccount({ uid: 'u1', email: undefined, country: 'US', tries: 0 })).toBe('acct_1');
  const [asked] = create.mock.calls[0] ?? [];
  expect(asked).toMatchObject({
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    business_profile: { mcc: '5931', product_description: expect.stringContaining('https://shop.example') },
  });
  expect(asked?.business_profile).not.toHaveProperty('url');
});

it.each(['pending', 'inactive'])('is ready for transfers while cards are %s', (card_payments) => {
  const requirements = { disabled_reason: 'requirements.pending_verification', currently_due: [] };
  expect(
    toAccountFacts(anAccount({ capabilities: { card_payments, transfers: 'active' }, requirements })),
  ).toMatchObject({ state: 'ready', reachesBank: true, missing: [] });
});

it('that cards could be taken for is not ready before transfers are', () => {
  const capabilities = { card_payments: 'active', transfers: 'pending' };
  expect(toAccountFacts(anAccount({ capabilities }))).toMatchObject({ state: 'restricted' });
});
