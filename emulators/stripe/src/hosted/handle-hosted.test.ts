import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { aReadyAccount, aSellerAccount } from '../testing/connected-accounts.ts';

let provider: EmulatorUnderTest;
let stripe: Stripe;
let account: string;

const RETURN = 'http://shop.example/dashboard/payouts?from=provider';
const REFRESH = 'http://shop.example/dashboard/payouts/again';

beforeAll(async () => {
  provider = await aStripeEmulator();
  stripe = provider.stripe;
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await provider.control('reset');
  account = (await aSellerAccount(stripe, { email: '<b>&"@example.com' })).id;
});

const aLink = () =>
  stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: RETURN,
    refresh_url: REFRESH,
  });
const visit = (url: string, form?: Record<string, string>) =>
  fetch(url, {
    redirect: 'manual',
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });
const sessionIn = (page: string) => /name="session" value="(\w+)"/.exec(page)?.[1] ?? '';

describe('an onboarding link', () => {
  it('leads to a page that says what it is, names nobody else, and brings people back', async () => {
    const link = await aLink();
    expect(link).toMatchObject({ object: 'account_link', expires_at: link.created + 300 });
    const response = await visit(link.url);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain('http://shop.example');
    expect(page).toContain('Local stand-in for the card provider');
    expect(page).not.toContain('<b>&"');
    const sent = await visit(link.url, { session: sessionIn(page), outcome: 'complete' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, RETURN]);
    expect(await stripe.accounts.retrieve(account)).toMatchObject({
      details_submitted: true,
      capabilities: { transfers: 'pending' },
    });
  });

  it.each([
    [
      'incomplete',
      { details_submitted: true, requirements: { currently_due: ['individual.verification.document'] } },
    ],
    ['refused', { requirements: { disabled_reason: 'rejected.other', currently_due: [] } }],
    ['left', { details_submitted: false, capabilities: { transfers: 'inactive' } }],
  ])('ends as its visitor chooses: %s', async (outcome, expected) => {
    const { url } = await aLink();
    const session = sessionIn(await (await visit(url)).text());
    expect((await visit(url, { session, outcome })).headers.get('location')).toBe(RETURN);
    expect(await stripe.accounts.retrieve(account)).toMatchObject(expected);
  });

  it('works once: then it leads to where another one is made', async () => {
    const { url } = await aLink();
    const session = sessionIn(await (await visit(url)).text());
    expect((await visit(url)).headers.get('location')).toBe(REFRESH);
    await visit(url, { session, outcome: 'left' });
    expect((await visit(url, { session, outcome: 'complete' })).headers.get('location')).toBe(REFRESH);
    expect(await stripe.accounts.retrieve(account)).toMatchObject({ details_submitted: false });
  });

  it('expires', async () => {
    const { url } = await aLink();
    provider.advance(301_000);
    expect((await visit(url)).headers.get('location')).toBe(REFRESH);
    expect((await visit(`${url}x`)).status).toBe(410);
  });

  it('is not given a form that its page did not make', async () => {
    const { url } = await aLink();
    expect((await visit(url, { session: '', outcome: 'complete' })).headers.get('location')).toBe(REFRESH);
    await visit(url);
    await visit(url, { session: 'guessed', outcome: 'complete' });
    expect(await stripe.accounts.retrieve(account)).toMatchObject({ details_submitted: false });
  });

  it.each([
    ['an account that is not connected', { account: 'acct_nobody' }, 'account'],
    ['an update, which is for platforms that collect the facts', { type: 'account_update' }, 'type'],
    ['no way back', { return_url: undefined as never }, 'return_url'],
    ['a way back that is none', { refresh_url: 'javascript:alert(1)' }, 'refresh_url'],
  ] as const)('for %s is refused', async (_what, change, param) => {
    const params = { account, type: 'account_onboarding' as const, return_url: RETURN, refresh_url: REFRESH };
    await expect(stripe.accountLinks.create({ ...params, ...change })).rejects.toMatchObject({
      statusCode: 400,
      param,
    });
  });
});

describe('a login link', () => {
  it('shows an account its balance and its payouts, once', async () => {
    const { id } = await aReadyAccount(provider);
    const { url } = await stripe.accounts.createLoginLink(id);
    const page = await (await visit(url)).text();
    expect(page).toContain('<dt>Available</dt><dd>$0.00</dd>');
    expect((await visit(url)).status).toBe(410);
  });

  it('is for those who went through the onboarding, and may see a dashboard', async () => {
    await expect(stripe.accounts.createLoginLink(account)).rejects.toThrow(/has not completed onboarding/);
    const { id } = await aSellerAccount(stripe, {
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        stripe_dashboard: { type: 'none' },
      },
    });
    await provider.control(`accounts/${id}/make_ready`);
    await expect(stripe.accounts.createLoginLink(id)).rejects.toThrow(/Express Dashboard/);
  });
});
