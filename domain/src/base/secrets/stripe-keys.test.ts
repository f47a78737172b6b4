import { describe, expect, it } from 'vitest';
import { partOfStripeKeys, stripeMode, stripeModeFault } from './stripe-keys.ts';

describe('stripeMode', () => {
  it.each([
    ['pk_live_1', 'live'],
    ['rk_test_1', 'test'],
    ['whsec_1', undefined],
    ['sk_live_', undefined],
  ])('%s is %s', (key, mode) => expect(stripeMode(key)).toBe(mode));
});

describe('stripeModeFault', () => {
  it('refuses a live website with a test key behind it, and says neither', () => {
    const fault = stripeModeFault('pk_live_abc', 'sk_test_def');
    expect(fault).toMatch(/is a live key, but STRIPE_SECRET_KEY a test key/);
    expect(fault).not.toMatch(/abc|def/);
    expect(stripeModeFault('pk_test_abc', 'rk_test_def')).toBeUndefined();
  });
});

describe('partOfStripeKeys', () => {
  const all = { STRIPE_SECRET_KEY: 's', STRIPE_WEBHOOK_SECRET: 'w', VITE_STRIPE_PUBLISHABLE_KEY: 'p' };
  it('takes all of them and none', () => {
    expect(partOfStripeKeys(all)).toBeUndefined();
    expect(partOfStripeKeys({})).toBeUndefined();
  });
  it('names what is missing', () => {
    expect(partOfStripeKeys({ ...all, STRIPE_WEBHOOK_SECRET: '' })).toMatch(
      /^STRIPE_SECRET_KEY and VITE_STRIPE_PUBLISHABLE_KEY without STRIPE_WEBHOOK_SECRET:/,
    );
  });
});
