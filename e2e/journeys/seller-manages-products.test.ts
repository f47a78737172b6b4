import { contactPath } from '@thriftline/domain/collections';
import { MESSAGES } from '@thriftline/domain/messages';
import { expect, login, test } from './fixtures.ts';
import { answer } from './forms.ts';
import { createCategory, createProduct, firestore } from './shop.ts';

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
  const categories = visitor.getByRole('link', { name: `Teapots ${suffix}` });

  const page = await openPage();
  await login(page, seller);
  await page.goto('/dashboard/myproducts');
  const row = page.getByRole('row').filter({ hasText: productname });
  await expect(row.getByText('Available', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Advertise' }).click();
  await expect(page.getByText(MESSAGES.advertisementAdded)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Remove ad' })).toBeEnabled();
  await expect(row.getByRole('button', { name: 'Advertise' })).toHaveCount(0);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Advertised items' })).toBeVisible();
  await expect(advertised).toHaveAttribute('href', `/ads/${productId}`);

  await row.getByRole('button', { name: 'Remove ad' }).click();
  await expect(row.getByRole('button', { name: 'Advertise' })).toBeEnabled();
  await gone(`advertisements/${productId}`);
  await visitor.reload();
  await expect(categories).toBeVisible();
  await expect(advertised).toHaveCount(0);

  await row.getByRole('button', { name: 'Delete' }).click();
  await answer(page, `Delete “${productname}”?`, 'Cancel');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await answer(page, `Delete “${productname}”?`, 'Delete');
  await expect(page.getByText(MESSAGES.productDeleted)).toBeVisible();
  await expect(row).toHaveCount(0);
  await gone(`products/${productId}`);
  await gone(contactPath(productId));
});

test('a sold product is neither advertised nor deleted', async ({ openPage, seller }) => {
  const categoryId = await createCategory(seller, `Vases ${Date.now()}`);
  await createProduct(seller, categoryId, { availability: true, paid: true });
  const page = await openPage();
  await login(page, seller);
  await page.goto('/dashboard/myproducts');
  const row = page.getByRole('row').filter({ hasText: 'Oak chair' });
  await expect(row.getByText('Sold', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(row.getByRole('button', { name: 'Advertise' })).toHaveCount(0);
});

test('an empty form names each missing field, and that of a product counts the 140 characters', async ({
  openPage,
  seller,
}) => {
  await createCategory(seller, `Bowls ${Date.now()}`);
  const page = await openPage();
  await login(page, seller);
  await page.goto('/dashboard/addcategory');
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText(MESSAGES.fieldRequired, { exact: true })).toHaveCount(1);
  await expect(page.getByText(MESSAGES.photoRequired, { exact: true })).toBeVisible();
  await page.goto('/dashboard/addproduct');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText(MESSAGES.fieldRequired, { exact: true })).toHaveCount(10);
  await expect(page.getByText(MESSAGES.photoRequired, { exact: true })).toBeVisible();
  await page.getByLabel('Description').fill('x'.repeat(139));
  await expect(page.getByText('At least 140 characters', { exact: true })).toBeVisible();
  await page.getByLabel('Description').fill('x'.repeat(140));
  await expect(page.getByText('At least 140 characters', { exact: true })).toHaveCount(0);
  const conditions = page.getByLabel('Condition').locator('option:not([hidden])');
  await expect(conditions).toHaveText(['Excellent', 'Good', 'Fair']);
});
