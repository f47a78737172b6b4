import type { Page } from '@playwright/test';
import { contactPath } from '@thriftline/domain/base/collections';
import { MESSAGES, UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import { expect, test } from '../../kit/browser/fixtures.ts';
import { addProduct } from '../../kit/browser/forms.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import {
  createBooking,
  createCategory,
  createProduct,
  firestore,
  storePicture,
  takeEmailAway,
} from '../../kit/shop.ts';

/** The number on the welcome page above the words. */
function waiting(page: Page, words: string) {
  return page.getByRole('main').getByRole('link').filter({ hasText: words }).locator('p').first();
}

// Specification 2. `/dashboard`: welcome
test('the welcome page counts what waits for each role', async ({ openPage, admin, seller, buyer }) => {
  const categoryId = await createCategory(seller, `Trays ${Date.now()}`);
  const paid = { availability: true, paid: true };
  for (const [productname, product, booking] of [
    ['Tin tray', {}, {}],
    ['Oak tray', {}, {}],
    ['Ash tray', paid, { paid: true }],
  ] as const)
    await createBooking(buyer, await createProduct(seller, categoryId, { productname, ...product }), booking);

  for (const [account, counts] of [
    [buyer, { 'orders to pay': '2' }],
    [seller, { 'for sale': '2', sold: '1' }],
    [admin, { 'to verify': /^[1-9]/ }],
  ] as const) {
    const page = await openPage();
    await returnSignedIn(page, account);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: `Welcome, ${account.name}` })).toBeVisible();
    for (const [words, count] of Object.entries(counts))
      await expect(waiting(page, words), words).toHaveText(count);
  }
});

// Specification 2. Photo in the side menu, Not Found for what is missing
// Specification 3. Product.email is Unregisterd if absent
test('the menu shows the photo, and Not Found for an address that is missing, which buyers read as Unregisterd', async ({
  openPage,
  seller,
}) => {
  const categoryname = `Masks ${Date.now()}`;
  await createCategory(seller, categoryname);
  await firestore.doc(`users/${seller.uid}`).update({ photoURL: await storePicture(seller) });
  const page = await openPage();
  await returnSignedIn(page, seller);
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: `Photo of ${seller.name}` })).toBeVisible();
  await expect(page.getByText(seller.email, { exact: true })).toBeVisible();

  await takeEmailAway(seller);
  // A change of the account makes the page fetch a new token, which has no address any more.
  const renewed = page.waitForResponse(/\/v1\/token\?/);
  await firestore.doc(`users/${seller.uid}`).update({ status: 'Verified' });
  await renewed;
  await page.reload();
  await expect(page.getByText(MESSAGES.notFound, { exact: true })).toBeVisible();
  await addProduct(page, 'Papier mask', categoryname);
  await expect(page.getByText(MESSAGES.productAdded)).toBeVisible();
  const [product] = (await firestore.collection('products').where('sellerId', '==', seller.uid).get()).docs;
  const contact = await firestore.doc(contactPath(String(product?.id))).get();
  expect(contact.get('email')).toBe(UNREGISTERED);
});
