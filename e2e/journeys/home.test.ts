import { expect, test } from './fixtures.ts';
import { createCategory } from './shop.ts';

test('the home page leads to the blog and the categories, and hides advertisements when there are none', async ({
  openPage,
  seller,
}) => {
  const categoryname = `Home ${Date.now()}`;
  const categoryId = await createCategory(seller, categoryname);
  const page = await openPage();
  await page.route('**/api/home/advertisements', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  // A chip on the first screen, a card with a picture further down.
  for (const part of [
    page.getByRole('navigation', { name: 'Categories' }),
    page.getByRole('region', { name: 'Top categories' }),
  ])
    await expect(part.getByRole('link', { name: categoryname })).toHaveAttribute(
      'href',
      `/categories/${categoryId}`,
    );
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  const all = await openPage();
  await all.goto('/categories');
  await expect(all.getByRole('link', { name: categoryname })).toContainText('No items');
  await expect(page.getByRole('heading', { name: 'Advertised items' })).toHaveCount(0);
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await page.getByRole('link', { name: 'Read the blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('article')).toHaveCount(4);
});
