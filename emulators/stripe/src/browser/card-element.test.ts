import { existsSync } from 'node:fs';
import type { StripeConstructor } from '@stripe/stripe-js';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { servePaymentPage } from '../testing/serve-payment-page.ts';

const LIMIT_MS = 60_000;
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS });

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FRAME = 'iframe[title="Secure card payment input frame"]';
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
    // Chromium reports every refused payment (402) as a failed resource.
    const isRefusal = message
      .text()
      .startsWith('Failed to load resource: the server responded with a status of 402');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
});
afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

async function openShop(query = ''): Promise<{ intent: Stripe.PaymentIntent; card: FrameLocator }> {
  const intent = await provider.stripe.paymentIntents.create({
    amount: 1999,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    metadata: { bookingsId: 'b1' },
  });
  await page.goto(`${shop.url}/?secret=${intent.client_secret}${query}`);
  return { intent, card: page.frameLocator(FRAME) };
}

async function fill(card: FrameLocator, number: string): Promise<void> {
  await card.getByLabel('Card number').pressSequentially(number);
  await card.getByLabel('Expiration date').pressSequentially(`12${NEXT_YEAR}`);
  await card.getByLabel('CVC').pressSequentially('123');
}

async function outcome(): Promise<{ status?: string; error?: object; retrieved: string }> {
  await page.waitForFunction(() => document.getElementById('outcome')?.textContent?.startsWith('{'));
  return JSON.parse(String(await page.locator('#outcome').textContent()));
}

/** Leaves out of the problems what a test brought about on purpose. */
function forgive(text: string): void {
  problems = problems.filter((problem) => !problem.includes(text));
}

const lastChange = async () => JSON.parse(String(await page.locator('#change').textContent()));
const payButton = () => page.getByRole('button', { name: 'Pay' });

describe('the card Element in a page with the official React package', () => {
  it('pays with the 4242 card, and the page never sees the number', async () => {
    const { intent, card } = await openShop();
    await fill(card, '4242424242424242');
    expect(await card.locator('input[name=cardnumber]').inputValue()).toBe('4242 4242 4242 4242');
    expect(await card.locator('input[name=exp-date]').inputValue()).toBe(`12 / ${NEXT_YEAR}`);
    await expect.poll(lastChange).toEqual({
      elementType: 'card',
      brand: 'visa',
      complete: true,
      empty: false,
      value: { postalCode: '' },
    });
    await payButton().click();
    expect(await outcome()).toEqual({ status: 'succeeded', retrieved: 'succeeded' });
    expect(await page.content()).not.toMatch(/4242 ?4242/);
    const paid = await provider.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      latest_charge: {
        billing_details: { name: 'Ann Buyer', email: 'ann@example.com' },
        payment_method_details: { card: { brand: 'visa', last4: '4242', checks: { cvc_check: 'pass' } } },
      },
    });
  });

  it('gives the provider’s message for a declined card, and another card can pay then', async () => {
    const { intent, card } = await openShop();
    await fill(card, '4000000000000002');
    await payButton().click();
    expect(await outcome()).toEqual({
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
      retrieved: 'requires_payment_method',
    });
    await card.getByLabel('Card number').fill('5555555555554444');
    await payButton().click();
    await expect.poll(async () => (await outcome()).status).toBe('succeeded');
    expect((await provider.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(2);
  });

  it.each([
    ['Complete', 'succeeded'],
    ['Fail', 'requires_payment_method'],
  ])('3-D Secure: %s in the challenge dialog leaves the intent %s', async (button, status) => {
    const { card } = await openShop();
    await fill(card, '4000002760003184');
    await payButton().click();
    const challenge = page.frameLocator('dialog iframe');
    await challenge.getByText('$19.99').waitFor();
    await page.keyboard.press('Escape');
    await challenge.getByRole('button', { name: button }).click();
    const result = await outcome();
    expect(result.retrieved).toBe(status);
    if (button === 'Fail') {
      expect(result.error).toMatchObject({ code: 'payment_intent_authentication_failure' });
    }
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it('says what is wrong while the card is typed, and sends nothing that is unfinished', async () => {
    const { card } = await openShop();
    await card.getByLabel('Card number').pressSequentially('4242424242424241');
    await expect.poll(lastChange).toMatchObject({ error: { message: 'Your card number is invalid.' } });
    expect(await card.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true');
    expect(await card.getByLabel('Card number').evaluate((input) => getComputedStyle(input).color)).toBe(
      'rgb(170, 0, 0)',
    );
    await card.getByLabel('Card number').fill('4242');
    await payButton().click();
    expect(await outcome()).toEqual({
      error: {
        type: 'validation_error',
        code: 'incomplete_number',
        message: 'Your card number is incomplete.',
      },
      retrieved: 'requires_payment_method',
    });
    await card.getByLabel('Card number').fill('4242424242424242');
    await card.getByLabel('Expiration date').fill('1220');
    await expect.poll(lastChange).toMatchObject({
      error: { message: "Your card's expiration year is in the past." },
    });
  });

  it('hears of a card that was typed before its script had come', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/frames/card.js', async (route) => {
      await held;
      await route.continue();
    });
    const { card } = await openShop();
    await card.getByLabel('Card number').fill('4242424242424242');
    await card.getByLabel('Expiration date').fill(`12 / ${NEXT_YEAR}`);
    await card.getByLabel('CVC').fill('123');
    letGo();
    await vi.waitFor(
      async () => expect(await lastChange()).toMatchObject({ complete: true, brand: 'visa' }),
      {
        timeout: LIMIT_MS,
      },
    );
    expect(await card.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  });

  it('fits a phone, takes the page’s style and is reached by its label', async () => {
    const { card } = await openShop('&zip=1');
    await card.getByLabel('ZIP').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const name of ['Card number', 'Expiration date', 'CVC', 'ZIP']) {
      const fits = await card.getByLabel(name).evaluate((input) => {
        const { top, right, bottom } = input.getBoundingClientRect();
        return top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight + 1;
      });
      expect(fits, `${name} is within the frame`).toBe(true);
    }
    expect(await card.getByLabel('CVC').evaluate((input) => getComputedStyle(input).fontSize)).toBe('17px');
    expect(await card.getByText('Test mode').isVisible()).toBe(true);
    await page.getByText('Card details').click();
    await expect
      .poll(() => card.getByLabel('Card number').evaluate((input) => input === document.activeElement))
      .toBe(true);
  });

  it('confirms once when asked twice at the same time', async () => {
    const { intent } = await openShop();
    const results = await page.evaluate(async (secret) => {
      const { Stripe: createStripe } = window as unknown as { Stripe: StripeConstructor };
      const stripe = createStripe('pk_test_local');
      const pay = () => stripe.confirmCardPayment(secret, { payment_method: 'pm_card_visa' });
      return Promise.all([pay(), pay()]);
    }, String(intent.client_secret));
    expect(results).toMatchObject([
      { paymentIntent: { status: 'succeeded' } },
      { error: { code: 'lock_timeout' } },
    ]);
    expect((await provider.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('a network that is gone is an error of the connection, not an exception', async () => {
    const { card } = await openShop();
    await fill(card, '4242424242424242');
    // Often, because Chromium itself tries again on connections it had used before.
    await provider.control('faults', { kind: 'disconnect', path: '/confirm$', count: 20 });
    await payButton().click();
    expect(await outcome()).toMatchObject({
      error: { type: 'api_connection_error' },
      retrieved: 'requires_payment_method',
    });
    await provider.control('faults/clear');
    forgive('net::ERR_');
  });

  it('an answer lost on the way is asked for again by the browser and pays once', async () => {
    const { intent, card } = await openShop();
    await fill(card, '4242424242424242');
    await provider.control('faults', { kind: 'disconnect', when: 'after', path: '/confirm$' });
    await payButton().click();
    expect((await outcome()).retrieved).toBe('succeeded');
    expect((await provider.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
    forgive('net::ERR_');
  });

  it('a frame whose page is not the one it was made for gets no card and no port', async () => {
    await openShop();
    const spokeElsewhere = page.waitForEvent('console', {
      predicate: (message) => message.text().includes("Failed to execute 'postMessage'"),
    });
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.title = 'stray';
      const heard: unknown[] = [];
      frame.src = `${address}/frames/card.html#${encodeURIComponent('https://elsewhere.example')}`;
      window.addEventListener('message', (event) => {
        if (event.source !== frame.contentWindow) return;
        heard.push(event.data);
        frame.title = `stray: ${JSON.stringify(heard)}`;
      });
      document.body.append(frame);
    }, provider.url);
    await spokeElsewhere;
    // What the frame sent before it spoke to elsewhere arrives before what it sends now.
    await page
      .frameLocator('iframe[title^="stray"]')
      .locator('body')
      .evaluate(() => {
        window.parent.postMessage('the last', '*');
      });
    const stray = page.locator('iframe[title^="stray"]');
    await expect.poll(() => stray.getAttribute('title')).toBe('stray: ["the last"]');
    forgive("Failed to execute 'postMessage'");
  });
});
