import { AppError } from '@thriftline/domain/base/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { getStripe } from './stripe.ts';

const script = vi.hoisted(() => ({ comes: (_: string): Promise<unknown> => new Promise(() => {}) }));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: (key: string) => script.comes(key) }));
vi.mock('@/config/env.ts', () => ({ env: { stripePublishableKey: 'pk_test_x' }, IS_LOCAL: false }));
vi.mock('@/config/servers.ts', () => ({ SERVER_ADDRESSES: { card: 'https://card.example/' } }));
vi.mock('../connection/server-answers.ts', () => ({
  watchAnswer: (_: object, request: Promise<unknown>) => request,
}));

afterEach(() => vi.useRealTimers());

it('says what to do where something blocks the script, and tries again when it is asked again', async () => {
  script.comes = () => Promise.reject(new Error('Failed to load Stripe.js'));
  await expect(getStripe()).rejects.toThrow(/^The payment form didn’t load. You haven’t been charged./);
  await expect(getStripe()).rejects.toBeInstanceOf(AppError);
  script.comes = () => new Promise(() => {});
});

it('gives up on a card provider that hangs, and tries again when it is asked again', async () => {
  vi.useFakeTimers();
  const waiting = expect(getStripe()).rejects.toThrow('The payment provider isn’t responding.');
  await vi.advanceTimersByTimeAsync(45_000);
  await waiting;
  const stripe = { isThere: true };
  script.comes = async () => stripe;
  expect(await getStripe()).toBe(stripe);
});
