import { bookingDocumentId } from '@thriftline/domain/base/collections';
import { aPayment } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, login, test } from '../../kit/browser/fixtures.ts';
import { answer } from '../../kit/browser/forms.ts';
import { createBooking, createCategory, createOrder, createProduct, firestore } from '../../kit/shop.ts';
import { Lines } from '../means/line.ts';
import { readyForOffline } from '../means/network.ts';

/** Before anything gives up, on a slow machine, too: Auth does after 30 s. */
const EARLY_MS = 25_000;

test.use({ serviceWorkers: 'allow' });

const WAITING = 'Waiting to send';

test('when the servers stop and start again, two tabs lose nothing and send what waited', async ({
  openPage,
  seller,
  buyer,
}) => {
  const lines = new Lines();
  await lines.open();
  try {
    const categoryId = await createCategory(seller, `Stools ${Date.now()}`);
    const chair = await createProduct(seller, categoryId);
    await createBooking(buyer, chair);
    const page = await openPage({ baseURL: lines.origin });
    await login(page, buyer);
    await page.goto('/dashboard/myorders');
    const order = page.getByRole('row').filter({ hasText: 'Oak chair' });
    await expect(order.getByText('Shared after payment')).toBeVisible();
    await readyForOffline(page, 'Buyer');
    const other = await page.context().newPage();
    await other.goto(`/categories/${categoryId}`);
    await expect(other.getByRole('link', { name: 'Booked: see My Orders' })).toBeVisible();

    await lines.cut();
    for (const on of [page, other])
      await expect(on.getByText(/^We can’t connect right now\. You can still see/)).toBeVisible();
    await order.getByRole('button', { name: 'Delete' }).click();
    await answer(page, 'Delete your order of “Oak chair”?', 'Delete');
    await expect(order.getByText(WAITING)).toBeVisible();
    await page.reload();
    await expect(order.getByText(WAITING)).toBeVisible();

    // Said for some seconds alone: it is waited for from the beginning, not after all the rest.
    await Promise.all([lines.open(), expect(other.getByText('Everything works again.')).toBeVisible()]);
    await expect(order).toHaveCount(0);
    await expect
      .poll(async () => (await firestore.doc(`bookings/${chair}_${buyer.uid}`).get()).exists)
      .toBe(false);
    await expect(other.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  } finally {
    await lines.cut();
  }
});

test('with every server hanging from the start, what was seen and paid for shows at once, and nothing is said to be gone', async ({
  openPage,
  seller,
  buyer,
}) => {
  const lines = new Lines();
  await lines.open();
  try {
    const categoryId = await createCategory(seller, `Globes ${Date.now()}`);
    const [globe, never] = await Promise.all(
      ['Old globe', 'New globe'].map((productname) => createProduct(seller, categoryId, { productname })),
    );
    const orderId = `pi_${Date.now()}`;
    const sold = String(globe);
    await createOrder(orderId, { buyer, seller, productId: sold }, { state: 'paid', words: 'Old globe' });
    await createBooking(buyer, sold, { paid: true, paymentIntentId: orderId });
    await firestore.doc(`payments/${orderId}`).set({
      ...aPayment({ buyerId: buyer.uid, sellerId: seller.uid, youremail: buyer.email }),
      transactionId: orderId,
      bookingsId: bookingDocumentId(sold, buyer.uid),
      bookingId: sold,
      createdAt: Timestamp.now(),
    });
    const page = await openPage({ width: 360, height: 740, baseURL: lines.origin });
    await login(page, buyer);
    await page.goto('/dashboard/myorders');
    const order = page.getByRole('row').filter({ hasText: 'Old globe' });
    await expect(order).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('thriftline.remembered.keptPurchases')))
      .toContain(orderId);
    await readyForOffline(page, 'Buyer');

    lines.hang();
    const visit = (path: string) => page.goto(path, { waitUntil: 'commit' });
    await visit('/dashboard/myorders');
    await expect(order).toBeVisible({ timeout: EARLY_MS });
    await expect(page.getByText('We can’t connect right now.').first()).toBeVisible({ timeout: EARLY_MS });
    await expect(page.getByText(/^As of .*, not updated since\. There may be more\.$/)).toBeVisible();
    await visit(`/dashboard/receipts/${orderId}`);
    await expect(page.getByText('Old globe')).toBeVisible();
    await visit(`/dashboard/orders/${orderId}`);
    await expect(page.getByRole('heading', { name: 'Your pick-up code' })).toBeVisible();
    await expect(page.getByRole('link', { name: seller.email })).toBeVisible();
    await visit(`/products/${never}`);
    await expect(page.getByText('Not available offline yet')).toBeVisible();

    lines.answer();
    await expect(page.getByRole('heading', { name: 'New globe' })).toBeVisible();
    await expect(page.getByText('Not available offline yet')).toHaveCount(0);

    lines.hang('auth');
    await visit('/dashboard/myorders');
    await expect(order).toBeVisible({ timeout: EARLY_MS });
    await expect(page.getByText('Sign-in is temporarily down.')).toBeVisible({ timeout: EARLY_MS });
    lines.answer('auth');
    await expect(page.getByText('Everything works again.')).toBeVisible();
  } finally {
    await lines.cut();
  }
});
