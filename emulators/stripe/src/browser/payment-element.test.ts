import { existsSync } from 'node:fs';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { servePaymentPage } from '../testing/serve-payment-page.ts';

const LIMIT_MS = 60_000;
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS });

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FRAME = 'iframe[title="Secure payment input frame"]';
const NEXT_YEAR = String((new Date().getFullYear() + 1) % 100).padStart(2, '0');

let provider: EmulatorUnderTest;
let shop: Awaited<ReturnType<typeof servePaymentPage>>;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  provider = await aStripeEmulator();
  shop = await servePaymentPage(provider.url);
  browser = await chromium.launch({
    ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
    args: ['--no-sandbox'],
  });
});
afterAll(async () => {
  await browser.close();
  shop.stop();
  await provider.stop();
});

beforeEach(async () => {
  problems = [];
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  page.on('console', (message) => {
    const text = message.text();
    // Chromium reports every refused payment (402) as a failed resource.
    const isRefusal = text.startsWith('Failed to load resource: the server responded with a status of 402');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(error.message));
});
afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

async function openShop(query = ''): Promise<{ intent: Stripe.PaymentIntent; frame: FrameLocator }> {
  const intent = await provider.stripe.paymentIntents.create({
    amount: 1999,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  await page.goto(`${shop.url}/?element=payment&secret=${intent.client_secret}${query}`);
  return { intent, frame: page.frameLocator(FRAME) };
}

async function fill(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').pressSequentially(number);
  await frame.getByLabel('Expiration date').pressSequentially(`12${NEXT_YEAR}`);
  await frame.getByLabel('Security code').pressSequentially('123');
}

async function outcome(): Promise<Record<string, unknown>> {
  await page.waitForFunction(() => document.getElementById('outcome')?.textContent?.startsWith('{'));
  return JSON.parse(String(await page.locator('#outcome').textContent()));
}

const pay = () => page.getByRole('button', { name: 'Pay' }).click();
const lastChange = async () => JSON.parse(String(await page.locator('#change').textContent()));
const inWallet = (name: string) =>
  page.frameLocator('dialog iframe[title="Local wallet"]').getByRole('button', { name }).click();
const chargesOf = async ({ id }: Stripe.PaymentIntent) =>
  (await provider.stripe.charges.list({ payment_intent: id })).data;

describe('the Payment Element in a page with the official React package', () => {
  it('pays with a card, and the page never sees the number', async () => {
    const { intent, frame } = await openShop();
    await fill(frame, '4242424242424242');
    await expect.poll(lastChange).toEqual({
      elementType: 'payment',
      complete: true,
      empty: false,
      collapsed: false,
      value: { type: 'card' },
    });
    await pay();
    expect(await outcome()).toEqual({ selected: 'card', status: 'succeeded', retrieved: 'succeeded' });
    expect(await page.content()).not.toMatch(/4242 ?4242/);
    expect(await chargesOf(intent)).toMatchObject([
      { amount: 1999, billing_details: { name: 'Ann Buyer', email: 'ann@example.com' } },
    ]);
  });

  it('sends nothing that is unfinished, says what a bank refused, and takes another card', async () => {
    const { intent, frame } = await openShop();
    await frame.getByLabel('Card number').pressSequentially('4242');
    await pay();
    expect(await outcome()).toMatchObject({
      error: { type: 'validation_error', code: 'incomplete_number' },
      retrieved: 'requires_payment_method',
    });
    await frame.getByText('Your card number is incomplete.').waitFor();
    await frame.getByLabel('Card number').clear();
    await fill(frame, '4000000000000002');
    await pay();
    await expect.poll(outcome).toMatchObject({ error: { code: 'card_declined' } });
    await frame.getByLabel('Card number').fill('5555555555554444');
    await pay();
    await expect.poll(outcome).toMatchObject({ status: 'succeeded' });
    expect(await chargesOf(intent)).toHaveLength(2);
  });

  it('asks for 3-D Secure where the card does', async () => {
    const { frame } = await openShop();
    await fill(frame, '4000002760003184');
    await pay();
    await page.frameLocator('dialog iframe').getByRole('button', { name: 'Complete' }).click();
    expect(await outcome()).toMatchObject({ status: 'succeeded' });
  });

  it('opens the wallet, which can be closed, declined, and paid with', async () => {
    const { intent, frame } = await openShop();
    await frame.getByLabel('Local wallet').check();
    await expect.poll(lastChange).toMatchObject({ complete: true, value: { type: 'local_wallet' } });
    await pay();
    await page.frameLocator('dialog iframe').getByText('$19.99').waitFor();
    const isWhole = page
      .frameLocator('dialog iframe')
      .getByRole('button', { name: 'Cancel' })
      .evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight);
    expect(await isWhole).toBe(true);
    await inWallet('Cancel');
    expect(await outcome()).toMatchObject({
      error: { type: 'validation_error' },
      retrieved: 'requires_payment_method',
    });
    await pay();
    await inWallet('Pay with a declined card');
    await expect.poll(outcome).toMatchObject({ error: { code: 'card_declined' } });
    await pay();
    await inWallet('Pay with Visa 4242');
    await expect.poll(outcome).toMatchObject({ selected: 'local_wallet', status: 'succeeded' });
    expect(await chargesOf(intent)).toHaveLength(2);
  });

  it('gives a wallet up whose script does not come, and opens it again', async () => {
    const { frame } = await openShop();
    await frame.getByLabel('Local wallet').check();
    await page.route('**/frames/wallet.js', (route) => route.abort());
    await page.clock.install();
    const failed = page.waitForEvent('pageerror');
    await pay();
    await page.frameLocator('dialog iframe').getByRole('button', { name: 'Cancel' }).waitFor();
    await page.clock.runFor(15_000);
    expect((await failed).message).toBe('The card provider does not answer.');
    await page.locator('dialog').waitFor({ state: 'detached' });
    problems = problems.filter((problem) => !/does not answer|ERR_FAILED/.test(problem));
    await page.unroute('**/frames/wallet.js');
    await pay();
    await inWallet('Pay with Visa 4242');
    await expect.poll(outcome).toMatchObject({ selected: 'local_wallet', status: 'succeeded' });
  });

  it('works without elements.submit() for an intent that is known, and opens the wallet then', async () => {
    const { frame } = await openShop('&unsubmitted');
    await frame.getByLabel('Local wallet').check();
    await pay();
    await inWallet('Pay with 3-D Secure');
    await page.frameLocator('dialog iframe[title^="3D"]').getByRole('button', { name: 'Complete' }).click();
    expect(await outcome()).toMatchObject({ status: 'succeeded' });
  });

  it('made for an amount, pays intents of that amount alone', async () => {
    const { frame } = await openShop('&amount=1999');
    await fill(frame, '4242424242424242');
    await pay();
    expect(await outcome()).toMatchObject({ status: 'succeeded' });

    const { intent, frame: other } = await openShop('&amount=1998');
    await fill(other, '4242424242424242');
    await pay();
    await expect.poll(() => problems).toContainEqual(expect.stringContaining('1998 usd'));
    expect(await chargesOf(intent)).toEqual([]);
    problems = [];
  });

  it('fits a phone and takes the page’s appearance', async () => {
    const { frame } = await openShop();
    const number = frame.getByLabel('Card number');
    await number.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(
      await number.evaluate((input) => {
        const { color, fontSize } = getComputedStyle(input);
        return [color, fontSize];
      }),
    ).toEqual(['rgb(18, 52, 86)', '17px']);
    await expect
      .poll(() =>
        frame
          .locator('#payment')
          .evaluate((main) => main.getBoundingClientRect().bottom <= window.innerHeight + 1),
      )
      .toBe(true);
  });

  it('says that it does not load for an intent that is gone, or cannot be asked for', async () => {
    const intent = await provider.stripe.paymentIntents.create({ amount: 1999, currency: 'usd' });
    await provider.stripe.paymentIntents.cancel(intent.id);
    await page.goto(`${shop.url}/?element=payment&secret=${intent.client_secret}`);
    await expect.poll(() => page.locator('#failure').textContent()).toMatch(/terminal state/);
    await provider.control('faults', { kind: 'error', method: 'GET', path: '/payment_intents/', count: 9 });
    await openShop();
    await expect.poll(() => page.locator('#failure').textContent()).toMatch(/error occurred/);
    expect(await page.getByRole('button', { name: 'Pay' }).isDisabled()).toBe(true);
    await provider.control('faults/clear');
    problems = problems.filter((problem) => !problem.includes('status of 500'));
  });
});
