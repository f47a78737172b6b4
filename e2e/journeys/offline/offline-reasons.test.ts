import { CURRENCY } from '@thriftline/domain/base/money';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test, visit } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { createBooking, createCategory, createProduct, firestore } from '../../kit/shop.ts';
import { cutNetwork, restoreNetwork } from '../means/network.ts';

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
  await returnSignedIn(page, admin);
  const acts = [
    ['/dashboard/addcategory', 'Add Category', 'Add Category', 'Adding a category'],
    ['/dashboard/payments', /Payments/, /^Refund/, 'Refunding'],
    ['/dashboard/listofbuyers', 'All Buyers', 'Make Admin', 'Changing accounts'],
    ['/dashboard/listofsellers', 'All Sellers', 'Make Admin', 'Changing accounts'],
    ['/dashboard/categories', 'Categories', 'Rename', 'Changing categories'],
  ] as const;
  for (const [address, heading, name, act] of acts) {
    await visit(page, address);
    // The page before it shows until this one is loaded.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    await expect(button).toBeEnabled();
    await expect(button).toHaveAccessibleDescription('');
    await cutNetwork(page);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(new RegExp(`^${act} needs a connection\\.`));
    await restoreNetwork(page);
    await expect(button).toBeEnabled();
  }
  await visit(page, '/dashboard/listofsellers');
  const verify = page.getByRole('link', { name: 'Unverfied' }).first();
  await expect(verify).toBeEnabled();
  await cutNetwork(page);
  await expect(verify).toBeDisabled();
  await expect(verify).toHaveAccessibleDescription(/^Changing accounts needs a connection\./);
});
