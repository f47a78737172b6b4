import type { Route } from '@playwright/test';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, test, typeCard, visit } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { createAccount, createBooking, createCategory, createProduct } from '../../kit/shop.ts';

const DAY_MS = 24 * 60 * 60_000;

// Specification 2. `/dashboard/payments/{id}`: the booking and the card form
test('the payment page of an order that is not there, or not one’s own, says so and leads to My Orders', async ({
  openPage,
  seller,
  buyer,
}) => {
  const productId = await createProduct(seller, await createCategory(seller, `Jars ${Date.now()}`));
  const another = await createAccount('Buyer', 'Ann Another');
  await createBooking(another, productId);
  const page = await openPage();
  await returnSignedIn(page, buyer);
  for (const id of ['none', `${productId}_${another.uid}`]) {
    await visit(page, `/dashboard/payments/${id}`);
    await expect(page.getByText('This order doesn’t exist'), id).toBeVisible();
  }
  await page.getByRole('link', { name: 'Open My Orders' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
});

// Specification 5. Pay button disabled until everything is there, and while processing
// Specification 8. Fetch failure: an error state with a way to try again
test('with a clock that is a day fast: Pay waits for provider, secret and card, says what it waits for, and a failed request is tried again', async ({
  openPage,
  seller,
  buyer,
}) => {
  const productId = await createProduct(seller, await createCategory(seller, `Jugs ${Date.now()}`));
  await createBooking(buyer, productId);
  const page = await openPage({ clock: Date.now() + DAY_MS });
  await returnSignedIn(page, buyer);
  const enabled = page.getByRole('button', { name: 'Pay', exact: true, disabled: false });
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  /** Requests that wait until they are released. */
  const held = new Map<string, Route>();
  const hold = (name: string, pattern: RegExp) =>
    page.route(pattern, (route) => void held.set(name, route), { times: 1 });
  const letGo = async (name: string) => {
    await expect.poll(() => held.has(name), name).toBe(true);
    await expect(enabled, name).toHaveCount(0);
    await held.get(name)?.continue();
  };

  // Playwright asks the last pattern first: the first request fails, the second is held.
  await hold('secret', /\/createPaymentIntent$/);
  await page.route(/\/createPaymentIntent$/, (route) => route.abort(), { times: 1 });
  // Something blocks the provider's script at first; the next is held.
  await hold('provider', /\/stripe\.js$/);
  await page.route(/\/stripe\.js$/, (route) => route.abort('blockedbyclient'), { times: 1 });
  await visit(page, `/dashboard/payments/${productId}_${buyer.uid}`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByText(/Reserving the item for you….*longer than usual\. You haven’t been charged/),
  ).toBeVisible();
  await letGo('secret');
  await expect(main.getByText(/^Reserved for you: (9|10):\d\d left/)).toBeVisible();
  await expect(main.getByText(/form didn’t load.*haven’t been charged.*content blockers/)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(
    main.getByText(/Loading the payment form….*longer than usual\. You haven’t been charged/),
  ).toBeVisible();
  await letGo('provider');
  await expect(pay).toBeDisabled();
  await typeCard(page, '4242424242424242');
  await expect(pay).toBeEnabled();

  await hold('confirmation', /\/v1\/payment_intents\/[^/]+\/confirm$/);
  await pay.click();
  await expect(main.getByText(/Processing your payment…/)).toBeVisible();
  await letGo('confirmation');
  await expect(page.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
});
