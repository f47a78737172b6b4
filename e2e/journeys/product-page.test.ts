import type { Page } from '@playwright/test';
import { formatPrice } from '@thriftline/domain/base/money';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, typeLogin, visit } from '../kit/browser/fixtures.ts';
import { answer, arriveAtPayment } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { advertise, createCategory, createProduct, firestore, withPictures } from '../kit/shop.ts';
import { holdScript } from './means/held-script.ts';

/** Which picture of the gallery fills its frame. */
function shownPicture(page: Page): Promise<string | null> {
  const track = page.getByRole('list', { name: /photos. Use the arrow keys/ });
  return track.evaluate((list) => {
    const at = Math.round(list.scrollLeft / list.clientWidth);
    return list.querySelectorAll('img')[at]?.getAttribute('alt') ?? null;
  });
}

for (const width of [360, 1280] as const) {
  test(`at ${width} px a buyer opens a product from its category, looks at its pictures, books it and goes back`, async ({
    openPage,
    seller,
    buyer,
  }) => {
    const suffix = `${width}-${Date.now().toString(36)}`;
    const categoryname = `Gallery ${suffix}`;
    const categoryId = await createCategory(seller, categoryname);
    const joined = Timestamp.fromDate(new Date('2024-05-15T12:00:00Z'));
    for (let place = 0; place < 10; place++) {
      await createProduct(seller, categoryId, {
        productname: `Chair ${place}`,
        createdAt: Timestamp.fromMillis(1e12 - place),
        ...(place === 1 ? { availability: true, paid: true } : {}),
        ...(place === 8 ? { ...(await withPictures(seller, 3)), sellerSince: joined } : {}),
      });
    }
    const page = await openPage({ width });
    await returnSignedIn(page, buyer);
    await page.goto(`/categories/${categoryId}`);
    if (width === 1280) {
      // Two rows are in sight at once.
      const inSecondRow = page.getByRole('article', { name: 'Chair 9', exact: true });
      await expect(inSecondRow.getByText('$45.50', { exact: true })).toBeInViewport({ ratio: 1 });
    }
    const card = page.getByRole('article', { name: 'Chair 8', exact: true });
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => window.scrollY);
    await card.getByRole('heading').getByRole('link', { name: 'Chair 8' }).click();
    await expect(page).toHaveURL(/\/products\/[\w-]+$/);
    await expect(page).toHaveTitle('Chair 8 - Thriftline');
    await expect(page.getByRole('heading', { level: 1, name: 'Chair 8' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByText('On Thriftline since May 2024')).toBeVisible();

    await page.getByRole('button', { name: 'Show photo 2: Side 2' }).click();
    await expect.poll(() => shownPicture(page)).toBe('Side 2');
    const track = page.getByRole('list', { name: '3 photos. Use the arrow keys to browse.' });
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownPicture(page)).toBe('Side 3');
    await page.keyboard.press('Home');
    await expect.poll(() => shownPicture(page)).toBe('Side 1');
    await page.keyboard.press('End');
    await expect.poll(() => shownPicture(page)).toBe('Side 3');
    // A swipe is a scroll of the row, which then snaps.
    await track.evaluate((list) => list.scrollTo({ left: list.clientWidth * 1.1, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Show photo 2: Side 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await page.getByRole('button', { name: 'Enlarge photo 2' }).click();
    const large = page.getByRole('dialog', { name: 'Large photos of Chair 8' });
    await expect(large.getByRole('img', { name: 'Side 2' })).toBeVisible();
    await large.getByRole('button', { name: 'Zoom in' }).click();
    await expect(large.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeFocused();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await page.getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mobile').fill('+44 1904 496 000');
    await dialog.getByLabel('Location').fill('York');
    await dialog.getByRole('button', { name: 'Book for $45.50' }).click();
    await arriveAtPayment(page);
    await expect(page.getByText('To pay: $45.50')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Pay', exact: true })).toBeVisible();
    await expect(page.getByText('Shared after payment')).toBeVisible();

    const ofSeller = page.getByRole('region', { name: `More from ${seller.name}` });
    const related = page.getByRole('region', { name: `More in ${categoryname}` });
    await expect(related.getByRole('heading', { level: 3 })).toHaveText(['Chair 6', 'Chair 7']);
    await expect(ofSeller.getByRole('heading', { level: 3 })).toHaveText([
      'Chair 0',
      'Chair 2',
      'Chair 3',
      'Chair 4',
      ...(width === 1280 ? ['Chair 5'] : []),
    ]);
    await ofSeller.getByRole('link', { name: 'Chair 2' }).click();
    await expect(page).toHaveTitle('Chair 2 - Thriftline');
    await page.goBack();
    await expect(page).toHaveTitle('Chair 8 - Thriftline');
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(before - 60);
    await expect(card).toBeInViewport();
  });
}

test('a product’s seller advertises and deletes it on its page, where another seller can do neither, but buy and follow', async ({
  openPage,
  seller,
  admin,
}) => {
  const categoryId = await createCategory(seller, `Own ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  const othersId = await createProduct(admin, categoryId);
  const page = await openPage();
  await returnSignedIn(page, seller);
  await page.goto(`/products/${othersId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak chair' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await page.getByRole('region', { name: 'Seller', exact: true }).getByRole('link').click();
  await expect(page).toHaveTitle(`${admin.name} - Thriftline`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await visit(page, '/dashboard/searches');
  await page.getByRole('button', { name: `Unfollow ${admin.name}` }).click();
  await expect(page.getByText(`You no longer follow ${admin.name}`)).toBeVisible();

  // Among others it is told apart, and nothing there sells it to its seller.
  await visit(page, `/categories/${categoryId}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  const own = page.getByRole('article').filter({ hasText: 'Your item' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('button', { name: 'Book Now' })).toHaveCount(0);

  await visit(page, '/dashboard/myproducts');
  await page.getByRole('row').getByRole('link', { name: 'Oak chair', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${productId}$`));
  await expect(page.getByText('This is your item.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Advertise' }).click();
  await expect(page.getByText(MESSAGES.advertisementAdded)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove ad' })).toBeEnabled();
  await page.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete “Oak chair”?', 'Delete');
  await expect(page.getByText(MESSAGES.productDeleted)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/myproducts$/);
  await expect.poll(async () => (await firestore.doc(`products/${productId}`).get()).exists).toBe(false);
});

test('a stranger comes from the home page to an advertised item, and through the login to booking it', async ({
  openPage,
  seller,
  buyer,
}) => {
  const productname = `Green globe ${Date.now().toString(36)}`;
  const categoryId = await createCategory(seller, `Globes ${Date.now()}`);
  const productId = await createProduct(seller, categoryId, { productname });
  await advertise(productId);
  const page = await openPage();
  const description = () => page.locator('meta[name="description"]').getAttribute('content');
  // Who reads on before the app runs stays at that place when it takes the page over.
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  // The app has taken a page over once it asks what the operator set.
  const asked = page.waitForRequest('**/api/settings');
  release();
  await asked;
  // Other fonts may move it a little.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(150);
  const ofTheSite = await description();
  await page.getByRole('link', { name: productname }).click();
  await expect(page).toHaveURL(new RegExp(`/ads/${productId}$`));
  await expect(page).toHaveTitle(`${productname} - Thriftline`);
  const summary = `${formatPrice(45.5)}, good condition, Leeds. A well kept oak chair.`;
  expect((await description())?.slice(0, summary.length)).toBe(summary);
  await expect(page.getByText(seller.name)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Second-hand things worth having - Thriftline');
  expect(await description()).toBe(ofTheSite);

  const takenOver = page.waitForRequest('**/api/settings');
  await page.goto(`/ads/${productId}`);
  await takenOver;
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Log in to book' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // What the server wrote about the item does not stay on other pages.
  await expect(page.locator('link[rel="canonical"], script[type="application/ld+json"]')).toHaveCount(0);
  expect(await description()).toBe(ofTheSite);
  await typeLogin(page, buyer);
  await expect(page).toHaveURL(new RegExp(`/products/${productId}$`));
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
});

test('a sold item says so on both of its pages, and cannot be booked', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Sold ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  await advertise(productId);
  const sold = { availability: true, paid: true };
  const page = await openPage();
  await returnSignedIn(page, buyer);
  await page.goto(`/products/${productId}`);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
  // Sold while it is looked at.
  await firestore.doc(`products/${productId}`).update(sold);
  await expect(page.getByText(MESSAGES.soldOut)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /wish list/ })).toBeDisabled();

  await firestore.doc(`advertisements/${productId}`).update(sold);
  await visit(page, `/ads/${productId}`);
  await expect(page.getByText(MESSAGES.soldOut)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See more items' })).toHaveAttribute(
    'href',
    `/categories/${categoryId}`,
  );
});

test('a hold is counted down on the product’s page', async ({ openPage, seller, buyer }) => {
  const categoryId = await createCategory(seller, `Held ${Date.now()}`);
  const until = Timestamp.fromMillis(Date.now() + 540_000);
  const productId = await createProduct(seller, categoryId, { hold: { id: 'a-hold', until } });
  const page = await openPage();
  await returnSignedIn(page, buyer);
  await page.goto(`/products/${productId}`);
  await expect(page.getByText(/Being bought, free again in \d:\d\d/)).toBeVisible();
});

test('items that are not there say so, and one that cannot be read is asked for again', async ({
  openPage,
  seller,
}) => {
  const categoryId = await createCategory(seller, `Gone ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  await advertise(productId);
  const page = await openPage();
  await page.goto('/ads/none');
  await expect(page.getByRole('heading', { name: 'This item doesn’t exist' })).toBeVisible();
  await page.route('**/api/advertisement/*', (route) => route.fulfill({ status: 503 }));
  // From another page: whoever opens its own address finds the item in it.
  await visit(page, '/help');
  await visit(page, `/ads/${productId}`);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/api/advertisement/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oak chair' })).toBeVisible();
  await returnSignedIn(page, seller);
  await page.goto('/products/none');
  await expect(page.getByRole('heading', { name: 'This item doesn’t exist' })).toBeVisible();
});
