import { CURRENCY } from '@thriftline/domain/base/money';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, login, test } from '../../kit/browser/fixtures.ts';
import { createBooking, createCategory, createProduct, firestore } from '../../kit/shop.ts';
import { cutNetwork, readyForOffline, restoreNetwork } from '../means/network.ts';

test.use({ serviceWorkers: 'allow' });

test('what cannot be done offline is disabled, and says why to whoever cannot see the notice', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const productId = await createProduct(seller, await createCategory(seller, `Reasons ${Date.now()}`));
  await createBooking(buyer, productId);
  await firestore.doc(`payments/pi_reason_${buyer.uid}`).set({
    productprice: 45.5,
    transactionId: `pi_reason_${buyer.uid}`,
    youremail: buyer.email,
    bookingsId: `${productId}_${buyer.uid}`,
    bookingId: productId,
    buyerId: buyer.uid,
    sellerId: seller.uid,
    amount: 4550,
    currency: CURRENCY,
    status: 'recorded',
    createdAt: FieldValue.serverTimestamp(),
  });
  const page = await openPage();
  await login(page, admin);
  await readyForOffline(page);
  const acts = [
    ['/dashboard/addcategory', 'Add Category', 'Adding a category'],
    ['/dashboard/payments', /^Refund/, 'Refunding'],
    ['/dashboard/listofbuyers', 'Make Admin', 'Changing accounts'],
    ['/dashboard/listofsellers', 'Make Admin', 'Changing accounts'],
    ['/dashboard/categories', 'Rename', 'Changing categories'],
  ] as const;
  for (const [address, name, act] of acts) {
    await page.goto(address);
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    await expect(button).toBeEnabled();
    await expect(button).toHaveAccessibleDescription('');
    await cutNetwork(page);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(new RegExp(`^${act} needs a connection\\.`));
    await restoreNetwork(page);
    await expect(button).toBeEnabled();
  }
  await page.goto('/dashboard/listofsellers');
  const verify = page.getByRole('link', { name: 'Unverfied' }).first();
  await expect(verify).toBeEnabled();
  await cutNetwork(page);
  await expect(verify).toBeDisabled();
  await expect(verify).toHaveAccessibleDescription(/^Changing accounts needs a connection\./);
});
