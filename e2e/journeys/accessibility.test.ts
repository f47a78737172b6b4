import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, login, test } from './fixtures.ts';
import { type Account, createBooking, createCategory, createProduct } from './shop.ts';

/** A phone and a desktop. */
const WIDTHS = [360, 1280] as const;
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG on the page as it stands, in a line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}

async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  const faults: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    const width = page.viewportSize()?.width ?? 0;
    const found = await violations(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`scrolls sideways: ${wide} px`);
    if (found.length > 0) faults[`${address} at ${width} px`] = found;
  }
  expect(faults).toEqual({});
}

/** A category with a product that somebody booked. */
async function shop(seller: Account, buyer: Account): Promise<{ categoryId: string; bookingsId: string }> {
  const categoryId = await createCategory(seller, `Axe ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  await createBooking(buyer, productId);
  return { categoryId, bookingsId: `${productId}_${buyer.uid}` };
}

for (const width of WIDTHS) {
  test(`at ${width} px the open pages have no violation of WCAG`, async ({ openPage, seller, buyer }) => {
    await shop(seller, buyer);
    const page = await openPage({ width });
    await expectAccessible(page, ['/', '/login', '/signup', '/reset-password', '/blog', '/no-such-page']);
  });

  test(`at ${width} px the pages of a buyer have no violation of WCAG`, async ({
    openPage,
    seller,
    buyer,
  }) => {
    const { categoryId, bookingsId } = await shop(seller, buyer);
    const page = await openPage({ width });
    await login(page, buyer);
    await expectAccessible(page, [
      '/dashboard',
      '/dashboard/myorders',
      '/dashboard/wishlist',
      `/dashboard/payments/${bookingsId}`,
      `/categories/${categoryId}?condition=Good&q=oak`,
    ]);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByLabel('Lowest price')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`at ${width} px the pages of a seller have no violation of WCAG`, async ({
    openPage,
    seller,
    buyer,
  }) => {
    const { categoryId } = await shop(seller, buyer);
    const page = await openPage({ width });
    await login(page, seller);
    await expectAccessible(page, [
      '/dashboard',
      '/dashboard/addcategory',
      '/dashboard/addproduct',
      '/dashboard/myproducts',
      `/categories/${categoryId}`,
    ]);
  });

  test(`at ${width} px the pages of an admin have no violation of WCAG`, async ({
    openPage,
    admin,
    seller,
    buyer,
  }) => {
    await shop(seller, buyer);
    const page = await openPage({ width });
    await login(page, admin);
    await expectAccessible(page, [
      '/dashboard',
      '/dashboard/listofadmin',
      '/dashboard/listofbuyers',
      '/dashboard/listofsellers',
    ]);
  });
}
