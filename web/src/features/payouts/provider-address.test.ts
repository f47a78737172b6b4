import { describe, expect, it } from 'vitest';
import { providerAddress } from './provider-address.ts';

const LOCAL = 'http://127.0.0.1:5010';

describe('providerAddress', () => {
  it.each([
    'https://connect.stripe.com/setup/e/acct_1/x',
    'https://stripe.com/express',
    `${LOCAL}/onboarding/a?x=1`,
  ])('takes %s', (url) => expect(providerAddress(url, LOCAL)).toBe(url));

  it.each([
    'https://stripe.com.example.com/setup',
    'https://notstripe.com/setup',
    'http://connect.stripe.com/setup',
    'https://connect.stripe.com@example.com/',
    'javascript:alert(1)',
    '/setup',
    '',
  ])('refuses %s', (url) => {
    expect(() => providerAddress(url, LOCAL)).toThrow('payment provider');
  });

  it('refuses the local provider in a real shop', () => {
    expect(() => providerAddress(`${LOCAL}/onboarding/a`, undefined)).toThrow('payment provider');
  });
});
