import { expect, login, test } from './fixtures.ts';
import { answer } from './forms.ts';
import { Lines } from './line.ts';
import { readyForOffline } from './network.ts';
import { createBooking, createCategory, createProduct, firestore } from './shop.ts';

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
    await expect(order.getByText('Shown once it is paid')).toBeVisible();
    await readyForOffline(page);
    const other = await page.context().newPage();
    await other.goto(`/categories/${categoryId}`);
    await expect(other.getByRole('link', { name: 'Booked: see My Orders' })).toBeVisible();

    await lines.cut();
    for (const on of [page, other]) await expect(on.getByText('The server does not answer.')).toBeVisible();
    await order.getByRole('button', { name: 'Delete' }).click();
    await answer(page, 'Delete your order of “Oak chair”?', 'Delete');
    await expect(order.getByText(WAITING)).toBeVisible();
    await page.reload();
    await expect(order.getByText(WAITING)).toBeVisible();

    await lines.open();
    await expect(order).toHaveCount(0);
    await expect
      .poll(async () => (await firestore.doc(`bookings/${chair}_${buyer.uid}`).get()).exists)
      .toBe(false);
    await expect(other.getByRole('button', { name: 'Book Now' })).toBeEnabled();
    await expect(other.getByText('You are back online.')).toBeVisible();
  } finally {
    await lines.cut();
  }
});
