import { contactPath } from '@thriftline/domain/base/collections';
import { formatPrice } from '@thriftline/domain/base/money';
import { FIELD_REQUIRED, MESSAGES, PHOTO_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { expect, test, visit } from '../kit/browser/fixtures.ts';
import { answer, pickAnotherPhoto } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { createBooking, createCategory, createProduct, firestore } from '../kit/shop.ts';

// Specification 1. Sellers list, advertise, are verified
// Specification 2. `/`: advertised items, only unsold
// Specification 2. `/dashboard/myproducts`: availability, advertise, delete
// Specification 8. “Product is deleted”
// Specification 8. “Advertisement Successfully Added”
test('a seller advertises a product once, takes the advertisement back and deletes the product', async ({
  openPage,
  seller,
}) => {
  const suffix = Date.now().toString(36);
  const productname = `Blue teapot ${suffix}`;
  const categoryId = await createCategory(seller, `Teapots ${suffix}`);
  const productId = await createProduct(seller, categoryId, { productname });
  // The screen shows a write before the server has it.
  const gone = (path: string) =>
    expect.poll(async () => (await firestore.doc(path).get()).exists, path).toBe(false);
  const visitor = await openPage();
  const advertised = visitor.getByRole('link', { name: productname });
  const categories = visitor.getByRole('link', { name: `Teapots ${suffix}` }).first();

  const page = await openPage();
  await returnSignedIn(page, seller);
  await page.goto('/dashboard/myproducts');
  const row = page.getByRole('row').filter({ hasText: productname });
  await expect(row.getByText('Available', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Advertise' }).click();
  await expect(page.getByText(MESSAGES.advertisementAdded)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Remove ad' })).toBeEnabled();
  await expect(row.getByRole('button', { name: 'Advertise' })).toHaveCount(0);
  await page.goto('/dashboard/myproducts?status=advertised');
  await expect(page.getByRole('button', { name: 'Advertised (1)' })).toBeVisible();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'All (1)' }).click();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Advertised items' })).toBeVisible();
  await expect(advertised).toHaveAttribute('href', `/ads/${productId}`);

  await row.getByRole('button', { name: 'Remove ad' }).click();
  await expect(row.getByRole('button', { name: 'Advertise' })).toBeEnabled();
  await gone(`advertisements/${productId}`);
  await visitor.reload();
  await expect(categories).toBeVisible();
  await expect(advertised).toHaveCount(0);

  const more = row.getByRole('button', { name: `More actions for ${productname}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await firestore.doc(`products/${productId}`).get()).get('hidden'))
    .toBe(true);
  await more.click();
  await page.getByRole('menuitem', { name: 'Unhide' }).click();
  await expect(row.getByText('Available', { exact: true })).toBeVisible();

  const remove = async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await remove();
  await answer(page, `Delete “${productname}”?`, 'Cancel');
  await expect(row).toBeVisible();
  await remove();
  await answer(page, `Delete “${productname}”?`, 'Delete');
  await expect(page.getByText(MESSAGES.productDeleted)).toBeVisible();
  await expect(row).toHaveCount(0);
  await gone(`products/${productId}`);
  await gone(contactPath(productId));
});

test('a seller edits a product and drops its price, and whoever booked it is told', async ({
  openPage,
  seller,
  buyer,
}) => {
  const suffix = Date.now().toString(36);
  const categoryId = await createCategory(seller, `Cups ${suffix}`);
  const otherId = await createCategory(seller, `Mugs ${suffix}`);
  const productId = await createProduct(seller, categoryId, { productname: `Cup ${suffix}` });
  await createBooking(buyer, productId);
  const page = await openPage();
  await returnSignedIn(page, seller);
  await page.goto('/dashboard/myproducts');
  const row = page.getByRole('row').filter({ hasText: `Cup ${suffix}` });
  await row.getByRole('button', { name: `Change the price of Cup ${suffix}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change the price of “Cup ${suffix}”` });
  await dialog.getByLabel('Resale price').fill('40');
  await dialog.getByRole('button', { name: 'Save price' }).click();
  await expect(page.getByText(`The price is now ${formatPrice(40)}`)).toBeVisible();

  await row.getByRole('button', { name: `More actions for Cup ${suffix}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const name = page.getByLabel('Product name');
  await expect(name).toHaveValue(`Cup ${suffix}`);
  await expect(page.getByLabel('Resale price')).toHaveValue('40');
  await name.fill(`Mug ${suffix}`);
  await page.getByLabel('Category').selectOption(`Mugs ${suffix}`);
  await page.getByLabel('Mobile').fill('+44 113 496 0009');
  await pickAnotherPhoto(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Mug ${suffix}` })).toContainText(`Mugs ${suffix}`);
  const stored = async (path: string) => (await firestore.doc(path).get()).data();
  // The screen shows a write before the server has it.
  await expect
    .poll(() => stored(`products/${productId}`))
    .toMatchObject({ productname: `Mug ${suffix}`, resaleprice: 40, categoryId: otherId });
  expect((await stored(`products/${productId}`))?.pictures).toHaveLength(2);
  await expect.poll(() => stored(contactPath(productId))).toMatchObject({ mobile: '+44 113 496 0009' });

  const buyersPage = await openPage();
  await returnSignedIn(buyersPage, buyer);
  await buyersPage.goto('/dashboard/myorders');
  const told = `Changed since you booked: “Mug ${suffix}”, now ${formatPrice(40)}`;
  await expect(buyersPage.getByText(told)).toBeVisible();
  await buyersPage.getByRole('link', { name: 'Pay' }).click();
  await expect(buyersPage.getByText(`It’s now “Mug ${suffix}” for ${formatPrice(40)}`)).toBeVisible();
  await buyersPage.getByRole('button', { name: `Continue at ${formatPrice(40)}` }).click();
  await expect(buyersPage.getByText(`To pay: ${formatPrice(40)}`)).toBeVisible();

  // While the buyer has it, it stays as it is.
  await expect(row.or(page.getByRole('row').filter({ hasText: `Mug ${suffix}` }))).toContainText(
    'Being bought',
  );
  await expect(page.getByRole('button', { name: `Change the price of Mug ${suffix}` })).toBeDisabled();
});

// Specification 2. `/dashboard/myproducts`: availability, advertise, delete
// Specification 4. A sold product cannot be advertised
test('a sold product is neither advertised nor deleted, alone or among others', async ({
  openPage,
  seller,
}) => {
  const categoryId = await createCategory(seller, `Vases ${Date.now()}`);
  await createProduct(seller, categoryId, { availability: true, paid: true });
  const stools = await Promise.all(
    ['Elm stool', 'Ash stool'].map((productname) => createProduct(seller, categoryId, { productname })),
  );
  const page = await openPage();
  await returnSignedIn(page, seller);
  await page.goto('/dashboard/myproducts');
  const row = page.getByRole('row').filter({ hasText: 'Oak chair' });
  await expect(row.getByText('Sold', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Advertise' })).toHaveCount(0);
  await row.getByRole('button', { name: 'More actions for Oak chair' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  const all = page.getByRole('checkbox', { name: 'Select all 3 shown' });
  await all.check();
  await page.getByRole('button', { name: 'Hide selected items', exact: true }).click();
  await answer(page, 'Hide 2 items?', 'Hide');
  await expect(page.getByText('2 items hidden.')).toBeVisible();
  await expect(page.getByText('“Oak chair” wasn’t hidden. It’s sold.')).toBeVisible();
  await expect(page.getByText('Hidden', { exact: true })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select Elm stool' }).check();
  await page.getByRole('checkbox', { name: 'Select Oak chair' }).check();
  await page.getByRole('button', { name: 'Delete selected items' }).click();
  await answer(page, 'Delete 1 item?', 'Delete');
  await expect(page.getByText('1 item deleted.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Elm stool' })).toHaveCount(0);
  for (const [place, left] of [false, true].entries()) {
    await expect.poll(async () => (await firestore.doc(`products/${stools[place]}`).get()).exists).toBe(left);
  }
});

// Specification 2. `/dashboard/addproduct`: product form
// Specification 5. Add product: Field is required for every field
// Specification 5. Add product: Photo is required
// Specification 5. Description of 140 or more
// Specification 5. Add category: name required, photo required
// Specification 8. “Field is required”
// Specification 8. “Photo is required”
// Specification 9. Description minimum length 140
// Specification 9. Conditions Excellent, Good, Fair
test('an empty form names each missing field, and that of a product counts the 140 characters', async ({
  openPage,
  seller,
}) => {
  await createCategory(seller, `Bowls ${Date.now()}`);
  const page = await openPage();
  await returnSignedIn(page, seller);
  await page.goto('/dashboard/addcategory');
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText(inEnglish(FIELD_REQUIRED), { exact: true })).toHaveCount(1);
  await expect(page.getByText(inEnglish(PHOTO_REQUIRED), { exact: true })).toBeVisible();
  await visit(page, '/dashboard/addproduct');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText(inEnglish(FIELD_REQUIRED), { exact: true })).toHaveCount(10);
  await expect(page.getByText(inEnglish(PHOTO_REQUIRED), { exact: true })).toBeVisible();
  await page.getByLabel('Description').fill('x'.repeat(139));
  await expect(page.getByText('At least 140 characters', { exact: true })).toBeVisible();
  await page.getByLabel('Description').fill('x'.repeat(140));
  await expect(page.getByText('At least 140 characters', { exact: true })).toHaveCount(0);
  const conditions = page.getByLabel('Condition').locator('option:not([hidden])');
  await expect(conditions).toHaveText(['Excellent', 'Good', 'Fair']);
});
