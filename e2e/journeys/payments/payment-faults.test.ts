import type { Page } from '@playwright/test';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, test, typeCard, WatchedPages } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import {
  type Account,
  createAccount,
  createBooking,
  createCategory,
  createProduct,
  firestore,
} from '../../kit/shop.ts';

const CONFIRM = '**/v1/payment_intents/*/confirm';

// All of them in one session of one buyer: signing in again for each would take longer than paying.
let seller: Account;
let buyer: Account;
let categoryId: string;
let pages: WatchedPages;
let payer: Page;

test.beforeAll(async ({ browser }) => {
  [seller, buyer] = [await createAccount('Seller', 'Sal Seller'), await createAccount('Buyer', 'Bea Buyer')];
  categoryId = await createCategory(seller, `Chairs ${Date.now()}`);
  pages = new WatchedPages(browser);
  payer = await pages.open({ width: 360, height: 740 });
  await returnSignedIn(payer, buyer);
});

test.afterAll(() => pages.close());

/** A product of its own that the buyer has booked, with the id of the booking. */
async function aBookedProduct(...buyers: Account[]) {
  const productId = await createProduct(seller, categoryId);
  for (const buyer of buyers) await createBooking(buyer, productId);
  return { productId, bookingsIds: buyers.map(({ uid }) => `${productId}_${uid}`) };
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });

async function goToPay(page: Page, bookingsId: string | undefined): Promise<void> {
  await page.goto(`/dashboard/payments/${bookingsId}`);
  await expect(page.getByText(/Reserved for you: \d+:\d\d left/)).toBeVisible();
}

/** Types the card and presses Pay, as soon as the form takes it. */
async function payWith(page: Page, card: string): Promise<void> {
  await typeCard(page, card);
  await payButton(page).click();
}

/** Answers the dialog of the bank that asks for 3-D Secure. */
async function answerChallenge(page: Page, button: 'Complete' | 'Fail'): Promise<void> {
  const challenge = page.frameLocator('iframe[title="3D Secure authentication"]');
  await challenge.getByRole('button', { name: button }).click();
}

test('each test card that is refused says why in red under the form, and 3-D Secure pays', async () => {
  const { productId, bookingsIds } = await aBookedProduct(buyer);
  await goToPay(payer, bookingsIds[0]);
  for (const [card, message] of [
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4000000000000069', 'Your card has expired.'],
    ['4000000000000127', "Your card's security code is incorrect."],
  ] as const) {
    await payWith(payer, card);
    const fault = payer.getByRole('alert').filter({ hasText: message });
    await expect(fault).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await fault.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(green + blue);
  }
  await payWith(payer, '4000002760003184');
  await answerChallenge(payer, 'Fail');
  await expect(payer.getByRole('alert').filter({ hasText: /authenticate/ })).toBeVisible();
  expect((await firestore.collection('payments').where('bookingId', '==', productId).get()).size).toBe(0);

  await payButton(payer).click();
  await answerChallenge(payer, 'Complete');
  await expect(payer.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
});

test('another buyer sees the hold count down, through a declined card, and it is free again after leaving and its time', async ({
  openPage,
}) => {
  const rival = await createAccount('Buyer', 'Rob Rival');
  const { productId, bookingsIds } = await aBookedProduct(buyer, rival);
  const product = firestore.doc(`products/${productId}`);
  await product.update({ productname: 'Elm chair' });
  const watcher = await openPage({ width: 360, height: 740 });
  await returnSignedIn(watcher, rival);
  await watcher.goto(`/categories/${categoryId}`);
  const card = watcher.getByRole('article', { name: 'Elm chair' });
  await expect(card).toBeVisible();
  await payer.setViewportSize({ width: 1280, height: 900 });
  const held = card.getByText(/^Being bought, free again in \d:\d\d$/);

  await goToPay(payer, bookingsIds[0]);
  await expect(held).toBeVisible();
  const first = await held.textContent();
  await expect(held).not.toHaveText(first ?? '');
  await payer.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(held).toHaveCount(0);

  await goToPay(payer, bookingsIds[0]);
  await expect(held).toBeVisible();
  await payWith(payer, '4000000000000002');
  await expect(payer.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  await expect(payer.getByText(/Reserved for you:/)).toBeVisible();
  await expect(held).toBeVisible();
  await payer.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(held).toHaveCount(0);

  // The rival takes it: now the first buyer waits, until the time is over.
  await goToPay(watcher, bookingsIds[1]);
  await payer.goto(`/dashboard/payments/${bookingsIds[0]}`);
  await expect(payer.getByText(/Being bought, free again in \d:\d\d/)).toBeVisible();
  await product.update({ 'hold.until': new Date(Date.now() + 2_000) });
  await expect(payer.getByText('This item is available again.')).toBeVisible();
  await payer.getByRole('button', { name: 'Try again' }).click();
  await expect(payer.getByText(/Reserved for you/)).toBeVisible();
  const attempt = await firestore.doc(`paymentAttempts/${bookingsIds[0]}`).get();
  expect((await product.get()).get('hold.id')).toBe(attempt.get('holdId'));
});

test('a page that lost the connection while paying finds out by itself that the card was charged', async () => {
  const { bookingsIds } = await aBookedProduct(buyer);
  await goToPay(payer, bookingsIds[0]);
  let connected = true;
  await payer.context().route('**/v1/payment_intents/**', async (route) => {
    if (connected && !route.request().url().endsWith('/confirm')) return route.continue();
    // The request arrives, its answer does not.
    if (connected) await route.fetch();
    connected = false;
    return route.abort();
  });
  await payWith(payer, '4242424242424242');
  await expect(payer.getByText(/checking whether your card was charged/)).toBeVisible();
  connected = true;
  await expect(payer.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
  await payer.context().unrouteAll();
  expect((await firestore.doc(`bookings/${bookingsIds[0]}`).get()).get('paid')).toBe(true);
});

test('a tab that is closed while paying loses nothing', async () => {
  const { productId, bookingsIds } = await aBookedProduct(buyer);
  const page = await payer.context().newPage();
  await goToPay(page, bookingsIds[0]);
  await page.context().route(CONFIRM, async (route) => {
    await route.fetch();
    await page.close();
  });
  await payWith(page, '4242424242424242');
  const booking = firestore.doc(`bookings/${bookingsIds[0]}`);
  await expect.poll(async () => (await booking.get()).get('paid')).toBe(true);
  await payer.context().unrouteAll();
  const payment = await firestore.doc(`payments/${(await booking.get()).get('transactionId')}`).get();
  expect(payment.data()).toMatchObject({ status: 'recorded', amount: 4550, bookingId: productId });
});

// Specification 1. Beyond it: the Payment Element with wallets, if the operator wants
test('where the operator takes wallets, one that is closed or declined keeps the item, and one that pays buys it', async () => {
  const { productId, bookingsIds } = await aBookedProduct(buyer);
  // This page alone hears of it: the shop is others' as well.
  await payer.route('**/api/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), paymentElement: true } });
  });
  // The first form does not come, for want of an answer about its intent.
  const intents = /\/v1\/payment_intents\/[^/]+\?/;
  await payer.route(intents, (route) => route.abort());
  await goToPay(payer, bookingsIds[0]);
  await expect(payer.getByText(/payment form didn’t load/)).toBeVisible();
  await payer.unroute(intents);
  await payer.getByRole('button', { name: 'Retry' }).click();

  const form = payer.frameLocator('iframe[title="Secure payment input frame"]');
  const wallet = payer.frameLocator('iframe[title="Local wallet"]');
  await expect(payButton(payer)).toBeDisabled();
  await form.getByLabel('Local wallet').check();
  await payButton(payer).click();
  await expect(wallet.getByText('$45.50')).toBeVisible();
  await wallet.getByRole('button', { name: 'Cancel' }).click();
  await expect(payer.getByRole('alert').filter({ hasText: /wallet was closed/ })).toBeVisible();
  await payButton(payer).click();
  await wallet.getByRole('button', { name: 'Pay with a declined card' }).click();
  await expect(payer.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  await expect(payer.getByText(/Reserved for you:/)).toBeVisible();

  await payButton(payer).click();
  await wallet.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
  await answerChallenge(payer, 'Complete');
  await expect(payer.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
  const payments = await firestore.collection('payments').where('bookingId', '==', productId).get();
  expect(payments.docs.map((payment) => payment.get('amount'))).toEqual([4550]);
});
