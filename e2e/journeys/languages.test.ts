import { expect, test } from '../kit/browser/fixtures.ts';
import { advertise, createCategory, createProduct } from '../kit/shop.ts';

test('a reader of German is led to the item’s address in German, and changes the language without losing what is typed', async ({
  openPage,
  seller,
}) => {
  const productname = `Green lamp ${Date.now()}`;
  const categoryId = await createCategory(seller, `Lamps ${Date.now()}`);
  const id = await createProduct(seller, categoryId, { productname });
  await advertise(id);
  const page = await openPage();
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('language', '"de"'));
  await page.goto(`/ads/${id}?from=mail`);
  await expect(page).toHaveURL(`/de/ads/${id}?from=mail`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: productname })).toBeVisible();

  const search = page.getByRole('searchbox').first();
  await search.fill('half a word');
  await page.locator('footer select').selectOption('ar');
  await expect(page).toHaveURL(`/ar/ads/${id}?from=mail`);
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(search).toHaveValue('half a word');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/ar/ads/${id}$`));

  await page.locator('header a').first().click();
  await expect(page).toHaveURL('/ar/');
  await page.goBack();
  await expect(page).toHaveURL(`/ar/ads/${id}?from=mail`);
  // It was chosen: an address without language is read in it, too.
  await page.goto('/blog');
  await expect(page).toHaveURL('/ar/blog');
});

test('a page of the app has one address, read in the language that another one named', async ({
  openPage,
}) => {
  const page = await openPage({ provokes: [/404/] });
  await page.goto('/de/login');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/de/de/');
  await expect(page).toHaveURL('/de/de/');
  await expect(page.getByText('Page not found').first()).toBeVisible();
});
